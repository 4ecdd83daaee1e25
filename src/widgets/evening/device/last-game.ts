import { fieldsIn, forgetText, keepText, readKept } from '../../page/kept-text.ts';

const place = 'score-sheets/last';

/** The game that runs, in short: enough for a link to it from pages that know nothing of games. */
export interface LastGame {
  readonly id: string;
  readonly ruleset: string;
  /** Its sides with their totals, in words. */
  readonly told: string;
}

/** Remembers which game runs. */
export function keepLastGame(game: LastGame): void {
  keepText(place, JSON.stringify(game));
}

/** Forgets that a game runs, if it is this one; another that runs stays the one to go on with. */
export function forgetLastGame(id: string): void {
  if (lastGame()?.id === id) forgetText(place);
}

/** The game that runs; null if none does. */
export function lastGame(): LastGame | null {
  return readKept(place, (text): LastGame | null => {
    const { id, ruleset, told } = fieldsIn(text) ?? {};
    const isOne = typeof id === 'string' && typeof ruleset === 'string' && typeof told === 'string';
    return isOne ? { id, ruleset, told } : null;
  }).value;
}
