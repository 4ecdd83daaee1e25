import { type Action, type Card, judge, type Position, pointsOfAll, sideState } from '../../engine/index.ts';

/** How many points of cards acts bring from the hand and the pile to the melds of the side in turn; they are lawful one after another. */
export function pointsLaid(start: Position, actions: readonly Action[]): number {
  let position = start;
  for (const action of actions) {
    const verdict = judge(position, action);
    if (!verdict.legal) break;
    position = verdict.next;
  }
  const melded = (of: Position): readonly Card[] => sideState(of, start.turn).melds.flatMap(({ cards }) => cards);
  const { parameters } = start.ruleset;
  return pointsOfAll(parameters, melded(position)) - pointsOfAll(parameters, melded(start));
}
