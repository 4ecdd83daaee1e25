import type { Position } from '../../engine/index.ts';
import { faceSheet } from '../../table/faces/svg-faces.ts';
import { layoutTable } from '../../table/layout.ts';
import { designWidths } from '../../table/metrics.ts';
import { facesOf } from '../../table/svg.ts';
import { tableView } from '../../widgets/felt/table-view.ts';
import { startState } from '../../widgets/table/table-state.ts';
import type { Speech } from '../../widgets/words/speech.ts';

/** The faces that the pictures of these positions use, as the content of the page's sheet. */
export function faceSheetFor(positions: readonly Position[], speech: Speech): string {
  const layouts = positions.flatMap((position) => {
    const view = tableView(startState(position), speech);
    return Object.values(designWidths).map((width) => layoutTable(view, width));
  });
  return faceSheet(layouts.flatMap(facesOf), speech.letters);
}
