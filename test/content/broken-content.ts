import { cpSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { checkContent } from '../../src/site/check/check-content.ts';
import { problemLine } from '../../src/site/check/problem.ts';

/** Lessons and first deals, which take longest to check; nothing else refers to them. */
const apart = /\/lessons\/[\w-]+\/\d\d-[^/]+\.yaml$|\/first-deal[^/]*\.yaml$/;

/**
 * Makes a copy of the content for a test file, without lessons and first deals, and gives the function that breaks one file of it: what the
 * check says, line by line, once the file’s text has been changed, or the file is gone where the change gives none. Afterwards it is as before.
 */
export function brokenContent(): (file: string, change: (text: string) => string | undefined) => string[] {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  beforeAll(() => cpSync('content', join(root, 'content'), { recursive: true, filter: (from) => !apart.test(from) }));
  afterAll(() => rmSync(root, { recursive: true }));
  return (file, change) => {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    const changed = change(text);
    expect(changed).not.toBe(text);
    if (changed === undefined) unlinkSync(path);
    else writeFileSync(path, changed);
    try {
      return checkContent(root).map(problemLine);
    } finally {
      writeFileSync(path, text);
    }
  };
}
