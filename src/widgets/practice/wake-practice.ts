import { whenTriedAgain } from '../page/tried-again.ts';
import type { SpeechData } from '../words/speech.ts';
import type { PracticeWords } from './practice-words.ts';

/** Opens the practice table of the page as soon as its language is there; what fails to load is told and can be tried again. */
export async function startPractice(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-practice]');
  const { practice, words, texts } = place?.dataset ?? {};
  const failed = document.querySelector('[data-failed]');
  if (place === null || practice === undefined || words === undefined || texts === undefined) return;
  failed?.setAttribute('hidden', '');
  try {
    const language = fetch(words).then((response): Promise<SpeechData> => {
      if (!response.ok) throw new Error(`${words}: ${response.status}`);
      return response.json();
    });
    const own: PracticeWords = JSON.parse(texts);
    const [{ openPractice }, speech] = await Promise.all([import('./practice-island.tsx'), language]);
    openPractice(place, practice, speech, own);
  } catch (error) {
    failed?.removeAttribute('hidden');
    whenTriedAgain(failed?.querySelector('[data-retry]'), () => void startPractice());
    console.warn(error);
  }
}
