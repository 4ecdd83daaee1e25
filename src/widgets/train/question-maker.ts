import type { Question } from '../../train/index.ts';
import { broughtBack, type QuestionErrand } from './question-errand.ts';

/** Who makes questions; the first asked for is made first. */
export type QuestionMaker = (errand: QuestionErrand) => Promise<Question | null>;

/** A maker in a worker, so that the page goes on answering; on the page itself where a browser has no workers or refuses this one. */
export function callQuestionMaker(): QuestionMaker {
  const waiting = new Map<number, { readonly errand: QuestionErrand; readonly done: (text: string) => void }>();
  let asked = 0;
  let worker = startWorker();
  const here = async (errand: QuestionErrand) => (await import('./run-errand.ts')).runErrand(errand);
  worker?.addEventListener('message', ({ data }: MessageEvent<{ readonly number: number; readonly text: string }>) => {
    waiting.get(data.number)?.done(data.text);
    waiting.delete(data.number);
  });
  worker?.addEventListener('error', () => {
    worker?.terminate();
    worker = null;
    for (const { errand, done } of waiting.values()) void here(errand).then(done);
    waiting.clear();
  });
  const make = (errand: QuestionErrand): Promise<string> => {
    const maker = worker;
    if (maker === null) return here(errand);
    asked += 1;
    const number = asked;
    return new Promise((done) => {
      waiting.set(number, { errand, done });
      maker.postMessage({ number, errand });
    });
  };
  return async (errand) => broughtBack(errand, await make(errand));
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./question-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
