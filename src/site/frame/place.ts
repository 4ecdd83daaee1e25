import type { LanguageId } from '../../i18n/language.ts';
import { pagePath, permalinkRest, sectionRest } from '../address.ts';
import { clauseNumber } from '../clause-number.ts';
import type { Rulebook } from '../rulebook.ts';
import type { RulesetId } from '../ruleset-id.ts';
import { scenariosOf } from '../scenario/scenario-library.ts';
import type { Section } from '../schema/section.ts';

/** A link of the frame. */
export interface Entry {
  readonly name: string;
  readonly path: string;
}

/** Where in a rule book a page stands: what the bar says, and what the contents mark. */
export interface Place {
  /** The title in the bar, after the number if there is one. */
  readonly title: string;
  readonly number?: string;
  readonly previous?: Entry;
  readonly next?: Entry;
  /** The number of the section read. */
  readonly section?: number;
  /** Its clauses, where they are on this page by their anchors, else by their own pages; `clause` is the page that is read. */
  readonly clauses?: readonly Entry[];
  readonly clause?: string;
  /** The tables on this page. */
  readonly tables?: readonly Entry[];
  /** Where the contents lead, if not to the sections’ own pages. */
  readonly pathOf?: (section: number) => string;
}

const numbered = (language: LanguageId, ruleset: RulesetId, section: Section | undefined): Entry | undefined =>
  section && { name: String(section.nr), path: pagePath(language, sectionRest(ruleset, section.nr)) };

/** The place of a section’s reading page. */
export async function sectionPlace(book: Rulebook, section: Section, language: LanguageId): Promise<Place> {
  const at = book.sections.indexOf(section);
  const previous = numbered(language, book.id, book.sections[at - 1]);
  const next = numbered(language, book.id, book.sections[at + 1]);
  const tables = (await scenariosOf(book.id, section.nr)).map(({ name, scenario }) => ({
    name: scenario.title?.[language] ?? name,
    path: `#${name}`,
  }));
  return {
    title: section.title[language],
    number: String(section.nr),
    section: section.nr,
    ...(previous && { previous }),
    ...(next && { next }),
    clauses: clausesOf(book, section, language, (id) => `#${id}`),
    tables,
  };
}

/** The place of a clause’s own page. */
export function clausePlace(book: Rulebook, section: Section, id: string, language: LanguageId): Place {
  const all = book.sections.flatMap((each) => each.clauses.map((clause) => ({ each, clause })));
  const at = all.findIndex(({ clause }) => clause.id === id);
  const entry = (place: (typeof all)[number] | undefined): Entry | undefined =>
    place && {
      name: clauseNumber(place.clause, book.letters, language),
      path: pagePath(language, permalinkRest(book.id, place.clause.id)),
    };
  const previous = entry(all[at - 1]);
  const next = entry(all[at + 1]);
  return {
    title: section.title[language],
    number: entry(all[at])?.name ?? id,
    section: section.nr,
    clause: pagePath(language, permalinkRest(book.id, id)),
    ...(previous && { previous }),
    ...(next && { next }),
    clauses: clausesOf(book, section, language, (each) => pagePath(language, permalinkRest(book.id, each))),
  };
}

/** The clauses of a section as links; none where the section is one clause. */
function clausesOf(book: Rulebook, section: Section, language: LanguageId, pathOf: (id: string) => string): Entry[] {
  if (section.clauses.length < 2) return [];
  return section.clauses.map((clause) => ({
    name: clauseNumber(clause, book.letters, language),
    path: pathOf(clause.id),
  }));
}
