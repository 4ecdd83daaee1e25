import {
  type Action,
  actingSide,
  type Card,
  freezes,
  isTakeable,
  judge,
  type Position,
  seatState,
} from '../../engine/index.ts';
import { takesOntoMeld } from '../../insight/index.ts';

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
  'wild-on-top',
  'stop',
  'single',
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
      return whyDiscarded(before, action.card);
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

/** What can be said for a discard by what the reader sees; nothing of one that gives the pile away, or that another might do as well. */
function whyDiscarded(before: Position, card: Card): 'freeze' | 'wild-on-top' | 'stop' | 'single' | null {
  const verdict = judge(before, { type: 'discard', card });
  if (!verdict.legal || verdict.next.phase !== 'draw' || takesOntoMeld(verdict.next)) return null;
  if (freezes(card) && !before.pile.some(freezes)) return 'freeze';
  // Where twos are melded by themselves a two on top can be taken with others.
  const bars = card.role === 'wild' && !(card.rank === '2' && before.ruleset.parameters.twosMelds);
  if (freezes(card)) return bars ? 'wild-on-top' : null;
  if (card.role === 'black-three') return 'stop';
  // A card of a meld’s rank is not single: it could have been added.
  const melded = actingSide(before).melds.some(({ kind, order }) => kind === 'set' && order === card.order);
  const alike = seatState(before, before.turn).hand.known.filter(({ order }) => order === card.order);
  return melded || alike.length > 1 ? null : 'single';
}
