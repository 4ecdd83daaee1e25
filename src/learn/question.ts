import {
  type Action,
  actingSide,
  bestOpening,
  type Card,
  canGoOut,
  hasOpened,
  isFrozen,
  isTakeable,
  judge,
  minimumOf,
  mustTakePile,
  nameMeld,
  type Position,
  pointsOfAll,
  type ScoreItem,
  type Side,
  score,
  winner,
} from '../engine/index.ts';

/** What a lesson asks to be answered in words; the engine knows the answer. */
export type Question =
  /** Whether something is so in the position. */
  | { readonly kind: 'yes'; readonly about: Fact }
  /** Whether cards are a meld. */
  | { readonly kind: 'is-meld'; readonly cards: readonly Card[] }
  /** Whether these acts are allowed, one after another. */
  | { readonly kind: 'allowed'; readonly actions: readonly Action[] }
  /** What cards are worth. */
  | { readonly kind: 'value'; readonly cards: readonly Card[] }
  /** How many points are needed to open. */
  | { readonly kind: 'minimum' }
  /** A number of the rules. */
  | { readonly kind: 'number'; readonly is: number }
  /** What a finished deal brings a side: altogether, or on one line of the count. */
  | { readonly kind: 'score'; readonly side: Side; readonly item: 'total' | ScoreItem }
  /** Which of several cards or groups of cards. */
  | { readonly kind: 'pick'; readonly choices: readonly (readonly Card[])[]; readonly which: Choice }
  /** Who has won. */
  | { readonly kind: 'winner' };

/** A fact of a position. */
export type Fact = 'takeable' | 'frozen' | 'mustTake' | 'canGoOut' | 'canOpen';

/** By what the right ones among several choices are known. */
export type Choice =
  /** With these cards they are a meld. */
  | { readonly by: 'meld'; readonly with: readonly Card[] }
  | { readonly by: 'canasta' }
  /** They are worth most. */
  | { readonly by: 'most' }
  /** They may be added to this meld of one’s side. */
  | { readonly by: 'addable'; readonly onto: string }
  | { readonly by: 'discardable' }
  /** Whoever discards one of them does not give the next player the pile by what lies on the table. */
  | { readonly by: 'safe' };

/** An answer: yes or no, a number, the places of the right choices in order, or who has won. */
export type Answer = boolean | number | readonly number[] | Side | 'none' | 'draw';

/** The right answer to a question about a position. */
export function rightAnswer(question: Question, position: Position): Answer {
  switch (question.kind) {
    case 'yes':
      return isSo(question.about, position);
    case 'is-meld':
      return nameMeld(position.ruleset, question.cards) !== 'invalid';
    case 'allowed':
      return isAllowed(position, question.actions);
    case 'value':
      return pointsOfAll(position.ruleset.parameters, question.cards);
    case 'minimum':
      return minimumOf(position, actingSide(position));
    case 'number':
      return question.is;
    case 'score':
      return pointsFor(position, question.side, question.item);
    case 'pick':
      return question.choices.flatMap((_, place) => (isRightChoice(question, place, position) ? [place] : []));
    case 'winner':
      return winner(position);
  }
}

/** Whether two answers are the same. */
export function isSameAnswer(one: Answer, other: Answer): boolean {
  return String(one) === String(other) && typeof one === typeof other;
}

function isSo(fact: Fact, position: Position): boolean {
  switch (fact) {
    case 'takeable':
      return isTakeable(position);
    case 'frozen':
      return isFrozen(position);
    case 'mustTake':
      return mustTakePile(position);
    case 'canGoOut':
      return canGoOut(position);
    case 'canOpen':
      return (
        hasOpened(actingSide(position)) || bestOpening(position).points >= minimumOf(position, actingSide(position))
      );
  }
}

function isAllowed(position: Position, actions: readonly Action[]): boolean {
  let now = position;
  for (const action of actions) {
    const verdict = judge(now, action);
    if (!verdict.legal) return false;
    now = verdict.next;
  }
  return true;
}

/** Whether the next player can take the pile by his side’s melds alone once a card lies on it; of his hand nothing is known. */
function givesPile(position: Position, card: Card): boolean {
  const verdict = judge(position, { type: 'discard', card });
  return verdict.legal && isTakeable(verdict.next);
}

function pointsFor(position: Position, side: Side, item: 'total' | ScoreItem): number {
  const own = score(position).find((each) => each.side === side);
  if (own === undefined) return 0;
  return item === 'total'
    ? own.total
    : own.lines.filter((line) => line.item === item).reduce((sum, line) => sum + line.points, 0);
}

function isRightChoice(
  { choices, which }: Extract<Question, { kind: 'pick' }>,
  place: number,
  position: Position,
): boolean {
  const { ruleset } = position;
  const cards = choices[place] ?? [];
  const [card] = cards;
  switch (which.by) {
    case 'meld':
      return nameMeld(ruleset, [...which.with, ...cards]) !== 'invalid';
    case 'canasta':
      return ['natural', 'mixed', 'samba', 'twos', 'mixed-twos', 'wild'].includes(nameMeld(ruleset, cards));
    case 'most': {
      const worth = (of: readonly Card[]) => pointsOfAll(ruleset.parameters, of);
      return worth(cards) === Math.max(...choices.map(worth));
    }
    case 'addable':
      return isAllowed(position, [{ type: 'add', additions: [{ meld: { name: which.onto }, cards }] }]);
    case 'discardable':
      return card !== undefined && isAllowed(position, [{ type: 'discard', card }]);
    case 'safe':
      return card !== undefined && !givesPile(position, card);
  }
}
