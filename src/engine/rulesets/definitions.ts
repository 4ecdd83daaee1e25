import { canastaFi } from './canasta-fi.ts';
import { canastaSv } from './canasta-sv.ts';
import { classic } from './classic.ts';
import type { RulesetId } from './clauses.ts';
import type { AnyDefinition } from './definition.ts';
import { samba } from './samba.ts';
import { sitoumussamba } from './sitoumussamba.ts';

/** The definitions of all rulesets, by id. */
export const definitions: { readonly [Id in RulesetId]: AnyDefinition } = {
  'canasta-fi': canastaFi,
  classic,
  'canasta-sv': canastaSv,
  samba,
  sitoumussamba,
};
