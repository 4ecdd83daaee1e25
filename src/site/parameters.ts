import {
  type BonusName,
  type CardValues,
  type Description,
  describe,
  type MinimumRow,
  usualRuleset,
} from '../engine/index.ts';
import { type InterimParameters, interimParameters } from './interimParameters.ts';
import type { RulesetId } from './rulesetId.ts';

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

/** The engine's own description of a ruleset, or undefined while the engine does not define it. */
export function engineDescription(ruleset: RulesetId): readonly Description[] | undefined {
  const description = describe(ruleset);
  if (!description.ok) throw new Error(`the engine cannot describe ${ruleset}: ${description.error.code}`);
  const own = description.value.some(({ clause }) => clause.startsWith(`${ruleset}/`));
  return own ? description.value : undefined;
}

function fromEngine(ruleset: RulesetId, description: readonly Description[]): RulesetNumbers {
  const { cardValues, minimums } = usualRuleset(ruleset).parameters;
  const numbers = new Map<string, number>();
  for (const { name, value } of description) if (typeof value === 'number') numbers.set(name, value);
  const bonuses = description.find((each) => each.name === 'bonuses')?.value ?? [];
  return { numbers, cardValues, minimums, bonuses };
}

function fromInterim(interim: InterimParameters): RulesetNumbers {
  const numbers = new Map<string, number>();
  for (const [name, value] of Object.entries(interim)) if (typeof value === 'number') numbers.set(name, value);
  const bonuses = interim.bonuses.map((bonus) => ({ bonus, points: interim[bonus] ?? 0 }));
  // The cards have the same values in all five rulesets; only Sitoumussamba counts a red three in a sequence.
  const { cardValues } = usualRuleset('canasta-fi').parameters;
  const redThree = numbers.has('laidRedThreePenalty') ? 5 : 0;
  return { numbers, cardValues: { ...cardValues, 'red-three': redThree }, minimums: interim.minimums, bonuses };
}

/** The numbers and tables of a ruleset, from the engine. */
export function numbersOf(ruleset: RulesetId): RulesetNumbers {
  const description = engineDescription(ruleset);
  if (description) return fromEngine(ruleset, description);
  const interim = interimParameters[ruleset];
  if (!interim) throw new Error(`the engine does not define ${ruleset}`);
  return fromInterim(interim);
}
