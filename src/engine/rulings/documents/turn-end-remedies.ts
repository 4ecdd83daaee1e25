import type { ClauseAddress } from '../../rulesets/clauses.ts';
import type { RemedyOrder } from '../orders.ts';
import { type Answer, points, type Remedy, type Stated } from '../remedy.ts';
import { chosenBetween, readAs, remedy } from './entries.ts';

// What the documents rule alike of the discard, of going out and of the score, each with its own clauses.

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

/** Who cannot go out after all keeps a card, and pays. What becomes of cards melded in the attempt, the clauses do not say. */
export function keepsCard<Clause extends ClauseAddress>(clauses: Stated<Clause>): Remedy<Clause> {
  return readAs(
    ['take-back-if-too-few'],
    remedy(['take-back-if-too-few', 'keep-one-card'], clauses, 'failedGoingOutPenalty'),
  );
}

/** Who melded and then asked must go out if able; not to be able to costs something only where the partner has said yes. */
export function mustGoOut<Clause extends ClauseAddress>(
  clauses: Stated<Clause>,
  failed: Stated<Clause>,
): Answer<Clause, 'saidYes' | 'able'> {
  const afterYes: Answer<Clause, 'able'> = {
    fact: 'able',
    cases: { true: remedy(['go-out-if-able'], clauses), false: keepsCard(failed) },
  };
  return {
    fact: 'saidYes',
    cases: { true: afterYes, false: remedy(['go-out-if-able', 'keep-card-if-unable'], clauses) },
  };
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
