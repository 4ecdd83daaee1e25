import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readScenario, runCase, type ScenarioCase } from '../../src/engine/format/index.ts';
import { cardFrom, formatCards, type Position } from '../../src/engine/index.ts';

/** What a case asks, for the name of its test. */
function question(one: ScenarioCase): string {
  switch (one.kind) {
    case 'play':
      return `${one.actions.map(({ type }) => type).join(', ')}: ${one.legal ? 'legal' : 'illegal'}`;
    case 'tell':
      return `${one.tell.about} is ${one.is}`;
    case 'score':
      return 'score';
    case 'fault':
      return `fault ${one.fault.kind}`;
  }
}

const files = globSync('content/scenarios/**/*.{yaml,yml}').sort();

test('there are scenarios', () => {
  expect(files.length).toBeGreaterThan(60);
});

for (const file of files) {
  const scenario = readScenario(readFileSync(file, 'utf8'));
  describe(file.replace('content/scenarios/', ''), () => {
    test('can be read', () => {
      expect(scenario.ok ? [] : scenario.error).toEqual([]);
    });
    if (!scenario.ok) return;
    const { about, title, cases, position } = scenario.value;
    test('says of all that is allowed exactly on which clauses it rests', () => {
      const legal = cases.filter((one) => one.kind === 'play' && one.legal);
      expect(legal.filter((one) => one.kind === 'play' && one.exactly === null).map(({ line }) => line)).toEqual([]);
    });
    for (const one of cases) {
      test(`${about.join(' ')} ${title?.en ?? ''} (line ${one.line}, ${question(one)})`, () => {
        expect(runCase(position, one)).toEqual([]);
      });
    }
  });
}

/** A file that is right, of which each test below breaks one line. */
const sound = `ruleset: canasta-fi
about: [14-b]
position:
  pile: "8d 2c Kd"
  hands: {1: "Ks Kh 2h 5d", 2: 11}
  melds: {A: {queens: "Qs Qh Qd"}}
cases:
  - do: [{take: pile, with: "Ks Kh"}]
    expect: legal
    because: [14-b]
  - {tell: frozen, is: true}
`;

/** The same file, with the clauses on which its first case rests listed exactly. */
function exactly(clauses: string): readonly string[] {
  const scenario = readScenario(sound.replace('because: [14-b]', `exactly: [${clauses}]`));
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const [first] = scenario.value.cases;
  return first === undefined ? ['no case'] : runCase(scenario.value.position, first);
}

test('texts are in the languages that are asked for, and in whichever where none are', () => {
  const titled = sound.replace('about: [14-b]', 'about: [14-b]\ntitle: {lv: Kavalieri, lt: Kortos}');
  const read = readScenario(titled);
  expect(read.ok && read.value.title).toEqual({ lv: 'Kavalieri', lt: 'Kortos' });
  expect(readScenario(titled, ['lv', 'lt']).ok).toBe(true);
  const other = readScenario(titled, ['lv', 'pl']);
  expect(other.ok ? [] : other.error.map(({ line, path, detail }) => [line, path, detail])).toEqual([
    [3, 'title.lt', 'unknown key “lt”'],
    [3, 'title.pl', 'the text is missing'],
  ]);
});

test('what is allowed may say exactly on which clauses it rests: one too few or too many is told', () => {
  expect(exactly('14-b, 10-c, 11-a')).toEqual([]);
  expect(exactly('14-b, 11-a')).toEqual(['unexpected ground take-whole-pile (canasta-fi/10-c)']);
  expect(exactly('14-b, 10-c, 11-a, 13-a')).toEqual([expect.stringMatching(/^does not name canasta-fi\/13-a; names /)]);
});

test('the file that the following tests break is sound', () => {
  const scenario = readScenario(sound);
  expect(scenario.ok ? [] : scenario.error).toEqual([]);
});

/** What is replaced by what, on which line the error must be reported, and what it must say. */
const broken: readonly [fault: string, from: string, to: string, line: number, says: RegExp][] = [
  ['bad YAML', '{1: "Ks Kh 2h 5d", 2: 11}', '{1: "Ks Kh 2h 5d", 2: 11', 6, /./],
  ['a tab for indentation', '  pile:', '\tpile:', 4, /tab/i],
  ['a key twice', '  pile: "8d 2c Kd"', '  pile: "8d 2c Kd"\n  pile: "8d"', 5, /unique/i],
  ['an unknown key of the file', 'about:', 'abuot:', 2, /abuot/],
  ['an unknown key of the position', '  pile:', '  pyle:', 4, /pyle/],
  ['an unknown key of an action', 'with: "Ks Kh"', 'wiht: "Ks Kh"', 8, /wiht/],
  ['an unknown key of a case', '    expect: legal', '    expects: legal', 9, /expect/],
  ['an unknown ruleset', 'canasta-fi', 'canasta-no', 1, /canasta-fi/],
  ['an unknown option', 'about: [14-b]', 'options: {viennese: true}', 2, /viennese/],
  ['a number of players that the ruleset does not have', 'about: [14-b]', 'players: 5', 2, /5 players/],
  ['a clause that does not exist', 'about: [14-b]', 'about: [14-z]', 2, /canasta-fi\/14-z/],
  ['a clause of a case that does not exist', '    because: [14-b]', '    because: [99]', 10, /canasta-fi\/99/],
  ['a card that is none', '8d 2c Kd', '8d 1c Kd', 4, /1c/],
  ['a small letter for a rank', 'Ks Kh 2h 5d', 'ks Kh 2h 5d', 5, /ks/],
  ['too many copies of a card', '8d 2c Kd', 'Qs Qs Kd', 6, /3 copies of Qs.*2/],
  ['too many jokers', '8d 2c Kd', 'Jk Jk Jk Jk Jk Kd', 4, /5 copies of Jk.*4/],
  ['more cards than the deck', '  pile: "8d 2c Kd"', '  stock: 99\n  pile: "8d 2c Kd"', 3, /108/],
  ['a seat that nobody sits on', '2: 11', '5: 11', 5, /seat 5|5/],
  ['a side that does not play', 'melds: {A:', 'melds: {C:', 6, /side C/],
  ['a meld that does not exist', 'with: "Ks Kh"', 'onto: kings', 8, /kings/],
  ['a phase that does not exist', '  pile:', '  phase: bidding\n  pile:', 4, /auction/],
  ['an action that does not exist', '{take: pile, with: "Ks Kh"}', '{grab: pile}', 8, /./],
  ['an empty list of actions', '[{take: pile, with: "Ks Kh"}]', '[]', 8, /./],
  ['a question that does not exist', 'tell: frozen', 'tell: frosen', 11, /frozen/],
  ['an answer of another kind', 'is: true', 'is: 90', 11, /boolean/],
  ['a negative number of cards', '2: 11', '2: -1', 5, /./],
  ['no position', 'position:', 'positions:', 3, /positions/],
  ['an unknown key of cards known in part', '2: 11', '2: {known: "Ks", unknwon: 4}', 5, /unknwon/],
  ['a negative number beside known cards', '2: 11', '2: {known: "Ks", unknown: -1}', 5, /./],
  ['known and unknown cards beyond the deck', '2: 11', '2: {known: "5c", unknown: 99}', 3, /110 cards in all/],
  ['too many copies among cards known in part', '2: 11', '2: {known: "Kd Kd", unknown: 4}', 5, /3 copies of Kd/],
  ['a question to a seat that nobody sits on', '  pile:', '  asked: 5\n  pile:', 4, /seat 5/],
  ['a surplus card that is not wild', '  pile:', '  surplus: "Ks"\n  pile:', 4, /Ks is no wild card/],
  ['a surplus card that is not in the hand', '  pile:', '  surplus: "Jk"\n  pile:', 4, /hold Jk/],
  ['last red threes of another game', '  pile:', '  lastThrees: "3h"\n  pile:', 4, /lastThrees/],
  ['a last red three that is none', '  pile:', '  lastThrees: "5d"\n  pile:', 4, /5d is no red three/],
  ['the cause of an end while play goes on', '  pile:', '  cause: red-three\n  pile:', 4, /phase over/],
  ['a canasta at the end while play goes on', '  pile:', '  ownCanasta: true\n  pile:', 4, /phase over/],
];

describe('a file that is no scenario is refused with the line and the reason', () => {
  test.each(broken)('%s', (_, from, to, line, says) => {
    expect(sound).toContain(from);
    const scenario = readScenario(sound.replace(from, to));
    const errors = scenario.ok ? [] : scenario.error;
    expect(errors.map((error) => `${error.line}: ${error.path} ${error.detail}`)).toContainEqual(
      expect.stringMatching(new RegExp(`^${line}: .*${says.source}`, says.flags)),
    );
  });

  test.each(['', '[]', 'ruleset', '- 1', 'null'])('%j is refused and nothing is thrown', (text) => {
    const scenario = readScenario(text);
    expect(scenario.ok).toBe(false);
    expect(scenario.ok ? [] : scenario.error).not.toEqual([]);
  });
});

describe('YAML 1.2 as the format has it', () => {
  test('a bare number is a clause, and no and yes are words', () => {
    const text = `ruleset: canasta-fi\nabout: [2]\nposition: {phase: play, answer: no, hands: {1: "Ks"}}\ncases: []\n`;
    const scenario = readScenario(text);
    expect(scenario.ok && scenario.value.about).toEqual(['canasta-fi/2']);
    expect(scenario.ok && scenario.value.position.current.answer).toBe('no');
  });

  test('another ruleset’s clause may be cited by its address', () => {
    const text = sound.replace('because: [14-b]', 'because: [[classic/13-b, canasta-fi/14-b]]');
    expect(readScenario(text).ok).toBe(true);
  });
});

/** The position of a file that must be readable. */
function positionOf(text: string): Position {
  const scenario = readScenario(text);
  if (!scenario.ok) throw new Error(scenario.error.map(({ line, detail }) => `${line}: ${detail}`).join('; '));
  return scenario.value.position;
}

describe('what a position has in the middle of a turn', () => {
  test('a question that waits, a late red three, and cards added', () => {
    const { current } = positionOf(`ruleset: samba
position: {drew: nothing, phase: play, melded: true, addedThisTurn: true, lateRedThree: true, asked: 3}
cases: []
`);
    expect(current).toEqual({
      drew: 'nothing',
      melded: true,
      addedThisTurn: true,
      lateRedThree: true,
      asked: 3,
      answer: null,
      surplus: [],
      lastThrees: [],
    });
  });

  test('surplus wild cards, and cards of which some are known', () => {
    const { current, seats, stock } = positionOf(`ruleset: canasta-fi
position:
  phase: play
  stock: {known: "9c", unknown: 12}
  hands: {1: {known: "2d Ks", unknown: 4}}
  surplus: "2d"
cases: []
`);
    expect(formatCards(current.surplus)).toBe('2d');
    expect(seats[0]?.hand).toEqual({ known: [cardFrom('2d'), cardFrom('Ks')], unknown: 4 });
    expect(stock).toEqual({ known: [cardFrom('9c')], unknown: 12 });
  });

  test('the red threes of the last draw', () => {
    const text = 'ruleset: sitoumussamba\nposition: {phase: play, stock: 0, lastThrees: "3h 3h"}\ncases: []\n';
    expect(formatCards(positionOf(text).current.lastThrees)).toBe('3h 3h');
  });

  test('how the deal came to its end', () => {
    const over = (keys: string) => positionOf(`ruleset: classic\nposition: {phase: over, ${keys}}\ncases: []\n`).ending;
    expect(over('cause: red-three')).toMatchObject({ out: null, cause: 'red-three', ownCanasta: false });
    expect(over('out: 2, concealed: true')).toMatchObject({ out: 2, cause: 'gone-out', ownCanasta: true });
    expect(over('out: 2, concealed: true, ownCanasta: false')).toMatchObject({ concealed: true, ownCanasta: false });
    expect(positionOf('ruleset: classic\nposition: {phase: over, drew: pile}\ncases: []\n').current.drew).toBe('pile');
  });

  test('in a phase without a draw it is not asked how the player drew', () => {
    expect(positionOf('ruleset: classic\nposition: {drew: stock}\ncases: []\n').current.drew).toBe('nothing');
  });
});

describe('the runner tells a wrong expectation from a right one', () => {
  /** The first case of the sound file with its expectation replaced. */
  function differencesWith(expectation: string): readonly string[] {
    const text = sound.replace('    expect: legal\n    because: [14-b]', expectation);
    expect(text).not.toBe(sound);
    const scenario = readScenario(text);
    if (!scenario.ok) return scenario.error.map(({ detail }) => `cannot be read: ${detail}`);
    return scenario.value.cases.slice(0, 1).flatMap((one) => runCase(scenario.value.position, one));
  }

  const rightAfter = 'hands: {1: "2c 8d 5d 2h"}, pile: "", melds: {A: {anything: "Kd Kh Ks", queens: 3}}';
  test.each([
    ['nothing but the legality', '    expect: legal'],
    ['the first of several clauses', '    expect: legal\n    because: [[14-b, 9]]'],
    ['one of several clauses', '    expect: legal\n    because: [[9, 14-b]]'],
    ['the position after, melds by their cards or number', `    expect: legal\n    after: {${rightAfter}}`],
    ['the turn after', '    expect: legal\n    after: {drew: pile, melded: false, addedThisTurn: false, surplus: ""}'],
    ['melds begun, by any name', '    expect: legal\n    after: {meldedThisTurn: [anything]}'],
    ['cards of which all are known', '    expect: legal\n    after: {hands: {1: {known: "2c 8d 5d 2h", unknown: 0}}}'],
    ['a stock of which none is known', '    expect: legal\n    after: {stock: {known: "", unknown: 40}}'],
  ])('right: %s', (_, expectation) => {
    expect(differencesWith(expectation)).toEqual([]);
  });

  test.each([
    ['legality', '    expect: illegal', /expected illegal/],
    ['a clause that is not named', '    expect: legal\n    because: [15-e]', /15-e/],
    ['all of several alternatives', '    expect: legal\n    because: [[15-e, 9]]', /15-e/],
    ['a hand', '    expect: legal\n    after: {hands: {1: "2c 8d 5d 5h"}}', /hand/],
    ['a card too few', '    expect: legal\n    after: {hands: {1: "2c 8d 5d"}}', /hand/],
    ['the pile', '    expect: legal\n    after: {pile: "8d"}', /pile/],
    ['a meld', '    expect: legal\n    after: {melds: {A: {kings: "Kd Kh Kh"}}}', /kings/],
    ['the number of cards of a meld', '    expect: legal\n    after: {melds: {A: {queens: 4}}}', /queens/],
    ['the phase', '    expect: legal\n    after: {phase: over}', /phase/],
    ['the turn', '    expect: legal\n    after: {turn: 2}', /turn/],
    ['melding of his own will', '    expect: legal\n    after: {melded: true}', /melded/],
    ['cards added', '    expect: legal\n    after: {addedThisTurn: true}', /addedThisTurn/],
    ['a late red three', '    expect: legal\n    after: {lateRedThree: true}', /lateRedThree/],
    ['a question', '    expect: legal\n    after: {asked: 3}', /asked/],
    ['surplus wild cards', '    expect: legal\n    after: {surplus: "2h"}', /surplus/],
    ['last red threes', '    expect: legal\n    after: {lastThrees: "3h"}', /lastThrees/],
    ['the melds begun', '    expect: legal\n    after: {meldedThisTurn: []}', /meldedThisTurn/],
    ['melds begun that were there', '    expect: legal\n    after: {meldedThisTurn: [queens]}', /meldedThisTurn/],
    ['unknown cards of a hand', '    expect: legal\n    after: {hands: {1: {known: "2c 8d 5d", unknown: 1}}}', /hand/],
    ['unknown cards of the stock', '    expect: legal\n    after: {stock: {known: "5c", unknown: 39}}', /stock/],
    ['the cause of the end', '    expect: legal\n    after: {cause: gone-out}', /cause/],
    ['a canasta at the end', '    expect: legal\n    after: {ownCanasta: true}', /ownCanasta/],
  ])('wrong: %s', (_, expectation, says) => {
    expect(differencesWith(expectation).join('; ')).toMatch(says);
  });
});

test('a case may carry its own question and nudge, in four languages or not at all', () => {
  const file = readFileSync('content/scenarios/canasta-fi/frozen-pile-own-meld.yaml', 'utf8');
  const wording = (text: string) =>
    file.replace('  - {tell: frozen, is: true}', `  - {tell: frozen, is: true, ${text}}`);
  const whole = readScenario(wording('ask: {fi: f, sv: s, et: e, en: n}, hint: {fi: f, sv: s, et: e, en: look}'));
  const [first, second] = whole.ok ? whole.value.cases : [];
  expect(first?.kind === 'tell' && [first.ask?.en, first.hint?.en]).toEqual(['n', 'look']);
  expect(second?.kind === 'tell' && [second.ask, second.hint]).toEqual([null, null]);
  expect(readScenario(wording('ask: {fi: f, sv: s, et: e}'), ['fi', 'sv', 'et', 'en']).ok).toBe(false);
});
