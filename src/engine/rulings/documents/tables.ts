import { type RulesetId, rulesetIds } from '../../rulesets/clauses.ts';
import type { FaultKind } from '../faults.ts';
import type { Entry } from '../remedy.ts';
import { canastaFiRulings } from './canasta-fi.ts';
import { sambaRulings } from './samba.ts';
import { sitoumussambaRulings } from './sitoumussamba.ts';

/** The table by which each ruleset rules; null: its document regulates no fault. */
const tables: { readonly [Id in RulesetId]: { readonly [Kind in FaultKind]: Entry } | null } = {
  'canasta-fi': canastaFiRulings,
  // The additions say nothing of faults, so that those of the game they are added to hold.
  'canasta-sv': canastaFiRulings,
  classic: null,
  samba: sambaRulings,
  sitoumussamba: sitoumussambaRulings,
};

/** What a ruleset says of a kind of fault; undefined if its document regulates none at all. */
export function entryOf(ruleset: RulesetId, kind: FaultKind): Entry | undefined {
  return tables[ruleset]?.[kind];
}

/** Whether the document of a ruleset regulates faults. */
export function regulatesFaults(ruleset: RulesetId): boolean {
  return tables[ruleset] !== null;
}

/** The ruleset by whose table of rulings another one goes: its own, or that of the game whose document says what it leaves out. */
export function ruledAs(ruleset: RulesetId): RulesetId {
  return rulesetIds.find((other) => tables[other] === tables[ruleset]) ?? ruleset;
}
