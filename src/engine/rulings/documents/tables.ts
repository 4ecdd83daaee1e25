import type { RulesetId } from '../../rulesets/clauses.ts';
import type { FaultKind } from '../faults.ts';
import type { Entry } from '../remedy.ts';
import { canastaFiRulings } from './canasta-fi.ts';
import { canastaSvRulings } from './canasta-sv.ts';
import { sambaRulings } from './samba.ts';
import { sitoumussambaRulings } from './sitoumussamba.ts';

/** The table by which each ruleset rules; null: its document regulates no fault. */
const tables: { readonly [Id in RulesetId]: { readonly [Kind in FaultKind]: Entry } | null } = {
  'canasta-fi': canastaFiRulings,
  'canasta-sv': canastaSvRulings,
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

/** The rulesets whose document leaves what follows faults to that of another one. */
const ruledBy: { readonly [Id in RulesetId]?: RulesetId } = { 'canasta-sv': 'canasta-fi' };

/** The ruleset whose document says what follows faults in another one: its own, or the one that its own is added to. */
export function ruledAs(ruleset: RulesetId): RulesetId {
  return ruledBy[ruleset] ?? ruleset;
}
