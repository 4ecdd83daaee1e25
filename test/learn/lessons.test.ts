import { describe, expect, test } from 'vitest';
import { countOf, deckOf, hasOpened, sideState } from '../../src/engine/index.ts';
import { cardsInSight } from '../../src/site/check/whole-table.ts';
import { readExample } from '../../src/site/learn/lesson/worked-example.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { lessons, tasks } from './all-lessons.ts';

describe.each(rulesetIds)('the lessons of %s', (ruleset) => {
  const own = tasks.filter((task) => task.ruleset === ruleset);

  test('have at least ten lessons’ worth of tasks, of both kinds', () => {
    expect(own.length).toBeGreaterThanOrEqual(ruleset === 'sitoumussamba' ? 40 : 50);
    expect(new Set(own.map(({ task }) => task.kind))).toEqual(new Set(['play', 'answer']));
  });

  test('have yes and no right about equally often', () => {
    const answers = own.flatMap(({ task }) =>
      task.kind === 'answer' && typeof task.right === 'boolean' ? [task.right] : [],
    );
    const yes = answers.filter((right) => right).length / answers.length;
    expect(answers.length).toBeGreaterThan(10);
    expect(yes).toBeGreaterThanOrEqual(0.4);
    expect(yes).toBeLessThanOrEqual(0.6);
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

test.each(lessons.map((lesson) => [lesson.name, lesson] as const))(
  'the example of %s is played with allowed acts at a table that has all its cards, and the lesson ends with what was learnt',
  (_, lesson) => {
    const steps = readExample(lesson.ruleset, lesson.example);
    if (!steps.ok) throw new Error(steps.error);
    const [first] = steps.value;
    if (first === undefined) throw new Error('no step');
    expect(cardsInSight(first.before)).toBe(deckOf(first.before.ruleset).length);
    expect(steps.value.length).toBeGreaterThanOrEqual(2);
    expect(lesson.learnt.length).toBeGreaterThanOrEqual(1);
  },
);
