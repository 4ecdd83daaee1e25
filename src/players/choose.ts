import { type Action, type MoveList, moveType, type Position, type Ruleset, viewFrom } from '../engine/index.ts';
import { beginnersMove } from './beginner.ts';
import { dutiful } from './duty.ts';
import { foresightFor, type Reach } from './foresight.ts';
import type { Judgement } from './judgement.ts';
import { middlesMove } from './middle.ts';
import { mindFor, seatToAct } from './mind.ts';
import type { Strength } from './strength.ts';

/**
 * What a player of this strength does in a position that is not over, seen from the seat that has to act; whatever else the position
 * knows is not looked at. The same view, strength and seed give the same action, and it is always a legal one.
 */
export function choose(position: Position, strength: Strength, seed: number): Action {
  const view = viewFrom(position, seatToAct(position));
  return dutiful(view, wanted(view, strength, seed));
}

/** What a player of this strength would like to do. */
function wanted(view: Position, strength: Strength, seed: number): Action {
  switch (strength) {
    case 'beginner': {
      const { play, moves } = mindFor(view);
      return play.actionOf(moves, beginnersMove(play, moves, view.ruleset));
    }
    case 'middle':
      return middlesMove(view);
    case 'strong':
      return thinkAhead(view, seed);
  }
}

/** In games of sets deals are short enough to be followed to their count; with sequences, two rounds of the table. */
export function usualReach({ parameters }: Ruleset): Reach {
  return { samples: 24, melds: 4, discards: 3, turns: parameters.maxSequence > 0 ? 8 : 30, doubt: 6 };
}

function thinkAhead(view: Position, seed: number): Action {
  const { play, moves, judgement } = mindFor(view);
  const reach = usualReach(view.ruleset);
  const candidates = candidatesOf(judgement, moves, reach);
  const [preferred = 0] = candidates;
  if (candidates.length < 2) return play.actionOf(moves, preferred);
  const prospects = foresightFor(view).prospects(view, candidates, moves.count, reach, seed);
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
