import type { ClauseAddress } from '../../rulesets/clauses.ts';
import type { OrderCode, RemedyOrder } from '../orders.ts';
import type { Answer, Remedy, Stated } from '../remedy.ts';
import { forEachCard, readAs, remedy } from './entries.ts';

// What the documents rule alike of drawing and of the discard pile, each with its own clauses.

/** A hand that was not completed may be until the next player draws. */
export function mayCompleteHand<Clause extends ClauseAddress>(clauses: Stated<Clause>): Answer<Clause, 'noticed'> {
  return {
    fact: 'noticed',
    cases: {
      'before-next-draw': remedy(['may-complete-hand'], clauses),
      later: remedy(['hand-stays-short'], clauses),
    },
  };
}

/** Cards of the pile that were left lying may still be taken until the next player draws. */
export function mayTakeLeftCards<Clause extends ClauseAddress>(
  clauses: Stated<Clause>,
  afterwards: RemedyOrder,
): Answer<Clause, 'noticed'> {
  return {
    fact: 'noticed',
    cases: {
      'before-next-draw': remedy(['point-out-left-cards', 'may-take-left-cards'], clauses),
      later: remedy([afterwards], clauses),
    },
  };
}

/** A red three is laid late, without another card for it; one never laid costs points in the count. */
export function redThreeLaidLate<Clause extends ClauseAddress>(
  late: Stated<Clause>,
  never: Stated<Clause>,
): Answer<Clause, 'corrected' | 'cards'> {
  return {
    fact: 'corrected',
    cases: {
      'before-draw': remedy(['lay-forgotten-three', 'no-card-for-three', 'draw-from-stock-only'], late),
      'after-draw': remedy(['lay-forgotten-three', 'no-card-for-three'], late),
      never: forEachCard('forgottenRedThreePenalty', never, {
        pointsInCount: true,
        orders: [{ code: 'forgotten-threes-score-nothing', of: 'cards' }],
      }),
    },
  };
}

/** A card of the stock was seen: it is shown and goes back, unless the one card that was drawn is a red three. */
export function seenCardGoesBack<Clause extends ClauseAddress>(
  clauses: Stated<Clause>,
  afterwards: readonly RemedyOrder[],
): Answer<Clause, 'cards' | 'drewRedThree'> {
  const one: Answer<Clause, 'drewRedThree'> = {
    fact: 'drewRedThree',
    cases: {
      true: remedy(['draw-was-correct'], clauses),
      false: remedy(['show-seen-card', ...afterwards], clauses),
    },
  };
  return {
    fact: 'cards',
    steps: [
      { least: 1, answer: one },
      { least: 2, answer: remedy(['show-seen-cards', ...afterwards], clauses) },
    ],
  };
}

/** What a bar on melding means for melds that lie there already no document says: this site reads that they are taken back. */
export function withoutEarlyMelds<Clause extends ClauseAddress>({
  orders,
  read = [],
  ...rest
}: Remedy<Clause>): Remedy<Clause> {
  const bars = orders.some((order) => /^no-meld-/.test(typeof order === 'string' ? order : order.code));
  if (!bars || read.some((code) => code.startsWith('no-meld-'))) return { orders, read, ...rest };
  return { ...rest, orders: ['take-early-melds-back', ...orders], read: ['take-early-melds-back', ...read] };
}

/** Cards drawn too many: the opponents get a red three among them. What is read into it besides, the clauses do not say. */
export function drewExtra<Clause extends ClauseAddress>(
  without: readonly RemedyOrder[],
  withRedThree: readonly RemedyOrder[],
  clauses: Stated<Clause>,
  read: readonly OrderCode[],
): Answer<Clause, 'redThreeAmong'> {
  return {
    fact: 'redThreeAmong',
    assumed: 'false',
    cases: {
      true: withoutEarlyMelds(readAs(read, remedy(['three-to-opponents', ...withRedThree], clauses))),
      false: withoutEarlyMelds(remedy(without, clauses)),
    },
  };
}

/** The pile was taken against the rules: it goes back, unless the right to it can be proved. */
export function pileGoesBack<Clause extends ClauseAddress>(clauses: Stated<Clause>): Answer<Clause, 'provable'> {
  return {
    fact: 'provable',
    cases: {
      true: remedy(['show-lawful-taking'], clauses),
      false: remedy(
        ['lay-hand-open', 'settle-disputed-cards', 'restore-pile', 'take-up-hand', 'draw-from-stock-and-finish'],
        clauses,
      ),
    },
  };
}

/** The pile was taken out of turn: it goes back, and costs points once it is in the hand. */
export function pileTakenOutOfTurn<Clause extends ClauseAddress>(
  clauses: Stated<Clause>,
  notJoined: Stated<Clause>,
): Answer<Clause, 'joined'> {
  return {
    fact: 'joined',
    assumed: 'true',
    cases: {
      true: remedy(
        ['lay-hand-open', 'settle-disputed-cards', 'restore-pile', 'take-up-hand', 'turn-of-player-in-turn'],
        clauses,
        'tookPileOutOfTurnPenalty',
      ),
      false: remedy(['put-pile-back', 'turn-of-player-in-turn'], notJoined),
    },
  };
}
