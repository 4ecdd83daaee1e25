import { type Position, type SideState, seatState, withSeat } from '../../position/position.ts';
import { paysForAnswer } from '../faults.ts';
import type { Ruling } from '../ruling.ts';
import { cardsOf, effectActs, type RulingChoice } from './effect-acts.ts';

/**
 * The position after a ruling: points charged, minimums raised, duties and cards where they belong. What only people do (showing a
 * hand, shuffling) leaves no trace in it, and a deal that is to be dealt anew stays as it is. Cards that the choice names and that do
 * not lie where the effect takes them from stay where they are.
 */
export function applyRuling(position: Position, ruling: Ruling, choice: RulingChoice = {}): Position {
  const seat = ruling.by ?? position.turn;
  const cards = cardsOf(position, seat, ruling, choice);
  return ruling.effects.reduce(
    (next, effect) => {
      const act = effectActs[effect.code];
      return act === 'told' ? next : act(next, { seat, ruling, count: effect.count ?? 1, choice, cards });
    },
    forgetAnswer(charge(position, ruling), ruling),
  );
}

/** Points are charged to a side in this deal; what a side wins is charged to it with the opposite sign. */
function charge(position: Position, { penalty, award, effects, pointsInCount }: Ruling): Position {
  // A contract that passes on is charged with that.
  const chargedElsewhere = position.phase === 'contract-opening' && effects.some(isPassingOn);
  if (pointsInCount || chargedElsewhere) return position;
  const sides = position.sides.map((side): SideState => {
    const points = (penalty[side.side] ?? 0) - (award[side.side] ?? 0);
    return points === 0 ? side : { ...side, penalties: side.penalties + points };
  });
  return { ...position, sides };
}

function isPassingOn({ code }: Ruling['effects'][number]): boolean {
  return code === 'contract-passes-on';
}

/** A yes that could not be kept has been paid for by the ruling and is not charged again with the discard. */
function forgetAnswer(position: Position, { kind, by, penalty }: Ruling): Position {
  if (!paysForAnswer(kind) || Object.keys(penalty).length === 0 || by !== position.turn) return position;
  const duties = seatState(position, by).duties.filter(({ code }) => code !== 'must-go-out-if-able');
  const forgotten = withSeat(position, { ...seatState(position, by), duties });
  return { ...forgotten, current: { ...position.current, answer: null } };
}
