import type { ActionOf } from '../position/action.ts';
import { highOf, isComplete, joinMelds, type Meld, standsAsWild } from '../position/melds.ts';
import { actingSide, actor, type Position, withSeat, withSide } from '../position/position.ts';
import { mergeFault, runMergeFaults, setMergeFaults } from '../rules/merge.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { goOut } from './ending.ts';
import type { Findings } from './findings.ts';
import { allowComplete } from './meld-grounds.ts';
import { findMeld } from './melding.ts';
import { checkTurnCanEnd, isOut } from './turn-end.ts';

/** Judges joining two melds of the side. */
export function merge(position: Position, action: ActionOf<'merge'>, findings: Findings): Position {
  const first = findMeld(position, action.first, findings);
  const second = findMeld(position, action.second, findings);
  if (first === null || second === null) return position;
  checkMerge(position.ruleset.parameters, first, second, findings);
  if (findings.broken) return position;
  const next = carryOut(position, first, second, findings);
  checkTurnCanEnd(position, next, findings);
  return !findings.broken && isOut(next) ? goOut(next, findings) : next;
}

/** What joining two melds can break. */
function checkMerge(parameters: Parameters, first: Meld, second: Meld, findings: Findings): void {
  const faults = first === second ? mergeFault.notAllowed : mergeFaults(parameters, first, second);
  const size = first.size + second.size;
  const wilds = first.wilds + second.wilds;
  if (faults & mergeFault.manyWilds)
    findings.refuse('merge-too-many-wilds', { most: parameters.maxWilds, count: wilds });
  if (faults & mergeFault.wildOntoCanasta) {
    const all = [...first.cards, ...second.cards];
    findings.refuse('wild-onto-canasta', { cards: all.filter((card) => standsAsWild(first, card)) });
  }
  if (faults & mergeFault.tooLong) findings.refuse('merge-too-long', { most: parameters.maxSequence, count: size });
  // A document may say of sequences as such that they are not joined; of those that do not meet it need not.
  const meet = first !== second && parameters.mergeSequences;
  if (faults & mergeFault.notAllowed)
    findings.refuse('merge-not-allowed', {}, meet ? undefined : sequences(first, second));
}

function mergeFaults(parameters: Parameters, first: Meld, second: Meld): number {
  if (first.kind !== second.kind) return mergeFault.notAllowed;
  switch (first.kind) {
    case 'set':
      return first.order === second.order
        ? setMergeFaults(parameters, first.naturals, first.wilds, second.naturals, second.wilds)
        : mergeFault.notAllowed;
    case 'sequence': {
      const [high, otherHigh] = [highOf(parameters, first.cards), highOf(parameters, second.cards)];
      const oneSuit = first.suit === second.suit;
      return runMergeFaults(parameters, oneSuit ? high : -1, first.size, otherHigh, second.size);
    }
    default:
      return mergeFault.notAllowed;
  }
}

/** Whether it is two sequences, of which documents speak apart. */
function sequences(first: Meld, second: Meld): 'sequences' | undefined {
  return first.kind === 'sequence' && second.kind === 'sequence' ? 'sequences' : undefined;
}

function carryOut(position: Position, first: Meld, second: Meld, findings: Findings): Position {
  const { parameters } = position.ruleset;
  const { meld: joined, surplus } = joinMelds(parameters, first, second);
  if (first.kind === 'set' && parameters.mergeSets === 'after-slip') findings.allow('melds-joined-after-slip');
  else findings.allow('merge-melds', sequences(first, second));
  if (!isComplete(parameters, first) && !isComplete(parameters, second)) allowComplete(parameters, joined, findings);
  const side = actingSide(position);
  const { melds } = side;
  const kept = melds.filter((meld) => meld !== second).map((meld) => (meld === first ? joined : meld));
  const state = actor(position);
  const hand = { ...state.hand, known: [...state.hand.known, ...surplus] };
  const next = withSide(withSeat(position, { ...state, hand }), { ...side, melds: kept });
  const { current } = next;
  const touched = current.addedThisTurn || !first.begunThisTurn || !second.begunThisTurn;
  return {
    ...next,
    current: { ...current, melded: true, addedThisTurn: touched, surplus: [...current.surplus, ...surplus] },
  };
}
