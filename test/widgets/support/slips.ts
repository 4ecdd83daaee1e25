import {
  type Action,
  deal,
  judge,
  type Position,
  type RulesetId,
  usualRuleset,
  type Verdict,
  viewFrom,
} from '../../../src/engine/index.ts';
import { choose } from '../../../src/players/index.ts';
import { adviceAfter } from '../../../src/widgets/words/advice.ts';
import { chanceOf, nearlyLawful } from '../../engine/support/nearly-lawful.ts';

/** An act of a beginner that is refused, with what would be said first. */
export interface Slip {
  readonly position: Position;
  readonly action: Action;
  readonly verdict: Extract<Verdict, { legal: false }>;
  /** What kind of slip it is: the act, the rule that it breaks, and the advice that follows. */
  readonly kind: string;
}

/** Slips of beginners: acts that come near lawful ones and are refused, as many as are asked for, at the tables of deals of a seed. */
export function slipsOf(ruleset: RulesetId, wanted: number, seed = 1): readonly Slip[] {
  const chance = chanceOf(seed, 11);
  const slips: Slip[] = [];
  for (let nr = seed; slips.length < wanted; nr++) {
    let position = deal(usualRuleset(ruleset), nr);
    for (let moves = 0; position.phase !== 'over' && moves < 300 && slips.length < wanted; moves++) {
      const view = viewFrom(position, position.current.asked ?? position.turn);
      if (chance(4) === 0) {
        const action = nearlyLawful(view, chance);
        const verdict = action === null ? null : judge(view, action);
        if (action !== null && verdict !== null && !verdict.legal) slips.push(slip(view, action, verdict));
      }
      const verdict = judge(position, choose(position, 'beginner', moves));
      if (!verdict.legal) break;
      position = verdict.next;
    }
  }
  return slips;
}

/** A slip with its kind. */
export function slip(position: Position, action: Action, verdict: Slip['verdict']): Slip {
  const advice = adviceAfter(position, action, verdict.reasons);
  return { position, action, verdict, kind: `${action.type} ${verdict.reasons[0].code} ${advice?.word ?? ''}`.trim() };
}
