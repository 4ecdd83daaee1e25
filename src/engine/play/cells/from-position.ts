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
import {
  type Cell,
  cellIn,
  cellOfRow,
  type Face,
  faceOfIndex,
  meldRef,
  type Row,
  type SeatCells,
  type SeatIndex,
  type SideIndex,
  seatIndex,
  seatNumber,
  sideIndex,
} from './table-numbers.ts';

const {
  callsAt,
  cell,
  cellsFor,
  countsAt,
  dutyCountsAt,
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
  loadTurn(state, position);
  state.refresh();
  for (const seat of state.seats) {
    if (seat === turn - 1 || (state.contract && state.sides[seat] === own))
      loadSeat(state, seat, at(position.seats, seat));
  }
  loadSide(state, state.sideInTurn, at(position.sides, own), false);
  if (state.contract) loadContract(state, position);
  state.fill(cell.stock, position.stock.known.length);
  state.fill(cell.stockUnknown, position.stock.unknown);
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
  loadTurn(state, position);
  state.refresh();
  for (const seat of state.seats) loadSeat(state, seat, at(position.seats, seat));
  for (let side = 0; side < position.sides.length; side++)
    loadSide(state, sideIndex(side), at(position.sides, side), true);
  loadContract(state, position);
  const { known, unknown } = position.stock;
  state.fill(cell.stock, known.length);
  state.fill(cell.stockUnknown, unknown);
  let place = known.length;
  for (const card of known) state.fillNth(stockAt, --place, faceOfIndex(card.index));
  loadPile(state, position);
  state.forget();
}

function loadPile(state: State, { pile }: Position): void {
  state.fill(cell.pile, pile.length);
  let freezing = 0;
  for (let place = 0; place < pile.length; place++) {
    const card = at(pile, place);
    state.fillNth(pileAt, place, faceOfIndex(card.index));
    if (freezes(card)) freezing += 1;
  }
  state.fill(cell.freezing, freezing);
}

function loadTurn(state: State, position: Position): void {
  const { current } = position;
  state.fill(cell.phase, phases.indexOf(position.phase));
  state.fill(cell.turn, seatIndex(position.turn - 1));
  state.fill(cell.dealer, seatIndex(position.dealer - 1));
  state.fill(cell.drew, current.drew === 'stock' ? 1 : current.drew === 'pile' ? 2 : 0);
  state.fill(cell.melded, Number(current.melded));
  state.fill(cell.addedThisTurn, Number(current.addedThisTurn));
  state.fill(cell.lateRedThree, Number(current.lateRedThree));
  state.fill(cell.asked, seatNumber(current.asked ?? 0));
  state.fill(cell.answer, current.answer === 'yes' ? 1 : current.answer === 'no' ? 2 : 0);
  state.fill(cell.surplus, current.surplus.length);
  for (const card of current.surplus) addTo(state, cellOfRow(surplusAt, card.order), lane(card));
  for (const card of current.lastThrees) addTo(state, cell.lastThrees, lane(card));
  const { ending } = position;
  if (ending === null) return;
  state.fill(cell.out, seatNumber(ending.out ?? 0));
  state.fill(cell.concealed, Number(ending.concealed));
  state.fill(cell.ownCanasta, Number(ending.ownCanasta));
  state.fill(cell.cause, endings.indexOf(ending.cause));
}

/** What one card of this face adds to the cards of its rank. */
function lane(card: Card): number {
  return card.order === joker ? 1 : 1 << ((card.index & 3) << 2);
}

function loadSeat(state: State, seat: SeatIndex, held: SeatState): void {
  const from = seatAt(seat);
  const { hand } = held;
  for (const { index } of hand.known) hold(state, from, faceOfIndex(index));
  for (const card of held.penaltyCards) owe(state, from, penaltyAt(seat), card);
  for (const card of held.waiting) owe(state, from, waitingAt(seat), card);
  addTo(state, cellIn(from, inSeat.held), hand.unknown);
  state.fillIn(from, inSeat.unknown, hand.unknown);
  state.fillIn(from, inSeat.played, Number(held.played));
  state.fillIn(from, inSeat.melded, Number(held.melded));
  state.fillIn(from, inSeat.duties, dutiesOf(held));
  for (const { code, count } of held.duties) state.fillNth(dutyCountsAt(from), dutyCodes.indexOf(code), count);
}

/** Puts a card of this face into a hand, of which nothing is noted to be taken back. */
export function hold(state: State, seat: SeatCells, face: Face): void {
  const ofKind = state.kindOfFace(face);
  addTo(state, cellOfRow(seat, face >> 2), face === jokerFace ? 1 : 1 << ((face & 3) << 2));
  addTo(state, cellOfRow(countsAt(seat), ofKind >> 3), 1 << ((ofKind & 7) << 2));
  addTo(state, cellIn(seat, inSeat.held), 1);
}

function owe(state: State, seat: SeatCells, list: Row, card: Card): void {
  hold(state, seat, faceOfIndex(card.index));
  addTo(state, cellOfRow(list, card.order), lane(card));
  addTo(state, cellIn(seat, inSeat.owed), 1);
}

function addTo(state: State, place: Cell, by: number): void {
  state.fill(place, state.at(place) + by);
}

/** `whole` says whether the cards on the table are loaded one by one. */
function loadSide(state: State, number: SideIndex, side: SideState, whole: boolean): void {
  const { parameters } = state;
  const from = sideAt(number);
  state.fillIn(from, inSide.minimum, minimumAt(parameters, side.score) + side.minimumRaise);
  state.fillIn(from, inSide.penalties, side.penalties);
  for (const card of side.redThrees) addTo(state, cellIn(from, inSide.redThrees), lane(card));
  const melds = Math.min(side.melds.length, meldPlaces);
  for (let place = 0; place < melds; place++) loadMeld(state, number, place, at(side.melds, place), whole);
  state.fillIn(from, inSide.places, melds);
  state.fillIn(from, inSide.melds, melds);
}

/** The kind of a meld: the rank of a set, or one of `kind`; what is no meld of the game has a kind of its own. */
function kindOfMeld(meld: Meld): number {
  if (meld.kind === 'sequence') return kind.run;
  if (meld.kind === 'wild') return kind.wild;
  if (meld.kind === 'black-threes') return kind.blackThrees;
  return meld.order === kind.blackThrees ? kind.unsound : meld.order;
}

function loadMeld(state: State, side: SideIndex, place: number, meld: Meld, whole: boolean): void {
  const { parameters } = state;
  const from = meldAt(side, place);
  const ofKind = kindOfMeld(meld);
  const high = meld.kind === 'sequence' && isOfOneSuit(meld) ? highOf(parameters, meld.cards) : -1;
  state.fillIn(from, inMeld.kind, ofKind);
  state.fillIn(from, inMeld.naturals, meld.naturals);
  state.fillIn(from, inMeld.wilds, meld.wilds);
  state.fillIn(from, inMeld.begun, Number(meld.begunThisTurn));
  state.fillIn(from, inMeld.name, whole ? nameNumber(meld.name, place) : -1 - place);
  state.fillIn(from, inMeld.suit, meld.suit === null ? -1 : suits.indexOf(meld.suit));
  state.fillIn(from, inMeld.high, high);
  state.fillIn(from, inMeld.unsound, Number(meld.kind === 'sequence' ? high < 0 : holdsStranger(meld)));
  state.append(side, ofKind, meldRef(place + 1));
  if (whole || state.contract) loadCards(state, side, place, meld);
  state.fillIn(from, inMeld.cards, meld.cards.length);
  state.settle(side, from);
  if (!meld.begunThisTurn || side !== state.sideInTurn) return;
  addTo(state, cell.begun, 1);
  if (ofKind === kind.blackThrees) state.fill(cell.blackThrees, 1);
}

function loadCards(state: State, side: SideIndex, place: number, { cards }: Meld): void {
  let points = 0;
  let laid = state.at(cell.laid);
  for (const { index } of cards) {
    state.fillNth(laidAt, laid, index | (place << 6) | (side << 13));
    laid += 1;
    points += state.values[state.kindOfFace(faceOfIndex(index))] ?? 0;
  }
  state.fill(cell.laid, laid);
  addTo(state, cellIn(sideAt(side), inSide.points), points);
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

function loadContract(state: State, { contract, calls }: Position): void {
  state.fill(cell.bidder, seatNumber(contract?.seat ?? 0));
  state.fill(cell.level, contract?.bid.level ?? 0);
  state.fill(cell.denomination, contract === null ? 0 : denominations.indexOf(contract.bid.denomination));
  state.fill(cell.doubler, seatNumber(contract?.doubledBy ?? 0));
  state.fill(cell.calls, calls.length);
  for (const [place, call] of calls.entries()) {
    const number =
      typeof call === 'string'
        ? wordCalls.indexOf(call)
        : firstBid + rankOfBid(call.level, denominations.indexOf(call.denomination));
    state.fillNth(callsAt, place, number);
  }
}
