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

/** What players in turn see before the discards of a deal among good players, from the middle of it on. */
function midDeal(): readonly Position[] {
  let position = deal(usualRuleset('canasta-fi'), 3);
  const views: Position[] = [];
  for (let made = 0; made < 60 && position.phase !== 'over'; made++) {
    const verdict = judge(position, choose(position, 'middle', made));
    if (verdict.legal) position = verdict.next;
    if (made > 30 && discardsIn(position).length > 5) views.push(viewFrom(position, position.turn));
  }
  return views;
}

function discardsIn(position: Position): readonly Action[] {
  return legalActions(position).filter(({ type }) => type === 'discard');
}

test('what is clearly worse is told as worse, and what is advised is as good as itself', () => {
  const worst = midDeal()
    .slice(0, 3)
    .map((view) => {
      expect(compare(view, advise(view, 4).action, 4).points).toBe(0);
      return Math.max(...discardsIn(view).map((action) => compare(view, action, 4).points));
    });
  expect(Math.max(...worst)).toBeGreaterThan(100);
});

test('a card of a rank that the side has melded is not called a single card', () => {
  const [found] = midDeal().flatMap((view) =>
    discardsIn(view).flatMap((discard) => (reasonFor(view, discard).code === 'single' ? [{ view, discard }] : [])),
  );
  if (found?.discard.type !== 'discard') throw new Error('the hand holds a single card');
  const { view, discard } = found;
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
