import { isFaultKind } from '../../engine/index.ts';
import { languageId, languageIds } from '../../i18n/language.ts';
import { faultFinder, type TableTalk } from '../table-talk/fault-finder.ts';

/** A question that has been answered, as the page tells it. */
interface Answered {
  readonly fact: string;
  readonly value: string;
  readonly question: string;
  readonly answer: string;
}

/** How the address calls what the side that is not at fault has chosen. */
const choice = 'choice';

/** A ruling that stands on the page, with the facts that lead to it. */
interface Ruling {
  readonly element: HTMLElement;
  readonly facts: readonly Answered[];
}

/** A fault that stands on the page. */
interface Fault {
  readonly kind: string;
  readonly name: string;
  readonly article: HTMLElement;
  readonly rulings: readonly Ruling[];
}

/**
 * Makes the list of faults a conversation: the reader finds what happened, answers one question at a time and gets the ruling as a slip.
 * The address holds the fault and the answers, so that a slip can be sent.
 */
export function startGuide(): void {
  const found = document.querySelector<HTMLElement>('.referee');
  if (found === null) return;
  const root = found;
  const faults = Array.from(root.querySelectorAll<HTMLElement>('.fault'), readFault);
  const byKind = new Map(faults.map((fault) => [fault.kind, fault]));
  const trouble = part(root, '.trouble');
  const asking = part(root, '.asking');
  const given = part(root, '.asking > .given');
  const question = part(root, '.asking > .question');
  const slip = part(root, '.slip');
  const example = part(root, '.asking > .example');
  const field = root.querySelector<HTMLInputElement>('#what');
  const list = part(root, '.found');
  const pictures = new Map(
    Array.from(root.querySelectorAll<HTMLElement>('[data-picture]'), (one) => [one.dataset.picture, one]),
  );
  const nothing = part(root, '.nothing');
  let find: (typed: string) => readonly string[] = (typed) => namesWith(faults, typed);

  /** Goes to a fault with the facts answered so far, or to the list. */
  function go(kind: string | null, facts: ReadonlyMap<string, string>): void {
    const query = new URLSearchParams([...facts]).toString();
    const address = kind === null ? location.pathname : `${query === '' ? location.pathname : `?${query}`}#${kind}`;
    history.pushState(null, '', address);
    show(true);
  }

  /** Shows what the address says; `moved` says whether the reader has just chosen it, so that the focus goes along. */
  function show(moved: boolean): void {
    const kind = location.hash.slice(1);
    const fault = byKind.get(kind);
    trouble.textContent = '';
    keepAnswers();
    root.classList.toggle('chosen', fault !== undefined);
    asking.hidden = fault === undefined;
    if (fault === undefined) {
      if (kind !== '' && document.getElementById(kind) === null) trouble.textContent = root.dataset.damagedFault ?? '';
      // Where there is no pointer that hovers, the focus would open a keyboard over the list.
      if (moved && matchMedia('(hover: hover)').matches) field?.focus();
      return;
    }
    converse(fault, new URLSearchParams(location.search), moved);
  }

  function converse(fault: Fault, asked: URLSearchParams, moved: boolean): void {
    for (const name of asked.keys()) {
      if (name !== choice && !fault.rulings.some(({ facts }) => facts.some(({ fact }) => fact === name)))
        tellDamaged(root.dataset.damagedFact, name);
    }
    const answered: Answered[] = [];
    let left = fault.rulings;
    for (;;) {
      const next = left[0]?.facts[answered.length];
      if (next === undefined) break;
      const value = asked.get(next.fact);
      const fitting = left.filter(({ facts }) => facts[answered.length]?.value === value);
      if (fitting.length === 0) {
        if (value !== null) tellDamaged(root.dataset.damaged, next.question);
        ask(fault, answered, left, moved);
        return;
      }
      const [first] = fitting;
      const fact = first?.facts[answered.length];
      if (fact === undefined) break;
      answered.push(fact);
      left = fitting;
    }
    const [ruling] = left;
    if (ruling === undefined) return;
    const chosen = asked.get(choice);
    const option = ruling.element.querySelector<HTMLElement>(`[data-choice="${CSS.escape(chosen ?? '')}"]`);
    if (chosen !== null && option === null) tellDamaged(root.dataset.damagedFact, choice);
    tell(fault, ruling, option, moved);
  }

  /** The switch of languages goes to the same fault with the same answers. */
  function keepAnswers(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-place]')) {
      link.search = location.search;
      link.hash = location.hash;
    }
  }

  /** The answers given so far, above what follows from them; a touch on one asks its question anew. */
  function showGiven(fault: Fault, answered: readonly Answered[]): void {
    given.replaceChildren(
      ...answered.map(({ question: said, answer }, place) => {
        const button = make('button', `${said} `);
        button.setAttribute('type', 'button');
        button.append(make('b', answer), ' ', make('span', root.dataset.chip ?? '', 'chip-change'));
        button.addEventListener('click', () => go(fault.kind, valuesOf(answered.slice(0, place))));
        const item = document.createElement('li');
        item.append(button);
        return item;
      }),
    );
    given.hidden = answered.length === 0;
  }

  /** Says in the page's words what of the link cannot be; a later trouble stands before an earlier one. */
  function tellDamaged(said: string | undefined, fact: string): void {
    trouble.textContent = (said ?? '').replace('{fact}', () => fact);
  }

  /** Asks for the fact that decides next: one button for each answer. */
  function ask(fault: Fault, answered: readonly Answered[], left: readonly Ruling[], moved: boolean): void {
    slip.hidden = true;
    example.hidden = true;
    question.hidden = false;
    question.replaceChildren();
    showGiven(fault, answered);
    const asked = make('p', left[0]?.facts[answered.length]?.question ?? '', 'asked');
    question.append(make('h2', fault.name), asked);
    question.setAttribute('aria-label', asked.textContent ?? '');
    const answers = document.createElement('div');
    answers.className = 'answers';
    const seen = new Set<string>();
    for (const { facts } of left) {
      const fact = facts[answered.length];
      if (fact === undefined || seen.has(fact.value)) continue;
      seen.add(fact.value);
      const button = make('button', fact.answer);
      button.setAttribute('type', 'button');
      button.addEventListener('click', () => go(fault.kind, valuesOf([...answered, fact])));
      answers.append(button);
    }
    question.append(answers);
    if (moved) answers.querySelector('button')?.focus();
  }

  /** Tells the ruling as a slip; `option` is what the side that is not at fault has chosen, where it has a choice. */
  function tell(fault: Fault, ruling: Ruling, option: HTMLElement | null, moved: boolean): void {
    question.hidden = true;
    slip.hidden = false;
    const chosen = option === null ? [] : [chosenIn(ruling, option)];
    const answers = [...ruling.facts, ...chosen];
    showGiven(fault, answers);
    fill(slip, 'fault', fault.name);
    fill(slip, 'date', today());
    fill(slip, 'address', addressOf(fault, answers));
    const told = ruling.element.cloneNode(true);
    if (told instanceof HTMLElement) offerOptions(told, fault, ruling, option?.dataset.choice);
    part(slip, '[data-slip="ruling"]').replaceChildren(told);
    const picture = pictures.get(ruling.element.dataset.pictured);
    example.replaceChildren(...(picture === undefined ? [] : [picture]));
    example.hidden = picture === undefined;
    const wording = fault.article.querySelector('.wording');
    part(slip, '[data-slip="wording"]').replaceChildren(...(wording === null ? [] : [wordingOf(wording, ruling)]));
    if (moved) slip.focus();
  }

  /** Makes the options of a ruling buttons, or shows the one that has been chosen alone. */
  function offerOptions(told: HTMLElement, fault: Fault, ruling: Ruling, chosen: string | undefined): void {
    for (const option of told.querySelectorAll<HTMLElement>('.option')) {
      const value = option.dataset.choice ?? '';
      if (chosen !== undefined && value !== chosen) option.remove();
      const name = option.querySelector('.option-name');
      if (chosen !== undefined || name === null) continue;
      const button = make('button', name.textContent ?? '', 'option-name');
      button.setAttribute('type', 'button');
      button.addEventListener('click', () => go(fault.kind, new Map([...valuesOf(ruling.facts), [choice, value]])));
      name.replaceWith(button);
    }
  }

  function addressOf(fault: Fault, answers: readonly Answered[]): string {
    const query = new URLSearchParams([...valuesOf(answers)]).toString();
    return `${location.origin}${location.pathname}${query === '' ? '' : `?${query}`}#${fault.kind}`;
  }

  function stepBack(): void {
    const fault = byKind.get(location.hash.slice(1));
    const answers = [...new URLSearchParams(location.search)];
    if (fault === undefined || answers.length === 0) go(null, new Map());
    else go(fault.kind, new Map(answers.slice(0, -1)));
  }

  async function copy(button: HTMLElement): Promise<void> {
    const name = button.textContent;
    await navigator.clipboard.writeText(slipText(slip)).then(
      () => {
        button.textContent = root.dataset.copied ?? '';
        setTimeout(() => {
          button.textContent = name;
        }, 2000);
      },
      () => undefined,
    );
  }

  /** Shows the faults that answer what is typed, the likeliest first; the moments of the deal while nothing is. */
  function search(typed: string): void {
    const empty = typed.trim().length < 2;
    const kinds = empty ? [] : find(typed);
    root.classList.toggle('sought', !empty);
    list.hidden = kinds.length === 0;
    list.replaceChildren(...kinds.flatMap((kind) => itemOf(byKind.get(kind))));
    const none = empty || kinds.length > 0 ? '' : (root.dataset.none ?? '');
    if (nothing.textContent !== none) nothing.textContent = none;
  }

  /** Once the words of all languages are there, inflected ones and those of other languages are found too. */
  async function fetchWords(): Promise<void> {
    const response = await fetch(root.dataset.words ?? '');
    if (!response.ok) return;
    const talk: TableTalk = await response.json();
    const hear = faultFinder(talk, languageId(document.documentElement.lang), languageIds);
    const kinds = [...byKind.keys()].filter(isFaultKind);
    find = (typed) => hear(typed, kinds).faults.map(({ kind }) => kind);
    if (field !== null) search(field.value);
  }

  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('.fault h3 a, .found a');
    const button = event.target.closest<HTMLElement>('[data-go]');
    if (link !== null) {
      event.preventDefault();
      go(link.hash.slice(1), new Map());
    } else if (button?.dataset.go === 'back') stepBack();
    else if (button?.dataset.go === 'again') go(null, new Map());
    else if (button?.dataset.go === 'copy') void copy(button);
    else if (button?.dataset.go === 'print') print();
  });
  field?.addEventListener('input', () => search(field.value));
  // What is found stands above the keyboard of a phone.
  field?.addEventListener('focus', () => {
    if (matchMedia('(hover: none)').matches) field.form?.scrollIntoView();
  });
  root.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  wayToTable(part(root, '.to-table'));
  addEventListener('popstate', () => show(false));
  addEventListener('hashchange', () => show(false));
  show(false);
  void fetchWords().catch(() => undefined);
}

/** Whoever comes from a table finds a way back to it, as it was left, however many questions are answered here. */
function wayToTable(link: HTMLElement): void {
  const { referrer } = document;
  if (!URL.canParse(referrer)) return;
  const from = new URL(referrer);
  if (from.origin !== location.origin || !from.searchParams.has('position')) return;
  link.setAttribute('href', referrer);
  link.hidden = false;
}

/** The day as the page’s language writes it; its English is British. */
function today(): string {
  const { lang } = document.documentElement;
  return new Date().toLocaleDateString(lang === 'en' ? 'en-GB' : lang);
}

/** The wording of the clauses that a ruling rests on, open. */
function wordingOf(all: Element, { element }: Ruling): Node {
  const own = all.cloneNode(true);
  if (!(own instanceof HTMLDetailsElement)) return own;
  const clauses = Array.from(element.querySelectorAll<HTMLElement>('[data-clause]'), ({ dataset }) => dataset.clause);
  const worded = Array.from(own.querySelectorAll<HTMLElement>('.worded'));
  for (const one of worded) one.remove();
  own.append(...clauses.flatMap((clause) => worded.filter(({ dataset }) => dataset.clause === clause)));
  own.open = true;
  return own;
}

/** What the side that is not at fault has chosen, as an answer. */
function chosenIn({ element }: Ruling, option: HTMLElement): Answered {
  return {
    fact: choice,
    value: option.dataset.choice ?? '',
    question: `${element.querySelector('.chooses')?.textContent ?? ''}:`,
    answer: option.querySelector('.option-name')?.textContent ?? '',
  };
}

function valuesOf(facts: readonly Answered[]): ReadonlyMap<string, string> {
  return new Map(facts.map(({ fact, value }) => [fact, value]));
}

function readFault(article: HTMLElement): Fault {
  const rulings = Array.from(article.querySelectorAll<HTMLElement>('.ruling'), (element) => ({
    element,
    facts: Array.from(element.querySelectorAll<HTMLElement>('[data-fact]'), (item) => ({
      fact: item.dataset.fact ?? '',
      value: item.dataset.value ?? '',
      question: item.querySelector('.question')?.textContent ?? '',
      answer: item.querySelector('b')?.textContent ?? '',
    })),
  }));
  const name = article.querySelector('h3')?.textContent?.trim() ?? '';
  return { kind: article.id, name, article, rulings };
}

/** A fault that answers, with the moment of the deal it belongs to. */
function itemOf(fault: Fault | undefined): readonly HTMLElement[] {
  if (fault === undefined) return [];
  const link = document.createElement('a');
  link.href = `#${fault.kind}`;
  const moment = fault.article.closest('.moment')?.querySelector('h2')?.textContent ?? '';
  link.append(make('span', fault.name, 'name'), make('span', moment, 'of-moment'));
  const item = document.createElement('li');
  item.append(link);
  return [item];
}

/** The faults whose names have a typed word, or its beginning. */
function namesWith(faults: readonly Fault[], typed: string): readonly string[] {
  const asked = typed.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return faults.filter(({ name }) => asked.some((word) => name.toLowerCase().includes(word))).map(({ kind }) => kind);
}

function part(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`the guide has no ${selector}`);
  return found;
}

function make(tag: string, text: string, name = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  if (name !== '') element.className = name;
  return element;
}

function fill(slip: HTMLElement, name: string, text: string): void {
  part(slip, `[data-slip="${name}"]`).textContent = text;
}

/** The slip as text: date and table, what happened, the facts, what to do, the clauses and the address. */
function slipText(slip: HTMLElement): string {
  const line = (selector: string) =>
    Array.from(slip.querySelectorAll<HTMLElement>(selector), (element) => element.innerText.trim());
  const table = slip.querySelector<HTMLInputElement>('[data-slip="table"]');
  const label = table?.closest('label')?.innerText.trim() ?? '';
  const rows = Array.from(slip.querySelectorAll<HTMLElement>('.ruling > .rows > .row, .option .row'), (row) => {
    const told = Array.from(row.querySelectorAll<HTMLElement>('dd'), (order) => order.innerText.trim());
    return `${row.querySelector<HTMLElement>('dt')?.innerText.trim()}: ${told.join(' ')}`;
  });
  return [
    ...line('.slip-title'),
    [...line('.slip-line span'), table?.value ? `${label} ${table.value}` : ''].filter(Boolean).join(' · '),
    ...line('#slip-name'),
    ...line('.facts li'),
    ...line('.sum'),
    ...line('.points'),
    ...line('.advice'),
    ...rows,
    ...line('.rests'),
    ...line('.slip-address'),
  ].join('\n');
}
