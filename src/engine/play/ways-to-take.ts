import { type Card, isBlackThree } from '../cards/cards.ts';
import type { TakeAction } from '../position/action.ts';
import { pointsOfAll } from '../position/melds.ts';
import { actingSide, hasOpened, type Position } from '../position/position.ts';
import { liftedCards } from '../rules/pile.ts';
import { actionOf } from './actions.ts';
import { BestMelds, type BestMeldsFound } from './best-melds.ts';
import { chosen } from './best-opening.ts';
import * as layout from './layout.ts';
import { stateOf } from './load.ts';
import { MoveList } from './move-list.ts';
import { Moves } from './moves.ts';
import { OpeningParts, type OpeningTerms, partTrait } from './opening-parts.ts';
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

/** More points than any opening is worth. */
const moreThanAnything = 1_000_000;

/** The opening with the top card of the pile that is worth most and leaves the turn an end. */
class LargestOpening {
  readonly #state: State;
  readonly #moves: Moves;
  readonly #best: BestMelds;
  readonly #top: number;
  #points = -1;
  #parts: readonly Part[] = [];
  #depth = 1;

  constructor(state: State, moves: Moves) {
    this.#state = state;
    this.#moves = moves;
    this.#best = new BestMelds(state);
    this.#top = topOfPile(state) >> 2;
  }

  /** Fills a list with the taking, if there is one. */
  list(moves: MoveList): void {
    moves.clear();
    const obliged = this.#moves.end.mustGoOut();
    for (let depth = 1; depth <= this.#moves.takes.depths(); depth++) {
      const coming = this.#coming(depth);
      if (!obliged) this.#tryBest(depth, coming);
      // Where hardly a card comes up, or going out is a duty, the hand may be laid whole.
      if (obliged) this.#tryAll(depth, obliged);
      else if (coming <= 1) this.#tryWhole(depth);
    }
    if (this.#points < 0) return;
    moves.begin(moveType.take, 0, this.#depth);
    for (const part of this.#parts) moves.part(part);
  }

  /** How many cards come to the hand with a taking so deep. */
  #coming(depth: number): number {
    const state = this.#state;
    const size = state.at(cell.pile);
    const lifted = liftedCards(state.parameters, size, freezingDepth(state), depth);
    let coming = Math.min(state.parameters.cardsWithPile, state.stockCount);
    for (let place = size - lifted; place < size - 1; place++) {
      if (!state.laysRedThrees || !isRedThreeFace(state.at(pileAt + place))) coming += 1;
    }
    return coming;
  }

  /** Tries the melds worth most after which an ordinary discard can follow. */
  #tryBest(depth: number, coming: number): void {
    const state = this.#state;
    const { openingTwos, topCardCountsInOpening, completeOpens } = state.parameters;
    const terms = { top: this.#top, twos: openingTwos, keep: Math.max(0, 2 - coming) };
    const own = topCardCountsInOpening ? (state.values[this.#top] ?? 0) : 0;
    const found = this.#best.find(terms);
    if (found !== null && found.points + own >= state.at(state.side + inSide.minimum)) this.#try(found, depth);
    else if (found !== null && completeOpens) {
      const parts = new OpeningParts(state);
      parts.list({ ...this.#terms, blackThrees: false });
      for (let index = 0; index < parts.count; index++) {
        if (!parts.has(index, partTrait.opensAlone)) continue;
        const part = parts.part(index);
        const besides = index < parts.firstWithTop ? terms : { ...terms, top: -1 };
        const rest = this.#best.find(besides, part);
        if (rest === null) continue;
        const ordered = index < parts.firstWithTop ? [...rest.parts, part] : [part, ...rest.parts];
        this.#try({ points: rest.points + parts.points(index), parts: ordered }, depth);
      }
    }
  }

  get #terms(): OpeningTerms {
    return { top: this.#top, twos: this.#state.parameters.openingTwos, blackThrees: false, named: -1 };
  }

  #try({ points, parts }: BestMeldsFound, depth: number, obliged = false): void {
    if (points <= this.#points || !this.#moves.takes.canEndWith(parts, depth, obliged)) return;
    this.#points = points;
    this.#parts = parts;
    this.#depth = depth;
  }

  /** Tries every opening that lays the whole hand or all but a card. */
  #tryWhole(depth: number): void {
    const { openings } = this.#moves;
    openings.tellWhole({ ...this.#terms, minimum: moreThanAnything }, this.#consumer(depth, false));
  }

  /** Tries every opening. */
  #tryAll(depth: number, obliged: boolean): void {
    const { openings } = this.#moves;
    openings.tellMinimal(this.#terms, this.#consumer(depth, obliged));
    openings.tellLarger(this.#terms, this.#consumer(depth, obliged));
  }

  #consumer(depth: number, obliged: boolean): OpeningConsumer {
    const state = this.#state;
    const own = state.parameters.topCardCountsInOpening ? (state.values[this.#top] ?? 0) : 0;
    return {
      opening: (told) => {
        const found = chosen(told);
        if (told.opens(state.at(state.side + inSide.minimum)))
          this.#try({ points: found.points - own, parts: found.parts }, depth, obliged);
        return false;
      },
    };
  }
}
