import type { QuestionErrand } from './question-errand.ts';
import { runErrand } from './run-errand.ts';

/** Makes questions beside the page: an errand with its number comes in, the question as text goes out. */
addEventListener('message', ({ data }: MessageEvent<{ readonly number: number; readonly errand: QuestionErrand }>) => {
  postMessage({ number: data.number, text: runErrand(data.errand) });
});
