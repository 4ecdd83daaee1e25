import { describe, expect, test } from 'vitest';
import { usualRuleset } from '../../src/engine/index.ts';
import { questionOf } from '../../src/train/index.ts';
import { type Done, gradeOf, twinAsked, twinDue } from '../../src/widgets/train/session-state.ts';

const ruleset = usualRuleset('canasta-fi');
const question = questionOf(ruleset, 'take', 4);
if (question === null) throw new Error('there is no such question');
const answered = (grade: Done['grade']): Done => ({ question, answer: { form: 'allowed', is: true }, grade });

describe('a session of the trainer', () => {
  test('counts right and slow as hard, and slow for a count is later than for a yes', () => {
    expect(gradeOf('allowed', true, 5)).toBe('right');
    expect(gradeOf('allowed', true, 40)).toBe('slow');
    expect(gradeOf('number', true, 40)).toBe('right');
    expect(gradeOf('allowed', false, 1)).toBe('wrong');
  });

  test('asks the twin of what went wrong later, not in a row', () => {
    expect(twinDue([answered('wrong')], 1)).toBeNull();
    const done = [answered('wrong'), answered('right'), answered('right')];
    expect(twinDue(done, 3)?.answer.is).toBe(question.twin?.answer.is);
  });

  test('a twin asked has the first question as its twin', () => {
    const twin = twinAsked(question);
    expect(twin?.answer.is).not.toBe(question.answer.is);
    expect(twin && twinAsked(twin)).toEqual(question);
  });
});
