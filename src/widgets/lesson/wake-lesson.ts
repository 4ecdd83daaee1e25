/**
 * Makes a lesson of the steps that stand in its page: one at a time, with what went wrong in earlier lessons before it. Which words answer a
 * try stands in the page; this only shows them and remembers how tasks came out.
 */
import { startFrames } from './frames.ts';
import { afterTry, beginRun, comingBack, goOn, goTo, placeToBegin, repeated } from './lesson-run.ts';
import { recalledTasks } from './recalled-tasks.ts';
import { endId, Stage, type StageLabels } from './stage.ts';
import { TaskAtWork, type TaskListener } from './task-at-work.ts';

const exampleId = 'example';

/** How many tasks come back before a lesson, and in a test. */
const mostBefore = 2;
const mostInTest = 8;

/** What the device remembers comes along later, so that the page stands at once. */
const kept = () => import('./kept-tasks.ts');

/** Brings the lesson of the page to life. */
export function startLesson(): void {
  const frame = document.querySelector<HTMLElement>('[data-lesson-run]');
  if (frame !== null) new Lesson(frame);
}

class Lesson {
  readonly #frame: HTMLElement;
  readonly #labels: StageLabels;
  readonly #paths: Readonly<Record<string, string>>;
  readonly #stage: Stage;
  readonly #tasks = new Map<string, TaskAtWork>();
  readonly #tried = new Set<string>();
  readonly #listener: TaskListener = {
    tried: (task, right) => this.#afterTry(task, right),
    shown: (task) => this.#afterTry(task, false),
  };

  constructor(frame: HTMLElement) {
    this.#frame = frame;
    this.#labels = JSON.parse(frame.dataset.labels ?? '{}');
    this.#paths = JSON.parse(frame.dataset.lessons ?? '{}');
    for (const task of frame.querySelectorAll<HTMLElement>('[data-task]')) this.#add(task);
    const steps = this.#steps();
    const run = beginRun(steps, location.hash.slice(1));
    this.#stage = new Stage(frame, this.#labels, run, ({ id }) => this.#tasks.get(id)?.wake());
    const example = document.getElementById(exampleId);
    if (example !== null) startFrames(example, () => this.#stage.change(goOn(this.#stage.run), true));
    const end = document.getElementById(endId);
    end?.querySelector('[data-repeat-these]')?.addEventListener('click', () => this.#again(true));
    end?.querySelector('[data-repeat-all]')?.addEventListener('click', () => this.#again(false));
    void this.#remember();
  }

  #add(task: HTMLElement): void {
    this.#tasks.set(task.id, new TaskAtWork(task, this.#listener));
  }

  #steps(): readonly string[] {
    return [...this.#frame.querySelectorAll<HTMLElement>('[data-step]')].map(({ id }) => id);
  }

  #again(onlyWrong: boolean): void {
    const { run } = this.#stage;
    for (const task of this.#tasks.values()) task.reset();
    this.#stage.change(onlyWrong ? repeated(run, endId) : beginRun(this.#steps(), exampleId), true);
  }

  #afterTry(task: HTMLElement, right: boolean): void {
    this.#stage.change(afterTry(this.#stage.run, task.id, right));
    const first = !this.#tried.has(task.id);
    this.#tried.add(task.id);
    const { lesson = '', task: place = '', about = '' } = task.dataset;
    kept()
      .then(({ rememberTask }) => rememberTask(lesson, Number(place), about, first, right))
      .catch(console.warn);
  }

  /** What went wrong in earlier lessons is put before this one; who has begun this one goes on where he was. */
  async #remember(): Promise<void> {
    const { readTasks } = await kept();
    const { doneIn, wrong } = readTasks();
    const own = this.#frame.dataset.lessonRun ?? '';
    const isTest = own === '';
    const back = comingBack(wrong, Object.keys(this.#paths), isTest ? mostInTest : mostBefore);
    const tasks = await recalledTasks(back, this.#paths, this.#labels.before);
    const [first] = this.#frame.querySelectorAll('[data-step]');
    // Who has begun in the meantime is not disturbed.
    if (this.#tried.size > 0) return;
    for (const task of tasks) {
      first?.before(task);
      this.#add(task);
    }
    const [began = ''] = this.#steps();
    const steps = this.#steps();
    const own_ = steps.filter((id) => id.startsWith('task-'));
    const done = doneIn(own);
    const place = placeToBegin(began, own_, (id) => done.includes(Number(id.slice('task-'.length))));
    const asked = location.hash.slice(1);
    const run = beginRun(steps, isTest ? began : place);
    this.#stage.change(steps.includes(asked) ? goTo(run, asked) : run);
  }
}
