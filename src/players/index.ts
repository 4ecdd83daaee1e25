import { type Action, MoveList, moveType, Play, type Position, type Ruleset, viewFrom } from '../engine/index.ts';
import { beginnersMove } from './beginner.ts';
import { Foresight, type Reach } from './foresight.ts';
import { Judgement } from './judgement.ts';
import { type MoveReason, reasonFor } from './reason.ts';
import type { Strength } from './strength.ts';
import { weightsFor } from './weights.ts';

export { type MoveReason, type ReasonCode, reasonCodes } from './reason.ts';
export { isStrength, type Strength, strengths } from './strength.ts';

/** What the strong player would do, and why. */
export interface Advice {
  readonly action: Action;
  readonly reason: MoveReason;
}

/** A move that has been made beside what the strong player would have done there. */
export interface Comparison {
  readonly better: Advice;
  /** How many points more the better move is estimated to come to; 0 if what was done is as good. */
  readonly points: number;
}

/** A player's head at tables of one ruleset, kept so that it need not be furnished for every move. */
class Mind {
  readonly play: Play;
  readonly judgement: Judgement;
  readonly foresight: Foresight;
  readonly moves = new MoveList();

  constructor(view: Position) {
    const weights = weightsFor(view.ruleset);
    this.play = Play.of(view);
    this.judgement = new Judgement(this.play, view.ruleset, weights);
    this.foresight = new Foresight(view, weights);
  }
}

const minds = new WeakMap<Ruleset, Mind>();

function mindFor(view: Position): Mind {
  const known = minds.get(view.ruleset);
  const mind = known ?? new Mind(view);
  if (known === undefined) minds.set(view.ruleset, mind);
  mind.play.restart(view);
  mind.play.moves(mind.moves);
  return mind;
}

/** The seat that has to act: the partner who is asked, else the seat in turn. */
function seatToAct({ current, turn }: Position) {
  return current.asked ?? turn;
}

/**
 * What a player of this strength does in a position that is not over, seen from the seat that has to act; whatever else the position
 * knows is not looked at. The same view, strength and seed give the same action, and it is always a legal one.
 */
export function choose(position: Position, strength: Strength, seed: number): Action {
  const view = viewFrom(position, seatToAct(position));
  const { play, moves, judgement } = mindFor(view);
  if (moves.count === 0) throw new Error('nobody can act in a deal that is over');
  switch (strength) {
    case 'beginner':
      return play.actionOf(moves, beginnersMove(play, moves, view.ruleset));
    case 'middle':
      return play.actionOf(moves, judgement.best(moves));
    case 'strong':
      return thinkAhead(view, seed);
  }
}

/** In games of sets deals are short enough to be followed to their count; with sequences, two rounds of the table. */
function usualReach({ parameters }: Ruleset): Reach {
  return { samples: 24, melds: 4, discards: 3, turns: parameters.maxSequence > 0 ? 8 : 30, doubt: 6 };
}

function thinkAhead(view: Position, seed: number): Action {
  const { play, moves, judgement, foresight } = mindFor(view);
  const reach = usualReach(view.ruleset);
  const candidates = candidatesOf(judgement, moves, reach);
  const [preferred = 0] = candidates;
  if (candidates.length < 2) return play.actionOf(moves, preferred);
  const prospects = foresight.prospects(view, candidates, moves.count, reach, seed);
  const [best] = prospects;
  const judged = prospects.find(({ move }) => move === preferred);
  const chosen =
    best !== undefined && (judged === undefined || best.worth > judged.worth + reach.doubt) ? best.move : preferred;
  return play.actionOf(moves, chosen);
}

/**
 * The moves worth thinking about, the one that judgement prefers first: of melds and of discards some each, since to keep what could be
 * melded is a choice, too.
 */
function candidatesOf(judgement: Judgement, moves: MoveList, { melds, discards }: Reach): readonly number[] {
  if (moves.count <= 1) return [0];
  judgement.rate(moves);
  const { rates } = judgement;
  const sorted = Array.from({ length: moves.count }, (_, move) => move).sort(
    (one, other) => (rates[other] ?? 0) - (rates[one] ?? 0),
  );
  const left = { melds, discards };
  return sorted.filter((move) => {
    const sort = moves.typeOf(move) === moveType.discard ? 'discards' : 'melds';
    left[sort] -= 1;
    return left[sort] >= 0;
  });
}

/** What the strong player would do in a position that is not over, seen from the seat that has to act, with the reason. */
export function advise(position: Position, seed: number): Advice {
  const view = viewFrom(position, seatToAct(position));
  const action = choose(view, 'strong', seed);
  return { action, reason: reasonFor(view, action) };
}

/** Differences below this are no difference: so much lies in which samples were drawn. */
const noDifference = 15;

/** Sets an act beside what the strong player would have done in the same place, both thought through with the same samples. */
export function compare(position: Position, done: Action, seed: number): Comparison {
  const view = viewFrom(position, seatToAct(position));
  const better = advise(view, seed);
  const { foresight } = mindFor(view);
  const [mine = null, others = null] = foresight.worthOf(
    view,
    [done, better.action],
    { ...usualReach(view.ruleset), samples: 40 },
    seed + 1,
  );
  const points = mine === null || others === null ? 0 : Math.round(others - mine);
  return { better, points: points < noDifference ? 0 : points };
}
export { lawfulInstead } from './instead.ts';
