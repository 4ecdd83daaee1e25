import type { RulesetId } from '../clauses/index.ts';
import type { AnyDefinition } from '../definition.ts';
import { canastaFi } from './canasta-fi.ts';

/** The definitions of all rulesets, by id. */
export const definitions: { readonly [Id in RulesetId]: AnyDefinition } = {
  'canasta-fi': canastaFi,
  classic: canastaFi,
  'canasta-sv': canastaFi,
  samba: canastaFi,
  sitoumussamba: canastaFi,
};
