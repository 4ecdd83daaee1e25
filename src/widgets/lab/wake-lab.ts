import { whenTriedAgain } from '../page/tried-again.ts';
import type { SpeechData } from '../words/speech.ts';

/** Makes the laboratory of the page live as soon as its language is there; if it cannot be, the reader is told and may try again. */
export async function startLab(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-lab]');
  const failed = document.querySelector('[data-failed]');
  const { lab, words, ruleset, texts } = place?.dataset ?? {};
  if (place === null || lab === undefined || words === undefined || ruleset === undefined || texts === undefined)
    return;
  failed?.setAttribute('hidden', '');
  try {
    const language = fetch(words).then((response): Promise<SpeechData> => {
      if (!response.ok) throw new Error(`${words}: ${response.status}`);
      return response.json();
    });
    const [{ openLab }, speech] = await Promise.all([import('./lab-island.tsx'), language]);
    openLab(place, lab, ruleset, speech, JSON.parse(texts));
    place.dataset.state = 'live';
  } catch (error) {
    failed?.removeAttribute('hidden');
    whenTriedAgain(failed?.querySelector('[data-retry]'), () => void startLab());
    console.warn(error);
  }
}
