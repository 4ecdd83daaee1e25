import { describe, expect, test } from 'vitest';
import {
  groundCodes,
  orderCodes,
  type RulesetId,
  regulatesFaults,
  ruleCodes,
  rulesetIds,
  usualRuleset,
} from '../../src/engine/index.ts';
import { type LanguageId, languageIds } from '../../src/i18n/language.ts';
import { rulingWordsFor } from '../../src/site/messages-for.ts';
import { rulingsSchema } from '../../src/site/schema/rulings.ts';
import { refereeTexts } from '../../src/site/train/referee-texts.ts';
import { kinds, kindsOf, type Question, questionOf, readQuestion, writeQuestion } from '../../src/train/index.ts';
import { answerPieces, askedPieces, truthPieces, twinPieces } from '../../src/widgets/train/words/question-said.ts';
import { TrainSpeech } from '../../src/widgets/train/words/train-speech.ts';
import { trainWords } from '../../src/widgets/train/words/train-words.ts';
import type { Piece } from '../../src/widgets/words/phrase.ts';
import { contentFile } from '../content-file.ts';
import { speechOf } from '../widgets/support/speeches.ts';

const perKind = Number(process.env.TRAIN_QUESTIONS ?? 4);

function refereeIn(language: LanguageId, id: RulesetId) {
  if (!regulatesFaults(id)) return null;
  const words = rulingsSchema.parse(contentFile(`content/rulings/${language}.yaml`));
  const { accounts } = contentFile(`content/exam/${language}.yaml`);
  return refereeTexts(id, language, rulingWordsFor(words, id), accounts);
}

function sayIn(language: LanguageId, id: RulesetId): TrainSpeech {
  const { train: texts, progress } = contentFile(`content/messages/${language}.yaml`);
  const agreement = { options: {}, words: { agreed: '', players: '', forms: { sides: '', pairs: '', rotating: '' } } };
  const words = { texts, progress, agreement: JSON.parse(JSON.stringify(agreement)), sections: {} };
  return new TrainSpeech(speechOf(language), words, refereeIn(language, id));
}

/** Words that no sentence has: names of codes, of kinds with a hyphen, gaps that were not filled, and what scripts say of nothing. */
const bare = new RegExp(
  `[{}§]|undefined|NaN|\\[object|\\b(${[...ruleCodes, ...groundCodes, ...orderCodes, ...kinds, ...trainWords].filter((code) => code.includes('-')).join('|')})\\b`,
);

const plain = (pieces: readonly Piece[], say: TrainSpeech) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : say.speech.spoken(piece))).join('');

const made = new Map<RulesetId, readonly Question[]>();

/** Questions of every kind of a game, made once for all languages. */
function questionsOf(id: RulesetId): readonly Question[] {
  const ruleset = usualRuleset(id);
  const seeds = Array.from({ length: perKind }, (_, seed) => seed * 31 + 3);
  const all =
    made.get(id) ?? kindsOf(ruleset).flatMap((kind) => seeds.flatMap((seed) => questionOf(ruleset, kind, seed) ?? []));
  made.set(id, all);
  return all;
}

describe.each(languageIds)('questions in %s', (language) => {
  test.each(rulesetIds)('of %s are said with answers and twins, without a bare code', (id) => {
    const say = sayIn(language, id);
    for (const question of questionsOf(id)) {
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
  for (const id of rulesetIds) {
    const ruleset = usualRuleset(id);
    for (const question of questionsOf(id)) {
      const back = readQuestion(writeQuestion(question), ruleset);
      expect(writeQuestion(back)).toBe(writeQuestion(question));
      if (question.position === null) continue;
      expect(back.position?.pile[0]).toBe(question.position.pile[0]);
      expect(back.position?.ruleset).toBe(ruleset);
    }
  }
});
