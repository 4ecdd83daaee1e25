import { h } from 'preact';
import renderToString from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { type Action, checkSetup, parseCards } from '../../src/engine/index.ts';
import { Desk } from '../../src/widgets/desk/Desk.tsx';
import { TurnLine } from '../../src/widgets/desk/TurnLine.tsx';
import { Drawers } from '../../src/widgets/desk/tools/Drawers.tsx';
import { restingRow } from '../../src/widgets/desk/tools/tool-row.ts';
import { Outcome } from '../../src/widgets/desk/verdict/Outcome.tsx';
import { tableView } from '../../src/widgets/felt/table-view.ts';
import { type DeskState, deskReducer, openSubject, startDesk } from '../../src/widgets/question/desk-state.ts';
import { byRank } from '../../src/widgets/table/hand-order.ts';
import { isFresh, startState } from '../../src/widgets/table/table-state.ts';
import { deskOf } from './support/desks.ts';
import { scenarioOf } from './support/scenarios.ts';
import { speechOf } from './support/speeches.ts';

const speech = speechOf('en');

/** What is read of a piece of a page, word by word. */
function words(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([:.])/g, '$1')
    .trim();
}

const outcome = (desk: DeskState) => words(renderToString(h(Outcome, { desk, speech })));

const drawer = (desk: DeskState, name: 'show' | 'hint') =>
  words(
    renderToString(
      h(Drawers, {
        id: 'table',
        desk,
        cases: desk.inquiry.questions.flatMap((question) =>
          question.kind === 'move'
            ? question.ways.map((actions) => ({ position: desk.table.start, actions }))
            : question.kind === 'allowed'
              ? [{ position: desk.table.start, actions: question.actions }]
              : [],
        ),
        about: [],
        speech,
        drawer: name,
        dispatch: () => undefined,
      }),
    ),
  );

const cardsOf = (text: string) => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(`these are no cards: ${text}`);
  return parsed.value;
};

const plainDesk = {
  id: 'table',
  cases: [],
  about: [],
  speech,
  row: restingRow,
  dispatch: () => undefined,
};

const deskHtml = (desk: DeskState) => renderToString(h(Desk, { ...plainDesk, desk }));

const hasNothingToUndo = ({ table }: DeskState) => isFresh(table);

const acts = (desk: DeskState) => deskHtml(desk).match(/<div class="acts"[\s\S]*?<\/div>/)?.[0] ?? '';

test('an answer about an act is right or not in one breath, and then come the reasons', () => {
  const start = deskOf('canasta-fi/frozen-pile-own-meld');
  const place = start.inquiry.questions.findIndex((question) => question.kind === 'allowed' && !question.is);
  const asked = deskReducer(start, { type: 'ask', place });
  const right = outcome(deskReducer(asked, { type: 'answer', answer: false }));
  expect(right).toMatch(/^✓ Right: it is not allowed\. \S/);
  expect(right).not.toContain('✕');
  expect(outcome(deskReducer(asked, { type: 'answer', answer: true }))).toMatch(/^✕ Wrong: it is not allowed\. \S/);
});

test('who says wrongly that it cannot be done hears which clause decides it', () => {
  const answered = deskReducer(deskOf('canasta-fi/frozen-pile-own-meld'), { type: 'answer', answer: 'cannot' });
  expect(outcome(answered)).toMatch(/It can be done after all\. What decides it: 14-b/);
});

test('after a lawful act that leaves no way to the goal the main act is to undo it, and nobody is asked whether it can be done', () => {
  const asked = deskOf('canasta-fi/frozen-pile-own-meld');
  expect(words(acts(asked))).toContain(speech.text('cannot'));
  const drawn = deskReducer(asked, { type: 'try', action: { type: 'draw' } });
  expect(outcome(drawn)).toContain(speech.text('lost'));
  expect(words(acts(drawn))).not.toContain(speech.text('cannot'));
  expect(acts(drawn)).toMatch(/class="gold">Undo</);
});

test('after an answer there is nothing to undo, and an undone move is asked for again', () => {
  const start = deskOf('canasta-fi/frozen-pile-own-meld');
  expect(hasNothingToUndo(start)).toBe(true);
  const place = start.inquiry.questions.findIndex((question) => question.kind === 'yes-no');
  const asked = deskReducer(start, { type: 'ask', place });
  expect(hasNothingToUndo(deskReducer(asked, { type: 'answer', answer: true }))).toBe(true);
  const [question] = start.inquiry.questions;
  const way = question?.kind === 'move' ? (question.ways[0] ?? []) : [];
  const solved = way.reduce((desk, action) => deskReducer(desk, { type: 'try', action }), start);
  expect(hasNothingToUndo(solved)).toBe(false);
  expect(acts(solved)).toContain('Next question');
  const undone = deskReducer(solved, { type: 'undo' });
  expect(acts(undone)).not.toContain('Next question');
  expect(outcome(undone)).toContain('Answer by playing');
});

test('what is shown comes with what is allowed first, and what is refused under words of its own', () => {
  const tried = deskReducer(deskOf('canasta-fi/frozen-pile-own-meld'), { type: 'try', action: { type: 'draw' } });
  const [lawful = '', refused = ''] = drawer(tried, 'show').split(speech.text('refusedCases'));
  expect(lawful).toContain('nine of diamonds, nine of hearts');
  expect(lawful).not.toContain('nine of diamonds, two of clubs');
  expect(refused).toContain('nine of diamonds, two of clubs');
});

test('at a count nothing is said of trying what is allowed', () => {
  const start = deskOf('canasta-fi/score-of-a-deal');
  const desks = [start, deskReducer(start, { type: 'ask', place: start.inquiry.questions.length })];
  for (const desk of desks) {
    expect(outcome(desk)).not.toContain(speech.text('freeHint'));
    expect(drawer(desk, 'show')).not.toContain(speech.text('freeHint'));
    expect(drawer(desk, 'hint')).not.toContain(speech.text('freeHint'));
  }
});

test('the hint that names the move names the next one once a part of it has been played', () => {
  let desk = deskOf('samba/nine-of-spades');
  const [question] = desk.inquiry.questions;
  const [add] = question?.kind === 'move' ? (question.ways[0] ?? []) : [];
  if (add === undefined) throw new Error('the table asks for a move');
  desk = deskReducer(desk, { type: 'try', action: add });
  for (const _ of [1, 2, 3]) desk = deskReducer(desk, { type: 'hint' });
  const move = drawer(desk, 'hint').split(speech.text('hintMove')).at(-1);
  expect(move).toContain('Merge');
  expect(move).not.toContain('Add');
});

test('points that fall due with a lawful act are told, with the clause', () => {
  const start = deskReducer(deskOf('canasta-fi/opening-at-fifty'), { type: 'play-on' });
  const [jack] = start.table.position.seats[0]?.hand.known.filter(({ code }) => code === 'Jc') ?? [];
  if (jack === undefined) throw new Error('no jack in the hand');
  const acted: readonly Action[] = [
    { type: 'ask' },
    { type: 'answer', answer: 'yes' },
    { type: 'discard', card: jack },
  ];
  const ended = acted.reduce((desk, action) => deskReducer(desk, { type: 'try', action }), start);
  expect(outcome(ended)).toContain('✓ Allowed');
  expect(outcome(ended)).toContain('Your side: 100 penalty points. 23-d');
});

test('with the pile of Sitoumussamba a card of the stock comes, and it is told apart from those of the pile', () => {
  const hand = cardsOf('Ks Kh Kd 5d 6c 7d');
  const start = checkSetup({
    ruleset: 'sitoumussamba',
    agreement: {},
    phase: 'draw',
    hands: { 1: hand },
    melds: { A: [{ name: 'Q', cards: cardsOf('Qs Qh Qd') }] },
    pile: cardsOf('9c 9d Kc'),
    stock: { known: cardsOf('Jk 4h'), unknown: 20 },
  });
  if (!start.ok) throw new Error('this is no position');
  const free = startDesk(startState(start.value), []);
  const take: Action = { type: 'take', with: hand.slice(0, 3), melds: [] };
  const taken = deskReducer(free, { type: 'try', action: take });
  expect(outcome(taken)).toMatch(/From the pile: nine of clubs, nine of diamonds [^a-z]*· From the stock: joker /);
});

test('when an act passes the turn to somebody whose cards are seen, the verdict says to whom', () => {
  const start = deskOf('sitoumussamba/bid-passes-on');
  const passed = deskReducer(start, { type: 'try', action: { type: 'call', call: 'no-opening' } });
  expect(passed.table.position.turn).toBe(passed.table.reader);
  expect(outcome(passed)).toMatch(/Your turn\.$/);
});

test('where nobody can go on the table offers to begin again, and nowhere else', () => {
  const reset = new RegExp(`<button[^>]*>${speech.text('reset')}<`);
  const asked = deskOf('canasta-fi/order-of-turn');
  const free = deskReducer(asked, { type: 'play-on' });
  const drawn = deskReducer(free, { type: 'try', action: { type: 'draw' } });
  const [card] = drawn.table.position.seats[0]?.hand.known ?? [];
  if (card === undefined) throw new Error('the reader holds no card');
  const passed = deskReducer(drawn, { type: 'try', action: { type: 'discard', card } });
  expect(outcome(passed)).toContain('with cards that are not shown');
  expect(acts(passed)).toMatch(reset);
  for (const other of [asked, free, drawn]) expect(acts(other)).not.toMatch(reset);
  expect(deskReducer(passed, { type: 'reset' }).table.position).toEqual(asked.table.start);

  const last = deskOf('canasta-fi/last-card-decides');
  const [question] = last.inquiry.questions;
  const out = question?.kind === 'move' ? (question.ways[0] ?? []) : [];
  const over = out.reduce((now, action) => deskReducer(now, { type: 'try', action }), last);
  expect(over.table.position.phase).toBe('over');
  const alone = { ...over, inquiry: { ...over.inquiry, questions: over.inquiry.questions.slice(0, 1) } };
  expect(acts(alone)).toMatch(reset);
  expect(acts(deskReducer(alone, { type: 'play-on' }))).toMatch(reset);
});

test('a question of two answers is over with a wrong one, and the reader hears why and goes on', () => {
  for (const [name, kind] of [
    ['canasta-fi/frozen-pile-own-meld', 'yes-no'],
    ['canasta-fi/frozen-pile-own-meld', 'allowed'],
  ] as const) {
    const start = deskOf(name);
    const place = start.inquiry.questions.findIndex((each) => each.kind === kind);
    const question = start.inquiry.questions[place];
    const right = question !== undefined && 'is' in question && question.is === true;
    const asked = deskReducer(start, { type: 'ask', place });
    const answered = deskReducer(asked, { type: 'answer', answer: !right });
    expect(outcome(answered), name).toMatch(/^✕ Wrong/);
    expect(renderToString(h(Outcome, { desk: answered, speech })), name).toContain('class="clause-links"');
    expect(acts(answered), name).not.toContain(`>${speech.text('yes')}<`);
    expect(acts(answered), name).toMatch(/Next question|last question/);
  }
});

test('no word on the table answers what is being asked, until it has been answered', () => {
  const told = (desk: DeskState) => tableView(desk.table, speech, byRank, openSubject(desk));
  const asks = (name: string, about: string) => {
    const start = deskOf(name);
    const place = start.inquiry.questions.findIndex((each) => 'about' in each && each.about === about);
    expect(place, name).toBeGreaterThanOrEqual(0);
    const asked = deskReducer(start, { type: 'ask', place });
    const question = asked.inquiry.questions[place];
    const is = question !== undefined && 'is' in question ? question.is : false;
    return { asked, answered: deskReducer(asked, { type: 'answer', answer: is }) };
  };
  const frozen = asks('canasta-fi/frozen-pile-own-meld', 'frozen');
  expect(told(frozen.asked).pile.frozen).toBeNull();
  expect(told(frozen.answered).pile.frozen).toBe(speech.text('frozen'));
  expect(told(deskOf('canasta-fi/frozen-pile-own-meld')).pile.frozen).toBe(speech.text('frozen'));

  const minimum = asks('classic/opening-at-1500', 'minimum');
  const points = speech.text('minimum', { points: 90 });
  expect(told(minimum.asked).own.label).not.toContain(points);
  expect(told(minimum.answered).own.label).toContain(points);
  const chosen = (desk: DeskState) => {
    const cards = (desk.table.cards.places.get('hand:1') ?? []).slice(0, 2);
    return cards.reduce((now, { key }) => deskReducer(now, { type: 'toggle', key }), desk);
  };
  const line = (desk: DeskState) =>
    renderToString(h(TurnLine, { state: desk.table, speech, untold: openSubject(desk) }));
  expect(line(chosen(minimum.asked))).not.toContain('90');
  expect(line(chosen(minimum.answered))).toContain('90');
  // A single card is one to discard: no empty bar towards opening stands above it.
  const [single] = minimum.answered.table.cards.places.get('hand:1') ?? [];
  expect(line(deskReducer(minimum.answered, { type: 'toggle', key: single?.key ?? '' }))).not.toContain('<svg');

  const winner = asks('canasta-fi/limit-both', 'winner');
  const sheet = (desk: DeskState) => renderToString(h(Desk, { ...plainDesk, desk }));
  expect(sheet(winner.asked)).not.toContain('class="count"');
  expect(sheet(winner.answered)).toContain('class="count"');
});

test('no badge tells what a canasta brings while the deal is to be counted, and the dealer has the letter of the language', () => {
  const asked = deskOf('sitoumussamba/samba-and-canastas');
  const told = (desk: DeskState, language: 'en' | 'sv' = 'en') =>
    tableView(desk.table, speechOf(language), byRank, openSubject(desk));
  const badges = (desk: DeskState) =>
    told(desk).own.melds.flatMap(({ badge }) => (badge === null ? [] : [badge.short]));
  expect(badges(asked)).toEqual([]);
  expect(badges(deskReducer(asked, { type: 'solve' }))).toContain('1500');
  const letters = ({ hand, seats }: ReturnType<typeof told>) =>
    [hand, ...seats].map(({ dealer }) => dealer).filter((letter) => letter !== '');
  expect(letters(told(asked))).toEqual(['D']);
  expect(letters(told(asked, 'sv'))).toEqual(['G']);
});

test('nothing that a tool opens gives an untried question away, and what decides it is no list', () => {
  const start = deskOf('classic/kings-and-queens-at-fifty');
  for (const [place, question] of start.inquiry.questions.entries()) {
    const asked = deskReducer(start, { type: 'ask', place });
    expect(drawer(asked, 'show'), question.kind).toBe(speech.text('hintAfterTry'));
    expect(question.clauses.length).toBeLessThanOrEqual(2);
    const why = renderToString(
      h(Drawers, {
        ...plainDesk,
        desk: asked,
        about: scenarioOf('classic/kings-and-queens-at-fifty').about,
        drawer: 'why',
      }),
    );
    expect(why.match(/<a /g)?.length).toBe(question.clauses.length);
  }
});

test('cards are put aside with a word of what for, and a single one, which can be no meld, is not', () => {
  const start = deskOf('canasta-fi/opening-at-fifty');
  const [first, second] = start.table.cards.places.get(`hand:${start.table.position.turn}`) ?? [];
  if (first === undefined || second === undefined) throw new Error('there are cards in the hand');
  const one = deskReducer(start, { type: 'toggle', key: first.key });
  expect(words(acts(one))).not.toContain('Put aside');
  const two = deskReducer(one, { type: 'toggle', key: second.key });
  expect(words(acts(two))).toContain('Put aside and choose another meld');
});
