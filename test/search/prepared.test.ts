import { expect, test, vi } from 'vitest';
import { searchIn } from '../../src/site/search/search-in.ts';
import { findableTokens } from '../../src/site/search/tokens.ts';
import { vocabulary } from '../../src/site/search/vocabulary.ts';
import { lemmasOf, record, searchDataOf } from './small-search.ts';

const data = searchDataOf('en', [
  record({ clause: '14-b', text: 'The pile is frozen as long as it contains a wild card.' }),
  record({ clause: '18-a', text: 'The deal is over when a player has melded the whole hand.' }),
  record({ clause: '22-h', text: 'The full rules are on Roland Scheicher’s page.' }),
]);
const lemmas = lemmasOf('en');
const words = vocabulary('en', lemmas, data);

test.each([
  ['frozen pile', '14-b'],
  ['when is the deal over', '18-a'],
  ['Scheicher', '22-h'],
])('“%s” finds the same before and after everything was made ready, then without the index', async (typed, clause) => {
  const find = vi.fn(async (token: string) =>
    data.records.flatMap((each, place) => (findableTokens(each, data, words).has(token) ? [place] : [])),
  );
  const search = searchIn(data, lemmas, find);
  const before = await search.answer(typed, undefined);
  expect(before.records[0]?.clause).toBe(clause);
  expect(find).toHaveBeenCalled();
  await search.prepare(async () => {});
  find.mockClear();
  const after = await search.answer(typed, undefined);
  expect(after.records).toEqual(before.records);
  expect(find).not.toHaveBeenCalled();
});

test('the preparation waits for a question that is being answered', async () => {
  const many = searchDataOf(
    'en',
    Array.from({ length: 40 }, (_, place) => record({ clause: `${place + 1}`, text: 'The pile is frozen.' })),
  );
  let give: (places: readonly number[]) => void = () => {};
  const asked = new Promise<readonly number[]>((resolve) => {
    give = resolve;
  });
  const search = searchIn(many, lemmas, () => asked);
  let rests = 0;
  const rested = async () => {
    rests++;
  };
  const answer = search.answer('frozen pile', undefined);
  const prepared = search.prepare(rested);
  await vi.waitFor(() => expect(rests).toBeGreaterThan(0));
  const before = rests;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(rests).toBe(before);
  give(many.records.map((_, place) => place));
  expect((await answer).records).toHaveLength(40);
  await prepared;
  expect(rests).toBeGreaterThan(before);
});
