import type { NewMeld } from '../position/action.ts';
import type { Position } from '../position/position.ts';
import { cardsOfParts } from './actions.ts';
import { BestMelds } from './best-melds.ts';
import { faceHeld, pointsHeld } from './hand.ts';
import { layPart } from './lay.ts';
import * as layout from './layout.ts';
import { stateOf } from './load.ts';
import type { MeldOut } from './meld-out.ts';
import { Moves } from './moves.ts';
import type { Openings } from './openings.ts';
import type { Part } from './parts.ts';
import type { State } from './state.ts';

const { cell, inSeat, inSide, phase, redThree } = layout;

/** Melds that can be laid from the hand, with their points and how many cards they take. */
export interface Opening {
  readonly melds: readonly NewMeld[];
  readonly points: number;
  readonly cards: number;
}

/** Parts of the hand that make an opening. */
interface Found {
  readonly parts: readonly Part[];
  readonly points: number;
  readonly cards: number;
}

/** More than any opening is worth. */
export const everything = 1_000_000;

/**
 * The opening of the player in turn that is worth most, laid as lawful melds from the hand as it is now, so that the turn can
 * end: a card is kept for the discard and one after it, or the whole hand goes out. Exact: every way to lay sequences and to share
 * out the wild cards is considered.
 */
export function bestOpening(position: Position): Opening {
  const state = stateOf(position);
  const kept = bestMelds(state, keptOf(state));
  return toOpening(state, openingOut(state, kept.points, (points) => points) ?? kept);
}

/** The opening that reaches the points with the fewest cards; undefined if none does. */
export function shortestOpening(position: Position, minimum: number): Opening | undefined {
  const state = stateOf(position);
  const terms = { top: -1, twos: twosOf(state), blackThrees: false, named: -1, minimum };
  let shortest: Found | null = null;
  let most = state.held - keptOf(state);
  new Moves(state).openings.tellMinimal(terms, {
    opening(told) {
      if (told.points < minimum) return false;
      shortest = chosen(told);
      most = told.cards - 1;
      return false;
    },
    canLead: ({ cards }) => cards <= most,
  });
  shortest ??= openingOut(state, -everything, (points, cards) => (points < minimum ? -everything : -cards));
  return shortest === null ? undefined : toOpening(state, shortest);
}

/** The melds worth most while so many cards are kept, whatever going out would take. */
function bestMelds(state: State, keep: number): Found {
  const { parts, points } = new BestMelds(state).find({ top: -1, twos: twosOf(state), keep }) ?? {
    parts: [],
    points: 0,
  };
  return { parts, points, cards: cardsOfParts(state, parts).flat().length };
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
 * The best opening that lays the rest of the hand, or all but a card for the discard, and goes out, as after the stock draw; null if
 * none is better than that. How good one is follows from its points and cards.
 */
function openingOut(state: State, least: number, goodness: (points: number, cards: number) => number): Found | null {
  if (isBeforePlay(state) || state.at(state.seat + inSeat.unknown) > 1) return null;
  const mark = state.mark();
  state.set(cell.phase, phase.play);
  state.set(cell.drew, 1);
  let best: Found | null = null;
  let most = least;
  const { meldOut, openings } = new Moves(state);
  const keep = (found: Found) => {
    if (goodness(found.points, found.cards) <= most || !goesOut(state, meldOut, found)) return;
    best = found;
    most = goodness(found.points, found.cards);
  };
  const total = pointsHeld(state) - (state.laysRedThrees ? state.count(redThree) * (state.values[redThree] ?? 0) : 0);
  if (meldOut.canEmpty()) {
    // Mostly the melds worth most do; what is left to try then is worth more.
    keep(bestMelds(state, state.parameters.goingOutNeedsDiscard ? 1 : 0));
    const terms = { top: -1, twos: twosOf(state), blackThrees: true, named: -1, minimum: everything };
    openings.tellWhole(terms, {
      opening(told) {
        keep(chosen(told));
        return false;
      },
      canLead(told) {
        const { kept } = told;
        // All openings that keep a card of the same face are worth the same.
        const points = total - (kept < 0 ? 0 : (state.values[state.kindOfFace(kept)] ?? 0));
        return goodness(points, state.held - (kept < 0 ? 0 : 1)) > most && canLeadOut(state, meldOut, told);
      },
    });
  }
  state.takeBack(mark);
  return best;
}

/**
 * Whether the hand can be emptied once what is chosen has been laid and a card of this face kept for the discard (-1: none): never no
 * where the rest makes an opening that goes out.
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
    state.add(state.seat + inSeat.unknown, 1);
    state.add(state.seat + inSeat.held, 1);
  }
  const can = meldOut.canEmpty();
  state.takeBack(mark);
  return can;
}

/** Whether an opening leaves the side with what going out takes, once the card that is left of the hand has been discarded. */
function goesOut(state: State, meldOut: MeldOut, opening: Found): boolean {
  const { goingOutNeedsDiscard, concealedWaivesMinimum, completeOpens } = state.parameters;
  const left = state.held - opening.cards;
  const needsMinimum = !concealedWaivesMinimum && !completeOpens;
  if (needsMinimum && opening.points < state.at(state.side + inSide.minimum)) return false;
  if (left > 1 || (left === 0 && goingOutNeedsDiscard)) return false;
  const mark = state.mark();
  for (const part of opening.parts) layPart(state, part);
  for (let ofKind = 0; ofKind <= redThree; ofKind++) if (state.count(ofKind) > 0) state.lose(faceHeld(state, ofKind));
  const enough = meldOut.isEnough();
  state.takeBack(mark);
  return enough;
}

/** What an enumeration tells of, as something to keep. */
export function chosen(openings: Openings): Found {
  const parts = Array.from({ length: openings.depth }, (_, place) => openings.chosen(place));
  return { parts, points: openings.points, cards: openings.cards };
}

function toOpening(state: State, { parts, points, cards }: Found): Opening {
  return { melds: cardsOfParts(state, parts).map((laid) => ({ cards: laid })), points, cards };
}
