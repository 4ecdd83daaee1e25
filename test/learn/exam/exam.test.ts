import { describe, expect, test } from 'vitest';
import {
  type Answer,
  answerOf,
  deal,
  type Incident,
  incidentsOf,
  isOrderCode,
  isQuestion,
  type OrderCode,
  orderOf,
  type Position,
  type Ruleset,
  rule,
  type rulesetIds,
  usualRuleset,
} from '../../../src/engine/index.ts';
import { readPaper, seedFrom, versionOf, writePaper } from '../../../src/learn/exam/address.ts';
import { type ExamAnswer, markAnswer, marksOfQuestion, unanswered } from '../../../src/learn/exam/mark.ts';
import { drawPaper, type Question, questionsOfPaper } from '../../../src/learn/exam/paper.ts';
import { pathsOf } from '../../engine/support/ruling-paths.ts';

const ruled = ['canasta-fi', 'canasta-sv', 'samba', 'sitoumussamba'] as const;
const seeds = Array.from({ length: 100 }, (_, number) => `club${number}`);

/** A table at which every ruling can be given: with a contract where the game has one. */
function table(id: (typeof rulesetIds)[number]): Position {
  const position = deal(usualRuleset(id), 1);
  const contract = { seat: 1, bid: { level: 3, denomination: 'hearts' }, doubledBy: null } as const;
  return id === 'sitoumussamba' ? { ...position, contract } : position;
}

/** The orders of a fault that, with these facts, only a reading of this site gives. */
function ordersRead(ruleset: Ruleset, { kind, facts }: Pick<Incident, 'kind' | 'facts'>): readonly string[] {
  let answer: Answer | undefined = answerOf(ruleset, kind);
  while (answer !== undefined && isQuestion(answer)) {
    const value = facts[answer.fact];
    if ('steps' in answer) answer = answer.steps.filter(({ least }) => Number(value) >= least).at(-1)?.answer;
    else answer = Object.entries<Answer | undefined>(answer.cases).find(([name]) => name === String(value))?.[1];
  }
  return answer === undefined || 'unregulated' in answer ? [] : (answer.read ?? []);
}

function rightTo({ incident }: Question): ExamAnswer {
  return { fault: incident.kind, orders: incident.orders.map(({ said }) => said), points: incident.points };
}

test('what a document leaves to be read otherwise is neither asked nor offered as wrong', () => {
  const orders = (id: (typeof ruled)[number], incidentId: string) =>
    incidentsOf(usualRuleset(id))
      .find((one) => one.id === incidentId)
      ?.orders.map(({ said }) => said);
  // No document says who deals again.
  for (const id of ruled) expect(orders(id, 'not-cut')).toEqual(['cut-and-deal-again']);
  // “No other penalty” may be all that follows once the red three is the opponents’.
  expect(orders('samba', 'drew-extra?extra=2&redThreeAmong=true')).toEqual(['three-to-opponents']);
  // 25-d names the points and nothing that is taken back.
  expect(orders('sitoumussamba', 'cannot-go-out?after=yes')).toEqual(['keep-one-card']);
  for (const id of ruled) {
    const pool = incidentsOf(usualRuleset(id));
    const read = new Set<string>(pool.flatMap((incident) => ordersRead(usualRuleset(id), incident)));
    for (const paper of seeds.slice(0, 20).map((seed) => drawPaper(pool, seed)))
      for (const { incident, orders: offered } of paper) {
        const unasked = ordersRead(usualRuleset(id), incident);
        expect(offered.filter((said) => unasked.some((code) => said.split(':')[0] === code))).toEqual([]);
      }
    for (const code of ['same-dealer', 'take-back-if-too-few', 'take-early-melds-back'])
      expect(read.has(code), code).toBe(true);
  }
});

test('a document without rulings has no exam', () => {
  expect(incidentsOf(usualRuleset('classic'))).toEqual([]);
});

describe.each(ruled)('the exam of %s', (id) => {
  const ruleset = usualRuleset(id);
  const pool = incidentsOf(ruleset);
  const papers = seeds.map((seed) => drawPaper(pool, seed));

  test('has an incident for every way through the rulings', () => {
    const faults = new Map(pool.map(({ kind }) => [kind, pool.filter((one) => one.kind === kind).length]));
    for (const [kind, count] of faults) expect(count, kind).toBeGreaterThanOrEqual(pathsOf(ruleset, kind).length);
    expect(new Set(pool.map((one) => one.id)).size).toBe(pool.length);
  });

  test('holds as right what the engine rules', () => {
    for (const incident of pool) {
      const { kind, facts, orders, points, clauses } = incident;
      const verdict = rule(table(id), { kind, by: 1, facts: readFacts(facts) });
      if (!verdict.ok) throw new Error(`${kind}: ${verdict.error.fact} is ${verdict.error.code}`);
      const ruling = verdict.value;
      for (const clause of clauses) expect(ruling.clauses, kind).toContain(clause);
      if (!ruling.regulated) {
        expect([orders, points], kind).toEqual([[], `silence:${ruling.silence}`]);
        continue;
      }
      const told = orders.map(({ said }) => said);
      const given = ruling.orders.map(({ code, count }) => (count === null ? code : `${code}:${count}`));
      expect(given, kind).toEqual(expect.arrayContaining(told));
      const lost = ruling.penalty.A ?? 0;
      const won = ruling.award.B ?? 0;
      expect(points, kind).toBe(lost > 0 ? `penalty:${lost}` : won > 0 ? `award:${won}` : 'none');
      // Every order that does more than let play go on is asked for.
      const effectsOf = (code: OrderCode) => orderOf(code).effects ?? [];
      const isRead = ordersRead(ruleset, incident);
      const doing = ruling.orders.filter(
        ({ code }) => !isRead.includes(code) && effectsOf(code).some((effect) => effect !== 'play-on'),
      );
      if (doing.length > 0) expect(told.length, kind).toBe(doing.length);
      // What only a reading of this site says is no answer that is right or wrong.
      for (const { said } of orders) expect(isRead, kind).not.toContain(said.split(':')[0]);
    }
  });

  test('draws the same paper for everybody, and another for another seed', () => {
    expect(seeds.slice(0, 20).map((seed) => drawPaper(incidentsOf(usualRuleset(id)), seed))).toEqual(
      papers.slice(0, 20),
    );
    const drawn = new Set(papers.map((paper) => paper.map(({ incident }) => incident.id).join(' ')));
    expect(drawn.size).toBe(papers.length);
  });

  test('draws different faults in no order, few of them without a rule, and sooner or later every incident', () => {
    for (const paper of papers) {
      expect(paper.length).toBe(questionsOfPaper);
      expect(new Set(paper.map(({ incident }) => incident.kind)).size).toBe(questionsOfPaper);
      const silent = paper.filter(({ incident }) => incident.points.startsWith('silence:')).length;
      expect(silent).toBeLessThanOrEqual(3);
    }
    // Whoever knows the order of the deal could tell from its place what an incident is: no more than chance is in it.
    const following = papers.flatMap((paper) => {
      const places = paper.map(({ incident }) => pool.indexOf(incident));
      return places.slice(1).map((place, before) => place > (places[before] ?? 0));
    });
    const share = following.filter((rises) => rises).length / following.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
    const asked = new Set(papers.flatMap((paper) => paper.map(({ incident }) => incident.id)));
    expect(pool.filter((one) => !asked.has(one.id))).toEqual([]);
  });

  test('offers the right answer among wrong ones, none of which could be defended', () => {
    for (const { incident, faults, orders, points } of papers.flat()) {
      const right = incident.orders.map(({ said }) => said);
      expect(faults, incident.id).toContain(incident.kind);
      expect(orders, incident.id).toEqual(expect.arrayContaining(right));
      expect(points, incident.id).toContain(incident.points);
      for (const list of [faults, orders, points]) expect(new Set(list).size).toBe(list.length);
      expect([faults.length, points.length], incident.id).toEqual([4, 4]);
      expect(orders.length, incident.id).toBeGreaterThanOrEqual(right.length + 3);
      for (const alike of incident.alike) expect(faults).not.toContain(alike);
      const wrong = orders.filter((order) => !right.includes(order));
      for (const order of wrong) {
        const does = pool.flatMap((one) => one.orders).find(({ said }) => said === order)?.does;
        expect(
          incident.orders.map((one) => one.does),
          `${incident.id}: ${order}`,
        ).not.toContain(does);
      }
    }
  });

  test('offers no order as wrong that is part of what is ordered, or that the side not at fault may demand', () => {
    const leavingChoice = pool.filter(({ mayOrder }) => mayOrder.length > 0);
    expect(leavingChoice.length).toBeGreaterThan(0);
    for (const { incident, orders } of papers.flat()) {
      const verdict = rule(table(id), { kind: incident.kind, by: 1, facts: readFacts(incident.facts) });
      if (!verdict.ok || !verdict.value.regulated) continue;
      const { orders: given, options } = verdict.value;
      const demands = options.flatMap((option) => option.orders);
      const effects = [...given, ...demands].flatMap(({ code, count }) => [
        ...(orderOf(code).effects ?? [code]),
        ...(count === null ? [] : [String(count)]),
      ]);
      for (const wrong of orders.filter((said) => !incident.orders.some((order) => order.said === said))) {
        const [code = '', count] = wrong.split(':');
        if (!isOrderCode(code)) throw new Error(`${wrong} is no order`);
        const does = [...(orderOf(code).effects ?? [code]), ...(count === undefined ? [] : [count])];
        expect(
          does.filter((effect) => !effects.includes(effect)),
          `${incident.id}: ${wrong}`,
        ).not.toEqual([]);
        // “The opponents decide” is half right where what they may decide is ordered outright.
        const demanded = leavingChoice.filter((other) => other.orders.some(({ said }) => said === wrong));
        const ordered = given.flatMap((order) => orderOf(order.code).effects ?? []);
        const both = demanded
          .flatMap(({ mayOrder }) => mayOrder)
          .filter((effect) => ordered.some((one) => one === effect));
        if (demanded.some((other) => other.orders.length === 1)) expect(both, `${incident.id}: ${wrong}`).toEqual([]);
      }
    }
  });

  test('gives the right answers all marks and an empty paper none', () => {
    for (const question of papers.flat()) {
      expect(markAnswer(question, rightTo(question)).marks, question.incident.id).toBe(marksOfQuestion);
      expect(markAnswer(question, unanswered).marks, question.incident.id).toBe(0);
    }
  });

  test('takes marks for every wrong choice and for what is missing', () => {
    for (const question of papers.flat()) {
      const right = rightTo(question);
      const wrongFault = question.faults.find((kind) => kind !== right.fault) ?? null;
      expect(markAnswer(question, { ...right, fault: wrongFault })).toMatchObject({ marks: 3, fault: false });
      const wrongPoints = question.points.find((points) => points !== right.points) ?? null;
      expect(markAnswer(question, { ...right, points: wrongPoints })).toMatchObject({ marks: 3, points: false });
      const [wrong] = question.orders.filter((order) => !right.orders.includes(order));
      if (wrong === undefined) throw new Error('no wrong order is offered');
      const more = markAnswer(question, { ...right, orders: [...right.orders, wrong] });
      expect(more).toMatchObject({ marks: right.orders.length > 1 ? 3 : 2, wrong: [wrong], missed: [] });
      expect(markAnswer(question, { ...right, orders: [wrong] }).marks).toBe(2);
      const [first] = right.orders;
      if (first === undefined) continue;
      const fewer = markAnswer(question, { ...right, orders: right.orders.slice(1) });
      expect(fewer).toMatchObject({ marks: right.orders.length > 1 ? 3 : 2, wrong: [], missed: [first] });
    }
  });

  test('is another version as soon as anything is right that was not', () => {
    const version = versionOf(pool);
    expect(versionOf(incidentsOf(usualRuleset(id)))).toBe(version);
    for (const place of [0, pool.length - 1]) {
      const other = pool.map((one, number) => (number === place ? { ...one, points: 'penalty:7' as const } : one));
      expect(versionOf(other)).not.toBe(version);
      expect(versionOf(pool.filter((_, number) => number !== place))).not.toBe(version);
    }
  });
});

/** Facts that are yes or no, as the engine takes them. */
function readFacts(facts: ReturnType<typeof incidentsOf>[number]['facts']) {
  return Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [
      fact,
      value === 'true' || value === 'false' ? value === 'true' : value,
    ]),
  );
}

describe('the address of a paper', () => {
  test('keeps version and seed', () => {
    const address = { version: versionOf(incidentsOf(usualRuleset('samba'))), seed: 'club7' };
    expect(readPaper(`#${writePaper(address)}`)).toEqual(address);
  });

  test('is none where the page asks for no paper, and damaged where it cannot be read', () => {
    for (const none of ['', '#', '#incident-3']) expect(readPaper(none)).toBe('none');
    const whole = '#paper=1.0abc123.club7';
    expect(readPaper(whole)).toEqual({ version: '0abc123', seed: 'club7' });
    for (const damaged of [
      '#paper=',
      '#paper=1.0abc123',
      '#paper=2.0abc123.club7',
      '#paper=1.0abc12.club7',
      '#paper=1.0abc123.',
      '#paper=1.0abc123.Club7',
      '#paper=1.0abc123.club7.more',
      '#paper=1.0abc123.thirteenletters',
    ])
      expect(readPaper(damaged), damaged).toBe('damaged');
  });

  test('takes a seed as it is typed', () => {
    expect(seedFrom(' Club 7 ')).toBe('club7');
    expect(seedFrom('ÄÖ!')).toBeUndefined();
    expect(seedFrom('')).toBeUndefined();
    expect(seedFrom('a'.repeat(13))).toBeUndefined();
  });
});
