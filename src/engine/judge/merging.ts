import type { Card } from '../cards/cards.ts';
import { joinedAfterSlip } from '../planning/slip.ts';
import type { MergeAction } from '../position/action.ts';
import { type Intention, isComplete, type Meld, makeMeld, standsAsWild } from '../position/melds.ts';
import { actingSide, actor, type Position, withActingSide, withActor } from '../position/position.ts';
import { sequenceRun } from '../rules/sequence.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { goOut } from './ending.ts';
import type { Findings } from './findings.ts';
import { supportComplete } from './meld-grounds.ts';
import { findMeld, intentionOfMeld } from './melding.ts';
import { checkTurnCanEnd, isOut, mustGoOut } from './turn-end.ts';

/** Judges joining two melds of the side. */
export function merge(position: Position, action: MergeAction, findings: Findings): Position {
  const first = findMeld(position, action.first, findings);
  const second = findMeld(position, action.second, findings);
  if (first === null || second === null) return position;
  if (first === second || !mayMerge(position.ruleset.parameters, first, second))
    findings.breach('merge-not-allowed', {}, sequences(first, second));
  if (findings.broken) return position;
  const obliged = mustGoOut(position);
  const merged = joinMelds(position, first, second, findings);
  if (findings.broken) return position;
  const touched = !first.begunThisTurn || !second.begunThisTurn;
  const next: Position = {
    ...merged,
    current: { ...merged.current, melded: true, touchedEarlierMeld: merged.current.touchedEarlierMeld || touched },
  };
  checkTurnCanEnd(next, obliged, findings);
  return !findings.broken && isOut(next) ? goOut(next, findings) : next;
}

/** Whether it is two sequences, of which documents speak apart. */
function sequences(first: Meld, second: Meld): 'sequences' | undefined {
  return first.kind === 'sequence' && second.kind === 'sequence' ? 'sequences' : undefined;
}

/** Whether the game knows joining such melds at all. */
function mayMerge(parameters: Parameters, first: Meld, second: Meld): boolean {
  if (first.kind !== second.kind) return false;
  if (first.kind === 'sequence') return parameters.mergeSequences;
  if (first.kind !== 'set' || first.order !== second.order || parameters.mergeSets === 'never') return false;
  return true;
}

/** What joining two lawful melds can break: the limit of wild cards, the length of a sequence, or its being one run. */
function checkJoined(parameters: Parameters, intention: Intention, cards: readonly Card[], findings: Findings): void {
  const wilds = cards.filter((card) => standsAsWild(intention, card)).length;
  if (intention.kind === 'set') {
    if (wilds > parameters.maxWilds)
      findings.breach('merge-too-many-wilds', { most: parameters.maxWilds, count: wilds });
    return;
  }
  if (cards.length > parameters.maxSequence) {
    findings.breach('merge-too-long', { most: parameters.maxSequence, count: cards.length });
  }
  const suits = new Set(cards.map((card) => card.suit));
  if (suits.size > 1 || sequenceRun(parameters, cards) === null) findings.breach('merge-not-allowed');
}

function joinMelds(position: Position, first: Meld, second: Meld, findings: Findings): Position {
  const { parameters } = position.ruleset;
  const intention = intentionOfMeld(first);
  const slip = parameters.mergeSets === 'after-slip' && first.kind === 'set';
  const all = [...first.cards, ...second.cards];
  const { meld: joined, surplus } = slip
    ? joinedAfterSlip(parameters, first, second)
    : { meld: makeMeld(first.name, intention, all, first.begunThisTurn && second.begunThisTurn), surplus: [] };
  checkJoined(parameters, intention, joined.cards, findings);
  const completeWithWild =
    (isComplete(parameters, first) && second.wilds > 0) || (isComplete(parameters, second) && first.wilds > 0);
  if (!slip && completeWithWild)
    findings.breach('wild-onto-canasta', { cards: all.filter((card) => standsAsWild(intention, card)) });
  if (slip) findings.support('melds-joined-after-slip');
  else findings.support('merge-melds', sequences(first, second));
  if (!isComplete(parameters, first) && !isComplete(parameters, second)) supportComplete(parameters, joined, findings);
  const { melds } = actingSide(position);
  const kept = melds.filter((meld) => meld !== second).map((meld) => (meld === first ? joined : meld));
  const { hand } = actor(position);
  const next = withActor(withActingSide(position, { melds: kept }), {
    hand: { ...hand, known: [...hand.known, ...surplus] },
  });
  return { ...next, current: { ...next.current, surplus: [...next.current.surplus, ...surplus] } };
}
