import type { Card, Position } from '../../../src/engine/index.ts';
import { isRedThree, isWild, pointsOfCards } from './cards.ts';
import {
  contractLayings,
  contractMinimum,
  hasOneSetOfARank,
  holdsBlackThrees,
  type Laid,
  opensByPoints,
  opensInTurn,
  type Table,
} from './contract-layings.ts';
import { contractBonus, contractName, heldPoints, isCircleRun, isClosed, setRank } from './contract-melds.ts';
import type { Outcome } from './outcomes.ts';

// The account of `outcomes.ts` for Sitoumussamba: all lawful ends of a turn, from its document and not act by act. Stock cards and the
// partner's hand must be known. Asking is left aside, and so are rulings.

/** What a turn depends on besides the cards of the player and of the table. */
export interface House {
  readonly minimum: number;
  /** The bid that the side must reach before it goes out; null for robbers and without a bid (26). */
  readonly level: number | null;
  readonly partnersHand: readonly Card[];
  readonly penalties: number;
}

/** A turn that has come to laying cards. */
interface Place {
  readonly table: Table;
  readonly hand: readonly Card[];
  readonly pile: readonly Card[];
  readonly stock: readonly Card[];
  /** Red threes on the table: bought with, or laid at the end of the stock. */
  readonly redThrees: readonly Card[];
  readonly opened: boolean;
  /** Whether black threes have been laid in this turn, so that the player must go out (22-b). */
  readonly mustGoOut: boolean;
  readonly tookPile: boolean;
  readonly bought: boolean;
}

function keyOf(
  place: Omit<Place, 'opened' | 'mustGoOut' | 'tookPile' | 'bought'>,
  over: boolean,
  out: boolean,
): string {
  const { table, hand, pile, stock, redThrees } = place;
  // Nobody can make use of suits once the deal is over, nor in sets.
  const name = ({ code, rank, role }: Card) => (!over ? code : role === 'red-three' ? role : rank);
  const names = (cards: readonly Card[]) => cards.map(name).sort().join(' ');
  const ranks = (cards: readonly Card[]) =>
    cards
      .map(({ rank }) => rank)
      .sort()
      .join(' ');
  const melds = table.map((cards) => (isCircleRun(cards) ? names(cards) : ranks(cards)));
  const ending = over ? `over${out ? ', gone out' : ''}` : 'on';
  const left = `hand ${names(hand)}; melds ${melds.sort().join(', ')}; laid ${names(redThrees)}`;
  return `${ending}; ${left}; pile ${pile.map(name).join(' ')}; stock ${stock.length}`;
}

/** The key of an outcome for a position that the engine has reached; `seat` is the player whose turn it was. */
export function contractKeyOf(position: Position, seat: number): string {
  const side = position.sides[(seat - 1) % position.sides.length];
  const place = {
    table: side?.melds.map(({ cards }) => cards) ?? [],
    hand: position.seats[seat - 1]?.hand.known ?? [],
    pile: position.pile,
    stock: position.stock.known,
    redThrees: side?.redThrees ?? [],
  };
  return keyOf(place, position.phase === 'over', position.ending?.out === seat);
}

function outcome(place: Place, over: boolean, out: boolean): Outcome {
  const { tookPile, bought } = place;
  return { key: keyOf(place, over, out), out, tookPile, bought, points: 0, cards: 0 };
}

/** Whether the side may go out with these melds and an empty hand of the player (26-b, 26-c, 30-a, 30-b). */
export function mayGoOut(
  { level, partnersHand, penalties }: House,
  { table, redThrees }: Pick<Place, 'table' | 'redThrees'>,
): boolean {
  if (level !== null) {
    const bonuses = table.reduce((sum, cards) => sum + contractBonus(cards), 300);
    const melded = level >= 5 ? pointsOfCards(table.flat()) : 0;
    return bonuses + melded - heldPoints(partnersHand) - 300 * redThrees.length - penalties >= 1000 * level;
  }
  const names = table.map(contractName);
  const reds = names.filter((name) => name === 'natural' || name === 'twos').length;
  const blacks = names.filter((name) => name === 'mixed' || name === 'mixed-twos').length;
  return names.includes('samba') && reds >= 1 && reds + blacks >= 2;
}

/** What follows a card that leaves the stock: the hand has it, or it was the last and a red three, and the deal is over (32-end-2). */
function drawn(place: Place): { readonly next: Place; readonly last: readonly Card[] } {
  const [card, ...stock] = place.stock;
  if (card === undefined) return { next: place, last: [] };
  if (stock.length === 0 && isRedThree(card)) return { next: { ...place, stock }, last: [card] };
  return { next: { ...place, stock, hand: [...place.hand, card] }, last: [] };
}

/** Lays the red threes of the last draw on the table or puts them into sequences, and the deal is over. */
function* lastThrees(place: Place, threes: readonly Card[]): Generator<Outcome> {
  const [three, ...others] = threes;
  if (three === undefined) {
    yield outcome(place, true, false);
    return;
  }
  yield* lastThrees({ ...place, redThrees: [...place.redThrees, three] }, others);
  for (const table of continued(place.table, three)) yield* lastThrees({ ...place, table }, others);
}

/** The table after a card has gone to an end of a sequence. */
function continued(table: Table, card: Card): readonly Table[] {
  return table.flatMap((cards, place) =>
    isCircleRun(cards) && isCircleRun([...cards, card])
      ? [[...table.slice(0, place), [...cards, card], ...table.slice(place + 1)]]
      : [],
  );
}

/** Without a card taken out of a hand that holds it. */
function without(cards: readonly Card[], card: Card): readonly Card[] {
  const place = cards.indexOf(card);
  return [...cards.slice(0, place), ...cards.slice(place + 1)];
}

/** Every end of a turn that has come to laying cards. */
function* endings(house: House, place: Place): Generator<Outcome> {
  yield* closings(house, place);
  for (const three of new Set(place.hand.filter(isRedThree))) {
    // Buying before any melding comes to the same as buying after it, unless the deal ends with the card bought.
    const redThrees = [...place.redThrees, three];
    const { next, last } = drawn({ ...place, redThrees, bought: true, hand: without(place.hand, three) });
    if (place.stock.length > 0 && last.length === 0) yield* endings(house, next);
    if (last.length === 0) continue;
    for (const after of layings(house, next)) if (endsWithAnyCard(house, after)) yield* lastThrees(after, last);
  }
}

/**
 * Whether the turn can end with whatever card comes to the hand from the stock. Who draws the last red three, with which the deal is
 * over, could not know it.
 */
function endsWithAnyCard(house: House, place: Place): boolean {
  if (place.hand.length > 0 && !place.mustGoOut) return true;
  return [...layings(house, place)].some((laid) => laid.hand.length === 0 && mayGoOut(house, laid));
}

/** The place after any lawful laying of cards that opens if it must. */
function* layings(house: House, place: Place): Generator<Place> {
  for (const { table, added, kept } of contractLayings(place.table, place.hand)) {
    const changed = table.filter((_, at) => added[at]?.length !== 0);
    if (!place.opened && changed.length > 0 && !opensInTurn(changed, house.minimum)) continue;
    yield { ...place, table, hand: kept, mustGoOut: place.mustGoOut || holdsBlackThrees(changed) };
  }
}

/** Lays cards and discards one. */
function* closings(house: House, place: Place): Generator<Outcome> {
  for (const laid of layings(house, place)) {
    for (const dropped of new Set(laid.hand)) {
      const next = { ...laid, hand: without(laid.hand, dropped), pile: [...laid.pile, dropped] };
      const out = next.hand.length === 0;
      if (out ? mayGoOut(house, next) : !next.mustGoOut) yield outcome(next, out, out);
    }
  }
}

function isFreezing(card: Card): boolean {
  return isWild(card) || isRedThree(card);
}

/** Where the part of the pile that is taken begins: at the first freezing card from the top, or at one of those right below it (13-d). */
export function cuts(pile: readonly Card[]): readonly number[] {
  const first = pile.findLastIndex(isFreezing);
  if (first === -1) return [0];
  const found = [first];
  for (let place = first - 1; place >= 0; place--) {
    const card = pile[place];
    if (card === undefined || !isFreezing(card)) break;
    found.push(place);
  }
  return found;
}

/** What has been laid in order to take the pile, the top card included. */
function* grounds(house: House, place: Place, top: Card): Generator<Pick<Place, 'table' | 'hand' | 'mustGoOut'>> {
  if (!place.opened) {
    yield* openingGrounds(house, place, top);
    return;
  }
  for (const table of continued(place.table, top)) yield { table, hand: place.hand, mustGoOut: false };
  if (top.rank === '3' || top.rank === 'joker') return;
  const needed = place.pile.some(isFreezing) ? 3 : 2;
  const alike = (card: Card) => card.rank === top.rank || isWild(card);
  const others = place.hand.filter((card) => !alike(card));
  for (const laid of contractLayings(place.table, [...place.hand.filter(alike), top])) {
    const cards = laid.added.flat();
    // The top card comes from the pile, so it does not stay in the hand.
    const count = (all: readonly Card[]) => all.filter((card) => card === top).length;
    if (count(laid.kept) > count(place.hand)) continue;
    if (cards.filter(({ rank }) => rank === top.rank).length - 1 < needed) continue;
    if (isOneSet(place.table, laid, top))
      yield { table: laid.table, hand: [...laid.kept, ...others], mustGoOut: false };
  }
}

/** Whether what was laid is one set of the top card's rank, or closes one and begins another with what is too much for it (14-c). */
function isOneSet(before: Table, { table, added }: Laid, top: Card): boolean {
  const touched = added.flatMap((cards, place) => (cards.length > 0 ? [place] : []));
  if (touched.some((place) => setRank(table[place] ?? []) !== top.rank)) return false;
  const [one, other, more] = touched;
  if (one === undefined || other === undefined) return one !== undefined;
  const closes = isClosed(table[one] ?? []) && contractName([...(before[one] ?? []), ...added.flat()]) === 'invalid';
  return more === undefined && closes && one < before.length && other >= before.length;
}

/** An opening with hand cards alone, three naturals of the top card's rank in one of its sets, which the top card joins (15-d). */
function* openingGrounds(
  house: House,
  place: Place,
  top: Card,
): Generator<Pick<Place, 'table' | 'hand' | 'mustGoOut'>> {
  if (top.rank === '3' || top.rank === 'joker') return;
  for (const { table, kept } of contractLayings([], place.hand)) {
    if (table.length === 0 || !opensByPoints(table, house.minimum, 5)) continue;
    for (const [at, cards] of table.entries()) {
      if (setRank(cards) !== top.rank || cards.filter(({ rank }) => rank === top.rank).length < 3) continue;
      const joined = [...table.slice(0, at), [...cards, top], ...table.slice(at + 1)];
      if (contractName([...cards, top]) === 'invalid' || !hasOneSetOfARank(joined)) continue;
      yield { table: joined, hand: kept, mustGoOut: holdsBlackThrees(table) };
    }
  }
}

/** Every end of a turn that begins with taking the pile. */
function* takings(house: House, place: Place): Generator<Outcome> {
  const top = place.pile.at(-1);
  if (top === undefined || (place.hand.length === 1 && place.pile.length === 1)) return;
  for (const ground of grounds(house, place, top)) {
    for (const cut of cuts(place.pile)) {
      const hand = [...ground.hand, ...place.pile.slice(cut, -1)];
      const taken = { ...place, ...ground, hand, pile: place.pile.slice(0, cut), opened: true, tookPile: true };
      const { next, last } = drawn(taken);
      if (last.length === 0) yield* endings(house, next);
      else if (endsWithAnyCard(house, next)) yield* lastThrees(next, last);
    }
  }
}

/** With the stock empty: whether the top card fits a meld of the side, and the pile can be taken (32-a). */
function mustTake(house: House, place: Place): boolean {
  const top = place.pile.at(-1);
  if (top === undefined) return false;
  const fits = place.table.some(
    (cards) => !isClosed(cards) && setRank(cards) === top.rank && contractName([...cards, top]) !== 'invalid',
  );
  if (!fits && continued(place.table, top).length === 0) return false;
  return !takings(house, place).next().done;
}

/** What the document makes a turn depend on, for the player in turn. */
export function houseOf(position: Position): House {
  const { contract, sides, seats, turn } = position;
  const place = (turn - 1) % 2;
  const side = sides[place];
  const partner = seats.find((_, seat) => seat % 2 === place && seat !== turn - 1);
  if (side === undefined || partner === undefined) throw new Error('nobody is in turn');
  const declares = contract !== null && (contract.seat - 1) % 2 === place;
  return {
    minimum: contractMinimum(side.score),
    level: declares ? contract.bid.level : null,
    partnersHand: partner.hand.known,
    penalties: side.penalties,
  };
}

/** All lawful ends of a turn of Sitoumussamba, by key. */
export function contractOutcomes(position: Position): ReadonlyMap<string, Outcome> {
  const house = houseOf(position);
  const side = position.sides[(position.turn - 1) % position.sides.length];
  const start: Place = {
    table: side?.melds.map(({ cards }) => cards) ?? [],
    hand: position.seats[position.turn - 1]?.hand.known ?? [],
    pile: position.pile,
    stock: position.stock.known,
    redThrees: side?.redThrees ?? [],
    opened: (side?.melds.length ?? 0) > 0,
    mustGoOut: false,
    tookPile: false,
    bought: false,
  };
  const found = new Map<string, Outcome>();
  const note = (all: Iterable<Outcome>) => {
    for (const one of all) if (!found.has(one.key)) found.set(one.key, one);
  };
  if (position.phase === 'play') {
    note(endings(house, start));
    return found;
  }
  note(takings(house, start));
  const cards = start.stock.slice(0, 2);
  if (cards.length > 0) {
    const stock = start.stock.slice(2);
    const last = stock.length === 0 ? cards.filter(isRedThree) : [];
    const others = cards.filter((card) => !last.includes(card));
    const next = { ...start, stock, hand: [...start.hand, ...others] };
    note(last.length > 0 ? lastThrees(next, last) : endings(house, next));
  } else if (!mustTake(house, start)) note([outcome(start, true, false)]);
  return found;
}
