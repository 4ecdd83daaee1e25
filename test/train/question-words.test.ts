import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { groundCodes, ruleCodes, rulesetIds, usualRuleset } from '../../src/engine/index.ts';
import { type LanguageId, languageIds } from '../../src/i18n/language.ts';
import { kinds, kindsOf, questionOf, readQuestion, writeQuestion } from '../../src/train/index.ts';
import { answerPieces, askedPieces, truthPieces, twinPieces } from '../../src/widgets/train/question-said.ts';
import { TrainSpeech } from '../../src/widgets/train/train-speech.ts';
import { trainWords } from '../../src/widgets/train/train-words.ts';
import type { Piece } from '../../src/widgets/words/phrase.ts';
import { speechOf } from '../widgets/support/speeches.ts';

const perKind = Number(process.env.TRAIN_QUESTIONS ?? 4);

function sayIn(language: LanguageId): TrainSpeech {
  const { train: texts, progress } = parse(readFileSync(`content/messages/${language}.yaml`, 'utf8'));
  const agreement = { options: {}, words: { agreed: '', players: '', forms: { sides: '', pairs: '', rotating: '' } } };
  return new TrainSpeech(speechOf(language), {
    texts,
    progress,
    agreement: JSON.parse(JSON.stringify(agreement)),
    sections: {},
  });
}

/** Words that no sentence has: names of codes, of kinds with a hyphen, gaps that were not filled, and what scripts say of nothing. */
const bare = new RegExp(
  `[{}§]|undefined|NaN|\\[object|\\b(${[...ruleCodes, ...groundCodes, ...kinds, ...trainWords].filter((code) => code.includes('-')).join('|')})\\b`,
);

const plain = (pieces: readonly Piece[], say: TrainSpeech) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : say.speech.spoken(piece))).join('');

const questions = new Map(
  rulesetIds.map((id) => {
    const ruleset = usualRuleset(id);
    const seeds = Array.from({ length: perKind }, (_, seed) => seed * 31 + 3);
    const made = kindsOf(ruleset).flatMap((kind) => seeds.map((seed) => questionOf(ruleset, kind, seed)));
    return [id, made.filter((question) => question !== null)] as const;
  }),
);

describe.each(languageIds)('questions in %s', (language) => {
  const say = sayIn(language);

  test.each(rulesetIds)('of %s are said with answers and twins, without a bare code', (id) => {
    for (const question of questions.get(id) ?? []) {
      const { ask, act } = askedPieces(question, say);
      const said = [
        ask,
        plain(act, say),
        ...truthPieces(question, say).map((pieces) => plain(pieces, say)),
        plain(answerPieces(question.answer, say), say),
        ...(question.twin === null ? [] : [plain(twinPieces(question.twin, say), say)]),
      ];
      expect(ask.length).toBeGreaterThan(8);
      if (question.ask.form === 'allowed') expect(plain(act, say).length).toBeGreaterThan(2);
      expect(said.filter((text) => bare.test(text))).toEqual([]);
      expect(said.filter((text) => / {2}|\( *\)|\(\s*→|→\s*\)/.test(text))).toEqual([]);
    }
  });
});

test('a question goes to the page as text and comes as the same', () => {
  for (const made of questions.values()) {
    for (const question of made) {
      const { ruleset } = question.position;
      const back = readQuestion(writeQuestion(question), ruleset);
      expect(writeQuestion(back)).toBe(writeQuestion(question));
      expect(back.position.pile[0]).toBe(question.position.pile[0]);
      expect(back.position.ruleset).toBe(ruleset);
    }
  }
});
