import type { LanguageId } from '../../i18n/language.ts';

/** What `data/addresses.json` says of a ruleset: its name and where its pages are. */
export interface KnownAddresses {
  readonly ruleset: string;
  readonly name: Readonly<Record<LanguageId, string>>;
  readonly paths: Readonly<Record<LanguageId, string>>;
  readonly sections: readonly number[];
  readonly clauses: readonly string[];
}

export interface Suggestion {
  readonly name: string;
  readonly path: string;
}

/** What an unknown address may mean. */
export interface WayBack {
  /** The page that it means without doubt: the address differs from that page's in letters and strokes only. */
  readonly meant: string | undefined;
  /** What is nearest to it: a clause, a section, a ruleset. */
  readonly suggestions: readonly Suggestion[];
}

/** The clause, the section and the ruleset that the parts of an address seem to mean: `samba/14B` means 14-b, `samba/14-z` section 14. */
export function wayBack(address: readonly string[], language: LanguageId, known: readonly KnownAddresses[]): WayBack {
  const at = address.findIndex((part) => known.some(({ ruleset }) => ruleset === part.toLowerCase()));
  const book = known.find(({ ruleset }) => ruleset === address[at]?.toLowerCase());
  if (!book) return { meant: undefined, suggestions: [] };
  const place = address.slice(at + 1).filter((part) => part !== '');
  const words =
    place
      .join('-')
      .toLowerCase()
      .match(/\d+|[a-z]+/g) ?? [];
  const clause = words.join('-');
  const section = Number(words[0]);
  const root = { name: book.name[language], path: book.paths[language] };
  const below = (id: string) => ({ name: `${root.name} ${id.replaceAll('-', ' ')}`, path: `${root.path}${id}/` });
  const clauses = book.clauses.includes(clause) && clause !== String(section) ? [below(clause)] : [];
  const sections = book.sections.includes(section) ? [below(String(section))] : [];
  const exact = words.length === 0 ? root : clause === String(section) ? sections[0] : clauses[0];
  const isPlain = place.length <= 1 && /^[\p{L}\d\s.§-]*$/u.test(place[0] ?? '');
  return { meant: isPlain ? exact?.path : undefined, suggestions: [...clauses, ...sections, root] };
}
