import type { Position } from '../../engine/index.ts';
import { faceSheet } from '../../table/faces/svg-faces.ts';
import { layoutTable } from '../../table/layout.ts';
import { designWidths } from '../../table/metrics.ts';
import { facesOf } from '../../table/svg.ts';
import { startState } from '../../widgets/state.ts';
import { tableView } from '../../widgets/table-view.ts';
import type { Tongue } from '../../widgets/tongue.ts';

/** The faces that the pictures of these positions use, as the content of the page's sheet. */
export function faceSheetFor(positions: readonly Position[], tongue: Tongue): string {
  const layouts = positions.flatMap((position) => {
    const view = tableView(startState(position), tongue);
    return Object.values(designWidths).map((width) => layoutTable(view, width));
  });
  return faceSheet(layouts.flatMap(facesOf), tongue.letters);
}
