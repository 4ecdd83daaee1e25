import {
  type Action,
  actingSide,
  actor,
  type Bid,
  bestOpening,
  type Call,
  type Card,
  denominations,
  hasOpened,
  type Meld,
  minimumOf,
  type NewMeld,
  type Position,
  playableCards,
  pointsOfAll,
  type Random,
  someOf,
  topOf,
  waysToTakePile,
  without,
} from '../engine/index.ts';
import type { Kind } from './kinds.ts';

/** Kinds that ask whether an act is allowed. */
const actKinds = ['take', 'meld', 'opens', 'add', 'merge', 'discard', 'out', 'bid'] as const;

/** A kind that asks whether an act is allowed. */
export type ActKind = (typeof actKinds)[number];

/** Whether a kind asks if an act is allowed. */
export function isActKind(kind: Kind): kind is ActKind {
  return actKinds.some((each) => each === kind);
}

/**
 * An act of a kind that a player might think of in a position, lawful or not: somebody who half knows the rules would try it. Null where
 * there is none.
 */
export function tryOf(kind: ActKind, position: Position, random: Random): Action | null {
  switch (kind) {
    case 'take':
      return someOf(triesToTake(position), random);
    case 'meld':
      return hasOpened(actingSide(position)) ? meldOf(someOf(melds(position, random), random)) : null;
    case 'opens':
      return hasOpened(actingSide(position)) ? null : someOf(openings(position), random);
    case 'add':
      return someOf(additions(position), random);
    case 'merge':
      return someOf(merges(position), random);
    case 'discard':
      return someOf(discards(position), random);
    case 'out':
      return someOf(lastActs(position), random);
    case 'bid':
      return someOf(calls(position), random);
  }
}

function meldOf(cards: readonly Card[] | null): Action | null {
  return cards === null ? null : { type: 'meld', melds: [{ cards }] };
}

function hand(position: Position): readonly Card[] {
  return playableCards(actor(position));
}

const isNatural = ({ role }: Card) => role === 'natural';
const isWild = ({ role }: Card) => role === 'wild';

/** Ways to take the pile that look possible: with a pair, with a natural and a wild card, onto a meld, with a run. */
export function triesToTake(position: Position): readonly Action[] {
  const top = topOf(position);
  if (position.phase !== 'draw' || top === undefined) return [];
  const held = hand(position);
  const same = held.filter((card) => isNatural(card) && card.order === top.order);
  const wilds = held.filter(isWild);
  const take = (...cards: readonly Card[]): Action => ({ type: 'take', with: cards, melds: [] });
  const [one, two] = same;
  const [wild, other] = wilds;
  const { ways } = waysToTakePile(position);
  const onto = actingSide(position).melds.filter((meld) => takesCard(meld, top));
  return [
    ...ways.slice(0, 3),
    ...(one && two ? [take(one, two)] : []),
    ...(one && wild ? [take(one, wild)] : []),
    ...(top.role === 'wild' && wild && other ? [take(wild, other)] : []),
    ...(top.role === 'black-three' ? pairsOf(held.filter(({ role }) => role === 'black-three')) : []).map((pair) =>
      take(...pair),
    ),
    ...onto.map(({ name }): Action => ({ type: 'take', with: [], onto: { name }, melds: [] })),
    ...(position.ruleset.parameters.maxSequence > 0 ? runsWith(top, held).map((cards) => take(...cards)) : []),
  ];
}

function pairsOf(cards: readonly Card[]): readonly (readonly Card[])[] {
  return cards.length < 2 ? [] : [cards.slice(0, 2)];
}

/** Whether a card looks as if it went onto a meld: of its rank, or next to a run of its suit. */
function takesCard({ kind, order, suit, cards }: Meld, card: Card): boolean {
  if (kind === 'set') return card.order === order;
  if (kind !== 'sequence' || card.suit !== suit) return false;
  const orders = cards.map((each) => each.order);
  return card.order === Math.min(...orders) - 1 || card.order === Math.max(...orders) + 1;
}

/** Two cards of the hand that make three in a row with another card of their suit. */
function runsWith(top: Card, held: readonly Card[]): readonly (readonly Card[])[] {
  const at = (step: number) => held.find(({ suit, order }) => suit === top.suit && order === top.order + step);
  return [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ].flatMap(([first = 0, second = 0]) => {
    const [one, two] = [at(first), at(second)];
    return one && two ? [[one, two]] : [];
  });
}

/** Cards that look like a meld: two to four of a rank with up to three wild cards, runs with and without a gap, wild cards, black threes. */
function melds(position: Position, random: Random): readonly (readonly Card[])[] {
  if (position.phase !== 'play') return [];
  const held = hand(position);
  const wilds = held.filter(isWild);
  const ranks = [...Map.groupBy(held.filter(isNatural), ({ order }) => order).values()];
  const sets = ranks.flatMap((cards) =>
    [0, 1, 2, 3].flatMap((count) => {
      const laid = [...cards.slice(0, 2 + random(3)), ...wilds.slice(0, count)];
      return laid.length >= 3 && laid.length <= 7 && wilds.length >= count ? [laid] : [];
    }),
  );
  const threes = held.filter(({ role }) => role === 'black-three');
  return [
    ...sets,
    ...(position.ruleset.parameters.maxSequence > 0 ? runs(held) : []),
    ...(wilds.length >= 3 ? [wilds.slice(0, 3)] : []),
    ...(threes.length >= 3 ? [threes.slice(0, 3)] : []),
  ];
}

/** Three to five cards of a suit that follow one another, or with one missing. */
function runs(held: readonly Card[]): readonly (readonly Card[])[] {
  const suits = Map.groupBy(new Set(held), ({ suit }) => suit);
  return [...suits].flatMap(([suit, cards]) => {
    if (suit === null) return [];
    const sorted = cards.toSorted((one, other) => one.order - other.order);
    return sorted.flatMap((_, place) =>
      [3, 4, 5].flatMap((length) => {
        const part = sorted.slice(place, place + length);
        const [first, last] = [part[0]?.order ?? 0, part.at(-1)?.order ?? 0];
        return part.length === length && last - first <= length ? [part] : [];
      }),
    );
  });
}

/** Openings that come near the minimum: the best one, and the same without one of its melds or cards. */
function openings(position: Position): readonly Action[] {
  if (position.phase !== 'play') return [];
  const best = bestOpening(position);
  const minimum = minimumOf(position);
  const worth = (all: readonly NewMeld[]) =>
    pointsOfAll(
      position.ruleset.parameters,
      all.flatMap(({ cards }) => cards),
    );
  const fewer = best.melds.map((one) => best.melds.filter((other) => other !== one));
  const smaller = best.melds.flatMap((one) =>
    one.cards.length > 3
      ? [best.melds.map((other) => (other === one ? { ...one, cards: one.cards.slice(0, -1) } : other))]
      : [],
  );
  return [best.melds, ...fewer, ...smaller]
    .filter((all) => all.length > 0 && Math.abs(worth(all) - minimum) <= 60)
    .map((all): Action => ({ type: 'meld', melds: all }));
}

/** Cards added to a meld of the side: one that fits, a wild one, or a card of the rank onto a finished one. */
function additions(position: Position): readonly Action[] {
  if (position.phase !== 'play') return [];
  const held = [...new Set(hand(position))];
  return actingSide(position).melds.flatMap((meld) =>
    held
      .filter((card) => isWild(card) || takesCard(meld, card))
      .map((card): Action => ({ type: 'add', additions: [{ meld: { name: meld.name }, cards: [card] }] })),
  );
}

/** Two melds of the side that look as if they could be joined. */
function merges(position: Position): readonly Action[] {
  const { mergeSets, mergeSequences } = position.ruleset.parameters;
  if (position.phase !== 'play' || (mergeSets === 'never' && !mergeSequences)) return [];
  const own = actingSide(position).melds;
  return own.flatMap((first, place) =>
    own
      .slice(place + 1)
      .filter((second) =>
        first.kind === 'sequence' ? second.suit === first.suit : second.kind === 'set' && second.order === first.order,
      )
      .map((second): Action => ({ type: 'merge', first: { name: first.name }, second: { name: second.name } })),
  );
}

/** Discards that a rule may forbid: of a hand that is nearly empty, of a red three, of cards that must go elsewhere. */
function discards(position: Position): readonly Action[] {
  if (position.phase !== 'play') return [];
  const held = [...new Set(hand(position))];
  const special = held.filter(({ role }) => role === 'red-three');
  const cards = hand(position).length <= 2 ? held : special;
  return cards.map((card): Action => ({ type: 'discard', card }));
}

/** Acts that would leave the hand with no card or with one: discards, melds and additions. */
function lastActs(position: Position): readonly Action[] {
  const held = hand(position);
  if (position.phase !== 'play' || held.length > 6 || held.length === 0) return [];
  const own = actingSide(position).melds;
  const [only] = held;
  const leaves = (cards: readonly Card[]) => (without(held, cards) ?? held).length <= 1;
  const byMeld = own.flatMap((meld): Action[] => {
    const fitting = held.filter((card) => isWild(card) || takesCard(meld, card));
    const all: Action = { type: 'add', additions: [{ meld: { name: meld.name }, cards: fitting }] };
    return fitting.length > 0 && leaves(fitting) ? [all] : [];
  });
  const ranks = [...Map.groupBy(held.filter(isNatural), ({ order }) => order).values()];
  const wilds = held.filter(isWild);
  const laid = ranks
    .map((cards) => [...cards, ...wilds])
    .filter((cards) => cards.length >= 3 && leaves(cards))
    .map((cards): Action => ({ type: 'meld', melds: [{ cards }] }));
  return [
    ...(held.length === 1 && only !== undefined ? [{ type: 'discard', card: only } as const] : []),
    ...(own.length > 0 ? [...byMeld, ...laid] : []),
  ];
}

/** Calls near the last bid, a double among them. */
function calls(position: Position): readonly Action[] {
  if (position.phase !== 'auction') return [];
  const bids = position.calls.filter((call): call is Bid => typeof call !== 'string');
  const last = bids.at(-1);
  if (last === undefined) return [];
  const all: Call[] = [
    'double',
    ...[last.level - 1, last.level, last.level + 1].flatMap((level) =>
      level < 1 || level > position.ruleset.parameters.maxLevel
        ? []
        : denominations.map((denomination): Bid => ({ level, denomination })),
    ),
  ];
  return all.map((call): Action => ({ type: 'call', call }));
}
