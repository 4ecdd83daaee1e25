import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { judge, type Position, pointsOnTable, seatState, usualRuleset, viewFrom } from '../../src/engine/index.ts';
import { reasonFor } from '../../src/players/reason.ts';
import { Offers } from '../../src/widgets/desk/Offers.tsx';
import { practicalOffers } from '../../src/widgets/practice/desk/practical-offers.ts';
import { type Game, newGame, readersSeat, seatToAct, withMove } from '../../src/widgets/practice/game/game.ts';
import { openTable, type PracticeState, practiceReducer } from '../../src/widgets/practice/game/practice-state.ts';
import { unopenedBids } from '../../src/widgets/practice/game/unopened-bids.ts';
import { lastTurns } from '../../src/widgets/practice/log/turn-log.ts';
import { turnAdvice } from '../../src/widgets/practice/review/turn-advice.ts';
import type { TableState } from '../../src/widgets/table/table-state.ts';
import { aCard, cards, tableOf } from '../engine/support/table.ts';
import { speechOf } from './support/speeches.ts';

const english = speechOf('en');
const canasta = tableOf('canasta-fi');

/** A game that stands at a position. */
function gameAt(position: Position): Game {
  return { strength: 'beginner', seed: 1, deals: [], start: position, moves: [], position };
}

/** A new game that the reader begins with a single red three in the hand. */
function beginningWithRedThree(): Game {
  for (let seed = 0; ; seed++) {
    const game = newGame(usualRuleset('canasta-fi'), 'beginner', seed);
    const threes = seatState(game.position, readersSeat).hand.known.filter(({ role }) => role === 'red-three');
    if (seatToAct(game.position) === readersSeat && threes.length === 1) return game;
  }
}

/** The buttons of what is offered, as they are read. */
function buttons(state: TableState): readonly string[] {
  const html = render(h(Offers, { state, speech: english, dispatch: () => undefined, offers: practicalOffers(state) }));
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, '').trim(),
  );
}

/** The practice table with these cards of the hand chosen. */
function choosing(state: PracticeState, wanted: string): PracticeState {
  const hand = state.table.cards.places.get('hand:1') ?? [];
  const rest = [...hand];
  const keys = cards(wanted).map((card) => {
    const place = rest.findIndex((keyed) => keyed.card?.code === card.code);
    return rest.splice(place, 1)[0]?.key ?? 'none';
  });
  return practiceReducer(state, { type: 'select', keys });
}

describe('a red three in the hand at the first turn', () => {
  const game = beginningWithRedThree();
  const three = seatState(game.position, readersSeat).hand.known.find(({ role }) => role === 'red-three');
  if (three === undefined) throw new Error('the reader holds a red three');

  test('is the only thing offered, with its card, and the table says so by the clause', () => {
    const { table } = openTable(game);
    expect(buttons(table)).toEqual([expect.stringMatching(/^Lay on the table three of (diamonds|hearts)/)]);
    const told = turnAdvice(table);
    expect(told?.word).toBe('redThreeFirst');
    expect(told?.clauses.length).toBeGreaterThan(0);
  });

  test('is replaced, and then the turn begins', () => {
    const laid = practiceReducer(openTable(game), { type: 'try', action: { type: 'lay', card: three } });
    expect(turnAdvice(laid.table)?.word).toBe('turnDraw');
    expect(buttons(laid.table)).toContain('Draw from the stock');
  });
});

describe('cards chosen before the draw', () => {
  const position = canasta({
    turn: 1,
    stock: '9c 4d 5d 6d',
    pile: '5s',
    hands: { 1: 'Js Jh Jd 9h 4c', 2: 11, 3: 11, 4: 11 },
  });
  const chosen = choosing(openTable(gameAt(position)), 'Js Jh Jd');

  test('do not stand on the button that draws, and stay chosen after it', () => {
    expect(chosen.table.selected).toHaveLength(3);
    expect(buttons(chosen.table)[0]).toBe('Draw from the stock');
    const drawn = practiceReducer(chosen, { type: 'try', action: { type: 'draw' } });
    expect(drawn.table.position.phase).toBe('play');
    expect(drawn.table.selected).toEqual(chosen.table.selected);
  });

  test('put aside after the draw are said not to be melded yet', () => {
    const drawn = practiceReducer(chosen, { type: 'try', action: { type: 'draw' } });
    expect(turnAdvice(drawn.table)?.word).toBe('turnPlay');
    expect(turnAdvice(practiceReducer(drawn, { type: 'put-aside' }).table)?.word).toBe('turnAside');
  });
});

test('the pile that goes onto a meld is offered once', () => {
  const position = canasta({
    turn: 1,
    stock: 30,
    pile: '5s Kc',
    melds: { A: { kings: 'Ks Kh Kd' } },
    hands: { 1: 'Js 9h 4c 4d', 2: 11, 3: 11, 4: 11 },
  });
  expect(buttons(openTable(gameAt(position)).table).filter((text) => text.startsWith('Take'))).toEqual([
    'Take the pile',
  ]);
});

test('a red three that came with a draw is told of in the last turns, as one that was laid by hand is', () => {
  const before = canasta({
    turn: 2,
    stock: '3h 9c 4d 5d',
    pile: '5s',
    hands: { 1: 11, 2: '3h Ks Kh 9h', 3: 11, 4: 11 },
  });
  let position = before;
  const moves = [{ type: 'lay', card: aCard('3h') } as const, { type: 'draw' } as const].map((action) => {
    const move = { seat: 2 as const, before: position, action };
    const verdict = judge(position, action);
    if (!verdict.legal) throw new Error(JSON.stringify(verdict.reasons));
    position = verdict.next;
    return move;
  });
  const [turn] = lastTurns(moves, position, 4);
  expect(turn?.moves.map(({ action }) => (action.type === 'lay' ? action.card.code : action.type))).toEqual([
    '3h',
    '3h',
  ]);
});

describe('in Sitoumussamba', () => {
  const sitoumus = tableOf('sitoumussamba');

  test('a sequence grows towards a samba, and is completed to one', () => {
    const table = (laid: string) =>
      viewFrom(
        sitoumus({
          turn: 1,
          phase: 'play',
          stock: 30,
          pile: '5s',
          melds: { A: { run: laid } },
          hands: { 1: '9h Ks Kd 4c', 2: 11, 3: 11, 4: 11 },
        }),
        1,
      );
    const add = { type: 'add', additions: [{ meld: { name: 'run' }, cards: cards('9h') }] } as const;
    expect(reasonFor(table('6h 7h 8h'), add).code).toBe('add-sequence');
    expect(reasonFor(table('5h 6h 7h 8h Th Jh'), add).code).toBe('samba');
  });

  test('what lies towards the contract is counted as the rules count it', () => {
    const contract = (level: number) => ({ seat: 1, bid: { level, denomination: 'spades' }, doubledBy: null }) as const;
    const at = (level: number) => {
      const position = sitoumus({
        turn: 1,
        phase: 'play',
        stock: 30,
        pile: '5s',
        contract: contract(level),
        melds: { A: { kings: 'Ks Kh Kd Kc Ks Kh Kd' } },
        hands: { 1: '9h 9d 4c', 2: 11, 3: 11, 4: 11 },
      });
      return position.contract === null ? null : pointsOnTable(position, position.contract);
    };
    // A natural canasta; from level 5 on its cards as well.
    expect(at(1)).toBe(500);
    expect(at(5)).toBe(570);
  });

  test('a bid that could not be opened is told of with its price, also beside the count', () => {
    let game = newGame(usualRuleset('sitoumussamba'), 'beginner', 6);
    const bid = { level: 1, denomination: 'spades' } as const;
    for (const call of [bid, 'pass', 'pass', 'pass', 'no-opening'] as const) {
      game = withMove(game, { type: 'call', call });
    }
    const fallen = unopenedBids(game.moves);
    expect(fallen.map(({ seat, bid: { level } }) => [seat, level])).toEqual([[1, 1]]);
  });
});
