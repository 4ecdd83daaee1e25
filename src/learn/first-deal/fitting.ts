import { countOf, type Position, topOf } from '../../engine/index.ts';
import type { StagedTurn } from './script.ts';

/** Whether a written turn goes on from what has come about: the contract, the pile, how long the stock is, and the melds. */
export function fits(position: Position, { begins }: StagedTurn): boolean {
  return (
    isSameContract(position.contract, begins.contract) &&
    topOf(position) === topOf(begins) &&
    position.pile.length === begins.pile.length &&
    countOf(position.stock) === countOf(begins.stock) &&
    position.sides.every(({ melds }, place) => shapeOf(melds) === shapeOf(begins.sides[place]?.melds ?? []))
  );
}

function isSameContract(one: Position['contract'], other: Position['contract']): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.seat === other.seat &&
    one.bid.level === other.bid.level &&
    one.bid.denomination === other.bid.denomination &&
    one.doubledBy === other.doubledBy
  );
}

/** What melds are, whatever they are called. */
function shapeOf(melds: Position['sides'][number]['melds']): string {
  const shapes = melds.map(({ kind, order, suit, size }) => `${kind} ${suit ?? order} ${size}`);
  return shapes.sort().join(', ');
}
