import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { languageIds } from '../../src/i18n/language.ts';
import { ruledCases } from '../../src/site/referee/cases.ts';
import { shownCases } from '../../src/site/scenario/shown-cases.ts';
import { widgetsSchema } from '../../src/site/schema/widgets.ts';
import { layoutTable } from '../../src/table/layout.ts';
import { zones } from '../../src/table/view.ts';
import { tableView } from '../../src/widgets/felt/table-view.ts';
import { type DeskState, deskReducer } from '../../src/widgets/question/desk-state.ts';
import { otherWays } from '../../src/widgets/question/other-ways.ts';
import type { Question } from '../../src/widgets/question/question.ts';
import { askPieces, nudgeText, truthPieces } from '../../src/widgets/question/question-words.ts';
import { wayOn } from '../../src/widgets/question/way-on.ts';
import { verdictOf } from '../../src/widgets/table/verdict-of.ts';
import { ruledWords } from '../content/ruled-words.ts';
import { contentFile } from '../content-file.ts';
import { deskOf } from './support/desks.ts';
import { scenarioOf } from './support/scenarios.ts';
import { speechOf } from './support/speeches.ts';

const { tables } = widgetsSchema.parse(contentFile('content/widgets.yaml'));

/** The desk after its question has been answered as the question itself says, in words or by playing its first way. */
function answered(desk: DeskState, question: Question): DeskState {
  if (question.kind === 'count') return deskReducer(desk, { type: 'solve' });
  if (question.kind !== 'move') return deskReducer(desk, { type: 'answer', answer: question.is });
  if (!question.possible) return deskReducer(desk, { type: 'answer', answer: 'cannot' });
  const [way = []] = question.ways;
  return way.reduce((now, action) => deskReducer(now, { type: 'try', action }), desk);
}

describe.each(Object.entries(tables))('the tables of %s', (ruleset, sections) => {
  const names = [...new Set(Object.values(sections ?? {}).flat())].map((name) => `${ruleset}/${name}`);

  test.each(names)('%s asks something, and its answers are right', (name) => {
    const { questions } = deskOf(name).inquiry;
    const ruled = ruledCases(scenarioOf(name), 'en', ruledWords('en'), speechOf('en'), null);
    expect(questions.length + ruled.length).toBeGreaterThan(0);
    for (const { fault, choices } of ruled) {
      expect(choices.length, fault).toBeGreaterThan(1);
      expect(choices.filter(({ right }) => right).length, fault).toBe(1);
    }
    questions.forEach((question, place) => {
      const desk = answered(deskOf(name, place), question);
      expect(desk.inquiry.solved, `question ${place + 1}: ${question.kind}`).toBe(true);
    });
  });

  test('on a right way the goal is never said to be lost, and a hint names the rest of it', () => {
    for (const name of names) {
      deskOf(name).inquiry.questions.forEach((question, place) => {
        if (question.kind !== 'move') return;
        const asked = deskOf(name, place);
        for (const way of question.ways) {
          let desk = asked;
          for (const action of way) {
            const hint = wayOn(question, desk.table);
            expect(hint?.done, name).toBe(desk.table.past.length);
            expect(hint?.actions.length, name).toBeGreaterThan(desk.table.past.length);
            desk = deskReducer(desk, { type: 'try', action });
            expect(desk.inquiry.lost, name).toBe(false);
          }
        }
      });
    }
  });

  test('what can be shown is told apart as its case says: allowed, or refused', () => {
    for (const name of names) {
      const scenario = scenarioOf(name);
      for (const one of shownCases(scenario)) {
        if (one.kind !== 'play') continue;
        const verdict = verdictOf({ position: scenario.position, actions: one.actions });
        expect(verdict?.legal, name).toBe(one.legal);
      }
    }
  });

  test('nothing that is counted lies face down', () => {
    for (const name of names) {
      const { inquiry, table } = deskOf(name);
      if (!inquiry.questions.some(({ kind }) => kind === 'count')) continue;
      const { cards } = layoutTable(tableView(table, speechOf('en')), 800);
      expect(
        cards.filter(({ card, zone }) => card === null && zone !== zones.stock),
        name,
      ).toEqual([]);
    }
  });

  test.each(languageIds)('every question and help is whole in %s', (language) => {
    const speech = speechOf(language);
    for (const name of names) {
      const { inquiry, table } = deskOf(name);
      for (const question of inquiry.questions) {
        const said = [askPieces(question, table, speech), truthPieces(question, table, speech)]
          .flat()
          .map((piece) => (typeof piece === 'string' ? piece : speech.spoken(piece)));
        expect([...said, nudgeText(question, speech)].join(' '), name).not.toMatch(/[{}#]|undefined|NaN/);
      }
    }
  });
});

describe('a question', () => {
  const frozen = 'canasta-fi/frozen-pile-own-meld';

  test('to take the pile is answered by any lawful way, and not by what is refused or misses it', () => {
    const desk = deskOf(frozen);
    const [question] = desk.inquiry.questions;
    if (question?.kind !== 'move') throw new Error('the table asks for a move first');
    const drawn = deskReducer(desk, { type: 'try', action: { type: 'draw' } });
    expect(drawn.inquiry).toMatchObject({ solved: false, tries: 1 });
    for (const way of question.ways) {
      const done = way.reduce((now, action) => deskReducer(now, { type: 'try', action }), desk);
      expect(done.inquiry.solved).toBe(true);
    }
    const refused = deskReducer(desk, {
      type: 'try',
      action: { type: 'take', with: [], onto: { name: 'nines' }, melds: [] },
    });
    expect(refused.inquiry).toMatchObject({ solved: false, tries: 1 });
  });

  test('tells as also right no way that the reader has gone, in whatever order he chose the cards', () => {
    const desk = deskOf(frozen);
    const [question] = desk.inquiry.questions;
    if (question?.kind !== 'move') throw new Error('the table asks for a move first');
    const [pair, three] = question.ways;
    for (const way of [pair, three]) {
      const [take] = way ?? [];
      if (take?.type !== 'take') throw new Error('both ways take the pile');
      const chosen: Action = { ...take, with: take.with.toReversed() };
      const { table } = deskReducer(desk, { type: 'try', action: chosen });
      expect(otherWays(question, table)).toEqual(question.ways.filter((other) => other !== way));
    }
  });

  test('tells as also right no melds that the reader has laid, which a way calls by names of its own', () => {
    const desk = deskOf('classic/kings-and-queens-at-fifty');
    const [question] = desk.inquiry.questions;
    if (question?.kind !== 'move') throw new Error('the table asks for a move first');
    const [named] = question.ways.flatMap(([first]) => (first?.type === 'take' ? [first] : []));
    if (named === undefined) throw new Error('a way takes the pile');
    const melds = named.melds.map(({ cards }) => ({ cards }));
    const { table, inquiry } = deskReducer(desk, { type: 'try', action: { ...named, melds } });
    expect(inquiry.solved).toBe(true);
    for (const way of otherWays(question, table)) expect(way[0]).not.toMatchObject({ with: named.with, melds });
  });

  test('tells as also right no draw that the reader has made, whichever card it brought him', () => {
    for (const name of ['canasta-fi/stock-or-pile', 'classic/order-of-turn', 'canasta-fi/wild-on-top']) {
      const { table, inquiry } = deskReducer(deskOf(name), { type: 'try', action: { type: 'draw' } });
      const [question] = inquiry.questions;
      if (question?.kind !== 'move') throw new Error('the table asks for a move first');
      expect(inquiry.solved, name).toBe(true);
      expect(otherWays(question, table).filter(([first]) => first?.type === 'draw')).toEqual([]);
    }
  });

  test('is lost with a lawful act after which it cannot be done in this turn, and open again when that is undone', () => {
    for (const name of [frozen, 'canasta-fi/frozen-pile-own-canasta']) {
      const refused = deskReducer(deskOf(name), {
        type: 'try',
        action: { type: 'take', with: [], onto: { name: 'nines' }, melds: [] },
      });
      expect(refused.inquiry.lost, name).toBe(false);
      const drawn = deskReducer(refused, { type: 'try', action: { type: 'draw' } });
      expect(drawn.table.judged?.verdict.legal, name).toBe(true);
      expect(drawn.inquiry.lost, name).toBe(true);
      expect(deskReducer(drawn, { type: 'undo' }).inquiry.lost, name).toBe(false);
      expect(deskReducer(drawn, { type: 'ask', place: 0 }).inquiry.lost, name).toBe(false);
    }
  });

  test('is lost when the turn ends without it, also where a canasta is built step by step', () => {
    const desk = deskOf('samba/nine-of-spades');
    const [question] = desk.inquiry.questions;
    const way = question?.kind === 'move' ? question.ways[0] : undefined;
    const [add] = way ?? [];
    if (question?.kind !== 'move' || add === undefined) throw new Error('the table asks for a move');
    const added = deskReducer(desk, { type: 'try', action: add });
    expect(added.inquiry.lost).toBe(false);
    const hint = wayOn(question, added.table);
    expect(hint?.actions.slice(hint.done)).toEqual([
      { type: 'merge', first: { name: 'high' }, second: { name: 'low' } },
    ]);
    const card = added.table.position.seats[0]?.hand.known.find(({ code }) => code === '4c');
    if (card === undefined) throw new Error('no four of clubs in the hand');
    expect(deskReducer(added, { type: 'try', action: { type: 'discard', card } }).inquiry.lost).toBe(true);
  });

  test('is not answered by what the table shows by itself', () => {
    const desk = deskOf(frozen);
    const [question] = desk.inquiry.questions;
    const actions = question?.kind === 'move' ? (question.ways[0] ?? []) : [];
    const shown = deskReducer(desk, { type: 'show', line: { position: desk.table.start, actions } });
    expect(deskReducer(shown, { type: 'show-next' }).inquiry).toMatchObject({ solved: false, tries: 0 });
  });

  test('“it cannot be done” is an answer, and right only where it is true', () => {
    expect(deskReducer(deskOf(frozen), { type: 'answer', answer: 'cannot' }).inquiry.answer?.right).toBe(false);
  });

  test('gives its help step by step, and starts afresh with the next one', () => {
    let desk = deskOf(frozen);
    for (const hints of [1, 2, 3, 3]) {
      desk = deskReducer(desk, { type: 'hint' });
      expect(desk.inquiry.hints).toBe(hints);
    }
    const next = deskReducer(desk, { type: 'ask', place: 1 });
    expect(next.inquiry).toMatchObject({ hints: 0, tries: 0, solved: false, answer: null });
    expect(next.table.past).toEqual([]);
  });

  test('about several acts names the melds that the first of them lay, and whoever acts where that changes', () => {
    const speech = speechOf('en');
    const asked = (name: string) => {
      const { inquiry, table } = deskOf(name);
      return inquiry.questions
        .filter(({ kind }) => kind === 'allowed')
        .map((question) =>
          askPieces(question, table, speech)
            .map((piece) => (typeof piece === 'string' ? piece : speech.spoken(piece)))
            .join(''),
        );
    };
    expect(asked('sitoumussamba/last-card-discarded').at(-1)).toMatch(/Add king of clubs to the kings$/);
    expect(asked('sitoumussamba/bid-passes-on')[0]).toContain('→ You: Meld');
    expect(asked('sitoumussamba/bid-passes-on')[0]).not.toContain('Left:');
  });

  test('in words that an author gives takes the place of the usual ones', () => {
    const asked = { ask: 'May Left begin?', hint: 'Look at the dealer.', clauses: [] };
    const question: Question = { kind: 'yes-no', about: 'frozen', name: '', is: true, ...asked };
    const speech = speechOf('en');
    expect(askPieces(question, deskOf(frozen).table, speech)).toEqual(['May Left begin?']);
    expect(nudgeText(question, speech)).toBe('Look at the dealer.');
  });
});

test('what is shown can be paused, stepped on and stepped back', () => {
  const desk = deskOf('canasta-fi/order-of-turn');
  const [question] = desk.inquiry.questions;
  const actions = question?.kind === 'move' ? (question.ways[0] ?? []) : [];
  let now = deskReducer(desk, { type: 'show', line: { position: desk.table.start, actions } });
  now = deskReducer(now, { type: 'show-next' });
  const one = now.table.position;
  now = deskReducer(now, { type: 'show-running', running: false });
  now = deskReducer(now, { type: 'show-next' });
  now = deskReducer(now, { type: 'show-back' });
  expect(now.table.position).toEqual(one);
  expect(now.table.showing).toMatchObject({ done: 1, running: false });
});
