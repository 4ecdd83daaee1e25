import { describe, expect, test } from 'vitest';
import { type DutyCode, dutyCodes, judge } from '../../src/engine/index.ts';
import { type LanguageId, languageIds } from '../../src/i18n/language.ts';
import { offersFor } from '../../src/widgets/acts/offers.ts';
import { withDrawnCards } from '../../src/widgets/table/drawn-cards.ts';
import { startState, type TableState } from '../../src/widgets/table/table-state.ts';
import { tableNotes } from '../../src/widgets/words/table-notes.ts';
import { cards, tableOf } from '../engine/support/table.ts';
import { scenarioOf } from './support/scenarios.ts';
import { speechOf } from './support/speeches.ts';

const speech = speechOf('en');

describe('what the table tells besides its picture', () => {
  test('who has said what in the auction', () => {
    const { position } = scenarioOf('sitoumussamba/no-card-turned-during-the-calls');
    expect(tableNotes(position, position, 1, speech)).toEqual([
      'Dealer: Right',
      'Calls so far: You 1 club, Left pass, Partner pass',
    ]);
  });

  test('the contract, and who has doubled it', () => {
    const { position } = scenarioOf('sitoumussamba/doubled-declarer-with-five-twos');
    expect(tableNotes(position, position, 1, speech)).toEqual(['Contract: 4 canasta of twos, You; double: Left']);
  });

  test('what the table has agreed on otherwise than usual', () => {
    const { position } = scenarioOf('classic/both-variations');
    expect(tableNotes(position, position, 1, speech)).toContain('Agreed: 19-a-1, 19-a-2');
  });

  test('what the partner has answered, until the deal is over', () => {
    const { position } = scenarioOf('classic/both-variations');
    const answered = { ...position, current: { ...position.current, answer: 'yes' } } as const;
    expect(tableNotes(answered, answered, 1, speech)).toContain('The partner answers: yes');
    const over = { ...answered, phase: 'over' } as const;
    expect(tableNotes(over, over, 1, speech)).not.toContain('The partner answers: yes');
  });

  test('what a ruling means for the turn, while it is to be served', () => {
    const { position } = scenarioOf('sitoumussamba/turn-after-drawing-three');
    expect(tableNotes(position, position, 1, speech)).toEqual([
      'The player may not take the pile this turn.',
      'The player draws only one card this turn.',
    ]);
    const later = { ...position, turn: 2 } as const;
    expect(tableNotes(later, position, 1, speech)).toEqual([]);
  });

  test('every duty of a ruling, in every language; of cards handed over only while they are owed', () => {
    const notesOf = (code: DutyCode, surplus: string, language: LanguageId = 'en', phase: 'draw' | 'play' = 'draw') => {
      const bound = tableOf('canasta-fi')({
        stock: 30,
        pile: '6h',
        phase,
        hands: { 1: 'Ks 5d' },
        surplus: cards(code === 'partner-must-meld-or-discard' ? surplus : ''),
        duties: { 1: [{ code, count: 1 }] },
      });
      return tableNotes(bound, bound, 1, speechOf(language));
    };
    for (const language of languageIds) {
      for (const code of dutyCodes) expect(notesOf(code, 'Ks', language), code).toEqual([expect.stringMatching(/\.$/)]);
    }
    expect(notesOf('must-discard', '')).toEqual(['The player must discard a card this turn.']);
    expect(notesOf('partner-must-meld-or-discard', '')).toEqual([]);
    // What binds the next draw is not told as if it were of a turn that has had its draw.
    expect(notesOf('no-draw-next-turn', '', 'en', 'play')).toEqual([]);
    expect(notesOf('no-meld-this-turn', '', 'en', 'play')).toEqual(['The player may not meld this turn.']);
  });

  test('who may still look through the pile', () => {
    const { position, cases } = scenarioOf('samba/pile-inspection');
    expect(tableNotes(position, position, 1, speech).at(-1)).toBe('May still look through the pile: You');
    const [first] = cases;
    const action = first?.kind === 'play' ? first.actions[0] : undefined;
    const verdict = action === undefined ? undefined : judge(position, action);
    if (verdict?.legal !== true) throw new Error('the scenario begins with a discard');
    expect(tableNotes(verdict.next, position, 1, speech).at(-1)).toBe('May still look through the pile: nobody');
  });

  test('nothing while an ordinary turn is played', () => {
    const { position } = scenarioOf('canasta-fi/order-of-turn');
    expect(tableNotes(position, position, 1, speech)).toEqual([]);
  });
});

describe('what can be tried', () => {
  const words = (name: string) => offersFor(startState(scenarioOf(name).position)).map(({ word }) => word);

  test('the declarer may say that he cannot open', () => {
    expect(words('sitoumussamba/bid-passes-on')).toContain('callNoOpening');
  });

  test('the deal may be left to end when the stock is empty, and not while it lasts', () => {
    expect(words('canasta-fi/stock-empty-own-meld')).toContain('end');
    expect(words('canasta-fi/three-ways-to-take')).not.toContain('end');
  });

  test('the top card is offered only to a sequence that it can continue, unless the table is about that', () => {
    const at = (pile: string) =>
      startState(
        tableOf('samba')({
          turn: 1,
          pile,
          stock: 40,
          hands: { 1: '9h 9c 4d 5d', 2: 5, 3: 5, 4: 5 },
          melds: { A: { spades: 'Ts 9s 8s' } },
        }),
      );
    const onto = (state: TableState) => offersFor(state).filter(({ word }) => word === 'doTakeOnto').length;
    expect(onto(at('2d 3s'))).toBe(0);
    expect(onto(at('5d 5s'))).toBe(0);
    expect(onto(at('5d 7s'))).toBe(1);
    expect(onto({ ...at('5d 5s'), topics: new Set(['take'] as const) })).toBe(1);
  });

  test('taking the pile without cards of the hand means the meld that takes it', () => {
    const state = startState(
      tableOf('samba')({
        turn: 1,
        pile: '6d 7h',
        stock: 40,
        hands: { 1: '9s 9c 4d 5d', 2: 5, 3: 5, 4: 5 },
        melds: { A: { hearts: '4h 5h 6h' } },
      }),
    );
    const take = offersFor(state).find(({ word }) => word === 'doTake');
    expect(take !== undefined && judge(state.position, take.action).legal).toBe(true);
  });

  test('the pile may be taken to any of its freezing cards, and one further', () => {
    const start = startState(scenarioOf('sitoumussamba/freezing-cards-on-top').position);
    const offers = offersFor({ ...start, topics: new Set(['take'] as const) });
    expect(offers.filter(({ word }) => word === 'doTakeOnto').map(({ depth }) => depth)).toEqual([1, 2, 3, 4]);
  });
});

test('a card that comes from the stock with the pile comes up face up', () => {
  const { position, cases } = scenarioOf('sitoumussamba/pile-of-one');
  const [first] = cases;
  const [action] = first?.kind === 'play' ? first.actions : [];
  if (action?.type !== 'take') throw new Error('the scenario begins with taking the pile');
  const { draws: _, ...unnamed } = action;
  const verdict = judge(position, withDrawnCards(position, unnamed));
  expect(verdict.legal && verdict.next.seats[0]?.hand.unknown).toBe(0);
});
