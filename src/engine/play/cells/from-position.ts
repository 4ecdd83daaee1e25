import { type Card, suits } from '../../cards/cards.ts';
import { at } from '../../cards/lists.ts';
import { denominations } from '../../position/action.ts';
import { dutiesOf } from '../../position/duties.ts';
import { highOf, type Meld } from '../../position/melds.ts';
import { endings, freezes, type Position, phases, type SeatState, type SideState } from '../../position/position.ts';
import { rankOfBid } from '../../rules/bid.ts';
import { dutyCodes } from '../../rules/duties.ts';
import { minimumAt } from '../../rules/opening.ts';
import * as layout from './cell-layout.ts';
import { firstBid, wordCalls } from './move-list.ts';
import { State } from './play-state.ts';

const {
  callsAt,
  cell,
  cellsFor,
  inMeld,
  inSeat,
  inSide,
  joker,
  jokerFace,
  kind,
  laidAt,
  meldAt,
  meldPlaces,
  penaltyAt,
  pileAt,
  seatAt,
  sideAt,
  stockAt,
  surplusAt,
  waitingAt,
} = layout;

/** The state that a position stands for. */
export function stateOf(position: Position): State {
  const state = new State(position.ruleset);
  load(state, position);
  return state;
}

/**
 * As much of the state that a position stands for as the player in turn needs to see what can be done now: without the cards of the stock,
 * hands and melds of others, and the order in which cards were laid.
 */
export function sightOf(position: Position): State {
  const { ruleset, phase, turn } = position;
  const own = ruleset.seating.sideIndex[turn - 1] ?? 0;
  const { melds } = at(position.sides, own);
  const bids = phase === 'auction' || phase === 'contract-opening';
  if (bids || (ruleset.parameters.mergeSets === 'after-slip' && holdsTwins(melds))) return stateOf(position);
  const state = new State(ruleset, cellsFor(melds.length + 3));
  const { cells } = state;
  loadTurn(state, position);
  state.refresh();
  for (let seat = 0; seat < position.seats.length; seat++) {
    if (seat === turn - 1 || (state.contract && state.sides[seat] === own))
      loadSeat(state, seat, at(position.seats, seat));
  }
  loadSide(state, own, at(position.sides, own), false);
  if (state.contract) loadContract(state, position);
  cells[cell.stock] = position.stock.known.length;
  cells[cell.stockUnknown] = position.stock.unknown;
  if (phase === 'draw') loadPile(state, position);
  return state;
}

/** Whether a side has two sets of one rank. */
function holdsTwins(melds: readonly Meld[]): boolean {
  let ranks = 0;
  for (const { kind: ofKind, order } of melds) {
    if (ofKind !== 'set') continue;
    if (ranks & (1 << order)) return true;
    ranks |= 1 << order;
  }
  return false;
}

/** Fills a state with a position of its ruleset. */
export function load(state: State, position: Position): void {
  state.clear();
  const { cells } = state;
  loadTurn(state, position);
  state.refresh();
  for (let seat = 0; seat < position.seats.length; seat++) loadSeat(state, seat, at(position.seats, seat));
  for (let side = 0; side < position.sides.length; side++) loadSide(state, side, at(position.sides, side), true);
  loadContract(state, position);
  const { known, unknown } = position.stock;
  cells[cell.stock] = known.length;
  cells[cell.stockUnknown] = unknown;
  let place = stockAt + known.length;
  for (const card of known) cells[--place] = card.index;
  loadPile(state, position);
  state.forget();
}

function loadPile({ cells }: State, { pile }: Position): void {
  cells[cell.pile] = pile.length;
  let freezing = 0;
  for (let place = 0; place < pile.length; place++) {
    const card = at(pile, place);
    cells[pileAt + place] = card.index;
    if (freezes(card)) freezing += 1;
  }
  cells[cell.freezing] = freezing;
}

function loadTurn({ cells }: State, position: Position): void {
  const { current } = position;
  cells[cell.phase] = phases.indexOf(position.phase);
  cells[cell.turn] = position.turn - 1;
  cells[cell.dealer] = position.dealer - 1;
  cells[cell.drew] = current.drew === 'stock' ? 1 : current.drew === 'pile' ? 2 : 0;
  cells[cell.melded] = Number(current.melded);
  cells[cell.addedThisTurn] = Number(current.addedThisTurn);
  cells[cell.lateRedThree] = Number(current.lateRedThree);
  cells[cell.asked] = current.asked ?? 0;
  cells[cell.answer] = current.answer === 'yes' ? 1 : current.answer === 'no' ? 2 : 0;
  cells[cell.surplus] = current.surplus.length;
  for (const card of current.surplus) add(cells, surplusAt + card.order, lane(card));
  for (const card of current.lastThrees) add(cells, cell.lastThrees, lane(card));
  const { ending } = position;
  if (ending === null) return;
  cells[cell.out] = ending.out ?? 0;
  cells[cell.concealed] = Number(ending.concealed);
  cells[cell.ownCanasta] = Number(ending.ownCanasta);
  cells[cell.cause] = endings.indexOf(ending.cause);
}

/** What one card of this face adds to the cards of its rank. */
function lane(card: Card): number {
  return card.order === joker ? 1 : 1 << ((card.index & 3) << 2);
}

function loadSeat(state: State, seat: number, held: SeatState): void {
  const { cells } = state;
  const from = seatAt(seat);
  const { hand } = held;
  for (const { index } of hand.known) hold(state, from, index);
  for (const card of held.penaltyCards) owe(state, from, penaltyAt(seat), card);
  for (const card of held.waiting) owe(state, from, waitingAt(seat), card);
  add(cells, from + inSeat.held, hand.unknown);
  cells[from + inSeat.unknown] = hand.unknown;
  cells[from + inSeat.played] = Number(held.played);
  cells[from + inSeat.melded] = Number(held.melded);
  cells[from + inSeat.duties] = dutiesOf(held);
  for (const { code, count } of held.duties) cells[from + inSeat.dutyCounts + dutyCodes.indexOf(code)] = count;
}

/** Puts a card of this face into a hand, of which nothing is noted to be taken back. */
export function hold({ cells, kindOfFace }: State, seat: number, face: number): void {
  const ofKind = kindOfFace(face);
  add(cells, seat + (face >> 2), face === jokerFace ? 1 : 1 << ((face & 3) << 2));
  add(cells, seat + inSeat.counts + (ofKind >> 3), 1 << ((ofKind & 7) << 2));
  add(cells, seat + inSeat.held, 1);
}

function owe(state: State, seat: number, list: number, card: Card): void {
  hold(state, seat, card.index);
  add(state.cells, list + card.order, lane(card));
  add(state.cells, seat + inSeat.owed, 1);
}

function add(cells: Int32Array, place: number, by: number): void {
  cells[place] = (cells[place] ?? 0) + by;
}

/** `whole` says whether the cards on the table are loaded one by one. */
function loadSide(state: State, number: number, side: SideState, whole: boolean): void {
  const { cells, parameters } = state;
  const from = sideAt(number);
  cells[from + inSide.minimum] = minimumAt(parameters, side.score) + side.minimumRaise;
  cells[from + inSide.penalties] = side.penalties;
  for (const card of side.redThrees) add(cells, from + inSide.redThrees, lane(card));
  const melds = Math.min(side.melds.length, meldPlaces);
  for (let place = 0; place < melds; place++) loadMeld(state, number, place, at(side.melds, place), whole);
  cells[from + inSide.places] = melds;
  cells[from + inSide.melds] = melds;
}

/** The kind of a meld: the rank of a set, or one of `kind`; what is no meld of the game has a kind of its own. */
function kindOfMeld(meld: Meld): number {
  if (meld.kind === 'sequence') return kind.run;
  if (meld.kind === 'wild') return kind.wild;
  if (meld.kind === 'black-threes') return kind.blackThrees;
  return meld.order === kind.blackThrees ? kind.unsound : meld.order;
}

function loadMeld(state: State, side: number, place: number, meld: Meld, whole: boolean): void {
  const { cells, parameters } = state;
  const from = meldAt(side, place);
  const ofKind = kindOfMeld(meld);
  const high = meld.kind === 'sequence' && isOfOneSuit(meld) ? highOf(parameters, meld.cards) : -1;
  cells[from + inMeld.kind] = ofKind;
  cells[from + inMeld.naturals] = meld.naturals;
  cells[from + inMeld.wilds] = meld.wilds;
  cells[from + inMeld.begun] = Number(meld.begunThisTurn);
  cells[from + inMeld.name] = whole ? nameNumber(meld.name, place) : -1 - place;
  cells[from + inMeld.suit] = meld.suit === null ? -1 : suits.indexOf(meld.suit);
  cells[from + inMeld.high] = high;
  cells[from + inMeld.unsound] = Number(meld.kind === 'sequence' ? high < 0 : holdsStranger(meld));
  state.append(side, ofKind, place + 1);
  if (whole || state.contract) loadCards(state, side, place, meld);
  cells[from + inMeld.cards] = meld.cards.length;
  state.settle(side, from);
  if (!meld.begunThisTurn || side !== state.sideInTurn) return;
  add(cells, cell.begun, 1);
  if (ofKind === kind.blackThrees) cells[cell.blackThrees] = 1;
}

function loadCards(state: State, side: number, place: number, { cards }: Meld): void {
  const { cells } = state;
  let points = 0;
  let laid = cells[cell.laid] ?? 0;
  for (const { index } of cards) {
    cells[laidAt + laid] = index | (place << 6) | (side << 13);
    laid += 1;
    points += state.values[state.kindOfFace(index)] ?? 0;
  }
  cells[cell.laid] = laid;
  add(cells, sideAt(side) + inSide.points, points);
}

function isOfOneSuit({ cards, suit }: Meld): boolean {
  return cards.every((card) => card.suit === suit);
}

/** Whether something lies with a meld that does not belong to it. */
function holdsStranger({ kind: ofKind, cards, size, naturals }: Meld): boolean {
  if (ofKind === 'black-threes') return cards.some(({ role }) => role !== 'black-three');
  return ofKind === 'wild' ? naturals > 0 : size !== cards.length;
}

/** The number of a name that the engine has given; the place of the meld, below 0, of any other. */
function nameNumber(name: string, place: number): number {
  if (!name.startsWith('*') || name.length > 8) return -1 - place;
  const number = Number(name.slice(1));
  return number > 0 && `*${number}` === name ? number : -1 - place;
}

function loadContract({ cells }: State, { contract, calls }: Position): void {
  cells[cell.bidder] = contract?.seat ?? 0;
  cells[cell.level] = contract?.bid.level ?? 0;
  cells[cell.denomination] = contract === null ? 0 : denominations.indexOf(contract.bid.denomination);
  cells[cell.doubler] = contract?.doubledBy ?? 0;
  cells[cell.calls] = calls.length;
  for (const [place, call] of calls.entries()) {
    cells[callsAt + place] =
      typeof call === 'string'
        ? wordCalls.indexOf(call)
        : firstBid + rankOfBid(call.level, denominations.indexOf(call.denomination));
  }
}
