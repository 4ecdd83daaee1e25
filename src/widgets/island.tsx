import { render } from 'preact';
import { type Action, isClauseAddress, type NotationError, type Position, readPosition } from '../engine/index.ts';
import { afterActs, isSamePosition, type LinkedView, readView, withView } from './link.ts';
import { questionsFrom } from './question-data.ts';
import { readerOf } from './reader.ts';
import { startState } from './state.ts';
import { TableWidget } from './TableWidget.tsx';
import type { TableData } from './table-data.ts';
import { Tongue, type TongueData } from './tongue.ts';

/**
 * Makes a table on a page live. `linked` is the position of the address by which the reader came, if it is meant for this table; a
 * damaged one is told of, and the table shows the scenario's own position.
 */
export function bringToLife(
  place: HTMLElement,
  data: TableData,
  language: TongueData,
  linked: URLSearchParams | null,
): void {
  const tongue = new Tongue(language);
  const own = readPosition(data.position);
  if (!own.ok) throw new Error(`the position of the table ${data.id} cannot be read: ${own.error.code}`);
  const wanted = linked === null ? null : linkedPosition(linked, own.value.position, data.questions.length, tongue);
  const itself = wanted?.position == null || isSamePosition(wanted.position, own.value.position);
  const cases = data.cases.flatMap((text) => {
    const line = readPosition(text);
    return line.ok ? [line.value] : [];
  });
  place.replaceChildren();
  render(
    <TableWidget
      id={data.id}
      position={wanted?.position ?? own.value.position}
      reader={readerOf(own.value.position)}
      // Another position from a link is the reader's own: the questions are about the scenario's.
      questions={itself ? questionsFrom(data.questions, cases) : []}
      view={wanted?.view ?? null}
      acts={wanted?.acts ?? []}
      cases={cases}
      about={data.about.filter(isClauseAddress)}
      tongue={tongue}
      damage={wanted?.damage ?? null}
    />,
    place,
  );
}

interface Linked {
  readonly position: Position | null;
  /** What was done from there. */
  readonly acts: readonly Action[];
  readonly view: LinkedView | null;
  readonly damage: string | null;
}

function linkedPosition(parameters: URLSearchParams, own: Position, questions: number, tongue: Tongue): Linked {
  const line = readPosition(parameters.get('position') ?? '');
  const damage = (reason: string) => ({
    position: null,
    acts: [],
    view: null,
    damage: tongue.text('damaged', { reason }),
  });
  if (!line.ok) return damage(damageText(line.error, tongue));
  const { position } = line.value;
  if (position.ruleset.id !== own.ruleset.id) return damage(tongue.text('damaged-other-ruleset'));
  const { actions: acts } = line.value;
  const table = afterActs(startState(position), acts);
  if (table === null) return { position, acts: [], view: null, damage: tongue.text('damaged-acts') };
  const view = readView(parameters);
  const fits = view !== null && (view.question === null || view.question < questions) && withView(table, view) !== null;
  if (!fits) return { position, acts, view: null, damage: tongue.text('damaged-choice') };
  return { position, acts, view, damage: null };
}

/** How much of a damaged piece is quoted: enough to find it, and not the whole of a long text. */
const mostQuoted = 24;

function damageText({ code, place, piece }: NotationError, tongue: Tongue): string {
  const quoted = piece.length > mostQuoted ? `${piece.slice(0, mostQuoted)}…` : piece;
  return tongue.text(`damaged-${code}`, { place: place + 1, piece: quoted });
}
