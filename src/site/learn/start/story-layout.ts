import type { Position } from '../../../engine/index.ts';
import type { UsedFace } from '../../../table/faces/svg-faces.ts';
import { layoutTable } from '../../../table/layout.ts';
import { designWidths } from '../../../table/metrics.ts';
import type { TableLayout } from '../../../table/place.ts';
import { facesOf } from '../../../table/svg.ts';
import type { TableView } from '../../../table/view.ts';
import { tableView } from '../../../widgets/felt/table-view.ts';
import { startState } from '../../../widgets/table/table-state.ts';
import type { Speech } from '../../../widgets/words/speech.ts';
import type { Scenario } from '../../scenario/site-scenario.ts';
import { storyPositions } from './story.ts';

/** One’s own half of the table at a step of a story that begins with `start`: stock and pile, one’s melds, one’s hand. */
export function storyView(position: Position, start: Position, speech: Speech): TableView {
  // Whose hand lies open stays the same when the turn has passed on.
  const shown = { ...startState(position), start, position: { ...position, turn: start.turn } };
  return { ...tableView(shown, speech), seats: [], resting: null, opponents: [], room: false };
}

/** The picture of a step of a story, laid out. */
export function storyLayout(view: TableView): TableLayout {
  return layoutTable(view, designWidths.narrow);
}

/** The faces that the pictures of a story use. */
export function storyFaces(scenario: Scenario, speech: Speech): readonly UsedFace[] {
  const positions = storyPositions(scenario);
  return positions.flatMap((position) => facesOf(storyLayout(storyView(position, positions[0] ?? position, speech))));
}
