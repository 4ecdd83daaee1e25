import { whenTriedAgain } from '../../page/tried-again.ts';
import type { PlanTexts } from './plan-words.ts';

/** Opens the evening of the page; what fails to load is told and can be tried again. */
export async function startPlan(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-evening]');
  const failed = document.querySelector('[data-failed]');
  if (place?.dataset.texts === undefined) return;
  failed?.setAttribute('hidden', '');
  try {
    const texts: PlanTexts = JSON.parse(place.dataset.texts);
    const { openPlan } = await import('./plan-island.tsx');
    openPlan(place, texts, document.documentElement.lang);
  } catch (error) {
    failed?.removeAttribute('hidden');
    whenTriedAgain(failed?.querySelector('[data-retry]'), () => void startPlan());
    console.warn(error);
  }
}
