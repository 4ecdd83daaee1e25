import { describe, expect, test } from 'vitest';
import {
  type Action,
  type Card,
  canGoOut,
  deal,
  judge,
  legalActions,
  type Position,
  usualRuleset,
  viewFrom,
} from '../../src/engine/index.ts';
import { factCodes, insight } from '../../src/insight/index.ts';
import { begin, othersAct, readerActs } from '../../src/learn/first-deal/acts.ts';
import { type Course, isReaders } from '../../src/learn/first-deal/course.ts';
import { eventNames } from '../../src/learn/first-deal/events.ts';
import { middlePlayer } from '../../src/learn/first-deal/middle-player.ts';
import { remarkNames } from '../../src/learn/first-deal/remarks.ts';
import type { Saying, Script } from '../../src/learn/first-deal/script.ts';
import { suggested } from '../../src/learn/first-deal/suggested.ts';
import { translated } from '../../src/learn/first-deal/units.ts';
import { firstDeals, scriptOf, writtenDeal, writtenEvents } from '../../src/site/learn/first-deal/first-deal.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { type Chance, chanceOf, nearlyLawful } from '../engine/support/nearly-lawful.ts';
import { firstSeed, tries } from '../engine/support/tries.ts';
import { factAccounts } from '../insight/accounts.ts';
import { isSo, numberIs } from './accounts/claims.ts';
import { eventAccounts, remarkAccounts } from './accounts/happenings.ts';
import { untrueLine } from './accounts/log-lines.ts';
import { isReasonSo } from './accounts/refusals.ts';
import type { Act, Told } from './accounts/told.ts';

// Whatever the reader does, every sentence that he is told is so: an account of its own looks at the whole truth of the deal.

/** So many deals of each ruleset are told, half of them from the first deals and half from the cards of a seed; `npm run fuzz` tells thousands. */
const usually = tries('TOLD', 6);

const written = firstDeals().map(({ ruleset, name, file }) => {
  const script = scriptOf(ruleset, writtenDeal(file), writtenEvents(), 'en');
  if (!script.ok) throw new Error(`${file}: ${script.error}`);
  return { ruleset, title: name === null ? ruleset : `${ruleset}, ${name}`, script: script.value };
});

/** A deal of which nothing is written, as the practice table deals it: all that is said is found at the table. */
function unwritten(ruleset: (typeof rulesetIds)[number], seed: number): Script {
  const script = written.find((one) => one.ruleset === ruleset)?.script;
  if (script === undefined) throw new Error(`nothing is written of ${ruleset}`);
  return { ...script, start: deal(usualRuleset(ruleset), seed), turns: [] };
}

/** What the reader does: what suggests itself, anything lawful, or something that the deal foresees, be it lawful or not. */
function whim(course: Course, chance: Chance, follows: number, own: Action): Action {
  if (chance(10) < follows) return own;
  const turn = course.script.turns[course.turn];
  const foreseen = [
    ...(turn?.tries.flatMap(({ actions }) => actions) ?? []),
    ...(turn?.acts.map(({ action }) => action) ?? []),
  ];
  const staged = course.staged[course.turn];
  const one = foreseen[chance(Math.max(1, foreseen.length))];
  if (one !== undefined && staged !== undefined && chance(2) === 0)
    return translated(one, staged.begins, course.position);
  const acts = legalActions(viewFrom(course.position, course.reader));
  return acts[chance(acts.length)] ?? own;
}

/** What is said to the reader who tries something near a lawful act, as beginners do, and is refused; what of it is not so. */
function refusals(course: Course, chance: Chance): readonly string[] {
  const action = nearlyLawful(viewFrom(course.position, course.reader), chance);
  const verdict = action === null ? null : judge(course.position, action);
  if (action === null || verdict === null || verdict.legal) return [];
  return verdict.reasons.flatMap((reason) => {
    const so = isReasonSo(course.position, action, reason);
    if (so === true) return [];
    return [`${action.type}: ${reason.code} ${so === null ? 'has no account' : 'is not so'}`];
  });
}

/** What a sentence says that is not so; null if it is all true. */
function untrue(saying: Saying, script: Script, told: Told): string | null {
  if (saying.claims !== undefined) {
    const wrong = saying.claims.filter((claim) => !isSo(claim, told));
    const miscounted = Object.entries(saying.numbers ?? {}).filter(
      ([gap, how]) => saying.values?.[gap] !== numberIs(how, told),
    );
    const all = [...wrong, ...miscounted.map(([gap, how]) => `${gap} is ${saying.values?.[gap]}, not ${how}`)];
    return all.length === 0 ? null : all.join('; ');
  }
  const event = eventNames.find((name) => script.events[name]?.text === saying.text);
  if (event !== undefined) return eventAccounts[event](told) ? null : event;
  const remark = remarkNames.find((name) => script.events[name]?.text === saying.text);
  if (remark !== undefined) {
    const values: Record<string, number | readonly Card[]> = {};
    for (const [name, value] of Object.entries(saying.values ?? {})) {
      if (typeof value === 'number' || (typeof value === 'object' && Array.isArray(value))) values[name] = value;
    }
    return remarkAccounts[remark](values, told) ? null : remark;
  }
  const code = factCodes.find((one) => script.insight[one] === saying.text);
  if (code === undefined) return 'is nobody’s sentence';
  const fact = { code, weight: 0, key: '', values: saying.values ?? {}, clauses: saying.clauses };
  return factAccounts[code](fact, told.position, told.reader) ? null : code;
}

function sameAs(one: Saying): (other: Saying) => boolean {
  const key = ({ text, values }: Saying) => JSON.stringify([text, values]);
  return (other) => key(one) === key(other);
}

/** Tells a deal to a reader of whims. Out comes what was said that is not so, and how many sentences were said. */
function tell(script: Script, seed: number): { readonly wrong: readonly string[]; readonly said: number } {
  const chance = chanceOf(seed, 97);
  const slips = chanceOf(seed, 11);
  const follows = seed % 11;
  const acts: Act[] = [];
  const wrong: string[] = [];
  let said = 0;
  const note = (fault: string) => wrong.push(`seed ${seed}, act ${acts.length}: ${fault}`);
  const done = (act: Act) => {
    acts.push(act);
    const line = untrueLine(act);
    if (line !== null) note(`the log says: ${line}`);
  };
  const hear = (course: Course, before: readonly Saying[], tried: Action | null) => {
    const told: Told = { position: course.position, reader: course.reader, acts, tried };
    for (const saying of [...(course.answer === null ? [] : [course.answer]), ...course.said]) {
      if (before.some(sameAs(saying))) continue;
      said += 1;
      const fault = untrue(saying, script, told);
      if (fault !== null) note(`“${saying.text}”: ${fault}`);
    }
  };
  let course = begin(script);
  hear(course, [], null);
  for (let steps = 0; course.position.phase !== 'over' && steps < 4000; steps++) {
    const before = course;
    const shown = [...(before.answer === null ? [] : [before.answer]), ...before.said];
    if (isReaders(before)) {
      const own = suggested(before, middlePlayer);
      const action = whim(before, chance, follows, own);
      const against = goesAgainst(before, own);
      if (against !== null) note(`what suggests itself discards ${against}`);
      if (own.type === 'ask' && !canGoOut(viewFrom(before.position, before.reader)))
        note('what suggests itself asks in vain');
      for (const fault of refusals(before, slips)) note(fault);
      const { verdict, course: next } = readerActs(before, action);
      if (verdict.legal) done({ seat: before.reader, before: before.position, action, after: verdict.next });
      course = next;
      hear(course, shown, verdict.legal ? null : action);
      continue;
    }
    course = othersAct(before, middlePlayer);
    const last = course.done.at(-1);
    if (last !== undefined) done({ ...last, after: after(last.before, last.action) });
    hear(course, shown, null);
  }
  return { wrong, said };
}

/** The card that “do it for me” would discard although it fits a meld or gives the pile away while another would not. */
function goesAgainst(course: Course, action: Action): string | null {
  // Whoever has to go out now throws his last card, whatever it fits.
  if (action.type !== 'discard' || course.onLine || course.position.current.answer === 'yes') return null;
  const facts = insight(viewFrom(course.position, course.reader), course.reader);
  const named = facts.filter(({ code, values }) => {
    const { cards } = values;
    return ['fits', 'completes'].includes(code) && Array.isArray(cards) && cards.includes(action.card);
  });
  return named.length > 0 ? action.card.code : null;
}

function after(before: Position, action: Action): Position {
  const verdict = judge(before, action);
  if (!verdict.legal) throw new Error(verdict.reasons[0].code);
  return verdict.next;
}

const seeds = Array.from({ length: usually }, (_, at) => firstSeed + at);
const timeout = 60_000 + usually * 20_000;

describe.each(written)('what is told in the first deal of $title', ({ script }) => {
  test('is so, whatever the reader does', { timeout }, () => {
    const told = seeds.map((seed) => tell(script, seed));
    expect(told.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(told.reduce((sum, { said }) => sum + said, 0)).toBeGreaterThan(usually * 10);
  });
});

describe.each(rulesetIds)('what is told of any deal of %s', (ruleset) => {
  test('is so, whatever the reader does', { timeout }, () => {
    const told = seeds.map((seed) => tell(unwritten(ruleset, seed), seed));
    expect(told.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(told.reduce((sum, { said }) => sum + said, 0)).toBeGreaterThan(usually * 10);
  });
});
