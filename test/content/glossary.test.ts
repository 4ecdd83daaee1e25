import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '../../src/site/check/check-content.ts';
import { problemLine } from '../../src/site/check/problem.ts';
import { termsUsed } from '../../src/site/glossary/terms-used.ts';

const root = mkdtempSync(join(tmpdir(), 'glossary-'));

beforeAll(() => cpSync('content', join(root, 'content'), { recursive: true }));
afterAll(() => rmSync(root, { recursive: true }));

/** What the check says once a file of the glossary has been changed; the file is as before afterwards. */
function problemsAfter(file: string, change: (text: string) => string): string[] {
  const path = join(root, 'content/glossary', file);
  const text = readFileSync(path, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(path, change(text));
  try {
    return checkContent(root).map(problemLine);
  } finally {
    writeFileSync(path, text);
  }
}

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
