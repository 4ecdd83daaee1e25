import {
  type Card,
  canastaBonus,
  cardFrom,
  contractResult,
  countOf,
  faces,
  freezes,
  judge,
  legalActions,
  type Meld,
  nameMeld,
  type Position,
  type Seat,
  score,
  seatState,
  sideOf,
  sideState,
  topOf,
} from '../../src/engine/index.ts';
import type { Fact, FactCode } from '../../src/insight/index.ts';
import { choose } from '../../src/players/index.ts';

// An account of every fact, by the whole truth of the table. It shares nothing with the finding of facts but the engine.

/** Whether a fact holds; `position` is the whole truth, `seat` who is told. */
export type Account = (fact: Fact, position: Position, seat: Seat) => boolean;

function bonuses(position: Position, seat: Seat): number {
  return sideState(position, seat).melds.reduce(
    (sum, meld) => sum + (canastaBonus(position.ruleset.parameters, meld) ?? 0),
    0,
  );
}

function takes(position: Position) {
  return legalActions(position).filter((action) => action.type === 'take');
}

/** The position once the red threes that have to come first have been laid. */
function withThreesLaid(position: Position): Position {
  const lay = legalActions(position).find(({ type }) => type === 'lay');
  const verdict = lay === undefined ? null : judge(position, lay);
  return verdict?.legal === true && verdict.next.turn === position.turn ? withThreesLaid(verdict.next) : position;
}

function numberOf({ values }: Fact, name: string): number {
  const value = values[name];
  if (typeof value !== 'number') throw new Error(`${name} is no number`);
  return value;
}

function cardsOf({ values }: Fact, name: string): readonly Card[] {
  const value = values[name];
  if (!Array.isArray(value)) throw new Error(`${name} are no cards`);
  return value;
}

function meldOf({ values }: Fact, name: string) {
  const value = values[name];
  if (typeof value !== 'object' || !('meld' in value)) throw new Error(`${name} is no meld`);
  return value.meld;
}

const taken: Account = (fact, position) =>
  takes(position).length > 0 &&
  cardsOf(fact, 'cards')[0] === topOf(position) &&
  takes(position).some((action) => {
    const verdict = judge(position, action);
    return verdict.legal && position.pile.length - verdict.next.pile.length === numberOf(fact, 'count');
  });

/** Whether the reader’s side could add cards to a meld now. */
function adds(position: Position, name: string, added: readonly Card[]): Position | null {
  const verdict = judge(position, { type: 'add', additions: [{ meld: { name }, cards: added }] });
  return verdict.legal ? verdict.next : null;
}

/** The account of every fact. */
export const factAccounts: { readonly [Code in FactCode]: Account } = {
  'take-onto': taken,
  'take-with': taken,
  'take-opens': taken,
  'take-completes': (fact, position, seat) =>
    taken(fact, position, seat) &&
    takes(position).some((action) => {
      const verdict = judge(position, action);
      return verdict.legal && bonuses(verdict.next, seat) - bonuses(position, seat) === numberOf(fact, 'points');
    }),
  stopped: (_, position) => takes(position).length === 0,
  frozen: (fact, position) =>
    takes(position).length === 0 &&
    cardsOf(fact, 'cards').every(freezes) &&
    position.pile.length === numberOf(fact, 'pile'),
  'gave-pile': (fact, position) =>
    takes(position).some((action) => action.with.length + action.melds.length === 0) &&
    position.pile.length === numberOf(fact, 'count'),
  'discard-gives': (fact, position) =>
    cardsOf(fact, 'cards').length === numberOf(fact, 'number') &&
    cardsOf(fact, 'cards').every((card) => {
      const verdict = judge(position, { type: 'discard', card });
      return (
        verdict.legal &&
        takes(withThreesLaid(verdict.next)).some((action) => action.with.length + action.melds.length === 0)
      );
    }),
  completes: (fact, position, seat) => {
    const after = adds(position, meldOf(fact, 'meld').name, cardsOf(fact, 'cards'));
    return after !== null && bonuses(after, seat) - bonuses(position, seat) === numberOf(fact, 'points');
  },
  fits: (fact, position, seat) =>
    cardsOf(fact, 'cards').every((card) =>
      sideState(position, seat).melds.some(({ name }) => adds(position, name, [card]) !== null),
    ),
  join: (_, position) => legalActions(position).some(({ type }) => type === 'merge'),
  'opening-ready': (fact, position) =>
    numberOf(fact, 'points') >= numberOf(fact, 'minimum') &&
    cardsOf(fact, 'cards').every((card) => seatState(position, position.turn).hand.known.includes(card)) &&
    legalActions(position).some(({ type }) => type === 'meld'),
  'their-canasta': (fact, position) =>
    position.sides.some(({ melds }) =>
      melds.some((meld) => canastaBonus(position.ruleset.parameters, meld) === numberOf(fact, 'points')),
    ),
  'few-cards': (fact, position, seat) =>
    position.seats.some(
      (state) =>
        sideOf(position.ruleset.seating, state.seat) !== sideOf(position.ruleset.seating, seat) &&
        countOf(state.hand) === numberOf(fact, 'count'),
    ) && handCost(position, seat) === numberOf(fact, 'points'),
  'stock-low': (fact, position) => countOf(position.stock) === numberOf(fact, 'count'),
  'stock-low-bid': (fact, position) =>
    countOf(position.stock) === numberOf(fact, 'count') &&
    contractResult({
      ...position,
      // Nothing on the table and nobody out: what an unreached bid comes to when the stock runs out.
      sides: position.sides.map((side) => ({ ...side, melds: [] })),
      phase: 'over',
      ending: { out: null, concealed: false, ownCanasta: false, cause: 'without-stock', loser: null },
    }) === 'void',
  'out-now': (_, position, seat) => goesOut(position, seat),
  'out-unasked': (_, position, seat) => goesOut(position, seat),
  'red-three-in-hand': (fact, position, seat) => costsInHand(fact, position, seat),
  'black-three-in-hand': (fact, position, seat) => costsInHand(fact, position, seat),
  bound: (_, position, seat) => position.current.answer === 'yes' && goesOut(position, seat),
  'bound-undrawn': ({ values }, position, seat) =>
    position.current.answer === 'yes' &&
    position.turn === seat &&
    position.phase === 'draw' &&
    values.points === position.ruleset.parameters.failedGoingOutPenalty,
  'bound-in-vain': (fact, position, seat) =>
    position.current.answer === 'yes' &&
    !goesOut(position, seat) &&
    brokenYes(position).every((cost) => cost === numberOf(fact, 'points')),
  'must-keep': (_, position) =>
    position.current.answer === 'no' &&
    legalActions(position).every((action) => {
      const verdict = judge(position, action);
      return verdict.legal && verdict.next.ending?.out == null;
    }),
  'out-now-bid': (_, position, seat) => goesOut(withEmptyHand(position, partnerOf(position, seat)), seat),
  'out-missing': (fact, position, seat) =>
    canastasOf(position, seat).length === numberOf(fact, 'count') && !lastCardGoes(position, seat),
  'out-ready': (_fact, position, seat) => lastCardGoes(position, seat),
  'robber-missing': (fact, position, seat) => {
    const own = canastasOf(position, seat);
    const runs = own.filter(({ kind }) => kind === 'sequence').length;
    const red = own.filter(({ kind, wilds }) => kind === 'set' && wilds === 0).length;
    return (
      Math.min(1, runs) === numberOf(fact, 'sambas') &&
      own.length - runs === numberOf(fact, 'count') &&
      Math.min(1, red) === numberOf(fact, 'red') &&
      !lastCardGoes(position, seat)
    );
  },
  'bid-missing': (fact, position, seat) => bidStands(fact, position, seat, true) && numberOf(fact, 'missing') > 0,
  'bid-reached': (fact, position, seat) => bidStands(fact, position, seat, true) && numberOf(fact, 'missing') <= 0,
  'their-bid': (fact, position, seat) => bidStands(fact, position, seat, false) && numberOf(fact, 'missing') > 0,
  'their-bid-reached': (fact, position, seat) => {
    const [first] = othersOf(position, seat);
    return first !== undefined && towardsBid(position) >= levelOf(position) * 1000 && fewest(fact, position, seat);
  },
  'their-out': (fact, position, seat) => {
    const [first] = othersOf(position, seat);
    return first !== undefined && lastCardGoes(position, first) && fewest(fact, position, seat);
  },
  'own-near': (fact, position, seat) => oneCardShort(fact, position, [seat]),
  'their-near': (fact, position, seat) => oneCardShort(fact, position, othersOf(position, seat)),
  'join-gap': (fact, position, seat) => {
    const { melds } = sideState(position, seat);
    const both = [...meldOf(fact, 'first').cards, ...meldOf(fact, 'second').cards];
    const all = [...both, ...cardsOf(fact, 'cards')];
    return (
      [meldOf(fact, 'first'), meldOf(fact, 'second')].every(({ name }) => melds.some((meld) => meld.name === name)) &&
      isRun(all) &&
      !isRun(both) &&
      all.length === numberOf(fact, 'count')
    );
  },
  'opening-short': (fact, position) =>
    numberOf(fact, 'points') + numberOf(fact, 'missing') === numberOf(fact, 'minimum') &&
    numberOf(fact, 'missing') > 0 &&
    legalActions(position).every(({ type }) => type !== 'meld'),
  asked: (fact, position, seat) =>
    position.current.asked === seat && handCost(position, seat) === numberOf(fact, 'points'),
  'asked-bid': (fact, position, seat) =>
    askedForBid(fact, position, seat) && numberOf(fact, 'sum') >= numberOf(fact, 'needed'),
  'asked-bid-short': (fact, position, seat) =>
    askedForBid(fact, position, seat) && numberOf(fact, 'sum') < numberOf(fact, 'needed'),
};

/** Whether a good player who wants to go out now does: each of his acts is chosen as after a “yes”. */
function goesOut(start: Position, seat: Seat): boolean {
  let position: Position = { ...start, current: { ...start.current, answer: 'yes' } };
  for (let acts = 0; acts < 120 && position.phase !== 'over' && position.turn === seat; acts++) {
    const verdict = judge(position, choose(position, 'middle', 1));
    if (!verdict.legal) return false;
    position = verdict.next;
  }
  return position.ending?.out === seat;
}

/** Whether each of the cards would cost so many points if the deal ended now. */
function costsInHand(fact: Fact, position: Position, seat: Seat): boolean {
  const side = sideOf(position.ruleset.seating, seat);
  const over = (state: Position) =>
    score({
      ...state,
      // What becomes of a bid may hang on these cards: that is another line of the count.
      contract: null,
      phase: 'over',
      ending: { out: null, concealed: false, ownCanasta: false, cause: 'without-stock', loser: null },
    }).find((one) => one.side === side)?.total ?? 0;
  const cards = cardsOf(fact, 'cards');
  const seats = position.seats.map((state) =>
    state.seat === seat
      ? { ...state, hand: { ...state.hand, known: state.hand.known.filter((card) => !cards.includes(card)) } }
      : state,
  );
  return over({ ...position, seats }) - over(position) === cards.length * numberOf(fact, 'points');
}

/** What each discard costs the side whose player does not go out although he was allowed to. */
function brokenYes(position: Position): readonly number[] {
  return legalActions(position).flatMap((action) => {
    const verdict = judge(position, action);
    if (action.type !== 'discard' || !verdict.legal) return [];
    return [sideState(verdict.next, position.turn).penalties - sideState(position, position.turn).penalties];
  });
}

function partnerOf({ ruleset, seats }: Position, seat: Seat): Seat {
  const own = sideOf(ruleset.seating, seat);
  return seats.find((state) => state.seat !== seat && sideOf(ruleset.seating, state.seat) === own)?.seat ?? seat;
}

function othersOf({ ruleset, seats }: Position, seat: Seat): readonly Seat[] {
  const own = sideOf(ruleset.seating, seat);
  return seats.flatMap((state) => (sideOf(ruleset.seating, state.seat) === own ? [] : [state.seat]));
}

function withHand(position: Position, seat: Seat, known: readonly Card[]): Position {
  const seats = position.seats.map((state) =>
    state.seat === seat ? { ...state, hand: { known, unknown: 0 } } : state,
  );
  return { ...position, seats };
}

function withEmptyHand(position: Position, seat: Seat): Position {
  return withHand(position, seat, []);
}

function canastasOf(position: Position, seat: Seat): readonly Meld[] {
  return sideState(position, seat).melds.filter((meld) => canastaBonus(position.ruleset.parameters, meld) !== null);
}

/** Whether a seat whose last card were a plain one could go out by discarding it. */
function lastCardGoes(position: Position, seat: Seat): boolean {
  const last = cardFrom('5c');
  if (last === undefined) throw new Error('no card');
  const { current } = position;
  const table = withHand(
    {
      ...position,
      turn: seat,
      phase: 'play',
      current: { ...current, drew: 'stock', asked: null, answer: null, surplus: [], lastThrees: [] },
    },
    seat,
    [last],
  );
  // What the partner holds is not what lies on the table.
  const verdict = judge(withEmptyHand(table, partnerOf(position, seat)), { type: 'discard', card: last });
  return verdict.legal && verdict.next.ending?.out === seat;
}

function levelOf({ contract }: Position): number {
  return contract?.bid.level ?? 0;
}

/** What lies on the table for the bid: canastas, from the level on at which they count the melded cards, less what red threes have bought. */
export function towardsBid(position: Position): number {
  const { contract, ruleset } = position;
  if (contract === null) throw new Error('there is no bid');
  const { melds, redThrees, penalties } = sideState(position, contract.seat);
  const { cardValues, levelOfMeldedCards, laidRedThreePenalty } = ruleset.parameters;
  const melded =
    levelOf(position) >= levelOfMeldedCards
      ? melds.flatMap(({ cards }) => cards).reduce((sum, card) => sum + cardValues[card.rank], 0)
      : 0;
  return bonuses(position, contract.seat) + melded - redThrees.length * laidRedThreePenalty - penalties;
}

function bidStands(fact: Fact, position: Position, seat: Seat, own: boolean): boolean {
  const { contract, ruleset } = position;
  if (contract === null) return false;
  const isOwn = sideOf(ruleset.seating, contract.seat) === sideOf(ruleset.seating, seat);
  const [points, needed] = [numberOf(fact, 'points'), numberOf(fact, 'needed')];
  return (
    isOwn === own &&
    points === towardsBid(position) &&
    needed === levelOf(position) * 1000 &&
    numberOf(fact, 'missing') === needed - points &&
    (levelOf(position) < ruleset.parameters.levelOfMeldedCards && points <= 0) === (numberOf(fact, 'canastas') === 1)
  );
}

/** Whether the fact names the opponent with the fewest cards, and how many they are. */
function fewest(fact: Fact, position: Position, seat: Seat): boolean {
  const counts = othersOf(position, seat).map((other) => countOf(seatState(position, other).hand));
  return numberOf(fact, 'count') === Math.min(...counts);
}

/** Whether a card more makes a canasta of a meld that is none, and what that brings at most. */
function oneCardShort(fact: Fact, position: Position, seats: readonly Seat[]): boolean {
  const { ruleset } = position;
  const meld = meldOf(fact, 'meld');
  const melds = seats.flatMap((seat) => sideState(position, seat).melds);
  if (!melds.some(({ cards }) => cards === meld.cards) || canastaBonus(ruleset.parameters, meld) !== null) return false;
  const own = sideState(position, seats[0] ?? 1);
  const plain = faces.filter(({ code }) => code === '5c');
  // Whoever has just laid black threes has to go out, which is no matter of this meld.
  const sides = position.sides.map((side) => ({
    ...side,
    melds: side.melds.filter(({ kind }) => kind !== 'black-threes'),
  }));
  const turn = own.side === sideState(position, position.turn).side ? position.turn : (seats[0] ?? 1);
  const grown = faces.flatMap((card) => {
    if (nameMeld(ruleset, [...meld.cards, card]) === 'invalid') return [];
    const { current } = position;
    const drawn = { ...current, drew: 'stock', asked: null, answer: null, surplus: [], lastThrees: [] } as const;
    // With a card to discard after it, or with several to keep, as the table asks for one or the other.
    return [
      [card, ...plain],
      [card, card, card],
    ].flatMap((hand) => {
      const table = withHand({ ...position, sides, turn, phase: 'play', current: drawn }, turn, hand);
      const verdict = judge(table, { type: 'add', additions: [{ meld: { name: meld.name }, cards: [card] }] });
      return verdict.legal ? [bonuses(verdict.next, turn) - bonuses(position, turn)] : [];
    });
  });
  return Math.max(0, ...grown) === numberOf(fact, 'points');
}

function isRun(cards: readonly Card[]): boolean {
  const [first] = cards;
  const places = cards.map(({ order }) => order).sort((one, other) => one - other);
  return (
    cards.every(({ suit }) => suit === first?.suit) &&
    places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1)
  );
}

/** What the cards of a hand cost, threes by what they cost in the hand. */
export function handCost(position: Position, seat: Seat): number {
  const { cardValues, redThreeInHandPenalty, blackThreeInHandPenalty } = position.ruleset.parameters;
  return seatState(position, seat).hand.known.reduce((sum, card) => {
    if (card.role === 'red-three' && redThreeInHandPenalty > 0) return sum + redThreeInHandPenalty;
    if (card.role === 'black-three' && blackThreeInHandPenalty > 0) return sum + blackThreeInHandPenalty;
    return sum + cardValues[card.rank];
  }, 0);
}

function askedForBid(fact: Fact, position: Position, seat: Seat): boolean {
  const cost = handCost(position, seat);
  const sum = towardsBid(position) + position.ruleset.parameters.goingOutBonus - cost;
  return (
    position.current.asked === seat &&
    numberOf(fact, 'points') === cost &&
    numberOf(fact, 'sum') === sum &&
    numberOf(fact, 'needed') === levelOf(position) * 1000
  );
}
