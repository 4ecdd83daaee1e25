import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import type { LanguageId } from '../i18n/language.ts';
import { type Reference, sectionNumber } from './reference.ts';
import { type RulesetId, rulesetIds } from './ruleset-id.ts';
import type { Ruleset } from './schema/ruleset.ts';
import type { Clause, Section } from './schema/section.ts';

/** One ruleset with its sections in the order of their numbers. */
export interface Rulebook extends Ruleset {
  readonly id: RulesetId;
  readonly sections: readonly Section[];
}

const rulebooks = new Map<RulesetId, Promise<Rulebook>>();

async function readRulebook(id: RulesetId): Promise<Rulebook> {
  const entry = await getEntry('rulesets', id);
  if (!entry) throw new Error(`content/rules/${id}/ruleset.yaml is missing`);
  const sections = await getCollection('sections', (section) => section.id.startsWith(`${id}/`));
  return { ...entry.data, id, sections: sections.map(({ data }) => data).sort((a, b) => a.nr - b.nr) };
}

/** One ruleset as its content folder describes it. */
export function rulebook(id: RulesetId): Promise<Rulebook> {
  const known = rulebooks.get(id) ?? readRulebook(id);
  rulebooks.set(id, known);
  return known;
}

/** All rulesets in the order in which the site presents them. */
export async function allRulebooks(): Promise<Rulebook[]> {
  const books = await Promise.all(rulesetIds.map(rulebook));
  return books.sort((a, b) => a.order - b.order);
}

/** One section of a ruleset; throws when there is none, since only a wrong reference can ask for it. */
export async function sectionOf(ruleset: RulesetId, nr: number): Promise<Section> {
  const section = (await rulebook(ruleset)).sections.find((candidate) => candidate.nr === nr);
  if (!section) throw new Error(`${ruleset} has no section ${nr}`);
  return section;
}

/** What a reference names: a clause, or a whole section, where `clause` is undefined. */
export interface Referred {
  readonly book: Rulebook;
  readonly section: Section;
  readonly clause: Clause | undefined;
}

/** Finds what a reference names; throws when there is no such clause or section. */
export async function referred({ ruleset, clause: id }: Reference): Promise<Referred> {
  const book = await rulebook(ruleset);
  const section = await sectionOf(ruleset, sectionNumber(id));
  const clause = section.clauses.find((candidate) => candidate.id === id);
  if (!clause && id !== String(section.nr)) throw new Error(`${ruleset} has no clause ${id}`);
  return { book, section, clause };
}

/** The text of a section in a language, or undefined while nobody has written it. */
export async function textOf(
  ruleset: RulesetId,
  nr: number,
  language: LanguageId,
): Promise<CollectionEntry<'texts'> | undefined> {
  return await getEntry('texts', `${ruleset}/${nr}/${language}`);
}
