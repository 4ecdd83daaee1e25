import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { effectCodes, factValues, faultKindList, rulesetIds } from '../../src/engine/index.ts';
import { languageIds } from '../../src/i18n/language.ts';
import { guideInWords } from '../../src/site/referee/guide.ts';
import { rulingsSchema } from '../../src/site/schema/rulings.ts';

/** Codes that could stand on a page by mistake: those that are no word of any language. */
const codes = [...faultKindList, ...effectCodes, ...Object.values(factValues).flat()].filter((code) =>
  code.includes('-'),
);

describe.each(languageIds)('the words of rulings in %s', (language) => {
  const words = rulingsSchema.parse(parse(readFileSync(`content/rulings/${language}.yaml`, 'utf8')));

  test.each(rulesetIds)('every ruling of %s is told, without a code, in at most three questions', (ruleset) => {
    for (const { name, faults } of guideInWords(ruleset, language, words)) {
      expect(name).not.toBe('');
      for (const fault of faults) {
        if (ruleset !== 'classic') expect(fault.rulings.length, fault.kind).toBeGreaterThan(0);
        for (const { facts, regulated, steps, points, clauses } of fault.rulings) {
          expect(facts.length, fault.kind).toBeLessThanOrEqual(3);
          expect(clauses.length, fault.kind).toBeGreaterThan(0);
          if (regulated) expect(steps.length + points.length, fault.kind).toBeGreaterThan(0);
          const said = [fault.name, ...steps, ...points, ...facts.flatMap((fact) => [fact.question, fact.answer])];
          for (const text of said) {
            expect(text.trim(), fault.kind).not.toBe('');
            expect(text, fault.kind).not.toMatch(/[{}]|undefined|NaN/);
            expect(codes.filter((code) => text.includes(code))).toEqual([]);
          }
        }
        const ways = fault.rulings.map(({ facts }) => facts.map((fact) => `${fact.question} ${fact.answer}`).join(' '));
        expect(new Set(ways).size, `${fault.kind}: ${ways.join(' | ')}`).toBe(ways.length);
      }
    }
  });
});
