import { render } from 'preact';
import { isClauseAddress, type NotationError, type Position, readPosition } from '../engine/index.ts';
import { questionsFrom } from './question-data.ts';
import { readerOf } from './reader.ts';
import { TableWidget } from './TableWidget.tsx';
import type { TableData } from './table-data.ts';
import { Tongue, type TongueData } from './tongue.ts';

/**
 * Makes a table on a page live. `linked` is the position of the address by which the reader came, if it is meant for this table; a
 * damaged one is told of, and the table shows the scenario's own position.
 */
export function bringToLife(place: HTMLElement, data: TableData, language: TongueData, linked: string | null): void {
  const tongue = new Tongue(language);
  const own = readPosition(data.position);
  if (!own.ok) throw new Error(`the position of the table ${data.id} cannot be read: ${own.error.code}`);
  const wanted = linked === null ? null : linkedPosition(linked, own.value.position, tongue);
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
      // A position from a link is the reader's own: the questions are about the scenario's.
      questions={wanted?.position == null ? questionsFrom(data.questions, cases) : []}
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
  readonly damage: string | null;
}

function linkedPosition(text: string, own: Position, tongue: Tongue): Linked {
  const line = readPosition(text);
  const damage = (reason: string) => ({ position: null, damage: tongue.text('damaged', { reason }) });
  if (!line.ok) return damage(damageText(line.error, tongue));
  if (line.value.position.ruleset.id !== own.ruleset.id) return damage(tongue.text('damaged-other-ruleset'));
  return { position: line.value.position, damage: null };
}

function damageText({ code, place, piece }: NotationError, tongue: Tongue): string {
  return tongue.text(`damaged-${code}`, { place: place + 1, piece });
}
