import { describe, expect, test } from 'vitest';
import { deal, rulesetFor, usualRuleset } from '../../src/engine/index.ts';
import { languageIds } from '../../src/i18n/language.ts';
import { notOfRules } from '../../src/site/check/claims/borne-out.ts';
import { claimFaults } from '../../src/site/check/claims/claim-check.ts';
import { doingsAt } from '../../src/site/check/claims/doings.ts';
import { taskClaimFaults } from '../../src/site/check/claims/lesson-claims.ts';
import { fixedFacts, tableMessages } from '../../src/site/check/claims/message-claims.ts';
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
    expect(faults).toContain(`${language} says 30, which no claim counts and no gap fills in`);
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
});

/** Texts that say a number in words, and the claims that bear it out. */
const counted = {
  fi: 'Sinulla on kolme kuningasta ja kaksi rouvaa.',
  sv: 'Du har tre kungar och två damer.',
  et: 'Sul on kolm kuningat ja kaks emandat.',
  en: 'You hold three kings and two queens.',
};

test('a number in words is a number in every language', () => {
  expect(claimFaults({ words: counted, claims: ['you hold K x3', 'you hold Q x2'] })).toEqual([]);
  const faults = claimFaults({ words: counted, claims: ['you hold K x4', 'you hold Q x2'] });
  expect(faults).toEqual(
    ['fi says kolme', 'sv says tre', 'et says kolm', 'en says three'].map(
      (said) => `${said}, which no claim counts and no gap fills in`,
    ),
  );
});

test.each([
  ['you may meld Kh Kd Kc / Qs Qh', []],
  ['you hold Kh Kd Kc', ['Q', 'two']],
  ['rule maxWilds 3', ['K', 'Q', 'two']],
] as const)('“%s” bears out what it counts', (claim, open) => {
  const faults = claimFaults({ words: counted, claims: [claim] }).filter((fault) => fault.startsWith('en'));
  expect(faults).toHaveLength(open.length);
  for (const [place, one] of open.entries()) expect(faults[place]).toContain(one);
});

test.each([
  ['fi', 'Kolme korttia on liikaa, ja yksi jää.', [3]],
  ['sv', 'Hjärter sju och åtta är två kort, med en nia tre.', [2, 3]],
  ['sv', 'Sju, åtta och nio i hjärter.', []],
  ['et', 'Kolm kaarti, ja ärtu 7.', [3, 7]],
  ['en', 'Seven, eight and nine of hearts are three cards, and the two makes four.', [3, 4]],
  ['en', 'The run goes from seven to nine: 7–8–9.', []],
  ['en', '{count, plural, one {# card} other {# cards}}', []],
] as const)('%s: the numbers of “%s”', (language, text, numbers) => {
  expect(namedIn(text, language).numbers.map(({ number }) => number)).toEqual(numbers);
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

  test('tell of no player who does not sit there, and of no act that is done neither there nor in its ways', () => {
    const after = {
      fi: 'Pelipari vastasi kyllä, ja vastustaja otti avopakan.',
      sv: 'Partnern svarade ja, och motståndaren tog högen.',
      et: 'Paariline vastas jah ja vastane ostis lisapaki.',
      en: 'Your partner said yes, and an opponent took the pile.',
    };
    const faults = taskClaimFaults({ ...written, after }, read.value).map(({ reason }) => reason);
    for (const language of languageIds) {
      for (const deed of ['yes', 'took']) {
        expect(faults).toContain(
          `${language} tells of an act (${deed}) that is done neither at its table nor in its ways`,
        );
      }
    }
    expect(faults).toHaveLength(8);
    const alone = rulesetFor('samba', { players: 3 });
    if (!alone.ok) throw new Error('three do not play');
    expect([...doingsAt(deal(alone.value, 1), []).players]).not.toContain('partner');
    expect([...doingsAt(deal(usualRuleset('canasta-fi'), 1), []).players]).toContain('partner');
  });

  test('count in words only what can be counted there', () => {
    const after = {
      fi: 'Yhdeksän korttia.',
      sv: 'Det är nio kort.',
      et: 'Üheksa kaarti.',
      en: 'That is nine cards.',
    };
    const reasons = taskClaimFaults({ ...written, after }, read.value).map(({ reason }) => reason);
    expect(reasons).toEqual(
      ['fi says yhdeksän', 'sv says nio', 'et says üheksa', 'en says nine'].map(
        (said) => `${said}, which the engine does not`,
      ),
    );
  });
});

describe('what is said of rules', () => {
  const learnt = (fi: string, sv: string, et: string, en: string) => ({ fi, sv, et, en });

  test('has no number that its ruleset does not state', () => {
    const right = learnt('Canastassa on seitsemän korttia.', 'Sju kort.', 'Seitse kaarti.', 'Seven cards.');
    const wrong = learnt('Canastassa on kahdeksan korttia.', 'Åtta kort.', 'Kaheksa kaarti.', 'Eight cards.');
    expect(notOfRules(right, usualRuleset('canasta-fi'))).toEqual([]);
    expect(notOfRules(wrong, usualRuleset('canasta-fi')).filter((fault) => !fault.startsWith('et'))).toHaveLength(3);
  });
});

describe('what is said of a table by the interface', () => {
  test.each([
    ['fi', 'Kuninkaita on kolme: {count} puuttuu.', 'kolme'],
    ['sv', 'Kungarna är tre: {count} fattas.', 'tre'],
    ['et', 'Kuningaid on neli: {count} jääb puudu.', 'neli'],
    ['en', 'There are three kings: {count} are missing.', 'three'],
  ] as const)('names no card and no number of its own (%s)', (language, text, written) => {
    const faults = fixedFacts({ group: 'reasons', name: 'meld-too-small', text }, language);
    expect(faults).toEqual([
      'names cards (K), which the engine has to fill in',
      `says ${written}, which the engine has to fill in`,
    ]);
  });

  test('is found among the messages by what it is for', () => {
    const names = tableMessages({
      reasons: { 'pile-is-empty': 'x' },
      practice: { 'told-draw': 'x', deal: 'x' },
      site: { name: 'x' },
    }).map(({ name }) => name);
    expect(names).toEqual(['pile-is-empty', 'told-draw']);
  });
});
