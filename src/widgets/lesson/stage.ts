import { fillGaps } from '../../i18n/gaps.ts';
import { goOn, goTo, type LessonRun, toRepeat } from './lesson-run.ts';

/** What the stage says of the steps, as the page carries it. */
export type StageLabels = Readonly<
  Record<'isNow' | 'isFirst' | 'isLater' | 'task' | 'example' | 'end' | 'before', string>
>;

/** The id of the last step. */
export const endId = 'end';

/** Shows one step of a lesson at a time, and above it how far the reader is. It keeps the run; what it means is in `lesson-run.ts`. */
export class Stage {
  readonly #frame: HTMLElement;
  readonly #labels: StageLabels;
  readonly #arrived: (step: HTMLElement) => void;
  #run: LessonRun;

  constructor(frame: HTMLElement, labels: StageLabels, run: LessonRun, arrived: (step: HTMLElement) => void) {
    this.#frame = frame;
    this.#labels = labels;
    this.#run = run;
    this.#arrived = arrived;
    frame.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-next]') !== null) this.change(goOn(this.#run), true);
    });
    // The steps’ own addresses: a link, the language switch and the way back lead to them.
    addEventListener('hashchange', () => this.change(goTo(this.#run, location.hash.slice(1)), true));
    addEventListener('resize', () => fitFelt(document.getElementById(this.#run.now)));
    this.#draw(false);
  }

  get run(): LessonRun {
    return this.#run;
  }

  /** Another state of the run; where the reader has `moved` to another step, it is brought before him. */
  change(run: LessonRun, moved = false): void {
    this.#run = run;
    if (moved && location.hash.slice(1) !== run.now) history.replaceState(history.state, '', `#${run.now}`);
    this.#draw(moved);
  }

  #draw(moved: boolean): void {
    const { steps, now, results, stumbled } = this.#run;
    for (const step of this.#frame.querySelectorAll<HTMLElement>('[data-step]'))
      step.toggleAttribute('data-now', step.id === now);
    const tasks = steps.filter((step) => this.#kind(step) !== 'example' && step !== endId);
    const place = tasks.indexOf(now) + 1;
    const told = this.#frame.querySelector('[data-place-told]');
    if (told !== null) told.textContent = place === 0 ? '' : `${place}/${tasks.length}`;
    const items = steps.map((step) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      const result = results[step] ?? (stumbled.includes(step) ? 'stumbled' : undefined);
      item.className = result ?? '';
      link.href = `#${step}`;
      const name =
        step === endId
          ? this.#labels.end
          : this.#kind(step) === 'example'
            ? this.#labels.example
            : fillGaps(this.#labels.task, { task: tasks.indexOf(step) + 1, of: tasks.length });
      const state = result === 'first' ? this.#labels.isFirst : result === undefined ? '' : this.#labels.isLater;
      link.setAttribute('aria-label', [name, state].filter((text) => text !== '').join(', '));
      if (step === now) link.setAttribute('aria-current', 'step');
      item.append(link);
      return item;
    });
    this.#frame.querySelector('[data-steps]')?.replaceChildren(...items);
    if (now === endId) this.#drawEnd(tasks);
    const step = document.getElementById(now);
    if (step === null) return;
    fitFelt(step);
    this.#arrived(step);
    if (!moved) return;
    this.#frame.scrollIntoView({ block: 'start' });
    step.querySelector<HTMLElement>('.posed')?.focus({ preventScroll: true });
  }

  #drawEnd(tasks: readonly string[]): void {
    const { results } = this.#run;
    const end = document.getElementById(endId);
    const title = end?.querySelector<HTMLElement>('[data-at-first]');
    const done = tasks.filter((task) => results[task] !== undefined);
    // Who has come here by a link has nothing to be told of, and reads at once what is learnt here.
    end?.querySelector('[data-learnt]')?.toggleAttribute('hidden', done.length === 0);
    if (title && done.length > 0)
      title.textContent = fillGaps(title.dataset.atFirst ?? '', {
        right: done.filter((task) => results[task] === 'first').length,
        of: tasks.length,
      });
    const again = toRepeat(this.#run);
    const list = end?.querySelector('[data-repeat]');
    list?.toggleAttribute('hidden', again.length === 0);
    end?.querySelector('[data-repeat-these]')?.toggleAttribute('hidden', again.length === 0);
    list?.querySelector('ul')?.replaceChildren(
      ...again.map((task) => {
        const item = document.createElement('li');
        item.textContent = document.querySelector(`#${task} .posed`)?.textContent ?? '';
        return item;
      }),
    );
  }

  #kind(step: string): string {
    return document.getElementById(step)?.dataset.kind ?? '';
  }
}

/** Gives the felt of a step the height that is left below what stands above it, which is as long as the question. */
function fitFelt(step: HTMLElement | null): void {
  const felt = step?.querySelector('.felt-place');
  if (!step || !felt) return;
  const above = felt.getBoundingClientRect().top + scrollY;
  step.style.setProperty('--above', `${Math.round(above)}px`);
}
