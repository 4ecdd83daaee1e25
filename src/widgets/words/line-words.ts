import { type Action, judge, type Position, type Seat } from '../../engine/index.ts';
import type { Piece } from './phrase.ts';
import { playerName } from './reader.ts';
import type { Speech } from './speech.ts';
import { stepPieces } from './step-words.ts';

/**
 * Acts one after another in words, each from the position that those before it lead to. Seen from the seat of a reader, who acts is
 * named where it is no longer the same player.
 */
export function linePieces(
  start: Position,
  actions: readonly Action[],
  speech: Speech,
  reader?: Seat,
): readonly (readonly Piece[])[] {
  let position = start;
  let last = start.turn;
  return actions.map((action) => {
    const { turn } = position;
    const said = stepPieces(position, action, speech);
    const named = reader !== undefined && turn !== last;
    const pieces = named ? [`${playerName(position, turn, reader, speech)}: `, ...said] : said;
    const verdict = judge(position, action);
    if (verdict.legal) position = verdict.next;
    last = turn;
    return pieces;
  });
}
