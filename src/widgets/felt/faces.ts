import type { IndexLetters } from '../../table/faces/corner.ts';
import { faceId, faceSymbols } from '../../table/faces/svg-faces.ts';
import type { TableLayout } from '../../table/place.ts';
import { facesOf } from '../../table/svg.ts';
import { faceSheetId } from './face-sheet.ts';

/** Adds to the page's sheet the faces that a layout uses and that are not on it yet: cards drawn, or of a position from a link. */
export function addFaces(layout: TableLayout, letters: IndexLetters): void {
  const sheet = document.getElementById(faceSheetId);
  const lacking = facesOf(layout).filter((face) => document.getElementById(faceId(face)) === null);
  if (lacking.length > 0) sheet?.insertAdjacentHTML('beforeend', faceSymbols(lacking, letters));
}
