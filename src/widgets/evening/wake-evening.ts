import { whenTriedAgain } from '../page/tried-again.ts';
import type { EveningTexts } from './evening-words.ts';

/** Opens the score sheet of the page; what fails to load is told and can be tried again. A link that is opened later opens anew. */
export async function startScore(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-score]');
  const { score, texts } = place?.dataset ?? {};
  const failed = document.querySelector('[data-failed]');
  if (place === null || score === undefined || texts === undefined) return;
  failed?.setAttribute('hidden', '');
  try {
    const words: EveningTexts = JSON.parse(texts);
    const { isAsked, openScore } = await import('./evening-island.tsx');
    await openScore(place, score, words);
    addEventListener('hashchange', () => {
      if (isAsked(location.hash)) location.reload();
    });
  } catch (error) {
    failed?.removeAttribute('hidden');
    whenTriedAgain(failed?.querySelector('[data-retry]'), () => void startScore());
    console.warn(error);
  }
}
