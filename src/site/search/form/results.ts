import { fillGaps } from '../../../i18n/gaps.ts';
import { endonyms, type LanguageId, languageIds } from '../../../i18n/language.ts';
import type { RulesetId } from '../../ruleset-id.ts';
import type { Answer, Search } from '../search-in.ts';

/** The texts of the search; `data-words` of its form holds them. */
export type SearchWords = Readonly<
  Record<
    | 'label'
    | 'hint'
    | 'waiting'
    | 'nothing'
    | 'tryOther'
    | 'failed'
    | 'more'
    | 'terms'
    | 'sections'
    | 'tables'
    | 'pages'
    | 'found'
    | 'holds'
    | 'faults'
    | 'elsewhere'
    | 'nearest'
    | 'others'
    | 'play',
    string
  >
>;

/** How many clauses are shown at first. */
const shown = 10;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** One clause: its ruleset, number and section, and how its text begins, with the match marked. */
function item(
  { data, show }: Search,
  answer: Answer,
  asked: RulesetId | undefined,
  index: number,
  words: SearchWords,
  base: string,
): HTMLLIElement | undefined {
  const record = answer.records[index];
  const section = record && data.sections[record.section];
  if (record === undefined || section === undefined) return undefined;
  const nameOf = (ruleset: RulesetId) => data.rulesets.find(({ id }) => id === ruleset)?.name ?? ruleset;
  const isOfBase = asked !== undefined && record.ruleset !== asked && answer.scope?.has(record.ruleset) === true;
  const text = show(record, answer.query).map(({ text: piece, marked }) =>
    marked ? element('mark', {}, piece) : piece,
  );
  const made = element(
    'li',
    {},
    element(
      'a',
      { href: `${base}${answer.language}/${record.ruleset}/${record.clause}/` },
      element('span', { className: 'found-place' }, `${nameOf(record.ruleset)}, ${record.number} · ${section.title}`),
      ...(isOfBase
        ? [element('span', { className: 'found-base' }, fillGaps(words.holds, { game: nameOf(asked) }))]
        : []),
      element('span', { className: 'found-text' }, ...text),
    ),
  );
  made.dataset.clause = `${record.ruleset}/${record.clause}`;
  return made;
}

function beside(heading: string, links: readonly HTMLAnchorElement[]): HTMLElement[] {
  if (links.length === 0) return [];
  const entries = links.map((link) => element('li', {}, link));
  return [element('div', { className: 'found-beside' }, element('h2', {}, heading), element('ul', {}, ...entries))];
}

/** What is told where these books do not have what is asked for: the nearest game that they have, or where to play. */
function notHere(
  { data }: Search,
  { elsewhere, language }: Answer,
  asked: RulesetId | undefined,
  words: SearchWords,
  base: string,
) {
  if (elsewhere === undefined) return [];
  const linkTo = (rest: string, ruleset: RulesetId) =>
    element(
      'a',
      { href: `${base}${language}/${rest}${ruleset}/` },
      data.rulesets.find(({ id }) => id === ruleset)?.name ?? ruleset,
    );
  const told = (...pieces: readonly (Node | string)[]) => [element('p', { className: 'found-elsewhere' }, ...pieces)];
  if (elsewhere.kind === 'play') return told(words.play, ' ', linkTo('play/', asked ?? 'canasta-fi'), '.');
  const typed = fillGaps(words.elsewhere, { typed: elsewhere.typed });
  if (elsewhere.kind === 'words') return told(typed);
  if (elsewhere.nearest === undefined) return told(typed, ' ', words.others);
  return told(typed, ' ', words.nearest, ' ', linkTo('', elsewhere.nearest), '.');
}

/** What answers a query in one language; `asked` is the ruleset that was asked for. */
export function answerIn(
  search: Search,
  answer: Answer,
  asked: RulesetId | undefined,
  words: SearchWords,
  base: string,
): HTMLElement {
  const { language, records, faults, terms, sections, tables, pages } = answer;
  const name = (id: string) => search.data.rulesets.find((each) => each.id === id)?.name ?? id;
  const link = (rest: string, text: string, title = '') =>
    element('a', { href: `${base}${language}/${rest}`, title }, text);
  const list = element('ol', { className: 'found' });
  const add = (from: number, to: number) => {
    for (let index = from; index < to; index++) list.append(item(search, answer, asked, index, words, base) ?? '');
  };
  add(0, shown);
  const more = element(
    'button',
    { type: 'button', className: 'found-more' },
    `${words.more} (${records.length - shown})`,
  );
  more.addEventListener('click', () => {
    add(shown, records.length);
    more.remove();
  });
  return element(
    'section',
    { lang: language },
    ...notHere(search, answer, asked, words, base),
    ...beside(
      words.faults,
      faults.map(({ ruleset, rest, title }) => link(rest, `${name(ruleset)}: ${title}`)),
    ),
    ...beside(
      words.terms,
      terms.map(({ id, name: term, definition }) => link(`glossary/#${id}`, term, definition)),
    ),
    ...beside(
      words.sections,
      sections.map(({ ruleset, nr, title }) => link(`${ruleset}/${nr}/`, `${name(ruleset)}, ${nr} · ${title}`)),
    ),
    list,
    ...(records.length > shown ? [more] : []),
    ...beside(
      words.pages,
      pages.map(({ ruleset, rest, title }) => link(rest, `${name(ruleset)}: ${title}`)),
    ),
    ...beside(
      words.tables,
      tables.map(({ ruleset, clause, title }) => link(`${ruleset}/${clause}`, `${name(ruleset)}: ${title}`)),
    ),
  );
}

/** What is shown when nothing in the language answers: that it is so, and the other languages. */
export function nothing(words: SearchWords, typed: string, language: LanguageId, base: string): HTMLElement {
  const query = new URLSearchParams({ q: typed }).toString();
  const links = languageIds
    .filter((other) => other !== language)
    .map((other) =>
      element('li', {}, element('a', { href: `${base}${other}/search/?${query}`, lang: other }, endonyms[other])),
    );
  return element(
    'div',
    { className: 'found-nothing' },
    element('p', {}, words.nothing),
    element('p', {}, words.tryOther),
    element('ul', {}, ...links),
  );
}
