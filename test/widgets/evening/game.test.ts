import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyDeal, emptySide, rulesetFor, usualRuleset } from '../../../src/engine/index.ts';
import { agreementOf } from '../../../src/widgets/agreement/agreements.ts';
import {
  isFollowed,
  objectionsTo,
  withAgreement,
  withDraft,
  withEntered,
  withMending,
  withoutMending,
  withStruck,
  withUnderWay,
} from '../../../src/widgets/evening/game/changes.ts';
import {
  emptyDraft,
  newGame,
  nextNumberOf,
  pointsOf,
  rulesetOf,
  type ScoreGame,
  totalsOf,
  totalsThrough,
} from '../../../src/widgets/evening/game/game.ts';
import { packGame, packWholeGame, unpackGame } from '../../../src/widgets/evening/game/game-link.ts';
import { readGame, writeGame, writeTable } from '../../../src/widgets/evening/game/game-text.ts';
import { nextDealOf, seatedIn, sidesOfPlayers } from '../../../src/widgets/evening/game/seated.ts';
import { endedEarlier, standingOf } from '../../../src/widgets/evening/game/standing.ts';
import { readPenalties, writePenalties } from '../../../src/widgets/evening/penalty-link.ts';
import { settled } from '../../engine/support/agreements.ts';
import { anyGame, dealOf, gameOf, withDeal } from './some-games.ts';

describe('a game on the score sheet', () => {
  test('adds the deals up, and says with how many points each side opens next', () => {
    const game = withDeal(withDeal(gameOf('canasta-fi'), dealOf(1495, 1500)), dealOf(5, 0));
    expect(totalsThrough(game)).toEqual([
      [0, 0],
      [1495, 1500],
      [1500, 1500],
    ]);
    const before = withDeal(gameOf('canasta-fi'), dealOf(1495, 1500));
    expect(standingOf(before).sides.map(({ minimum }) => minimum)).toEqual([50, 90]);
    expect(standingOf(before)).toMatchObject({ minimumClause: 'canasta-fi/13-a', winner: 'none', toGo: 3500 });
  });

  test('is over at the limit, for the higher total; equal totals are a draw', () => {
    expect(standingOf(withDeal(gameOf('canasta-fi'), dealOf(4995, 4990))).winner).toBe('none');
    const won = standingOf(withDeal(gameOf('canasta-fi'), dealOf(5000, 5200)));
    expect(won).toMatchObject({ winner: 'B', endClause: 'canasta-fi/1', wins: [{ from: 'A', to: 'B', points: 200 }] });
    expect(standingOf(withDeal(gameOf('canasta-fi'), dealOf(5200, 5200))).winner).toBe('draw');
  });

  test('that was over before its last deal says after which, until the later ones are struck', () => {
    const played = withDeal(withDeal(gameOf('canasta-fi'), dealOf(4000, 0)), dealOf(0, 300));
    expect(endedEarlier(played)).toBeNull();
    const mending = withMending(played, 0);
    const mended = withEntered(withDraft(mending, { ...mending.draft, entry: dealOf(5000, 0) }), true);
    expect(endedEarlier(mended)).toBe(0);
    expect(endedEarlier(withStruck(mended, 1, true))).toBeNull();
    expect(endedEarlier(withStruck(mended, 0, true))).toBeNull();
    const lost = withDeal(withDeal(gameOf('canasta-fi'), { ...dealOf(0, 0), loser: 'A' }), dealOf(5, 5));
    expect(endedEarlier(lost)).toBe(0);
  });

  test('takes another agreement until a deal has been counted, and fits the players to it', () => {
    const two = agreementOf(settled('samba', { players: 2 }));
    const game = { ...gameOf('samba'), firstDealer: 4 } as const;
    expect(withAgreement(game, two)).toMatchObject({ agreement: two, names: ['Aino', 'Eero'], firstDealer: 1 });
    expect(readGame(writeGame(withAgreement(game, two))).ok).toBe(true);
    const counted = withDeal(game, dealOf(5, 0));
    expect(withAgreement(counted, two)).toBe(counted);
  });

  test('is lost at once by the side that a ruling makes lose it', () => {
    const lost = standingOf(withDeal(gameOf('canasta-fi'), { ...dealOf(300, 0), loser: 'A' }));
    expect(lost).toMatchObject({ winner: 'B', loser: 'A', lostBy: null, wins: [] });
  });

  test('is won with the points that the ruling credits, and says by which clause', () => {
    const entry = { ...dealOf(300, 0), loser: 'A', lostBy: 'canasta-fi/22-a-end' } as const;
    const lost = withDeal(withDeal(gameOf('canasta-fi'), dealOf(1000, 500)), entry);
    expect(standingOf(lost)).toMatchObject({ winner: 'B', lostBy: 'canasta-fi/22-a-end' });
    expect(totalsOf(lost)).toEqual([1000, 2500]);
  });

  test.each([
    [
      false,
      [
        ['B', 'A', 100],
        ['C', 'A', 300],
        ['C', 'B', 200],
      ],
    ],
    [
      true,
      [
        ['B', 'A', 100],
        ['C', 'A', 300],
      ],
    ],
  ])('of three players everyone wins from all behind unless the winner takes all: %s', (winnerTakesAll, wins) => {
    const ruleset = settled('samba', { players: 3, options: { winnerTakesAll } });
    const start = newGame({
      id: 'x',
      ruleset: 'samba',
      agreement: agreementOf(ruleset),
      names: ['', '', ''],
      firstDealer: 2,
    });
    const standing = standingOf(withDeal(start, dealOf(10_000, 9900, 9700)));
    expect(standing.wins.map(({ from, to, points }) => [from, to, points])).toEqual(wins);
  });

  test('a mended deal changes all totals after it, and the minimum only where the next deal has not been dealt', () => {
    const game = withDeal(gameOf('canasta-fi'), dealOf(1490, 0));
    const mended = withDraft(withMending(game, 0), { ...emptyDraft, entry: dealOf(1510, 0), endSaid: true, mends: 0 });
    // The example of canasta-fi 35-a: 1490 becomes 1510 in mid-deal, and the side still needs 50.
    expect(standingOf(withEntered(mended, true)).sides[0]).toEqual({ side: 'A', total: 1510, minimum: 50 });
    expect(standingOf(withEntered(mended, false)).sides[0]).toEqual({ side: 'A', total: 1510, minimum: 90 });
    const later = withDeal(withEntered(mended, true), dealOf(0, 0));
    expect(standingOf(later).sides[0]?.minimum).toBe(90);
    expect(withEntered(mended, true).changes.at(-1)).toEqual({
      kind: 'mended',
      deal: 0,
      before: [1490, 0],
      after: [1510, 0],
    });
    expect([isFollowed(game, 0), isFollowed(withDeal(game, dealOf(5, 5)), 0)]).toEqual([false, true]);
  });

  test('a deal that is struck counts nothing, nor as a turn to deal, and can be restored', () => {
    const game = withDeal(withDeal(gameOf('samba'), dealOf(300, 20)), dealOf(100, 40));
    const struck = withStruck(game, 0, true);
    expect(totalsOf(struck)).toEqual([100, 40]);
    expect([nextDealOf(game).dealer, nextDealOf(struck).dealer]).toEqual([2, 1]);
    expect(totalsOf(withStruck(struck, 0, true))).toEqual([400, 60]);
    // Its number stays its own: the next deal is the third, as the sheet, the table for other programs and the drawing have it.
    expect([nextNumberOf(game), nextNumberOf(struck)]).toEqual([3, 3]);
  });

  test('minimums follow a last deal that is struck, unless the next one has begun', () => {
    const game = withDeal(withDeal(gameOf('canasta-fi'), dealOf(1400, 20)), dealOf(200, 40));
    const minimums = (of: ScoreGame) => standingOf(of).sides.map(({ minimum }) => minimum);
    const struck = (of: ScoreGame, place: number) => withStruck(of, place, isFollowed(of, place));
    expect(minimums(game)).toEqual([90, 50]);
    expect(minimums(struck(game, 1))).toEqual([50, 50]);
    // What is struck follows nothing.
    expect(isFollowed(struck(game, 1), 0)).toBe(false);
    const begun = withDraft(game, { ...emptyDraft, endSaid: true });
    expect(minimums(struck(begun, 1))).toEqual([90, 50]);
  });

  test('a deal that is half entered waits while another is mended', () => {
    const half = { ...emptyDraft, entry: dealOf(45, 0), remark: 'half' };
    const game = withDraft(withDeal(gameOf('samba'), dealOf(300, 20)), half);
    const mending = withMending(game, 0);
    expect(mending.draft.mends).toBe(0);
    expect(withoutMending(mending).draft).toEqual(half);
    expect(withoutMending(withMending(mending, 0)).draft).toEqual(half);
    const entered = withEntered(mending, true);
    expect([entered.draft, entered.waiting]).toEqual([half, null]);
    // A penalty that a ruling charges meanwhile is of the deal under way.
    const charged = withUnderWay(mending, (draft) => ({ ...draft, remark: 'charged' }));
    expect(withEntered(charged, true).draft).toEqual({ ...half, remark: 'charged' });
    expect(readGame(writeGame(mending))).toEqual({ ok: true, value: mending });
  });

  test('what cannot be is entered as agreed at the table, with its remark', () => {
    const entry = { ...emptyDeal, sides: { A: { ...emptySide, counts: { 'red-threes': 5 } } } };
    const draft = { ...emptyDraft, entry, endSaid: true, remark: ' a third pack ' };
    const game = withDraft(gameOf('canasta-fi'), draft);
    expect(objectionsTo(game).map(({ code }) => code)).toContain('too-many-red-threes');
    const [deal] = withEntered(game, false).deals;
    expect(deal?.agreed).toEqual([{ code: 'too-many-red-threes', side: null, field: 'red-threes' }]);
    expect(deal?.remark).toBe('a third pack');
  });
});

describe('who sits where', () => {
  test('the deal passes clockwise, and the player on the left of the dealer begins', () => {
    const game = gameOf('canasta-fi');
    const turns = [0, 1, 2, 3, 4].map((dealt) => nextDealOf(game, dealt));
    expect(turns.map(({ dealer }) => dealer)).toEqual([0, 1, 2, 3, 0]);
    expect(turns.map(({ firstPlayer }) => firstPlayer)).toEqual([1, 2, 3, 0, 1]);
    expect(turns[0]).toMatchObject({ cardsEach: 11, cardsInAll: 44, sittingOut: [] });
  });

  test('of five the three of one side sit out in turn, and the two of the other never', () => {
    const five = settled('samba', { players: 5 });
    expect(sidesOfPlayers(five)).toEqual(['A', 'B', 'A', 'B', 'B']);
    expect([0, 1, 2, 3].map((dealt) => seatedIn(five, dealt).sittingOut)).toEqual([[4], [1], [3], [4]]);
  });

  test.each([5, 6])('of %i rotating players everyone sits with his own side in every deal', (players) => {
    const ruleset = settled('samba', players === 5 ? { players } : { players, form: 'rotating' });
    const sides = sidesOfPlayers(ruleset);
    for (let dealt = 0; dealt < 12; dealt++) {
      const { players: seated, sittingOut } = seatedIn(ruleset, dealt);
      expect([...seated, ...sittingOut].toSorted()).toEqual(sides.map((_, place) => place));
      expect(seated.map((player) => sides[player])).toEqual(['A', 'B', 'A', 'B']);
    }
  });
});

describe('a game as a text', () => {
  test('reads back as the same, whatever is on the sheet', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        expect(readGame(writeGame(game))).toEqual({ ok: true, value: game });
      }),
      { numRuns: 300 },
    );
  });

  test('in a link it reads back without what is being written down', async () => {
    await fc.assert(
      fc.asyncProperty(anyGame, async (game) => {
        const text = await packGame(game);
        expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
        expect(await unpackGame(text)).toEqual({
          ok: true,
          value: {
            ...game,
            draft: emptyDraft,
            waiting: null,
            changes: game.changes.filter(({ kind }) => kind !== 'entered'),
          },
        });
      }),
      { numRuns: 60 },
    );
  });

  test('in an address that keeps it, it reads back whole', async () => {
    await fc.assert(
      fc.asyncProperty(anyGame, async (game) => {
        expect(await unpackGame(await packWholeGame(game))).toEqual({ ok: true, value: game });
      }),
      { numRuns: 60 },
    );
  });

  test('a text with anything in it changed is a game or is refused with its place, and what is read can be counted', () => {
    const junk = fc.constantFrom<unknown>(null, -1, 1e9, 'x', [], {}, true, Number.NaN, 7.5);
    fc.assert(
      fc.property(anyGame, fc.nat(), junk, (game, place, value) => {
        const read = readGame(JSON.stringify(changedSomewhere(JSON.parse(writeGame(game)), place, value)));
        if (!read.ok) return;
        for (const { entry } of read.value.deals) pointsOf(rulesetOf(read.value), entry);
        standingOf(read.value);
        nextDealOf(read.value);
      }),
      { numRuns: 500 },
    );
  });

  test('a game of an earlier version has no day, no ruling’s clause and nothing said of a bid', () => {
    const { begun: _, ...game } = withDeal(gameOf('sitoumussamba'), { ...emptyDeal, loser: 'B' });
    const { bid: __, ...draft } = game.draft;
    const read = readGame(JSON.stringify({ version: 1, ...game, draft }));
    expect(read).toMatchObject({ ok: true, value: { ...game, draft: { bid: null } } });
  });

  test('what is wrong is told with its place', () => {
    const text = writeGame(withDeal(gameOf('canasta-fi'), dealOf(100, 50)));
    const told = (changed: string) => {
      const read = readGame(changed);
      return read.ok ? null : [read.error.code, read.error.place];
    };
    expect(told('hello')).toEqual(['not-json', '']);
    expect(told('[]')).toEqual(['wrong', '']);
    expect(told(text.replace('"version":1', '"version":2'))).toEqual(['other-version', '2']);
    expect(told(text.replace('"melded":100', '"melded":"lots"'))).toEqual([
      'wrong',
      'deals.0.entry.sides.A.cards.melded',
    ]);
    expect(told(text.replace('"players":4', '"players":5'))).toEqual(['agreement', 'players-not-provided']);
    expect(told(text.replace('canasta-fi', 'bridge'))).toEqual(['wrong', 'ruleset']);
  });

  test('a link that is damaged or no game at all is refused', async () => {
    for (const text of ['', 'x', 'AAAA', '%%%', (await packGame(gameOf('samba'))).slice(0, -4)])
      expect((await unpackGame(text)).ok, text).toBe(false);
  });

  test('as a table for other programs it has a line for each deal that counts', () => {
    const game = withDeal(withDeal(withDeal(gameOf('canasta-fi'), dealOf(300, 20)), dealOf(0, 0)), dealOf(100, 40));
    const remarked = { ...game, deals: game.deals.map((deal) => ({ ...deal, remark: '=1+1, "so"' })) };
    const table = writeTable(withStruck(remarked, 1, true), ['Aino & Olli', 'Eero, Siiri'], {
      deal: 'Deal',
      total: 'total',
      remark: 'Remark',
      bid: { heading: 'Bid', told: ({ contract }) => (contract === null ? '-none' : 'bid') },
      rulings: { heading: 'Rulings', told: ({ loser }) => (loser === null ? '' : `${loser} lost`) },
    });
    expect(table.split('\r\n')).toEqual([
      'Deal,Aino & Olli,Aino & Olli: total,"Eero, Siiri","Eero, Siiri: total",Bid,Rulings,Remark',
      '1,300,300,20,20,\'-none,,"\'=1+1, ""so"""',
      '3,100,400,40,60,\'-none,,"\'=1+1, ""so"""',
      '',
    ]);
  });
});

/** A value with the one at some place within it changed. */
function changedSomewhere(value: unknown, place: number, change: unknown): unknown {
  if (typeof value !== 'object' || value === null) return change;
  const keys = Object.keys(value);
  const key = keys[place % Math.max(1, keys.length)];
  if (key === undefined || place % 7 === 0) return change;
  const entries = Object.entries(value).map(([each, item]) => [
    each,
    each === key ? changedSomewhere(item, Math.floor(place / 2), change) : item,
  ]);
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

describe('penalties handed over by the referee’s guide', () => {
  test('read back as they were written', () => {
    const penalties = [
      { side: 'A', points: 100, clause: 'canasta-fi/33-a' },
      { side: 'B', points: -2000, clause: 'canasta-fi/22-a-end' },
    ] as const;
    expect(readPenalties(`#${writePenalties(penalties)}`)).toEqual(penalties);
  });

  test.each([
    '',
    '#penalty=',
    '#penalty=Z-100-canasta-fi/33-a',
    '#penalty=A-100-canasta-fi/99',
    '#penalty=A-1e9-samba/1',
  ])('%s is none', (fragment) => {
    expect(readPenalties(fragment)).toBeNull();
  });
});

test('every ruleset can be begun as it is usually played', () => {
  for (const id of ['canasta-fi', 'classic', 'canasta-sv', 'samba', 'sitoumussamba'] as const) {
    const game = gameOf(id);
    expect(rulesetOf(game)).toBe(usualRuleset(id));
    expect(rulesetFor(id, game.agreement).ok).toBe(true);
    expect(standingOf(game).winner).toBe('none');
  }
});
