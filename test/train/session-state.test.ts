import { describe, expect, test } from 'vitest';
import { usualRuleset } from '../../src/engine/index.ts';
import { questionOf } from '../../src/train/index.ts';
import { type Done, gradeOf, twinAsked, twinDue } from '../../src/widgets/train/session-state.ts';

const ruleset = usualRuleset('canasta-fi');
const question = questionOf(ruleset, 'take', 4);
if (question === null) throw new Error('there is no such question');
const answered = (grade: Done['grade'], seed = question.seed): Done => ({
  question: { ...question, seed },
  answer: { form: 'allowed', is: true },
  grade,
});

describe('a session of the trainer', () => {
  test('counts right and slow as hard, and slow for a count is later than for a yes', () => {
    expect(gradeOf('allowed', true, 5)).toBe('right');
    expect(gradeOf('allowed', true, 40)).toBe('slow');
    expect(gradeOf('number', true, 40)).toBe('right');
    expect(gradeOf('allowed', false, 1)).toBe('wrong');
  });

  test('asks the twin of what went wrong later, not in a row', () => {
    expect(twinDue([answered('wrong')], 1)).toBeNull();
    const done = [answered('wrong'), answered('right', 5), answered('right', 6)];
    expect(twinDue(done, 3)?.answer.is).toBe(question.twin?.answer.is);
  });

  test('asks neither a question nor its twin a third time', () => {
    const twin = twinAsked(question);
    if (twin === null) throw new Error('it has a twin');
    const others = [5, 6, 7, 8].map((seed) => answered('right', seed));
    const again: Done = { question: twin, answer: { form: 'allowed', is: true }, grade: 'wrong' };
    const done = [answered('wrong'), ...others.slice(0, 2), again, ...others.slice(2, 4)];
    expect(twinDue(done, 6)).toBeNull();
  });

  test('has room for three twins, and keeps the rest for what is due, weak or new', () => {
    const done: Done[] = [];
    let twins = 0;
    for (let place = 0; place < 10; place++) {
      const twin = twinDue(done, place);
      if (twin !== null) twins += 1;
      const asked = twin ?? { ...question, seed: 100 + place };
      done.push({ question: asked, answer: { form: 'allowed', is: true }, grade: 'wrong' });
    }
    expect(twins).toBe(3);
  });

  test('a twin asked has the first question as its twin', () => {
    const twin = twinAsked(question);
    expect(twin?.answer.is).not.toBe(question.answer.is);
    expect(twin && twinAsked(twin)).toEqual(question);
  });
});
