import type { ClauseAddress } from '../rulesets/clauses.ts';
import {
  type Answer,
  type Gap,
  type PenaltyParameter,
  points,
  pointsPerCard,
  type Remedy,
  type RemedyEffect,
  type Stated,
} from './remedy.ts';

// What the documents rule alike, each with its own clauses: the tables say which, and where they part.

/** What follows, with the clauses that say so and, where it costs points, the parameter that says how many. */
export function remedy<Clause extends ClauseAddress>(
  effects: readonly RemedyEffect[],
  clauses: Stated<Clause>,
  penalty?: PenaltyParameter,
): Remedy<Clause> {
  return { effects, ...(penalty === undefined ? {} : { penalty: points(penalty) }), clauses };
}

/** Nothing is said of it; the clauses nearest to it. */
export function unregulated<Clause extends ClauseAddress>(
  ...clauses: Stated<Clause>
): { readonly answer: Gap<Clause> } {
  return { answer: { unregulated: clauses } };
}

/** Points for each card, and nothing else. */
export function forEachCard<Clause extends ClauseAddress>(
  penalty: PenaltyParameter,
  clauses: Stated<Clause>,
  counting: Pick<Remedy, 'pointsInCount'> = {},
): Answer<Clause, 'cards'> {
  const answer = { effects: [], penalty: pointsPerCard(penalty), ...counting, clauses };
  return { fact: 'cards', steps: [{ least: 1, answer }] };
}

/** The deal begins anew, if it is noticed while the first turns are played. */
export function redealtInFirstRound<Clause extends ClauseAddress>(
  clauses: Stated<Clause>,
  later: Remedy<Clause>,
): Answer<Clause, 'noticed'> {
  return { fact: 'noticed', cases: { 'first-round': remedy(['redeal'], clauses), later } };
}

/** For a card of another pack the deal begins anew; later it goes, and for one of a hand there is another. */
export function foreignCardGoes<Clause extends ClauseAddress>(
  firstRound: Stated<Clause>,
  afterwards: Stated<Clause>,
): Answer<Clause, 'noticed' | 'where'> {
  const later: Answer<Clause, 'where'> = {
    fact: 'where',
    cases: {
      stock: remedy(['remove-card', 'play-on'], afterwards),
      hand: remedy(['remove-card', 'replace-from-stock', 'play-on'], afterwards),
    },
  };
  return { fact: 'noticed', cases: { 'first-round': remedy(['redeal'], firstRound), later } };
}

/** The wrong player dealt: the right one begins all the same, or the deal counts as his. */
export function dealtOutOfTurn<Clause extends ClauseAddress>(
  beforePlay: Stated<Clause>,
  later: 'in-play' | 'after-first-round',
  afterwards: Stated<Clause>,
): Answer<Clause, 'noticed'> {
  const playOn = remedy(['play-on', 'next-dealer-after-the-actual'], afterwards);
  return {
    fact: 'noticed',
    cases: {
      'before-play': remedy(['rightful-player-starts', 'next-deal-as-if-rightly-dealt'], beforePlay),
      ...(later === 'in-play' ? { 'in-play': playOn } : { 'after-first-round': playOn }),
    },
  };
}

/** What was left lying may still be taken until the next player draws. */
export function mayStillTake<Clause extends ClauseAddress>(
  clauses: Stated<Clause>,
  afterwards: readonly RemedyEffect[],
): Answer<Clause, 'noticed'> {
  return {
    fact: 'noticed',
    cases: { 'before-next-draw': remedy(['may-still-take'], clauses), later: remedy(afterwards, clauses) },
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
      'before-draw': remedy(['lay-now', 'no-replacement', 'must-draw-from-stock'], late),
      'after-draw': remedy(['lay-now', 'no-replacement'], late),
      never: forEachCard('forgottenRedThreePenalty', never, { pointsInCount: true }),
    },
  };
}

/** A card of the stock was seen: it is shown and goes back, unless the one card that was drawn is a red three. */
export function seenCardGoesBack<Clause extends ClauseAddress>(
  clauses: Stated<Clause>,
): Answer<Clause, 'cards' | 'drewRedThree'> {
  const back = remedy(['show-and-return', 'next-drawer-may-shuffle'], clauses);
  const one: Answer<Clause, 'drewRedThree'> = {
    fact: 'drewRedThree',
    cases: { true: remedy(['draw-stands'], clauses), false: back },
  };
  return {
    fact: 'cards',
    steps: [
      { least: 1, answer: one },
      { least: 2, answer: back },
    ],
  };
}

/** Cards drawn too many: the opponents get a red three among them. */
export function drewExtra<Clause extends ClauseAddress>(
  without: readonly RemedyEffect[],
  withRedThree: readonly RemedyEffect[],
  clauses: Stated<Clause>,
): Answer<Clause, 'redThreeAmong'> {
  return {
    fact: 'redThreeAmong',
    assumed: 'false',
    cases: {
      false: remedy(without, clauses),
      true: remedy(['red-three-to-opponents', 'no-replacement', ...withRedThree], clauses),
    },
  };
}

/** The pile was taken against the rules: it goes back, unless the right to it can be proved. */
export function pileGoesBack<Clause extends ClauseAddress>(clauses: Stated<Clause>): Answer<Clause, 'provable'> {
  return {
    fact: 'provable',
    cases: {
      true: remedy(['stands'], clauses),
      false: remedy(['hand-shown', 'pile-restored', 'must-draw-from-stock'], clauses),
    },
  };
}

/** Cards of the first meld go back, and the side needs more for it. */
export function openingTakenBack<Clause extends ClauseAddress>(clauses: Stated<Clause>): Remedy<Clause> {
  return remedy(['cards-back-to-hand', { code: 'minimum-raised', of: 'minimumRaise' }], clauses);
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
    'add-all': remedy(['correct-now'], addAll),
    'add-some': remedy(['correct-now', 'cards-back-to-hand'], addSome, 'correctedOpeningPenalty'),
    withdraw: openingTakenBack(withdraw),
  };
}

/** Cards melded out of turn wait; who was not next pays as well. At the end of the deal they are cards of the hand. */
export function cardsWait<Clause extends ClauseAddress>(
  next: { readonly waiting: Stated<Clause>; readonly atEnd: Stated<Clause> },
  others: { readonly waiting: Stated<Clause>; readonly atEnd: Stated<Clause> },
): Answer<Clause, 'inTurn' | 'dealEnded'> {
  const ends = ({ waiting, atEnd }: typeof next, penalty?: PenaltyParameter): Answer<Clause, 'dealEnded'> => ({
    fact: 'dealEnded',
    cases: {
      false: remedy(['cards-wait-on-table'], waiting, penalty),
      true: remedy(['counted-as-hand'], atEnd, penalty),
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

/** Who discarded without a draw draws now, and the turn is over. */
export function drawsNow<Clause extends ClauseAddress>(
  inTime: Stated<Clause>,
  later: Stated<Clause>,
): Answer<Clause, 'noticed'> {
  return {
    fact: 'noticed',
    cases: { 'before-next-draw': remedy(['draw-now', 'turn-ends'], inTime), later: remedy(['play-on'], later) },
  };
}

/** Of several discards one counts; the others become penalty cards. */
export function oneDiscardCounts<Clause extends ClauseAddress>(
  together: Stated<Clause>,
  oneByOne: Stated<Clause>,
  later: Stated<Clause>,
): Answer<Clause, 'noticed' | 'together'> {
  const inTime: Answer<Clause, 'together'> = {
    fact: 'together',
    cases: {
      true: remedy(['choose-one-discard', 'penalty-card'], together),
      false: remedy(['first-discard-counts', 'penalty-card'], oneByOne),
    },
  };
  return { fact: 'noticed', cases: { 'before-next-draw': inTime, later: remedy(['stands', 'play-on'], later) } };
}

/** Who cannot go out after all keeps a card, and pays. */
export function keepsCard<Clause extends ClauseAddress>(clauses: Stated<Clause>): Remedy<Clause> {
  return remedy(['keep-one-card-after-discard'], clauses, 'failedGoingOutPenalty');
}

/** Talk is forgiven once, and then costs the game. */
export function talkForgivenOnce<Clause extends ClauseAddress>(clauses: Stated<Clause>): Answer<Clause, 'reminded'> {
  return {
    fact: 'reminded',
    cases: {
      false: remedy(['reminder', 'play-on'], clauses),
      true: { effects: ['game-lost'], award: points('tableTalkPenalty'), clauses },
    },
  };
}

/** Melds mixed up before the count: one's own are lost, of the opponents' their word counts. */
export function meldsMixedUp<Clause extends ClauseAddress>(
  own: Stated<Clause>,
  opponents: Stated<Clause>,
): Answer<Clause, 'whose'> {
  return {
    fact: 'whose',
    cases: {
      own: remedy(['lose-card-points'], own),
      opponents: remedy(['accept-opponents-claim'], opponents),
    },
  };
}

/** An error of the score that is corrected until it is too late. */
export function correctedUntilNextDeal<Clause extends ClauseAddress>(
  clauses: Stated<Clause>,
): Answer<Clause, 'noticed'> {
  const stands = remedy(['stands'], clauses);
  return {
    fact: 'noticed',
    cases: { 'in-game': remedy(['corrected'], clauses), 'after-next-deal': stands, 'after-signing': stands },
  };
}
