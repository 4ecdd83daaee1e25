import { fillGaps } from '../../../i18n/gaps.ts';
import { clauseOfLink } from '../../../widgets/page/clause-of-link.ts';
import { type Answered, addressPart, choiceFact, converse, type Damage, placeOf, valuesOf } from './conversation.ts';
import { button, chosenIn, type FaultOnPage, faultsOnPage, make, part, type RulingOnPage } from './faults-on-page.ts';
import { incidentList } from './incident-list.ts';
import { slipText } from './slip.ts';
import { slipForm } from './slip-form.ts';

/** The three steps of the guide, as its steps and its styles call them. */
type Stage = 'incident' | 'question' | 'ruling';
const stages: readonly Stage[] = ['incident', 'question', 'ruling'];

/**
 * Makes the list of faults a conversation: the reader finds what happened, answers one question at a time and gets the ruling as a slip.
 * The address holds the fault and the answers, so that a slip can be sent.
 */
export function startGuide(): void {
  const root = document.querySelector<HTMLElement>('.referee');
  const field = root?.querySelector<HTMLInputElement>('#what');
  const form = root?.querySelector<HTMLFormElement>('.slip-fields');
  if (root && field && form) new Guide(root, field, form).start();
}

class Guide {
  readonly #root: HTMLElement;
  readonly #field: HTMLInputElement;
  readonly #faults: readonly FaultOnPage[];
  readonly #list: ReturnType<typeof incidentList>;
  readonly #form: ReturnType<typeof slipForm>;

  constructor(root: HTMLElement, field: HTMLInputElement, form: HTMLFormElement) {
    this.#root = root;
    this.#field = field;
    this.#faults = faultsOnPage(root);
    this.#list = incidentList(root, field, this.#faults);
    this.#form = slipForm(form);
  }

  start(): void {
    this.#root.addEventListener('click', (event) => this.#pressed(event));
    document.addEventListener('keydown', (event) => this.#typed(event));
    this.#field.form?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#list.enter();
    });
    this.#field.addEventListener('focus', () => {
      if (this.#field.value !== '' && this.#root.dataset.stage !== 'incident') this.#field.select();
    });
    // Other words tell of another incident.
    this.#field.addEventListener('input', () => {
      if (this.#root.dataset.stage !== 'incident') this.#go(null, new Map(), false);
    });
    this.#printWhole();
    wayToTable(this.#part('.to-table'));
    for (const moved of ['popstate', 'hashchange']) addEventListener(moved, () => this.#show(false));
    this.#show(false);
  }

  #part(selector: string): HTMLElement {
    return part(this.#root, selector);
  }

  #pressed(event: Event): void {
    if (!(event.target instanceof Element)) return;
    const fault = event.target.closest<HTMLAnchorElement>('.fault h3 a, .found a');
    const moment = event.target.closest<HTMLAnchorElement>('.moments a');
    const act = event.target.closest<HTMLElement>('[data-go]')?.dataset.go;
    if (fault !== null || moment !== null) event.preventDefault();
    if (fault !== null) this.#go(fault.hash.slice(1), new Map(), true);
    else if (moment !== null) this.#goToMoment(moment.dataset.moment ?? '');
    else if (act === 'back') this.#stepBack();
    else if (act === 'again') this.#startAnew();
    else if (act === 'copy') void this.#copy();
    else if (act === 'print') print();
  }

  /** A digit chooses the answer of that place, unless somebody writes or the browser is meant. */
  #typed({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): void {
    if (ctrlKey || altKey || metaKey || this.#root.dataset.stage !== 'question') return;
    if (target instanceof Element && target.matches('input, textarea, select')) return;
    this.#root.querySelector<HTMLElement>(`.answers [aria-keyshortcuts="${CSS.escape(key)}"]`)?.click();
  }

  /** Goes to a fault with the facts answered so far, or to the list. */
  #go(fault: string | null, facts: ReadonlyMap<string, string>, focused: boolean): void {
    history.pushState(null, '', `${location.pathname}${addressPart(fault, facts)}`);
    this.#show(focused);
  }

  #goToMoment(moment: string): void {
    this.#field.value = '';
    history.pushState(null, '', moment === '' ? location.pathname : `${location.pathname}#moment-${moment}`);
    this.#show(false);
    this.#toTop();
  }

  /** Leaves the words of the last incident behind; where there is no pointer that hovers, a focus would open a keyboard over the list. */
  #startAnew(): void {
    this.#field.value = '';
    this.#go(null, new Map(), false);
    if (matchMedia('(hover: hover)').matches) this.#field.focus({ preventScroll: true });
    else this.#part('.moments a').focus({ preventScroll: true });
  }

  #stepBack(): void {
    const { fault, facts } = this.#place();
    const answers = [...facts];
    this.#go(answers.length === 0 ? null : fault, new Map(answers.slice(0, -1)), true);
  }

  #place(): ReturnType<typeof placeOf> {
    const moments = Array.from(
      this.#root.querySelectorAll<HTMLElement>('.moment'),
      ({ dataset }) => dataset.moment ?? '',
    );
    return placeOf(
      location.search,
      location.hash,
      this.#faults.map(({ kind }) => kind),
      moments,
    );
  }

  /** Shows what the address says; `focused` says whether the reader has just chosen it, so that the focus goes along. */
  #show(focused: boolean): void {
    const { fault: kind, moment, facts, known } = this.#place();
    const fault = this.#faults.find((one) => one.kind === kind);
    const talk = fault && converse(fault.rulings, facts);
    const damaged = known
      ? (talk?.damages ?? []).map((damage) => this.#told(damage))
      : [this.#root.dataset.damagedFault ?? ''];
    this.#part('.trouble').textContent = damaged.join(' ');
    keepPlaceInLanguages();
    if (fault === undefined || !talk) {
      this.#atStage('incident');
      this.#list.show(moment);
      if (focused) this.#part('.found:not([hidden]) a, .moments a').focus({ preventScroll: true });
      return;
    }
    const { answered, step } = talk;
    if (step.stage === 'question') this.#ask(fault, answered, step.question, step.answers, focused);
    else this.#tell(fault, step.ruling, step.choice, focused);
    if (focused) this.#toTop();
  }

  #told(damage: Damage): string {
    const { damaged = '', damagedFact = '' } = this.#root.dataset;
    return damage.kind === 'unknown-fact'
      ? fillGaps(damagedFact, { fact: damage.fact })
      : fillGaps(damaged, { fact: damage.question });
  }

  #atStage(stage: Stage): void {
    this.#root.dataset.stage = stage;
    this.#part('.asking').hidden = stage === 'incident';
    const reached = stages.indexOf(stage);
    for (const [place, item] of this.#root.querySelectorAll('.steps li').entries()) {
      item.classList.toggle('done', place < reached);
      if (place === reached) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
  }

  /** After an answer the page stands with the field at its top, where what follows is in sight. */
  #toTop(): void {
    const top = this.#part('.find-anchor').getBoundingClientRect().top + scrollY;
    if (scrollY > top) scrollTo({ top, behavior: 'instant' });
  }

  /** What happened and the answers given so far; a touch on one asks its question anew. */
  #showGiven(fault: FaultOnPage, answered: readonly Answered[]): void {
    const change = () => make('span', this.#root.dataset.chip ?? '', 'chip-change');
    const chips = [
      { text: '', bold: fault.name, act: () => this.#go(null, new Map(), true) },
      ...answered.map(({ question, answer }, place) => ({
        text: `${question} `,
        bold: answer,
        act: () => this.#go(fault.kind, valuesOf(answered.slice(0, place)), true),
      })),
    ];
    this.#part('.given').replaceChildren(
      ...chips.map(({ text, bold, act }) => {
        const chip = button(text, 'chip', act);
        chip.append(make('b', bold), ' ', change());
        const item = document.createElement('li');
        item.append(chip);
        return item;
      }),
    );
  }

  /** Asks for the fact that decides next: one button for each answer, and the clauses to read beside. */
  #ask(
    fault: FaultOnPage,
    answered: readonly Answered[],
    question: string,
    answers: readonly Answered[],
    focused: boolean,
  ): void {
    this.#atStage('question');
    this.#showGiven(fault, answered);
    const asked = this.#part('.said > .question');
    const choices = make('div', '', 'answers');
    choices.append(
      ...answers.map((fact, place) => {
        const answer = button(fact.answer, 'button choice', () =>
          this.#go(fault.kind, valuesOf([...answered, fact]), true),
        );
        answer.setAttribute('aria-keyshortcuts', String(place + 1));
        return answer;
      }),
    );
    asked.replaceChildren(make('h2', question, 'asked'), choices);
    asked.setAttribute('aria-label', question);
    this.#part('.beside').replaceChildren(...wordingOf(fault.article));
    if (focused) choices.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Tells the ruling as a slip; `choice` is what the side that is not at fault has chosen, where it has a choice. */
  #tell(fault: FaultOnPage, ruling: RulingOnPage, choice: string | null, focused: boolean): void {
    this.#atStage('ruling');
    const chosen = choice === null ? [] : chosenIn(ruling, choice, choiceFact);
    const answers = [...ruling.facts, ...chosen];
    this.#showGiven(fault, answers);
    const address = `${location.origin}${location.pathname}${addressPart(fault.kind, valuesOf(answers))}`;
    this.#fill('fault', fault.name);
    this.#fill('date', today());
    this.#fill('address', address);
    const told = ruling.element.cloneNode(true);
    if (!(told instanceof HTMLElement)) return;
    this.#offerOptions(told, fault, ruling, choice);
    told.querySelector('.rests')?.after(this.#part('.slip-tools'));
    this.#part('[data-slip="ruling"]').replaceChildren(told);
    this.#part('[data-slip="wording"]').replaceChildren(...wordingOf(ruling.element));
    this.#form.open(address);
    this.#showExample(ruling);
    if (focused) this.#part('.slip').focus({ preventScroll: true });
  }

  #fill(name: string, text: string): void {
    this.#part(`[data-slip="${name}"]`).textContent = text;
  }

  /** The picture of a table after such a ruling, where there is one: an example, called so, and no part of the slip. */
  #showExample({ element }: RulingOnPage): void {
    const example = this.#part('.table-after');
    const pictures = this.#root.querySelector('.tables-after');
    pictures?.append(...example.children);
    const picture = pictures?.querySelector(`[data-picture="${CSS.escape(element.dataset.pictured ?? '')}"]`) ?? null;
    if (picture !== null) example.append(picture);
    example.hidden = picture === null;
  }

  /** Makes the options of a ruling buttons, or shows the one that has been chosen alone. */
  #offerOptions(told: HTMLElement, fault: FaultOnPage, ruling: RulingOnPage, chosen: string | null): void {
    for (const option of told.querySelectorAll<HTMLElement>('.option')) {
      const value = option.dataset.choice ?? '';
      if (chosen !== null && value !== chosen) option.remove();
      const name = option.querySelector('.option-name');
      if (chosen !== null || name === null) continue;
      const facts = new Map([...valuesOf(ruling.facts), [choiceFact, value]]);
      name.replaceWith(
        button(name.textContent ?? '', 'button choice option-name', () => this.#go(fault.kind, facts, true)),
      );
    }
  }

  async #copy(): Promise<void> {
    const copy = this.#part('[data-go="copy"]');
    const name = copy.textContent;
    try {
      await navigator.clipboard.writeText(this.#text());
    } catch {
      return;
    }
    copy.textContent = this.#root.dataset.copied ?? '';
    setTimeout(() => {
      copy.textContent = name;
    }, 2000);
  }

  /** The slip as text: what happened, the facts, what to do, the clauses, what was filled in, the day and the address. */
  #text(): string {
    const slip = this.#part('.slip');
    const lines = (selector: string) =>
      Array.from(slip.querySelectorAll<HTMLElement>(selector), ({ textContent }) => spaced(textContent));
    const rows = Array.from(slip.querySelectorAll<HTMLElement>('.ruling > .rows > .row, .option .row'), (row) => {
      const told = Array.from(row.querySelectorAll('dd'), ({ textContent }) => spaced(textContent));
      return `${spaced(row.querySelector('dt')?.textContent)}: ${told.join(' ')}`;
    });
    const ruling = ['.slip-title', '#slip-name', '.facts li', '.sum', '.points', '.rests', '.advice'].flatMap(lines);
    return slipText([...ruling, ...rows], this.#form.filled(), lines('.slip-footer span'));
  }

  /** On paper the wording of the clauses is open, whatever it is on the screen. */
  #printWhole(): void {
    let opened: readonly HTMLDetailsElement[] = [];
    addEventListener('beforeprint', () => {
      opened = Array.from(this.#root.querySelectorAll<HTMLDetailsElement>('.slip details:not([open])'));
      for (const details of opened) details.open = true;
    });
    addEventListener('afterprint', () => {
      for (const details of opened) details.open = false;
    });
  }
}

/** A text on one line. */
function spaced(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/gu, ' ').trim();
}

/** The switch of languages goes to the same fault with the same answers. */
function keepPlaceInLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-place]')) {
    link.search = location.search;
    link.hash = location.hash;
  }
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

/** The wording of the clauses that some part of the page names, a ruling or a fault, in its order. */
function wordingOf(named: HTMLElement): readonly Node[] {
  const all = document.querySelector('.wordings .wording');
  const copy = all?.cloneNode(true);
  if (!(copy instanceof HTMLDetailsElement)) return [];
  copy.open = matchMedia('(width >= 62.5rem)').matches;
  const worded = Array.from(copy.querySelectorAll<HTMLElement>('.worded'));
  for (const one of worded) one.remove();
  const clauses = new Set(Array.from(named.querySelectorAll<HTMLAnchorElement>('.rests a'), clauseOfLink));
  copy.append(...[...clauses].flatMap((clause) => worded.filter(({ dataset }) => dataset.clause === clause)));
  return [copy];
}
