import { describe, expect, test } from 'vitest';
import { type Action, judge, type Position, pointsOfAll, sideState, without } from '../../src/engine/index.ts';
import { languageIds } from '../../src/i18n/language.ts';
import { stage } from '../../src/learn/first-deal/script.ts';
import { firstDeals, scriptOf, writtenDeal, writtenEvents } from '../../src/site/learn/first-deal/first-deal.ts';

// The numbers that first deals say must be those of the table on which they are said.

const deals = firstDeals().map(({ ruleset, name, file }) => ({
  title: name === null ? ruleset : `${ruleset}, ${name}`,
  ruleset,
  written: writtenDeal(file),
}));

/** What an act that lays cards is worth: the points laid or, where they do not open, what they come to. */
function pointsOf(before: Position, action: Action): number | null {
  const verdict = judge(before, action);
  if (!verdict.legal) return verdict.reasons.find(({ values }) => values.points !== undefined)?.values.points ?? null;
  const cards = (position: Position) => sideState(position, before.turn).melds.flatMap((meld) => meld.cards);
  const laid = without(cards(verdict.next), cards(before)) ?? [];
  return laid.length === 0 ? null : pointsOfAll(before.ruleset.parameters, laid);
}

/** “That is 55 points”, said of an act. */
const worth = /\b[Tt]hat is (?:only )?(\d+) points/;

describe.each(deals)('the first deal of $title', ({ ruleset, written }) => {
  test('says of an act the points that its cards come to', () => {
    const script = scriptOf(ruleset, written, writtenEvents(), 'en');
    if (!script.ok) throw new Error(script.error);
    for (const { moments, turn } of stage(script.value)) {
      for (const { actions, refused, said } of turn.tries) {
        const [, told] = worth.exec(said.text) ?? [];
        if (told === undefined) continue;
        for (const action of actions) {
          const points = moments
            .filter(({ before }) => judge(before, action).legal !== refused)
            .flatMap(({ before }) => pointsOf(before, action) ?? []);
          expect(points, said.text).toContain(Number(told));
        }
      }
    }
  });

  test('says the same points in every language', () => {
    // Counts of cards are written in words or digits as a language likes; points are always digits.
    const points = (text: string) =>
      [...text.matchAll(/\d+/g)]
        .map(([number]) => Number(number))
        .filter((number) => number >= 20)
        .sort((a, b) => a - b);
    for (const { ask, acts, tries, skipped } of written.turns) {
      for (const words of [ask, skipped?.say, ...acts.map(({ say }) => say), ...tries.map(({ say }) => say)]) {
        if (words === undefined) continue;
        for (const language of languageIds) expect(points(words[language]), words[language]).toEqual(points(words.en));
      }
    }
  });
});
