import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', 'src', 'engine');

/** What the engine's README shows as code, in order. */
const examples = Array.from(
  readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g),
  ([, code = '']) => code,
);

/** Runs an example where it says that it stands, and gives what it prints. */
function printedBy(example: string): string {
  const place = mkdtempSync(join(folder, 'readme-example-'));
  try {
    const file = join(place, 'example.ts');
    writeFileSync(file, example.replaceAll("from './", "from '../"));
    return execFileSync(execPath, [file], { encoding: 'utf8' });
  } finally {
    rmSync(place, { recursive: true });
  }
}

test('the examples of the engine’s README are short, and all of them are run', () => {
  expect(examples.map((example) => example.trim().split('\n').length <= 22)).toEqual([true, true, true, true]);
});

test('the example of judging runs and says what it promises', () => {
  const printed = printedBy(examples[0] ?? '');
  expect(printed).toContain('canasta-fi/10-b');
  expect(printed).toMatch(/card-not-held|opening-too-low/);
  expect(printed).toMatch(/A \[/);
  expect(printed).toMatch(/B \[/);
});

test('the example of counting from numbers runs, counts the deal and doubts the fifth red three', () => {
  const printed = printedBy(examples[1] ?? '');
  expect(printed).toContain("[ [ 'A', 1335 ], [ 'B', -85 ] ]");
  expect(printed).toContain("'too-many-red-threes', 5, 4, 'canasta-fi/2'");
});

test('the example of playing many deals runs and ends in play', () => {
  expect(printedBy(examples[2] ?? '').trim()).toMatch(/^(draw|play) [a-z-]+$/);
});

test('the example of scenario files runs and says what it promises', () => {
  expect(printedBy(examples[3] ?? '').trim()).toBe('1 []');
});
