import { canastaFiClauses } from './canasta-fi.ts';
import { canastaSvClauses } from './canasta-sv.ts';
import { classicClauses } from './classic.ts';
import { sambaClauses } from './samba.ts';
import { sitoumussambaClauses } from './sitoumussamba.ts';

/** The clauses of each ruleset in document order, by ruleset. */
export const clausesOf = {
  'canasta-fi': canastaFiClauses,
  classic: classicClauses,
  'canasta-sv': canastaSvClauses,
  samba: sambaClauses,
  sitoumussamba: sitoumussambaClauses,
} as const;

/** The five rulesets. */
export type RulesetId = keyof typeof clausesOf;

/** The rulesets in the order in which the site shows them. */
export const rulesetIds = [
  'canasta-fi',
  'classic',
  'canasta-sv',
  'samba',
  'sitoumussamba',
] as const satisfies readonly RulesetId[];

/** A clause of one ruleset, as its document numbers it: `14-b`. */
export type ClauseId<R extends RulesetId = RulesetId> = R extends RulesetId ? (typeof clausesOf)[R][number] : never;

/** The address that text, engine, tests and widgets share: `canasta-fi/14-b`. */
export type ClauseAddress<R extends RulesetId = RulesetId> = R extends RulesetId ? `${R}/${ClauseId<R>}` : never;

const addresses: ReadonlySet<string> = new Set(
  rulesetIds.flatMap((id) => clausesOf[id].map((clause) => `${id}/${clause}`)),
);

/** Whether a text is the address of an existing clause. */
export function isClauseAddress(text: string): text is ClauseAddress {
  return addresses.has(text);
}

/** Whether a text names one of the five rulesets. */
export function isRulesetId(text: string): text is RulesetId {
  return Object.hasOwn(clausesOf, text);
}

/** Takes an address apart: ruleset and clause. */
export function splitAddress(address: ClauseAddress): { ruleset: RulesetId; clause: string } {
  const slash = address.indexOf('/');
  const ruleset = address.slice(0, slash);
  if (!isRulesetId(ruleset)) throw new Error(`not a clause address: ${address}`);
  return { ruleset, clause: address.slice(slash + 1) };
}
