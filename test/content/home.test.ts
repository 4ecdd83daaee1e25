import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readScenario } from '../../src/engine/format/index.ts';
import { judge, parseCards } from '../../src/engine/index.ts';
import { cardIndex } from '../../src/i18n/card-index.ts';
import { takesOf } from '../../src/site/home/takes.ts';
import { Speech } from '../../src/widgets/words/speech.ts';
import { contentFile } from '../content-file.ts';

const home = contentFile('content/home.yaml');
const scenario = readScenario(readFileSync(`content/scenarios/${home.shown.try}.yaml`, 'utf8'));
const { cards, melds, widgets, reasons, grounds, insight } = contentFile('content/messages/en.yaml');
const speech = new Speech({
  language: 'en',
  letters: cardIndex.en,
  words: { cards, melds, widgets, reasons, grounds, insight },
  clauses: {},
  remedies: undefined,
  root: '/en/',
});

test('the home page answers every choice of cards as the rules do, and shows a way that is lawful', () => {
  if (!scenario.ok) throw new Error('the scenario of the home page cannot be read');
  const { position } = scenario.value;
  const { hand, answers, answerTo, shortest } = takesOf(position, speech);
  expect(answerTo).toHaveLength(2 ** hand.length);
  const choiceOf = (text: string) => {
    const wanted = parseCards(text);
    if (!wanted.ok) throw new Error(text);
    return wanted.value.reduce((sum, card) => sum + 2 ** hand.findIndex(({ code }) => code === card.code), 0);
  };
  for (const one of scenario.value.cases) {
    const [action] = one.kind === 'play' ? one.actions : [];
    if (action?.type !== 'take' || (action.onto !== undefined && action.with.length > 0)) continue;
    const choice = choiceOf(action.with.map(({ code }) => code).join(' '));
    expect(answers[answerTo[choice] ?? -1]?.legal).toBe(judge(position, action).legal);
  }
  expect(answers[answerTo[shortest ?? -1] ?? -1]?.legal).toBe(true);
  expect(answers.every(({ text }) => text !== '')).toBe(true);
});
