import type { RulesetId } from '../clauses/index.ts';
import type { AnyDefinition } from '../definition.ts';
import { canastaFi } from './canasta-fi.ts';
import { canastaSv } from './canasta-sv.ts';
import { classic } from './classic.ts';

/** The definitions of all rulesets, by id. */
export const definitions: { readonly [Id in RulesetId]: AnyDefinition } = {
  'canasta-fi': canastaFi,
  classic,
  'canasta-sv': canastaSv,
  samba: canastaFi,
  sitoumussamba: canastaFi,
};
