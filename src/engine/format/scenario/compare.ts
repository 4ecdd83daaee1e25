import { type Card, formatCards, parseCards } from '../../cards/cards.ts';
import { unnamed } from '../../judge/melding.ts';
import { readCall, writeBid, writeCall } from '../../position/calls.ts';
import type { Meld } from '../../position/melds.ts';
import {
  actingSide,
  type Cards,
  countOf,
  type Position,
  type SeatState,
  type SideState,
} from '../../position/position.ts';
import type { WrittenAfter, WrittenCards } from './schema.ts';

/** In what a position differs from the parts of one that a case names. Card order matters in pile and stock only. */
export function differences(position: Position, after: WrittenAfter): readonly string[] {
  const found: string[] = [];
  const same = (what: string, expected: unknown, is: unknown) => {
    if (expected !== undefined && expected !== is)
      found.push(`${what}: expected ${String(expected)}, is ${String(is)}`);
  };
  const { current, ending } = position;
  same('turn', after.turn, position.turn);
  same('dealer', after.dealer, position.dealer);
  same('phase', after.phase, position.phase);
  same('drew', after.drew, current.drew);
  same('melded', after.melded, current.melded);
  same('addedThisTurn', after.addedThisTurn, current.addedThisTurn);
  same('lateRedThree', after.lateRedThree, current.lateRedThree);
  same('asked', after.asked, current.asked);
  same('answer', after.answer, current.answer);
  same('out', after.out, ending?.out ?? undefined);
  same('concealed', after.concealed, ending?.concealed ?? false);
  same('ownCanasta', after.ownCanasta, ending?.ownCanasta ?? false);
  same('cause', after.cause, ending?.cause);
  same('loser', after.loser, ending?.loser ?? undefined);
  same('pile', after.pile?.trim(), formatCards(position.pile));
  same('calls', after.calls?.map((text) => write(text)).join(', '), position.calls.map(writeCall).join(', '));
  if (after.contract !== undefined) {
    const { contract } = position;
    same('contract seat', after.contract.seat, contract?.seat);
    same('contract bid', after.contract.bid, contract === null ? undefined : writeBid(contract.bid));
    same('contract doubledBy', after.contract.doubledBy, contract?.doubledBy ?? undefined);
  }
  if (after.stock !== undefined) compareStock(position.stock, after.stock, found);
  same(
    'unplayed',
    listed(after.unplayed),
    listed(position.seats.filter(({ played }) => !played).map(({ seat }) => seat)),
  );
  same('melders', listed(after.melders), listed(position.seats.filter(({ melded }) => melded).map(({ seat }) => seat)));
  compareCardsOfTurn(position, after, found);
  compareBegun(position, after, found);
  compareSeats(position, after, found);
  compareSides(position, after, found);
  return found;
}

function compareCardsOfTurn({ current }: Position, { surplus, lastThrees }: WrittenAfter, found: string[]): void {
  const compare = (what: string, expected: string | undefined, is: readonly Card[]) => {
    const difference = expected === undefined ? null : compareCards(expected, is);
    if (difference !== null) found.push(`${what}: ${difference}`);
  };
  compare('surplus', surplus, current.surplus);
  compare('last threes', lastThrees, current.lastThrees);
}

/** The melds begun in this turn, by name; as everywhere, a name that no meld has matches one that the engine has named itself. */
function compareBegun(position: Position, { meldedThisTurn }: WrittenAfter, found: string[]): void {
  if (meldedThisTurn === undefined) return;
  const { melds } = actingSide(position);
  const begun = melds.filter(({ begunThisTurn }) => begunThisTurn).map(({ name }) => name);
  const own = begun.filter((name) => !meldedThisTurn.includes(name));
  const named = meldedThisTurn.filter((name) => !begun.includes(name));
  const placed = own.every((name) => name.startsWith(unnamed)) && !named.some((name) => melds.some(isCalled(name)));
  if (own.length !== named.length || !placed)
    found.push(`melded this turn: expected ${inWords(meldedThisTurn)}, are ${inWords(begun)}`);
}

function isCalled(name: string): (meld: Meld) => boolean {
  return (meld) => meld.name === name;
}

function inWords(names: readonly string[]): string {
  return names.join(', ') || 'none';
}

function write(text: string): string {
  const call = readCall(text);
  return call === undefined ? text : writeCall(call);
}

function listed(seats: readonly number[] | undefined): string | undefined {
  return seats === undefined ? undefined : [...seats].sort().join(' ');
}

function compareStock(stock: Cards, expected: WrittenCards, found: string[]): void {
  if (typeof expected === 'object') {
    const wanted = `${expected.known.trim()} and ${expected.unknown} unknown`;
    const is = `${formatCards(stock.known)} and ${stock.unknown} unknown`;
    if (is !== wanted) found.push(`stock: expected ${wanted}, is ${is}`);
    return;
  }
  const is = typeof expected === 'number' ? countOf(stock) : formatCards(stock.known);
  const wanted = typeof expected === 'number' ? expected : expected.trim();
  if (is !== wanted) found.push(`stock: expected ${wanted}, is ${is}`);
}

function compareSeats(position: Position, after: WrittenAfter, found: string[]): void {
  const each = <Value>(
    map: Record<string, Value> | undefined,
    what: string,
    compare: (seat: SeatState, value: Value) => string | null,
  ) => {
    for (const [key, value] of Object.entries(map ?? {})) {
      const seat = position.seats[Number(key) - 1];
      const difference = seat === undefined ? 'there is no such seat' : compare(seat, value);
      if (difference !== null) found.push(`${what} ${key}: ${difference}`);
    }
  };
  each(after.hands, 'hand', (seat, value) => compareCards(value, seat.hand.known, seat.hand.unknown));
  each(after.penaltyCards, 'penalty cards', (seat, value) => compareCards(value, seat.penaltyCards));
  each(after.waiting, 'waiting cards', (seat, value) => compareCards(value, seat.waiting));
  each(after.duties, 'duties', (seat, value) => {
    const is = seat.duties.map(({ code, count }) => (count > 1 ? `${code}:${count}` : code)).sort();
    const wanted = value.map((text) => text.replace(/:1$/, '')).sort();
    return is.join(' ') === wanted.join(' ') ? null : `expected ${wanted.join(' ')}, are ${is.join(' ') || 'none'}`;
  });
}

function compareSides(position: Position, after: WrittenAfter, found: string[]): void {
  const each = <Value>(
    map: Record<string, Value> | undefined,
    what: string,
    compare: (side: SideState, value: Value) => string | null,
  ) => {
    for (const [key, value] of Object.entries(map ?? {})) {
      const side = position.sides.find((candidate) => candidate.side === key);
      const difference = side === undefined ? 'there is no such side' : compare(side, value);
      if (difference !== null) found.push(`${what} ${key}: ${difference}`);
    }
  };
  const number = (is: number, wanted: number) => (is === wanted ? null : `expected ${wanted}, is ${is}`);
  each(after.scores, 'score', (side, value) => number(side.score, value));
  each(after.minimumRaise, 'minimum raise', (side, value) => number(side.minimumRaise, value));
  each(after.penalties, 'penalties', (side, value) => number(side.penalties, value));
  each(after.redThrees, 'red threes', (side, value) => compareCards(value, side.redThrees));
  each(after.melds, 'melds', (side, melds) => compareMelds(side.melds, melds));
}

/** Named melds by name; a name that no meld has matches any meld that the engine has named itself, by its cards. */
function compareMelds(melds: readonly Meld[], expected: Record<string, string | number>): string | null {
  const free = melds.filter(({ name }) => name.startsWith(unnamed));
  const found: string[] = [];
  for (const [name, value] of Object.entries(expected)) {
    const own = melds.find((meld) => meld.name === name);
    if (own !== undefined) {
      const difference = compareCards(value, own.cards);
      if (difference !== null) found.push(`${name} ${difference}`);
      continue;
    }
    const place = free.findIndex((meld) => compareCards(value, meld.cards) === null);
    if (place < 0)
      found.push(
        `${name} is not there (${melds.map((meld) => `${meld.name}: ${formatCards(meld.cards)}`).join('; ')})`,
      );
    else free.splice(place, 1);
  }
  return found.length > 0 ? found.join('; ') : null;
}

function compareCards(expected: WrittenCards, known: readonly Card[], unknown = 0): string | null {
  if (typeof expected === 'number') {
    const count = known.length + unknown;
    return count === expected ? null : `expected ${expected} cards, are ${count}`;
  }
  const partly = typeof expected === 'object';
  const wanted = parseCards(partly ? expected.known : expected);
  if (!wanted.ok) return `“${wanted.error}” is no card`;
  const text = told(wanted.value, partly ? expected.unknown : 0);
  const is = told(known, unknown);
  return is === text ? null : `expected ${text}, is ${is}`;
}

function told(known: readonly Card[], unknown: number): string {
  return `${sorted(known) || 'nothing'}${unknown > 0 ? ` and ${unknown} unknown` : ''}`;
}

function sorted(cards: readonly Card[]): string {
  return formatCards([...cards].sort((a, b) => a.index - b.index));
}
