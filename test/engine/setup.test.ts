import { describe, expect, test } from 'vitest';
import { explain } from '../../src/engine/format/scenario/explain.ts';
import { checkSetup, type Setup, type SetupError } from '../../src/engine/index.ts';
import { cards } from './support/table.ts';

// Every way in which a table can be impossible, with the part of it that is named as wrong.

const bid = { level: 2, denomination: 'hearts' } as const;
const fours = [{ name: 'fours', cards: cards('4s 4h 4d') }];

/** A setup as it is written in the table below: the agreement only where it matters. */
type Written = Omit<Setup, 'agreement'> & Partial<Pick<Setup, 'agreement'>>;

const impossible: readonly [string, Written, SetupError['code'], string][] = [
  ['three copies of a card', { ruleset: 'classic', pile: cards('Ks Ks Ks') }, 'too-many-copies', 'pile'],
  ['more cards than the deck', { ruleset: 'classic', stock: 109 }, 'too-many-cards', 'position'],
  ['a fifth hand of four', { ruleset: 'classic', hands: { 5: 11 } }, 'no-such-seat', 'hands.5'],
  ['the turn of a fifth player', { ruleset: 'classic', turn: 5 }, 'no-such-seat', 'turn'],
  ['points of a third side', { ruleset: 'classic', scores: { C: 500 } }, 'no-such-side', 'scores.C'],
  [
    'a meld begun that does not lie there',
    { ruleset: 'classic', melds: { A: fours }, meldedThisTurn: ['fives'] },
    'no-such-meld',
    'meldedThisTurn',
  ],
  [
    'two melds of one name',
    { ruleset: 'samba', melds: { A: [...fours, ...fours] } },
    'meld-named-twice',
    'melds.A.fours',
  ],
  [
    'a meld without cards',
    { ruleset: 'classic', melds: { B: [{ name: 'fours', cards: [] }] } },
    'meld-without-cards',
    'melds.B.fours',
  ],
  ['an auction where there is none', { ruleset: 'classic', phase: 'auction' }, 'not-in-ruleset', 'phase'],
  [
    'penalty cards where there are none',
    { ruleset: 'classic', penaltyCards: { 1: cards('4s') } },
    'not-in-ruleset',
    'penaltyCards',
  ],
  ['the opening of nobody', { ruleset: 'sitoumussamba', phase: 'contract-opening' }, 'no-opening-due', 'phase'],
  [
    'the opening of another than the declarer',
    { ruleset: 'sitoumussamba', phase: 'contract-opening', turn: 2, contract: { seat: 1, bid, doubledBy: null } },
    'no-opening-due',
    'phase',
  ],
  [
    'the opening of a doubled bid before play',
    { ruleset: 'sitoumussamba', phase: 'contract-opening', contract: { seat: 1, bid, doubledBy: 2 } },
    'no-opening-due',
    'phase',
  ],
  [
    'melds before play',
    { ruleset: 'sitoumussamba', phase: 'auction', melds: { A: [{ name: 'fours', cards: cards('4s 4h 4d') }] } },
    'melds-before-play',
    'melds',
  ],
  ['why a deal ended that goes on', { ruleset: 'classic', cause: 'without-stock' }, 'not-in-phase', 'cause'],
  [
    'a king among red threes',
    { ruleset: 'classic', redThrees: { A: cards('3h Kh') } },
    'not-a-red-three',
    'redThrees.A',
  ],
  [
    'a king set free as a wild card',
    { ruleset: 'canasta-fi', hands: { 1: cards('Kh') }, surplus: cards('Kh') },
    'not-a-wild-card',
    'surplus',
  ],
  [
    'a wild card set free that is not in the hand',
    { ruleset: 'canasta-fi', hands: { 1: cards('Kh') }, surplus: cards('2h') },
    'not-held',
    'surplus',
  ],
  ['five players where there are four', { ruleset: 'classic', agreement: { players: 5 } }, 'agreement', 'players'],
  [
    'thirteen cards for four players',
    { ruleset: 'samba', agreement: { options: { handSize: 13 } } },
    'agreement',
    'players',
  ],
];

describe('an impossible table is refused, with the part that is wrong', () => {
  test.each(impossible)('%s', (_, setup, code, key) => {
    const checked = checkSetup({ agreement: {}, ...setup });
    if (checked.ok) throw new Error('it is accepted');
    expect(checked.error).toMatchObject([{ code, key }]);
    for (const error of checked.error) expect(explain(error)).toMatch(/\w{3}/);
  });

  test('everything that is wrong is told at once', () => {
    const checked = checkSetup({ ruleset: 'classic', agreement: {}, turn: 5, phase: 'auction', scores: { C: 0 } });
    expect(checked.ok ? [] : checked.error.map(({ key }) => key).toSorted()).toEqual(['phase', 'scores.C', 'turn']);
  });
});
