import { useState } from 'preact/hooks';
import { type Action, viewFrom } from '../../engine/index.ts';
import type { ReplayStep } from '../../learn/replay/replay.ts';
import { type MoveReason, remembered } from '../../players/index.ts';
import { actionIn, lineOf } from '../practice/game/errand-lines.ts';
import type { Thinkers } from '../practice/game/thinkers.ts';

/** What a strong player would have done in the place of an act. */
export type StrongMove =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'found'; readonly better: Action; readonly reason: MoveReason | null; readonly points: number };

/** Asks a strong player about acts: by what the one who acted could see, and with the same chance every time. */
export function useStrongPlayer(
  steps: readonly ReplayStep[],
  at: number,
  call: () => Thinkers,
): readonly [StrongMove | null, () => void] {
  const step = steps[at - 1];
  const [answer, setAnswer] = useState<{ readonly step: ReplayStep; readonly move: StrongMove } | null>(null);
  const ask = () => {
    if (step === undefined) return;
    const { before, seat, action, verdict } = step;
    const put = (move: StrongMove) => setAnswer({ step, move });
    put({ kind: 'thinking' });
    const view = viewFrom(before, seat);
    const memory = remembered(steps.slice(0, at).map((each) => each.before));
    const thought = verdict.legal
      ? call().ask({ kind: 'compare', line: lineOf(view, action), seed: at, memory })
      : call().ask({ kind: 'advise', line: lineOf(view), seed: at, memory });
    thought
      .then(({ line, reason, points }) => put({ kind: 'found', better: actionIn(line), reason, points }))
      .catch(() => put({ kind: 'silent' }));
  };
  return [answer !== null && answer.step === step ? answer.move : null, ask];
}
