import { type Action, deal, judge, usualRuleset } from '../../engine/index.ts';
import { choose, lawfulInstead } from '../../players/index.ts';
import { dealFragment } from '../../widgets/table/deal-link.ts';
import type { RulesetId } from '../ruleset-id.ts';

/** From it come the cards of the examples and the chance of their players. */
const seed = 33;

/** No example goes on for longer, so that a mistake does not hold up the build. */
const most = 600;

const made = new Map<RulesetId, Promise<string>>();

/** The fragment of a whole deal between players of this site, for readers who want to see one played back; made once while the site is built. */
export function exampleDeal(ruleset: RulesetId): Promise<string> {
  const known = made.get(ruleset) ?? dealFragment(played(ruleset));
  made.set(ruleset, known);
  return known;
}

function played(id: RulesetId) {
  const start = deal(usualRuleset(id), seed);
  const actions: Action[] = [];
  let position = start;
  while (position.phase !== 'over' && actions.length < most) {
    const wanted = choose(position, 'middle', seed + actions.length);
    const tried = judge(position, wanted);
    const action = tried.legal ? wanted : lawfulInstead(position);
    const verdict = action === undefined ? tried : judge(position, action);
    if (action === undefined || !verdict.legal) break;
    actions.push(action);
    position = verdict.next;
  }
  return { line: { position: start, actions }, seat: start.turn, comments: new Map<number, string>() };
}
