import { useEffect, useState } from 'preact/hooks';
import type { Action } from '../../../engine/index.ts';
import type { MoveReason } from '../../../players/index.ts';
import { actionIn, lineOf } from '../game/errand-lines.ts';
import { chanceNow, type Game, memoryNow, readersSeat, readersView, seatToAct } from '../game/game.ts';
import type { Thinkers } from '../game/thinkers.ts';

/** A hint: still being thought about, or a move with its reason. */
export interface Advised {
  readonly action: Action | null;
  readonly reason: MoveReason | null;
}

/** The hint for the reader's move, and the ways to ask for it, or to have the move made as soon as it is found. */
export interface Advice {
  readonly advised: Advised | null;
  readonly ask: () => void;
  readonly askAndDo: () => void;
}

/** The hint for the reader's move, once it has been asked for; it is gone with the next move. `onDo` makes the move for the reader. */
export function useAdvice(
  game: Game,
  thinkers: Thinkers,
  onDo: (action: Action, reason: MoveReason | null) => void,
): Advice {
  const [given, setGiven] = useState<(Advised & { readonly game: Game }) | null>(null);
  // A hint belongs to its game as it stood: cleared by an effect, one asked for at once after a move would be lost.
  const advised = given?.game === game ? given : null;
  const ask = () => {
    if (seatToAct(game.position) !== readersSeat || advised !== null) return;
    setGiven({ game, action: null, reason: null });
    const line = lineOf(readersView(game.position));
    thinkers
      .ask({ kind: 'advise', line, seed: chanceNow(game), memory: memoryNow(game) })
      .then(({ line: told, reason }) =>
        setGiven((now) => (now?.game === game ? { game, action: actionIn(told), reason } : now)),
      )
      .catch(() => setGiven(null));
  };
  const [wanted, setWanted] = useState<Game | null>(null);
  useEffect(() => {
    if (wanted === null || wanted !== game || advised?.action == null) return;
    setWanted(null);
    onDo(advised.action, advised.reason);
  });
  return {
    advised,
    ask,
    askAndDo: () => {
      setWanted(game);
      ask();
    },
  };
}
