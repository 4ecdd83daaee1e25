import { type Errand, run } from './errand.ts';

/** The other players, who think beside the page: an errand with its number comes in, the answer with the number goes out. */
addEventListener('message', ({ data }: MessageEvent<{ readonly number: number; readonly errand: Errand }>) => {
  postMessage({ number: data.number, answer: run(data.errand) });
});
