/**
 * The switch between light and dark. A choice that is the system's own is forgotten, so that the page follows the system again; any
 * other is remembered, and `earlyScript` applies it on the next page before anything is painted.
 */
export function offerAppearance(): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-appearance]');
  const system = matchMedia('(prefers-color-scheme: dark)');
  const root = document.documentElement;
  const isDark = () => (root.dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark';
  const show = () => button?.setAttribute('aria-pressed', String(isDark()));

  button?.addEventListener('click', () => {
    const dark = !isDark();
    const chosen = dark ? 'dark' : 'light';
    if (dark === system.matches) delete root.dataset.theme;
    else root.dataset.theme = chosen;
    remember(dark === system.matches ? null : chosen);
    show();
  });
  system.addEventListener('change', show);
  show();
}

/** Keeps the choice on the device; where the browser keeps nothing, it holds for this page. */
function remember(theme: string | null): void {
  try {
    if (theme === null) localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {}
}
