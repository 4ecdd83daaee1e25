import { useReducer } from 'preact/hooks';
import { canastaKind, faces, type Meld, nameMeld, pointsOfAll, type RulesetId } from '../../engine/index.ts';
import type { Tongue } from '../tongue.ts';
import { VerdictMark, VerdictWords } from '../VerdictPanel.tsx';
import { Zone } from '../Zone.tsx';
import { CardFace } from './CardFace.tsx';
import { emptyMeldLab, type MeldLabState, mayAdd, meldLabReducer, meldOnTable, meldVerdict } from './meld-state.ts';

/** The meld lab: any cards together, and what the engine says of them as a meld. */
export function MeldLab({ ruleset, tongue }: { ruleset: RulesetId; tongue: Tongue }) {
  const [state, dispatch] = useReducer(meldLabReducer, ruleset, emptyMeldLab);
  const { labs } = tongue.words;
  const meld = meldOnTable(state);
  return (
    <div class="lab">
      <div class="felt lab-felt">
        {meld !== undefined && <TableMeld meld={meld} state={state} tongue={tongue} />}
        <h2>{labs.chosen}</h2>
        {state.chosen.length === 0 ? (
          <p>{labs.chosenNone}</p>
        ) : (
          <Zone label={labs.chosen}>
            {state.chosen.map((card, place) => (
              <button
                key={`${card.code} ${place}`}
                type="button"
                class="place lab-card"
                onClick={() => dispatch({ type: 'remove', place })}
              >
                <CardFace card={card} />
                <span class="visually-hidden">{tongue.fill(labs.remove, { card: [card] })}</span>
              </button>
            ))}
          </Zone>
        )}
      </div>
      <Result state={state} tongue={tongue} onLay={() => dispatch({ type: 'lay' })} />
      <h2>{labs.pick}</h2>
      <div class="picker">
        <Zone label={labs.pick}>
          {faces.map((card) => (
            <button
              key={card.code}
              type="button"
              class="place lab-card"
              aria-disabled={!mayAdd(state, card)}
              onClick={() => dispatch({ type: 'add', card })}
            >
              <CardFace card={card} />
              <span class="visually-hidden">{tongue.name(card)}</span>
            </button>
          ))}
        </Zone>
      </div>
      <p>
        <button type="button" onClick={() => dispatch({ type: 'clear' })}>
          {labs.clear}
        </button>
      </p>
    </div>
  );
}

function TableMeld({ meld, state, tongue }: { meld: Meld; state: MeldLabState; tongue: Tongue }) {
  return (
    <>
      <h2>{tongue.words.labs.fix}</h2>
      <p class="visually-hidden">{tongue.spoken(meld.cards)}</p>
      <div class="lab-row">
        {meld.cards.map((card, place) => (
          <span class="lab-card" key={`${card.code} ${place}`}>
            <CardFace card={card} />
          </span>
        ))}
      </div>
      <MeldFacts meld={meld} state={state} tongue={tongue} />
    </>
  );
}

/** How far a meld is from a canasta, or what canasta it is and what that earns. */
function MeldFacts({ meld, state, tongue }: { meld: Meld; state: MeldLabState; tongue: Tongue }) {
  const { parameters } = state.table.ruleset;
  const { labs } = tongue.words;
  const kind = canastaKind(parameters, meld);
  const points = pointsOfAll(parameters, meld.cards);
  const worth = tongue.fill(labs.worth, { points });
  if (meld.kind === 'black-threes') return <p>{worth}</p>;
  if (kind !== 'natural' && kind !== 'mixed') {
    const progress = tongue.fill(labs.progress, { count: meld.cards.length, most: parameters.canastaSize });
    return <p>{`${worth} · ${progress}`}</p>;
  }
  const bonus = kind === 'natural' ? parameters.naturalCanastaBonus : parameters.mixedCanastaBonus;
  return <p>{`${tongue.text(kind)} · ${worth} · ${tongue.fill(labs.bonus, { points: bonus })}`}</p>;
}

interface ResultProps {
  readonly state: MeldLabState;
  readonly tongue: Tongue;
  readonly onLay: () => void;
}

/** The verdict on the chosen cards: what meld they are, what they are worth, or why they are none. */
function Result({ state, tongue, onLay }: ResultProps) {
  const { labs } = tongue.words;
  const verdict = meldVerdict(state);
  const { ruleset } = state.table;
  const all = [...(meldOnTable(state)?.cards ?? []), ...state.chosen];
  const points = pointsOfAll(ruleset.parameters, all);
  const status = verdict === null ? undefined : verdict.legal ? 'legal' : 'illegal';
  return (
    <div class="desk">
      <div class="verdict" role="status" data-verdict={status}>
        {verdict === null ? (
          <p class="hint">{labs.chosenNone}</p>
        ) : (
          <>
            <p class="judged">
              <VerdictMark legal={verdict.legal} tongue={tongue} /> {tongue.text(nameMeld(ruleset, all))} ·{' '}
              {tongue.fill(labs.worth, { points })}
            </p>
            <VerdictWords verdict={verdict} tongue={tongue} />
          </>
        )}
      </div>
      {verdict?.legal === true && (
        <p>
          <button type="button" onClick={onLay}>
            {labs.fixButton}
          </button>
        </p>
      )}
    </div>
  );
}
