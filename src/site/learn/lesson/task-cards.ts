import type { Card, Position } from '../../../engine/index.ts';
import { faceSheet, type UsedFace } from '../../../table/faces/svg-faces.ts';
import { layoutTable } from '../../../table/layout.ts';
import { designWidths } from '../../../table/metrics.ts';
import { facesOf } from '../../../table/svg.ts';
import { tableView } from '../../../widgets/felt/table-view.ts';
import { startState } from '../../../widgets/table/table-state.ts';
import type { Speech } from '../../../widgets/words/speech.ts';
import type { Task } from './task.ts';

/** How cards that stand in a row show themselves: the last one whole, those under it by their visible half. */
export function rowFaces(cards: readonly Card[]): readonly UsedFace[] {
  return cards.map((card, place) => ({ card, kind: place === cards.length - 1 ? 'whole' : 'half' }));
}

/** The cards that a task shows in rows: those that it asks about, and the choices. */
export function rowsOf(task: Task): readonly (readonly Card[])[] {
  if (task.kind === 'play') return [];
  const { question } = task;
  if ('cards' in question) return [question.cards];
  if (question.kind !== 'pick') return [];
  return question.which.by === 'meld' ? [question.which.with, ...question.choices] : question.choices;
}

/** Whether a task has anything to be seen on a table. */
export function hasTable({ kind, position }: Task): boolean {
  return (
    kind === 'play' ||
    position.pile.length > 0 ||
    position.phase === 'over' ||
    position.seats.some(({ hand }) => hand.known.length > 0)
  );
}

/** The sheet of faces of the pictures of some tasks, and of the tables that an example shows, at all widths. */
export function taskSheet(tasks: readonly Task[], speech: Speech, shown: readonly Position[] = []): string {
  const positions = [...tasks.filter(hasTable).map(({ position }) => position), ...shown];
  const pictured = positions.flatMap((position) => {
    const view = tableView(startState(position), speech);
    return Object.values(designWidths).flatMap((width) => facesOf(layoutTable(view, width)));
  });
  return faceSheet([...pictured, ...tasks.flatMap((task) => rowsOf(task).flatMap(rowFaces))], speech.letters);
}
