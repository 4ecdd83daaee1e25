import { type Card, isBlackThree } from '../cards/cards.ts';
import type { TakeAction } from '../position/action.ts';
import { pointsOfAll } from '../position/melds.ts';
import { actingSide, hasOpened, type Position } from '../position/position.ts';
import { liftedCards } from '../rules/pile.ts';
import { actionOf } from './actions.ts';
import { BestMelds, type BestTerms } from './best-melds.ts';
import { chosen, everything } from './best-opening.ts';
import * as layout from './layout.ts';
import { stateOf } from './load.ts';
import { MoveList } from './move-list.ts';
import { Moves } from './moves.ts';
import { OpeningParts, type OpeningTerms } from './opening-parts.ts';
import type { OpeningConsumer } from './openings.ts';
import type { Part } from './parts.ts';
import type { State } from './state.ts';
import { freezingDepth, isRedThreeFace, topOfPile } from './taking.ts';

const { cell, inSide, pileAt, moveType } = layout;

/** How the pile can be taken now. */
export interface WaysToTakePile {
  /** Every elementary legal way, up to equivalent cards. */
  readonly ways: readonly TakeAction[];
  /**
   * Where taking the pile makes the first melds of the side: the opening of fewest cards, of those the cheapest, and the one worth
   * most. Black threes, which are laid only to go out, are no part of either; null if there is no opening without them.
   */
  readonly openings: { readonly smallest: TakeAction; readonly largest: TakeAction } | null;
}

/** Every elementary legal way to take the pile now, with the smallest and the largest opening that it can be part of. Exact. */
export function waysToTakePile(position: Position): WaysToTakePile {
  const state = stateOf(position);
  const moves = new Moves(state);
  const list = new MoveList();
  moves.listTakes(list);
  const ways = takesOf(state, list, position);
  if (hasOpened(actingSide(position))) return { ways, openings: null };
  const [first, ...others] = ways.filter((way) => !laidBy(way).some(isBlackThree));
  if (first === undefined) return { ways, openings: null };
  const smallest = others.reduce((best, way) => (isSmaller(position, way, best) ? way : best), first);
  new LargestOpening(state, moves).list(list);
  const [largest = smallest] = takesOf(state, list, position);
  return { ways, openings: { smallest, largest } };
}

function takesOf(state: State, moves: MoveList, position: Position): readonly TakeAction[] {
  return Array.from({ length: moves.count }, (_, move) => actionOf(state, moves, move, position)).filter(
    (action) => action.type === 'take',
  );
}

/** The hand cards that a taking lays. */
function laidBy(action: TakeAction): readonly Card[] {
  return [...action.with, ...action.melds.flatMap(({ cards }) => cards)];
}

function isSmaller(position: Position, one: TakeAction, other: TakeAction): boolean {
  const points = (action: TakeAction) => pointsOfAll(position.ruleset.parameters, laidBy(action));
  const fewer = laidBy(one).length - laidBy(other).length;
  return fewer < 0 || (fewer === 0 && points(one) < points(other));
}

/** The opening with the top card of the pile that is worth most and leaves the turn an end. */
class LargestOpening {
  readonly #state: State;
  readonly #moves: Moves;
  readonly #best: BestMelds;
  readonly #terms: OpeningTerms;
  /** What the top card adds to the points. */
  readonly #ofTop: number;
  readonly #obliged: boolean;
  #points = -1;
  #parts: readonly Part[] = [];
  #depth = 1;

  constructor(state: State, moves: Moves) {
    const { openingTwos, topCardCountsInOpening } = state.parameters;
    const top = topOfPile(state) >> 2;
    this.#state = state;
    this.#moves = moves;
    this.#best = new BestMelds(state);
    this.#terms = { top, twos: openingTwos, blackThrees: false, named: -1 };
    this.#ofTop = topCardCountsInOpening ? (state.values[top] ?? 0) : 0;
    this.#obliged = moves.end.mustGoOut();
  }

  /** Fills a list with the taking, if there is one. */
  list(list: MoveList): void {
    const { openings, takes } = this.#moves;
    list.clear();
    for (let depth = 1; depth <= takes.depths(); depth++) {
      const coming = this.#coming(depth);
      const consumer = this.#consumer(depth);
      if (this.#obliged) {
        openings.tellMinimal(this.#terms, consumer);
        openings.tellLarger(this.#terms, consumer);
        continue;
      }
      this.#tryBest(depth, coming);
      // Where hardly a card comes up the hand may be laid whole.
      if (coming <= 1) openings.tellWhole({ ...this.#terms, minimum: everything }, consumer);
    }
    if (this.#points < 0) return;
    list.begin(moveType.take, 0, this.#depth);
    for (const part of this.#parts) list.part(part);
  }

  /** How many cards come to the hand with a taking so deep. */
  #coming(depth: number): number {
    const state = this.#state;
    const size = state.at(cell.pile);
    const lifted = liftedCards(state.parameters, size, freezingDepth(state), depth);
    let coming = Math.min(state.parameters.cardsWithPile, state.stockCount);
    for (let place = size - lifted; place < size - 1; place++)
      if (!state.laysRedThrees || !isRedThreeFace(state.at(pileAt + place))) coming += 1;
    return coming;
  }

  get #minimum(): number {
    return this.#state.at(this.#state.side + inSide.minimum);
  }

  /** Tries the melds worth most after which an ordinary discard can follow. */
  #tryBest(depth: number, coming: number): void {
    const terms = { ...this.#terms, keep: Math.max(0, 2 - coming) };
    const found = this.#best.find(terms);
    if (found === null) return;
    if (found.points + this.#ofTop >= this.#minimum) this.#try(found.points, found.parts, depth);
    else if (this.#state.parameters.completeOpens) this.#tryComplete(terms, depth);
  }

  /** Tries each part that opens by itself with the melds worth most besides. */
  #tryComplete(terms: BestTerms, depth: number): void {
    const parts = new OpeningParts(this.#state);
    parts.list(this.#terms);
    for (const { part, points, shape } of [...parts.ofHand, ...parts.withTop]) {
      if (!shape.opensAlone) continue;
      const withTop = shape.hasTop;
      const rest = this.#best.find(withTop ? { ...terms, top: -1 } : terms, part);
      if (rest === null) continue;
      const ordered = withTop ? [part, ...rest.parts] : [...rest.parts, part];
      this.#try(rest.points + points, ordered, depth);
    }
  }

  #try(points: number, parts: readonly Part[], depth: number): void {
    if (points <= this.#points || !this.#moves.takes.canEndWith(parts, depth, this.#obliged)) return;
    this.#points = points;
    this.#parts = parts;
    this.#depth = depth;
  }

  #consumer(depth: number): OpeningConsumer {
    return {
      opening: (told) => {
        if (told.opens(this.#minimum)) this.#try(told.points - this.#ofTop, chosen(told).parts, depth);
        return false;
      },
    };
  }
}
