import { describe, expect, test } from 'vitest';
import { actsThatAre, brokenRules, entryOf, faultKindList, faultOccurs, usualRuleset } from '../../src/engine/index.ts';
import { languageIds } from '../../src/i18n/language.ts';
import { guideInWords } from '../../src/site/referee/guide.ts';
import { remediesOf } from '../../src/site/referee/remedies.ts';
import { remedyOf, rulingsIn } from '../../src/widgets/words/remedies.ts';
import { scenarioOf } from '../widgets/support/scenarios.ts';
import { ruledWords } from './ruled-words.ts';

const ruled = ['canasta-fi', 'canasta-sv', 'samba', 'sitoumussamba'] as const;

describe.each(languageIds)('what follows a refused act if it is done all the same, in %s', (language) => {
  const words = ruledWords(language);

  test.each(ruled)(
    'every rule of %s whose breach is regulated has its remedy, its facts and the way to others',
    (id) => {
      const remedies = remediesOf(id, language, words);
      if (remedies === undefined) throw new Error(`${id} has no remedies`);
      const settled = usualRuleset(id);
      const told = guideInWords(id, language, words).flatMap(({ faults }) => faults);
      for (const kind of faultKindList) {
        const rulings = told.find((fault) => fault.kind === kind)?.rulings ?? [];
        if (!faultOccurs(settled, kind) || !rulings.some(({ silence }) => silence === null)) continue;
        for (const reason of brokenRules(kind)) {
          const remedy = remedyOf((actsThatAre(kind) ?? ['meld'])[0] ?? 'meld', [reason], remedies);
          expect(remedy, `${kind}: ${reason}`).toBeDefined();
          expect(remedy?.rulings.length, kind).toBeGreaterThan(0);
          for (const { steps, clauses } of remedy?.rulings ?? []) {
            expect(steps.length, kind).toBeGreaterThan(0);
            expect(clauses.length, kind).toBeGreaterThan(0);
          }
          expect(remedy?.path, kind).toMatch(new RegExp(`/${language}/referee/${id}/#`));
        }
        const asks = entryOf(id, kind)?.answer;
        if (brokenRules(kind).length > 0 && asks !== undefined && 'fact' in asks)
          expect(remedies.faults[kind]?.rulings[0]?.facts.length, kind).toBeGreaterThan(0);
      }
    },
  );

  test('classic, whose document regulates no faults, promises none', () => {
    expect(remediesOf('classic', language, words)).toBeUndefined();
  });
});

test('melding before the draw is not told the remedy of a discard without one', () => {
  const remedies = remediesOf('canasta-fi', 'en', ruledWords('en'));
  if (remedies === undefined) throw new Error('canasta-fi has no remedies');
  expect(remedyOf('discard', ['draw-first'], remedies)?.rulings[0]?.clauses).toContain('canasta-fi/31-a');
  expect(remedyOf('meld', ['draw-first'], remedies)).toBeUndefined();
  expect(remedyOf('take', ['one-draw-a-turn'], remedies)?.rulings[0]?.clauses).toContain('canasta-fi/10-b');
});

test.each([
  ['canasta-fi/frozen-pile-own-meld', 'frozen-needs-naturals', [true]],
  ['canasta-fi/frozen-pile-own-canasta', 'frozen-needs-naturals', [false]],
] as const)(
  'whether the pile of %s could be shown to be takeable, the cards of the hand say',
  (name, reason, takeable) => {
    const { position } = scenarioOf(name);
    const remedies = remediesOf('canasta-fi', 'en', ruledWords('en'));
    const remedy = remedies && remedyOf('take', [reason], remedies);
    if (remedy === undefined) throw new Error('a pile taken wrongly has no remedy');
    expect(rulingsIn(position, remedy).map((ruling) => ruling.takeable)).toEqual(takeable);
  },
);

test('where nobody sees the hand, both follow: what can be shown, and what cannot', () => {
  const { position } = scenarioOf('canasta-fi/frozen-pile-own-canasta');
  const seats = position.seats.map((seat) => ({ ...seat, hand: { known: [], unknown: seat.hand.known.length } }));
  const remedies = remediesOf('canasta-fi', 'en', ruledWords('en'));
  const remedy = remedies && remedyOf('take', ['frozen-needs-naturals'], remedies);
  if (remedy === undefined) throw new Error('a pile taken wrongly has no remedy');
  expect(
    rulingsIn({ ...position, seats }, remedy)
      .map(({ takeable }) => takeable)
      .toSorted(),
  ).toEqual([false, true]);
});
