import { rankAbove, rankBelow } from '../../rules/run.ts';
import { crowds, isCanasta, setFaults } from '../../rules/set.ts';
import { isWrongNumberOfBlackThrees, reservesWilds, wildMeldFaults } from '../../rules/special.ts';
import * as layout from '../cells/cell-layout.ts';
import type { State } from '../cells/play-state.ts';
import { type MeldCells, type MeldRef, noMeld } from '../cells/table-numbers.ts';

const { inMeld, kind } = layout;

/** Whether so many naturals and wild cards may go to a meld of a set (`noMeld` begins a new one of the rank). */
export function isLawfulSet(state: State, rank: number, target: MeldRef, naturals: number, wilds: number): boolean {
  const { parameters } = state;
  let before = 0;
  let wildsBefore = 0;
  if (target > 0) {
    const meld = state.meld(target);
    if (state.in(meld, inMeld.unsound) === 1) return false;
    before = state.in(meld, inMeld.naturals);
    wildsBefore = state.in(meld, inMeld.wilds);
  }
  if (setFaults(parameters, rank, before, wildsBefore, before + naturals, wildsBefore + wilds) !== 0) return false;
  if (wilds > 0 && parameters.wildMelds && areWildsReserved(state)) return false;
  return parameters.meldsPerRank === 'one' || parameters.meldsPerRank === 'several'
    ? true
    : !areCrowded(state, rank, target, before + naturals, wildsBefore + wilds);
}

/** Whether the side's meld of wild cards keeps wild cards from all others. */
function areWildsReserved(state: State): boolean {
  const lying = state.first(kind.wild);
  return lying > 0 && reservesWilds(state.parameters, state.in(state.meld(lying), inMeld.cards), 0);
}

/** Whether a set that grows to so many cards, or is begun with them, may not lie beside the others of its rank. */
function areCrowded(state: State, rank: number, target: MeldRef, naturals: number, wilds: number): boolean {
  const { parameters } = state;
  let lying = 0;
  let unfinished = 0;
  for (let next = state.first(rank); next > 0; next = state.in(state.meld(next), inMeld.next)) {
    lying += 1;
    const complete = next === target ? isCanasta(parameters, naturals, wilds) : state.isComplete(state.meld(next));
    if (!complete) unfinished += 1;
  }
  if (target > 0) return crowds(parameters, lying, unfinished, 0, 0);
  return crowds(parameters, lying, unfinished, 1, isCanasta(parameters, naturals, wilds) ? 0 : 1);
}

/** Whether so many wild cards may go to a meld of wild cards alone. */
export function isLawfulWildMeld(state: State, target: MeldRef, wilds: number): boolean {
  const lying = cardsIn(state, target);
  return lying >= 0 && wildMeldFaults(state.parameters, lying + wilds) === 0;
}

/** Whether so many black threes may lie together with those that lie there. */
export function areLawfulBlackThrees(state: State, target: MeldRef, count: number): boolean {
  const lying = cardsIn(state, target);
  return lying >= 0 && !isWrongNumberOfBlackThrees(state.parameters, lying + count);
}

/** The cards of a meld (none of `noMeld`); below 0 if it takes no card, something lying with it that does not belong there. */
function cardsIn(state: State, target: MeldRef): number {
  if (target === 0) return 0;
  return state.in(state.meld(target), inMeld.unsound) === 1 ? -1 : state.in(state.meld(target), inMeld.cards);
}

/** The rank that continues a sequence on the table above or below; -1 if there is none or it takes no card. */
export function continuation(state: State, meld: MeldCells, above: boolean): number {
  if (state.in(meld, inMeld.unsound) === 1 || state.isComplete(meld)) return -1;
  const high = state.in(meld, inMeld.high);
  return above ? rankAbove(state.parameters, high) : rankBelow(state.parameters, high, state.in(meld, inMeld.cards));
}

/** The meld of a rank that new cards of the rank join without being asked; `noMeld` if they begin a new one. */
export function joinedSet(state: State, rank: number): MeldRef {
  const { meldsPerRank } = state.parameters;
  const first = state.first(rank);
  if (first === 0 || meldsPerRank === 'several' || meldsPerRank === 'one-incomplete') return noMeld;
  for (let next = first; next > 0; next = state.in(state.meld(next), inMeld.next)) {
    if (meldsPerRank === 'one' || !state.isComplete(state.meld(next))) return next;
  }
  return noMeld;
}
