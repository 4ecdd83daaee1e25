import { describe, expect, test } from 'vitest';
import {
  faultKindList,
  faultOccurs,
  type RulesetId,
  regulatesFaults,
  rulesetIds,
  usualRuleset,
} from '../../src/engine/index.ts';
import { languageIds } from '../../src/i18n/language.ts';
import { faultInWords, type RulingInWords } from '../../src/site/referee/guide.ts';
import { addressPart, converse, type Decided, placeOf, valuesOf } from '../../src/site/referee/page/conversation.ts';
import { ruledWords } from '../content/ruled-words.ts';

// How the guide leads from what happened to a ruling: question by question, by the answers that an address holds.

const guides = rulesetIds.filter(regulatesFaults);

function rulingsOf(ruleset: RulesetId): readonly (readonly (RulingInWords & Decided)[])[] {
  const settled = usualRuleset(ruleset);
  const words = ruledWords('en');
  return faultKindList
    .filter((kind) => faultOccurs(settled, kind))
    .map((kind) =>
      faultInWords(settled, kind, 'en', words).rulings.map((ruling) => ({
        ...ruling,
        choices: ruling.options.map(({ value }) => value),
      })),
    );
}

describe.each(guides)('in the guide of %s', (ruleset) => {
  const faults = rulingsOf(ruleset);

  test('every ruling is reached by its own answers, in at most three questions, and by its address again', () => {
    for (const rulings of faults) {
      for (const ruling of rulings) {
        const talk = converse(rulings, valuesOf(ruling.facts));
        expect(talk?.step).toEqual({ stage: 'ruling', ruling, choice: null });
        expect(talk?.damages).toEqual([]);
        expect(ruling.facts.length).toBeLessThanOrEqual(3);
        const [search = '', hash = ''] = addressPart('not-cut', valuesOf(ruling.facts)).split('#');
        expect(placeOf(search, `#${hash}`, ['not-cut'], []).facts).toEqual(valuesOf(ruling.facts));
      }
    }
  });

  test('no question has a single answer, and each answer leads on', () => {
    for (const rulings of faults) {
      for (const { facts } of rulings) {
        for (const place of facts.keys()) {
          const talk = converse(rulings, valuesOf(facts.slice(0, place)));
          if (talk?.step.stage !== 'question') throw new Error('a question was left out');
          expect(talk.step.answers.length).toBeGreaterThan(1);
          expect(talk.step.answers.map(({ value }) => value)).toContain(facts[place]?.value);
        }
      }
    }
  });

  test('a chosen option stands beside the ruling, another one is told as damage', () => {
    const rulings = faults.flat().filter(({ choices }) => choices.length > 0);
    expect(rulings.length).toBeGreaterThan(0);
    for (const ruling of rulings) {
      for (const choice of ruling.choices) {
        const talk = converse([ruling], new Map([...valuesOf(ruling.facts), ['choice', choice]]));
        expect(talk?.step).toEqual({ stage: 'ruling', ruling, choice });
      }
      const talk = converse([ruling], new Map([...valuesOf(ruling.facts), ['choice', 'moon']]));
      expect(talk?.step).toEqual({ stage: 'ruling', ruling, choice: null });
      expect(talk?.damages).toEqual([{ kind: 'unknown-fact', fact: 'choice' }]);
    }
  });
});

test('an impossible answer and an unknown fact are told, and the question stands there', () => {
  const fact = { fact: 'noticed', question: 'When?', answer: 'Then' };
  const rulings = [
    { facts: [{ ...fact, value: 'a' }], choices: [] },
    { facts: [{ ...fact, value: 'b' }], choices: [] },
  ];
  const talk = converse(
    rulings,
    new Map([
      ['moon', 'full'],
      ['noticed', 'c'],
    ]),
  );
  expect(talk?.damages).toEqual([
    { kind: 'unknown-fact', fact: 'moon' },
    { kind: 'impossible-answer', question: 'When?' },
  ]);
  expect(talk?.step.stage).toBe('question');
  expect(converse([], new Map())).toBeNull();
});

test('an address leads to a fault, to a moment of the deal or to nothing that is known', () => {
  const place = (hash: string) => placeOf('?noticed=later', hash, ['not-cut'], ['deal']);
  expect(place('#not-cut')).toMatchObject({ fault: 'not-cut', known: true, facts: new Map([['noticed', 'later']]) });
  expect(place('#moment-deal')).toMatchObject({ fault: null, moment: 'deal', known: true });
  expect(place('')).toMatchObject({ fault: null, moment: null, known: true });
  for (const hash of ['#no-such-fault', '#moment-moon', '#%E0%A4%A']) expect(place(hash).known).toBe(false);
});

test.each(languageIds)('no two faults are told apart by the same fact in %s', (language) => {
  const told = Object.values(ruledWords(language).tells);
  expect(new Set(told).size).toBe(told.length);
  for (const text of told) expect(text).toMatch(/^[^<]*<b>[^<]+<\/b>[^<]*$/);
});
