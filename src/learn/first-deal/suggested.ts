import { type Action, canGoOut, judge, viewFrom } from '../../engine/index.ts';
import { agreeing } from '../../insight/index.ts';
import type { Player } from './acts.ts';
import type { Course } from './course.ts';
import { lawfulAct } from './lawful-act.ts';
import { translated } from './units.ts';

/**
 * The act that suggests itself to the reader: what is written, or what the player would do who agrees with what is told. A written question
 * whether to go out is left where the reader’s cards are others than those that it was written for, and cannot go out.
 */
export function suggested({ position, reader, staged, turn, onLine, pending }: Course, player: Player): Action {
  const view = viewFrom(position, reader);
  for (const { before, action, units } of onLine ? (staged[turn]?.moments ?? []) : []) {
    const here = translated(action, before, position);
    const isInVain = here.type === 'ask' && !canGoOut(view);
    if (units.some((unit) => pending.has(unit)) && judge(position, here).legal && !isInVain) return here;
  }
  const wanted = agreeing(view, reader, player(view));
  const act = lawfulAct(position, wanted);
  // What takes the place of an act that the whole truth refuses agrees with what is told as well.
  return act === wanted ? act : lawfulAct(position, agreeing(view, reader, act));
}
