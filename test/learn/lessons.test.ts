import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { countOf, deckOf, hasOpened, sideState } from '../../src/engine/index.ts';
import { cardsInSight } from '../../src/site/check/whole-table.ts';
import { readTask } from '../../src/site/learn/lesson/task.ts';
import { wholeLesson } from '../../src/site/learn/lesson/whole-lesson.ts';
import { rulesetId, rulesetIds } from '../../src/site/ruleset-id.ts';
import { lessonClausesSchema, lessonFileSchema } from '../../src/site/schema/lesson.ts';

const read = (path: string) => parse(readFileSync(path, 'utf8'));
const paths = globSync('content/lessons/*/*.yaml').sort();
const shelf = {
  files: new Map(
    paths.map((path) => [path.slice('content/lessons/'.length, -'.yaml'.length), lessonFileSchema.parse(read(path))]),
  ),
  clauses: lessonClausesSchema.parse(read('content/lessons/clauses.yaml')),
};
const tasks = [...shelf.files].flatMap(([name, file]) => {
  const ruleset = rulesetId(name.split('/')[0]);
  const lesson = wholeLesson(ruleset, file, shelf);
  if (!lesson.ok) throw new Error(`${name}: ${lesson.error}`);
  return lesson.value.tasks.map((written, index) => {
    const task = readTask(ruleset, written);
    if (!task.ok) throw new Error(`${name}/${index + 1}: ${task.error}`);
    return { ruleset, name: `${name}/${index + 1}`, task: task.value };
  });
});

describe.each(rulesetIds)('the lessons of %s', (ruleset) => {
  const own = tasks.filter((task) => task.ruleset === ruleset);

  test('have at least ten lessons’ worth of tasks, of both kinds', () => {
    expect(own.length).toBeGreaterThanOrEqual(ruleset === 'sitoumussamba' ? 40 : 50);
    expect(new Set(own.map(({ task }) => task.kind))).toEqual(new Set(['play', 'answer']));
  });

  test('show whole tables wherever something is to be played: every card of the deck is somewhere, no unopened hand is too small', () => {
    const faults = own
      .filter(({ task: { kind, position } }) => kind === 'play' && position.phase !== 'over')
      .flatMap(({ name, task: { position } }) => {
        const lost = deckOf(position.ruleset).length - cardsInSight(position);
        const small = position.seats.filter(
          ({ seat, hand }) =>
            !hasOpened(sideState(position, seat)) && countOf(hand) < position.ruleset.parameters.handSize,
        );
        return [
          ...(lost === 0 ? [] : [`${name}: ${lost} cards are nowhere`]),
          ...small.map(({ seat }) => `${name}: seat ${seat} holds too few cards`),
        ];
      });
    expect(faults).toEqual([]);
  });
});
