import type { TongueData } from '../tongue.ts';

/** Opens the laboratory of the page as soon as its language is there. */
export async function startLab(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-lab]');
  const { lab, words, ruleset } = place?.dataset ?? {};
  if (place === null || words === undefined || ruleset === undefined) return;
  if (lab !== 'meld' && lab !== 'pile') return;
  try {
    const language = fetch(words).then((response): Promise<TongueData> => response.json());
    const [{ openLab }, tongue] = await Promise.all([import('./island.tsx'), language]);
    openLab(place, lab, ruleset, tongue);
  } catch (error) {
    document.querySelector('[data-failed]')?.removeAttribute('hidden');
    console.warn(error);
  }
}
