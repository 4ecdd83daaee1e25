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
    const { isPlanAsked, openPlan } = await import('./plan-island.tsx');
    await openPlan(place, texts, document.documentElement.lang);
    addEventListener('hashchange', () => {
      if (isPlanAsked(location.hash)) location.reload();
    });
  } catch (error) {
    failed?.removeAttribute('hidden');
    whenTriedAgain(failed?.querySelector('[data-retry]'), () => void startPlan());
    console.warn(error);
  }
}
