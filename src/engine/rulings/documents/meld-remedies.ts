import type { ClauseAddress } from '../../rulesets/clauses.ts';
import type { RemedyOrder } from '../orders.ts';
import type { Answer, PenaltyParameter, Remedy, Stated } from '../remedy.ts';
import { remedy } from './entries.ts';

// What the documents rule alike of melds, each with its own clauses.

/** Cards of the first meld go back, and the side needs more for it. */
export function openingTakenBack<Clause extends ClauseAddress>(clauses: Stated<Clause>): Remedy<Clause> {
  return remedy(['take-opening-back', { code: 'minimum-rises', of: 'minimumRaise' }], clauses);
}

/** Until the next player draws a meld is mended in one of several ways; then it stands, or what else follows. */
export function mendedInTime<Clause extends ClauseAddress>(
  ways: Extract<Answer<Clause, 'remedy'>, { readonly fact: 'remedy' }>['cases'],
  later: Remedy<Clause>,
): Answer<Clause, 'noticed' | 'remedy'> {
  return { fact: 'noticed', cases: { 'before-next-draw': { fact: 'remedy', cases: ways }, later } };
}

/** The ways in which a first meld that is too small is mended. */
export function mendedOpening<Clause extends ClauseAddress>(
  addAll: Stated<Clause>,
  addSome: Stated<Clause>,
  withdraw: Stated<Clause>,
): Extract<Answer<Clause, 'remedy'>, { readonly fact: 'remedy' }>['cases'] {
  return {
    'add-all': remedy(['complete-opening'], addAll),
    'add-some': remedy(['open-with-other-melds', 'take-left-over-back'], addSome, 'correctedOpeningPenalty'),
    withdraw: openingTakenBack(withdraw),
  };
}

/** Cards melded out of turn wait; who was not next pays as well. At the end of the deal they are cards of the hand. */
export function cardsWait<Clause extends ClauseAddress>(
  ownTurn: RemedyOrder,
  next: { readonly waiting: Stated<Clause>; readonly atEnd: Stated<Clause> },
  others: { readonly waiting: Stated<Clause>; readonly atEnd: Stated<Clause> },
): Answer<Clause, 'inTurn' | 'dealEnded'> {
  const ends = ({ waiting, atEnd }: typeof next, penalty?: PenaltyParameter): Answer<Clause, 'dealEnded'> => ({
    fact: 'dealEnded',
    cases: {
      true: remedy(['waiting-cards-count-as-hand'], atEnd, penalty),
      false: remedy(['leave-cards-waiting', ownTurn], waiting, penalty),
    },
  });
  const longBefore = ends(others, 'meldOutOfTurnPenalty');
  return {
    fact: 'inTurn',
    cases: {
      'right-opponent': ends(next),
      'left-opponent': longBefore,
      partner: longBefore,
      'other-opponent': longBefore,
    },
  };
}
