import { describe, expect, test } from 'vitest';
import { readScenario } from '../../src/engine/format/index.ts';
import { type Action, judge, type Position } from '../../src/engine/index.ts';
import type { Course, Step } from '../../src/learn/course.ts';
import { type Goal, isMissed, isReached } from '../../src/learn/goal.ts';

/** The positions and acts of a scenario’s first case, as a lesson follows them. */
function course(position: string, acts: string): Course {
  const read = readScenario(
    `ruleset: canasta-fi\nabout: [9]\nposition: ${position}\ncases:\n  - {do: [${acts}], expect: legal}\n`,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const [first] = read.value.cases;
  return follow(read.value.position, first?.kind === 'play' ? first.actions : []);
}

function follow(start: Position, actions: readonly Action[]): Course {
  const steps: Step[] = [];
  let now = start;
  for (const action of actions) {
    const verdict = judge(now, action);
    if (!verdict.legal) throw new Error(verdict.reasons[0].code);
    steps.push({ before: now, action });
    now = verdict.next;
  }
  return { start, steps, now };
}

const opening = '{phase: play, pile: "8d", hands: {1: "Ks Kh Kd 2c 9h 9c 9d 5c 4s"}, stock: 62}';
const meld = '{meld: ["Ks Kh Kd 2c"]}';

describe('a goal is reached by whatever the engine allows', () => {
  const cases: [string, Goal, string, boolean][] = [
    ['the turn has not ended with the meld', { opened: true, ended: true }, meld, false],
    ['it has with the discard', { opened: true, ended: true }, `${meld}, {discard: 4s}`, true],
    ['four cards laid are not three', { laid: 3 }, meld, false],
    ['the kings lie there with the two', { melded: { K: 4 } }, meld, true],
    ['a wild discard freezes and stops', { froze: true, stopped: true }, '{discard: 2c}', true],
    ['an ordinary discard does neither', { froze: true }, '{discard: 4s}', false],
    ['the hand after melds and discard', { kept: 4 }, `${meld}, {discard: 4s}`, true],
    ['nobody is out', { out: true }, `${meld}, {discard: 4s}`, false],
  ];

  test.each(cases)('%s', (_name, goal, acts, reached) => {
    expect(isReached(goal, course(opening, acts))).toBe(reached);
  });
});

test('a goal is missed only once the turn has passed', () => {
  expect(isMissed({ opened: true }, course(opening, meld))).toBe(false);
  expect(isMissed({ melded: { 9: 3 } }, course(opening, meld))).toBe(false);
  expect(isMissed({ melded: { 9: 3 } }, course(opening, `${meld}, {discard: 4s}`))).toBe(true);
});
