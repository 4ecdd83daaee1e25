/**
 * Shows on the overview how far each lesson has been done, and offers to forget it, after a question and so that it can be put back; tells
 * where the device keeps nothing, or what it kept cannot be read.
 */
export async function startOverview(): Promise<void> {
  const { forgetTasksOf, keepsProgress, readTasks } = await import('./kept-tasks.ts');
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
  const forgetting = document.querySelector<HTMLElement>('[data-forgetting]');
  let putBack: () => void = () => undefined;
  const show = (part: string) => {
    for (const each of forgetting?.querySelectorAll<HTMLElement>('[data-part]') ?? [])
      each.hidden = each.dataset.part !== part;
    // What was pressed has gone: the keyboard goes on at the first that can be pressed now.
    forgetting?.querySelector<HTMLElement>(`[data-part="${part}"] button`)?.focus();
  };
  forgetting?.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-does]') : null;
    if (pressed === null) return;
    const { does = '' } = pressed.dataset;
    if (does === 'forgotten') putBack = forgetTasksOf(forgetting.dataset.game ?? '');
    if (does === 'put-back') putBack();
    show(does === 'put-back' ? 'offer' : does);
    update();
  });
  update();
}
