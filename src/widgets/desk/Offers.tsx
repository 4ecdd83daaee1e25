import { actingSide, type Parameters, pointsOfAll } from '../../engine/index.ts';
import { withMainFirst } from '../acts/likeliest.ts';
import { type Offer, offersFor } from '../acts/offers.ts';
import { cardsWith, type TableEvent, type TableState } from '../table/table-state.ts';
import { Phrase } from '../words/CardWord.tsx';
import { asLaid } from '../words/laid-order.ts';
import type { Piece } from '../words/phrase.ts';
import type { Speech } from '../words/speech.ts';
import { meldNameAmong, stepPieces } from '../words/step-words.ts';

interface OffersProps {
  readonly state: TableState;
  readonly speech: Speech;
  readonly dispatch: (event: TableEvent) => void;
  /** What is offered; everything that can be tried where it is left out. */
  readonly offers?: readonly Offer[];
}

/** What can be tried with the chosen cards, what suggests itself first and in gold; and the melds put aside for one act. */
export function Offers({ state, speech, dispatch, offers = offersFor(state) }: OffersProps) {
  // After the draw nothing can be done with no card: what is told of the turn is soon gone, and here nobody would know how to go on.
  if (offers.length === 0) {
    return state.position.phase === 'play' ? <p class="hint">{speech.text('chooseCards')}</p> : null;
  }
  const chosen = cardsWith(state, state.selected);
  const prepared = chosen.length > 0 || state.aside.length > 0;
  const { sorted, main } = prepared ? withMainFirst(offers, state) : { sorted: offers, main: null };
  return (
    <fieldset class="offers">
      <legend class="visually-hidden">{speech.text('actions')}</legend>
      <ul class="buttons">
        {sorted.map((offer, place) => (
          <li key={`${offer.word} ${offer.depth} ${offer.meld ?? ''}`}>
            <button
              type="button"
              class={offer === main ? 'gold' : undefined}
              onClick={() => dispatch({ type: 'try', action: offer.action })}
            >
              {offer.word === 'merging' ? (
                <Phrase pieces={stepPieces(state.position, offer.action, speech)} speech={speech} />
              ) : (
                offerText(offer, state, speech)
              )}{' '}
              {place === 0 && <Phrase pieces={cardsOf(offer, state)} speech={speech} />}
            </button>
          </li>
        ))}
        {chosen.length > 0 && (
          <>
            {chosen.length > 1 && (
              <li key="aside">
                <button type="button" onClick={() => dispatch({ type: 'put-aside' })}>
                  {speech.text('doAside')}
                </button>
              </li>
            )}
            <li key="clear">
              <button type="button" class="quiet" onClick={() => dispatch({ type: 'clear' })}>
                {speech.text('clear')}
              </button>
            </li>
          </>
        )}
        {state.aside.map((keys, index) => (
          <li key={keys.join(' ')}>
            <button type="button" class="quiet" onClick={() => dispatch({ type: 'take-back', index })}>
              <Phrase
                pieces={speech.pieces('takeBackAside', {
                  cards: asLaid(state.position.ruleset, cardsWith(state, keys)),
                })}
                speech={speech}
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

/** What a “yes” costs that cannot be kept, where the rules say. */
function askCost({ failedGoingOutPenalty }: Parameters, speech: Speech): readonly string[] {
  return failedGoingOutPenalty > 0 ? [speech.text('askCosts', { points: failedGoingOutPenalty })] : [];
}

function offerText({ word, meld, depth, action }: Offer, { position }: TableState, speech: Speech): string {
  const { melds } = actingSide(position);
  const target = melds.find(({ name }) => name === meld);
  const laid = action.type === 'meld' ? action.melds : [];
  const { parameters } = position.ruleset;
  const text = speech.text(word, {
    ...(target === undefined ? {} : { meld: meldNameAmong(target, melds, speech) }),
    count: laid.length,
    points: pointsOfAll(
      parameters,
      laid.flatMap(({ cards }) => cards),
    ),
  });
  if (word === 'ask') return [`${text} – ${speech.text('askBinds')}`, ...askCost(parameters, speech)].join('; ');
  return depth === 1 ? text : `${text}; ${speech.text('takeDepth', { count: depth })}`;
}
