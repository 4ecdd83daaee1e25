import { clearProgress, keepsProgress, readProgress } from './progress.ts';

/** Shows on the overview how far each lesson has been done, and offers to forget it; tells where the device keeps nothing. */
export function startOverview(): void {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-lesson]')];
  const update = () => {
    const progress = readProgress();
    for (const entry of entries) {
      const done = progress[entry.dataset.lesson ?? '']?.length ?? 0;
      const of = Number(entry.dataset.tasks);
      const told = entry.querySelector('[data-progress]');
      if (told) told.textContent = done === 0 ? '' : `${Math.min(done, of)}/${of}`;
      entry.toggleAttribute('data-done', done >= of);
    }
  };
  if (!keepsProgress()) document.querySelector('[data-not-kept]')?.removeAttribute('hidden');
  document.querySelector('[data-clear]')?.addEventListener('click', () => {
    clearProgress();
    update();
  });
  update();
}
