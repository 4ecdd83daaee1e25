import type { IndexLetters } from '../table/face.ts';
import type { TableLayout } from '../table/place.ts';
import { faceId, faceSymbols } from '../table/svg.ts';

/** The id of the element that holds the faces of a page's pictures. */
export const faceSheetId = 'faces';

/** Adds to the page's sheet the faces that a layout uses and that are not on it yet: cards drawn, or of a position from a link. */
export function addFaces(layout: TableLayout, letters: IndexLetters): void {
  const sheet = document.getElementById(faceSheetId);
  const cards = layout.cards.map(({ card }) => card).filter((card) => card !== null);
  const lacking = new Set(cards.filter((card) => document.getElementById(faceId(card)) === null));
  sheet?.insertAdjacentHTML('beforeend', faceSymbols(lacking, letters));
}
