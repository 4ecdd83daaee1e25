import type { Goal } from '../../learn/goal.ts';
import { whenTriedAgain } from '../page/tried-again.ts';
import type { SpeechData } from '../words/speech.ts';
import type { Tried } from './lesson-island.tsx';
import { type AnswerKind, answerOutcomes, isDone, type Outcome } from './task-outcome.ts';

/** What a task at work tells of: each try and whether it was right, and that its way has been shown. */
export interface TaskListener {
  readonly tried: (task: HTMLElement, right: boolean) => void;
  readonly shown: (task: HTMLElement) => void;
}

let language: Promise<SpeechData> | undefined;

function fetchLanguage(path: string): Promise<SpeechData> {
  language ??= fetch(path).then((response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  });
  // What has failed can be tried again.
  language.catch(() => (language = undefined));
  return language;
}

/** Brings a task to life: its form at once, its table when it is first seen. The words that answer a try stand in the page. */
export class TaskAtWork {
  readonly element: HTMLElement;
  readonly #listener: TaskListener;
  readonly #form: HTMLFormElement | null;
  #resetTable: () => void = () => undefined;

  constructor(element: HTMLElement, listener: TaskListener) {
    this.element = element;
    this.#listener = listener;
    this.#form = element.querySelector('form');
    if (this.#form !== null) this.#ask(this.#form);
    element.querySelector('[data-again]')?.addEventListener('click', () => {
      this.#show([]);
      this.#resetTable();
    });
    element.querySelector('[data-way]')?.addEventListener('toggle', ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) this.#listener.shown(element);
    });
  }

  /** Makes the table live, once. */
  wake(): void {
    if (this.#form === null && this.element.dataset.state === undefined) void this.#wakeTable();
  }

  /** As if nothing had been tried. */
  reset(): void {
    this.#form?.reset();
    this.#show([]);
    this.#resetTable();
    for (const details of this.element.querySelectorAll<HTMLDetailsElement>('.hint-steps details'))
      details.open = details.previousElementSibling?.tagName !== 'DETAILS';
  }

  async #wakeTable(): Promise<void> {
    const task = this.element;
    const place = task.querySelector<HTMLElement>('[data-place]');
    if (place === null) return;
    const failed = task.querySelector('[data-failed]');
    failed?.setAttribute('hidden', '');
    task.dataset.state = 'waking';
    const { words = '', solution = '', tempting = '', goal = '{}' } = task.dataset;
    const help = task.querySelector<HTMLElement>('.hint-steps');
    try {
      const [{ bringTaskToLife }, speech] = await Promise.all([import('./lesson-island.tsx'), fetchLanguage(words)]);
      const wanted: Goal = JSON.parse(goal);
      this.#resetTable = bringTaskToLife(place, { solution, tempting, goal: wanted, help }, speech, {
        tried: (outcome, tried) => this.#tell(outcome === null ? [] : [outcome], tried),
        wayShown: () => this.#listener.shown(task),
      });
      task.dataset.state = 'live';
    } catch (error) {
      task.dataset.state = 'failed';
      failed?.removeAttribute('hidden');
      whenTriedAgain(failed?.querySelector('[data-retry]'), () => void this.#wakeTable());
      console.warn(error);
    }
  }

  #ask(form: HTMLFormElement): void {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const { right = '', wrong = '' } = form.dataset;
      const answer = answerOf(form);
      this.#tell(answerOutcomes(answer, right, wrong, kindOf(form)));
      this.#mark(form, right.split(','), isDone(this.#shown ?? 'refused'));
    });
    form.addEventListener('input', () => {
      this.#show(['idle']);
      for (const option of form.querySelectorAll('.option')) option.classList.remove('right', 'wrong');
    });
    const number = form.querySelector<HTMLInputElement>('[name="answer"][type="text"]');
    for (const step of form.querySelectorAll<HTMLElement>('[data-by]'))
      step.addEventListener('click', () => {
        if (number === null) return;
        number.value = String((Number(written(number.value)) || 0) + Number(step.dataset.by));
        form.dispatchEvent(new Event('input'));
      });
  }

  /** Marks choices that were made: right ones once all is right, wrong ones always, since they are the ones to think about. */
  #mark(form: HTMLFormElement, right: readonly string[], done: boolean): void {
    for (const input of form.querySelectorAll<HTMLInputElement>('.option input')) {
      const isRight = right.includes(input.value);
      input.closest('.option')?.classList.toggle('right', input.checked && done);
      input.closest('.option')?.classList.toggle('wrong', input.checked && !isRight);
    }
  }

  #shown: Outcome | null = null;

  #tell(outcomes: readonly Outcome[], tried?: Tried): void {
    const outcome = this.#show(outcomes, tried);
    this.#shown = outcome;
    if (outcome !== null) this.#listener.tried(this.element, isDone(outcome));
  }

  /** Shows the words of the first outcome that the page has any for; gives it back. */
  #show(outcomes: readonly (Outcome | 'idle')[], tried?: Tried): Outcome | null {
    const task = this.element;
    const told = [...task.querySelectorAll<HTMLElement>('[data-outcome]')];
    const names = outcomes.length === 0 ? ['idle'] : outcomes;
    const name = names.find((each) => told.some(({ dataset }) => dataset.outcome === each));
    for (const each of told) each.hidden = each.dataset.outcome !== name;
    for (const each of task.querySelectorAll('[data-laid]')) each.textContent = tried?.laid ?? '';
    for (const each of task.querySelectorAll('[data-besides]')) each.textContent = tried?.besides ?? '';
    const lacking: readonly string[] = tried?.lacking ?? [];
    for (const each of task.querySelectorAll<HTMLElement>('[data-lacking]'))
      each.hidden = !lacking.includes(each.dataset.lacking ?? '');
    const done = name === 'done' || name === 'otherwise';
    // The words of a refusal at a table stand in its verdict, those of an answer always here.
    task.toggleAttribute(
      'data-told',
      name !== undefined && name !== 'idle' && (this.#form !== null || name !== 'refused'),
    );
    task.toggleAttribute('data-solved', done);
    for (const [selector, hidden] of [
      ['[data-answer]', done],
      ['[data-hint]', done],
      ['[data-next]', !done],
      ['[data-again]', done || name === undefined || name === 'idle'],
    ] as const)
      task.querySelector(selector)?.toggleAttribute('hidden', hidden);
    if (done) task.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
    return outcomes.find((each): each is Outcome => each === name) ?? null;
  }
}

function kindOf(form: HTMLFormElement): AnswerKind {
  if (form.querySelector('[type="checkbox"]') !== null) return 'several';
  return form.querySelector('[type="radio"]') === null ? 'number' : 'one';
}

/** A number as one types it, with any minus sign and no gaps. */
function written(text: string): string {
  return text.replace(/[−–]/g, '-').replace(/\s/g, '');
}

/** What the reader has answered, written as the page writes the right and the tempting answer. */
function answerOf(form: HTMLFormElement): string {
  return written(new FormData(form).getAll('answer').join(','));
}
