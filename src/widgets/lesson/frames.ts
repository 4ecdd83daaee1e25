/** Shows the steps of a worked example one at a time; after the last one `onEnd`. */
export function startFrames(example: HTMLElement, onEnd: () => void): void {
  const frames = [...example.querySelectorAll<HTMLElement>('[data-frame]')];
  const [back, on] = ['[data-frame-back]', '[data-frame-on]'].map((part) => example.querySelector<HTMLElement>(part));
  const word = on?.textContent ?? '';
  let now = 0;
  const show = (place: number) => {
    now = place;
    for (const [index, frame] of frames.entries()) frame.toggleAttribute('data-now', index === now);
    if (back instanceof HTMLButtonElement) back.disabled = now === 0;
    if (on) on.textContent = now === frames.length - 1 ? (on.dataset.last ?? word) : word;
  };
  back?.addEventListener('click', () => show(Math.max(0, now - 1)));
  on?.addEventListener('click', () => (now === frames.length - 1 ? onEnd() : show(now + 1)));
  show(0);
}
