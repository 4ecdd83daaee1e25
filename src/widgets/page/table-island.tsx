import { type Action, isClauseAddress, type NotationError, type Position, readPosition } from '../../engine/index.ts';
import { afterActs, isSamePosition, type LinkedView, readView, withView } from '../question/link.ts';
import { questionsFrom } from '../question/question-data.ts';
import { startState } from '../table/table-state.ts';
import { readerOf } from '../words/reader.ts';
import { Speech, type SpeechData } from '../words/speech.ts';
import { openIsland } from './island.ts';
import { TableWidget } from './TableWidget.tsx';
import type { TableData } from './table-data.ts';

/**
 * Makes a table on a page live. `linked` is the position of the address by which the reader came, if it is meant for this table; a
 * damaged one is told of, and the table shows the scenario's own position.
 */
export function bringToLife(
  place: HTMLElement,
  data: TableData,
  language: SpeechData,
  linked: URLSearchParams | null,
): void {
  const speech = new Speech(language);
  const own = readPosition(data.position);
  if (!own.ok) throw new Error(`the position of the table ${data.id} cannot be read: ${own.error.code}`);
  const wanted = linked === null ? null : linkedPosition(linked, own.value.position, data.questions.length, speech);
  const itself = wanted?.position == null || isSamePosition(wanted.position, own.value.position);
  const cases = data.cases.flatMap((text) => {
    const line = readPosition(text);
    return line.ok ? [line.value] : [];
  });
  openIsland(
    place,
    <TableWidget
      id={data.id}
      position={wanted?.position ?? own.value.position}
      own={own.value.position}
      reader={readerOf(own.value.position)}
      // Another position from a link is the reader's own: the questions are about the scenario's.
      questions={itself ? questionsFrom(data.questions, cases) : []}
      view={wanted?.view ?? null}
      acts={wanted?.acts ?? []}
      cases={cases}
      about={data.about.filter(isClauseAddress)}
      speech={speech}
      damage={wanted?.damage ?? null}
    />,
  );
}

interface Linked {
  readonly position: Position | null;
  /** What was done from there. */
  readonly acts: readonly Action[];
  readonly view: LinkedView | null;
  readonly damage: string | null;
}

function linkedPosition(parameters: URLSearchParams, own: Position, questions: number, speech: Speech): Linked {
  const line = readPosition(parameters.get('position') ?? '');
  const damage = (reason: string) => ({
    position: null,
    acts: [],
    view: null,
    damage: speech.text('damaged', { reason }),
  });
  if (!line.ok) return damage(damageText(line.error, speech));
  const { position } = line.value;
  if (position.ruleset.id !== own.ruleset.id) return damage(speech.text('damaged-other-ruleset'));
  const { actions: acts } = line.value;
  const table = afterActs(startState(position), acts);
  if (table === null) return { position, acts: [], view: null, damage: speech.text('damaged-acts') };
  const view = readView(parameters);
  const fits = view !== null && (view.question === null || view.question < questions) && withView(table, view) !== null;
  if (!fits) return { position, acts, view: null, damage: speech.text('damaged-choice') };
  return { position, acts, view, damage: null };
}

/** How much of a damaged piece is quoted: enough to find it, and not the whole of a long text. */
const mostQuoted = 24;

function damageText({ code, place, piece }: NotationError, speech: Speech): string {
  const quoted = piece.length > mostQuoted ? `${piece.slice(0, mostQuoted)}…` : piece;
  return speech.text(`damaged-${code}`, { place: place + 1, piece: quoted });
}
