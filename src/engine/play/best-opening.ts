import type { NewMeld } from '../position/action.ts';
import type { Position } from '../position/position.ts';
import * as layout from './cells/cell-layout.ts';
import { stateOf } from './cells/from-position.ts';
import { faceHeld, pointsHeld } from './cells/held-cards.ts';
import { layPart } from './cells/lay-cells.ts';
import { cardsOfParts } from './cells/move-actions.ts';
import type { State } from './cells/play-state.ts';
import { Moves } from './list/list-moves.ts';
import { BestMelds, type MeldsFound } from './openings/best-melds.ts';
import type { Openings } from './openings/openings.ts';
import { pointsOfFace } from './openings/suit-choices.ts';
import type { MeldOut } from './out/meld-out.ts';

const { cell, inSeat, inSide, phase, redThree } = layout;

/** Melds that can be laid from the hand, with their points and how many cards they take. */
export interface Opening {
  readonly melds: readonly NewMeld[];
  readonly points: number;
  readonly cards: number;
  /** Whether not every way was looked at, so that a better one may be left: never with thirty cards or fewer. */
  readonly isCut: boolean;
}

/** Where each choice asks whether the hand can be emptied, so many are tried at most. */
const stepsOfWayOut = 20_000;

/** More than any opening is worth. */
export const everything = 1_000_000;

/** Remembers the best of the openings that it is offered; how good one is follows from its points and cards. */
export class Best {
  found: MeldsFound | null = null;
  readonly #goodness: (points: number, cards: number) => number;
  #most: number;

  /** What is not better than `least` is not remembered. */
  constructor(least: number, goodness: (points: number, cards: number) => number) {
    this.#most = least;
    this.#goodness = goodness;
  }

  /** Whether an opening of so many points and cards would be better than all before. */
  isBetter(points: number, cards: number): boolean {
    return this.#goodness(points, cards) > this.#most;
  }

  /** Remembers an opening if it is better than all before and may be made, which is asked last. */
  offer(found: MeldsFound, mayBeMade: () => boolean): void {
    if (!this.isBetter(found.points, found.cards) || !mayBeMade()) return;
    this.found = found;
    this.#most = this.#goodness(found.points, found.cards);
  }
}

/**
 * The opening of the player in turn that is worth most, laid as lawful melds from the hand as it is now, so that the turn can
 * end: a card is kept for the discard and one after it, or the whole hand goes out. Exact: every way to lay sequences and to share
 * out the wild cards is considered.
 */
export function bestOpening(position: Position): Opening {
  const state = stateOf(position);
  const kept = bestMelds(state, keptOf(state));
  const best = new Best(kept.points, (points) => points);
  const isCut = offerGoingOut(state, best);
  return toOpening(state, best.found ?? kept, isCut);
}

/** The opening that reaches the points with the fewest cards; undefined if none does. */
export function shortestOpening(position: Position, minimum: number): Opening | undefined {
  const state = stateOf(position);
  const terms = { top: -1, twos: twosOf(state), blackThrees: false, named: -1, minimum };
  const most = state.held - keptOf(state);
  const best = new Best(-everything, (points, cards) => (points < minimum ? -everything : -cards));
  const { openings } = new Moves(state);
  openings.tellMinimal(terms, {
    opening(told) {
      best.offer(chosen(told), () => true);
      return false;
    },
    canLead: ({ cards }) => cards <= most && best.isBetter(minimum, cards),
  });
  const { isCut } = openings;
  if (best.found !== null) return toOpening(state, best.found, isCut);
  const isOutCut = offerGoingOut(state, best);
  return best.found === null ? undefined : toOpening(state, best.found, isCut || isOutCut);
}

/** The melds worth most while so many cards are kept, whatever going out would take. */
function bestMelds(state: State, keep: number): MeldsFound {
  const terms = { top: -1, twos: twosOf(state), keep };
  return new BestMelds(state).find(terms) ?? { parts: [], points: 0, cards: 0 };
}

function isBeforePlay(state: State): boolean {
  return state.at(cell.phase) === phase.contractOpening;
}

function twosOf(state: State): number {
  return isBeforePlay(state) ? state.parameters.declarerTwos : state.parameters.openingTwos;
}

/** Cards that are kept: one for the discard, if one follows, and one after it. */
function keptOf(state: State): number {
  return isBeforePlay(state) ? 1 : 2;
}

/**
 * Offers the openings that lay the rest of the hand, or all but a card for the discard, and go out, as after the stock draw. Says whether it
 * was broken off.
 */
function offerGoingOut(state: State, best: Best): boolean {
  if (isBeforePlay(state) || state.in(state.seat, inSeat.unknown) > 1) return false;
  const mark = state.mark();
  state.set(cell.phase, phase.play);
  state.set(cell.drew, 1);
  const { meldOut, openings } = new Moves(state);
  const offer = (found: MeldsFound) => best.offer(found, () => goesOut(state, meldOut, found));
  const total = pointsHeld(state) - (state.laysRedThrees ? state.count(redThree) * (state.values[redThree] ?? 0) : 0);
  if (meldOut.canEmpty()) {
    // Mostly the melds worth most do; what is left to try then is worth more.
    offer(bestMelds(state, state.parameters.goingOutNeedsDiscard ? 1 : 0));
    const terms = {
      top: -1,
      twos: twosOf(state),
      blackThrees: true,
      named: -1,
      minimum: everything,
      steps: stepsOfWayOut,
    };
    openings.tellWhole(terms, {
      opening(told) {
        offer(chosen(told));
        return false;
      },
      canLead(told) {
        // All openings that keep a card of the same face are worth the same.
        const [points, cards] = told.kept < 0 ? [0, 0] : [pointsOfFace(state, told.kept), 1];
        return best.isBetter(total - points, state.held - cards) && canLeadOut(state, meldOut, told);
      },
    });
  }
  state.takeBack(mark);
  return openings.isCut;
}

/**
 * Whether the hand can be emptied once what is chosen has been laid and the card that is kept back, if there is one, kept for the
 * discard: never no where the rest makes an opening that goes out.
 */
function canLeadOut(state: State, meldOut: MeldOut, openings: Openings): boolean {
  const { kept } = openings;
  // An unfinished meld of wild cards would take none from melds laid in the same act (classic 21-d).
  if (openings.depth > 0 && state.parameters.wildMelds) return true;
  const mark = state.mark();
  for (const part of chosen(openings).parts) layPart(state, part);
  if (kept >= 0) {
    // What is not known can only be discarded.
    state.lose(state.suited ? kept : faceHeld(state, state.kindOfFace(kept)));
    state.addIn(state.seat, inSeat.unknown, 1);
    state.addIn(state.seat, inSeat.held, 1);
  }
  const can = meldOut.canEmpty();
  state.takeBack(mark);
  return can;
}

/** Whether an opening leaves the side with what going out takes, once the card that is left of the hand has been discarded. */
function goesOut(state: State, meldOut: MeldOut, opening: MeldsFound): boolean {
  const { goingOutNeedsDiscard, concealedWaivesMinimum, completeOpens } = state.parameters;
  const left = state.held - opening.cards;
  const needsMinimum = !concealedWaivesMinimum && !completeOpens;
  if (needsMinimum && opening.points < state.in(state.side, inSide.minimum)) return false;
  if (left > 1 || (left === 0 && goingOutNeedsDiscard)) return false;
  const mark = state.mark();
  for (const part of opening.parts) layPart(state, part);
  for (let ofKind = 0; ofKind <= redThree; ofKind++) if (state.count(ofKind) > 0) state.lose(faceHeld(state, ofKind));
  const enough = meldOut.isEnough();
  state.takeBack(mark);
  return enough;
}

/** What an enumeration tells of, as something to keep. */
export function chosen(openings: Openings): MeldsFound {
  const parts = Array.from({ length: openings.depth }, (_, place) => openings.chosen(place));
  return { parts, points: openings.points, cards: openings.cards };
}

function toOpening(state: State, { parts, points, cards }: MeldsFound, isCut: boolean): Opening {
  return { melds: cardsOfParts(state, parts).map((laid) => ({ cards: laid })), points, cards, isCut };
}
