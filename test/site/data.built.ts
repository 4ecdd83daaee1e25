import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { clausesOf, isClauseAddress } from '../../src/engine/index.ts';
import { languageIds } from '../../src/i18n/language.ts';
import { version } from '../../src/site/data/version.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(`dist/data/${name}.json`, 'utf8'));

function faultsAgainst(schema: string, data: unknown): string[] {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
  const validate = ajv.compile(z.record(z.string(), z.unknown()).parse(read(schema)));
  validate(data);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** What the test reads of a rule book as data. */
const clauses = z.object({
  sections: z.array(
    z.object({
      clauses: z.array(
        z.object({
          id: z.string(),
          address: z.string(),
          text: z.record(z.string(), z.string()),
          citation: z.object({ fi: z.string() }),
          refers: z.array(z.string()),
        }),
      ),
    }),
  ),
});

for (const ruleset of rulesetIds) {
  test(`the data of ${ruleset} follow their schema and hold every clause in four languages`, () => {
    const data = read(ruleset);
    expect(faultsAgainst('ruleset.schema', data)).toEqual([]);
    const all = clauses.parse(data).sections.flatMap((section) => section.clauses);
    expect(all.map(({ id }) => id)).toEqual([...clausesOf[ruleset]]);
    for (const { address, text } of all) {
      expect(isClauseAddress(address)).toBe(true);
      for (const language of languageIds) expect(text[language], `${address} ${language}`).not.toBe('');
      expect(Object.values(text).join(' ')).not.toMatch(/<\/?[a-z]/);
    }
  });
}

test('the data of the glossary follow their schema', () => {
  expect(faultsAgainst('glossary.schema', read('glossary'))).toEqual([]);
});

test('data that lack a language do not follow the schema', () => {
  const broken = { $schema: '', version, licence: 'CC BY 4.0', terms: [{ id: 'meld', term: { fi: 'pöytäys' } }] };
  expect(faultsAgainst('glossary.schema', broken)).not.toEqual([]);
});
