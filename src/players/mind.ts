import { MoveList, Play, type Position, type Ruleset } from '../engine/index.ts';
import { Judgement } from './judgement/judgement.ts';
import { type Memory, nothingSeen } from './memory.ts';
import { weightsFor } from './weights.ts';

/** A player's head at tables of one ruleset, kept so that it need not be furnished for every move. */
class Mind {
  readonly play: Play;
  readonly judgement: Judgement;
  readonly moves = new MoveList();

  constructor(view: Position) {
    this.play = Play.of(view);
    this.judgement = new Judgement(this.play, view.ruleset, weightsFor(view.ruleset));
  }
}

const minds = new WeakMap<Ruleset, Mind>();

/** The head of a player at this table, with the moves that there are. Throws where there are none: the deal is over. */
export function mindFor(view: Position, memory: Memory = nothingSeen): Mind {
  const known = minds.get(view.ruleset);
  const mind = known ?? new Mind(view);
  if (known === undefined) minds.set(view.ruleset, mind);
  mind.play.restart(view);
  mind.judgement.memory = memory;
  mind.play.moves(mind.moves);
  if (mind.moves.count === 0) throw new Error('nobody can act in a deal that is over');
  return mind;
}

/** The seat that has to act: the partner who is asked, else the seat in turn. */
export function seatToAct({ current, turn }: Position) {
  return current.asked ?? turn;
}
