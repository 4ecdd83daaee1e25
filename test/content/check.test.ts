import { describe, expect, test } from 'vitest';
import { brokenContent } from './broken-content.ts';

const section = 'content/rules/canasta-fi/14-melds-after-initial';
const problemsAfter = brokenContent();

/** Moves the last block that begins with a tag to the front of the text. */
const lastClauseFirst = (text: string) => {
  const at = text.lastIndexOf('<Clause');
  const from = text.indexOf('<Clause');
  const end = text.indexOf('</Clause>', at) + '</Clause>'.length;
  return `${text.slice(0, from)}${text.slice(at, end)}\n\n${text.slice(from, at)}${text.slice(end)}`;
};

describe('a broken text is named with file, line and reason', () => {
  const file = `${section}/et.mdx`;
  const cases: [string, (text: string) => string | undefined, RegExp][] = [
    [
      'a clause that does not exist',
      (text) => text.replace('id="14-b"', 'id="14-z"'),
      /et\.mdx:\d+: clause 14-z is not in section\.yaml/,
    ],
    [
      'a clause that is missing',
      (text) => text.replace('id="14-b"', 'id="14-a"'),
      /et\.mdx:1: clause 14-b of section\.yaml is missing/,
    ],
    [
      'a clause twice',
      (text) => text.replace('id="14-b"', 'id="14-a"'),
      /et\.mdx:\d+: clause 14-a stands here a second time/,
    ],
    ['clauses out of order', lastClauseFirst, /et\.mdx:\d+: clause 14-c stands out of the order/],
    [
      'no summary',
      (text) => text.replace(/<Summary>[\s\S]*<\/Summary>\s*/, ''),
      /et\.mdx:1: a text begins with its one <Summary>/,
    ],
    [
      'a language that is missing',
      () => undefined,
      /et\.mdx:1: is missing, although the section is written in fi, sv, en/,
    ],
    [
      'a number of the ruleset that the engine does not prove',
      (text) => text.replace('<Value of="naturalsForFrozenPile" />', '2'),
      /et\.mdx:\d+: Clause 14-b writes naturalsForFrozenPile as “2”/,
    ],
    [
      'the same in words',
      (text) => text.replace('<Value of="naturalsForFrozenPile" />', 'kaks'),
      /et\.mdx:\d+: Clause 14-b writes naturalsForFrozenPile as “kaks”/,
    ],
    [
      'words that are not the number of the engine',
      (text) => text.replace('<Value of="naturalsForFrozenPile" />', '<Value of="naturalsForFrozenPile">kolm</Value>'),
      /et\.mdx:\d+: “kolm” is not naturalsForFrozenPile of canasta-fi, which is 2/,
    ],
    [
      'a reference to nowhere',
      (text) => text.replace('</Summary>', '<Ref to="14-y" />\n</Summary>'),
      /et\.mdx:\d+: “14-y” is no clause or section/,
    ],
    [
      'a reference to no ruleset',
      (text) => text.replace('</Summary>', '<Ref to="rummy/1" />\n</Summary>'),
      /et\.mdx:\d+: .*“rummy\/1” names no ruleset/,
    ],
    [
      'an unknown term',
      (text) => text.replace('</Summary>', '<Term id="trump">x</Term>\n</Summary>'),
      /et\.mdx:\d+: “trump” is no term/,
    ],
    [
      'an unknown number',
      (text) => text.replace('</Summary>', '<Value of="trumps" />\n</Summary>'),
      /et\.mdx:\d+: canasta-fi has no number “trumps”/,
    ],
    [
      'an unknown table',
      (text) => text.replace('</Summary>', '<Table of="trumps" />\n</Summary>'),
      /et\.mdx:\d+: there is no table “trumps”/,
    ],
    [
      'an unknown component',
      (text) => text.replace('</Summary>', '<Aside>x</Aside>\n</Summary>'),
      /et\.mdx:\d+: <Aside> is not a component/,
    ],
    ['a heading', (text) => `# Title\n\n${text}`, /et\.mdx:1: a heading does not belong/],
    [
      'text outside a component',
      (text) => `Stray words.\n\n${text}`,
      /et\.mdx:1: only <Summary>, <Clause> and <ReadingNote>/,
    ],
    ['a tag that is never closed', (text) => text.replace('</Summary>', ''), /et\.mdx:\d+: is not valid MDX/],
    [
      'a reading note that only one language has',
      (text) => `${text.trim()}\n\n<ReadingNote clause="14-c">\nx\n</ReadingNote>\n`,
      /fi\.mdx:1: the reading note of 14-c is missing/,
    ],
  ];

  test.each(cases)('%s', (_name, change, expected) => {
    expect(problemsAfter(file, change)).toContainEqual(expect.stringMatching(expected));
  });
});

describe('a broken section file is named with file, line and reason', () => {
  const file = `${section}/section.yaml`;
  const cases: [string, (text: string) => string, RegExp][] = [
    ['an unknown key', (text) => `${text}colour: red\n`, /section\.yaml:1: the file: .*colour/],
    ['a missing title', (text) => text.replace(/\n {2}et: .*/, ''), /section\.yaml:\d+: title\.et: /],
    [
      'an unknown class',
      (text) => text.replace('class: engine', 'class: motor'),
      /section\.yaml:\d+: clauses\.0\.class/,
    ],
    [
      'a reference to nowhere',
      (text) => text.replace('"14-b", "14-c"', '"14-x"'),
      /section\.yaml:\d+: “14-x” is no clause/,
    ],
    [
      'a parameter that no text renders',
      (text) => text.replace('class: engine', 'class: engine\n    parameters: [packs]'),
      /sv\.mdx:\d+: clause 14-a does not render its parameter packs/,
    ],
    [
      'a parameter that does not exist',
      (text) => text.replace('class: engine', 'class: engine\n    parameters: [trumps]'),
      /section\.yaml:\d+: canasta-fi has no parameter trumps/,
    ],
    [
      'a clause of another section',
      (text) => text.replace('id: "14-c"', 'id: "15-z"'),
      /section\.yaml:\d+: clause 15-z does not belong to section 14/,
    ],
    [
      'a clause that the engine does not know',
      (text) => text.replace('id: "14-c"', 'id: "14-d"'),
      /canasta-fi: the engine expects 14-c where the section files have 14-d/,
    ],
    [
      'a folder with another name',
      (text) => text.replace('slug: ', 'slug: x'),
      /section\.yaml:2: the folder should be named 14-x/,
    ],
  ];

  test.each(cases)('%s', (_name, change, expected) => {
    expect(problemsAfter(file, change)).toContainEqual(expect.stringMatching(expected));
  });
});

test('an interface text that fills in other values than the original is named', () => {
  const found = problemsAfter('content/messages/sv.yaml', (text) =>
    text.replace('{from}–{to} spelare', '{from} spelare'),
  );
  expect(found).toContainEqual(
    expect.stringMatching(/sv\.yaml:\d+: ruleset\.playersRange fills in “from”, not “from, to”/),
  );
});

test('a text that a ruleset says in words of its own fills in the same values, and stands in for another', () => {
  const words = 'content/messages/fi.yaml';
  const own = (change: (text: string) => string) => problemsAfter(words, change);
  expect(own((text) => text.replace('"Lyö: {cards}"', '"Lyö"'))).toContainEqual(
    expect.stringMatching(/fi\.yaml:\d+: in\.sitoumussamba\.widgets\.discard fills in “”, not “cards”/),
  );
  expect(own((text) => text.replace('      doDiscard: "Lyö"', '      doStrike: "Lyö"'))).toContainEqual(
    expect.stringMatching(/fi\.yaml:\d+: in\.sitoumussamba\.widgets: .*doStrike/),
  );
  const rulings = 'content/rulings/fi.yaml';
  expect(problemsAfter(rulings, (text) => text.replace('lyödä sitä avopakkaan', 'lyödä {cards}'))).toContainEqual(
    expect.stringMatching(/fi\.yaml:\d+: in\.sitoumussamba\.values\.remedy-cannot fills in “cards”, not “”/),
  );
});

test('a scenario below the wrong section, or one that does not exist, is named', () => {
  const found = problemsAfter('content/widgets.yaml', (text) => text.replace('wild-on-top', 'opening-at-fifty'));
  expect(found).toContainEqual(
    expect.stringMatching(/widgets\.yaml:\d+: opening-at-fifty is about 13-a.*not about section 17/),
  );
  const lost = problemsAfter('content/widgets.yaml', (text) => text.replace('wild-on-top', 'no-such-table'));
  expect(lost).toContainEqual(expect.stringMatching(/widgets\.yaml:\d+: there is no scenario .*no-such-table\.yaml/));
});

test('a section that the engine judges and that has no table is named, unless it says why', () => {
  const reason = 'section 17 of canasta-fi has no table, but the engine judges clause 17-b';
  const without = (text: string) => text.replace(/\n {4}17: \[wild-on-top.*\]/, '');
  expect(problemsAfter('content/widgets.yaml', without)).toContainEqual(
    expect.stringMatching(new RegExp(`widgets\\.yaml:\\d+: ${reason}`)),
  );
  const excuse = 'none: {canasta-fi: {17: nothing to show}}';
  const excused = (text: string) => without(text).replace(/\nnone:.*/, `\n${excuse}`);
  expect(problemsAfter('content/widgets.yaml', excused)).not.toContainEqual(expect.stringContaining(reason));
  const both = (text: string) => text.replace(/\nnone:.*/, `\n${excuse}`);
  expect(problemsAfter('content/widgets.yaml', both)).toContainEqual(
    expect.stringMatching(/widgets\.yaml:\d+: section 17 of canasta-fi needs no entry under none/),
  );
});

test('an interface text that is missing is named', () => {
  const found = problemsAfter('content/messages/et.yaml', (text) => text.replace(/\n {2}skip: .*/, ''));
  expect(found).toContainEqual(expect.stringMatching(/et\.yaml:\d+: site\.skip: /));
});

describe('a broken quick start is named with file, line and reason', () => {
  const start = 'content/learn/canasta-fi/start.yaml';
  const statements = 'content/learn/statements.yaml';
  const cases: [string, string, (text: string) => string, RegExp][] = [
    [
      'a clause that does not exist',
      start,
      (text) => text.replace('[16-b]', '[16-z]'),
      /start\.yaml:\d+: “16-z” is no clause/,
    ],
    [
      'a statement that nobody wrote',
      start,
      (text) => text.replace('say: keep-card', 'say: keep-two'),
      /has no “keep-two”/,
    ],
    [
      'a statement that no page says',
      'content/learn/classic/start.yaml',
      (text) => text.replace('say: red-three-classic', 'say: red-three'),
      /statements\.yaml:\d+: red-three-classic: no quick start says it/,
    ],
    [
      'a picture without its caption',
      start,
      (text) => text.replace('story-draw, ', ''),
      /start\.yaml:\d+: turn has 4 pictures and 3 captions/,
    ],
    [
      'a picture of what is not allowed',
      'content/learn/canasta-fi/turn.yaml',
      (text) => text.replace('"Ks Kh Kd 2h"}', '"Ks Kh Kd"}'),
      /expects what the engine does not answer/,
    ],
    [
      'a number that one language lacks',
      statements,
      (text) => text.replace('Jakakaa jokaiselle {handSize} korttia', 'Jakakaa jokaiselle 11 korttia'),
      /dealing: fi fills in “”, not “handSize”/,
    ],
    [
      'a number that the ruleset does not have',
      start,
      (text) => text.replace('say: aim-canasta', 'say: aim-samba'),
      /canasta-fi has no number “maxSequence”/,
    ],
    [
      'a point about a clause of the other game that does not exist',
      'content/learn/samba/from-canasta-fi.yaml',
      (text) => text.replace('known: [14-a, 15-e]', 'known: [14-a, 15-z]'),
      /from-canasta-fi\.yaml:\d+: “15-z” is no clause of canasta-fi/,
    ],
    [
      'a number of the ruleset that follows no change of it',
      'content/learn/samba/from-canasta-fi.yaml',
      (text) => text.replace('From {highestFrom} on the minimum', 'From 7000 on the minimum'),
      /from-canasta-fi\.yaml:\d+: en writes “7000”, not \{highestFrom\}/,
    ],
  ];

  test.each(cases)('%s', (_name, file, change, expected) => {
    expect(problemsAfter(file, change)).toContainEqual(expect.stringMatching(expected));
  });
});

describe('a number of a text without gaps that the engine does not state is named', () => {
  test.each([
    [
      'content/glossary/definitions/sv.yaml',
      'värt 50 poäng',
      'värt 60 poäng',
      /sv\.yaml:\d+: “60” of joker is no number/,
    ],
    ['content/rules/samba/about.yaml', 'ger 1500 poäng', 'ger 1600 poäng', /about\.yaml:\d+: “1600” of samba\/game/],
    [
      'content/stated-numbers.yaml',
      'samba/handSize',
      'samba/target',
      /stated-numbers\.yaml:\d+: about of samba\/differs state no/,
    ],
  ])('%s', (file, said, wrong, expected) => {
    const found = problemsAfter(file, (text) => text.replace(said, wrong));
    expect(found).toContainEqual(expect.stringMatching(expected));
  });
});

describe('what is wrong about laboratories is named', () => {
  test('one that the ruleset does not have, an agreement that it does not provide', () => {
    const leadsTo = (labs: string) =>
      problemsAfter(`${section}/section.yaml`, (text) => text.replace(/^labs: .*$/m, `labs: [${labs}]`));
    expect(leadsTo('auction')).toEqual([
      expect.stringMatching(/section\.yaml:\d+: canasta-fi has no auction laboratory \(meld, opening/),
    ]);
    expect(leadsTo('{lab: pile, options: {viennese: true}}')).toEqual([
      expect.stringMatching(/section\.yaml:\d+: the pile laboratory cannot be agreed on so: unknown-option/),
    ]);
  });

  test('an option without a name, and a name without an option', () => {
    const file = 'content/rules/classic/ruleset.yaml';
    expect(problemsAfter(file, (text) => text.replace('  viennese:\n', '  wienerisch:\n'))).toEqual([
      'content/rules/classic/ruleset.yaml:1: the option viennese has no name',
      expect.stringMatching(/ruleset\.yaml:\d+: classic has no option wienerisch/),
    ]);
  });
});
