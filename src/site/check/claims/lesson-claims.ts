import {
  type Action,
  bestOpening,
  type Card,
  canastaBonus,
  judge,
  minimumOf,
  type Position,
  parseCards,
  pointsOfAll,
  score,
  totalsAfter,
} from '../../../engine/index.ts';
import { languageIds } from '../../../i18n/language.ts';
import type { Task } from '../../learn/lesson/task.ts';
import type { WrittenTask } from '../../schema/lesson.ts';
import { namedIn } from './named.ts';

/** The words of a task, with what they are. */
export interface TaskWords {
  readonly path: readonly PropertyKey[];
  readonly words: WrittenTask['ask'];
}

/** The sentences of a task: what is asked, what the tempting way teaches, the nudge, and why it is so. */
export function wordsOfTask({ ask, tempting, hint, after }: WrittenTask): readonly TaskWords[] {
  return [
    { path: ['ask'], words: ask },
    { path: ['tempting', 'teaches'], words: tempting.teaches },
    ...(hint === undefined ? [] : [{ path: ['hint'], words: hint }]),
    { path: ['after'], words: after },
  ];
}

/**
 * What the words of a task say that its table does not bear out: a card of a rank that lies nowhere on it and comes up in none of its ways,
 * or a number of two digits that the engine has from nothing there. A task is its own claim: its position and its ways never change.
 */
export function taskClaimFaults(
  written: WrittenTask,
  task: Task,
): readonly (TaskWords & { readonly reason: string })[] {
  const { position, solution, tempting, question } = written;
  const lists = cardListsIn([position, solution, tempting.do, tempting.answer, question]);
  const ranks = new Set(lists.flat().map(({ rank }) => rank));
  const numbers = numbersFor(task, lists);
  return wordsOfTask(written).flatMap((one) =>
    languageIds.flatMap((language) => {
      const named = namedIn(one.words[language], language);
      const reasons = [
        ...named.ranks
          .filter((rank) => ![...ranks].some((known) => known === rank))
          .map((rank) => `names cards (${rank}) that the task has nowhere`),
        ...named.numbers
          .filter((number) => !numbers.has(Number(number)))
          .map((number) => `says ${number}, which the engine does not`),
      ];
      return reasons.map((reason) => ({ ...one, reason: `${language} ${reason}` }));
    }),
  );
}

type CardList = readonly Card[];

/** The lists of cards that are written anywhere in a value. */
function cardListsIn(value: unknown): readonly CardList[] {
  if (typeof value === 'string') {
    const read = parseCards(value);
    return read.ok && read.value.length > 0 ? [read.value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(cardListsIn);
}

/** The numbers that the engine has from a task: of its rules, of cards laid or asked about, of refusals, and of the count. */
function numbersFor(task: Task, lists: readonly CardList[]): ReadonlySet<number> {
  const { parameters } = task.position.ruleset;
  const rules = Object.values(parameters).filter((value) => typeof value === 'number');
  const rows = parameters.minimums.flatMap(({ below, points }) => [points, ...(below === null ? [] : [below])]);
  const values = Object.values(parameters.cardValues);
  const worths = lists.map((cards) => pointsOfAll(parameters, cards));
  const each = lists.flatMap((cards) =>
    cards.map((card) => cards.filter((one) => one === card).length * parameters.cardValues[card.rank]),
  );
  const ways = task.kind === 'play' ? [task.solution, task.tempting] : [];
  const asked = task.kind === 'answer' && typeof task.right === 'number' ? [task.right] : [];
  const wrong = task.kind === 'answer' && typeof task.tempting === 'number' ? [task.tempting] : [];
  const found = [task.position, ...ways.flatMap((way) => positionsOf(task.position, way))].flatMap(numbersAt);
  const told = ways.flatMap((way) => refusedWith(task.position, way));
  return new Set([...rules, ...rows, ...values, ...worths, ...each, ...asked, ...wrong, ...found, ...told]);
}

function numbersAt(position: Position): readonly number[] {
  const { parameters } = position.ruleset;
  const bonuses = position.sides.flatMap(({ melds }) => melds.flatMap((meld) => canastaBonus(parameters, meld) ?? []));
  const melded = position.sides.map(({ melds }) =>
    pointsOfAll(
      parameters,
      melds.flatMap(({ cards }) => cards),
    ),
  );
  const counted = score(position).flatMap(({ lines, total, base, cards }) => [
    total,
    base,
    cards,
    ...lines.map(({ points }) => Math.abs(points)),
  ]);
  const totals = [...position.sides.map((side) => side.score), ...totalsAfter(position).map(({ total }) => total)];
  const opening = bestOpening(position);
  const laid = [opening.points, ...opening.melds.map(({ cards }) => pointsOfAll(parameters, cards))];
  return [...bonuses, ...melded, ...counted, ...totals, ...laid, minimumOf(position)];
}

function positionsOf(start: Position, way: readonly Action[]): readonly Position[] {
  const positions: Position[] = [];
  let now = start;
  for (const action of way) {
    const verdict = judge(now, action);
    if (!verdict.legal) break;
    now = verdict.next;
    positions.push(now);
  }
  return positions;
}

/** The numbers with which the act of a way that is refused is refused. */
function refusedWith(start: Position, way: readonly Action[]): readonly number[] {
  let now = start;
  for (const action of way) {
    const verdict = judge(now, action);
    if (!verdict.legal) {
      return verdict.reasons.flatMap(({ values }) =>
        Object.values(values).filter((value) => typeof value === 'number'),
      );
    }
    now = verdict.next;
  }
  return [];
}
