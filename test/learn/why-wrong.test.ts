import { describe, expect, test } from 'vitest';
import { languageIds } from '../../src/i18n/language.ts';
import { hintFor } from '../../src/site/learn/lesson/hint.ts';
import { whyWrong } from '../../src/site/learn/lesson/why-wrong.ts';
import type { Messages } from '../../src/site/schema/messages.ts';
import type { Piece } from '../../src/widgets/words/phrase.ts';
import { contentFile } from '../content-file.ts';
import { speechOf } from '../widgets/support/speeches.ts';
import { tasks } from './all-lessons.ts';

const wordsIn = (language: string): Messages['learn'] => contentFile(`content/messages/${language}.yaml`).learn;
const textOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.map(({ code }) => code).join(' '))).join('');

describe.each(languageIds)('in %s', (language) => {
  const saying = { words: wordsIn(language), speech: speechOf(language) };

  test('every wrong number, choice and side of every lesson has a reason, and none is filled in with nothing', () => {
    const faults = tasks.flatMap(({ name, task }) => {
      if (task.kind !== 'answer') return [];
      const { question, right } = task;
      const reasons = whyWrong(task, saying);
      const wrong =
        question.kind === 'pick'
          ? question.choices.flatMap((_, place) =>
              String(right).split(',').includes(String(place)) ? [] : [`choice-${place}`],
            )
          : question.kind === 'winner'
            ? [...task.position.sides.map(({ side }) => side), 'none']
                .filter((side) => side !== right)
                .map((side) => `choice-${side}`)
            : typeof right === 'number'
              ? ['low', 'high']
              : [];
      // Of two answers the wrong one is the tempting one, whose words are the lesson’s.
      if (typeof right === 'boolean' && task.tempting !== !right) return [`${name}: nothing is said to ${!right}`];
      const untold = wrong.filter((outcome) => {
        const said = textOf(reasons.find((reason) => reason.outcome === outcome)?.pieces ?? []);
        return said === '' || /[{}\uE000]|undefined|NaN/.test(said);
      });
      return untold.map((outcome) => `${name} ${outcome}`);
    });
    expect(faults).toEqual([]);
  });

  test('the first two steps of help say something for every task, and not the number that is asked for', () => {
    const faults = tasks.flatMap(({ name, task }) => {
      const { nudge, narrower } = hintFor(task, saying);
      const said = `${nudge} ${textOf(narrower)}`;
      const tells =
        task.kind === 'answer' &&
        typeof task.right === 'number' &&
        task.question.kind !== 'score' &&
        new RegExp(`(?<![\\d])${task.right}(?![\\d])`).test(said);
      return nudge === '' || tells || /[{}\uE000]|undefined|NaN/.test(said) ? [`${name}: ${said}`] : [];
    });
    expect(faults).toEqual([]);
  });
});
