import { isBlackThree } from '../cards/cards.ts';
import { cardsOfAct, type TakeAction } from '../position/action.ts';
import { pointsOfAll } from '../position/melds.ts';
import { actingSide, hasOpened, type Position } from '../position/position.ts';
import { liftedCards } from '../rules/pile.ts';
import { Best, chosen, everything } from './best-opening.ts';
import * as layout from './cells/cell-layout.ts';
import { stateOf } from './cells/from-position.ts';
import { actionOf, takeOf } from './cells/move-actions.ts';
import { MoveList } from './cells/move-list.ts';
import { freezingDepth, isRedThreeFace, topOfPile } from './cells/pile-cells.ts';
import type { State } from './cells/play-state.ts';
import { noMeld } from './cells/table-numbers.ts';
import { Moves } from './list/list-moves.ts';
import { BestMelds, type BestTerms, type MeldsFound } from './openings/best-melds.ts';
import { OpeningParts, type OpeningTerms } from './openings/opening-parts.ts';
import type { OpeningConsumer } from './openings/openings.ts';

const { cell, inSide, pileAt } = layout;

/** How the pile can be taken now. */
export interface WaysToTakePile {
  /** Every elementary legal way, up to equivalent cards. */
  readonly ways: readonly TakeAction[];
  /**
   * Where taking the pile makes the first melds of the side: the opening of fewest cards, of those the cheapest, and the one worth
   * most. Black threes, which are laid only to go out, are no part of either; null if there is no opening without them.
   */
  readonly openings: { readonly smallest: TakeAction; readonly largest: TakeAction } | null;
  /** Whether not every way was looked at: never with thirty cards in the hand or fewer. */
  readonly isCut: boolean;
}

/** Every elementary legal way to take the pile now, with the smallest and the largest opening that it can be part of. Exact unless it is cut. */
export function waysToTakePile(position: Position): WaysToTakePile {
  const state = stateOf(position);
  const moves = new Moves(state);
  const list = new MoveList();
  moves.listTakes(list);
  const isCut = moves.openings.isCut;
  const ways = Array.from({ length: list.count }, (_, move) => actionOf(state, list, move, position)).filter(
    (action) => action.type === 'take',
  );
  if (hasOpened(actingSide(position))) return { ways, openings: null, isCut };
  const [first, ...others] = ways.filter((way) => !cardsOfAct(way).some(isBlackThree));
  if (first === undefined) return { ways, openings: null, isCut };
  const smallest = others.reduce((best, way) => (isSmaller(position, way, best) ? way : best), first);
  const { largest, isLargestCut } = largestOpening(state, moves, position);
  return { ways, openings: { smallest, largest: largest ?? smallest }, isCut: isCut || isLargestCut };
}

function isSmaller(position: Position, one: TakeAction, other: TakeAction): boolean {
  const points = (action: TakeAction) => pointsOfAll(position.ruleset.parameters, cardsOfAct(action));
  const fewer = cardsOfAct(one).length - cardsOfAct(other).length;
  return fewer < 0 || (fewer === 0 && points(one) < points(other));
}

/** The opening with the top card of the pile that is worth most and leaves the turn an end, if there is one. */
function largestOpening(
  state: State,
  moves: Moves,
  position: Position,
): { readonly largest: TakeAction | undefined; readonly isLargestCut: boolean } {
  const { openings, takes } = moves;
  const { openingTwos, topCardCountsInOpening } = state.parameters;
  const top = topOfPile(state) >> 2;
  const terms = { top, twos: openingTwos, blackThrees: false, named: -1 };
  const ofTop = topCardCountsInOpening ? (state.values[top] ?? 0) : 0;
  const minimum = state.in(state.side, inSide.minimum);
  const obliged = moves.end.mustGoOut();
  const melds = new BestMelds(state);
  const best = new Best(-1, (points) => points);
  let deepest = 1;
  let isLargestCut = false;
  for (let depth = 1; depth <= takes.depths(); depth++) {
    const before = best.found;
    const offer = (found: MeldsFound) => best.offer(found, () => takes.canEndWith(found.parts, depth, obliged));
    const consumer: OpeningConsumer = {
      opening(told) {
        if (told.opens(minimum)) offer({ ...chosen(told), points: told.points - ofTop });
        return false;
      },
    };
    if (obliged) {
      openings.tellMinimal(terms, consumer);
      isLargestCut ||= openings.isCut;
      openings.tellLarger(terms, consumer);
      isLargestCut ||= openings.isCut;
    } else {
      const coming = comingWith(state, depth);
      for (const found of bestWithTop(state, melds, { ...terms, keep: Math.max(0, 2 - coming) }, minimum - ofTop))
        offer(found);
      // Where hardly a card comes up the hand may be laid whole.
      if (coming <= 1) {
        openings.tellWhole({ ...terms, minimum: everything }, consumer);
        isLargestCut ||= openings.isCut;
      }
    }
    if (best.found !== before) deepest = depth;
  }
  const largest = best.found === null ? undefined : takeOf(state, best.found.parts, noMeld, deepest, position);
  return { largest, isLargestCut };
}

/** How many cards come to the hand with a taking so deep. */
function comingWith(state: State, depth: number): number {
  const size = state.at(cell.pile);
  const lifted = liftedCards(state.parameters, size, freezingDepth(state), depth);
  let coming = Math.min(state.parameters.cardsWithPile, state.stockCount);
  for (let place = size - lifted; place < size - 1; place++)
    if (!state.laysRedThrees || !isRedThreeFace(state.nth(pileAt, place))) coming += 1;
  return coming;
}

/** The melds worth most that open: all together by their points, or each part that opens by itself with the melds worth most besides. */
function bestWithTop(
  state: State,
  melds: BestMelds,
  terms: OpeningTerms & BestTerms,
  minimum: number,
): readonly MeldsFound[] {
  const found = melds.find(terms);
  if (found === null) return [];
  if (found.points >= minimum) return [found];
  if (!state.parameters.completeOpens) return [];
  const parts = new OpeningParts(state);
  parts.list(terms);
  return [...parts.ofHand, ...parts.withTop].flatMap(({ part, points, shape }) => {
    const rest = shape.opensAlone ? melds.find(shape.hasTop ? { ...terms, top: -1 } : terms, part) : null;
    if (rest === null) return [];
    const ordered = shape.hasTop ? [part, ...rest.parts] : [...rest.parts, part];
    return { parts: ordered, points: rest.points + points, cards: rest.cards };
  });
}
