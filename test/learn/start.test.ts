import { expect, test } from 'vitest';
import type { BonusName } from '../../src/engine/index.ts';
import { languageIds } from '../../src/i18n/language.ts';
import { termsIn } from '../../src/site/learn/saying.ts';
import { numbersOf } from '../../src/site/parameters.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { startSchema, statementsSchema } from '../../src/site/schema/teaching/quick-start.ts';
import { contentFile } from '../content-file.ts';

const read = (path: string): unknown => contentFile(path);
const shared = statementsSchema.parse(read('content/learn/statements.yaml'));

/** The bonuses whose names say nothing to somebody who has never played, with the glossary entry that does. */
const explained: Partial<Record<BonusName, string>> = {
  naturalCanastaBonus: 'natural-canasta',
  mixedCanastaBonus: 'mixed-canasta',
  sambaBonus: 'sequence',
  goingOutBonus: 'going-out',
  concealedBonus: 'going-out-concealed',
};

test.each(rulesetIds)('the quick start of %s says what every bonus of its table is for', (ruleset) => {
  const { parts } = startSchema.parse(read(`content/learn/${ruleset}/start.yaml`));
  const sayings = parts.flatMap(({ statements, after }) => [...statements, ...(after ?? [])]).map(({ say }) => say);
  const bonuses = numbersOf(ruleset).bonuses.map(({ bonus }) => bonus);
  const untold = languageIds.flatMap((language) => {
    const marked = new Set(
      sayings.flatMap((say) => termsIn((typeof say === 'string' ? shared[say] : say)?.[language] ?? '')),
    );
    return bonuses
      .filter((bonus) => explained[bonus] !== undefined && !marked.has(explained[bonus]))
      .map((bonus) => `${language}: ${bonus}`);
  });
  expect(untold).toEqual([]);
  expect(bonuses).toContain('naturalCanastaBonus');
});

test.each(rulesetIds)('what the quick start of %s puts off is nothing that it teaches itself', (ruleset) => {
  const { parts, later } = startSchema.parse(read(`content/learn/${ruleset}/start.yaml`));
  const taught = parts
    .flatMap(({ statements, after }) => [...statements, ...(after ?? [])])
    .flatMap(({ clauses }) => clauses)
    .filter((clause) => !clause.includes('/'))
    .map((clause) => Number.parseInt(clause, 10));
  expect(later.filter((section) => taught.includes(section))).toEqual([]);
});
