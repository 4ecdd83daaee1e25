import type { Scenario } from '../../engine/format/index.ts';
import type { Card } from '../../engine/index.ts';
import { picturedCards } from '../scenario/pictured-cards.ts';
import { storyPositions } from './story.ts';

/** Every card that lies face up in one of the pictures of a story. */
export function storyCards(scenario: Scenario): readonly Card[] {
  const [start, ...later] = storyPositions(scenario);
  if (start === undefined) return [];
  return [start, ...later].flatMap((position) => picturedCards({ ...position, turn: start.turn }));
}
