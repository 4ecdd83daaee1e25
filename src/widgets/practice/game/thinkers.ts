import type { Answer, Errand } from './errand.ts';

/** Who thinks for the other players. */
export interface Thinkers {
  /** Does an errand; the first asked is answered first. */
  ask(errand: Errand): Promise<Answer>;
  /** Sends them away; what is still being thought about is never answered. */
  dismiss(): void;
}

/** Thinkers in a worker, so that the page goes on answering; on the page itself where a browser has no workers or refuses this one. */
export function callThinkers(): Thinkers {
  const waiting = new Map<number, { readonly errand: Errand; readonly answer: (answer: Answer) => void }>();
  let asked = 0;
  let worker = startWorker();
  const hire = () => {
    worker?.addEventListener(
      'message',
      ({ data }: MessageEvent<{ readonly number: number; readonly answer: Answer }>) => {
        waiting.get(data.number)?.answer(data.answer);
        waiting.delete(data.number);
      },
    );
    worker?.addEventListener('error', () => {
      worker?.terminate();
      worker = null;
      for (const { errand, answer } of waiting.values()) void runHere(errand).then(answer);
      waiting.clear();
    });
  };
  hire();
  return {
    ask: (errand) =>
      new Promise((answer, fail) => {
        if (worker === null) {
          runHere(errand).then(answer, fail);
          return;
        }
        asked += 1;
        waiting.set(asked, { errand, answer });
        worker.postMessage({ number: asked, errand });
      }),
    dismiss: () => {
      waiting.clear();
      worker?.terminate();
    },
  };
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./player-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

async function runHere(errand: Errand): Promise<Answer> {
  const { run } = await import('./errand.ts');
  return run(errand);
}
