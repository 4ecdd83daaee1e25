import { isLanguageId, type LanguageId } from '../../i18n/language.ts';

/** What `data/addresses.json` says of a ruleset: its name and where its pages are. */
interface KnownAddresses {
  readonly ruleset: string;
  readonly name: Record<LanguageId, string>;
  readonly paths: Record<LanguageId, string>;
  readonly sections: readonly number[];
  readonly clauses: readonly string[];
}

interface Suggestion {
  readonly name: string;
  readonly path: string;
}

/** The parts of the address, whatever it is: damaged escapes are taken as they stand. */
function parts(): readonly string[] {
  return location.pathname.split('/').map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

const languageOf = (address: readonly string[]) => address.find(isLanguageId);

/** Answers an unknown address in the language that the address names: the other answers are hidden. */
export function answerInOneLanguage(): void {
  const language = languageOf(parts());
  if (!language) return;
  document.documentElement.lang = language;
  for (const answer of document.querySelectorAll<HTMLElement>('section[data-title]')) {
    answer.hidden = answer.lang !== language;
    if (!answer.hidden) document.title = `${answer.dataset.title} · Canasta Codex`;
  }
}

/** The clause, the section and the ruleset that an address seems to mean: `samba/14B` means 14-b, `samba/14-z` section 14. */
function suggestions(address: readonly string[], language: LanguageId, known: readonly KnownAddresses[]): Suggestion[] {
  const at = address.findIndex((part) => known.some(({ ruleset }) => ruleset === part.toLowerCase()));
  const book = known.find(({ ruleset }) => ruleset === address[at]?.toLowerCase());
  if (!book) return [];
  const words =
    address
      .slice(at + 1)
      .join('-')
      .toLowerCase()
      .match(/\d+|[a-z]+/g) ?? [];
  const clause = words.join('-');
  const section = Number(words[0]);
  const root = { name: book.name[language], path: book.paths[language] };
  const below = (place: string) => ({
    name: `${root.name} ${place.replaceAll('-', ' ')}`,
    path: `${root.path}${place}/`,
  });
  return [
    ...(book.clauses.includes(clause) && clause !== String(section) ? [below(clause)] : []),
    ...(book.sections.includes(section) ? [below(String(section))] : []),
    root,
  ];
}

/** Offers, in the language of the address, what is nearest to it among the clauses, sections and rulesets that there are. */
export async function suggestAddresses(): Promise<void> {
  const address = parts();
  const language = languageOf(address);
  const source = document.querySelector<HTMLElement>('[data-addresses]')?.dataset.addresses;
  const place = document.querySelector<HTMLElement>(`section[lang="${language}"] [data-suggestions]`);
  if (!language || !source || !place) return;
  const known = await fetch(source)
    .then((answer): Promise<KnownAddresses[]> => answer.json())
    .catch(() => []);
  const found = suggestions(address, language, known);
  if (found.length === 0) return;
  const heading = document.createElement('p');
  heading.textContent = place.dataset.suggestions ?? '';
  const list = document.createElement('ul');
  for (const { name, path } of found) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = path;
    link.textContent = name;
    item.append(link);
    list.append(item);
  }
  place.replaceChildren(heading, list);
}
