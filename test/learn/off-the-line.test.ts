import { describe, expect, test } from 'vitest';
import {
  type Action,
  canGoOut,
  judge,
  legalActions,
  type Position,
  sideState,
  viewFrom,
} from '../../src/engine/index.ts';
import { begin, othersAct, readerActs } from '../../src/learn/first-deal/acts.ts';
import { type Course, isReaders } from '../../src/learn/first-deal/course.ts';
import { middlePlayer } from '../../src/learn/first-deal/middle-player.ts';
import type { Script } from '../../src/learn/first-deal/script.ts';
import { suggested } from '../../src/learn/first-deal/suggested.ts';
import { firstDeals, scriptOf, writtenDeal, writtenEvents } from '../../src/site/learn/first-deal/first-deal.ts';

// Whoever leaves the written line at one discard and then lets everything be done for him is not led into a promise that he cannot keep.

const deals = firstDeals()
  .filter(({ ruleset }) => ruleset === 'samba' || ruleset === 'sitoumussamba')
  .map(({ ruleset, name, file }) => {
    const script = scriptOf(ruleset, writtenDeal(file), writtenEvents(), 'en');
    if (!script.ok) throw new Error(`${file}: ${script.error}`);
    return { title: name === null ? ruleset : `${ruleset}, ${name}`, script: script.value };
  });

/** Everything that is in the sentences now, as it is written. */
function heard({ answer, said }: Course): readonly string[] {
  return [...(answer === null ? [] : [answer]), ...said].map(({ text }) => text);
}

/** Lets a deal be done to its end but for the discard of one turn, which is another; out comes what went wrong. */
function leftAt(script: Script, turn: number): readonly string[] {
  const outNow = [script.insight['out-now'], script.insight['out-now-bid'], script.insight['out-unasked']];
  const faults: string[] = [];
  let course = begin(script);
  let left = false;
  for (let acts = 0; course.position.phase !== 'over' && acts < 2000; acts++) {
    if (!isReaders(course)) {
      course = othersAct(course, middlePlayer);
      continue;
    }
    const view: Position = viewFrom(course.position, course.reader);
    const own: Action = suggested(course, middlePlayer);
    const able = view.phase === 'play' && view.turn === course.reader && canGoOut(view);
    if (own.type === 'ask' && !able) faults.push(`turn ${course.turn}: asks with cards that cannot go out`);
    if (left && !able && heard(course).some((text) => outNow.includes(text))) {
      faults.push(`turn ${course.turn}: going out is announced`);
    }
    const others = legalActions(view).filter(
      (action) => action.type === 'discard' && own.type === 'discard' && action.card !== own.card,
    );
    const other: Action | undefined = !left && course.turn === turn && own.type === 'discard' ? others[0] : undefined;
    const action: Action = other !== undefined && judge(course.position, other).legal ? other : own;
    left ||= action !== own;
    course = readerActs(course, action).course;
  }
  if (sideState(course.position, course.reader).penalties > 0) faults.push('the side has paid a penalty');
  return faults;
}

describe.each(deals)('in the first deal of $title', ({ script }) => {
  test('another discard in any turn leads to no question in vain, no promise broken', { timeout: 120_000 }, () => {
    const turns = script.turns.map((_, turn) => turn);
    expect(turns.flatMap((turn) => leftAt(script, turn).map((fault) => `left in turn ${turn}: ${fault}`))).toEqual([]);
  });
});

test.each(deals)(
  'in the first deal of $title nobody is told to ask after the answer, in whatever order he lays what goes out',
  ({ script }) => {
    const stale: string[] = [];
    let course = begin(script);
    for (let acts = 0; course.position.phase !== 'over' && acts < 2000; acts++) {
      if (!isReaders(course)) {
        course = othersAct(course, middlePlayer);
        continue;
      }
      const { position } = course;
      const isAnswered = position.current.answer !== null;
      const asks = course.said.filter(({ claims = [] }) => claims.includes('you may ask'));
      if (isAnswered) stale.push(...asks.map(({ text }) => text));
      const own: Action = suggested(course, middlePlayer);
      const others = legalActions(viewFrom(position, course.reader)).filter(
        ({ type }) => isAnswered && own.type === 'add' && type === 'add',
      );
      course = readerActs(course, others.at(-1) ?? own).course;
    }
    expect(stale).toEqual([]);
  },
);
