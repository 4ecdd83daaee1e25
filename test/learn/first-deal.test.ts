import { describe, expect, test } from 'vitest';
import { type Action, judge, parseCards, score, seatState } from '../../src/engine/index.ts';
import { factCodes, factsOfContract } from '../../src/insight/index.ts';
import { begin, othersAct, readerActs } from '../../src/learn/first-deal/acts.ts';
import { type Course, isReaders } from '../../src/learn/first-deal/course.ts';
import { dealData, readDeal } from '../../src/learn/first-deal/data.ts';
import { middlePlayer } from '../../src/learn/first-deal/middle-player.ts';
import { storyOf } from '../../src/learn/first-deal/story.ts';
import { suggested } from '../../src/learn/first-deal/suggested.ts';
import { wander } from '../../src/learn/first-deal/wander.ts';
import { firstDeals, scriptOf, writtenDeal, writtenEvents } from '../../src/site/learn/first-deal/first-deal.ts';
import { factsOfTasks } from '../../src/widgets/words/table-words.ts';
import { whole } from '../turns.ts';

const scripts = firstDeals().map(({ ruleset, name, file }) => {
  const script = scriptOf(ruleset, writtenDeal(file), writtenEvents(), 'en');
  if (!script.ok) throw new Error(`${file}: ${script.error}`);
  return { title: name === null ? ruleset : `${ruleset}, ${name}`, script: script.value };
});

function scriptFor(title: string) {
  const found = scripts.find((one) => one.title === title);
  if (found === undefined) throw new Error(`there is no first deal of ${title}`);
  return found.script;
}

function onwards(course: Course): Course {
  return isReaders(course)
    ? readerActs(course, suggested(course, middlePlayer)).course
    : othersAct(course, middlePlayer);
}

/** The acts of the written turn that are lawful now. */
function expectedNow({ script, turn, position }: Course): readonly Action[] {
  return (script.turns[turn]?.acts ?? []).map(({ action }) => action).filter((action) => judge(position, action).legal);
}

const court = [
  [/\bthe aces?\b|\ban ace\b/, 'A'],
  [/\bkings\b/, 'K'],
  [/\bqueens\b/, 'Q'],
  [/\bjacks\b/, 'J'],
  [/\bthe jokers?\b/, 'joker'],
] as const;

/** The ranks that lie in the reader's hand or open on the table. */
function seenRanks({ position, reader }: Course): ReadonlySet<string> {
  const { known } = seatState(position, reader).hand;
  const melds = position.sides.flatMap((side) => side.melds.flatMap(({ cards }) => cards));
  return new Set([...known, ...position.pile, ...melds].map(({ rank }) => rank));
}

describe.each(scripts)('the first deal of $title', ({ script }) => {
  test('comes off its page as it was written, with a sentence for all that can matter in it', () => {
    const elsewhere = Object.fromEntries(factsOfTasks.map((code) => [code, script.insight[code]]));
    const carried = readDeal(JSON.parse(JSON.stringify(dealData(script, factsOfTasks))), elsewhere);
    expect({ ...carried, insight: script.insight }).toEqual(script);
    const missing = factCodes.filter((code) => carried.insight[code] === undefined);
    expect(missing).toEqual(
      script.start.ruleset.facts.contract === undefined
        ? factsOfContract.filter((code) => !code.startsWith('bid'))
        : [],
    );
    expect(script.insight).toMatchObject(carried.insight);
  });

  test('whatever lawful its reader does, it comes to the count, and no sentence about what happens is told twice', () => {
    const general = new Set(Object.values(script.events).map((saying) => saying.text));
    for (let seed = 1; seed <= (whole ? 8 : 2); seed++) {
      const { end, said } = wander(script, middlePlayer, seed);
      expect(end.position.phase).toBe('over');
      const told = said.filter(({ text }) => general.has(text)).map((saying) => JSON.stringify(saying));
      expect(told).toEqual([...new Set(told)]);
    }
  });

  test('whatever its reader does, each of his acts is answered, and each of his turns begins with words', () => {
    for (let seed = 1; seed <= (whole ? 10 : 3); seed++) {
      wander(script, middlePlayer, seed, {
        follows: seed,
        watch: (before, after) => {
          if (after.position.phase === 'over') return;
          const words = [...(after.answer === null ? [] : [after.answer]), ...after.said];
          if (isReaders(before) || isReaders(after)) expect(words, JSON.stringify(before.done)).not.toEqual([]);
        },
      });
    }
  });

  test('what is written is told only of cards that the reader can see', () => {
    const written = new Set(script.turns.flatMap(({ ask, acts }) => [ask, ...acts.flatMap(({ said }) => said ?? [])]));
    let told = 0;
    for (let seed = 1; seed <= (whole ? 20 : 6); seed++) {
      wander(script, middlePlayer, seed, {
        follows: 7 + (seed % 3),
        watch: (_, course) => {
          if (!isReaders(course)) return;
          for (const saying of course.said.filter((one) => written.has(one))) {
            told += 1;
            for (const [word, rank] of court) {
              if (word.test(saying.text)) expect(seenRanks(course), saying.text).toContain(rank);
            }
          }
        },
      });
    }
    expect(told).toBeGreaterThan(6);
  });

  test('reads as a story: something is said from the first turn on, and at the end', () => {
    const { turns, end } = storyOf(script, middlePlayer);
    const said = turns.map(({ pieces }) => pieces.filter(({ kind }) => kind === 'said').length);
    expect(said[0]).toBeGreaterThan(0);
    expect(said.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(8);
    expect(turns.at(-1)?.pieces.at(-1)?.kind).toBe('said');
    expect(end.phase).toBe('over');
  });
});

test('whoever has asked and been answered is not told to ask', () => {
  const outReady = scripts.flatMap(({ script }) => [script.insight['out-now'], script.insight['out-now-bid']]);
  let answered = 0;
  for (const { script } of scripts) {
    for (const { pieces } of storyOf(script, middlePlayer).turns) {
      const asked = pieces.findIndex((piece) => piece.kind === 'own' && piece.act.action.type === 'ask');
      if (asked < 0) continue;
      answered += 1;
      const after = pieces.slice(asked).flatMap((piece) => (piece.kind === 'said' ? [piece.saying.text] : []));
      expect(after.filter((text) => outReady.includes(text))).toEqual([]);
    }
  }
  expect(answered).toBeGreaterThan(0);
});

/** The deals that are written to their end: how many turns the reader has, and the count. */
const written = [
  { title: 'canasta-fi', turns: 10, totals: [1470, 180] },
  { title: 'canasta-sv', turns: 7, totals: [810, 130] },
  { title: 'classic', turns: 7, totals: [1915, -35] },
  { title: 'samba', turns: 8, totals: [3270, 940] },
  { title: 'sitoumussamba', turns: 8, totals: [3260, -120] },
  { title: 'sitoumussamba, bid', turns: 8, totals: [3680, 1180] },
];

describe.each(written)('the first deal of $title as it is written', ({ title, turns, totals }) => {
  const script = scriptFor(title);

  test('leads the reader from the first turn to the count without leaving its line', () => {
    const asked: string[] = [];
    let course = begin(script);
    for (; course.position.phase !== 'over'; course = onwards(course)) {
      if (!isReaders(course)) continue;
      expect(course.onLine).toBe(true);
      const { text } = script.turns[course.turn]?.ask ?? { text: '' };
      if (asked.at(-1) !== text) asked.push(text);
    }
    expect(asked).toHaveLength(turns);
    expect(course.played).not.toBeNull();
    expect(score(course.position).map(({ total }) => total)).toEqual(totals);
  });

  test('reads as a story of as many pictures, which says nothing twice in a row', () => {
    const story = storyOf(script, middlePlayer);
    expect(story.turns).toHaveLength(turns);
    for (const { pieces } of story.turns) {
      const said = pieces.flatMap((piece) => (piece.kind === 'said' ? [piece.saying] : []));
      expect(said.filter((saying, place) => saying === said[place - 1])).toEqual([]);
    }
  });

  test('answers everything that it foresees, lawful or refused', () => {
    const waiting = new Set(script.turns.flatMap(({ tries }) => tries));
    for (let course = begin(script); course.position.phase !== 'over'; course = onwards(course)) {
      if (!isReaders(course)) continue;
      for (const one of script.turns[course.turn]?.tries ?? []) {
        const { actions, refused, said } = one;
        // What is expected may be done in any order.
        const ways = [course, ...expectedNow(course).map((action) => readerActs(course, action).course)];
        const answers = ways.filter(isReaders).flatMap((way) =>
          actions.map((action) => {
            const { verdict, course: next } = readerActs(way, action);
            return verdict.legal !== refused && [next.answer, ...next.said].some((told) => told?.text === said.text);
          }),
        );
        if (answers.some(Boolean)) waiting.delete(one);
      }
    }
    expect([...waiting].map(({ said }) => said.text)).toEqual([]);
  });
});

test('what is said of a refusal is said only where that is its reason', () => {
  const script = scriptFor('samba');
  let course = begin(script);
  while (!(isReaders(course) && course.turn === 7)) course = onwards(course);
  const bound = script.turns[7]?.tries.find(({ said }) => said.text.includes('said yes'));
  const discard = bound?.actions[0];
  if (discard === undefined) throw new Error('nothing is said of a discard after “yes”');
  const answerTo = (at: Course) => readerActs(at, discard).course.said;
  expect(answerTo(course)).not.toContain(bound?.said);
  while (!(isReaders(course) && course.position.current.answer === 'yes')) course = onwards(course);
  expect(answerTo(course)).toEqual([bound?.said]);
});

test('who bids something else is not told of the contract that is written', () => {
  const script = scriptFor('sitoumussamba, bid');
  const bid = readerActs(begin(script), { type: 'call', call: { level: 1, denomination: 'hearts' } });
  expect(bid.verdict.legal).toBe(true);
  let { course } = bid;
  while (!isReaders(course)) course = onwards(course);
  expect(course.position.phase).toBe('contract-opening');
  expect(course.onLine).toBe(false);
  expect(course.said).toContain(script.events['declarer-opens']);
});

test('who takes the pile deeper than is written is answered for that', () => {
  const script = scriptFor('sitoumussamba, bid');
  let course = begin(script);
  while (!(isReaders(course) && course.turn === 3)) course = onwards(course);
  const take = script.turns[3]?.acts[0]?.action;
  if (take?.type !== 'take') throw new Error('the pile is not taken');
  const deeper = readerActs(course, { ...take, depth: 2 }).course;
  expect(deeper.said.at(-1)?.text).toContain('the red three is in your hand again');
});

describe('the first deal of Finnish Canasta', () => {
  const script = scriptFor('canasta-fi');

  test('goes on as written when another card is thrown', () => {
    let course = begin(script);
    while (course.turn === 0) {
      const discards = course.pending.size === 1;
      const other = script.turns[0]?.tries.find(({ said }) => said.text.includes('stood alone too'))?.actions[0];
      if (isReaders(course) && discards && other !== undefined) course = readerActs(course, other).course;
      else course = onwards(course);
    }
    expect(course.said[0]?.text).toContain('seven of spades');
    expect(course.played).toBe(0);
  });

  test('who has thrown the ace is not told that it is safe now', () => {
    let course = begin(script);
    while (!(isReaders(course) && course.turn === 4 && course.pending.size === 1)) course = onwards(course);
    const ace = parseCards('As');
    if (!ace.ok || ace.value[0] === undefined) throw new Error('no card');
    const said: string[] = [];
    course = readerActs(course, { type: 'discard', card: ace.value[0] }).course;
    for (; course.turn < 6; course = onwards(course)) {
      if (isReaders(course)) said.push(...course.said.map(({ text }) => text));
    }
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((text) => text.includes('the ace is safe'))).toEqual([]);
  });

  test('keeps a refused act from changing anything', () => {
    const course = begin(script);
    const { verdict, course: next } = readerActs(course, { type: 'draw' });
    expect(verdict.legal).toBe(false);
    expect(next.position).toBe(course.position);
    expect(judge(next.position, suggested(next, middlePlayer)).legal).toBe(true);
  });
});
