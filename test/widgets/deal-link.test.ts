import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, deal, judge, legalActions, rulesetIds, usualRuleset, viewFrom } from '../../src/engine/index.ts';
import { type Deal, longestComment, readDeal, writeDeal } from '../../src/learn/replay/deal-text.ts';
import { positionAfter, replayOf, turnsOf } from '../../src/learn/replay/replay.ts';
import { choose } from '../../src/players/index.ts';
import { openReplay, replayReducer } from '../../src/widgets/deal/replay-state.ts';
import { dealFragment, readDealFragment } from '../../src/widgets/table/deal-link.ts';
import { packText, unpackText } from '../../src/widgets/table/packed-text.ts';

/** A deal from a seed with so many lawful acts, chosen by the seed. */
function someDeal(
  id: (typeof rulesetIds)[number],
  seed: number,
  most: number,
  comments: Deal['comments'] = new Map(),
): Deal {
  const start = deal(usualRuleset(id), seed);
  const actions: Action[] = [];
  let position = start;
  while (actions.length < most) {
    const lawful = legalActions(position, 12);
    const action = lawful[(seed + actions.length * 7) % lawful.length];
    const verdict = action === undefined ? null : judge(position, action);
    if (action === undefined || verdict?.legal !== true) break;
    actions.push(action);
    position = verdict.next;
  }
  return { line: { position: start, actions }, seat: 2, comments };
}

/** A deal as beginners play it at the practice table, to its end. */
function practiceDeal(id: (typeof rulesetIds)[number], seed: number): Deal {
  const start = deal(usualRuleset(id), seed);
  const actions: Action[] = [];
  let position = start;
  while (position.phase !== 'over') {
    const action = choose(
      viewFrom(position, position.current.asked ?? position.turn),
      'beginner',
      seed + actions.length,
    );
    const verdict = judge(position, action);
    if (!verdict.legal) throw new Error(`${id} ${seed}: a player does what is not allowed`);
    actions.push(action);
    position = verdict.next;
  }
  return { line: { position: start, actions }, seat: 1, comments: new Map([[3, 'Miksi ei pakkaa? 100 % & <b>']]) };
}

const deals = fc
  .record({
    id: fc.constantFrom(...rulesetIds),
    seed: fc.integer({ min: 1, max: 400 }),
    most: fc.integer({ min: 0, max: 90 }),
    said: fc.array(fc.tuple(fc.nat(8), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })), { maxLength: 4 }),
  })
  .map(({ id, seed, most, said }) => {
    const { line } = someDeal(id, seed, most);
    const fitting = said.filter(([act, text]) => act <= line.actions.length && text.trim() !== '');
    return { line, seat: 2, comments: new Map(fitting) } as const;
  });

describe('the link of a deal', () => {
  test('any deal with its comments comes back as it was, plain or packed, at its act', async () => {
    await fc.assert(
      fc.asyncProperty(deals, fc.nat(90), async (given, at) => {
        const fragment = await dealFragment(given, at);
        expect(fragment).toMatch(/^[\w.~%&=!'()*-]*$/);
        const read = await readDealFragment(`https://example.org/fi/deal/#${fragment}`);
        expect(read).toMatchObject({ ok: true, value: { damage: null, at: Math.min(at, given.line.actions.length) } });
        if (read?.ok !== true) return;
        expect(writeDeal(read.value.deal)).toBe(writeDeal(given));
      }),
      { numRuns: 60 },
    );
  });

  test('a whole deal fits into an address that messengers keep whole', async () => {
    for (const id of rulesetIds) {
      const fragment = await dealFragment(someDeal(id, 7, 400));
      expect(fragment.length, id).toBeLessThan(2600);
    }
  });

  test('cut off or changed anywhere it says so, and gives only acts that were done before the damage', async () => {
    await fc.assert(
      fc.asyncProperty(
        deals,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.boolean(),
        async (given, where, cut) => {
          const fragment = await dealFragment(given);
          const place = Math.floor(where * fragment.length);
          const damaged = cut ? fragment.slice(0, place) : `${fragment.slice(0, place)}!${fragment.slice(place + 1)}`;
          const read = await readDealFragment(damaged);
          if (read === null) return;
          if (!read.ok) {
            expect(read.error.place).toBeGreaterThanOrEqual(0);
            return;
          }
          const { deal: found, damage } = read.value;
          const wholeActs = writeDeal({ ...given, comments: new Map() });
          const foundActs = writeDeal({ ...found, seat: given.seat, comments: new Map() });
          // What comes after the acts, the seat and the comments, may be lost alone.
          if (damage === null) expect(foundActs).toBe(wholeActs);
          else expect(found.line.actions.length).toBeLessThanOrEqual(given.line.actions.length);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('a whole practice deal of any rule book is played back as letters and messengers deform its link', async () => {
    for (const [place, id] of rulesetIds.entries()) {
      const given = practiceDeal(id, 11 + place);
      const text = writeDeal(given);
      const link = await dealFragment(given, 3);
      expect(link, id).toContain('packed=');
      const middle = Math.floor(link.length / 2);
      const [before, behind] = [link.slice(0, middle), link.slice(middle)];
      const sent = [
        link,
        `https://example.org/canasta/fi/deal/#${link}`,
        `Katso: https://example.org/fi/deal/#${link}.`,
        `(https://example.org/fi/deal/#${link})`,
        `<https://example.org/fi/deal/#${link}>`,
        `https://example.org/fi/deal/#${link} Mitä mieltä olet?`,
        `https://example.org/fi/deal/#${before}\n  ${behind}\n`,
        `${before}%0D%0A${behind}`,
        link.replace('&', '&amp;'),
        link.replace('packed=', 'packed%3D'),
        `${link}&fbclid=IwAR0abc`,
        link.replace('at=3', 'at=-3'),
        link.replace('at=3', 'at=99999'),
      ];
      for (const each of sent) {
        const read = await readDealFragment(each);
        expect(read, each).toMatchObject({ ok: true, value: { damage: null } });
        if (read?.ok === true) expect(writeDeal(read.value.deal)).toBe(text);
      }
      const replay = replayOf(given.line);
      expect([replay.unreached, positionAfter(replay, given.line.actions.length).phase], id).toEqual([0, 'over']);
    }
  });

  test('what is wrong is told by its place', async () => {
    const given = someDeal('samba', 3, 40);
    const text = writeDeal(given);
    const broken = text.replace(/\.X([^.]+)\./, '.X?$1.');
    expect(await readDealFragment(broken)).toMatchObject({
      ok: true,
      value: { damage: { code: 'wrong-field', place: broken.indexOf('.X?') + 1 - 'deal='.length } },
    });
    expect(readDeal(`${text}&seat=9`)).toMatchObject({ value: { damage: { code: 'wrong-seat', piece: '9' } } });
    expect(readDeal(`${text}&say=99~x`)).toMatchObject({ value: { damage: { code: 'wrong-comment' } } });
    expect(readDeal(`${text}&say=1~%E0%A4%A`)).toMatchObject({ value: { damage: { code: 'wrong-comment' } } });
    expect(await readDealFragment('packed=abc*def')).toMatchObject({
      ok: false,
      error: { code: 'wrong-sign', place: 10 },
    });
    expect(await readDealFragment('deal=1.bridge.n4s.00')).toMatchObject({ ok: false });
    expect(await readDealFragment('')).toBeNull();
  });

  test('the address of a table with what was done there is a deal too', async () => {
    const { line } = someDeal('classic', 5, 3);
    const parameters = new URLSearchParams({
      table: 'x',
      position: writeDeal({ line, seat: 1, comments: new Map() }).slice(5, -7),
    });
    const read = await readDealFragment(`https://example.org/en/classic/9/?${parameters}#x`);
    expect(read).toMatchObject({ ok: true, value: { damage: null } });
    expect(read?.ok === true && read.value.deal.line.actions.length).toBe(3);
  });

  test('a short text that holds an endless one is not unpacked to its end', async () => {
    const bomb = await packText('.X4c'.repeat(2_000_000));
    expect(bomb.length).toBeLessThan(60_000);
    const { text, damage } = await unpackText(bomb, 100_000);
    expect(damage?.code).toBe('too-long');
    expect(text.length).toBeLessThanOrEqual(100_000);
    expect(await readDealFragment(`packed=${bomb}`)).toMatchObject({ ok: false, error: { code: 'too-long' } });
  });

  test('a comment is no longer than it may be', () => {
    const { line } = someDeal('samba', 3, 2);
    const read = readDeal(writeDeal({ line, seat: 1, comments: new Map([[1, 'a'.repeat(5000)]]) }));
    expect(read.ok && read.value.deal.comments.get(1)?.length).toBe(longestComment);
  });
});

describe('a deal followed act by act', () => {
  test('every act of a lawful deal is allowed with a clause, and leads to the next', () => {
    for (const id of rulesetIds) {
      const { line } = someDeal(id, 11, 60);
      const { steps, unreached } = replayOf(line);
      expect([steps.length, unreached]).toEqual([line.actions.length, 0]);
      for (const [place, { verdict }] of steps.entries()) {
        expect(verdict.legal, `${id} ${place}`).toBe(true);
        if (verdict.legal) expect(verdict.grounds.flatMap(({ clauses }) => clauses).length).toBeGreaterThan(0);
      }
      const turns = turnsOf({ start: line.position, steps, unreached });
      expect(turns.flatMap((turn) => turn.steps)).toEqual(steps);
      for (const { seat, steps: acts } of turns) expect(acts.every((act) => act.seat === seat)).toBe(true);
    }
  });

  test('an act that is not allowed is the last that is shown, with its reasons; what follows is counted', () => {
    const { line } = someDeal('canasta-fi', 2, 6);
    const twice = { ...line, actions: [...line.actions, { type: 'turn-up' } as const, { type: 'draw' } as const] };
    const replay = replayOf(twice);
    expect(replay.steps.length).toBe(line.actions.length + 1);
    expect(replay.steps.at(-1)?.verdict.legal).toBe(false);
    expect(replay.unreached).toBe(1);
    expect(positionAfter(replay, replay.steps.length)).toEqual(positionAfter(replay, line.actions.length));
  });

  test('others’ hands stay hidden until all are shown; the same acts lead to the same table from either end', () => {
    const given = someDeal('samba', 9, 24);
    const opened = openReplay(given, 10);
    const hidden = (state: typeof opened) =>
      state.table.position.seats.filter(({ hand }) => hand.unknown > 0).map(({ seat }) => seat);
    expect(hidden(opened)).toEqual([1, 3, 4]);
    const open = replayReducer(opened, { type: 'open', open: true });
    expect(hidden(open)).toEqual([]);
    const forth = replayReducer(replayReducer(open, { type: 'go', at: 24 }), { type: 'go', at: 10 });
    expect(forth.table.position).toEqual(open.table.position);
    expect(replayReducer(opened, { type: 'go', at: 999 }).at).toBe(given.line.actions.length);
  });

  test('something else can be tried before an act, is judged, and the deal comes back as it was', () => {
    const given = someDeal('samba', 9, 24);
    const opened = replayReducer(openReplay(given, 12), { type: 'open', open: true });
    const before = replayReducer(opened, { type: 'otherwise' });
    expect(before.trying).toBe(true);
    expect(before.table.position).toEqual(opened.replay.steps[11]?.before);
    const tried = replayReducer(before, { type: 'try', action: { type: 'end' } });
    expect(tried.table.judged?.verdict.legal).toBe(false);
    const back = replayReducer(tried, { type: 'back-to-deal' });
    expect([back.at, back.trying]).toEqual([12, false]);
    expect(back.table.position).toEqual(opened.table.position);
  });

  test('a comment belongs to its act and is gone when it is emptied', () => {
    const said = replayReducer(openReplay(someDeal('classic', 4, 8), 5), { type: 'comment', text: 'Why not?' });
    expect([...said.deal.comments]).toEqual([[5, 'Why not?']]);
    expect(replayReducer(said, { type: 'comment', text: '' }).deal.comments.size).toBe(0);
  });
});
