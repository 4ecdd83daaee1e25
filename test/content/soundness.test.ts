import { expect, test } from 'vitest';
import { checkContent } from '../../src/site/check/check-content.ts';
import { problemLine } from '../../src/site/check/problem.ts';

test('the content is sound', () => {
  expect(checkContent(process.cwd()).map(problemLine)).toEqual([]);
});
