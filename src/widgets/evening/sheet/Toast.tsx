import type { ScoreGame } from '../game/game.ts';
import type { Say } from '../say.ts';
import { standingInWords } from './game-told.ts';

interface ToastProps {
  readonly note: string;
  readonly game: ScoreGame;
  /** Takes back what is told; null where it cannot be. */
  readonly onUndo: (() => void) | null;
  readonly say: Say;
}

/** What has just happened, with a way to take it back. */
export function Toast({ note, game, onUndo, say }: ToastProps) {
  return (
    <span class="toast">
      {note}
      {/* Who does not see the board hears how the game now stands. */}
      <span class="visually-hidden"> {standingInWords(game, say)}</span>
      {onUndo !== null && (
        <button type="button" onClick={onUndo}>
          {say.text('undo')}
        </button>
      )}
    </span>
  );
}
