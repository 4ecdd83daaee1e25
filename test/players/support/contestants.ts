import { movesOf, stranger, type Temper, tempers } from '../../../src/commands/players/temper.ts';
import {
  type Action,
  legalActions,
  MoveList,
  Play,
  type Position,
  type Ruleset,
  seededRandom,
  viewFrom,
} from '../../../src/engine/index.ts';
import { choose, type Memory, strengths } from '../../../src/players/index.ts';
import { formerChoose } from '../former/index.ts';

/** Somebody who can play in a match: what he does in a position, of which he looks at nothing but his seat's view. */
export type Contestant = (position: Position, seed: number, memory: Memory) => Action;

/** All who can play in a match, by name: the strengths of today and of before, the tempers, the stranger, and one who does any lawful thing. */
export const contestants: ReadonlyMap<string, Contestant> = new Map<string, Contestant>([
  ...strengths.map(
    (strength) =>
      [strength, (position, seed, memory) => choose(position, strength, seed, memory)] as [string, Contestant],
  ),
  ...strengths.map(
    (strength) =>
      [`former-${strength}`, (position, seed) => formerChoose(position, strength, seed)] as [string, Contestant],
  ),
  ...Object.entries(tempers).map(([name, temper]) => [name, byThumb(temper)] as [string, Contestant]),
  ['stranger', byThumb(stranger)],
  ['random', atRandom],
]);

/** The contestant of a name. Throws where there is none. */
export function contestantOf(name: string): Contestant {
  const contestant = contestants.get(name);
  if (contestant === undefined)
    throw new Error(`no player is called ${name}; there are ${[...contestants.keys()].join(', ')}`);
  return contestant;
}

function byThumb(temper: Temper): Contestant {
  const minds = new WeakMap<Ruleset, { play: Play; move: ReturnType<typeof movesOf> }>();
  const moves = new MoveList();
  return (position) => {
    const { ruleset, current, turn } = position;
    const view = viewFrom(position, current.asked ?? turn);
    const mind = minds.get(ruleset) ?? { play: Play.of(view), move: movesOf(temper, ruleset) };
    minds.set(ruleset, mind);
    mind.play.restart(view);
    mind.play.moves(moves);
    return mind.play.actionOf(moves, mind.move(mind.play, moves));
  };
}

function atRandom(position: Position, seed: number): Action {
  const actions = legalActions(position);
  const action = actions[seededRandom(seed)(actions.length)];
  if (action === undefined) throw new Error('nobody can act');
  return action;
}
