import { actingSide, pointsOfAll } from '../engine/index.ts';
import { Phrase } from './CardWord.tsx';
import { asLaid } from './laid-order.ts';
import { withMainFirst } from './likeliest.ts';
import { type Offer, offersFor } from './offers.ts';
import type { Piece } from './phrase.ts';
import { cardsWith, type TableEvent, type TableState } from './state.ts';
import { meldNameAmong, stepPieces } from './step-words.ts';
import type { Tongue } from './tongue.ts';

interface OffersProps {
  readonly state: TableState;
  readonly tongue: Tongue;
  readonly dispatch: (event: TableEvent) => void;
  /** What is offered; everything that can be tried where it is left out. */
  readonly offers?: readonly Offer[];
}

/** What can be tried with the chosen cards, what suggests itself first and in gold; and the melds put aside for one act. */
export function Offers({ state, tongue, dispatch, offers = offersFor(state) }: OffersProps) {
  if (offers.length === 0) return null;
  const chosen = cardsWith(state, state.selected);
  const prepared = chosen.length > 0 || state.aside.length > 0;
  const { sorted, main } = prepared ? withMainFirst(offers, state) : { sorted: offers, main: null };
  return (
    <fieldset class="offers">
      <legend class="visually-hidden">{tongue.text('actions')}</legend>
      <ul class="buttons">
        {sorted.map((offer, place) => (
          <li key={`${offer.word} ${offer.depth} ${offer.meld ?? ''}`}>
            <button
              type="button"
              class={offer === main ? 'gold' : undefined}
              onClick={() => dispatch({ type: 'try', action: offer.action })}
            >
              {offer.word === 'merging' ? (
                <Phrase pieces={stepPieces(state.position, offer.action, tongue)} tongue={tongue} />
              ) : (
                offerText(offer, state, tongue)
              )}{' '}
              {place === 0 && <Phrase pieces={cardsOf(offer, state)} tongue={tongue} />}
            </button>
          </li>
        ))}
        {chosen.length > 0 && (
          <>
            {chosen.length > 1 && (
              <li key="aside">
                <button type="button" onClick={() => dispatch({ type: 'put-aside' })}>
                  {tongue.text('doAside')}
                </button>
              </li>
            )}
            <li key="clear">
              <button type="button" class="quiet" onClick={() => dispatch({ type: 'clear' })}>
                {tongue.text('clear')}
              </button>
            </li>
          </>
        )}
        {state.aside.map((keys, index) => (
          <li key={keys.join(' ')}>
            <button type="button" class="quiet" onClick={() => dispatch({ type: 'take-back', index })}>
              <Phrase
                pieces={tongue.pieces('takeBackAside', {
                  cards: asLaid(state.position.ruleset, cardsWith(state, keys)),
                })}
                tongue={tongue}
              />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** The cards of an offer: the chosen ones, or where it lays several melds, each of them; none where it is done without them. */
function cardsOf({ word, action }: Offer, state: TableState): readonly Piece[] {
  const { ruleset } = state.position;
  const chosen = action.type === 'lay' ? [action.card] : cardsWith(state, state.selected);
  if (chosen.length === 0 || word === 'doDraw') return [];
  if (action.type !== 'meld') return [asLaid(ruleset, chosen)];
  return action.melds.flatMap(({ cards }) => [' + ', asLaid(ruleset, cards)]).slice(1);
}

function offerText({ word, meld, depth, action }: Offer, { position }: TableState, tongue: Tongue): string {
  const { melds } = actingSide(position);
  const target = melds.find(({ name }) => name === meld);
  const laid = action.type === 'meld' ? action.melds : [];
  const { parameters } = position.ruleset;
  const text = tongue.text(word, {
    ...(target === undefined ? {} : { meld: meldNameAmong(target, melds, tongue) }),
    count: laid.length,
    points: pointsOfAll(
      parameters,
      laid.flatMap(({ cards }) => cards),
    ),
  });
  if (word === 'ask') return `${text} – ${tongue.text('askBinds')}`;
  return depth === 1 ? text : `${text}; ${tongue.text('takeDepth', { count: depth })}`;
}
