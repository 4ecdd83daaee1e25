import { describe, expect, test } from 'vitest';
import {
  type ClauseAddress,
  deal,
  type Facts,
  type FaultKind,
  faultKindList,
  faultLinks,
  faultsAgainst,
  faultsRuledBy,
  type Position,
  rule,
  rulesetIds,
  usualRuleset,
} from '../../src/engine/index.ts';
import { settled } from './support/agreements.ts';
import { pathsOf } from './support/ruling-paths.ts';

/** A position in which every ruling can be given: with a contract where the game has one. */
function table(id: (typeof rulesetIds)[number]): Position {
  const position = deal(usualRuleset(id), 1);
  const contract = { seat: 1, bid: { level: 3, denomination: 'hearts' }, doubledBy: null } as const;
  return id === 'sitoumussamba' ? { ...position, contract } : position;
}

/** Facts that a ruling does without, by fault: circumstances that whoever tells of it would mention, and what the position tells. */
const mayBeLeftOut = new Set([
  'drew-extra redThreeAmong',
  'took-pile-out-of-turn joined',
  'contract-without-opening lowerBid',
  'declarer-out-too-early level',
]);

describe.each(rulesetIds)('%s', (id) => {
  const position = table(id);
  for (const kind of faultKindList) {
    test(`${kind}: every way through its facts ends with clauses, and each fact on the way matters`, () => {
      for (const path of pathsOf(position.ruleset, kind)) {
        const facts: Facts = Object.fromEntries(path);
        const verdict = rule(position, { kind, by: 1, facts });
        expect(verdict, JSON.stringify(path)).toMatchObject({ ok: true });
        if (!verdict.ok) continue;
        if (id !== 'classic') expect(verdict.value.clauses.length).toBeGreaterThan(0);
        // Swedish Canasta is a supplement: what it leaves out, Finnish Canasta says.
        const homes = id === 'canasta-sv' ? ['canasta-fi', id] : [id];
        for (const clause of verdict.value.clauses) expect(homes).toContain(clause.split('/')[0]);
        for (const [fact] of path) {
          const { [fact]: left, ...others } = facts;
          const without = rule(position, { kind, by: 1, facts: others });
          // What would have been mentioned is taken to be as usual, and the position tells the level of the bid.
          if (mayBeLeftOut.has(`${kind} ${fact}`)) expect(without.ok || without.error.fact !== fact).toBe(true);
          else expect(without, `${kind} without ${fact} (${left})`).toMatchObject({ error: { code: 'missing', fact } });
        }
      }
    });
  }
});

test('a fact of another fault, a value that no ruleset knows and a seat that is none are errors that name them', () => {
  const position = table('canasta-fi');
  const wrong = (by: number, facts: Facts) => rule(position, { kind: 'drew-extra', by, facts });
  expect(wrong(1, { noticed: 'later' })).toMatchObject({ error: { code: 'unknown', fact: 'noticed' } });
  expect(wrong(1, { extra: 0 })).toMatchObject({ error: { code: 'impossible', fact: 'extra' } });
  expect(wrong(1, { extra: 1.5 })).toMatchObject({ error: { code: 'impossible', fact: 'extra' } });
  expect(wrong(1, { extra: '1' })).toMatchObject({ error: { code: 'impossible', fact: 'extra' } });
  expect(wrong(1, { extra: 1, redThreeAmong: 'perhaps' })).toMatchObject({ error: { fact: 'redThreeAmong' } });
  expect(wrong(5, { extra: 1 })).toMatchObject({ error: { code: 'impossible', fact: 'by' } });
  expect(wrong(0, { extra: 1 })).toMatchObject({ error: { code: 'impossible', fact: 'by' } });
});

test('without a partner nobody can be asked, and nobody’s partner is in turn', () => {
  const two = deal(settled('samba', { players: 2 }), 1);
  expect(rule(two, { kind: 'meld-before-asking', by: 1, facts: {} })).toMatchObject({ value: { regulated: false } });
  const facts = { joined: false, inTurn: 'partner' };
  expect(rule(two, { kind: 'drew-out-of-turn', by: 1, facts })).toMatchObject({ error: { fact: 'inTurn' } });
});

test('the clauses that can be broken lead to what follows, and back', () => {
  const links = faultLinks('canasta-fi');
  const kinds = (clause: ClauseAddress) => faultsAgainst(clause, links).map(({ kind }) => kind);
  expect(kinds('canasta-fi/14-b')).toContain('took-pile-wrongly');
  expect(kinds('canasta-fi/13-b')).toContain('opening-short');
  expect(faultsRuledBy('canasta-fi/26-a', links).map(({ kind }) => kind)).toContain('took-pile-wrongly');
  expect(faultLinks('classic')).toEqual([]);
});

test('the level of the bid is a fact where no position tells it, and the declarer’s partner goes out for the declarer', () => {
  const { contract, ...open } = table('sitoumussamba');
  const kind = 'declarer-out-too-early';
  const without: Position = { ...open, contract: null };
  expect(rule(without, { kind, by: 1, facts: {} })).toMatchObject({ error: { code: 'missing', fact: 'level' } });
  expect(rule(without, { kind, by: 1, facts: { level: 9 } })).toMatchObject({ error: { code: 'impossible' } });
  expect(rule(without, { kind, by: 1, facts: { level: 2 } })).toMatchObject({ value: { award: { B: 2000 } } });
  const inPlay: Position = { ...open, contract };
  expect(rule(inPlay, { kind, by: 3, facts: {} })).toMatchObject({
    value: { penalty: { A: 1000 }, award: { B: 3000 } },
  });
  expect(rule(inPlay, { kind, by: 2, facts: {} })).toMatchObject({ error: { fact: 'by' } });
});

test('where a supplement says itself what is lawful, its ruling rests on its own clause too', () => {
  const clauses = (kind: FaultKind, facts: Facts) => {
    const verdict = rule(table('canasta-sv'), { kind, by: 1, facts });
    return verdict.ok ? verdict.value.clauses : [];
  };
  for (const provable of [true, false])
    expect(clauses('took-pile-wrongly', { provable })).toEqual(
      expect.arrayContaining(['canasta-fi/26-a', 'canasta-sv/8']),
    );
  expect(clauses('out-without-canastas', {})).toEqual(expect.arrayContaining(['canasta-fi/27-b', 'canasta-sv/1-a']));
  expect(clauses('drew-extra', { extra: 1 })).toEqual(['canasta-fi/25-b']);
});

test('a pile that has not joined the hand is put back and costs nothing', () => {
  const position = table('samba');
  const points = (joined: boolean) => rule(position, { kind: 'took-pile-out-of-turn', by: 1, facts: { joined } });
  expect(points(true)).toMatchObject({ value: { penalty: { A: 100 } } });
  expect(points(false)).toMatchObject({ value: { regulated: true, penalty: {} } });
});

test('what the opponents may choose is told with what each brings', () => {
  const asked = rule(table('canasta-fi'), { kind: 'question-withdrawn', by: 1, facts: {} });
  if (!asked.ok || !asked.value.regulated) throw new Error('canasta-fi rules on a question withdrawn');
  const { options } = asked.value;
  expect(options.map(({ value }) => value)).toEqual(['out', 'on']);
  expect(options[0]?.orders).toContainEqual({ code: 'failure-costs', who: 'scorer', when: 'at-count', count: 100 });
  expect(options[0]?.clauses).toEqual(['canasta-fi/23-d']);
});

/** Clauses that order or forbid an act without a penalty, and those that say what is lawful of acts whose fault has another name. */
const ordering: { readonly [Id in (typeof rulesetIds)[number]]?: readonly string[] } = {
  'canasta-fi': [
    ...[
      '3',
      '6-a',
      '6-b',
      '6-c',
      '6-c-end',
      '9',
      '10-b',
      '10-c',
      '11-a',
      '11-b',
      '11-c',
      '11-e',
      '11-g',
      '11-j',
      '13-b',
      '15-c',
      '15-d',
      '16-b',
      '16-c',
    ],
    ...['17-a', '21-b', '21-c', '21-d', '21-e', '22-a', '22-a-end', '22-b', '23-a', '24-a', '33-a', '33-b', '34-a'],
  ],
  'canasta-sv': ['1-a', '1-b', '2', '3', '4', '5', '6', '7', '8', '9-d'],
  samba: [
    ...[
      '3',
      '6-a',
      '6-b',
      '6-c',
      '9',
      '10-a',
      '10-b',
      '10-c',
      '11-a',
      '11-b',
      '11-e',
      '15-c',
      '15-d',
      '16-b',
      '16-c',
      '17-a',
      '21-b',
      '21-c',
    ],
    ...[
      '21-d',
      '21-e',
      '22-a-1',
      '22-a-2',
      '22-b',
      '22-b-1',
      '22-b-2',
      '22-b-5',
      '23-a',
      '24-a',
      '24-a-1',
      '33-a',
      '34-a',
      '39',
    ],
  ],
  sitoumussamba: [
    ...[
      '4',
      '5-b',
      '5-d',
      '6-a',
      '6-b',
      '6-c',
      '6-d',
      '12-b',
      '12-c',
      '12-d',
      '13-a',
      '13-b',
      '13-c',
      '13-d',
      '14-b',
      '14-f',
      '14-l',
      '15-c',
      '15-f',
      '16-c',
    ],
    ...[
      '18',
      '20-b',
      '21-b',
      '21-c',
      '24-a',
      '24-b',
      '25-a',
      '25-c',
      '26-a',
      '26-b',
      '26-c',
      '28',
      '32-a',
      '34',
      '39-a',
      '40-c',
    ],
  ],
};

test.each(rulesetIds)('every clause of %s that orders or forbids an act leads to a fault', (id) => {
  const position = table(id);
  const ruled = faultKindList.flatMap((kind) =>
    pathsOf(position.ruleset, kind).flatMap((path) => {
      const verdict = rule(position, { kind, by: 1, facts: Object.fromEntries(path) });
      return verdict.ok ? verdict.value.clauses : [];
    }),
  );
  const reached = new Set<string>([...ruled, ...faultLinks(id).flatMap(({ broken }) => broken)]);
  expect((ordering[id] ?? []).filter((clause) => !reached.has(`${id}/${clause}`))).toEqual([]);
});

test('four silences are told apart, each with how to go on', () => {
  const silence = (id: (typeof rulesetIds)[number], kind: FaultKind) => {
    const verdict = rule(table(id), { kind, by: 1, facts: {} });
    if (!verdict.ok || verdict.value.regulated) throw new Error(`${id} rules on ${kind}`);
    expect(verdict.value.advice.length).toBeGreaterThan(0);
    return verdict.value.silence;
  };
  expect(silence('canasta-fi', 'pile-inspected')).toBe('forbidden');
  expect(silence('samba', 'cards-seen-in-deal')).toBe('forbidden');
  // What is melded is under no further rule of penalty cards (33-a), whoever helped.
  expect(silence('samba', 'penalty-card-with-partners-help')).toBe('allowed');
  expect(silence('sitoumussamba', 'foreign-card')).toBe('no-provision');
  expect(silence('classic', 'card-exposed')).toBe('no-provision');
  expect(silence('canasta-fi', 'intentional-irregularity')).toBe('jury');
  expect(silence('sitoumussamba', 'intentional-irregularity')).toBe('jury');
});
