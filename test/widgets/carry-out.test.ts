import { describe, expect, test } from 'vitest';
import {
  type Action,
  countOf,
  deal,
  faultsBreaking,
  judge,
  legalActions,
  type Position,
  readPosition,
  usualRuleset,
  writePosition,
} from '../../src/engine/index.ts';
import { rulingWordsFor } from '../../src/site/messages-for.ts';
import { remediesOf } from '../../src/site/referee/remedies.ts';
import { rulingsSchema } from '../../src/site/schema/rulings.ts';
import { carriedOut, carriedOutAfter } from '../../src/widgets/acts/carry-out.ts';
import { turnParts } from '../../src/widgets/desk/TurnLine.tsx';
import { newGame, withMove, withNextDeal, withoutLastTry, withRuling } from '../../src/widgets/practice/game/game.ts';
import { gameFrom, gameText } from '../../src/widgets/practice/game/kept-game.ts';
import { openTable, practiceReducer } from '../../src/widgets/practice/game/practice-state.ts';
import { deskReducer, startDesk } from '../../src/widgets/question/desk-state.ts';
import { choosable, isFresh, startState, type TableState, tableReducer } from '../../src/widgets/table/table-state.ts';
import { remedyOf } from '../../src/widgets/words/remedies.ts';
import { contentFile } from '../content-file.ts';
import { misdealt } from '../engine/support/check-deal.ts';
import { chooser, oneOf } from '../engine/support/random-deal.ts';
import { aCard, cards, tableOf } from '../engine/support/table.ts';
import { speechOf } from './support/speeches.ts';

const told = { told: ['Now: …'], clauses: ['canasta-fi/25-b'] } as const;
const drewTooMany = tableOf('canasta-fi')({
  phase: 'play',
  stock: 30,
  pile: 'Jd',
  hands: { 1: 'Ks Kh Kd 8c 5d', 2: 9, 3: 9, 4: 9 },
  melds: { A: { queens: 'Qs Qh Qd' } },
});
const fault = { kind: 'drew-extra', by: 1, facts: { extra: 1 } } as const;
const kings: Action = { type: 'meld', melds: [{ cards: cards('Ks Kh Kd') }] };

function ruledPosition(): Position {
  const position = carriedOut(drewTooMany, fault);
  if (position === null) throw new Error('no ruling');
  return position;
}

describe('a table on which a ruling has been carried out', () => {
  const start = startState(drewTooMany);
  const ruled = tableReducer(start, { type: 'rule', position: ruledPosition(), ruling: told });

  test('goes on under it: what it forbids is refused, in its words', () => {
    expect(judge(drewTooMany, kings).legal).toBe(true);
    const tried = tableReducer(ruled, { type: 'try', action: kings });
    expect(tried.judged?.verdict).toMatchObject({ legal: false, reasons: [{ code: 'no-meld-this-turn' }] });
    const discarded = tableReducer(ruled, {
      type: 'try',
      action: { type: 'discard', card: aCard('5d') },
    });
    expect(discarded.position.turn).toBe(2);
  });

  test('says in the line of the turn what is forbidden and demanded', () => {
    expect(turnParts(ruled, speechOf('en'))).toEqual([
      'Your turn',
      'drawn from the stock',
      'no melding',
      'must discard',
    ]);
    expect(turnParts(start, speechOf('en'))).toEqual(['Your turn', 'drawn from the stock']);
  });

  test('is undone act by act, and at last without the ruling; begun again it is as it was at first', () => {
    const discarded = tableReducer(ruled, {
      type: 'try',
      action: { type: 'discard', card: aCard('5d') },
    });
    const back = tableReducer(discarded, { type: 'undo' });
    expect(back.position).toEqual(ruled.position);
    expect(isFresh(back)).toBe(false);
    const before = tableReducer(back, { type: 'undo' });
    expect(before.position).toEqual(drewTooMany);
    expect(before.ruled).toBeNull();
    expect(isFresh(before)).toBe(true);
    const again = tableReducer(discarded, { type: 'reset' });
    expect([again.position, again.start, again.ruled]).toEqual([drewTooMany, drewTooMany, null]);
  });

  test('is played freely, and undoing asks its question again', () => {
    const desk = startDesk(start, []);
    const asked = { ...desk, inquiry: { ...desk.inquiry, tries: 2 } };
    const under = deskReducer(asked, { type: 'rule', position: ruledPosition(), ruling: told });
    expect(under.inquiry.place).toBe(under.inquiry.questions.length);
    expect(deskReducer(under, { type: 'undo' }).inquiry).toEqual(asked.inquiry);
  });
});

describe('a practice game under a ruling', () => {
  const game = newGame(usualRuleset('canasta-fi'), 'middle', 7);
  const draw = legalActions(game.position).find(({ type }) => type === 'draw');
  const started = draw === undefined ? game : withMove(game, draw);

  test('goes on from the position after it, and is kept, undone and dealt on', () => {
    const next = carriedOut(started.position, { ...fault, by: started.position.turn });
    if (next === null) throw new Error('no ruling');
    const ruled = withRuling(started, next, told);
    expect([ruled.position, ruled.moves, ruled.ruled?.told]).toEqual([next, [], told.told]);
    const kept = gameFrom(gameText(ruled), 'canasta-fi');
    expect(kept?.position).toEqual(next);
    expect(withoutLastTry(ruled)).toBe(started);
    const over = { ...ruled, position: { ...next, phase: 'over' as const, ending: endingOf(next) } };
    expect(withNextDeal(over)).not.toHaveProperty('ruled');
  });

  test('tells the ruling at the table until it is undone', () => {
    const state = openTable(started);
    const next = carriedOut(started.position, { ...fault, by: started.position.turn });
    if (next === null) throw new Error('no ruling');
    const chosen = practiceReducer(state, { type: 'toggle', key: firstKey(state.table) });
    const under = practiceReducer(chosen, { type: 'rule', position: next, ruling: told });
    expect(under.table.ruled?.told).toEqual(told.told);
    expect(under.table.selected).toEqual([]);
    expect(misdealt(under.game.position)).toEqual([]);
    const back = practiceReducer(under, { type: 'undo' });
    expect(back.game).toBe(started);
    expect(back.table.ruled).toBeNull();
  });
});

/** The key of a card of the hand of whoever is in turn. */
function firstKey(table: TableState): string {
  const [first] = [...choosable(table, table.position.turn).values()].flat();
  if (first === undefined) throw new Error('no card to choose');
  return first.key;
}

function endingOf({ turn }: Position) {
  return { out: turn, concealed: false, ownCanasta: false, cause: 'gone-out', loser: null } as const;
}

test('who melds before the answer goes on as an opponent demands, at a table too, and the answer is waited for no longer', () => {
  const asking = judge(drewTooMany, { type: 'ask' });
  if (!asking.legal) throw new Error('the question is refused');
  const five: Action = { type: 'discard', card: aCard('5d') };
  const refused = judge(asking.next, kings);
  if (refused.legal) throw new Error('melding before the answer is allowed');
  const words = rulingsSchema.parse(contentFile('content/rulings/en.yaml'));
  const remedies = remediesOf('canasta-fi', 'en', rulingWordsFor(words, 'canasta-fi'));
  const remedy =
    remedies &&
    remedyOf(
      kings.type,
      refused.reasons.map(({ code }) => code),
      remedies,
    );
  const [ruling] = remedy?.rulings ?? [];
  expect(ruling?.options?.map(({ value }) => value)).toEqual(['out', 'on']);
  for (const option of ruling?.options ?? []) expect(option.steps.length).toBeGreaterThan(0);
  const demanded = (demand: 'out' | 'on') =>
    carriedOutAfter(asking.next, kings, { kind: 'meld-before-answer', facts: {} }, demand);
  for (const demand of ['out', 'on'] as const) {
    const next = demanded(demand);
    if (next === null) throw new Error('no ruling');
    expect(judge(next, kings).legal, demand).toBe(true);
    expect(judge(next, five).legal, demand).toBe(true);
    // What the opponent demands has settled it: the partner is not asked once more.
    const again = judge(next, { type: 'ask' });
    expect(again.legal ? [] : again.reasons.map(({ code }) => code), demand).toEqual(['ask-not-now']);
    expect(legalActions(next).some(({ type }) => type === 'ask')).toBe(false);
    expect(next.seats.find(({ seat }) => seat === 1)?.duties.map(({ code }) => code)).toEqual([
      demand === 'out' ? 'must-go-out-if-able' : 'keep-one-card-after-discard',
    ]);
  }
});

// Whatever is refused somewhere in a deal: if it is done all the same and ruled on, no card is lost and the deal can be written down.
describe.each(['canasta-fi', 'samba', 'sitoumussamba'] as const)('refused acts of %s, done all the same', (id) => {
  const words = rulingsSchema.parse(contentFile('content/rulings/en.yaml'));
  const remedies = remediesOf(id, 'en', rulingWordsFor(words, id));
  if (remedies === undefined) throw new Error('no remedies');

  test('lead to a position from which the deal goes on', () => {
    const choose = chooser(5);
    const carried = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      let position = deal(usualRuleset(id), seed);
      let others: readonly Action[] = [];
      while (position.phase !== 'over') {
        // Acts that were lawful a while ago are refused now for all kinds of reasons.
        for (const action of others.slice(-6)) {
          const verdict = judge(position, action);
          if (verdict.legal) continue;
          const broken = verdict.reasons.map(({ code }) => code);
          const remedy = remedyOf(action.type, broken, remedies);
          const ways = (remedy?.rulings ?? []).flatMap(({ given, options }) =>
            (options ?? [undefined]).map((option) => ({ given, demand: option?.value })),
          );
          for (const { given, demand } of ways) {
            if (remedy === undefined || (demand !== undefined && demand !== 'out' && demand !== 'on')) continue;
            const next = carriedOutAfter(position, action, { kind: remedy.kind, facts: given }, demand);
            if (demand !== undefined) carried.add(demand);
            if (next === null) throw new Error(`${remedy.kind} cannot be carried out`);
            carried.add(remedy.kind);
            expect(broken.flatMap(faultsBreaking)).toContain(remedy.kind);
            expect(misdealt(next), `${remedy.kind} ${writePosition(position)}`).toEqual([]);
            expect(readPosition(writePosition(next))).toMatchObject({ ok: true });
            const held = next.seats.find(({ seat }) => seat === next.turn);
            const single = held !== undefined && countOf(held.hand) < 2;
            if (next.phase !== 'over' && !single) expect(legalActions(next).length, remedy.kind).toBeGreaterThan(0);
          }
        }
        const listed = legalActions(position);
        others = [...others, ...listed.filter(() => choose(4) === 0)];
        const verdict = judge(position, oneOf(listed, choose));
        if (!verdict.legal) throw new Error('listed and refused');
        position = verdict.next;
      }
    }
    expect(carried.size).toBeGreaterThan(3);
  });
});
