import { type Action, freezes, isTakeable, type Position } from '../../engine/index.ts';

/** Why something was done for the reader, as far as that can be told from what it is: codes among the reasons of moves. */
const reasons = {
  meld: 'meld',
  add: 'meld',
  merge: 'merge',
  lay: 'lay',
  buy: 'buy',
  ask: 'ask',
} as const satisfies Partial<Record<Action['type'], string>>;

/** The reasons that a told deal has words for. */
export const reasonsToTell = [
  ...new Set(Object.values(reasons)),
  'draw',
  'freeze',
  'stop',
  'yes',
  'no',
  'pass',
] as const;

/** Their texts. */
export type ReasonTexts = Readonly<Partial<Record<(typeof reasonsToTell)[number], string>>>;

/** Those of the texts of all reasons that are told, for a page to carry. */
export function reasonTextsOf(texts: ReasonTexts): ReasonTexts {
  return Object.fromEntries(reasonsToTell.map((reason) => [reason, texts[reason] ?? '']));
}

/** The reason to tell of an act that was done for the reader in this position; null where the act says enough. */
export function reasonToTell(before: Position, action: Action): (typeof reasonsToTell)[number] | null {
  switch (action.type) {
    case 'meld':
    case 'add':
    case 'merge':
    case 'lay':
    case 'buy':
    case 'ask':
      return reasons[action.type];
    case 'discard':
      if (action.card.role === 'black-three') return 'stop';
      // Of a card that another might do as well nothing is said.
      return freezes(action.card) && !before.pile.some(freezes) ? 'freeze' : null;
    case 'draw':
      return isTakeable(before) ? null : 'draw';
    case 'answer':
    case 'call': {
      const said = action.type === 'answer' ? action.answer : action.call;
      return said === 'yes' || said === 'no' || said === 'pass' ? said : null;
    }
    default:
      return null;
  }
}
