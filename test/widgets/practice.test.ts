import { afterEach, describe, expect, test } from 'vitest';
import {
  formatCards,
  judge,
  legalActions,
  parseCards,
  rulesetIds,
  usualRuleset,
  type Verdict,
  viewFrom,
} from '../../src/engine/index.ts';
import { choose } from '../../src/players/index.ts';
import { cardMarks } from '../../src/widgets/felt/card-marks.ts';
import { endingText } from '../../src/widgets/practice/game/ending.ts';
import {
  chanceNow,
  type Game,
  type Move,
  newGame,
  readersSeat,
  seatToAct,
  withMove,
  withNextDeal,
  withoutLastTry,
} from '../../src/widgets/practice/game/game.ts';
import { gameFrom, gameText, keepGame, readKeptGame } from '../../src/widgets/practice/game/kept-game.ts';
import { meldedText } from '../../src/widgets/practice/game/melded.ts';
import { openTable, practiceReducer } from '../../src/widgets/practice/game/practice-state.ts';
import type { Talk } from '../../src/widgets/practice/log/talk.ts';
import { lastTurns } from '../../src/widgets/practice/log/turn-log.ts';
import type { PracticeWords } from '../../src/widgets/practice/practice-words.ts';
import { contentFile } from '../content-file.ts';
import { settled } from '../engine/support/agreements.ts';
import { speechOf } from './support/speeches.ts';

/** Plays on by beginners, the reader's seat too, until the deal is over or so many moves have been made. */
function playedOn(game: Game, moves = 5000): Game {
  let now = game;
  for (let made = 0; made < moves && seatToAct(now.position) !== null; made++) {
    now = withMove(now, choose(now.position, 'beginner', chanceNow(now)));
  }
  return now;
}

/** The texts of the practice table in English. */
function englishTalk(): Pick<Talk, 'say' | 'speech'> {
  const { practice }: { practice: PracticeWords['texts'] } = contentFile('content/messages/en.yaml');
  const speech = speechOf('en');
  return { speech, say: (word, fillings = {}) => speech.fill(practice[word], fillings) };
}

/** A new game that has come to where the reader is to draw. */
function toReader(id: (typeof rulesetIds)[number]): Game {
  let game = newGame(usualRuleset(id), 'middle', 8);
  while (seatToAct(game.position) !== readersSeat) game = playedOn(game, 1);
  return game;
}

describe.each(rulesetIds)('%s', (id) => {
  test('a game goes from deal to deal, and what is written down reads back as the same game', () => {
    const first = playedOn(newGame(usualRuleset(id), 'beginner', 3));
    expect(first.position.phase).toBe('over');
    const second = playedOn(withNextDeal(first), 9);
    expect(second.deals).toHaveLength(1);
    const total = second.position.sides.map(({ score }) => score);
    expect(second.deals[0]).toEqual(total);
    const read = gameFrom(gameText(second), id);
    expect(read?.moves.map(({ action }) => action)).toEqual(second.moves.map(({ action }) => action));
    expect(read?.position).toEqual(second.position);
    expect(read?.deals).toEqual(second.deals);
  });
});

test('taking back leads to the reader’s last decision, and the others then play the same again', () => {
  const start = newGame(usualRuleset('samba'), 'middle', 11);
  const game = playedOn(start, 30);
  const back = withoutLastTry(game);
  expect(seatToAct(back.position)).toBe(readersSeat);
  expect(back.moves.length).toBeLessThan(game.moves.length);
  expect(gameText(playedOn(back, game.moves.length - back.moves.length))).toBe(gameText(game));
});

describe('what the device remembers', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const blocked = () => {
    throw new Error('storage is blocked');
  };
  const put = (value: object) => Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
  afterEach(() => {
    kept.clear();
    Reflect.deleteProperty(globalThis, 'localStorage');
  });

  test('a game comes back; nothing kept is nothing', () => {
    put(storage);
    const game = playedOn(newGame(usualRuleset('classic'), 'strong', 5), 12);
    expect(readKeptGame('classic')).toEqual({ game: null, damaged: false });
    expect(keepGame(game)).toBe(true);
    expect(readKeptGame('classic').game?.position).toEqual(game.position);
    expect(readKeptGame('samba').game).toBeNull();
  });

  test('what the table has agreed on is kept with its game', () => {
    put(storage);
    const ruleset = settled('samba', { players: 6, form: 'pairs', options: { handSize: 13, mergeSequences: false } });
    expect(keepGame(newGame(ruleset, 'middle', 4))).toBe(true);
    expect(readKeptGame('samba').game?.start.ruleset).toBe(ruleset);
  });

  test.each([
    ['no text at all', () => '{'],
    ['another version', (text: string) => text.replace('"version":1', '"version":2')],
    ['a changed card', (text: string) => text.replace(/K/g, 'Q')],
    ['no strength', (text: string) => text.replace('strong', 'divine')],
    ['points of a side too many', (text: string) => text.replace('"deals":[]', '"deals":[[1,2,3]]')],
  ])('a damaged game is told and put aside: %s', (_, damage) => {
    put(storage);
    const game = playedOn(newGame(usualRuleset('classic'), 'strong', 5), 12);
    const text = damage(gameText(game));
    kept.set('practice/classic', text);
    expect(readKeptGame('classic')).toEqual({ game: null, damaged: true });
    expect([...kept.values()]).toEqual([text]);
    expect(readKeptGame('classic')).toEqual({ game: null, damaged: false });
  });

  test('a device that keeps nothing is no harm', () => {
    put({ getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(readKeptGame('classic')).toEqual({ game: null, damaged: false });
    expect(keepGame(newGame(usualRuleset('classic'), 'middle', 1))).toBe(false);
  });
});

test('asking first does nothing; the reader sees no hidden card', () => {
  const game = newGame(usualRuleset('canasta-fi'), 'middle', 8);
  const table = openTable(game);
  expect(table.table.position).toEqual(viewFrom(game.position, readersSeat));
  const [action] = legalActions(game.position);
  if (action === undefined) throw new Error('a deal begins with something to do');
  const asked = practiceReducer(practiceReducer(table, { type: 'asking', asking: true }), { type: 'try', action });
  expect(asked.considered?.verdict.legal).toBe(judge(game.position, action).legal);
  expect(asked.game).toBe(game);
  const done = practiceReducer(practiceReducer(asked, { type: 'asking', asking: false }), { type: 'try', action });
  expect(done.game.moves).toHaveLength(1);
  expect(practiceReducer(practiceReducer(done, { type: 'undo' }), { type: 'undo' }).game.moves).toHaveLength(0);
});

test('with cards chosen it is answered at once whether what suggests itself with them is allowed', () => {
  const drawn = practiceReducer(openTable(toReader('canasta-fi')), { type: 'try', action: { type: 'draw' } });
  const card = drawn.table.cards.places.get('hand:1')?.find(({ card: each }) => each?.role === 'natural');
  if (card === undefined) throw new Error('the reader holds natural cards');
  const chosen = practiceReducer(drawn, { type: 'toggle', key: card.key });
  const asked = practiceReducer(chosen, { type: 'asking', asking: true });
  expect(asked.considered?.action).toEqual({ type: 'discard', card: card.card });
  expect(asked.asking).toBe(false);
  expect(asked.game).toBe(drawn.game);
  expect(asked.table.selected).toEqual([card.key]);
});

test('one answer ends the asking: the next act is done', () => {
  const asking = practiceReducer(openTable(toReader('canasta-fi')), { type: 'asking', asking: true });
  expect(asking.asking).toBe(true);
  const answered = practiceReducer(asking, { type: 'try', action: { type: 'draw' } });
  expect(answered).toMatchObject({ asking: false, considered: { verdict: { legal: true } } });
  const done = practiceReducer(answered, { type: 'try', action: { type: 'draw' } });
  expect(done.game.moves.length).toBe(answered.game.moves.length + 1);
});

test('who wants to act too early hears whose turn it is, until it is the own', () => {
  const start = playedOn(newGame(usualRuleset('canasta-fi'), 'middle', 8), 3);
  expect(seatToAct(start.position)).not.toBe(readersSeat);
  let state = practiceReducer(openTable(start), { type: 'early' });
  while (seatToAct(state.game.position) !== readersSeat) {
    expect(state.early).toBe(true);
    const { position, moves } = state.game;
    const action = choose(position, 'beginner', chanceNow(state.game));
    state = practiceReducer(state, { type: 'played', action, after: moves.length });
  }
  expect(state.early).toBe(false);
});

test('the end of a deal tells who went out, or that the stock was used up', () => {
  const talk = englishTalk();
  const over = playedOn(newGame(usualRuleset('canasta-fi'), 'beginner', 3)).position;
  expect(over.ending).not.toBeNull();
  const ended = (ending: Partial<NonNullable<typeof over.ending>>) =>
    endingText(over.ending === null ? over : { ...over, ending: { ...over.ending, ...ending } }, talk);
  expect(ended({ cause: 'gone-out', out: 1 })).toBe('You went out: the deal is over.');
  expect(ended({ cause: 'gone-out', out: 2 })).toBe('Left went out: the deal is over.');
  expect(ended({ cause: 'without-stock', out: null })).toContain('stock');
});

test('what the melded cards are worth is told while the scores stay those before the deal', () => {
  const { start, position } = playedOn(newGame(usualRuleset('canasta-fi'), 'beginner', 3));
  expect(meldedText(start, englishTalk())).toContain('Your side 0, Opponents 0.');
  expect(meldedText(position, englishTalk())).not.toContain('Your side 0, Opponents 0.');
});

test('asking about a draw does not tell that a red three comes next', () => {
  const games = Array.from({ length: 400 }, (_, seed) => newGame(usualRuleset('samba'), 'middle', seed));
  const game = games.find(({ position }) => {
    const [next] = position.stock.known;
    const draws = judge(position, { type: 'draw' }).legal && seatToAct(position) === readersSeat;
    return draws && next?.role === 'red-three';
  });
  if (game === undefined) throw new Error('no deal begins with a red three on the stock');
  const grounds = (verdict: Verdict | undefined) => (verdict?.legal ? verdict.grounds.map(({ code }) => code) : []);
  expect(grounds(judge(game.position, { type: 'draw' }))).toContain('red-three-replaced');
  const asking = practiceReducer(openTable(game), { type: 'asking', asking: true });
  const { considered } = practiceReducer(asking, { type: 'try', action: { type: 'draw' } });
  expect(grounds(considered?.verdict)).toEqual(['draw-from-stock']);
});

test('a hint takes the place of what was refused or asked about', () => {
  const game = newGame(usualRuleset('canasta-fi'), 'middle', 8);
  const refused = practiceReducer(openTable(game), { type: 'try', action: { type: 'end' } });
  expect(refused.table.judged?.verdict.legal).toBe(false);
  expect(practiceReducer(refused, { type: 'hint' }).table.judged).toBeNull();
  const asked = practiceReducer(practiceReducer(openTable(game), { type: 'asking', asking: true }), {
    type: 'try',
    action: { type: 'draw' },
  });
  expect(practiceReducer(asked, { type: 'hint' })).toMatchObject({ asking: false, considered: null });
});

test('cards that go to the same meld one after another are told together', () => {
  const { position } = newGame(usualRuleset('canasta-fi'), 'middle', 8);
  const add = (name: string, codes: string): Move => {
    const cards = parseCards(codes);
    if (!cards.ok) throw new Error(cards.error);
    return { seat: 2, before: position, action: { type: 'add', additions: [{ meld: { name }, cards: cards.value }] } };
  };
  const [turn] = lastTurns([add('nines', '9s'), add('nines', '9h 9d'), add('kings', 'Ks')], position, 4);
  const told = turn?.moves.map(({ action }) =>
    action.type === 'add' ? action.additions.map(({ meld, cards }) => `${meld.name} ${formatCards(cards)}`) : [],
  );
  expect(told).toEqual([['nines 9s 9h 9d'], ['kings Ks']]);
});

test('another player who wants what the table refuses does something lawful, and the game goes on', () => {
  const game = playedOn(newGame(usualRuleset('canasta-fi'), 'middle', 8), 3);
  expect(seatToAct(game.position)).not.toBe(readersSeat);
  const after = practiceReducer(openTable(game), { type: 'played', action: { type: 'end' }, after: game.moves.length });
  expect(after.game.moves).toHaveLength(game.moves.length + 1);
});

test('a move of the review is looked at with its cards marked, and the way back leads to the end of the deal', () => {
  const over = playedOn(newGame(usualRuleset('canasta-fi'), 'beginner', 3));
  const number = over.moves.findIndex(({ seat, action }) => seat === readersSeat && action.type === 'discard');
  const { before, action } = over.moves[number] ?? {};
  if (before === undefined || action?.type !== 'discard') throw new Error('the reader discards');
  const move = { number, better: action, after: [], reason: null, points: 20 };
  const looked = practiceReducer(openTable(over), { type: 'look', move });
  expect(looked.table.position.pile).toEqual(before.pile);
  const marked = [...cardMarks(looked.table, readersSeat)].filter(([, marks]) => marks.includes('meant'));
  const held = looked.table.cards.places.get('hand:1') ?? [];
  expect(marked.map(([key]) => held.find((viewed) => viewed.key === key)?.card)).toEqual([action.card]);
  const played = practiceReducer(looked, { type: 'look-on' });
  expect(played.table.position.pile.at(-1)).toEqual(action.card);
  expect(practiceReducer(played, { type: 'look-on' }).table.position.pile).toEqual(before.pile);
  const back = practiceReducer(looked, { type: 'look', move: null });
  expect(back.looking).toBeNull();
  expect(back.table.position).toEqual(over.position);
});

test('a drawn card stays marked until the turn is over', () => {
  const drawn = practiceReducer(openTable(toReader('canasta-fi')), { type: 'try', action: { type: 'draw' } });
  const marked = (state: typeof drawn) =>
    [...cardMarks(state.table, readersSeat)].flatMap(([key, marks]) => (marks.includes('drawn') ? [key] : []));
  expect(marked(drawn)).toHaveLength(1);
  const action = legalActions(drawn.game.position).find(({ type }) => type === 'discard');
  if (action === undefined) throw new Error('a card can be discarded');
  expect(marked(practiceReducer(drawn, { type: 'try', action }))).toEqual([]);
});
