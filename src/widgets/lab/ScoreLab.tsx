import type { Card, Position, Ruleset, Seat } from '../../engine/index.ts';
import { ClauseLinks } from '../ClauseLinks.tsx';
import { Choice, NumberField, Switch } from '../fields.tsx';
import { numberText } from '../phrase.ts';
import { sideName } from '../reader.ts';
import { ScoreSheet } from '../ScoreSheet.tsx';
import { pointsText, scoreSheet } from '../score-sheet.ts';
import { Bench, type LabViewProps, settledOf, shownLine } from './Bench.tsx';
import { ContractFields } from './ContractFields.tsx';
import type { LabTongue } from './lab-tongue.ts';
import { meldTrays } from './meld-trays.tsx';
import { NewMeld } from './NewMeld.tsx';
import { playerWords } from './players.ts';
import { asksForOwnCanasta, nextMinimums, type ScoreState, type SideAtEnd, scoreLab, tidyScore } from './score.ts';
import { mostScore } from './scores.ts';
import type { TrayData } from './Tray.tsx';

/** No penalties of a deal are higher. */
const mostPenalties = 20_000;

/** The score laboratory: a finished deal of the reader's making, counted line by line. */
export function ScoreLab({ lab, tongue }: LabViewProps<ScoreState>) {
  const { state } = lab;
  const change = (some: Partial<ScoreState>) => lab.change(tidyScore({ ...state, ...some }));
  const changeSide = (place: number, some: Partial<SideAtEnd>) =>
    change({ sides: state.sides.map((side, other) => (other === place ? { ...side, ...some } : side)) });
  const ruleset = settledOf(state);
  const position = shownLine(scoreLab, state)?.position ?? null;
  const names = state.sides.map((_, place) => nameOf(ruleset, place, position, tongue));
  const trays = state.sides.flatMap((side, place) => {
    const own = sideTrays({ side, place, ruleset, tongue, onChange: (some) => changeSide(place, some) });
    const more = (
      <div class="by-script side-melds">
        <p>{tongue.say('sideHas', { side: names[place] ?? '' })}</p>
        <NewMeld
          kind={scoreLab}
          state={state}
          melds={side.melds}
          onChange={(melds) => changeSide(place, { melds })}
          tongue={tongue}
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
      tongue={tongue}
      trays={trays}
      headings={headings}
      headline={position === null ? '' : pointsText(position, 1, tongue)}
      legal={null}
      verdict={
        position !== null && (
          <>
            <ScoreSheet sheet={scoreSheet(position, 1, tongue)} tongue={tongue} />
            <Next position={position} names={names} tongue={tongue} />
          </>
        )
      }
      conditions={
        <>
          <Ending state={state} ruleset={ruleset} onChange={change} tongue={tongue} />
          {state.sides.map((side, place) => (
            <SideNumbers
              key={names[place]}
              side={side}
              name={names[place] ?? ''}
              onChange={(some) => changeSide(place, some)}
              tongue={tongue}
            />
          ))}
          <ContractFields
            ruleset={ruleset}
            contract={state.contract}
            onChange={(contract) => change({ contract })}
            tongue={tongue}
          />
        </>
      }
    />
  );
}

function nameOf(ruleset: Ruleset, place: number, position: Position | null, tongue: LabTongue): string {
  const side = ruleset.seating.sides[place];
  if (position !== null && side !== undefined) return sideName(position, side, 1, tongue);
  return tongue.text(place === 0 ? 'ownSide' : 'otherSide');
}

interface SideTraysOf {
  readonly side: SideAtEnd;
  readonly place: number;
  readonly ruleset: Ruleset;
  readonly tongue: LabTongue;
  readonly onChange: (some: Partial<SideAtEnd>) => void;
}

/** The trays of a side: what is left in its hands, its red threes, its melds. */
function sideTrays({ side, place, ruleset, tongue, onChange }: SideTraysOf): readonly TrayData[] {
  return [
    {
      id: `hand${place}`,
      label: tongue.say('leftInHand'),
      cards: side.hand,
      put: (hand: readonly Card[]) => onChange({ hand }),
      isSorted: true,
    },
    {
      id: `threes${place}`,
      label: tongue.say('redThrees'),
      cards: side.redThrees,
      put: (redThrees: readonly Card[]) => onChange({ redThrees }),
      takes: (card: Card) => card.role === 'red-three',
    },
    ...meldTrays({ id: `meld${place}-`, melds: side.melds, ruleset, onChange: (melds) => onChange({ melds }), tongue }),
  ];
}

interface EndingProps {
  readonly state: ScoreState;
  readonly ruleset: Ruleset;
  readonly onChange: (some: Partial<ScoreState>) => void;
  readonly tongue: LabTongue;
}

/** Who went out, and how. */
function Ending({ state, ruleset, onChange, tongue }: EndingProps) {
  const { seating, parameters } = ruleset;
  return (
    <>
      <Choice<Seat | 0>
        label={tongue.say('whoWentOut')}
        value={state.out ?? 0}
        options={[
          [0, tongue.say('nobodyOut')],
          ...seating.seats.map((seat) => [seat, playerWords(ruleset, seat, tongue)] as const),
        ]}
        onChange={(out) => onChange({ out: out === 0 ? null : out })}
      />
      {state.out !== null && parameters.concealedBonus > 0 && (
        <Switch
          label={tongue.say('concealed')}
          value={state.concealed}
          onChange={(concealed) => onChange({ concealed, ownCanasta: concealed })}
        />
      )}
      {state.concealed && asksForOwnCanasta(ruleset) && (
        <Switch
          label={tongue.say('ownCanasta')}
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
  readonly tongue: LabTongue;
}

function SideNumbers({ side, name, onChange, tongue }: SideNumbersProps) {
  return (
    <>
      <NumberField
        label={`${name}: ${tongue.text('count-before')}`}
        value={side.score}
        least={-mostScore}
        most={mostScore}
        step={5}
        onChange={(score) => onChange({ score })}
      />
      <NumberField
        label={`${name}: ${tongue.say('penalties')}`}
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
  readonly tongue: LabTongue;
}

/** What each side must open with in the next deal. */
function Next({ position, names, tongue }: NextProps) {
  const minimums = nextMinimums(position);
  return (
    <p class="fact">
      <strong>{tongue.say('nextMinimum')}</strong>{' '}
      {minimums.map((points, place) => `${names[place]} ${numberText(points, tongue.language)}`).join(' · ')}{' '}
      <ClauseLinks clauses={[position.ruleset.facts.minimum]} tongue={tongue} />
    </p>
  );
}
