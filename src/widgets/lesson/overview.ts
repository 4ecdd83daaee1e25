/**
 * Shows on the overview how far each lesson has been done, and offers to forget it; tells where the device keeps nothing, or what it kept
 * cannot be read.
 */
export async function startOverview(): Promise<void> {
  const { forgetGameOf, keepsProgress, readTasks } = await import('./kept-tasks.ts');
  const entries = [...document.querySelectorAll<HTMLElement>('[data-lesson]')];
  const update = () => {
    const { doneIn, damaged } = readTasks();
    if (damaged) document.querySelector('[data-damaged]')?.removeAttribute('hidden');
    for (const entry of entries) {
      const done = doneIn(entry.dataset.lesson ?? '').length;
      const of = Number(entry.dataset.tasks);
      const told = entry.querySelector('[data-progress]');
      if (told) told.textContent = done === 0 ? '' : `${Math.min(done, of)}/${of}`;
      entry.toggleAttribute('data-done', done >= of);
    }
  };
  if (!keepsProgress()) document.querySelector('[data-not-kept]')?.removeAttribute('hidden');
  document.querySelector('[data-clear]')?.addEventListener('click', () => {
    forgetGameOf(entries[0]?.dataset.lesson ?? '');
    update();
  });
  update();
}
