import { type Position, pointsOfAll } from '../../../engine/index.ts';
import { numberText } from '../../words/phrase.ts';
import { sideName } from '../../words/reader.ts';
import type { Talk } from '../log/talk.ts';
import { readersSeat } from './game.ts';

/** What the cards on the table are worth to each side; the felt tells the totals before the deal. */
export function meldedText(position: Position, talk: Pick<Talk, 'say' | 'speech'>): string {
  const { speech } = talk;
  const sides = position.sides.map(({ side, melds }) => {
    const points = pointsOfAll(
      position.ruleset.parameters,
      melds.flatMap(({ cards }) => cards),
    );
    return `${sideName(position, side, readersSeat, speech)} ${numberText(points, speech.language)}`;
  });
  const told = talk.say('melded', { sides: sides.join(', ') });
  // The felt shows scores only once there are some.
  return position.sides.some(({ score }) => score !== 0) ? `${told} ${talk.say('meldedBefore')}` : told;
}
