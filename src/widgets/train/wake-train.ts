import { whenTriedAgain } from '../page/tried-again.ts';
import type { SpeechData } from '../words/speech.ts';
import type { TrainWords } from './train-words.ts';

/** Opens the trainer of the page as soon as its language is there; what fails to load is told and can be tried again. */
export async function startTrainer(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-train]');
  const { train, name = '', words, texts } = place?.dataset ?? {};
  const failed = document.querySelector('[data-failed]');
  if (place === null || train === undefined || words === undefined || texts === undefined) return;
  failed?.setAttribute('hidden', '');
  try {
    const language = fetch(words).then((response): Promise<SpeechData> => {
      if (!response.ok) throw new Error(`${words}: ${response.status}`);
      return response.json();
    });
    const own: TrainWords = JSON.parse(texts);
    const [{ openTrainer }, speech] = await Promise.all([import('./train-island.tsx'), language]);
    openTrainer(place, train, name, speech, own);
  } catch (error) {
    failed?.removeAttribute('hidden');
    whenTriedAgain(failed?.querySelector('[data-retry]'), () => void startTrainer());
    console.warn(error);
  }
}
