import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { expect, test } from 'vitest';

test.each([
  [['nonsense'], 1],
  [['--help'], 0],
])('npm run pdf -- %j says how it is asked, and ends with %i', (words, status) => {
  const ended = spawnSync(execPath, ['src/commands/pdf.ts', ...words], { encoding: 'utf8' });
  expect(ended.stdout).toContain('npm run pdf -- samba fi');
  expect(ended.status).toBe(status);
});
