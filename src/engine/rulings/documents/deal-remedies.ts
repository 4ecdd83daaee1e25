import type { ClauseAddress } from '../../rulesets/clauses.ts';
import type { OrderCode } from '../orders.ts';
import type { Answer, Remedy, Stated } from '../remedy.ts';
import { readAs, remedy } from './entries.ts';

// What the documents rule alike of the deal and the stock, each with its own clauses.

/** The deal begins anew. By whom no document says: by the one who dealt, as this site reads them. */
export function dealtAgain<Clause extends ClauseAddress>(
  order: 'deal-again' | 'cut-and-deal-again' | 'deal-again-without-foreign-card',
  clauses: Stated<Clause>,
): Remedy<Clause> {
  return readAs(['same-dealer'], remedy([order, 'same-dealer'], clauses));
}

/** The deal begins anew, if it is noticed while the first turns are played. */
export function redealtInFirstRound<Clause extends ClauseAddress>(
  clauses: Stated<Clause>,
  later: Remedy<Clause>,
): Answer<Clause, 'noticed'> {
  return { fact: 'noticed', cases: { 'first-round': dealtAgain('deal-again', clauses), later } };
}

/** For a card of another pack the deal begins anew; later it goes, and for one of a hand there is another. */
export function foreignCardGoes<Clause extends ClauseAddress>(
  firstRound: Stated<Clause>,
  afterwards: Stated<Clause>,
): Answer<Clause, 'noticed' | 'where'> {
  const later: Answer<Clause, 'where'> = {
    fact: 'where',
    cases: {
      stock: remedy(['remove-foreign-card', 'play-goes-on'], afterwards),
      hand: remedy(['give-up-foreign-card', 'replace-foreign-card', 'play-goes-on'], afterwards),
    },
  };
  return {
    fact: 'noticed',
    cases: { 'first-round': dealtAgain('deal-again-without-foreign-card', firstRound), later },
  };
}

/** The wrong player dealt: the right one begins all the same, or the deal counts as his. Who deals next not every document says. */
export function dealtOutOfTurn<Clause extends ClauseAddress>(
  beforePlay: Stated<Clause>,
  later: 'in-play' | 'after-first-round',
  afterwards: Stated<Clause>,
  read: readonly OrderCode[] = [],
): Answer<Clause, 'noticed'> {
  const playOn = remedy(['play-goes-on', 'next-deal-after-actual'], afterwards);
  return {
    fact: 'noticed',
    cases: {
      'before-play': readAs(read, remedy(['first-turn-to-rightful-player', 'next-deal-after-rightful'], beforePlay)),
      ...(later === 'in-play' ? { 'in-play': playOn } : { 'after-first-round': playOn }),
    },
  };
}
