import { faces } from '../cards/cards.ts';
import { at } from '../cards/lists.ts';
import { seededRandom } from '../cards/random.ts';
import { freshTurn, type Position } from '../position/position.ts';
import { minimumAt } from '../rules/opening.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import * as layout from './cells/cell-layout.ts';
import { turnUpFirst } from './cells/draw-cells.ts';
import { hold } from './cells/from-position.ts';
import type { State } from './cells/play-state.ts';
import { faceOfIndex, seatIndex, sideIndex } from './cells/table-numbers.ts';

const { cell, inSide, phase, seatAt, sideAt, stockAt } = layout;

/** The table of a ruleset before the deal: no cards, no totals, the last seat deals. */
export function emptyTable(ruleset: Ruleset): Position {
  const { seats, sides } = ruleset.seating;
  return {
    ruleset,
    phase: 'deal',
    turn: at(seats, 0),
    dealer: at(seats, seats.length - 1),
    stock: { known: [], unknown: 0 },
    pile: [],
    seats: seats.map((seat) => ({
      seat,
      hand: { known: [], unknown: 0 },
      penaltyCards: [],
      waiting: [],
      duties: [],
      played: false,
      melded: false,
    })),
    sides: sides.map((side) => ({ side, score: 0, melds: [], redThrees: [], minimumRaise: 0, penalties: 0 })),
    current: freshTurn,
    calls: [],
    contract: null,
    ending: null,
  };
}

/** The faces of the whole deck of a ruleset, unshuffled. */
export function deckOfFaces({ parameters }: Ruleset): Int32Array {
  const deck = faces.flatMap(({ index, rank }) =>
    new Array<number>(rank === 'joker' ? parameters.jokers : parameters.packs).fill(index),
  );
  return Int32Array.from(deck);
}

/** Fills a state with the deal of a seed: shuffled and dealt one card at a time from the dealer's left, as `deal` of the engine does. */
export function dealInto(state: State, deck: Int32Array, seed: number): void {
  const { parameters, sides } = state;
  const random = seededRandom(seed);
  state.clear();
  state.mark();
  const { cells } = state;
  // The pack lies where the stock will, its first card on top.
  const top = stockAt + deck.length - 1;
  for (let place = 0; place < deck.length; place++) cells[top - place] = deck[place] ?? 0;
  for (let place = deck.length - 1; place > 0; place--) {
    const other = top - random(place + 1);
    const card = cells[top - place] ?? 0;
    cells[top - place] = cells[other] ?? 0;
    cells[other] = card;
  }
  state.fill(cell.dealer, seatIndex(sides.length - 1));
  state.refresh();
  const dealt = parameters.handSize * sides.length;
  const seats = state.seats.map(seatAt);
  for (let place = 0; place < dealt; place++)
    hold(state, at(seats, place % seats.length), faceOfIndex(cells[top - place] ?? 0));
  cells.fill(0, top - dealt + 1, top + 1);
  state.fill(cell.stock, deck.length - dealt);
  for (let side = 0; side < 3; side++) state.fillIn(sideAt(sideIndex(side)), inSide.minimum, minimumAt(parameters, 0));
  if (state.contract) state.fill(cell.phase, phase.auction);
  else turnUpFirst(state);
  state.forget();
}
