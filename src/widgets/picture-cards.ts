import { partCarried } from '../table/carry.ts';
import type { IndexLetters } from '../table/faces/corner.ts';
import type { Moving } from '../table/painter.ts';
import type { TableLayout } from '../table/place.ts';
import { cardMarkup } from '../table/svg.ts';
import { addFaces } from './faces.ts';

/** The cards of a layout as they lie in the picture, each a group of its own, so that it can be moved without drawing the rest anew. */
export function pictureCards({ cards }: TableLayout): string {
  return cards.map((place) => `<g>${cardMarkup(place)}</g>`).join('');
}

/** A card that is being carried: its group in the picture, and before which other it lay. */
interface Carried {
  readonly card: Element;
  readonly key: string;
  readonly before: Element | null;
}

const carriedIn = new WeakMap<SVGGElement, readonly Carried[]>();

/**
 * Has cards of the picture follow the pointer, gathered beside the one that was grabbed; with null they go back. `group` holds what
 * `pictureCards` has made of the same layout. Over a canvas too it is the picture that carries: a group of it moves with less work than a
 * whole canvas is painted anew.
 */
export function carryInPicture(
  group: SVGGElement,
  layout: TableLayout,
  moving: Moving | null,
  letters: IndexLetters,
): void {
  if (moving === null) {
    putBack(group, layout);
    return;
  }
  const carried = carriedIn.get(group) ?? pickUp(group, layout, moving, letters);
  for (const { card } of carried) card.setAttribute('transform', `translate(${moving.x} ${moving.y})`);
}

function pickUp(group: SVGGElement, layout: TableLayout, moving: Moving, letters: IndexLetters): readonly Carried[] {
  const { carried } = partCarried(layout, moving);
  addFaces({ ...layout, cards: carried }, letters);
  const picked = carried.flatMap((place) => {
    const card = group.children[layout.cards.findIndex(({ key }) => key === place.key)];
    if (card === undefined) return [];
    card.innerHTML = cardMarkup(place);
    card.classList.add('carried');
    return [{ card, key: place.key, before: card.nextElementSibling }];
  });
  group.append(...picked.map(({ card }) => card));
  carriedIn.set(group, picked);
  return picked;
}

function putBack(group: SVGGElement, layout: TableLayout): void {
  const carried = carriedIn.get(group) ?? [];
  carriedIn.delete(group);
  for (const { card, key, before } of carried.toReversed()) {
    const place = layout.cards.find((candidate) => candidate.key === key);
    // If the picture has been drawn anew meanwhile, what was carried is no longer in it.
    if (place === undefined || card.parentNode !== group) continue;
    card.removeAttribute('transform');
    card.classList.remove('carried');
    card.innerHTML = cardMarkup(place);
    group.insertBefore(card, before);
  }
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
