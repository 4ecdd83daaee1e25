import {
  type Action,
  actingSide,
  bestOpening,
  type Card,
  countOf,
  faceOfIndex,
  freezes,
  hasOpened,
  isComplete,
  isFrozen,
  judge,
  minimumOf,
  Play,
  type Position,
  permits,
  pointsOfAll,
  topOf,
} from '../engine/index.ts';
import { Danger } from './judgement/danger.ts';
import { Evaluation } from './judgement/evaluation.ts';
import { type Memory, nothingSeen } from './memory.ts';
import { weightsFor } from './weights.ts';

/** Why a move is good, as codes for whoever puts them into words. */
export const reasonCodes = [
  'lay',
  'draw',
  'draw-rather',
  'take',
  'take-opens',
  'open',
  'canasta',
  'samba',
  'meld',
  'add',
  'add-to-canasta',
  'add-sequence',
  'merge',
  'merge-sequences',
  'out',
  'ask',
  'yes',
  'no',
  'freeze',
  'wild-on-top',
  'stop',
  'safe-frozen',
  'safe',
  'gives',
  'single',
  'least',
  'keep-opening',
  'buy',
  'pass',
  'bid',
  'double',
  'no-opening',
  'end',
  'turn-up',
] as const;
/** Why a move is good. */
export type ReasonCode = (typeof reasonCodes)[number];

/** A reason with what its sentence speaks of. */
export interface MoveReason {
  readonly code: ReasonCode;
  /** Cards of the pile or of other hands; points of an opening or a bid. */
  readonly count: number;
  readonly cards: readonly Card[];
}

/** Below this chance a discard is called safe. */
const safely = 0.15;

/** Why somebody who sees a view, and remembers this of the others, may well do this there. */
export function reasonFor(view: Position, action: Action, memory: Memory = nothingSeen): MoveReason {
  const told = (code: ReasonCode, count = 0, cards: readonly Card[] = []): MoveReason => ({ code, count, cards });
  const verdict = judge(view, action);
  const events = verdict.legal ? verdict.events : [];
  if (events.some(({ type }) => type === 'went-out')) return told('out', cardsOfOthers(view));
  const finished = events.flatMap((event) => (event.type === 'canasta' ? [event.meld] : []));
  const completed =
    finished.length === 0 || !verdict.legal
      ? null
      : finished.every((name) => isSequence(verdict.next, name))
        ? 'samba'
        : 'canasta';
  switch (action.type) {
    case 'draw':
      return told(isTakeablePile(view) ? 'draw-rather' : 'draw', view.pile.length);
    case 'take':
      return told(hasOpened(actingSide(view)) ? 'take' : 'take-opens', view.pile.length);
    case 'meld': {
      if (completed !== null) return told(completed);
      const cards = action.melds.flatMap((meld) => meld.cards);
      const opens = !hasOpened(actingSide(view));
      return opens ? told('open', pointsOfAll(view.ruleset.parameters, cards)) : told('meld');
    }
    case 'add':
      return told(completed ?? added(view, action.additions[0]?.meld.name));
    case 'merge':
      return told(completed ?? (isSequence(view, action.first.name) ? 'merge-sequences' : 'merge'));
    case 'discard':
      return mightOpen(view)
        ? told('keep-opening', bestOpening(view).points)
        : reasonForDiscard(view, action.card, memory);
    case 'answer':
      return told(action.answer === 'yes' ? 'yes' : 'no', cardsOfOthers(view));
    case 'call':
      return typeof action.call === 'string'
        ? told(action.call)
        : told('bid', action.call.level * view.ruleset.parameters.pointsPerLevel);
    case 'lay':
    case 'buy':
      return told(action.type, 0, [action.card]);
    default:
      return told(action.type);
  }
}

function reasonForDiscard(view: Position, card: Card, memory: Memory): MoveReason {
  const told = (code: ReasonCode): MoveReason => ({ code, count: view.pile.length, cards: [card] });
  const verdict = judge(view, { type: 'discard', card });
  if (verdict.legal && takesOntoMeld(verdict.next)) return told('gives');
  if (card.role === 'wild' && view.pile.some(freezes)) {
    // Where twos are a meld of their own, whoever has enough of them may take a pile with a two on top.
    const takeable = view.ruleset.parameters.twosMelds && card.rank !== 'joker';
    return told(takeable ? 'safe-frozen' : 'wild-on-top');
  }
  if (card.role === 'wild' || card.role === 'red-three') return told('freeze');
  if (card.role === 'black-three') return told('stop');
  const danger = new Danger(new Evaluation(Play.of(view), view.ruleset, weightsFor(view.ruleset)));
  danger.look(memory);
  if (danger.chance(faceOfIndex(card.index)) < safely) return told(isFrozen(view) ? 'safe-frozen' : 'safe');
  const hand = view.seats[view.turn - 1]?.hand.known ?? [];
  // A card of a meld's rank is not single: it could have been added.
  const melded = actingSide(view).melds.some(({ order }) => order === card.order);
  const alone = !melded && hand.filter(({ order }) => order === card.order).length === 1;
  return told(alone ? 'single' : 'least');
}

/** Whether the side in turn could open now, and nothing that was promised keeps it from choosing. */
function mightOpen(view: Position): boolean {
  const free = view.phase === 'play' && view.current.answer !== 'yes' && !hasOpened(actingSide(view));
  return free && bestOpening(view).points >= minimumOf(view);
}

/** Whether the meld with this name of the side in turn is a sequence, which becomes no canasta but a samba. */
function isSequence(position: Position, name: string | undefined): boolean {
  return actingSide(position).melds.some((meld) => meld.name === name && meld.kind === 'sequence');
}

/** Why cards are added to a meld: it grows, or it is complete already and keeps them safe. */
function added(view: Position, name: string | undefined): ReasonCode {
  const meld = actingSide(view).melds.find((one) => one.name === name);
  if (meld !== undefined && isComplete(view.ruleset.parameters, meld)) return 'add-to-canasta';
  return meld?.kind === 'sequence' ? 'add-sequence' : 'add';
}

/** Whether a meld on the table takes the pile for the player in turn, with no card of the hand. */
function takesOntoMeld(position: Position): boolean {
  if (position.phase !== 'draw') return false;
  return actingSide(position).melds.some(({ name }) =>
    permits(position, { type: 'take', with: [], onto: { name }, melds: [] }),
  );
}

function isTakeablePile(view: Position): boolean {
  return topOf(view) !== undefined && Play.of(view).takes().count > 0;
}

/** How many cards the others hold. */
function cardsOfOthers({ seats, turn }: Position): number {
  return seats.reduce((sum, { seat, hand }) => sum + (seat === turn ? 0 : countOf(hand)), 0);
}
