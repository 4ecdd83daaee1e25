const key = 'game';

/** The games of the site, by their ids. */
function games(): readonly string[] {
  return document.querySelector<HTMLElement>('[data-games]')?.dataset.games?.split(' ') ?? [];
}

/** The game that the reader has chosen on this device; none where what is kept is no game of the site. */
export function ownGame(): string | undefined {
  try {
    const kept = localStorage.getItem(key);
    return games().find((game) => game === kept);
  } catch {
    return undefined;
  }
}

/** Remembers a choice; where the browser keeps nothing, it holds for this page. */
export function chooseGame(game: string): void {
  try {
    localStorage.setItem(key, game);
  } catch {}
  leadTo(game);
}

/** The ways of the header lead to the reader’s game on pages that are about no game. */
function leadTo(game: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-of-game]')) {
    link.pathname = link.pathname.replace(`/${link.dataset.ofGame}/`, `/${game}/`);
    link.dataset.ofGame = game;
  }
}

/** Leads to the remembered game, and remembers what is chosen in the contents. */
export function followOwnGame(): void {
  const game = ownGame();
  if (game !== undefined) leadTo(game);
  document.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? target.closest<HTMLElement>('a[data-game]')?.dataset.game : undefined;
    if (chosen !== undefined) chooseGame(chosen);
  });
}
