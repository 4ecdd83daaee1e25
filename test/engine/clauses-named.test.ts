import { describe, expect, test } from 'vitest';
import { readScenario } from '../../src/engine/format/index.ts';
import { type ClauseAddress, judge, type Position, type RulesetId, type Verdict } from '../../src/engine/index.ts';

// A verdict names the clauses that decide it and no others: a refusal those that are broken, a permission those it rests on. The scenario
// files say which clauses must be named; here is said, by position and action in the words of the scenario format, that nothing else is.

/** What is asked, the position, the actions (the last is judged), what it is, and all clauses that the verdict names. */
type Row = readonly [what: string, position: string, actions: string, is: 'legal' | 'illegal', clauses: string];

function read(ruleset: RulesetId, options: string, position: string, actions: string) {
  const text = `ruleset: ${ruleset}\n${options}\nposition: {${position}}\ncases: [{do: [${actions}], expect: legal}]\n`;
  const scenario = readScenario(text);
  if (!scenario.ok) throw new Error(scenario.error.map(({ detail }) => detail).join('; '));
  return scenario.value;
}

/** The verdict on the last action; those before it must be legal. */
function judged(ruleset: RulesetId, options: string, position: string, actions: string): Verdict {
  const scenario = read(ruleset, options, position, actions);
  const [one] = scenario.cases;
  if (one?.kind !== 'play') throw new Error('nothing to judge');
  let at: Position = scenario.position;
  let verdict: Verdict | null = null;
  for (const action of one.actions) {
    if (verdict?.legal === false) throw new Error(`refused: ${verdict.reasons.map(({ code }) => code).join(', ')}`);
    verdict = judge(at, action);
    if (verdict.legal) at = verdict.next;
  }
  if (verdict === null) throw new Error('nothing to judge');
  return verdict;
}

/** The clauses of a verdict, each once, the decisive first; those of its own ruleset by their number alone. */
function named(ruleset: RulesetId, verdict: Verdict): readonly string[] {
  const stated: readonly { readonly clauses: readonly ClauseAddress[] }[] = verdict.legal
    ? verdict.grounds
    : verdict.reasons;
  const clauses = stated.flatMap((one) => one.clauses).map((clause) => clause.replace(`${ruleset}/`, ''));
  return [...new Set(clauses)];
}

function check(ruleset: RulesetId, rows: readonly Row[], options = ''): void {
  test.each(rows)('%s', (_, position, actions, is, clauses) => {
    const verdict = judged(ruleset, options, position, actions);
    const expected = clauses.split(' ');
    const found = named(ruleset, verdict);
    expect(verdict.legal ? 'legal' : 'illegal').toBe(is);
    expect([...found].sort()).toEqual([...expected].sort());
    if (!verdict.legal) expect(found[0]).toBe(expected[0]);
  });
}

describe('canasta-fi', () => {
  const kings = 'melds: {A: {kings: "Kc Kd Ks"}}';
  const canasta = 'melds: {A: {queens: "Qs Qs Qh Qh Qd Qd Qc"}}';
  check('canasta-fi', [
    [
      'a set of naturals',
      `phase: play, hands: {1: "9s 9h 9d 5c 4c"}, ${kings}`,
      '{meld: ["9s 9h 9d"]}',
      'legal',
      '11-a',
    ],
    [
      'a set with a wild card',
      `phase: play, hands: {1: "9s 9h 2d 5c 4c"}, ${kings}`,
      '{meld: ["9s 9h 2d"]}',
      'legal',
      '11-a 11-d',
    ],
    ['a card for an own meld', `phase: play, hands: {1: "Kh 5c 4c"}, ${kings}`, '{add: {kings: Kh}}', 'legal', '11-a'],
    [
      'cards of a rank that join the meld there is',
      `phase: play, hands: {1: "Kh Kh Kd 5c 4c"}, ${kings}`,
      '{meld: ["Kh Kh Kd"]}',
      'legal',
      '11-b 11-a',
    ],
    [
      'a natural for a canasta',
      `phase: play, hands: {1: "Qc 5c 4c"}, ${canasta}`,
      '{add: {queens: Qc}}',
      'legal',
      '15-e',
    ],
    [
      'a wild card for a canasta',
      `phase: play, hands: {1: "2c 5c 4c"}, ${canasta}`,
      '{add: {queens: 2c}}',
      'illegal',
      '15-e',
    ],
    [
      'a fourth wild card for a canasta',
      'phase: play, hands: {1: "2c 5c 4c"}, melds: {A: {queens: "Qs Qh Qd Qc 2s 2h 2d"}}',
      '{add: {queens: 2c}}',
      'illegal',
      '15-e 15-a 11-d',
    ],
    [
      'the opening with a canasta that is too low',
      'phase: play, scores: {A: 1500}, hands: {1: "4s 4s 4h 4h 4d 4d 4c Ks Jd 9c"}',
      '{meld: ["4s 4s 4h 4h 4d 4d 4c"]}',
      'illegal',
      '13-b 13-a 13-c-1 13-d',
    ],
    [
      'the opening with red threes on the table',
      'phase: play, redThrees: {A: "3h"}, hands: {1: "4s 4h 4d Ks Jd 9c"}',
      '{meld: ["4s 4h 4d"]}',
      'illegal',
      '13-b 13-a 13-c-1 13-d',
    ],
    [
      'the opening that only the raise makes too low',
      'phase: play, minimumRaise: {A: 10}, hands: {1: "Ks Kh Kd 2c 9c 8c"}',
      '{meld: ["Ks Kh Kd 2c"]}',
      'illegal',
      '13-b 13-a 13-c-1 27-a',
    ],
    [
      'an opening with the pile that is too low and no going out',
      'pile: "6d 9c", hands: {1: "9d 9h 2c 4c 7h Ks Kh Qd Js 5c 8d"}',
      '{take: pile, with: "9d 9h"}',
      'illegal',
      '13-c-2 26-a-end 13-b 13-a',
    ],
    [
      'the same with the whole hand',
      'scores: {A: 3000}, pile: "5c", hands: {1: "5s 5s 5h 4s 4s 4h 4h 4d 4d 4c"}',
      '{take: pile, with: "5s 5s 5h", meld: ["4s 4s 4h 4h 4d 4d 4c"]}',
      'illegal',
      '13-c-2 26-a-end 13-b 13-a 19-c 13-d',
    ],
    [
      'two draws from the stock',
      `phase: play, stock: 30, hands: {1: "9s 5c 4c"}, ${kings}`,
      '{draw: stock}',
      'illegal',
      '9',
    ],
    [
      'the pile after the stock',
      `phase: play, stock: 30, pile: "Kh", hands: {1: "9s 5c 4c"}, ${kings}`,
      '{take: pile, onto: kings}',
      'illegal',
      '10-b 9',
    ],
    [
      'the end of the deal after the draw',
      `phase: play, stock: 0, hands: {1: "9s 5c 4c"}, ${kings}`,
      '{end: deal}',
      'illegal',
      '24-b',
    ],
    ['a melded card discarded', `phase: play, hands: {1: "9s 5c 4c"}, ${kings}`, '{discard: Kc}', 'illegal', '11-g'],
    [
      'a card that is nowhere, discarded',
      `phase: play, hands: {1: "9s 5c 4c"}, ${kings}`,
      '{discard: Ac}',
      'illegal',
      '16-a',
    ],
    [
      'a card that is nowhere, melded',
      `phase: play, hands: {1: "9s 9h 4c"}, ${kings}`,
      '{meld: ["9s 9h 9d"]}',
      'illegal',
      '11-a',
    ],
    [
      'joining melds of two ranks',
      'phase: play, hands: {1: "9s 5c 4c"}, melds: {A: {kings: "Kc Kd Ks", fives: "5s 5h 5d"}}',
      '{merge: [kings, fives]}',
      'illegal',
      '11-g',
    ],
    [
      'going out by melding',
      `phase: play, hands: {1: "Kh Kh Kd"}, ${canasta}`,
      '{meld: ["Kh Kh Kd"]}',
      'legal',
      '11-a 18-a 18-b 23-a',
    ],
    [
      'going out by the discard',
      `phase: play, hands: {1: "9c"}, ${canasta}`,
      '{discard: 9c}',
      'legal',
      '16-b 18-b 23-a',
    ],
    [
      'a draw before the partner has answered',
      `phase: play, hands: {1: "Kh Kh Kd"}, ${canasta}`,
      '{ask: out}, {discard: Kh}',
      'illegal',
      '23-a',
    ],
    [
      'a meld before the partner has answered',
      `phase: play, hands: {1: "Kh Kh Kd Jc"}, ${canasta}`,
      '{ask: out}, {meld: ["Kh Kh Kd"]}',
      'illegal',
      '23-c 23-a',
    ],
    [
      'the last card discarded after a no',
      `phase: play, answer: no, hands: {1: "9c"}, ${canasta}`,
      '{discard: 9c}',
      'illegal',
      '23-a',
    ],
    [
      'a penalty card discarded',
      `phase: play, penaltyCards: {1: "Jh"}, hands: {1: "9c 8c"}, ${kings}`,
      '{discard: Jh}',
      'legal',
      '33-a 16-b 16-c 9',
    ],
    [
      'red threes among black threes',
      `phase: play, hands: {1: "3s 3s 3c 3h 9c"}, ${canasta}`,
      '{meld: ["3s 3s 3c 3h"]}',
      'illegal',
      '20-c 21-b',
    ],
    [
      'a turn that rulings leave without a draw',
      `hands: {1: "9c 8c 7c"}, duties: {1: ["no-draw-for-turns:2", "no-meld-for-turns:2"]}, ${kings}`,
      '{draw: stock}',
      'illegal',
      '25-b',
    ],
  ]);
});

describe('canasta-sv', () => {
  const kings = 'melds: {A: {kings: "Kc Kd Ks"}}';
  const hand = '9d 9h 2c 4c 7h Ks Kh Qd Js 5c 8d';
  check('canasta-sv', [
    [
      'an opening with the pile that is too low and no going out',
      `pile: "6d 9c", hands: {1: "${hand}"}`,
      '{take: pile, with: "9d 9h"}',
      'illegal',
      'canasta-fi/13-c-2 canasta-fi/26-a-end canasta-fi/13-b canasta-fi/13-a',
    ],
    [
      'the same with the whole hand',
      'scores: {A: 3000}, pile: "5c", hands: {1: "5s 5s 5h 4s 4s 4h 4h 4d 4d 4c"}',
      '{take: pile, with: "5s 5s 5h", meld: ["4s 4s 4h 4h 4d 4d 4c"]}',
      'illegal',
      'canasta-fi/13-c-2 canasta-fi/26-a-end canasta-fi/13-b canasta-fi/13-a 9-d canasta-fi/13-d',
    ],
    [
      'a set of naturals',
      `phase: play, hands: {1: "9s 9h 9d 5c 4c"}, ${kings}`,
      '{meld: ["9s 9h 9d"]}',
      'legal',
      '3 canasta-fi/11-a',
    ],
    [
      'a set with a wild card',
      `phase: play, hands: {1: "9s 9h 2d 5c 4c"}, ${kings}`,
      '{meld: ["9s 9h 2d"]}',
      'legal',
      '3 canasta-fi/11-a canasta-fi/11-d',
    ],
    [
      'a card for an own meld',
      `phase: play, hands: {1: "Kh 5c 4c"}, ${kings}`,
      '{add: {kings: Kh}}',
      'legal',
      'canasta-fi/11-a',
    ],
    [
      'a wild card for an own meld',
      `phase: play, hands: {1: "2h 5c 4c"}, ${kings}`,
      '{add: {kings: 2h}}',
      'legal',
      'canasta-fi/11-a 3 canasta-fi/11-d',
    ],
    [
      'a natural canasta',
      'phase: play, hands: {1: "Kh 5c 4c"}, melds: {A: {kings: "Kc Kc Kd Kd Ks Ks"}}',
      '{add: {kings: Kh}}',
      'legal',
      'canasta-fi/11-a canasta-fi/15-a',
    ],
    [
      'a mixed canasta',
      'phase: play, hands: {1: "Kh 5c 4c"}, melds: {A: {kings: "Kc Kc Kd Kd 2s Ks"}}',
      '{add: {kings: Kh}}',
      'legal',
      'canasta-fi/11-a 2 canasta-fi/15-a',
    ],
    [
      'a wild card more than a canasta may have',
      'phase: play, hands: {1: "2h 2d 5c 4c"}, melds: {A: {kings: "Kc Kc Kd Kd Ks Jk Jk"}}',
      '{add: {kings: "2h 2d"}}',
      'illegal',
      'canasta-fi/15-e 2 3',
    ],
    [
      'a canasta with too many wild cards',
      'phase: play, hands: {1: "2h 2d 5c 4c"}, melds: {A: {kings: "Kc Kc Kd Jk Jk"}}',
      '{add: {kings: "2h 2d"}}',
      'illegal',
      '2 3',
    ],
    [
      'a meld with too many wild cards',
      `phase: play, hands: {1: "9s 9h 2d 2c 2s Jk 4c 5c"}, ${kings}`,
      '{meld: ["9s 9h 2d 2c 2s Jk"]}',
      'illegal',
      '3',
    ],
    [
      'two ranks in a meld',
      `phase: play, hands: {1: "9s 9h 8d 4c 5c"}, ${kings}`,
      '{meld: ["9s 9h 8d"]}',
      'illegal',
      '3',
    ],
    [
      'a red three in a meld',
      `phase: play, hands: {1: "9s 9h 3d 4c 5c"}, ${kings}`,
      '{meld: ["9s 9h 3d"]}',
      'illegal',
      'canasta-fi/21-b 3',
    ],
    [
      'a black three in a meld',
      `phase: play, hands: {1: "9s 9h 3s 4c 5c"}, ${kings}`,
      '{meld: ["9s 9h 3s"]}',
      'illegal',
      '5 3',
    ],
    [
      'one card against one',
      'pile: "Kh", hands: {1: "9c"}, melds: {A: {kings: "Kc Kd Ks Kc Kd Ks Kh"}}',
      '{take: pile, onto: kings}',
      'illegal',
      '8',
    ],
    [
      'one card against one without a stock',
      'stock: 0, pile: "Kh", hands: {1: "9c"}, melds: {A: {kings: "Kc Kd Ks Kc Kd Ks Kh"}}',
      '{take: pile, onto: kings}',
      'illegal',
      '8 canasta-fi/24-a',
    ],
    [
      'going out concealed after a stock draw',
      'phase: play, hands: {1: "4s 4s 4h 4h 4d 4d 4c 5s 5s 5h 5h"}',
      '{meld: ["4s 4s 4h 4h 4d 4d 4c", "5s 5s 5h 5h"]}',
      'legal',
      '3 canasta-fi/11-a canasta-fi/15-a canasta-fi/13-c-1 canasta-fi/13-b canasta-fi/13-a canasta-fi/13-c 1-a canasta-fi/18-a canasta-fi/18-b 9-a 9-b canasta-fi/23-a',
    ],
    [
      'going out concealed with the pile',
      'pile: "5c", hands: {1: "5s 5s 5h 5h 4s 4s 4h 4h 4d 4d 4c"}',
      '{take: pile, with: "5s 5s 5h 5h", meld: ["4s 4s 4h 4h 4d 4d 4c"]}',
      'legal',
      '3 canasta-fi/11-a canasta-fi/15-a canasta-fi/13-c-2 canasta-fi/26-a-end canasta-fi/13-b canasta-fi/13-a canasta-fi/13-c canasta-fi/10-c 1-a canasta-fi/18-a canasta-fi/18-b 9-a 9-b 9-d canasta-fi/23-a',
    ],
    ['one card is drawn', 'hands: {1: "9s 5c 4c"}', '{draw: stock}', 'legal', '1-a canasta-fi/10-b canasta-fi/9'],
    [
      'black threes with one canasta',
      'phase: play, hands: {1: "3s 3s 3c 9c"}, melds: {A: {queens: "Qs Qs Qh Qh Qd Qd Qc"}}',
      '{meld: ["3s 3s 3c"]}',
      'legal',
      '5',
    ],
  ]);
  check(
    'canasta-sv',
    [
      [
        'two cards are drawn',
        'hands: {1: "9s 5c 4c"}',
        '{draw: stock}',
        'legal',
        '1-b samba/10-a canasta-fi/10-b canasta-fi/9',
      ],
      [
        'one canasta is too few',
        'phase: play, hands: {1: "9c 9d 9h"}, melds: {A: {queens: "Qs Qs Qh Qh Qd Qd Qc"}}',
        '{meld: ["9c 9d 9h"]}',
        'illegal',
        '1-b canasta-fi/16-b',
      ],
      [
        'nothing but red threes left',
        'stock: "3h 3d", hands: {1: "9c 9d 9h"}',
        '{draw: stock}',
        'legal',
        '1-b samba/10-a canasta-fi/10-b canasta-fi/9 samba/21-e 7',
      ],
    ],
    'options: {quick: true}',
  );
});

describe('classic', () => {
  const kings = 'melds: {A: {kings: "Kc Kd Ks"}}';
  const canasta = 'melds: {A: {kings: "Kc Kc Kd Kd 2s 2h Jk"}}';
  check('classic', [
    [
      'a set after a stock draw',
      `phase: play, hands: {1: "9s 9h 9d 5c 4c"}, ${kings}`,
      '{meld: ["9s 9h 9d"]}',
      'legal',
      '11-a 6-b 12-f',
    ],
    [
      'a set after taking the pile',
      `phase: play, drew: pile, hands: {1: "9s 9h 9d 5c 4c"}, ${kings}`,
      '{meld: ["9s 9h 9d"]}',
      'legal',
      '8-b-3 12-d 11-a 6-b',
    ],
    [
      'a set with a wild card',
      `phase: play, hands: {1: "9s 9h 2d 5c 4c"}, ${kings}`,
      '{meld: ["9s 9h 2d"]}',
      'legal',
      '11-a 6-b 12-f 6-e',
    ],
    [
      'a wild card for a canasta',
      'phase: play, hands: {1: "2d 5c 4c"}, melds: {A: {kings: "Kc Kc Kd Kd Kh Ks Ks"}}',
      '{add: {kings: 2d}}',
      'legal',
      '11-d 6-i 6-c 6-e',
    ],
    [
      'a fourth wild card for a canasta',
      `phase: play, hands: {1: "2d 5c 4c"}, ${canasta}`,
      '{add: {kings: 2d}}',
      'illegal',
      '11-d 11-c',
    ],
    [
      'a meld of too many wild cards',
      `phase: play, hands: {1: "9s 9h 2d 2c Jk Jk 5c 4c"}, ${kings}`,
      '{meld: ["9s 9h 2d 2c Jk Jk"]}',
      'illegal',
      '11-c',
    ],
    [
      'a wild card too many for an own meld',
      'phase: play, hands: {1: "2d 5c 4c"}, melds: {A: {kings: "Kc Kd 2s 2h Jk"}}',
      '{add: {kings: 2d}}',
      'illegal',
      '11-c 11-f',
    ],
    [
      'another rank for an own meld',
      `phase: play, hands: {1: "Qd 5c 4c"}, ${kings}`,
      '{add: {kings: Qd}}',
      'illegal',
      '6-c 6-b',
    ],
    [
      'two ranks in a new meld',
      `phase: play, hands: {1: "9d 9c 8c 5c 4c"}, ${kings}`,
      '{meld: ["9d 9c 8c"]}',
      'illegal',
      '6-b',
    ],
    ['a discard before the draw', `hands: {1: "9d 9c 9s 5c 4c"}, ${kings}`, '{discard: 9d}', 'illegal', '12-a'],
    ['a meld before the draw', `hands: {1: "9d 9c 9s 5c 4c"}, ${kings}`, '{meld: ["9d 9c 9s"]}', 'illegal', '12-a 5-d'],
    [
      'a meld before the draw that would be none after it either',
      `hands: {1: "9d 9c Qs 5c 4c"}, ${kings}`,
      '{meld: ["9d 9c Qs"]}',
      'illegal',
      '12-a 5-d 6-b',
    ],
    [
      'a discard before the draw of a card that is not held',
      `hands: {1: "9d 5c"}, ${kings}`,
      '{discard: Qs}',
      'illegal',
      '12-a 5-c',
    ],
    ['a melded card discarded', `phase: play, hands: {1: "9d 9c 5c"}, ${kings}`, '{discard: Kc}', 'illegal', '5-c 5-e'],
    [
      'a melded card melded again',
      `phase: play, hands: {1: "Kh Kh 5c 4c"}, melds: {A: {kings: "Kc Kd 2s"}}`,
      '{meld: ["Kh Kh 2s"]}',
      'illegal',
      '5-e',
    ],
    [
      'a pile frozen by a wild card, without a meld of the rank',
      `pile: "2c 9d", hands: {1: "9s 2d 5c 4c"}, ${kings}`,
      '{take: pile, with: "9s 2d"}',
      'illegal',
      '13-b 13-a-1',
    ],
    [
      'a pile frozen by a wild card, onto a meld',
      `pile: "2c Kh", hands: {1: "9s 2d 5c 4c"}, ${kings}`,
      '{take: pile, onto: kings}',
      'illegal',
      '13-b 13-c 13-a-1',
    ],
    [
      'a pile frozen by a red three',
      `pile: "3h 9d", hands: {1: "9s 2d 5c 4c"}, ${kings}`,
      '{take: pile, with: "9s 2d"}',
      'illegal',
      '13-b 13-a-2',
    ],
    [
      'a pair for a frozen pile',
      `pile: "2c 9d", hands: {1: "9s 9h 5c 4c"}, ${kings}`,
      '{take: pile, with: "9s 9h"}',
      'legal',
      '13-b 8-a 8-b-1 11-a 6-b 8-b-2 8-b 12-d',
    ],
    [
      'the top card onto a meld of another rank',
      `pile: "9d", hands: {1: "9s 5c 4c"}, ${kings}`,
      '{take: pile, onto: kings}',
      'illegal',
      '12-c-2 12-c 12-d 8-a',
    ],
    [
      'hand cards that do not fit the top card',
      `pile: "9d", hands: {1: "9s 8s 5c 4c"}, ${kings}`,
      '{take: pile, with: "9s 8s"}',
      'illegal',
      '12-c-1 12-c 12-d 8-a',
    ],
    [
      'a card of the pile wanted with the top card',
      `pile: "5h 5d", hands: {1: "5s 8s Jc 4c"}, ${kings}`,
      '{take: pile, with: "5s 5h"}',
      'illegal',
      '12-d 8-a 8-b-2',
    ],
    [
      'a card of the pile wanted beside it',
      `pile: "7h 5d", hands: {1: "5s 5c 7s 7d Jc 4c"}, ${kings}`,
      '{take: pile, with: "5s 5c", meld: ["7s 7d 7h"]}',
      'illegal',
      '8-b-2 12-d',
    ],
    [
      'too low with a canasta',
      'phase: play, scores: {A: 1500}, hands: {1: "4s 4s 4h 4h 4d 4d 4c Ks Jd 9c"}',
      '{meld: ["4s 4s 4h 4h 4d 4d 4c"]}',
      'illegal',
      '14-a 14-b 14-c 7-a 7-b 7-d 14-f',
    ],
    [
      'too low with red threes',
      'phase: play, redThrees: {A: "3h"}, hands: {1: "4s 4h 4d Ks Jd 9c"}',
      '{meld: ["4s 4h 4d"]}',
      'illegal',
      '14-a 14-b 14-c 7-a 7-b 7-d 14-f 15-b',
    ],
    [
      'the stock is gone and the top card fits',
      `stock: 0, pile: "Kh", hands: {1: "9s 5c 4c"}, ${kings}`,
      '{take: pile, onto: kings}',
      'legal',
      '12-c-2 12-c 6-c 11-b 8-b-2 8-b 12-d 17-i 17-h',
    ],
    [
      'the stock is gone and a pair takes the pile',
      `stock: 0, pile: "9h", hands: {1: "9s 9c 5c 4c"}, ${kings}`,
      '{take: pile, with: "9s 9c"}',
      'legal',
      '12-c-1 12-c 8-a 8-b-1 11-a 6-b 8-b-2 8-b 12-d 17-h',
    ],
    [
      'the discard after taking the pile, without a canasta',
      `phase: play, drew: pile, hands: {1: "9s 5c 4c"}, ${kings}`,
      '{discard: 9s}',
      'legal',
      '12-a 5-b 5-c 8-b-4 17-c',
    ],
    [
      'the discard of a side with a canasta',
      `phase: play, hands: {1: "9s 5c 4c"}, ${canasta}`,
      '{discard: 9s}',
      'legal',
      '12-a 5-b 5-c',
    ],
    ['asking', `phase: play, hands: {1: "9s"}, ${canasta}`, '{ask: out}', 'illegal', '17-e'],
  ]);
  const bought = `pile: "Kh", hands: {1: "Ks 2d 5c 4c"}, ${canasta}`;
  describe('a fourth wild card with the pile', () => {
    check('classic', [['no variation', bought, '{take: pile, with: "Ks 2d"}', 'illegal', '11-d 11-c']]);
    check(
      'classic',
      [['solution 3', bought, '{take: pile, with: "Ks 2d"}', 'illegal', '19-d-3 11-c 11-d']],
      'options: {noPileOntoCompletedCanasta: true}',
    );
    check(
      'classic',
      [['solution 4', bought, '{take: pile, with: "Ks 2d"}', 'illegal', '19-d-4 11-d 11-c']],
      'options: {noPileOntoCompletedCanasta: true, thirdWildConflict: 4}',
    );
    check(
      'classic',
      [['solution 2', bought, '{take: pile, with: "Ks 2d"}', 'legal', '12-c-1 12-c 6-i 6-c 6-e 19-d-2 8-b-2 8-b 12-d']],
      'options: {noPileOntoCompletedCanasta: true, thirdWildConflict: 2}',
    );
    check(
      'classic',
      [
        [
          'solution 1',
          bought,
          '{take: pile, with: "Ks 2d"}',
          'legal',
          '12-c-1 12-c 11-a 6-b 6-e 19-d-1 8-b-2 8-b 12-d',
        ],
      ],
      'options: {noPileOntoCompletedCanasta: true, thirdWildConflict: 1}',
    );
  });
  describe('variations', () => {
    check(
      'classic',
      [
        [
          'a pair that begins a meld beside a canasta',
          `pile: "Kh", hands: {1: "Ks Ks 5c 4c"}, ${canasta}`,
          '{take: pile, with: "Ks Ks"}',
          'legal',
          '12-c-1 12-c 8-a 8-b-1 11-a 6-b 19-d-1 8-b-2 8-b 12-d',
        ],
      ],
      'options: {noPileOntoCompletedCanasta: true, thirdWildConflict: 1}',
    );
    check(
      'classic',
      [
        [
          'a pair beside a canasta',
          `pile: "Kh", hands: {1: "Ks Ks 5c 4c"}, ${canasta}`,
          '{take: pile, with: "Ks Ks"}',
          'legal',
          '12-c-1 12-c 8-a 8-b-1 19-c 11-d 6-i 6-c 8-b-2 8-b 12-d',
        ],
        [
          'a pair without a canasta of the rank',
          `pile: "9h", hands: {1: "9s 9c 5c 4c"}, ${canasta}`,
          '{take: pile, with: "9s 9c"}',
          'legal',
          '12-c-1 12-c 8-a 8-b-1 11-a 6-b 8-b-2 8-b 12-d',
        ],
      ],
      'options: {noPileOntoCompletedCanasta: true}',
    );
    check(
      'classic',
      [
        [
          'onto a meld',
          `pile: "Kh", hands: {1: "9s 2d 5c 4c"}, ${kings}`,
          '{take: pile, onto: kings}',
          'legal',
          '12-c-2 12-c 6-c 11-b 8-b-2 8-b 12-d',
        ],
      ],
      'options: {noPileWithWild: true}',
    );
    check(
      'classic',
      [
        [
          'onto a meld where both hold',
          `pile: "Kh", hands: {1: "9s 2d 5c 4c"}, ${kings}`,
          '{take: pile, onto: kings}',
          'legal',
          '12-c-2 12-c 19-b 6-c 11-b 8-b-2 8-b 12-d',
        ],
      ],
      'options: {noPileWithWild: true, noPileOntoCompletedCanasta: true}',
    );
    check(
      'classic',
      [
        [
          'a pile that is always frozen',
          `pile: "9h", hands: {1: "9s 2d 5c 4c"}, ${kings}`,
          '{take: pile, with: "9s 2d"}',
          'illegal',
          '20 13-b',
        ],
      ],
      'options: {pileAlwaysFrozen: true}',
    );
    check(
      'classic',
      [
        [
          'two wild cards as a meld',
          `phase: play, hands: {1: "2s 2d 5c 4c"}, ${kings}`,
          '{meld: ["2s 2d"]}',
          'illegal',
          '6-b',
        ],
      ],
      'options: {wildMelds: true}',
    );
    check(
      'classic',
      [
        [
          'a hand canasta',
          'phase: play, hands: {1: "4s 4s 4h 4h 4d 4d 4c 5s 5s 5h 5h"}',
          '{meld: ["4s 4s 4h 4h 4d 4d 4c", "5s 5s 5h 5h"]}',
          'legal',
          '11-a 6-b 12-f 11-b 6-g 14-a 14-b 14-c 7-a 7-b 17-b 17-a 9-a 9-b 22-e 18-h 17-g',
        ],
      ],
      'options: {viennese: true}',
    );
  });
});

describe('samba', () => {
  const kings = 'melds: {A: {kings: "Kc Kd Ks"}}';
  const run = 'melds: {A: {run: "9h 8h 7h"}}';
  const two = 'melds: {A: {kings: "Kc Kc Kd Kd Kh Ks Ks", run: "Ah Kh Qh Jh Th 9h 8h"}}';
  check('samba', [
    [
      'a short opening that leaves cards',
      'phase: play, hands: {1: "Ks Kh Kd 4c 6d 7s"}',
      '{meld: ["Ks Kh Kd"]}',
      'illegal',
      '13-b 13-a 13-b-1',
    ],
    [
      'a short opening with red threes only',
      'phase: play, redThrees: {A: "3h"}, hands: {1: "Ks Kh Kd 4c 6d 7s"}',
      '{meld: ["Ks Kh Kd"]}',
      'illegal',
      '13-b 13-a 13-b-1 13-c',
    ],
    [
      'a short opening with a canasta',
      'phase: play, hands: {1: "4s 4s 4h 4h 4d 4d 4c 6d 7s Jd"}',
      '{meld: ["4s 4s 4h 4h 4d 4d 4c"]}',
      'illegal',
      '13-b 13-a 13-b-1 13-c 15-b',
    ],
    [
      'a sequence of eight',
      `phase: play, hands: {1: "Js Ts 9s 8s 7s 6s 5s 4s Jd Qc"}, ${kings}`,
      '{meld: ["Js Ts 9s 8s 7s 6s 5s 4s"]}',
      'illegal',
      '11-a',
    ],
    [
      'a third wild card for an own meld',
      'phase: play, hands: {1: "2s Jd Qc"}, melds: {A: {kings: "Kc Kd Ks 2h Jk"}}',
      '{add: {kings: 2s}}',
      'illegal',
      '11-d',
    ],
    [
      'a third wild card by merging',
      'phase: play, hands: {1: "9s Jd Qc"}, melds: {A: {kings: "Kc Kd 2h Jk", more: "Kh Ks 2s"}}',
      '{merge: [kings, more]}',
      'illegal',
      '11-g 11-note 11-d',
    ],
    [
      'a melded card in a new sequence',
      'phase: play, hands: {1: "Qh Jh 4c 7d"}, melds: {A: {kings: "Kc Kd Ks Kh"}}',
      '{meld: ["Kh Qh Jh"]}',
      'illegal',
      '11-b',
    ],
    [
      'two fours and a seven',
      `phase: play, hands: {1: "4c 4s 7d Jd Qc"}, ${kings}`,
      '{meld: ["4c 4s 7d"]}',
      'illegal',
      '11-a',
    ],
    [
      'an opening with the pile that is too low',
      'pile: "6d 9c", hands: {1: "9d 9h 2c 4c 7h Ks Kh Qd Js 5c 8d"}',
      '{take: pile, with: "9d 9h"}',
      'illegal',
      '13-b-2 13-b 13-a',
    ],
    [
      'a short opening with the whole hand',
      'phase: play, scores: {A: 3000}, hands: {1: "4s 4s 4h 4h 4d 4d 4c 5s 5s 5h 5h 5d 5d 5c"}',
      '{meld: ["4s 4s 4h 4h 4d 4d 4c", "5s 5s 5h 5h 5d 5d 5c"]}',
      'illegal',
      '13-b 13-a 13-b-1 19 13-c 15-b',
    ],
    [
      'a single set',
      `phase: play, hands: {1: "4c 4s 4d Jd Qc"}, ${kings}`,
      '{meld: ["4c 4s 4d"]}',
      'legal',
      '11-a 9-b',
    ],
    [
      'two melds in one act',
      `phase: play, hands: {1: "4c 4s 4d Jd Qd Kd 8s 9s"}, ${kings}`,
      '{meld: ["4c 4s 4d", "Jd Qd Kd"]}',
      'legal',
      '11-a 9-b 11-note',
    ],
    [
      'a second set of a rank',
      `phase: play, hands: {1: "Kh Kh Kd Jd Qc"}, ${kings}`,
      '{meld: ["Kh Kh Kd"]}',
      'legal',
      '11-b 11-note 11-a 9-b',
    ],
    [
      'a wild card for a set',
      `phase: play, hands: {1: "2h Jd Qc"}, ${kings}`,
      '{add: {kings: 2h}}',
      'legal',
      '11-a 11-b 11-d',
    ],
    [
      'merging sets',
      'phase: play, hands: {1: "9s Jd Qc"}, melds: {A: {kings: "Kc Kd Ks", more: "Kh Kh Kd"}}',
      '{merge: [kings, more]}',
      'legal',
      '11-g 11-note',
    ],
    [
      'merging sequences',
      'phase: play, hands: {1: "9s Jd Qc"}, melds: {A: {high: "Qs Js Ts 9s", low: "8s 7s 6s"}}',
      '{merge: [high, low]}',
      'legal',
      '11-g 11-note 11-example 15-a-2',
    ],
    [
      'one natural for the pile',
      `pile: "9d", hands: {1: "9s 8s Jc 4c"}, ${kings}`,
      '{take: pile, with: "9s 8s"}',
      'illegal',
      '14-a-1 14-a',
    ],
    [
      'the top card onto a meld of another rank',
      `pile: "9d", hands: {1: "9s Jc 4c"}, ${kings}`,
      '{take: pile, onto: kings}',
      'illegal',
      '14-a-3 14-a',
    ],
    [
      'the pile for a new sequence',
      `pile: "8s", hands: {1: "Ts 9s Jc 4c"}, ${kings}`,
      '{take: pile, with: "Ts 9s"}',
      'illegal',
      '14-note 14-a-3',
    ],
    [
      'a frozen pile onto a sequence',
      `pile: "2c Th", hands: {1: "9s 9c Jc 4c"}, ${run}`,
      '{take: pile, onto: run}',
      'illegal',
      '14-b',
    ],
    [
      'a card of the pile wanted beside the pair',
      `pile: "7h 5d", hands: {1: "5s 5c 7s 7d Jc 4c"}, ${kings}`,
      '{take: pile, with: "5s 5c", meld: ["7s 7d 7h"]}',
      'illegal',
      '10-c',
    ],
    [
      'the stock is gone: a right',
      `stock: 0, pile: "9h", hands: {1: "9s 9c 5c 4c"}, ${kings}`,
      '{take: pile, with: "9s 9c"}',
      'legal',
      '14-a-1 14-a 11-a 9-b 10-c 10-b 24-a-2',
    ],
    [
      'the stock is gone: a duty',
      `stock: 0, pile: "Kh", hands: {1: "9s 9c 5c 4c"}, ${kings}`,
      '{take: pile, onto: kings}',
      'legal',
      '14-a-3 11-a 11-b 10-c 10-b 24-a-1 24-a-2',
    ],
    [
      'going out by the discard',
      `phase: play, melders: [1], hands: {1: "9s"}, ${two}`,
      '{discard: 9s}',
      'legal',
      '16-b 18-a 18-b 23-a',
    ],
    [
      'a wild penalty card discarded',
      `phase: play, penaltyCards: {1: "2h"}, hands: {1: "9s 8d"}, ${kings}`,
      '{discard: 2h}',
      'legal',
      '33-a 33-c 16-b 16-c 9-c 17-b 14-b',
    ],
  ]);
  check(
    'samba',
    [
      [
        'three players: two canastas by the general rule',
        `phase: play, hands: {1: "4c 4s 4d"}, melds: {A: {kings: "Kc Kc Kd Kd Kh Ks Ks"}}`,
        '{meld: ["4c 4s 4d"]}',
        'illegal',
        '18-b 16-b',
      ],
    ],
    'players: 3',
  );
  check(
    'samba',
    [
      [
        'sequences that are not merged',
        'phase: play, hands: {1: "9s Jd Qc"}, melds: {A: {high: "Qs Js Ts 9s", low: "8s 7s 6s"}}',
        '{merge: [high, low]}',
        'illegal',
        '11-variant',
      ],
      [
        'sets of two ranks',
        'phase: play, hands: {1: "9s Jd Qc"}, melds: {A: {kings: "Kc Kd Ks", fives: "5s 5h 5d"}}',
        '{merge: [kings, fives]}',
        'illegal',
        '11-g',
      ],
    ],
    'options: {mergeSequences: false}',
  );
});

describe('sitoumussamba', () => {
  const aces = 'melds: {A: {aces: "As Ah Ad"}}';
  const one = 'calls: ["1 clubs"]';
  const goodOpening = 'As Ah Ad Ks Kh Kd 2c';
  const opening = (bid: string, hand: string) =>
    `phase: contract-opening, stock: "9c 9d 9h", calls: ["${bid}", pass, pass, pass], contract: {seat: 1, bid: "${bid}"}, hands: {1: "${hand}"}`;
  check('sitoumussamba', [
    [
      'three passes after a bid',
      `phase: auction, turn: 1, calls: ["1 clubs", pass, pass]`,
      '{call: pass}',
      'legal',
      '12-c',
    ],
    [
      'four passes',
      'phase: auction, turn: 4, stock: "9c 9d 9h", calls: [pass, pass, pass]',
      '{call: pass}',
      'legal',
      '12-c 6-d',
    ],
    ['a double', `phase: auction, turn: 2, stock: "9c 9d 9h", ${one}`, '{call: double}', 'legal', '12-d 16-d 6-d'],
    [
      'a bid that is too low',
      `phase: auction, turn: 2, calls: ["1 hearts"]`,
      '{call: "1 clubs"}',
      'illegal',
      '12-b 12-c',
    ],
    [
      'a bid after a double',
      `phase: auction, turn: 2, stock: "9c 9d 9h", calls: ["1 hearts"]`,
      '{call: double}, {call: "1 clubs"}',
      'illegal',
      '12-d',
    ],
    [
      'a bid after the passes',
      `phase: contract-opening, ${one}, contract: {seat: 1, bid: "1 clubs"}`,
      '{call: "2 clubs"}',
      'illegal',
      '12-c',
    ],
    ['a draw in the auction', 'phase: auction, turn: 1', '{draw: stock}', 'illegal', '12-c'],
    ['a draw before the declarer has opened', opening('1 clubs', '9s 8s'), '{draw: stock}', 'illegal', '16-a'],
    ['an upcard in the auction', 'phase: auction, turn: 1', '{turn: up}', 'illegal', '6-d'],
    [
      'an opening by points at a low bid',
      opening('1 clubs', `${goodOpening} 9c`),
      '{meld: ["As Ah Ad", "Ks Kh Kd"]}',
      'legal',
      '14-b 16-a 11 6-d',
    ],
    [
      'an opening by a canasta at a low bid',
      opening('1 clubs', '4s 4s 4h 4h 4d 4d 4c 9c'),
      '{meld: ["4s 4s 4h 4h 4d 4d 4c"]}',
      'legal',
      '14-b 10 16-a 11 11-end 15-a 6-d',
    ],
    [
      'an opening in the suit of a high bid',
      opening('4 hearts', '4h 5h 6h 9c'),
      '{meld: ["4h 5h 6h"]}',
      'legal',
      '14-a 16-b 16-a 6-d',
    ],
    [
      'an opening in another suit than the high bid',
      opening('4 hearts', '4s 5s 6s 9c'),
      '{meld: ["4s 5s 6s"]}',
      'illegal',
      '16-b 11',
    ],
    [
      'an opening too low at a low bid',
      opening('3 hearts', '4h 5h 6h 9c'),
      '{meld: ["4h 5h 6h"]}',
      'illegal',
      '16-a 11',
    ],
    ['three twos of the declarer', opening('1 clubs', '2s 2h 2d 9c'), '{meld: ["2s 2h 2d"]}', 'illegal', '16-a'],
    [
      'four twos of a robber',
      'phase: play, contract: {seat: 2, bid: "1 clubs"}, hands: {1: "2s 2h 2d 2c 9c 8d"}, melds: {B: {kings: "Ks Kc Kd"}}',
      '{meld: ["2s 2h 2d 2c"]}',
      'illegal',
      '17',
    ],
    [
      'four twos of a doubled declarer',
      'phase: play, contract: {seat: 1, bid: "1 clubs", doubledBy: 2}, hands: {1: "2s 2h 2d 2c 9c 8d"}',
      '{meld: ["2s 2h 2d 2c"]}',
      'illegal',
      '17 16-d',
    ],
    [
      'the declarer’s opening with the whole hand',
      opening('1 clubs', '4h 5h 6h 7h 8h 9h Th Ks Kh Kd'),
      '{meld: ["4h 5h 6h 7h 8h 9h Th", "Ks Kh Kd"]}',
      'illegal',
      '16-a',
    ],
    [
      'going out of the declarer',
      'phase: play, contract: {seat: 1, bid: "1 clubs"}, hands: {1: "9c", 3: ""}, melds: {A: {run: "4h 5h 6h 7h 8h 9h Th"}}',
      '{discard: 9c}',
      'legal',
      '26-a 26-b 25-a',
    ],
    [
      'going out of a robber',
      'phase: play, contract: {seat: 2, bid: "1 clubs"}, hands: {1: "9c"}, melds: {A: {run: "4h 5h 6h 7h 8h 9h Th", kings: "Kc Kc Kd Kd Kh Ks Ks", queens: "Qc Qc Qd Qd Qh Qs 2s"}}',
      '{discard: 9c}',
      'legal',
      '26-a 26-c 25-a',
    ],
    [
      'a bid of five that is not reached',
      'phase: play, contract: {seat: 1, bid: "5 clubs"}, hands: {1: "9c", 3: 5}, melds: {A: {run: "4h 5h 6h 7h 8h 9h Th"}}',
      '{discard: 9c}',
      'illegal',
      '26-b 30-b 21-b',
    ],
    [
      'a bid of four that is not reached',
      'phase: play, contract: {seat: 1, bid: "4 clubs"}, hands: {1: "9c", 3: 5}, melds: {A: {run: "4h 5h 6h 7h 8h 9h Th"}}',
      '{discard: 9c}',
      'illegal',
      '26-b 30-a 27 21-b',
    ],
    ['a card for an own set', `phase: play, hands: {1: "Ac 9c 8d"}, ${aces}`, '{add: {aces: Ac}}', 'legal', '14-b'],
    [
      'a two for a set of twos',
      'phase: play, hands: {1: "2c 9c 8d"}, melds: {A: {twos: "2s 2h 2d"}}',
      '{add: {twos: 2c}}',
      'legal',
      '14-b 20-d',
    ],
    [
      'a wild card for a black canasta',
      'phase: play, hands: {1: "2c 9c 8d"}, melds: {A: {kings: "Kc Kc Kd Kd Kh Ks Jk"}}',
      '{add: {kings: 2c}}',
      'legal',
      '14-b 20-e 14-e',
    ],
    [
      'the top card onto a sequence',
      'pile: "9s 7h", hands: {1: "9c 8d"}, melds: {A: {run: "4h 5h 6h"}}',
      '{take: pile, onto: run}',
      'legal',
      '14-k 19-a 14-a 14-b 13-d 13-b',
    ],
    [
      'the top card of a frozen pile onto a sequence',
      'pile: "2s 7h", hands: {1: "9c 8d"}, melds: {A: {run: "4h 5h 6h"}}',
      '{take: pile, onto: run}',
      'legal',
      '14-k 19-b 14-a 14-b 13-d 13-b',
    ],
    [
      'a black three onto a sequence',
      'pile: "9s 3s", hands: {1: "9c 8d"}, melds: {A: {run: "4s 5s 6s"}}',
      '{take: pile, onto: run}',
      'legal',
      '14-k 19-a 22-a 14-a 14-b 20-a 13-d 13-b',
    ],
    [
      'a card for a sequence in which a red three lies',
      'phase: play, hands: {1: "6h 9c 8d"}, melds: {A: {run: "3h 4h 5h"}}',
      '{add: {run: 6h}}',
      'legal',
      '14-a 14-b',
    ],
    [
      'a red three for a sequence',
      'phase: play, hands: {1: "3h 9c 8d"}, melds: {A: {run: "6h 4h 5h"}}',
      '{add: {run: 3h}}',
      'legal',
      '14-a 14-b 20-a 23',
    ],
    [
      'a pile frozen by a red three',
      `pile: "3h Kd", hands: {1: "Ks Kh 8d 7c"}, ${aces}`,
      '{take: pile, with: "Ks Kh"}',
      'illegal',
      '19-b',
    ],
    [
      'a pile frozen by a wild card',
      `pile: "2h Kd", hands: {1: "Ks Kh 8d 7c"}, ${aces}`,
      '{take: pile, with: "Ks Kh"}',
      'illegal',
      '19-b',
    ],
    [
      'a card of another suit for a sequence',
      'phase: play, hands: {1: "7s 9c 8d"}, melds: {A: {run: "6h 4h 5h"}}',
      '{add: {run: 7s}}',
      'illegal',
      '14-a',
    ],
    [
      'a two of another suit for a sequence',
      'phase: play, hands: {1: "2s 9c 8d"}, melds: {A: {run: "3h 4h 5h"}}',
      '{add: {run: 2s}}',
      'illegal',
      '14-a 20-a',
    ],
    [
      'buying with an empty stock',
      `phase: play, stock: 0, hands: {1: "3h 9c 8d"}, ${aces}`,
      '{buy: 3h}',
      'illegal',
      '23',
    ],
    [
      'drawing from an empty stock',
      `stock: 0, pile: "9s Kd", hands: {1: "3h 9c 8d"}, ${aces}`,
      '{draw: stock}',
      'illegal',
      '32-b',
    ],
    [
      'too few points in a deal without a bid',
      'phase: play, hands: {1: "Ks Kh Kd 9c 8d"}',
      '{meld: ["Ks Kh Kd"]}',
      'illegal',
      '15-a 11 15-b 17',
    ],
    [
      'too few points of a robber',
      'phase: play, contract: {seat: 2, bid: "1 clubs"}, hands: {1: "Ks Kh Kd 9c 8d"}, melds: {B: {aces: "As Ac Ad"}}',
      '{meld: ["Ks Kh Kd"]}',
      'illegal',
      '15-a 11 15-b',
    ],
    [
      'the whole hand melded by a side that may not go out',
      `phase: play, hands: {1: "Kc Kd Kh"}, ${aces}`,
      '{meld: ["Kc Kd Kh"]}',
      'illegal',
      '26-a 21-b 26-c',
    ],
    [
      'no card left, but not in the opening turn',
      `phase: play, hands: {1: "Ac 9c"}, ${aces}`,
      '{add: {aces: Ac}}',
      'illegal',
      '26-c 21-b',
    ],
  ]);
});
