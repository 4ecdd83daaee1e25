import {
  type Bid,
  type Call,
  type Card,
  deckOf,
  denominations,
  dutyCodes,
  type Held,
  type NamedMeld,
  type Phase,
  type Ruleset,
  type Seat,
  type Setup,
} from '../../../src/engine/index.ts';
import type { FullAgreement } from './agreements.ts';
import { type Choose, oneOf } from './random-deal.ts';

// Setups that somebody might write: any phase, any part left out or only counted, melds lawful and (when `wild`) unlawful, duties of
// rulings, and nothing that follows from a deal.

const rankGroups = ['K9', 'A23', 'QJT98', '34567', 'A2K', '987', '3', 'AKQJT98765432'];
const totals = [-205, 0, 0, 1495, 1500, 3000, 4995, 7000, 9995, 10_000, 19_995];

/** The cards of a deck in a random order, those of few ranks first. */
function shuffled(ruleset: Ruleset, choose: Choose): Card[] {
  const ranks = oneOf(rankGroups, choose);
  const weight = (card: Card) =>
    (ranks.includes(card.code.slice(0, 1)) || card.role === 'wild' ? 0 : 1000) + choose(1000);
  return deckOf(ruleset)
    .map((card) => ({ card, weight: weight(card) }))
    .sort((one, other) => one.weight - other.weight)
    .map(({ card }) => card);
}

function take(deck: Card[], count: number): readonly Card[] {
  return deck.splice(0, count);
}

/** Takes cards that are a lawful meld out of the deck, as far as it can: naturals of a rank with wild cards, or a sequence. */
function takeMeld(ruleset: Ruleset, deck: Card[], choose: Choose): readonly Card[] {
  const { maxSequence } = ruleset.parameters;
  const natural = deck.find(({ role }) => role === 'natural');
  if (natural === undefined) return [];
  const run = maxSequence > 0 && choose(2) === 0;
  const order = 'A23456789TJQK'.repeat(2);
  const place = order.indexOf(natural.code.slice(0, 1));
  const wanted = run
    ? [...order.slice(place, place + 3 + choose(5))].map(
        (rank) => (card: Card) => card.code === `${rank}${natural.suit}`,
      )
    : [
        ...Array.from({ length: 3 + choose(5) }, () => (card: Card) => card.rank === natural.rank),
        ...Array.from({ length: oneOf([0, 0, 1, 2], choose) }, () => (card: Card) => card.role === 'wild'),
      ];
  const taken: Card[] = [];
  for (const fits of wanted) {
    const found = deck.findIndex(fits);
    if (found === -1 && run) break;
    if (found !== -1) taken.push(...deck.splice(found, 1));
  }
  return taken;
}

function someMelds(ruleset: Ruleset, deck: Card[], lawfully: boolean, choose: Choose): readonly NamedMeld[] {
  return Array.from({ length: oneOf([0, 1, 1, 2, 3, 4], choose) }, (_, number) => ({
    name: oneOf([`m${number}`, `kings of ${number}`], choose),
    cards: lawfully || choose(3) > 0 ? takeMeld(ruleset, deck, choose) : take(deck, 1 + choose(7)),
  })).filter(({ cards }) => cards.length >= (lawfully ? 3 : 1));
}

function someHeld(deck: Card[], most: number, known: boolean, choose: Choose): Held | undefined {
  const kind = known ? 2 : choose(5);
  if (kind === 0) return undefined;
  return kind === 1 ? choose(most + 1) : take(deck, choose(most + 1));
}

function someBid(choose: Choose): Bid {
  return { level: 1 + choose(8), denomination: oneOf(denominations, choose) };
}

function bySeat<Value>(seats: readonly Seat[], make: (seat: Seat) => Value | undefined): { [seat in Seat]?: Value } {
  const made: { [seat in Seat]?: Value } = {};
  for (const seat of seats) {
    const value = make(seat);
    if (value !== undefined) made[seat] = value;
  }
  return made;
}

/** What setups there are to be. */
export interface SetupWish {
  /** Only melds of three cards and more that are, or nearly are, melds. */
  readonly lawful: boolean;
  /** No cards that are only counted. */
  readonly known: boolean;
}

/** Red threes are laid, by whatever way they come: none is a penalty card, and none waits. */
function isNoRedThree({ role }: Card): boolean {
  return role !== 'red-three';
}

/** A random setup of a ruleset under an agreement. */
export function anySetup(
  ruleset: Ruleset,
  agreement: FullAgreement,
  { lawful, known }: SetupWish,
  choose: Choose,
): Setup {
  const { seats, sides } = ruleset.seating;
  const deck = shuffled(ruleset, choose);
  const now = oneOf<Phase>(['draw', 'draw', 'play', 'play', 'play', 'over', 'deal'], choose);
  const early = ruleset.has('contract') && choose(4) === 0;
  const phase = early ? oneOf<Phase>(['auction', 'contract-opening'], choose) : now;
  const turn = oneOf(seats, choose);
  const isBidding = phase === 'auction' || phase === 'contract-opening';
  const melds = Object.fromEntries(
    sides.map((side) => {
      const some = someMelds(ruleset, deck, lawful, choose);
      return [side, isBidding ? [] : some];
    }),
  );
  const names = Object.values(melds).flatMap((list) => list.map(({ name }) => name));
  const redThrees = deck.filter(({ role }) => role === 'red-three');
  const laid = Object.fromEntries(
    sides.map((side) => {
      const cards = redThrees.splice(0, oneOf([0, 0, 0, 1, 2], choose));
      for (const card of cards) deck.splice(deck.indexOf(card), 1);
      return [side, cards];
    }),
  );
  const own = take(deck, oneOf([1, 2, 3, 4, 6, 8, 11], choose));
  const some = <Value>(make: () => Value): Value | undefined => (choose(3) === 0 ? make() : undefined);
  const ruling = ruleset.has('ruling');
  const contract = ruleset.has('contract');
  return {
    ruleset: ruleset.id,
    agreement: {
      options: agreement.options,
      players: agreement.players,
      ...('form' in agreement ? { form: agreement.form } : {}),
    },
    turn,
    dealer: some(() => oneOf(seats, choose)),
    phase,
    scores: Object.fromEntries(sides.map((side) => [side, oneOf(totals, choose)])),
    hands: bySeat(seats, (seat) =>
      seat === turn && (known || choose(6) > 0) ? own : someHeld(deck, 6, known, choose),
    ),
    pile: some(() => take(deck, choose(9))) ?? take(deck, choose(3)),
    stock: oneOf<() => Held | undefined>(
      [
        () => [],
        () => take(deck, 1 + choose(4)),
        () => take(deck, 8),
        ...(known ? [] : [() => choose(12), () => undefined]),
      ],
      choose,
    )(),
    melds,
    redThrees: some(() => laid),
    penaltyCards:
      ruling && ruleset.parameters.penaltyCards
        ? some(() => bySeat(seats, () => some(() => take(deck, choose(3)).filter(isNoRedThree))))
        : undefined,
    waiting: ruling
      ? some(() => bySeat(seats, () => some(() => take(deck, choose(3)).filter(isNoRedThree))))
      : undefined,
    duties: ruling
      ? some(() => bySeat(seats, () => some(() => [{ code: oneOf(dutyCodes, choose), count: 1 + choose(3) }])))
      : undefined,
    minimumRaise: ruleset.has('correction') ? some(() => ({ A: oneOf([10, 20, 50], choose) })) : undefined,
    drew: some(() => oneOf(['stock', 'pile', 'nothing'], choose)),
    meldedThisTurn: phase === 'deal' ? undefined : some(() => names.filter(() => choose(2) === 0)),
    answer: some(() => oneOf(['yes', 'no'], choose)),
    asked: choose(12) === 0 ? oneOf(seats, choose) : undefined,
    penalties: some(() => ({ A: oneOf([100, 500, 1000], choose) })),
    out: some(() => oneOf(seats, choose)),
    loser: phase === 'over' && ruleset.has('talk') ? some(() => oneOf(sides, choose)) : undefined,
    concealed: some(() => true),
    unplayed: some(() => seats.filter(() => choose(2) === 0)),
    melders: some(() => seats.filter(() => choose(2) === 0)),
    calls: contract
      ? some(() =>
          Array.from({ length: choose(6) }, () => oneOf<Call>([someBid(choose), 'pass', 'pass', 'double'], choose)),
        )
      : undefined,
    contract: !contract
      ? undefined
      : phase === 'contract-opening'
        ? { seat: turn, bid: someBid(choose), doubledBy: null }
        : some(() => ({
            seat: oneOf(seats, choose),
            bid: someBid(choose),
            doubledBy: oneOf([null, ...seats], choose),
          })),
  };
}
