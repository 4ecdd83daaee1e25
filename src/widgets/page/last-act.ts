import type { TableState } from '../table/table-state.ts';
import { playerName } from '../words/reader.ts';
import type { Speech } from '../words/speech.ts';
import { stepPieces } from '../words/step-words.ts';

/** What was done last at a table, as one text to be heard; empty where nothing was. */
export function lastActText({ past, reader }: TableState, speech: Speech): string {
  const last = past.at(-1);
  if (last === undefined) return '';
  const { position, action } = last;
  return `${playerName(position, position.turn, reader, speech)}: ${speech.aloud(stepPieces(position, action, speech))}`;
}
