import { fillGaps } from '../../../i18n/gaps.ts';
import { languageId, languageIds } from '../../../i18n/language.ts';
import type { Hearing, TableTalk } from '../../table-talk/fault-finder.ts';
import { perhapsNone } from '../../table-talk/perhaps-none.ts';
import { button, type FaultOnPage, make, part } from './faults-on-page.ts';

/** The list of incidents: what the words in the field may tell of, or the faults of a moment of the deal. */
export interface IncidentList {
  /** Shows what answers the words in the field; without words the faults of the moment that was chosen, or of all. */
  readonly show: (moment: string | null) => void;
  /** Moves on to the first incident; a ruling is never given here. */
  readonly enter: () => void;
}

/** Fewer letters tell of nothing. */
const shortestAsked = 2;

/** Makes the list of a guide answer to its field. */
export function incidentList(root: HTMLElement, field: HTMLInputElement, faults: readonly FaultOnPage[]): IncidentList {
  const language = languageId(document.documentElement.lang);
  const [found, count, nothing, meant, unfitting] = [
    part(root, '.found'),
    part(root, '.possible'),
    part(root, '.nothing'),
    part(root, '.meant'),
    part(root, '.unfitting'),
  ];
  const sections = Array.from(root.querySelectorAll<HTMLElement>('.moment'));
  const kinds = faults.map(({ kind }) => kind);
  const names = (typed: string): Hearing<string> => ({ faults: byName(faults, kinds, typed), meant: [] });
  /** Until it is there nothing is found, rather than something else that Enter would take. */
  let hear: typeof names | null = null;
  let entered = false;
  let shown: string | null = null;

  function show(moment: string | null): void {
    shown = moment;
    const typed = field.value;
    const asked = typed.trim().length >= shortestAsked;
    const heard = asked && hear !== null ? hear(typed) : { faults: [], meant: [] };
    const articles = heard.faults.flatMap(({ kind }) => faults.find((fault) => fault.kind === kind) ?? []);
    root.classList.toggle('sought', articles.length > 0);
    found.hidden = articles.length === 0;
    found.replaceChildren(...articles.map(itemOf));
    say(count, articles.length > 0 ? fillGaps(root.dataset.possible ?? '', { count: articles.length }) : '');
    say(unfitting, perhapsNone(heard.faults) ? (root.dataset.unfitting ?? '') : '');
    say(nothing, asked && hear !== null ? ((articles.length > 0 ? root.dataset.notYet : root.dataset.none) ?? '') : '');
    meant.replaceChildren(...heard.meant.map(({ typed: written, word }) => offer(written, word)));
    for (const section of sections) section.hidden = !asked && moment !== null && section.dataset.moment !== moment;
    for (const link of root.querySelectorAll<HTMLElement>('.moments a'))
      link.setAttribute('aria-current', String(!asked && (link.dataset.moment || null) === moment));
  }

  /** “Did you mean”: pressed, the word stands in the field. */
  function offer(written: string, word: string): HTMLElement {
    return button(fillGaps(root.dataset.meant ?? '', { word }), 'button quiet', () => {
      field.value = field.value.replace(new RegExp(written.replace(/[^\p{L}\p{N}]/gu, '\\$&'), 'iu'), () => word);
      show(shown);
      field.focus();
    });
  }

  /** What hears faults in players' words, those of other languages too; by their names alone where it cannot be had. */
  async function fetchTalk(): Promise<typeof names> {
    const [response, { faultFinder }] = await Promise.all([
      fetch(root.dataset.talk ?? ''),
      import('../../table-talk/fault-finder.ts'),
    ]);
    if (!response.ok) return names;
    const talk: TableTalk = await response.json();
    const find = faultFinder(talk, language, languageIds);
    return (typed) => {
      const heard = find(typed, kinds);
      return heard.faults.length > 0 ? heard : { ...heard, faults: byName(faults, kinds, typed) };
    };
  }

  function enter(): void {
    entered = hear === null;
    found.querySelector('a')?.focus();
  }

  field.addEventListener('input', () => show(null));
  void fetchTalk()
    .catch(() => names)
    .then((heard) => {
      hear = heard;
      if (field.value !== '') show(shown);
      if (entered) enter();
    });
  return { show, enter };
}

/** A fault in the list: its name, the fact that tells it from its neighbours, and its first clause. */
function itemOf({ article, kind, name }: FaultOnPage): HTMLElement {
  const link = document.createElement('a');
  link.href = `#${kind}`;
  link.append(make('span', name, 'name'));
  for (const selector of ['.tells', '.first-clause']) {
    const copy = document.createElement('span');
    const from = article.querySelector(selector);
    if (from === null) continue;
    copy.className = from.className;
    copy.append(...Array.from(from.childNodes, (node) => node.cloneNode(true)));
    link.append(copy);
  }
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** The faults that have a typed word, or its beginning, in their names: what is left to a reader whose device could not fetch the table talk. */
function byName(faults: readonly FaultOnPage[], kinds: readonly string[], typed: string): Hearing<string>['faults'] {
  const asked = typed.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return kinds
    .filter((kind) => {
      const name = faults.find((fault) => fault.kind === kind)?.name.toLowerCase() ?? '';
      return asked.some((word) => name.includes(word));
    })
    .map((kind) => ({ kind, fit: 1 }));
}

/** Says a text where a screen reader listens, and not twice. */
function say(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}
