import { type Action, type MoveList, moveType, type Position, viewFrom } from '../engine/index.ts';
import { beginnersMove } from './beginner.ts';
import { dutiful } from './duty.ts';
import { foresightFor, isBeyondChance, type Reach } from './foresight.ts';
import type { Judgement } from './judgement/judgement.ts';
import { type Memory, nothingSeen, withMemory } from './memory.ts';
import { middlesMove } from './middle.ts';
import { mindFor, seatToAct } from './mind.ts';
import type { Strength } from './strength.ts';

/**
 * What a player of this strength does in a position that is not over, seen from the seat that has to act; whatever else the position
 * knows is not looked at. Who has sat at the table from the first move may bring along what has been seen of the others (`remembered`);
 * beginners do not heed it. The same view, memory, strength and seed give the same action, and it is always a legal one.
 */
export function choose(position: Position, strength: Strength, seed: number, memory: Memory = nothingSeen): Action {
  const view = viewFrom(position, seatToAct(position));
  return dutiful(view, wanted(view, strength, seed, memory));
}

/** What a player of this strength would like to do. */
function wanted(view: Position, strength: Strength, seed: number, memory: Memory): Action {
  switch (strength) {
    case 'beginner': {
      const { play, moves } = mindFor(view);
      return play.actionOf(moves, beginnersMove(play, moves, view.ruleset));
    }
    case 'middle':
      return middlesMove(view, memory);
    case 'strong':
      return thinkAhead(withMemory(view, seatToAct(view), memory), seed, memory);
  }
}

/**
 * How far the strong player thinks: two rounds of the table, on as many samples as there is doubt for. A look costs more where there are
 * sequences. What a bid brings is known at the end of the deal alone, so calls are followed to it.
 */
export function usualReach({ phase, ruleset }: Position): Reach {
  if (phase === 'auction') return { samples: 32, looks: 60_000, melds: 3, discards: 0, turns: 1000 };
  const looks = ruleset.parameters.maxSequence > 0 ? 20_000 : 60_000;
  return { samples: 96, looks, melds: 5, discards: 5, turns: 8 };
}

/** What judgement prefers, unless another move has proved better beyond chance. */
function thinkAhead(view: Position, seed: number, memory: Memory): Action {
  const { play, moves, judgement } = mindFor(view, memory);
  const reach = usualReach(view);
  const candidates = candidatesOf(judgement, moves, reach);
  const [preferred = 0] = candidates;
  if (candidates.length < 2) return play.actionOf(moves, preferred);
  const prospects = foresightFor(view).prospects(view, candidates, moves.count, reach, seed, memory);
  const better = prospects.find(({ lead }) => isBeyondChance(lead));
  return play.actionOf(moves, better?.move ?? preferred);
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
