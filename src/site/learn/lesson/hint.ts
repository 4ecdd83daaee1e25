import { type Action, actingSide, type Card, minimumOf, type Position } from '../../../engine/index.ts';
import type { Goal } from '../../../learn/goal.ts';
import type { Question } from '../../../learn/question.ts';
import type { Piece } from '../../../widgets/words/phrase.ts';
import { stepPieces } from '../../../widgets/words/step-words.ts';
import type { WidgetWord } from '../../../widgets/words/table-words.ts';
import { pieced } from './learn-words.ts';
import type { Task } from './task.ts';
import { accountOf, type Saying } from './why-wrong.ts';

/** The first two of the three steps of help: where to look, and what it turns on. The third is the way itself. */
export interface Hint {
  readonly nudge: string;
  readonly narrower: readonly Piece[];
}

/** A first nudge: one of the tables’, or of the lessons’ own. */
type Nudge = WidgetWord | 'nudgeNext' | 'nudgeKeep' | 'nudgeScore';

function nudgeText(nudge: Nudge, { words, speech }: Saying): string {
  return nudge === 'nudgeNext' || nudge === 'nudgeKeep' || nudge === 'nudgeScore' ? words[nudge] : speech.text(nudge);
}

/** The help for a task, from the kind of what is asked and from its position. */
export function hintFor(task: Task, saying: Saying): Hint {
  const nudge = nudgeText(
    task.kind === 'play' ? nudgeOfGoal(task.goal, task.solution) : nudgeOf(task.question),
    saying,
  );
  const narrower =
    task.kind === 'play'
      ? narrowerWay(task.position, task.solution, saying)
      : narrowerAnswer(task.question, task.position, saying);
  return { nudge, narrower };
}

/** Which nudge belongs to which condition of a goal: the first that is named tells what the task is about. */
const goalNudges: readonly (readonly [keyof Goal, Nudge])[] = [
  ['out', 'nudge-out'],
  ['asked', 'nudge-out'],
  ['opened', 'nudge-open'],
  ['took', 'nudge-take'],
  ['canasta', 'nudge-canasta'],
  ['canastas', 'nudge-canasta'],
  ['merged', 'nudge-canasta'],
  ['froze', 'nudgeNext'],
  ['stopped', 'nudgeNext'],
  ['denied', 'nudgeNext'],
  ['pairs', 'nudgeKeep'],
  ['called', 'nudge-call'],
  ['auctionOver', 'nudge-call'],
  ['threeLaid', 'nudge-rule'],
  ['kept', 'nudgeKeep'],
  ['over', 'nudge-pile'],
];

function nudgeOfGoal(goal: Goal, solution: readonly Action[]): Nudge {
  const found = goalNudges.find(([name]) => goal[name] !== undefined);
  if (found !== undefined) return found[1];
  if (solution.some(({ type }) => type === 'add')) return 'nudge-add';
  return solution.some(({ type }) => type === 'meld') ? 'nudge-meld' : 'nudge-turn';
}

function nudgeOf(question: Question): Nudge {
  switch (question.kind) {
    case 'yes':
      return factNudges[question.about];
    case 'is-meld':
      return 'nudge-meld';
    case 'value':
    case 'score':
    case 'winner':
      return 'nudge-count';
    case 'minimum':
      return 'nudgeScore';
    case 'pick':
      return choiceNudges[question.which.by];
    case 'allowed':
    case 'number':
      return 'nudge-rule';
  }
}

const factNudges = {
  takeable: 'nudge-take',
  mustTake: 'nudge-take',
  frozen: 'nudge-pile',
  canGoOut: 'nudge-out',
  canOpen: 'nudge-open',
} as const satisfies Record<string, Nudge>;

const choiceNudges = {
  meld: 'nudge-meld',
  canasta: 'nudge-canasta',
  most: 'nudge-count',
  addable: 'nudge-add',
  discardable: 'nudge-rule',
  safe: 'nudgeNext',
} as const satisfies Record<string, Nudge>;

/** How the way begins where it has several acts; of a single one the cards that take part in it. */
function narrowerWay(position: Position, solution: readonly Action[], { words, speech }: Saying): readonly Piece[] {
  const [first] = solution;
  if (first === undefined) return [];
  if (solution.length > 1)
    return pieced(words.beginWith, { act: stepPieces(position, first, speech) }, speech.language);
  const cards = cardsIn(first);
  return cards.length === 0 ? [] : pieced(words.lookAt, { cards: [cards] }, speech.language);
}

function cardsIn(action: Action): readonly Card[] {
  switch (action.type) {
    case 'discard':
      return [action.card];
    case 'meld':
      return action.melds.flatMap(({ cards }) => cards);
    case 'take':
      return [...action.with, ...action.melds.flatMap(({ cards }) => cards)];
    case 'add':
      return action.additions.flatMap(({ cards }) => cards);
    default:
      return [];
  }
}

/** What an answer turns on, as far as the position shows it. */
function narrowerAnswer(question: Question, position: Position, saying: Saying): readonly Piece[] {
  const { words, speech } = saying;
  switch (question.kind) {
    case 'value':
    case 'minimum':
    case 'score':
      return accountOf(question, position, saying);
    case 'is-meld':
      return wildsAmong(question.cards, saying);
    case 'yes':
      switch (question.about) {
        case 'canOpen':
          return pieced(words.needed, { minimum: minimumOf(position, actingSide(position)) }, speech.language);
        case 'canGoOut':
          return pieced(
            words.ownMelds,
            {
              melds: [
                actingSide(position)
                  .melds.map(({ size }) => size)
                  .join(', ') || '0',
              ],
            },
            speech.language,
          );
        case 'frozen':
          return pieced(words.lookAt, { cards: [position.pile] }, speech.language);
        default:
          return pieced(words.topIs, { cards: [position.pile.slice(-1)] }, speech.language);
      }
    default:
      return [];
  }
}

function wildsAmong(cards: readonly Card[], { words, speech }: Saying): readonly Piece[] {
  const ranks = new Set(cards.filter(({ role }) => role !== 'wild').map(({ rank }) => rank));
  // Of a sequence, in which a two may be natural, and of wild cards alone it would say nothing.
  if (ranks.size !== 1) return [];
  const natural = cards.filter(({ role }) => role !== 'wild').length;
  return pieced(words.naturalsAndWilds, { naturals: natural, wilds: cards.length - natural }, speech.language);
}
