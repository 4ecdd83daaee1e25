import {
  actingSide,
  type Card,
  canastaBonus,
  cardFrom,
  clauseOfCanastaBonus,
  countOf,
  isComplete,
  judge,
  type Meld,
  nameMeld,
  type Position,
  permits,
  ranks,
  type Seat,
  seatState,
  sideState,
} from '../engine/index.ts';
import { cardsKey, type Fact, stating } from './fact.ts';
import { isForBid } from './out.ts';

/** What two runs that a card of the hand joins to a samba weigh at least. */
const joinsSamba = 1410;

/** What the own side’s melds are about to become, and which cards of the hand take them there. */
export function meldFacts(view: Position, seat: Seat): readonly Fact[] {
  const { melds } = sideState(view, seat);
  const own = view.turn === seat && view.phase === 'play';
  const joins = own ? joined(view, melds) : [];
  // A card that joins two runs to a samba is not told to do less elsewhere.
  const joining = joins.filter(({ weight }) => weight > joinsSamba).flatMap(({ values }) => cardsIn(values));
  const finished = own
    ? melds
        .flatMap((meld) => completing(view, meld))
        .filter(({ values }) => !cardsIn(values).some((card) => joining.includes(card)))
    : [];
  const done = new Set(finished.map(({ key }) => key));
  const unfinished = melds.filter((meld) => !done.has(`completes ${keyOf(meld)}`));
  const apart = finished.flatMap(({ values }) => cardsIn(values));
  return [
    ...finished,
    ...unfinished.flatMap((meld) => near(view, meld, 'own-near', 450)),
    ...joins,
    ...(own ? fitting(view, unfinished, [...apart, ...joining]) : []),
  ];
}

/** What a meld is, whatever it is called. */
export function keyOf({ kind, order, suit, size, cards }: Meld): string {
  return kind === 'sequence' ? `${kind} ${suit} ${cardsKey(cards)}` : `${kind} ${order} ${size}`;
}

/** A meld as it is once naturals have brought it to the size of a canasta. */
function whenComplete({ ruleset }: Position, meld: Meld): Meld {
  const missing = Math.max(0, ruleset.parameters.canastaSize - meld.size);
  return { ...meld, size: meld.size + missing, naturals: meld.naturals + missing };
}

/** What a meld brings once it has the size of a canasta, by how it is now: with more wild cards it may be less. */
export function bonusWhenComplete(position: Position, meld: Meld): number {
  return canastaBonus(position.ruleset.parameters, whenComplete(position, meld)) ?? 0;
}

/** A meld that lacks one card to be a canasta or a samba. */
export function near(view: Position, meld: Meld, code: 'own-near' | 'their-near', weight: number): readonly Fact[] {
  const { ruleset } = view;
  const { parameters } = ruleset;
  if (isComplete(parameters, meld) || meld.size !== parameters.canastaSize - 1) return [];
  const points = bonusWhenComplete(view, meld);
  const clause = clauseOfCanastaBonus(ruleset, whenComplete(view, meld));
  if (points === 0 || clause === null) return [];
  return [
    {
      code,
      weight: weight + points / 10,
      key: `${code} ${keyOf(meld)}`,
      values: { meld: { meld }, points },
      clauses: [clause],
    },
  ];
}

/** The cards of the hand with which a meld becomes a canasta or a samba now. */
function completing(view: Position, meld: Meld): readonly Fact[] {
  const { ruleset } = view;
  const { parameters } = ruleset;
  if (isComplete(parameters, meld) || meld.kind === 'black-threes') return [];
  const cards = growth(view, meld, parameters.canastaSize);
  if (meld.size + cards.length < parameters.canastaSize) return [];
  if (!goes(view, meld, cards)) return [];
  // In a meld of twos the twos are natural.
  const wilds =
    meld.kind === 'set' ? cards.filter(({ role, order }) => role === 'wild' && order !== meld.order).length : 0;
  const grown: Meld = {
    ...meld,
    cards: [...meld.cards, ...cards],
    size: meld.size + cards.length,
    naturals: meld.naturals + cards.length - wilds,
    wilds: meld.wilds + wilds,
  };
  const points = canastaBonus(parameters, grown);
  const clause = clauseOfCanastaBonus(ruleset, grown);
  if (points === null || clause === null) return [];
  return [
    {
      code: 'completes',
      weight: 1400 + points / 10,
      key: `completes ${keyOf(meld)}`,
      values: { cards, meld: { meld }, points },
      clauses: [clause],
    },
  ];
}

/**
 * Whether cards may go onto a meld now. Going out with them for the own bid hangs on the partner’s hand, which nobody else can see: that is
 * told as going out, and not as cards that fit.
 */
function goes(view: Position, { name }: Meld, cards: readonly Card[]): boolean {
  const verdict = judge(view, { type: 'add', additions: [{ meld: { name }, cards }] });
  if (!verdict.legal || !isForBid(view, view.turn)) return verdict.legal;
  return verdict.next.phase !== 'over' && countOf(seatState(verdict.next, view.turn).hand) > 1;
}

/**
 * Cards of the hand that make a meld larger one after another, until it has a size: natural ones before wild ones, and those that go nowhere
 * else before those that do.
 */
function growth(view: Position, meld: Meld, size: number): readonly Card[] {
  const others = actingSide(view).melds.filter(({ name }) => name !== meld.name);
  const places = (card: Card) =>
    others.filter((other) => nameMeld(view.ruleset, [...other.cards, card]) !== 'invalid').length;
  const left = seatState(view, view.turn)
    .hand.known.map((card) => ({ card, rank: 100 * wildness(card) + places(card) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ card }) => card);
  const taken: Card[] = [];
  while (meld.size + taken.length < size) {
    const place = left.findIndex((card) => nameMeld(view.ruleset, [...meld.cards, ...taken, card]) !== 'invalid');
    const [card] = place < 0 ? [] : left.splice(place, 1);
    if (card === undefined) break;
    taken.push(card);
  }
  return taken;
}

function wildness({ role }: Card): number {
  return role === 'wild' ? 1 : 0;
}

/** Two runs of one suit that can be made one, now or with the one card that lies between them. */
function joined(view: Position, melds: readonly Meld[]): readonly Fact[] {
  const { ruleset } = view;
  if (!ruleset.parameters.mergeSequences) return [];
  const runs = melds.filter((meld) => meld.kind === 'sequence' && !isComplete(ruleset.parameters, meld));
  return runs.flatMap((first, place) =>
    runs.slice(place + 1).flatMap((second) => (first.suit === second.suit ? pairOf(view, first, second) : [])),
  );
}

function pairOf(view: Position, first: Meld, second: Meld): readonly Fact[] {
  const { ruleset } = view;
  const { canastaSize, sambaBonus } = ruleset.parameters;
  const all = [...first.cards, ...second.cards];
  const key = `${keyOf(first)} ${keyOf(second)}`;
  const clauses = stating(ruleset, 'mergeSequences', 'sambaBonus').slice(0, 1);
  const values = { first: { meld: first }, second: { meld: second } };
  if (permits(view, { type: 'merge', first: { name: first.name }, second: { name: second.name } })) {
    const points = all.length >= canastaSize ? sambaBonus : 0;
    return [
      { code: 'join', weight: 700 + points / 2, key: `join ${key}`, values: { ...values, count: all.length }, clauses },
    ];
  }
  const between = ranks
    .flatMap((rank) => (first.suit === null ? [] : (cardFrom(`${rank}${first.suit}`) ?? [])))
    .find((card) => nameMeld(ruleset, [...all, card]) !== 'invalid');
  if (between === undefined) return [];
  const joinedValues = { ...values, cards: [between], count: all.length + 1 };
  // With the card in the hand the two can be joined now: if that makes a samba, nothing else that the card completes is worth more.
  const held = seatState(view, view.turn).hand.known.includes(between);
  const weight = held && all.length + 1 >= canastaSize ? joinsSamba + sambaBonus / 10 : 870;
  return [{ code: 'join-gap', weight, key: `join-gap ${key}${held ? ' held' : ''}`, values: joinedValues, clauses }];
}

/** The cards of the hand that go onto melds of the side that are not complete; those that complete one, and those that might instead, are told as that. */
function fitting(view: Position, melds: readonly Meld[], apart: readonly Card[]): readonly Fact[] {
  const open = melds.filter((meld) => !isComplete(view.ruleset.parameters, meld));
  const naturals = seatState(view, view.turn).hand.known.filter(({ role }) => role === 'natural');
  const takers = (card: Card) => open.filter((meld) => goes(view, meld, [card]));
  // A sequence has each card only once: of two alike that go only there the second fits no longer.
  const cards = naturals.filter(
    (card, place) =>
      !apart.includes(card) &&
      (takers(card).length > naturals.slice(0, place).filter((other) => other === card).length ||
        takers(card).some(({ kind }) => kind === 'set')),
  );
  if (cards.length === 0) return [];
  return [
    {
      code: 'fits',
      weight: 420,
      key: `fits ${cardsKey(cards)}`,
      values: { cards },
      clauses: [view.ruleset.facts.meldedCards],
    },
  ];
}

function cardsIn({ cards }: Fact['values']): readonly Card[] {
  return Array.isArray(cards) ? cards : [];
}
