import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', 'src', 'engine');

test('the example of the engine’s README runs and says what it promises', () => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(22);
  const place = mkdtempSync(join(folder, 'readme-example-'));
  try {
    const file = join(place, 'example.ts');
    writeFileSync(file, example.replace("'./index.ts'", "'../index.ts'"));
    const printed = execFileSync(execPath, [file], { encoding: 'utf8' });
    expect(printed).toContain('canasta-fi/10-b');
    expect(printed).toMatch(/card-not-held|opening-too-low/);
    expect(printed).toMatch(/A \[/);
    expect(printed).toMatch(/B \[/);
  } finally {
    rmSync(place, { recursive: true });
  }
});
