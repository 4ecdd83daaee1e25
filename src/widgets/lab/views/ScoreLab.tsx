import type { Card, Position, Ruleset, Seat } from '../../../engine/index.ts';
import { Choice, NumberField, Switch } from '../../desk/fields.tsx';
import { ScoreSheet } from '../../desk/ScoreSheet.tsx';
import { ClauseLinks } from '../../words/ClauseLinks.tsx';
import { numberText } from '../../words/phrase.ts';
import { sideName } from '../../words/reader.ts';
import { pointsText, scoreSheet } from '../../words/score-sheet.ts';
import { Bench, type LabViewProps, settledOf, shownLine } from '../Bench.tsx';
import { playerWords } from '../kinds/lab-players.ts';
import { mostScore } from '../kinds/lab-scores.ts';
import {
  asksForOwnCanasta,
  nextMinimums,
  type ScoreState,
  type SideAtEnd,
  scoreLab,
  tidyScore,
} from '../kinds/score-lab.ts';
import type { LabSpeech } from '../lab-speech.ts';
import { meldTrays } from '../trays/meld-trays.tsx';
import { NewMeld } from '../trays/NewMeld.tsx';
import type { TrayData } from '../trays/Tray.tsx';
import { ContractFields } from './ContractFields.tsx';

/** No penalties of a deal are higher. */
const mostPenalties = 20_000;

/** The score laboratory: a finished deal of the reader's making, counted line by line. */
export function ScoreLab({ lab, speech }: LabViewProps<ScoreState>) {
  const { state } = lab;
  const change = (some: Partial<ScoreState>) => lab.change(tidyScore({ ...state, ...some }));
  const changeSide = (place: number, some: Partial<SideAtEnd>) =>
    change({ sides: state.sides.map((side, other) => (other === place ? { ...side, ...some } : side)) });
  const ruleset = settledOf(state);
  const position = shownLine(scoreLab, state)?.position ?? null;
  const names = state.sides.map((_, place) => nameOf(ruleset, place, position, speech));
  const trays = state.sides.flatMap((side, place) => {
    const own = sideTrays({ side, place, ruleset, speech, onChange: (some) => changeSide(place, some) });
    const more = (
      <div class="by-script side-melds">
        <p>{speech.say('sideHas', { side: names[place] ?? '' })}</p>
        <NewMeld
          kind={scoreLab}
          state={state}
          melds={side.melds}
          onChange={(melds) => changeSide(place, { melds })}
          speech={speech}
        />
      </div>
    );
    return own.map((tray, at) => (at === own.length - 1 ? { ...tray, after: more } : tray));
  });
  const headings = Object.fromEntries(names.map((name, place) => [`hand${place}`, name]));
  return (
    <Bench
      kind={scoreLab}
      lab={lab}
      speech={speech}
      trays={trays}
      headings={headings}
      headline={position === null ? '' : pointsText(position, 1, speech)}
      legal={null}
      verdict={
        position !== null && (
          <>
            <ScoreSheet sheet={scoreSheet(position, 1, speech)} speech={speech} />
            <Next position={position} names={names} speech={speech} />
          </>
        )
      }
      conditions={
        <>
          <Ending state={state} ruleset={ruleset} onChange={change} speech={speech} />
          {state.sides.map((side, place) => (
            <SideNumbers
              key={names[place]}
              side={side}
              name={names[place] ?? ''}
              onChange={(some) => changeSide(place, some)}
              speech={speech}
            />
          ))}
          <ContractFields
            ruleset={ruleset}
            contract={state.contract}
            onChange={(contract) => change({ contract })}
            speech={speech}
          />
        </>
      }
    />
  );
}

function nameOf(ruleset: Ruleset, place: number, position: Position | null, speech: LabSpeech): string {
  const side = ruleset.seating.sides[place];
  if (position !== null && side !== undefined) return sideName(position, side, 1, speech);
  return speech.text(place === 0 ? 'ownSide' : 'otherSide');
}

interface SideTraysOf {
  readonly side: SideAtEnd;
  readonly place: number;
  readonly ruleset: Ruleset;
  readonly speech: LabSpeech;
  readonly onChange: (some: Partial<SideAtEnd>) => void;
}

/** The trays of a side: what is left in its hands, its red threes, its melds. */
function sideTrays({ side, place, ruleset, speech, onChange }: SideTraysOf): readonly TrayData[] {
  return [
    {
      id: `hand${place}`,
      label: speech.say('leftInHand'),
      cards: side.hand,
      put: (hand: readonly Card[]) => onChange({ hand }),
      isSorted: true,
    },
    {
      id: `threes${place}`,
      label: speech.say('redThrees'),
      cards: side.redThrees,
      put: (redThrees: readonly Card[]) => onChange({ redThrees }),
      takes: (card: Card) => card.role === 'red-three',
    },
    ...meldTrays({ id: `meld${place}-`, melds: side.melds, ruleset, onChange: (melds) => onChange({ melds }), speech }),
  ];
}

interface EndingProps {
  readonly state: ScoreState;
  readonly ruleset: Ruleset;
  readonly onChange: (some: Partial<ScoreState>) => void;
  readonly speech: LabSpeech;
}

/** Who went out, and how. */
function Ending({ state, ruleset, onChange, speech }: EndingProps) {
  const { seating, parameters } = ruleset;
  return (
    <>
      <Choice<Seat | 0>
        label={speech.say('whoWentOut')}
        value={state.out ?? 0}
        options={[
          [0, speech.say('nobodyOut')],
          ...seating.seats.map((seat) => [seat, playerWords(ruleset, seat, speech)] as const),
        ]}
        onChange={(out) => onChange({ out: out === 0 ? null : out })}
      />
      {state.out !== null && parameters.concealedBonus > 0 && (
        <Switch
          label={speech.say('concealed')}
          value={state.concealed}
          onChange={(concealed) => onChange({ concealed, ownCanasta: concealed })}
        />
      )}
      {state.concealed && asksForOwnCanasta(ruleset) && (
        <Switch
          label={speech.say('ownCanasta')}
          value={state.ownCanasta}
          onChange={(ownCanasta) => onChange({ ownCanasta })}
        />
      )}
    </>
  );
}

interface SideNumbersProps {
  readonly side: SideAtEnd;
  readonly name: string;
  readonly onChange: (some: Partial<SideAtEnd>) => void;
  readonly speech: LabSpeech;
}

function SideNumbers({ side, name, onChange, speech }: SideNumbersProps) {
  return (
    <>
      <NumberField
        label={`${name}: ${speech.text('count-before')}`}
        value={side.score}
        least={-mostScore}
        most={mostScore}
        step={5}
        onChange={(score) => onChange({ score })}
      />
      <NumberField
        label={`${name}: ${speech.say('penalties')}`}
        value={side.penalties}
        least={0}
        most={mostPenalties}
        step={5}
        onChange={(penalties) => onChange({ penalties })}
      />
    </>
  );
}

interface NextProps {
  readonly position: Position;
  readonly names: readonly string[];
  readonly speech: LabSpeech;
}

/** What each side must open with in the next deal. */
function Next({ position, names, speech }: NextProps) {
  const minimums = nextMinimums(position);
  return (
    <p class="fact">
      <strong>{speech.say('nextMinimum')}</strong>{' '}
      {minimums.map((points, place) => `${names[place]} ${numberText(points, speech.language)}`).join(' · ')}{' '}
      <ClauseLinks clauses={[position.ruleset.facts.minimum]} speech={speech} />
    </p>
  );
}
