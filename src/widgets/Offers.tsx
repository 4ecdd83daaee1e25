import { actingSide, hasOpened, minimumOf, pointsOfAll } from '../engine/index.ts';
import { Phrase } from './CardWord.tsx';
import { Merging } from './Merging.tsx';
import { type Offer, offersFor } from './offers.ts';
import { cardsWith, type TableEvent, type TableState } from './state.ts';
import { meldNameAmong } from './step-words.ts';
import { TableCards } from './TableCards.tsx';
import type { Tongue } from './tongue.ts';
import { Selection } from './Verdict.tsx';

interface OffersProps {
  readonly state: TableState;
  readonly tongue: Tongue;
  readonly dispatch: (event: TableEvent) => void;
}

/** What can be tried with the selected cards, and the melds that have been put aside for one act. */
export function Offers({ state, tongue, dispatch }: OffersProps) {
  const offers = offersFor(state);
  if (offers.length === 0) return null;
  const { parameters } = state.position.ruleset;
  const selected = cardsWith(state, state.selected);
  const points = pointsOfAll(parameters, selected);
  return (
    <fieldset class="offers">
      <legend>{tongue.text('actions')}</legend>
      {selected.length > 0 && (
        <p class="selection">
          <Selection state={state} tongue={tongue} /> {tongue.text('selected', { count: selected.length, points })}
        </p>
      )}
      <Aside state={state} tongue={tongue} dispatch={dispatch} />
      <ul class="buttons">
        {offers.map((offer) => (
          <li key={`${offer.word} ${offer.depth} ${offer.meld ?? ''}`}>
            <button type="button" onClick={() => dispatch({ type: 'try', action: offer.action })}>
              {offerText(offer, state, tongue)}
            </button>
          </li>
        ))}
        {selected.length > 0 && (
          <>
            <li key="aside">
              <button type="button" onClick={() => dispatch({ type: 'put-aside' })}>
                {tongue.text('doAside')}
              </button>
            </li>
            <li key="clear">
              <button type="button" class="quiet" onClick={() => dispatch({ type: 'clear' })}>
                {tongue.text('clear')}
              </button>
            </li>
          </>
        )}
      </ul>
      {isPlayed(state) && (
        <>
          <TableCards state={state} tongue={tongue} onToggle={(key) => dispatch({ type: 'toggle', key })} />
          <Merging state={state} tongue={tongue} onTry={(action) => dispatch({ type: 'try', action })} />
        </>
      )}
    </fieldset>
  );
}

/** Whether cards can be played now: the deal is on, and nobody waits for an answer. */
function isPlayed({ position: { phase, current } }: TableState): boolean {
  return (phase === 'contract-opening' || phase === 'draw' || phase === 'play') && current.asked === null;
}

function offerText({ word, meld, depth }: Offer, { position }: TableState, tongue: Tongue): string {
  const { melds } = actingSide(position);
  const target = melds.find(({ name }) => name === meld);
  const text = tongue.text(word, target === undefined ? {} : { meld: meldNameAmong(target, melds, tongue) });
  return depth === 1 ? text : `${text}; ${tongue.text('takeDepth', { count: depth })}`;
}

/** The melds put aside, with their points against the minimum while the side has not opened. */
function Aside({ state, tongue, dispatch }: OffersProps) {
  if (state.aside.length === 0) return null;
  const side = actingSide(state.position);
  const points = pointsOfAll(state.position.ruleset.parameters, cardsWith(state, state.aside.flat()));
  return (
    <>
      {!hasOpened(side) && (
        <p class="selection">{tongue.text('asideSum', { points, minimum: minimumOf(state.position) })}</p>
      )}
      <ul class="buttons">
        {state.aside.map((keys, index) => (
          <li key={keys.join(' ')}>
            <button type="button" class="quiet" onClick={() => dispatch({ type: 'take-back', index })}>
              <Phrase pieces={tongue.pieces('takeBackAside', { cards: cardsWith(state, keys) })} tongue={tongue} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
