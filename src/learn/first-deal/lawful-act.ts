import { type Action, judge, type Position } from '../../engine/index.ts';
// From its own file: by the players’ public face all their judgement would come along, which a page loads later.
import { lawfulInstead } from '../../players/instead.ts';

/**
 * The act, or another where the whole truth refuses it: whoever goes out on a bid cannot see what the partner still holds, and so may
 * believe the bid reached when it is not (sitoumussamba 26-b).
 */
export function lawfulAct(position: Position, action: Action): Action {
  if (judge(position, action).legal) return action;
  return lawfulInstead(position) ?? action;
}
