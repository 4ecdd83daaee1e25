import type { IndexLetters } from '../../table/faces/corner.ts';
import type { Painter } from '../../table/painter.ts';
import type { TableLayout } from '../../table/place.ts';

/** How many tables of a page may be painted live at the same time: every canvas costs memory and a context. */
const most = 2;

const claims: { give: () => void }[] = [];

/**
 * Claims one of the few live canvases for a table; the longest-standing claim gives way. `use` gets the painter when it is ready and
 * null when it is gone for whatever reason. Returns the way to let go.
 */
export function claimCanvas(
  host: HTMLElement,
  letters: IndexLetters,
  layout: { readonly current: TableLayout },
  use: (painter: Painter | null) => void,
): () => void {
  let painter: Painter | null = null;
  let wanted = true;
  const claim = {
    give: () => {
      if (!wanted) return;
      wanted = false;
      claims.splice(claims.indexOf(claim), 1);
      use(null);
      painter?.destroy();
    },
  };
  claims.push(claim);
  while (claims.length > most) claims[0]?.give();
  import('../../table/pixi/painter.ts')
    .then(({ pixiPainter }) => (wanted ? pixiPainter(host, letters, layout.current, claim.give) : null))
    .then((ready) => {
      if (ready === null || !wanted) return ready?.destroy();
      painter = ready;
      use(ready);
    })
    .catch(claim.give);
  return claim.give;
}
