import { whenTriedAgain } from '../page/tried-again.ts';
import type { SpeechData } from '../words/speech.ts';
import type { RefereeWords } from './words/referee-words.ts';
import type { TrainWords } from './words/train-words.ts';

/** Opens the trainer of the page as soon as its language is there; what fails to load is told and can be tried again. */
export async function startTrainer(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-train]');
  const { train, name = '', words, referee, texts } = place?.dataset ?? {};
  const failed = document.querySelector('[data-failed]');
  if (place === null || train === undefined || words === undefined || texts === undefined) return;
  failed?.setAttribute('hidden', '');
  try {
    const language: Promise<SpeechData> = brought(words);
    const rulings: Promise<RefereeWords | null> = referee === undefined ? Promise.resolve(null) : brought(referee);
    const own: TrainWords = JSON.parse(texts);
    const [{ openTrainer }, speech, ruled] = await Promise.all([import('./train-island.tsx'), language, rulings]);
    openTrainer(place, train, name, speech, own, ruled);
  } catch (error) {
    failed?.removeAttribute('hidden');
    whenTriedAgain(failed?.querySelector('[data-retry]'), () => void startTrainer());
    console.warn(error);
  }
}

async function brought(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
