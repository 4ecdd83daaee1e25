import { type BonusName, type CardValues, describe, type MinimumRow, usualRuleset } from '../engine/index.ts';
import type { RulesetId } from './ruleset-id.ts';

/** One bonus of a ruleset and its points. */
export interface Bonus {
  readonly bonus: BonusName;
  readonly points: number;
}

/** What the texts render of a ruleset: single numbers by name, and the three tables. */
export interface RulesetNumbers {
  readonly numbers: ReadonlyMap<string, number>;
  readonly cardValues: CardValues;
  readonly minimums: readonly MinimumRow[];
  readonly bonuses: readonly Bonus[];
}

/** The names of the tables that `<Table of="…" />` renders. */
export const tableNames = ['cardValues', 'minimums', 'bonuses'] as const;

export type TableName = (typeof tableNames)[number];

/** Tells whether a parameter is one of the tables. */
export function isTableName(name: string): name is TableName {
  return tableNames.some((table) => table === name);
}

/** The numbers of the rulesets that have been asked for. */
const known = new Map<RulesetId, RulesetNumbers>();

/** The numbers and tables of a ruleset with its defaults, as the engine states them. */
export function numbersOf(ruleset: RulesetId): RulesetNumbers {
  const numbers = known.get(ruleset) ?? statedBy(ruleset);
  known.set(ruleset, numbers);
  return numbers;
}

function statedBy(ruleset: RulesetId): RulesetNumbers {
  const description = describe(ruleset);
  if (!description.ok) throw new Error(`the engine cannot describe ${ruleset}: ${description.error.code}`);
  const { cardValues, minimums, packs, redThreeBonus } = usualRuleset(ruleset).parameters;
  const numbers = new Map<string, number>();
  for (const { name, value } of description.value) if (typeof value === 'number') numbers.set(name, value);
  // All red threes together are a bonus of their own only where they give more than each of them gives by itself.
  const plain = packs * 2 * redThreeBonus;
  const stated = description.value.find((each) => each.name === 'bonuses')?.value ?? [];
  const bonuses = stated.filter(({ bonus, points }) => bonus !== 'allRedThreesBonus' || points > plain);
  return { numbers, cardValues, minimums, bonuses };
}
