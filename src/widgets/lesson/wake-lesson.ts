/**
 * Brings the tasks of a lesson to life: tables when they come into sight, questions at once. Which words answer a try stands in the page;
 * this only shows them and remembers what has been done.
 */
import type { Goal } from '../../learn/goal.ts';
import { whenTriedAgain } from '../page/tried-again.ts';
import type { SpeechData } from '../words/speech.ts';
import { answerOutcome, type Outcome } from './outcome.ts';

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

/** Shows the words for an outcome; `laid` tells what was laid where the way was another than the written one. */
function show(task: HTMLElement, outcome: Outcome | null, laid = ''): void {
  const place = task.querySelector('[data-laid]');
  if (place !== null) place.textContent = laid;
  for (const told of task.querySelectorAll<HTMLElement>('[data-outcome]')) {
    told.hidden = told.dataset.outcome !== outcome;
    // On a small screen it may stand below what is seen.
    if (!told.hidden) told.scrollIntoView({ block: 'nearest' });
  }
  if (outcome === null) return;
  const done = outcome === 'done' || outcome === 'otherwise';
  if (done) task.dataset.done = '';
  void remember(task, done);
}

/** What the device remembers comes along later, so that the page stands at once. */
const kept = () => import('./kept-tasks.ts');

async function remember(task: HTMLElement, done: boolean): Promise<void> {
  const { lesson = '', task: place = '', about = '', tried } = task.dataset;
  task.dataset.tried = '';
  const { rememberTask } = await kept();
  rememberTask(lesson, Number(place), about, tried === undefined, done);
}

async function wake(task: HTMLElement): Promise<void> {
  const place = task.querySelector<HTMLElement>('[data-place]');
  if (place === null) return;
  const failed = task.querySelector('[data-failed]');
  failed?.setAttribute('hidden', '');
  task.dataset.state = 'waking';
  const { words = '', solution = '', tempting = '', goal = '{}' } = task.dataset;
  try {
    const [{ bringTaskToLife }, speech] = await Promise.all([import('./lesson-island.tsx'), fetchLanguage(words)]);
    const wanted: Goal = JSON.parse(goal);
    bringTaskToLife(place, { solution, tempting, goal: wanted }, speech, (outcome, laid) => show(task, outcome, laid));
    task.dataset.state = 'live';
    // Who begins where he has happened to scroll gets the whole table on his screen.
    place.addEventListener('click', ({ target }) => {
      if (target instanceof Element) target.closest('.felt')?.scrollIntoView({ block: 'nearest' });
    });
  } catch (error) {
    task.dataset.state = 'failed';
    failed?.removeAttribute('hidden');
    whenTriedAgain(failed?.querySelector('[data-retry]'), () => void wake(task));
    console.warn(error);
  }
}

/** What the reader has answered, written as the page writes the right and the tempting answer; numbers with any minus sign, without gaps. */
function answerOf(form: HTMLFormElement): string {
  const answer = new FormData(form).getAll('answer').join(',');
  return answer.replace(/[−–]/g, '-').replace(/\s/g, '');
}

function ask(task: HTMLElement, form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { right = '', wrong = '' } = form.dataset;
    const several = form.querySelector('[type="checkbox"]') !== null;
    show(task, answerOutcome(answerOf(form), right, wrong, several));
  });
  form.addEventListener('input', () => show(task, null));
}

/** Marks the tasks that have been done before. */
async function markDone(tasks: readonly HTMLElement[]): Promise<void> {
  const { doneIn } = (await kept()).readTasks();
  for (const { dataset } of tasks) if (doneIn(dataset.lesson ?? '').includes(Number(dataset.task))) dataset.done = '';
}

/** Watches the tasks of the page. */
export function startLesson(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void wake(target);
      }
    },
    { rootMargin: '160px' },
  );
  const tasks = [...document.querySelectorAll<HTMLElement>('[data-task]')];
  void markDone(tasks);
  // The Tab key must not skip what sleeps below the screen.
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    for (const task of tasks)
      if (task.dataset.state === undefined && task.querySelector('form') === null) void wake(task);
  });
  for (const task of tasks) {
    const form = task.querySelector('form');
    if (form === null) observer.observe(task);
    else ask(task, form);
  }
}
