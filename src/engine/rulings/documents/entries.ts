import type { ClauseAddress } from '../../rulesets/clauses.ts';
import type { OrderCode, RemedyOrder } from '../orders.ts';
import {
  type Answer,
  type Gap,
  type Option,
  type PenaltyParameter,
  points,
  pointsPerCard,
  type Remedy,
  type Silence,
  type Stated,
} from '../remedy.ts';

// How the tables of all documents are written: a remedy, a choice, a gap.

/** What follows, with the clauses that say so and, where it costs points, the parameter that says how many. */
export function remedy<Clause extends ClauseAddress>(
  orders: readonly RemedyOrder[],
  clauses: Stated<Clause>,
  penalty?: PenaltyParameter,
): Remedy<Clause> {
  return { orders, ...(penalty === undefined ? {} : { penalty: points(penalty) }), clauses };
}

/** The same, where the clauses leave some of the orders to the reading of this site. */
export function readAs<Clause extends ClauseAddress>(
  read: readonly OrderCode[],
  remedy: Remedy<Clause>,
): Remedy<Clause> {
  return { ...remedy, read };
}

/** What follows where those who are not at fault choose between options. */
export function chosenBetween<Clause extends ClauseAddress>(
  options: readonly Option<Clause>[],
  first: Remedy<Clause>,
): Remedy<Clause> {
  return { ...first, options };
}

/** The document does not settle it: how it is silent, what this site advises, and the clauses nearest to it. */
export function gap<Clause extends ClauseAddress>(
  silence: Silence,
  advice: Gap['advice'],
  ...unregulated: Stated<Clause>
): Gap<Clause> {
  return { unregulated, silence, advice };
}

/** A kind of fault that the document does not settle at all. */
export function unregulated<Clause extends ClauseAddress>(
  silence: Silence,
  advice: Gap['advice'],
  ...clauses: Stated<Clause>
): { readonly answer: Gap<Clause> } {
  return { answer: gap(silence, advice, ...clauses) };
}

/** A kind of fault that the game cannot know; play goes on whatever it was. */
export function unknownHere<Clause extends ClauseAddress>(
  ...clauses: Stated<Clause>
): { readonly answer: Gap<Clause> } {
  return unregulated('no-provision', ['play-goes-on'], ...clauses);
}

/** Points for each card, and what else is said of them. */
export function forEachCard<Clause extends ClauseAddress>(
  penalty: PenaltyParameter,
  clauses: Stated<Clause>,
  counting: Pick<Remedy, 'pointsInCount'> & { readonly orders?: readonly RemedyOrder[] } = {},
): Answer<Clause, 'cards'> {
  const answer = { orders: [], penalty: pointsPerCard(penalty), ...counting, clauses };
  return { fact: 'cards', steps: [{ least: 1, answer }] };
}
