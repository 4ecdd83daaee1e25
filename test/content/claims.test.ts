import { describe, expect, test } from 'vitest';
import { languageIds } from '../../src/i18n/language.ts';
import { claimFaults } from '../../src/site/check/claims/claim-check.ts';
import { taskClaimFaults } from '../../src/site/check/claims/lesson-claims.ts';
import { namedIn } from '../../src/site/check/claims/named.ts';
import { readTask } from '../../src/site/learn/lesson/task.ts';
import type { WrittenTask } from '../../src/site/schema/teaching/lesson.ts';

// What a sentence names it has to state, in whatever language it says it.

const words = {
  fi: 'Vasen naapuri löi herttakuninkaan: 30 pistettä.',
  sv: 'Vänster sakade hjärter kung: 30 poäng.',
  et: 'Vasakpoolne pani maha ärtukuninga: 30 punkti.',
  en: 'Left discarded the king of hearts: 30 points.',
};

test('a card, a player, an act and a number without a claim are found in every language', () => {
  const faults = claimFaults({ words });
  for (const language of languageIds) {
    expect(faults).toContain(`${language} names cards (K) that no claim is about`);
    expect(faults).toContain(`${language} has the number 30, which the engine has to fill in`);
  }
  for (const language of ['fi', 'sv', 'et']) {
    expect(faults).toContain(`${language} names a player (left) of whom no claim speaks`);
  }
  expect(faults).toContain('fi tells of an act (discarded) that no claim bears out');
});

test('what is stated is no fault', () => {
  const filled = { fi: '', sv: '', et: '', en: '' };
  for (const language of languageIds) filled[language] = words[language].replace('30', '{points}');
  expect(claimFaults({ words: filled, claims: ['left discarded Kh'], numbers: { points: 'worth Kh Kd Kc' } })).toEqual(
    [],
  );
});

test('a gap needs its number, a number its gap, and a claim must be one', () => {
  const plain = { fi: '{points}', sv: '{points}', et: '{points}', en: 'points' };
  expect(claimFaults({ words: plain, claims: ['you own Kh'], numbers: { points: 'minimum' } })).toEqual([
    '“you own Kh” is no claim',
    'en has no gap {points}',
  ]);
  expect(claimFaults({ words: plain })).toHaveLength(3);
});

test.each([
  ['fi', 'Tässä on kymmenen korttia, ja 9–8–7 jatkuu 10–9:llä.', []],
  ['fi', 'Pataässä ja kakkonen.', ['A', '2']],
  ['sv', 'De andra åtta korten, och nio till.', []],
  ['sv', 'Åttorna och hjärter tio.', ['T', '8']],
  ['et', 'Kaheksa kaarti ja kaks lisakaarti.', []],
  ['et', 'Potikaheksa ja ärtukaks.', ['8', '2']],
  ['en', 'The other eight cards and two more.', []],
  ['en', 'Eights, and the ten of clubs.', ['T', '8']],
] as const)('%s: “%s”', (language, text, ranks) => {
  expect([...namedIn(text, language).ranks].sort()).toEqual([...ranks].sort());
  expect(namedIn(text, language).numbers).toEqual([]);
});

describe('the words of a task', () => {
  const written: WrittenTask = {
    about: ['13-a'],
    position: { phase: 'play', pile: '5d', stock: 60, hands: { 1: 'Ks Kh Kd 4c 7s', 2: 11, 3: 11, 4: 11 } },
    ask: {
      fi: 'Paljonko kuninkaat ovat?',
      sv: 'Vad är kungarna värda?',
      et: 'Kui palju on kuningad?',
      en: 'What are the kings worth?',
    },
    question: { value: 'Ks Kh Kd' },
    tempting: { answer: 15, teaches: { fi: '10 kukin.', sv: '10 var.', et: '10 igaüks.', en: '10 each.' } },
    after: { fi: 'Ne ovat 30.', sv: 'De är värda 30.', et: 'Nad on 30.', en: 'They are 30.' },
  };
  const read = readTask('canasta-fi', written);
  if (!read.ok) throw new Error(read.error);

  test('are borne out by its table', () => {
    expect(taskClaimFaults(written, read.value)).toEqual([]);
  });

  test('name no card that the task has nowhere, and no number that the engine does not', () => {
    const after = { fi: 'Rouvat ovat 31.', sv: 'Damerna är 31.', et: 'Emandad on 31.', en: 'The queens are 31.' };
    const reasons = taskClaimFaults({ ...written, after }, read.value).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason.startsWith('en'))).toEqual([
      'en names cards (Q) that are nowhere on its table',
      'en says 31, which the engine does not',
    ]);
    expect(reasons).toHaveLength(8);
  });
});
