import { whenTriedAgain } from '../page/tried-again.ts';
import type { ExamData } from './exam-data.ts';

/** Opens the paper of the page; the list of all incidents closes then. What fails to load is told and can be tried again. */
export async function startExam(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-exam]');
  const failed = document.querySelector('[data-failed]');
  if (place?.dataset.exam === undefined) return;
  const { exam } = place.dataset;
  failed?.setAttribute('hidden', '');
  try {
    const incidents = fetch(exam).then((response): Promise<ExamData> => {
      if (!response.ok) throw new Error(`${exam}: ${response.status}`);
      return response.json();
    });
    const [{ openExam }, data] = await Promise.all([import('./exam-island.tsx'), incidents]);
    openExam(place, data);
    document.querySelector('.exam-all')?.removeAttribute('open');
  } catch (error) {
    failed?.removeAttribute('hidden');
    whenTriedAgain(failed?.querySelector('[data-retry]'), () => void startExam());
    console.warn(error);
  }
}
