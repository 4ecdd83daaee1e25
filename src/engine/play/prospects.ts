import { canastasToGoOut, isEnoughToGoOut } from '../rules/out.ts';
import { ranksOfRuns } from '../rules/run.ts';
import { kindsHeld, wildsHeld } from './hand.ts';
import * as layout from './layout.ts';
import type { State } from './state.ts';

const { inMeld, inSide, joker, kind, setRanks, three, two } = layout;

// What a glance at the counts tells of going out, before anything is planned: never no where the answer could be yes, nor the reverse.

/** Whether there could be canastas and sambas enough, were every card at the disposal of each of them. */
export function couldMakeEnough(state: State, held: number): boolean {
  const { parameters, side } = state;
  const needed = canastasToGoOut(parameters);
  let sambas = state.at(side + inSide.sambas);
  let sets = state.at(side + inSide.sets);
  if (isEnoughToGoOut(parameters, sambas, sets, sets)) return true;
  if (cardsToMeld(state, held) < (needed - sambas - sets) * parameters.canastaSize) return false;
  const wilds = wildsHeld(state);
  const kinds = kindsHeld(state, wilds) | state.at(side + inSide.kinds);
  for (let left = kinds & (setRanks | (1 << two)); left !== 0; left &= left - 1) {
    const rank = 31 - Math.clz32(left & -left);
    sets += canastasOf(state, rank, state.count(rank), wilds);
  }
  if (parameters.wildMelds) sets += Math.floor((wilds + sizeOfOpen(state, kind.wild)) / parameters.canastaSize);
  for (let suit = 0; suit < 4 && state.suited; suit++) sambas += sambasOf(state, suit);
  return isEnoughToGoOut(parameters, sambas, sets, sets);
}

/**
 * The bonus that the side could have at most: were every card at the disposal of every canasta and samba, but of no more of them than
 * all its cards together can be.
 */
export function bonusWithinReach(state: State): number {
  const { parameters, side } = state;
  const wilds = state.count(joker) + state.count(two);
  const possible: number[] = [];
  for (let rank = 0; rank <= two; rank++) {
    if (rank === three) continue;
    const held = state.count(rank);
    for (let more = canastasOf(state, rank, held, wilds); more > 0; more--) possible.push(bestBonus(state, rank, held));
  }
  for (let suit = 0; suit < 4 && state.suited; suit++)
    for (let more = sambasOf(state, suit); more > 0; more--) possible.push(parameters.sambaBonus);
  possible.sort((one, other) => other - one);
  let bonus = state.at(side + inSide.bonus);
  const most = Math.floor(cardsToMeld(state, state.held) / parameters.canastaSize);
  for (let place = 0; place < most; place++) bonus += possible[place] ?? 0;
  return bonus;
}

/** The bonus of a canasta of a rank; one without wild cards needs as many naturals as it has cards. */
function bestBonus(state: State, rank: number, held: number): number {
  let naturals = 0;
  for (let next = state.first(rank); next > 0; next = state.at(state.meld(next) + inMeld.next)) {
    const meld = state.meld(next);
    if (!state.isComplete(meld) && state.at(meld + inMeld.wilds) === 0) naturals += state.at(meld + inMeld.naturals);
  }
  const mixed = state.bonusOfSet(rank, 1);
  return naturals + held < state.parameters.canastaSize ? mixed : Math.max(mixed, state.bonusOfSet(rank, 0));
}

/** So many cards of the hand and those of all unfinished melds. */
function cardsToMeld(state: State, held: number): number {
  const { side } = state;
  let cards = held;
  const places = state.at(side + inSide.places);
  for (let place = 1; place <= places; place++) {
    const meld = state.meld(place);
    if (state.at(meld + inMeld.kind) >= 0 && !state.isComplete(meld)) cards += state.at(meld + inMeld.cards);
  }
  return cards;
}

/** Canastas of a rank that cards of the hand and unfinished melds could come to at most. */
function canastasOf(state: State, rank: number, held: number, wilds: number): number {
  const { canastaSize, canastaNaturals } = state.parameters;
  let naturals = held;
  let more = wilds;
  if (naturals === 0 && state.first(rank) === 0) return 0;
  for (let next = state.first(rank); next > 0; next = state.at(state.meld(next) + inMeld.next)) {
    const meld = state.meld(next);
    if (state.isComplete(meld)) continue;
    naturals += state.at(meld + inMeld.naturals);
    more += state.at(meld + inMeld.wilds);
  }
  return Math.min(Math.floor(naturals / canastaNaturals), Math.floor((naturals + more) / canastaSize));
}

/** The cards of the unfinished melds of a kind. */
function sizeOfOpen(state: State, ofKind: number): number {
  let cards = 0;
  for (let next = state.first(ofKind); next > 0; next = state.at(state.meld(next) + inMeld.next)) {
    if (!state.isComplete(state.meld(next))) cards += state.at(state.meld(next) + inMeld.cards);
  }
  return cards;
}

/** Sambas that the cards of a suit and its unfinished sequences could come to at most. */
function sambasOf(state: State, suit: number): number {
  const { maxSequence } = state.parameters;
  const size = ranksOfRuns(state.parameters);
  let cards = 0;
  for (let rank = 0; rank < size; rank++) cards += (state.at(state.seat + rank) >> (suit << 2)) & 15;
  for (let next = state.first(kind.run); next > 0; next = state.at(state.meld(next) + inMeld.next)) {
    const meld = state.meld(next);
    if (state.at(meld + inMeld.suit) === suit && !state.isComplete(meld)) cards += state.at(meld + inMeld.cards);
  }
  if (cards < maxSequence) return 0;
  // As many in a row as a samba has, the circle laid out twice.
  const present = ranksHeld(state, suit) | ranksInRuns(state, suit);
  let row = state.parameters.sequenceOrder === 'circle' ? present | (present << size) : present;
  for (let more = 1; more < maxSequence; more++) row &= row >> 1;
  return row === 0 ? 0 : Math.floor(cards / maxSequence);
}

/** The ranks of a suit in the hand, as bits. */
function ranksHeld(state: State, suit: number): number {
  let ranks = 0;
  for (let rank = ranksOfRuns(state.parameters) - 1; rank >= 0; rank--)
    if ((state.at(state.seat + rank) >> (suit << 2)) & 15) ranks |= 1 << rank;
  return ranks;
}

/** The ranks of a suit in its unfinished sequences, as bits. */
function ranksInRuns(state: State, suit: number): number {
  let ranks = 0;
  for (let next = state.first(kind.run); next > 0; next = state.at(state.meld(next) + inMeld.next)) {
    const meld = state.meld(next);
    if (state.at(meld + inMeld.suit) !== suit || state.at(meld + inMeld.high) < 0 || state.isComplete(meld)) continue;
    for (let step = state.at(meld + inMeld.cards) - 1; step >= 0; step--)
      ranks |= 1 << ((state.at(meld + inMeld.high) + step) % 13);
  }
  return ranks;
}

/** How many cards of a suit, of these ranks, could be part of a sequence. */
export function placesInRuns(state: State, suit: number, ranks: number): number {
  const { parameters, seat } = state;
  const size = ranksOfRuns(parameters);
  const circle = parameters.sequenceOrder === 'circle';
  const held = ranksHeld(state, suit);
  const present = held | ranksInRuns(state, suit);
  // Three in a row, the circle laid out twice.
  const line = circle ? present | (present << size) : present;
  const starts = line & (line >> 1) & (line >> 2);
  const rows = starts | (starts << 1) | (starts << 2);
  let cards = 0;
  for (let left = (circle ? rows | (rows >> size) : rows) & held & ranks; left !== 0; left &= left - 1)
    cards += (state.at(seat + 31 - Math.clz32(left & -left)) >> (suit << 2)) & 15;
  return cards;
}

/** Whether all wild cards but one could have a place, were every set as large a share of them as it may hold. */
export function couldPlaceWilds(state: State): boolean {
  const { parameters } = state;
  const { canastaSize, maxWilds } = parameters;
  const twos = state.count(two);
  let room = 1 - twos - state.count(joker);
  if (room >= 0 || parameters.wildMelds || parameters.wildsUnlimitedInCanasta) return true;
  if (parameters.mergeSets === 'after-slip' && state.at(state.side + inSide.kinds) >>> 16 !== 0) return true;
  if (parameters.twosMelds) room += twos + Math.floor(twos / parameters.minNaturals) * maxWilds;
  for (let rank = 0; rank <= two && room < 0; rank++) {
    if (rank === three) continue;
    if (rank < three) room += Math.floor(state.count(rank) / parameters.minNaturals) * maxWilds;
    for (let next = state.first(rank); next > 0; next = state.at(state.meld(next) + inMeld.next)) {
      const meld = state.meld(next);
      const free = maxWilds - state.at(meld + inMeld.wilds);
      const size = state.at(meld + inMeld.naturals) + state.at(meld + inMeld.wilds);
      room += Math.max(0, parameters.wildToFinishedCanasta ? free : Math.min(free, canastaSize - size));
    }
  }
  return room >= 0;
}
