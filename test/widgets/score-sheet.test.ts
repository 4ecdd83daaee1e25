import { describe, expect, test } from 'vitest';
import { score, totalsAfter } from '../../src/engine/index.ts';
import { languageIds } from '../../src/i18n/language.ts';
import { scoreSheet } from '../../src/widgets/words/score-sheet.ts';
import { scenarioOf } from './support/scenarios.ts';
import { speechOf } from './support/speeches.ts';

describe('the count of a finished deal', () => {
  test('shows what the engine counted, side by side, each line with its clause', () => {
    const deal = scenarioOf('canasta-fi/score-of-a-deal').position;
    const sheet = scoreSheet(deal, 1, speechOf('en'));
    expect(sheet.sides).toEqual(['Your side', 'Opponents']);
    const [base, cards] = sheet.groups;
    expect(base?.rows.map(({ label, clauses }) => [label, ...clauses])).toEqual([
      ['natural canasta', 'canasta-fi/15-b'],
      ['going out', 'canasta-fi/18-c'],
      ['red threes', 'canasta-fi/21-f'],
    ]);
    expect(base?.rows[0]?.cells).toEqual([{ points: 500, count: null }, null]);
    expect(base?.sum.cells.map((cell) => cell?.points)).toEqual([700, 100]);
    expect(cards?.sum.cells.map((cell) => cell?.points)).toEqual([20, -25]);
    const counts = cards?.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.count ?? []));
    expect(counts).not.toEqual([]);
    for (const count of counts ?? []) expect(count).toMatch(/^\d+ cards$/);
    expect(sheet.totals.map(({ cells }) => cells.map((cell) => cell?.points))).toEqual([
      [720, 75],
      [0, 0],
      [720, 75],
    ]);
    expect(sheet.outcomes).toEqual([
      { text: 'The game goes on.', clauses: ['canasta-fi/1'] },
      { text: 'The next dealer: You.', clauses: ['canasta-fi/4'] },
    ]);
    expect(sheet.left.map(({ player }) => player)).toEqual(['Left', 'Partner', 'Right']);
    expect(sheet.unseen).toBe('');
  });

  test('says who has won, and that nobody has when both are level', () => {
    const speech = speechOf('en');
    const outcomes = (name: string) =>
      scoreSheet(scenarioOf(name).position, 1, speech).outcomes.map(({ text }) => text);
    expect(outcomes('canasta-fi/limit-both')).toEqual(['The winner of the game: Opponents.']);
    expect(outcomes('canasta-fi/limit-tie')).toEqual(['The game is a draw.']);
    expect(outcomes('sitoumussamba/level-four-short')[0]).toBe('The bid is void.');
    expect(outcomes('sitoumussamba/level-five-with-card-points')[0]).toBe('The bid has been reached.');
  });

  test.each([
    ['level-four-short', '30-d'],
    ['level-five-with-card-points', '12-a'],
    ['robber-out-contract-missed', '30-c'],
    ['declarer-out-too-early-doubled', '29-9'],
    ['declarer-out-doubled-reached', '12-e'],
    ['robber-out-doubled-missed', '12-e'],
    ['stock-out-doubled-missed', '30-d'],
  ])('what became of the contract in %s is by %s', (file, clause) => {
    const sheet = scoreSheet(scenarioOf(`sitoumussamba/${file}`).position, 1, speechOf('sv'));
    expect(sheet.outcomes[0]?.clauses).toEqual([`sitoumussamba/${clause}`]);
  });

  test('names more than two sides by their players', () => {
    const sheet = scoreSheet(scenarioOf('samba/three-players-score').position, 1, speechOf('fi'));
    expect(sheet.sides).toEqual(['Oma puolue', 'Vasen', 'Oikea']);
  });

  test('says that cards which are not shown are not counted', () => {
    const deal = scenarioOf('canasta-fi/score-of-a-deal').position;
    const seats = deal.seats.map((seat) => (seat.seat === 2 ? { ...seat, hand: { known: [], unknown: 3 } } : seat));
    expect(scoreSheet({ ...deal, seats }, 1, speechOf('en')).unseen).toContain('Opponents 3 cards');
  });

  test.each(languageIds)('adds up to the engine’s totals and has a name for every line in %s', (language) => {
    const speech = speechOf(language);
    for (const file of [
      'sitoumussamba/threes-at-the-end',
      'samba/unplayed-red-three',
      'classic/unfinished-wild-meld',
    ]) {
      const deal = scenarioOf(file).position;
      const sheet = scoreSheet(deal, 1, speech);
      const lines = score(deal).flatMap((side) => side.lines);
      const shown = sheet.groups.flatMap(({ rows }) => rows);
      expect(new Set(shown.map(({ label }) => label)).size, file).toBe(new Set(lines.map(({ item }) => item)).size);
      expect(shown.flatMap(({ cells }) => cells.filter((cell) => cell !== null))).toHaveLength(lines.length);
      const [total, before, after] = sheet.totals.map(({ cells }) => cells.map((cell) => cell?.points ?? 0));
      expect(total).toEqual(score(deal).map((side) => side.total));
      expect(after).toEqual(totalsAfter(deal).map((side) => side.total));
      expect(after).toEqual(total?.map((points, index) => points + (before?.[index] ?? 0)));
    }
  });
});
