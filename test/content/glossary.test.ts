import { expect, test } from 'vitest';
import { termsUsed } from '../../src/site/glossary/terms-used.ts';
import { brokenContent } from './broken-content.ts';

const broken = brokenContent();

/** What the check says once a file of the glossary has been changed. */
const problemsAfter = (file: string, change: (text: string) => string) => broken(`content/glossary/${file}`, change);

test('a definition that is missing is named', () => {
  const found = problemsAfter('definitions/sv.yaml', (text) => text.replace(/\nfrozen: [\s\S]*?\n(?=\S)/, '\n'));
  expect(found).toContainEqual(expect.stringMatching(/sv\.yaml:1: the definition of frozen is missing/));
});

test('a definition of no term is named with its line', () => {
  const found = problemsAfter('definitions/et.yaml', (text) => `${text}trump: x\n`);
  expect(found).toContainEqual(expect.stringMatching(/et\.yaml:\d+: trump is no term/));
});

test('a defining clause that does not exist is named with its line', () => {
  const found = problemsAfter('terms.yaml', (text) => text.replace('samba/17-b', 'samba/17-z'));
  expect(found).toContainEqual(expect.stringMatching(/terms\.yaml:\d+: freeze: “samba\/17-z” is no clause/));
});

test('a section defines every term it marks up once', () => {
  expect(termsUsed('<Term id="side">x</Term> <Term id="hand">y</Term> <Term id="side">z</Term>')).toEqual([
    'side',
    'hand',
  ]);
});
