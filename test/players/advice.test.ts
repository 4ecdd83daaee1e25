import { expect, test } from 'vitest';
import {
  type Action,
  deal,
  judge,
  legalActions,
  type Position,
  parseCards,
  usualRuleset,
  viewFrom,
} from '../../src/engine/index.ts';
import { advise, choose, compare } from '../../src/players/index.ts';
import { reasonFor } from '../../src/players/reason.ts';
import { run } from '../../src/widgets/practice/game/errand.ts';
import {
  chanceNow,
  newGame,
  readersSeat,
  readersView,
  seatToAct,
  withMove,
  withOthersMove,
} from '../../src/widgets/practice/game/game.ts';
import { reviewed } from '../../src/widgets/practice/review/review.ts';

test.each(['classic', 'samba'] as const)('%s: the review blames no move that the hint has advised', async (id) => {
  let game = newGame(usualRuleset(id), 'middle', 21);
  for (let own = 0; own < 8 && seatToAct(game.position) !== null; ) {
    const reader = seatToAct(game.position) === readersSeat;
    const seed = chanceNow(game);
    game = reader
      ? withMove(game, advise(readersView(game.position), seed).action)
      : withOthersMove(game, advise(game.position, seed).action);
    if (reader) own += 1;
  }
  const blamed: number[] = [];
  let looked = 0;
  for await (const { number, points } of reviewed(game, { ask: async (errand) => run(errand) })) {
    looked += 1;
    if (points > 0) blamed.push(number);
  }
  expect(looked).toBe(8);
  expect(blamed).toEqual([]);
});

/** What the player in turn sees after so many moves of a deal among good players. */
function midDeal(moves: number): Position {
  let position = deal(usualRuleset('canasta-fi'), 3);
  for (let made = 0; made < moves; made++) {
    const verdict = judge(position, choose(position, 'middle', made));
    if (verdict.legal) position = verdict.next;
  }
  return viewFrom(position, position.turn);
}

test('what is clearly worse is told as worse, and what is advised is as good as itself', () => {
  const view = midDeal(40);
  const points = (action: Action) => compare(view, action, 4).points;
  const discards = legalActions(view).filter(({ type }) => type === 'discard');
  expect(Math.max(...discards.map(points))).toBeGreaterThan(100);
  expect(points(advise(view, 4).action)).toBe(0);
});

test('a card of a rank that the side has melded is not called a single card', () => {
  const view = midDeal(23);
  const discard = legalActions(view).find(
    (action) => action.type === 'discard' && reasonFor(view, action).code === 'single',
  );
  if (discard?.type !== 'discard') throw new Error('the hand holds a single card');
  const [rank] = discard.card.code;
  const cards = parseCards(`${rank}s ${rank}h ${rank}d`);
  if (!cards.ok) throw new Error(cards.error);
  const meld = {
    kind: 'set',
    name: 'own',
    order: discard.card.order,
    suit: null,
    begunThisTurn: false,
    size: 3,
    naturals: 3,
    wilds: 0,
    cards: cards.value,
  } as const;
  const own = view.ruleset.seating.sideIndex[view.turn - 1];
  const sides = view.sides.map((side, place) => (place === own ? { ...side, melds: [meld] } : side));
  expect(reasonFor({ ...view, sides }, discard).code).not.toBe('single');
});
