import { globSync, readFileSync } from 'node:fs';
import { devices } from '@playwright/test';
import { readScenario, type ScenarioCase } from '../../src/engine/format/index.ts';
import { type DealEntry, type Position, type RulesetId, score, usualRuleset } from '../../src/engine/index.ts';
import { countsOf } from '../../src/engine/score/counts.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { agreementOf } from '../../src/widgets/agreement/agreements.ts';
import { newGame } from '../../src/widgets/evening/game/game.ts';
import { writeGame } from '../../src/widgets/evening/game/game-text.ts';
import { entryOf } from '../engine/support/entry-of.ts';
import { playDeal } from '../engine/support/random-deal.ts';
import { expect, test } from './page-reader.ts';
import { Scorer } from './score-by-taps.ts';

/** Ten deals of every ruleset take minutes: `WHOLE_SHEETS=1 npm run browser -- score-club`. Everyday two deals of each are entered. */
const whole = process.env.WHOLE_SHEETS !== undefined;
const deals = whole ? 10 : 2;

/** A deal that is over, by the name of its scenario or the seed that it was played from. */
interface Finished {
  readonly name: string;
  readonly position: Position;
}

/** Deals of a ruleset that are over: those of the scenarios that ask for the score, and as many played ones as are wanting. */
function finishedDeals(id: RulesetId): readonly Finished[] {
  const asksScore = ({ kind }: ScenarioCase) => kind === 'score';
  const written = globSync(`content/scenarios/${id}/*.yaml`)
    .sort()
    .flatMap((file): readonly Finished[] => {
      const read = readScenario(readFileSync(file, 'utf8'));
      if (!read.ok || read.value.position.ending === null || !read.value.cases.some(asksScore)) return [];
      return [{ name: file.split('/').pop() ?? file, position: read.value.position }];
    });
  // Of many the sample takes some from the whole list, not the first of the alphabet.
  const step = Math.max(1, Math.floor(written.length / deals));
  const chosen = written.filter((_, place) => place % step === 0).slice(0, deals);
  const played = Array.from({ length: deals - chosen.length }, (_, seed) => ({
    name: `seed ${seed + 1}`,
    position: playDeal(usualRuleset(id), seed + 1, 'keen').end,
  }));
  return [...chosen, ...played];
}

/** What the table writes down of a deal: its counts, the cards as points that somebody has added up. */
function entryOfCounts(position: Position): DealEntry {
  const { sides, out, contract, loser } = countsOf(position);
  const written = sides.map(({ side, counts, opened, penalties, cards }) => {
    const points = 'net' in cards ? cards : { melded: cards.melded.points, left: cards.left.points };
    return [side, { counts, opened, penalties, cards: points }] as const;
  });
  return { sides: Object.fromEntries(written), out, contract: contract && { ...contract, result: null }, loser };
}

const phone = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
};

test.use(phone);

for (const id of rulesetIds) {
  test(`${id}: deals are written down on a small phone by touch alone, and each line is the scenario's`, async ({
    page,
  }) => {
    test.setTimeout(whole ? 900_000 : 120_000);
    const told: string[] = [];
    page.setDefaultTimeout(15_000);
    for (const [place, { name, position }] of finishedDeals(id).entries()) {
      const { ruleset } = position;
      const names = Array.from({ length: ruleset.players }, () => '');
      const game = newGame({ id: 'club', ruleset: id, agreement: agreementOf(ruleset), names, firstDealer: 1 });
      await page.goto('/404.html');
      await page.evaluate((text) => {
        localStorage.setItem('score-sheets', 'club');
        localStorage.setItem('score-sheets/club', text);
      }, writeGame(game));
      await page.goto(`/en/score/${id}/`);
      await page.locator('.enter-deal').waitFor();
      const scorer = await Scorer.at(page);
      // Cards are counted by touching them in every fifth deal; a club adds up the points in its head.
      const entry = place % 5 === 1 ? entryOf(position, 'by face') : entryOfCounts(position);
      const entered = await scorer.enter(ruleset, entry, 'so agreed');
      for (const [column, side] of score(position).entries()) {
        const { say } = scorer;
        const lines = entered[column];
        const where = `${name}, side ${side.side}`;
        expect(lines?.points, where).toEqual(side.lines.map(({ points }) => say.signed(points)));
        expect(lines?.clauses, where).toEqual(side.lines.map(({ clause }) => say.clausePath(clause)));
        for (const [line, { item }] of side.lines.entries())
          expect(lines?.names[line], where).toContain(say.item(item));
        expect(lines?.total, where).toBe(say.signed(side.total));
      }
      const totals = score(position).map(({ total }) => scorer.say.number(total));
      await expect(page.locator('.board .total'), name).toHaveText(totals);
      told.push(`${name}: ${scorer.taps}`);
    }
    test.info().annotations.push({ type: 'touches', description: told.join(', ') });
    if (whole) console.log(`${id} (touches a deal): ${told.join(', ')}`);
  });
}
