import { whenTriedAgain } from '../page/tried-again.ts';
import type { ExamData } from './exam-data.ts';

/** Opens the paper of the page; the list of all incidents closes then. What fails to load is told and can be tried again. */
export async function startExam(): Promise<void> {
  const place = document.querySelector('[data-exam]');
  const text = document.querySelector('[data-exam-incidents]')?.textContent;
  const failed = document.querySelector('[data-failed]');
  if (place === null || !text) return;
  failed?.setAttribute('hidden', '');
  try {
    const data: ExamData = JSON.parse(text);
    const { openExam } = await import('./exam-island.tsx');
    openExam(place, data);
    document.querySelector('.exam-all')?.removeAttribute('open');
  } catch (error) {
    failed?.removeAttribute('hidden');
    whenTriedAgain(failed?.querySelector('[data-retry]'), () => void startExam());
    console.warn(error);
  }
}
