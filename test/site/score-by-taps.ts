import type { Locator, Page } from '@playwright/test';
import {
  type DealEntry,
  denominations,
  isCardFace,
  type Ruleset,
  type Side,
  type SideEntry,
  waysOut,
} from '../../src/engine/index.ts';
import { faceName } from '../../src/widgets/evening/entry/Counter.tsx';
import type { EveningTexts } from '../../src/widgets/evening/evening-words.ts';
import { Say } from '../../src/widgets/evening/say.ts';

/** A scorer with a phone, who enters deals by touching alone; every touch is counted, each digit of a number as one. */
export class Scorer {
  readonly page: Page;
  readonly say: Say;
  taps = 0;

  private constructor(page: Page, texts: EveningTexts) {
    this.page = page;
    this.say = new Say(texts);
  }

  /** A scorer at the score sheet that is open on a page. */
  static async at(page: Page): Promise<Scorer> {
    const texts = await page.locator('[data-score]').getAttribute('data-texts');
    return new Scorer(page, JSON.parse(texts ?? '{}'));
  }

  /** Touches something; it must be in sight, and nothing may lie over it. */
  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }

  /** Writes a deal down and enters it; questions about what is odd are answered by entering it all the same. Returns what the sides then had. */
  async enter(ruleset: Ruleset, entry: DealEntry, remark: string): Promise<readonly EnteredSide[]> {
    await this.sayEnd(ruleset, entry);
    for (const [place, side] of ruleset.seating.sides.entries()) {
      const own = entry.sides[side];
      if (own === undefined) continue;
      if (place > 0) await this.tap(this.page.locator('.which button').nth(place));
      await this.writeSide(side, own);
    }
    const entered = await this.read(ruleset);
    const enter = this.page.locator('.enter-deal');
    await this.tap(enter);
    if (await this.page.locator('.remark').isVisible()) {
      await this.type(this.page.locator('.remark input'), remark);
      await this.tap(enter);
    } else if (await this.page.locator('.objections .odd').first().isVisible()) await this.tap(enter);
    await this.page.locator('.toast').waitFor();
    return entered;
  }

  private async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await this.page.keyboard.type(text);
    this.taps += text.length;
  }

  private group(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  private async sayEnd(ruleset: Ruleset, { out, contract, loser }: DealEntry): Promise<void> {
    const { sides } = ruleset.seating;
    const choice = (side: Side | undefined) => (side === undefined ? sides.length : sides.indexOf(side));
    const text = (word: Parameters<Say['text']>[0]) => this.say.text(word);
    await this.tap(this.group(text('wentOut')).getByRole('button').nth(choice(out?.side)));
    const ways = waysOut(ruleset);
    const way = ways.findIndex(
      ({ concealed, ownCanasta }) =>
        out?.concealed === true && concealed && (ways.length < 3 || ownCanasta === out.ownCanasta),
    );
    if (way > 0) await this.tap(this.group(text('howOut')).getByRole('button').nth(way));
    if (contract === null && (await this.page.locator('.bid').isVisible()))
      await this.tap(this.group(text('contract')).getByRole('button').last());
    if (contract !== null) {
      await this.tap(this.group(text('contract')).getByRole('button').nth(choice(contract.side)));
      const { level, denomination } = contract.bid;
      await this.tap(this.page.locator('.bid .segments.of-8 button').nth(level - 1));
      await this.tap(this.page.locator('.bid .segments.of-6 button').nth(denominations.indexOf(denomination)));
      if (contract.doubled) await this.tap(this.page.getByRole('checkbox', { name: text('doubled') }));
    }
    if (loser !== null) {
      await this.tap(this.page.locator('.lost-game summary'));
      await this.tap(this.group(text('lostGame')).getByRole('button').nth(choice(loser)));
      // The points that a ruling credits are among what the deal charges.
      await this.tap(this.page.locator('.lost-yes').last());
    }
  }

  private async writeSide(side: Side, { counts, cards, penalties }: SideEntry): Promise<void> {
    const form = this.page.locator('.side-form:visible');
    const all = Object.entries(counts).flatMap(([item, number]) => (number ? [[item, number] as const] : []));
    for (const [item, number] of all) {
      const more = form.getByRole('button', { name: this.say.text('more', { item: this.label(item) }), exact: true });
      if (!(await more.isVisible())) await this.tap(form.locator('.rarer summary'));
      for (let touch = 0; touch < number; touch++) await this.tap(more);
    }
    if ('net' in cards) {
      await this.tap(form.getByRole('checkbox', { name: this.say.text('asNet') }));
      await this.type(form.locator(`#points-net-${side}`), String(cards.net));
    } else
      for (const where of ['melded', 'left'] as const) {
        const count = cards[where];
        if (typeof count === 'number') {
          if (count > 0) await this.type(form.locator(`#points-${where}-${side}`), String(count));
          continue;
        }
        const faces = Object.entries(count).flatMap(([face, number]) => (number ? [[face, number] as const] : []));
        if (faces.length === 0) continue;
        await this.tap(form.locator('.typed button').nth(where === 'melded' ? 0 : 1));
        for (const [face, number] of faces) {
          const name = isCardFace(face) ? faceName(face, this.say) : face;
          const more = form.locator('.counter .add').filter({ has: this.page.locator('b') });
          const button = more.and(this.page.locator(`[aria-label^="${this.say.text('more', { item: `${name} (` })}"]`));
          for (let touch = 0; touch < number; touch++) await this.tap(button);
        }
        await this.tap(form.locator('.counter .main'));
      }
    const charged = penalties.reduce((sum, { points }) => sum + points, 0);
    if (charged > 0) await this.type(form.locator(`#points-penalties-${side}`), String(charged));
  }

  /** What the field of something counted is called: by its kind, and where that has several worths by what tells it from the others. */
  private label(item: string): string {
    if (item === 'red-threes-unplayed') return this.say.text('unplayedRedThrees');
    const special = item.startsWith('wild-canasta-of') ? this.say.found(item) : undefined;
    const items: { readonly [item: string]: string | undefined } = this.say.given.items;
    const name = items[special === undefined ? item : 'wild-canasta'] ?? item;
    const whole = special === undefined ? name : `${name}, ${special}`;
    return whole.charAt(0).toUpperCase() + whole.slice(1);
  }

  /** The lines of all sides as they stand on the page. */
  private read(ruleset: Ruleset): Promise<readonly EnteredSide[]> {
    return Promise.all(
      ruleset.seating.sides.map(async (_, place) => {
        const form = this.page.locator('.side-form').nth(place);
        const lines = form.locator('.score-lines li:not(.sum)');
        return {
          names: await lines
            .locator('span')
            .evaluateAll((spans) => spans.map((span) => span.firstChild?.textContent ?? '')),
          points: await lines.locator('b').allTextContents(),
          clauses: await lines
            .locator('a')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
          total: (await form.locator('.sum b').textContent()) ?? '',
        };
      }),
    );
  }
}

/** What a side brings by the lines on the page. */
export interface EnteredSide {
  readonly names: readonly string[];
  readonly points: readonly string[];
  readonly clauses: readonly string[];
  readonly total: string;
}
