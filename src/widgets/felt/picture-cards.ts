import type { TableLayout } from '../../table/place.ts';
import { cardMarkup } from '../../table/svg.ts';

/** The cards of a layout as they lie in the picture, each a group of its own, so that it can be moved without drawing the rest anew. */
export function pictureCards({ cards }: TableLayout): string {
  return cards.map((place) => `<g>${cardMarkup(place)}</g>`).join('');
}

/** Shakes cards of the picture that have been refused; the style sheet says how, and that it is still where readers wish no motion. */
export function refuseInPicture(group: SVGGElement, layout: TableLayout, keys: readonly string[]): void {
  for (const [place, { key }] of layout.cards.entries()) {
    const card = group.children[place];
    if (card === undefined || !keys.includes(key)) continue;
    card.classList.add('refused-card');
    card.addEventListener('animationend', () => card.classList.remove('refused-card'), { once: true });
  }
}
