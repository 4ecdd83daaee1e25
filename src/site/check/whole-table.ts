import {
  countOf,
  deckOf,
  hasOpened,
  type Position,
  type SeatState,
  type SideState,
  sideOf,
  sideState,
} from '../../engine/index.ts';
import type { Scenario, ScenarioCase } from '../scenario/site-scenario.ts';

/** Questions about the pile or the turn: they make sense only at a whole table. */
const aboutPlay = ['frozen', 'takeable', 'mustTake', 'canGoOut'];

/** Whether a scenario shows a game, and not loose cards or a deal that is over. */
function showsPlay({ position, cases }: Scenario): boolean {
  if (position.phase === 'over') return false;
  return cases.some(
    (one: ScenarioCase) => one.kind === 'play' || (one.kind === 'tell' && aboutPlay.includes(one.tell.about)),
  );
}

/** How many cards a player has in the hand and before himself. */
function held({ hand, penaltyCards, waiting }: SeatState): number {
  return countOf(hand) + penaltyCards.length + waiting.length;
}

/** How many cards are somewhere: in hands, stock and pile, before players and sides. */
export function cardsInSight(position: Position): number {
  const { seats, sides, stock, pile } = position;
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  return (
    countOf(stock) +
    pile.length +
    sum(seats.map(held)) +
    sum(sides.map(({ melds, redThrees }) => sum(melds.map(({ cards }) => cards.length)) + redThrees.length))
  );
}

/** How many turns a player may have played without melding: more would be a strange deal. */
const mostTurns = 7;

/** What a player who has not melded may hold, least and most: the hand that was dealt, and what each turn has left in it. */
function handBounds(position: Position, state: SeatState): readonly [number, number] {
  const { handSize, drawCount } = position.ruleset.parameters;
  const least = handSize + (isDrawing(position, state) ? drawCount : 0);
  const begun = position.phase !== 'deal' && position.phase !== 'auction' && state.played;
  return [least, least + (begun ? (drawCount - 1) * mostTurns : 0)];
}

/** Whether the player in turn has drawn from the stock and has not discarded yet. */
function isDrawing({ turn, phase, current }: Position, seat: SeatState): boolean {
  return seat.seat === turn && phase === 'play' && current.drew === 'stock';
}

/**
 * How many cards a side lacks. Nobody discards more than one card for each draw, so that all that a side's players hold and have
 * melded is at least what they were dealt; fewer would mean that the stock holds cards that must have left it.
 */
function lackOf(position: Position, { side, melds }: SideState): number {
  const { handSize, drawCount } = position.ruleset.parameters;
  const seats = position.seats.filter(({ seat }) => sideOf(position.ruleset.seating, seat) === side);
  const has =
    melds.reduce((sum, { cards }) => sum + cards.length, 0) + seats.reduce((sum, seat) => sum + held(seat), 0);
  const drawn = seats.some((seat) => isDrawing(position, seat)) ? drawCount : 0;
  return seats.length * handSize + drawn - has;
}

/**
 * What does not add up at the table of a scenario that shows a game: cards of the deck that are nowhere, players who have not melded
 * and yet hold more or fewer cards than they were dealt and have drawn, and sides that have fewer cards than they were dealt.
 */
export function whatDoesNotAddUp(scenario: Scenario): readonly string[] {
  if (!showsPlay(scenario)) return [];
  const { position } = scenario;
  const all = deckOf(position.ruleset).length;
  const there = cardsInSight(position);
  const hands = position.seats.flatMap((seat) => {
    if (seat.melded || hasOpened(sideState(position, seat.seat))) return [];
    const [least, most] = handBounds(position, seat);
    const holds = held(seat);
    return holds >= least && holds <= most
      ? []
      : [
          `seat ${seat.seat} has not melded and holds ${holds} cards, not ${least === most ? least : `${least} to ${most}`}`,
        ];
  });
  const sides = position.sides.flatMap((side) => {
    const lack = lackOf(position, side);
    return lack > 0 && hands.length === 0
      ? [`side ${side.side} has ${lack} cards fewer than it was dealt and has drawn`]
      : [];
  });
  return [...(there === all ? [] : [`${there} of ${all} cards are at the table`]), ...hands, ...sides];
}
