import { getEntry } from 'astro:content';
import type { CardValues, MinimumRow } from '../engine/index.ts';
import type { LanguageId } from '../i18n/language.ts';
import { formatNumber, phrase } from '../i18n/phrase.ts';
import { messagesIn } from './messages.ts';
import { type Bonus, numbersOf, type TableName } from './parameters.ts';
import type { RulesetId } from './ruleset-id.ts';
import type { Messages } from './schema/messages.ts';

/** A table of points, ready to be shown: what is counted, and how many points it gives. */
export interface PointsTable {
  readonly caption: string;
  readonly rows: readonly { readonly label: string; readonly points: number }[];
}

/** The cards in the order of the table; those that are not called by their number, with the glossary entry of their name. */
const cards: readonly { readonly card: keyof CardValues; readonly term?: string }[] = [
  { card: 'joker', term: 'joker' },
  { card: 'A', term: 'ace' },
  { card: '2', term: 'two' },
  { card: 'K', term: 'king' },
  { card: 'Q', term: 'queen' },
  { card: 'J', term: 'jack' },
  { card: 'T' },
  { card: '9' },
  { card: '8' },
  { card: '7' },
  { card: '6' },
  { card: '5' },
  { card: '4' },
  { card: '3', term: 'black-three' },
  { card: 'red-three', term: 'red-three' },
];

async function cardName({ card, term }: (typeof cards)[number], language: LanguageId): Promise<string> {
  if (term === undefined) return card === 'T' ? '10' : card;
  const entry = await getEntry('terms', term);
  if (!entry) throw new Error(`content/glossary/terms.yaml has no term ${term}`);
  return entry.data[language];
}

/** The values of the cards, those of equal value together. */
export async function cardRows(values: CardValues, language: LanguageId): Promise<PointsTable['rows']> {
  const groups = Map.groupBy(
    cards.filter(({ card }) => values[card] > 0),
    ({ card }) => values[card],
  );
  return Promise.all(
    [...groups].map(async ([points, group]) => {
      const names = await Promise.all(group.map((card) => cardName(card, language)));
      return { label: names.join(', '), points };
    }),
  );
}

/** The steps of the minimum for the initial meld. */
export function minimumRows(
  minimums: readonly MinimumRow[],
  words: Messages['table'],
  language: LanguageId,
): PointsTable['rows'] {
  return minimums.map(({ below, points }, index) => {
    const from = minimums[index - 1]?.below ?? null;
    // Scores are multiples of five, so the last one below 1500 is 1495.
    const to = below === null ? null : below - 5;
    const number = (value: number) => formatNumber(value, language);
    if (from === null) return { label: phrase(language, words.below, { points: number(below ?? 0) }), points };
    if (to === null) return { label: phrase(language, words.from, { points: number(from) }), points };
    return { label: `${number(from)}–${number(to)}`, points };
  });
}

function bonusRows(bonuses: readonly Bonus[], words: Messages['bonus']): PointsTable['rows'] {
  return bonuses.map(({ bonus, points }) => ({ label: words[bonus], points }));
}

/** One of the tables of a ruleset in the words of a language. */
export async function pointsTable(name: TableName, ruleset: RulesetId, language: LanguageId): Promise<PointsTable> {
  const { table, bonus } = await messagesIn(language);
  const { cardValues, minimums, bonuses } = numbersOf(ruleset);
  const rows = {
    cardValues: () => cardRows(cardValues, language),
    minimums: () => minimumRows(minimums, table, language),
    bonuses: () => bonusRows(bonuses, bonus),
  };
  return { caption: table[name], rows: await rows[name]() };
}
