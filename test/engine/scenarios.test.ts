import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readScenario, runCase, type ScenarioCase } from '../../src/engine/scenario/index.ts';

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
      return `fault ${one.written.fault}`;
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
  ])('wrong: %s', (_, expectation, says) => {
    expect(differencesWith(expectation).join('; ')).toMatch(says);
  });
});
