import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { RemedyOrder } from './orders.ts';
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
} from './remedy.ts';

// What the documents rule alike, each with its own clauses: the tables say which, and where they part.

/** What follows, with the clauses that say so and, where it costs points, the parameter that says how many. */
export function remedy<Clause extends ClauseAddress>(
  orders: readonly RemedyOrder[],
  clauses: Stated<Clause>,
  penalty?: PenaltyParameter,
): Remedy<Clause> {
  return { orders, ...(penalty === undefined ? {} : { penalty: points(penalty) }), clauses };
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

/** The deal begins anew, if it is noticed while the first turns are played. */
export function redealtInFirstRound<Clause extends ClauseAddress>(
  clauses: Stated<Clause>,
  later: Remedy<Clause>,
): Answer<Clause, 'noticed'> {
  return { fact: 'noticed', cases: { 'first-round': remedy(['deal-again'], clauses), later } };
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
    cases: { 'first-round': remedy(['deal-again-without-foreign-card'], firstRound), later },
  };
}

/** The wrong player dealt: the right one begins all the same, or the deal counts as his. */
export function dealtOutOfTurn<Clause extends ClauseAddress>(
  beforePlay: Stated<Clause>,
  later: 'in-play' | 'after-first-round',
  afterwards: Stated<Clause>,
): Answer<Clause, 'noticed'> {
  const playOn = remedy(['play-goes-on', 'next-deal-after-actual'], afterwards);
  return {
    fact: 'noticed',
    cases: {
      'before-play': remedy(['first-turn-to-rightful-player', 'next-deal-after-rightful'], beforePlay),
      ...(later === 'in-play' ? { 'in-play': playOn } : { 'after-first-round': playOn }),
    },
  };
}

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

/** Cards drawn too many: the opponents get a red three among them. */
export function drewExtra<Clause extends ClauseAddress>(
  without: readonly RemedyOrder[],
  withRedThree: readonly RemedyOrder[],
  clauses: Stated<Clause>,
): Answer<Clause, 'redThreeAmong'> {
  return {
    fact: 'redThreeAmong',
    assumed: 'false',
    cases: {
      true: remedy(['three-to-opponents', ...withRedThree], clauses),
      false: remedy(without, clauses),
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

/** Who discarded without a draw draws now, and the turn is over. */
export function drawsNow<Clause extends ClauseAddress>(
  inTime: Stated<Clause>,
  later: Stated<Clause>,
): Answer<Clause, 'noticed'> {
  return {
    fact: 'noticed',
    cases: {
      'before-next-draw': remedy([{ code: 'draw-after-discard', of: 'drawCount' }, 'no-meld-after-late-draw'], inTime),
      later: remedy(['missed-draw-forgiven'], later),
    },
  };
}

/** Of several discards one counts; the others become penalty cards, with what is said of those. */
export function oneDiscardCounts<Clause extends ClauseAddress>(
  penaltyCards: readonly RemedyOrder[],
  together: Stated<Clause>,
  oneByOne: Stated<Clause>,
  later: Stated<Clause>,
): Answer<Clause, 'noticed' | 'together'> {
  const inTime: Answer<Clause, 'together'> = {
    fact: 'together',
    cases: {
      true: remedy(['choose-discard', 'other-discards-become-penalty-cards', ...penaltyCards], together),
      false: remedy(['first-discard-stays', 'other-discards-become-penalty-cards', ...penaltyCards], oneByOne),
    },
  };
  return { fact: 'noticed', cases: { 'before-next-draw': inTime, later: remedy(['discards-stay'], later) } };
}

/** Who cannot go out after all keeps a card, and pays. */
export function keepsCard<Clause extends ClauseAddress>(clauses: Stated<Clause>): Remedy<Clause> {
  return remedy(['keep-one-card'], clauses, 'failedGoingOutPenalty');
}

/** An opponent says whether the player who asked goes out or plays on; what it costs not to be able to is said beforehand. */
export function outOrOn<Clause extends ClauseAddress>(
  unable: { readonly orders: readonly RemedyOrder[]; readonly clauses: readonly Clause[] },
  first: Remedy<Clause>,
): Remedy<Clause> {
  return chosenBetween(
    [
      {
        value: 'out',
        orders: ['go-out-as-required', 'keep-card-if-unable', ...unable.orders],
        clauses: unable.clauses,
      },
      { value: 'on', orders: ['play-on-as-required'] },
    ],
    first,
  );
}

/** Talk is forgiven once, and then costs the game. */
export function talkForgivenOnce<Clause extends ClauseAddress>(clauses: Stated<Clause>): Answer<Clause, 'reminded'> {
  return {
    fact: 'reminded',
    cases: {
      true: { orders: ['game-lost'], award: points('tableTalkPenalty'), clauses },
      false: remedy(['remind-of-silence'], clauses),
    },
  };
}

/** Melds mixed up before the count: one's own are lost, of the opponents' their word counts. */
export function meldsMixedUp<Clause extends ClauseAddress>(
  lost: RemedyOrder,
  own: Stated<Clause>,
  opponents: Stated<Clause>,
): Answer<Clause, 'whose'> {
  return {
    fact: 'whose',
    cases: {
      own: remedy([lost], own),
      opponents: remedy(['accept-claim'], opponents),
    },
  };
}

/** An error of the score that is corrected until it is too late. */
export function correctedUntilNextDeal<Clause extends ClauseAddress>(
  clauses: Stated<Clause>,
): Answer<Clause, 'noticed'> {
  const stands = remedy(['score-stands'], clauses);
  return {
    fact: 'noticed',
    cases: { 'in-game': remedy(['correct-entry'], clauses), 'after-next-deal': stands, 'after-signing': stands },
  };
}
