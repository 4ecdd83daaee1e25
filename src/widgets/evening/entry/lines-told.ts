import type { Objection, Ruleset, ScoreItem } from '../../../engine/index.ts';
import type { ScoreGame } from '../game/game.ts';
import type { Say } from '../say.ts';
import { faceName } from './Counter.tsx';

/** The line of the sheet that a field of an entry is for; fields that are no lines have none. */
export function itemOf(field: Objection['field']): ScoreItem | null {
  switch (field) {
    case 'wild-canasta-of-twos':
    case 'wild-canasta-of-jokers':
      return 'wild-canasta';
    case 'opened':
    case 'loser':
      return null;
    default:
      return field;
  }
}

/** An objection in the reader's language: whom it is about, and what is wrong or odd. */
export function objectionText(objection: Objection, game: ScoreGame, ruleset: Ruleset, say: Say): string {
  const { code, side, field, found = 0, limit = 0, face, result } = objection;
  const item = itemOf(field);
  const text = say.text(`o-${code}`, {
    item: item === null ? '' : say.item(item),
    found,
    limit,
    face: face === undefined ? '' : faceName(face, say),
    result: result === undefined || result === 'none' ? '' : say.text(`result-${result}`),
  });
  return side === null ? text : `${say.side(game, ruleset, side)}: ${text}`;
}
