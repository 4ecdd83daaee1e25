import { h } from 'preact';
import renderToString from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { type Action, parseCards } from '../../src/engine/index.ts';
import { languageIds } from '../../src/i18n/language.ts';
import { Merging } from '../../src/widgets/desk/Merging.tsx';
import { startState } from '../../src/widgets/table/table-state.ts';
import { readerOf } from '../../src/widgets/words/reader.ts';
import { meldName, stepPieces, stepText } from '../../src/widgets/words/step-words.ts';
import { scenarioOf } from './support/scenarios.ts';
import { speechOf } from './support/speeches.ts';

const speech = speechOf('en');

function cards(codes: string) {
  const read = parseCards(codes);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** How an act is told at a scenario’s table, in ranks: the suits of its cards do not matter here. */
function told(scenario: string, action: Action): string {
  return stepText(scenarioOf(scenario).position, action, speech).replaceAll(/ of (spades|hearts|diamonds|clubs)/g, '');
}

test('a sequence is told from its high end, on the ring of Sitoumussamba across the ace', () => {
  const meld: Action = { type: 'meld', melds: [{ cards: cards('Ad 3d Kd 2d') }] };
  expect(told('sitoumussamba/order-of-turn', meld)).toContain('three, two, ace, king');
  const lower: Action = { type: 'meld', melds: [{ cards: cards('5s 7s 6s') }] };
  expect(told('samba/order-of-turn', lower)).toContain('seven, six, five');
});

test('a merge shows both melds with their cards, as they lie', () => {
  const merge: Action = { type: 'merge', first: { name: 'high' }, second: { name: 'low' } };
  const { position } = scenarioOf('samba/sequences-merged');
  const laid = stepPieces(position, merge, speech).filter((piece) => typeof piece !== 'string');
  const codes = laid.map((piece) => piece.map(({ code }) => code).join(' '));
  expect(codes).toEqual(['Js Ts 9s', '8s 7s 6s 5s']);
  const buttons = renderToString(
    h(Merging, { state: startState(position, readerOf(position), new Set(['merge'])), speech, onTry: () => undefined }),
  );
  for (const card of laid.flat()) expect(buttons).toContain(`>${speech.short(card)}<`);
});

test('what comes to a sequence is told in the order in which it will lie there', () => {
  const add: Action = { type: 'add', additions: [{ meld: { name: 'high' }, cards: cards('8s Ks Qs 7s') }] };
  expect(told('samba/sequences-merged', add)).toContain('king, queen, eight, seven');
});

test('a sequence on the table is called by its cards from the high end, whichever came first', () => {
  const [high] = scenarioOf('samba/sequences-merged').position.sides[0]?.melds ?? [];
  if (high === undefined) throw new Error('nothing is laid');
  const grown = { ...high, cards: cards('9s Ks Ts Qs Js') };
  expect(meldName(grown, speech).replaceAll('\ufe0e', '')).toContain('K♠ Q♠ J♠ 10♠ 9♠');
});

test('wild cards are told after the cards of the rank', () => {
  const meld: Action = { type: 'meld', melds: [{ cards: cards('Ks 2d Jk Kh') }] };
  expect(told('canasta-fi/order-of-turn', meld)).toContain('king, king, two, joker');
});

test.each(languageIds)('a joker is called by its name where cards are told in short, in %s', (language) => {
  const [joker] = cards('Jk');
  if (joker === undefined) throw new Error('there are jokers');
  const own = speechOf(language);
  expect(own.short(joker).toLowerCase()).toBe(own.name(joker));
});

test.each([
  ['fi', 'Lisää kuninkaisiin: ristikuningas'],
  ['sv', 'Lägg klöver kung till kungarna'],
  ['et', 'Lisa kuningatele: ristikuningas'],
  ['en', 'Add king of clubs to the kings'],
] as const)('cards go to a meld that is called in the form in which %s says so', (language, words) => {
  const { position } = scenarioOf('samba/black-threes-going-out');
  const meld = position.sides[0]?.melds.find(({ cards: laid }) => laid.every(({ rank }) => rank === 'K'));
  if (meld === undefined) throw new Error('no kings are laid');
  const add: Action = { type: 'add', additions: [{ meld: { name: meld.name }, cards: cards('Kc') }] };
  expect(stepText(position, add, speechOf(language))).toBe(words);
});
