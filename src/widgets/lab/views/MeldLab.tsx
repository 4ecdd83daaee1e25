import { type Card, nameMeld, type Verdict } from '../../../engine/index.ts';
import { VerdictMark, VerdictWords } from '../../desk/verdict/VerdictPanel.tsx';
import { Bench, type LabViewProps, settledOf, shownLine } from '../Bench.tsx';
import {
  carriedOut,
  type MeldAct,
  type MeldState,
  meldLab,
  meldVerdict,
  resultingMeld,
  tidyMeld,
} from '../kinds/meld-lab.ts';
import type { LabSpeech } from '../lab-speech.ts';
import { MeldFacts, meldTrays } from '../trays/meld-trays.tsx';

/** The meld laboratory: any cards together, and what the engine says of them as a meld. */
export function MeldLab({ lab, speech }: LabViewProps<MeldState>) {
  const { state } = lab;
  const change = (some: Partial<MeldState>) => lab.change(tidyMeld({ ...state, ...some }));
  const ruleset = settledOf(state);
  const line = shownLine(meldLab, state);
  const verdict = line === null ? null : meldVerdict(line);
  const cards = cardsOfAct(state);
  const name = speech.text(nameMeld(ruleset, cards));
  const allowed = verdict === null ? '' : speech.text(verdict.legal ? 'allowed' : 'notAllowed');
  const onTable = meldTrays({
    id: 'meld',
    melds: state.table,
    ruleset,
    onChange: (table) => change({ table }),
    speech,
  });
  const chosen = {
    id: 'chosen',
    label: speech.say('chosen'),
    cards: state.chosen,
    put: (held: readonly Card[]) => change({ chosen: held }),
  };
  return (
    <Bench
      kind={meldLab}
      lab={lab}
      speech={speech}
      trays={[chosen, ...onTable]}
      felt={<Acts state={state} onChange={(act) => change({ act })} speech={speech} />}
      headline={verdict === null ? speech.say('nothingChosen') : `${allowed}: ${name}`}
      legal={verdict?.legal ?? null}
      verdict={
        verdict === null ? (
          <p class="hint">{speech.say('nothingChosen')}</p>
        ) : (
          <>
            <p class="judged">
              <VerdictMark legal={verdict.legal} speech={speech} />
              {verdict.legal ? ` · ${name}` : ''}
            </p>
            <VerdictWords verdict={verdict} speech={speech} />
            <MeldFacts ruleset={ruleset} cards={cards} meld={resultingMeld(verdict, state)} speech={speech} />
            <CarryOut state={state} verdict={verdict} onDone={lab.change} speech={speech} />
          </>
        )
      }
    />
  );
}

/** The cards that the act is about: the chosen ones, with those of the meld that they are to join, or of both melds to be merged. */
function cardsOfAct({ act, table, chosen }: MeldState): readonly Card[] {
  if (act.type === 'merge') return [...(table[act.first] ?? []), ...(table[act.second] ?? [])];
  return act.type === 'add' ? [...(table[act.to] ?? []), ...chosen] : chosen;
}

interface CarryOutProps {
  readonly state: MeldState;
  readonly verdict: Verdict;
  readonly onDone: (state: MeldState) => void;
  readonly speech: LabSpeech;
}

function CarryOut({ state, verdict, onDone, speech }: CarryOutProps) {
  if (!verdict.legal) return null;
  return (
    <button type="button" class="by-script" onClick={() => onDone(carriedOut(state, verdict))}>
      {speech.say('carryOut')}
    </button>
  );
}

interface ActsProps {
  readonly state: MeldState;
  readonly onChange: (act: MeldAct) => void;
  readonly speech: LabSpeech;
}

/** What can be tried: a new meld, adding to one that lies on the table, merging two of them. */
function Acts({ state, onChange, speech }: ActsProps) {
  const { table, chosen, act } = state;
  const adds: readonly MeldAct[] = chosen.length === 0 ? [] : table.map((_, to) => ({ type: 'add', to }));
  const merges: readonly MeldAct[] = table.flatMap((_, first) =>
    table.slice(first + 1).map((_, after): MeldAct => ({ type: 'merge', first, second: first + 1 + after })),
  );
  const acts: readonly MeldAct[] = [{ type: 'lay' }, ...adds, ...merges];
  if (acts.length < 2) return null;
  return (
    <fieldset class="acts by-script">
      <legend>{speech.say('whatToDo')}</legend>
      {acts.map((one) => (
        <label key={keyOf(one)} class="act">
          <input
            type="radio"
            name="act"
            value={keyOf(one)}
            checked={keyOf(one) === keyOf(act)}
            onChange={() => onChange(one)}
          />{' '}
          {actText(one, speech)}
        </label>
      ))}
    </fieldset>
  );
}

function keyOf(act: MeldAct): string {
  if (act.type === 'lay') return 'lay';
  return act.type === 'add' ? `add ${act.to}` : `merge ${act.first} ${act.second}`;
}

function actText(act: MeldAct, speech: LabSpeech): string {
  if (act.type === 'lay') return speech.say('doLay');
  if (act.type === 'add') return speech.say('doAdd', { number: act.to + 1 });
  return speech.say('doMerge', { first: act.first + 1, second: act.second + 1 });
}
