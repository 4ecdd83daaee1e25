import { describe, expect, test } from 'vitest';
import {
  groundCodes,
  isFrozen,
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
import { firstSeed } from '../engine/support/tries.ts';
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
  const seeds = Array.from({ length: perKind }, (_, seed) => (firstSeed - 1 + seed) * 31 + 3);
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

describe.each(languageIds)('what is told of a question in %s', (language) => {
  test.each(rulesetIds)('of %s says why, where a twin turns to yes, and what becomes of the other card', (id) => {
    const say = sayIn(language, id);
    for (const { twin } of questionsOf(id)) {
      if (twin === null || twin.position === null || twin.ask.form !== 'allowed') continue;
      const told = plain(twinPieces(twin, say), say);
      const then = say.say(twin.answer.is === true ? 'then-yes' : 'then-no');
      expect(told.slice(told.indexOf(then) + then.length).trim()).toMatch(/\S.*[.!]$/);
      if (twin.change.thing !== 'held') continue;
      const { type } = twin.ask.action;
      const word = type === 'discard' || type === 'add' ? (`change-held-${type}` as const) : 'change-held';
      const [first = ''] = say.say(word, { from: '', to: '' }).split('(');
      expect(told.startsWith(first)).toBe(true);
    }
  });

  test.each(rulesetIds)('of %s names cards inside its sentences, and what is missing for going out', (id) => {
    const say = sayIn(language, id);
    for (const question of questionsOf(id))
      for (const asked of [question, question.twin].flatMap((one) => one ?? [])) {
        if (asked.position === null || asked.reasons.length === 0) continue;
        const told = truthPieces(asked, say).map((pieces) => plain(pieces, say));
        expect(told.filter((text) => /\. \([^)]*\)/.test(text))).toEqual([]);
        const least = asked.position.ruleset.parameters.canastasToGoOut;
        if (asked.reasons.every(({ code }) => code !== 'keep-one-card') || asked.position.contract !== null) continue;
        expect(told.join(' ')).toContain(say.speech.fill(say.speech.words.reasons['going-out-requirement'], { least }));
      }
  });

  test.each(rulesetIds)('of %s names the top card of the pile as such', (id) => {
    const say = sayIn(language, id);
    for (const asked of questionsOf(id).flatMap((question) => [question, question.twin ?? []].flat())) {
      if (asked.position === null || asked.position.phase !== 'draw') continue;
      const top = asked.position.pile.at(-1);
      for (const reason of asked.reasons) {
        if (top === undefined || reason.values.cards?.length !== 1 || reason.values.cards[0] !== top) continue;
        const told = truthPieces(asked, say).map((pieces) => plain(pieces, say));
        expect(told.join(' ')).toContain(plain(say.pieces('top-card', { cards: [top] }), say));
        expect(told.join(' ')).not.toContain(`(${say.speech.spoken([top])})`);
      }
    }
  });

  test.each(rulesetIds)('of %s calls no meld of the next player the reader’s own', (id) => {
    const say = sayIn(language, id);
    for (const question of questionsOf(id)) {
      if (question.kind !== 'safest') continue;
      const told = truthPieces(question, say).map((pieces) => plain(pieces, say));
      expect(told.join(' ')).not.toContain(say.speech.words.grounds['take-onto-meld']);
    }
  });

  test.each(rulesetIds)('of %s says what turned a twin: the pile that is not frozen, and the melds that open', (id) => {
    const say = sayIn(language, id);
    for (const { twin } of questionsOf(id)) {
      if (twin === null || twin.position === null) continue;
      const told = plain(twinPieces(twin, say), say);
      const { ask, answer, change, position } = twin;
      const isThawed = change.thing === 'pile' && answer.is === true && !isFrozen(position);
      expect(told.includes(say.say('then-not-frozen'))).toBe(isThawed);
      if (ask.form !== 'number' || ask.about !== 'best-opening') continue;
      for (const meld of ask.melds) expect(told).toContain(say.speech.spoken(meld));
    }
  });

  test.each(rulesetIds)('of %s says why cards take the pile, what counts towards a bid, and how bids rise', (id) => {
    const say = sayIn(language, id);
    for (const question of questionsOf(id)) {
      if (question.position === null) continue;
      const told = truthPieces(question, say).map((pieces) => plain(pieces, say));
      if (question.kind === 'take-with') expect(told[1]?.length).toBeGreaterThan(8);
      if (question.kind === 'bid') expect(told.join(' ')).toContain(say.say('bid-order', { bids: '' }).slice(0, 12));
      if (question.answer.is === 'not') expect(told).toContain(say.say('why-not-frozen'));
      if (question.kind !== 'contract') continue;
      const { contract, ruleset } = question.position;
      const isOfCards = contract !== null && contract.bid.level >= ruleset.parameters.levelOfMeldedCards;
      expect(told).toContain(say.say(isOfCards ? 'bid-of-cards' : 'bid-of-canastas'));
    }
  });

  test.each(rulesetIds)('of %s shows how a sum of cards comes about', (id) => {
    const say = sayIn(language, id);
    for (const question of questionsOf(id)) {
      if (question.position === null || question.ask.form !== 'number' || question.ask.about !== 'count') continue;
      const { ask } = question;
      const told = truthPieces(question, say).map((pieces) => plain(pieces, say));
      const { canastasForRedThrees: least } = question.position.ruleset.parameters;
      const forWhom = least > 0 ? say.say('threes-of-canastas', { least }) : say.say('threes-of-melds');
      expect(told.includes(forWhom)).toBe(ask.item === 'red-threes');
      const working = told.find((text) => / = \S?\d+\.$/.test(text));
      if (working !== undefined) {
        const [sum = '', total = ''] = working.split(' = ');
        // What is left in the hands is taken away, and so is shown with its sign.
        const sign = /^−\(.*\)$/.test(sum) ? -1 : 1;
        const parts = sum
          .replace(/^−\(|\)$/g, '')
          .split(' + ')
          .map((part) => part.split(' × ').reduce((product, one) => product * Number(one), 1));
        expect(sign * parts.reduce((all, one) => all + one, 0)).toBe(question.answer.is);
        expect(Number.parseInt(total.replace('−', '-'), 10)).toBe(question.answer.is);
      }
      const { ask: asked } = askedPieces(question, say);
      // Points are lost only on some lines; what a canasta brings could be counted with its cards.
      if (Number(question.answer.is) < 0) expect(asked).toContain(say.say('ask-count-sign'));
      if (ask.item === 'melded-cards') expect(asked).toContain(say.say('ask-count-bare'));
      const isBonus = ask.item === 'samba' || ask.item.endsWith('-canasta');
      expect(asked.includes(say.say('ask-count-bonus'))).toBe(isBonus);
      if (isBonus) expect(asked).not.toContain(say.say('ask-count-sign'));
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
