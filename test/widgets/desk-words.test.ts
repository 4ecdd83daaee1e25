import { h } from 'preact';
import renderToString from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Desk } from '../../src/widgets/Desk.tsx';
import { Drawers } from '../../src/widgets/Drawers.tsx';
import { type DeskState, deskReducer } from '../../src/widgets/inquiry.ts';
import { Outcome } from '../../src/widgets/Outcome.tsx';
import { deskOf } from './support/desks.ts';
import { tongueOf } from './support/tongues.ts';

const tongue = tongueOf('en');

/** What is read of a piece of a page, word by word. */
function words(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([:.])/g, '$1')
    .trim();
}

const outcome = (desk: DeskState) => words(renderToString(h(Outcome, { desk, tongue })));

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
        tongue,
        drawer: name,
        dispatch: () => undefined,
      }),
    ),
  );

const acts = (desk: DeskState) =>
  renderToString(
    h(Desk, {
      id: 'table',
      desk,
      cases: [],
      about: [],
      tongue,
      drawer: null,
      onDrawer: () => undefined,
      dispatch: () => undefined,
    }),
  ).match(/<div class="acts"[\s\S]*?<\/div>/)?.[0] ?? '';

test('an answer about an act is right or not in one breath, and then come the reasons', () => {
  const start = deskOf('canasta-fi/frozen-pile-own-meld');
  const place = start.inquiry.questions.findIndex((question) => question.kind === 'allowed' && !question.is);
  const asked = deskReducer(start, { type: 'ask', place });
  const right = outcome(deskReducer(asked, { type: 'answer', answer: false }));
  expect(right).toMatch(/^✓ Right: it is not allowed\. \S/);
  expect(right).not.toContain('✕');
  expect(outcome(deskReducer(asked, { type: 'answer', answer: true }))).toMatch(/^✕ Not quite: it is not allowed\. \S/);
});

test('who says wrongly that it cannot be done hears which clause decides it', () => {
  const answered = deskReducer(deskOf('canasta-fi/frozen-pile-own-meld'), { type: 'answer', answer: 'cannot' });
  expect(outcome(answered)).toMatch(/It can be done after all\. What decides it: 14-b/);
});

test('after a lawful act that leaves no way to the goal the main act is to undo it, and nobody is asked whether it can be done', () => {
  const asked = deskOf('canasta-fi/frozen-pile-own-meld');
  expect(words(acts(asked))).toContain(tongue.text('cannot'));
  const drawn = deskReducer(asked, { type: 'try', action: { type: 'draw' } });
  expect(outcome(drawn)).toContain(tongue.text('lost'));
  expect(words(acts(drawn))).not.toContain(tongue.text('cannot'));
  expect(acts(drawn)).toMatch(/class="gold">Undo</);
});

test('what is shown comes with what is allowed first, and what is refused under words of its own', () => {
  const tried = deskReducer(deskOf('canasta-fi/frozen-pile-own-meld'), { type: 'try', action: { type: 'draw' } });
  const [lawful = '', refused = ''] = drawer(tried, 'show').split(tongue.text('refusedCases'));
  expect(lawful).toContain('nine of diamonds, nine of hearts');
  expect(lawful).not.toContain('nine of diamonds, two of clubs');
  expect(refused).toContain('nine of diamonds, two of clubs');
});

test('at a count nothing is said of trying what is allowed', () => {
  const start = deskOf('canasta-fi/score-of-a-deal');
  const desks = [start, deskReducer(start, { type: 'ask', place: start.inquiry.questions.length })];
  for (const desk of desks) {
    expect(outcome(desk)).not.toContain(tongue.text('freeHint'));
    expect(drawer(desk, 'show')).not.toContain(tongue.text('freeHint'));
    expect(drawer(desk, 'hint')).not.toContain(tongue.text('freeHint'));
  }
});

test('the hint that names the move names the next one once a part of it has been played', () => {
  let desk = deskOf('samba/nine-of-spades');
  const [question] = desk.inquiry.questions;
  const [add] = question?.kind === 'move' ? (question.ways[0] ?? []) : [];
  if (add === undefined) throw new Error('the table asks for a move');
  desk = deskReducer(desk, { type: 'try', action: add });
  for (const _ of [1, 2, 3]) desk = deskReducer(desk, { type: 'hint' });
  const move = drawer(desk, 'hint').split(tongue.text('hintMove')).at(-1);
  expect(move).toContain('Merge');
  expect(move).not.toContain('Add');
});
