import type { NewMeld } from './action.ts';
import { canEmptyHand } from './going-out.ts';
import { pointsOfAll } from './melds.ts';
import { actor, type Position, playableCards, playableCount } from './position.ts';
import { RankedHand } from './ranked-hand.ts';

/** Melds that can be laid from the hand, with their points and how many cards they take. */
export interface Opening {
  readonly melds: readonly NewMeld[];
  readonly points: number;
  readonly cards: number;
}

/** An opening while it is being planned: how many wild cards of each kind it has used. */
interface Plan extends Opening {
  readonly jokers: number;
  readonly twos: number;
}

const nothing: Plan = { jokers: 0, twos: 0, points: 0, cards: 0, melds: [] };

/**
 * The opening of the player in turn that is worth most, laid as lawful sets from the hand as it is now; one card is kept for
 * the discard and one after it, unless the whole hand can go. Exact: every sharing out of the wild cards is considered.
 */
export function bestOpening(position: Position): Opening {
  const most = playableCount(actor(position)) - 2;
  const kept = best(
    plans(position),
    (plan) => plan.cards <= most,
    (plan) => plan.points,
  );
  const emptying = { ...position, phase: 'play', current: { ...position.current, drew: 'stock' } } as const;
  if (!canEmptyHand(emptying)) return kept;
  const whole = best(
    plans(position),
    () => true,
    (plan) => plan.points,
  );
  return whole.points > kept.points ? whole : kept;
}

/** The opening that reaches the points with the fewest cards; undefined if none does. */
export function shortestOpening(position: Position, minimum: number): Opening | undefined {
  const most = playableCount(actor(position)) - 2;
  const opening = best(
    plans(position),
    (plan) => plan.cards <= most && plan.points >= minimum,
    (plan) => -plan.cards,
  );
  return opening.points >= minimum ? opening : undefined;
}

function best(candidates: readonly Plan[], fits: (plan: Plan) => boolean, merit: (plan: Plan) => number): Opening {
  let chosen: Plan | undefined;
  for (const plan of candidates) {
    if (fits(plan) && (chosen === undefined || merit(plan) > merit(chosen))) chosen = plan;
  }
  return chosen ?? nothing;
}

/** The best plans for every number of wild cards used and of cards laid: rank by rank, keeping only what nothing else beats. */
function plans(position: Position): readonly Plan[] {
  const { parameters } = position.ruleset;
  const hand = new RankedHand(playableCards(actor(position)), parameters);
  let table = new Map<string, Plan>([['0,0,0', nothing]]);
  for (const rank of hand.ranks) {
    const naturals = hand.naturals(rank);
    const next = new Map(table);
    for (const plan of table.values()) {
      for (let count = parameters.minNaturals; count <= naturals.length; count++) {
        const most = parameters.wildsMayExceedNaturals ? parameters.maxWilds : Math.min(parameters.maxWilds, count);
        for (let jokers = 0; jokers <= Math.min(most, hand.jokers.length - plan.jokers); jokers++) {
          for (let twos = 0; twos <= Math.min(most - jokers, hand.twos.length - plan.twos); twos++) {
            if (count + jokers + twos < parameters.minMeldSize) continue;
            const cards = [
              ...naturals.slice(0, count),
              ...hand.jokers.slice(plan.jokers, plan.jokers + jokers),
              ...hand.twos.slice(plan.twos, plan.twos + twos),
            ];
            keep(next, {
              jokers: plan.jokers + jokers,
              twos: plan.twos + twos,
              points: plan.points + pointsOfAll(parameters, cards),
              cards: plan.cards + cards.length,
              melds: [...plan.melds, { cards }],
            });
          }
        }
      }
    }
    table = next;
  }
  return [...table.values()];
}

function keep(table: Map<string, Plan>, plan: Plan): void {
  const key = `${plan.jokers},${plan.twos},${plan.cards}`;
  const other = table.get(key);
  if (other === undefined || other.points < plan.points) table.set(key, plan);
}
