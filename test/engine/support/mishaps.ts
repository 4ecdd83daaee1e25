import {
  actingSide,
  applyRuling,
  type Card,
  canGoOut,
  type Fault,
  nextSeat,
  type Position,
  type RulingChoice,
  rule,
  type Seat,
  type SeatState,
  sideOf,
} from '../../../src/engine/index.ts';
import { type Choose, oneOf } from './random-deal.ts';

/** Something that goes wrong at a table: the position once it has happened, the fault, and what is chosen about it. */
interface Mishap extends RulingChoice {
  readonly happened: Position;
  readonly fault: Fault;
}

/** One kind of mishap, if it can happen in a position. */
type MishapKind = (position: Position, choose: Choose) => Mishap | null;

const kinds: readonly MishapKind[] = [
  drewExtra,
  drewOutOfTurn,
  exposedCard,
  meldedOutOfTurn,
  discardedTwo,
  discardedUndrawn,
  spoiledQuestion,
  boundAndUnable,
  tookPileOutOfTurn,
  openedShort,
  redThreeForgotten,
  drewForPartner,
  redThreeDiscarded,
  talked,
];

/** Lets something go wrong and rules on it; the same position if nothing of the kind can happen, or nobody rules on it. */
export function mishap(position: Position, choose: Choose): Position {
  const event = oneOf(kinds, choose)(position, choose);
  if (event === null) return position;
  const verdict = rule(position, event.fault);
  if (!verdict.ok) throw new Error(`${event.fault.kind}: ${verdict.error.fact} is ${verdict.error.code}`);
  return verdict.value.regulated ? applyRuling(event.happened, verdict.value, event) : position;
}

function stateOf(position: Position, seat: Seat): SeatState {
  const state = position.seats.find((candidate) => candidate.seat === seat);
  if (state === undefined) throw new Error(`no seat ${seat}`);
  return state;
}

function withHand(position: Position, seat: Seat, known: readonly Card[]): Position {
  return {
    ...position,
    seats: position.seats.map((state) => (state.seat === seat ? { ...state, hand: { known, unknown: 0 } } : state)),
  };
}

/** Cards from the top of the stock go to a hand. */
function withDrawn(position: Position, seat: Seat, cards: readonly Card[]): Position {
  const stock = { known: position.stock.known.slice(cards.length), unknown: 0 };
  return withHand({ ...position, stock }, seat, [...stateOf(position, seat).hand.known, ...cards]);
}

function without(hand: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const left = [...hand];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
}

function inPlay({ phase }: Position): boolean {
  return phase === 'draw' || phase === 'play';
}

function anotherSeat({ ruleset, turn }: Position, choose: Choose): Seat {
  return oneOf(
    ruleset.seating.seats.filter((seat) => seat !== turn),
    choose,
  );
}

function previous({ ruleset: { seating }, turn }: Position): Seat {
  const before = seating.seats.find((seat) => nextSeat(seating, seat) === turn);
  if (before === undefined) throw new Error('nobody sits before');
  return before;
}

function drewExtra(position: Position, choose: Choose): Mishap | null {
  const { turn: by, phase, current, stock, ruleset } = position;
  const extra = 1 + choose(3);
  if (phase !== 'play' || current.drew !== 'stock' || current.melded || stock.known.length <= extra + 2) return null;
  if (stateOf(position, by).duties.length > 0 || current.lastThrees.length > 0) return null;
  const cards = stock.known.slice(0, extra);
  const threes = ruleset.id === 'sitoumussamba' ? [] : cards.filter(({ role }) => role === 'red-three');
  return {
    happened: withDrawn(position, by, cards),
    fault: { kind: 'drew-extra', by, facts: { extra, redThreeAmong: threes.length > 0 } },
    cards: threes,
  };
}

function drewOutOfTurn(position: Position, choose: Choose): Mishap | null {
  const by = anotherSeat(position, choose);
  const cards = position.stock.known.slice(0, 1);
  if (!inPlay(position) || position.stock.known.length < 6 || cards[0]?.role === 'red-three') return null;
  if (position.current.lastThrees.length > 0) return null;
  return {
    happened: withDrawn(position, by, cards),
    fault: { kind: 'drew-out-of-turn', by, facts: { joined: true, cards: 1 } },
  };
}

function exposedCard(position: Position, choose: Choose): Mishap | null {
  const by = oneOf(position.ruleset.seating.seats, choose);
  const { known } = stateOf(position, by).hand;
  const { surplus, lastThrees } = position.current;
  if (!inPlay(position) || known.length === 0) return null;
  const card = oneOf(known, choose);
  if (card.role === 'red-three' || [...surplus, ...lastThrees].includes(card)) return null;
  return { happened: position, fault: { kind: 'card-exposed', by, facts: {} }, cards: [card] };
}

function meldedOutOfTurn(position: Position, choose: Choose): Mishap | null {
  const by = anotherSeat(position, choose);
  const cards = stateOf(position, by)
    .hand.known.filter(({ role }) => role === 'natural')
    .slice(0, 1 + choose(3));
  if (!inPlay(position) || cards.length === 0) return null;
  const inTurn = nextSeat(position.ruleset.seating, position.turn) === by ? 'right-opponent' : 'left-opponent';
  return { happened: position, fault: { kind: 'meld-out-of-turn', by, facts: { inTurn, dealEnded: false } }, cards };
}

function discardedTwo(position: Position, choose: Choose): Mishap | null {
  const by = previous(position);
  const { hand, played } = stateOf(position, by);
  if (position.phase !== 'draw' || !played || hand.known.length < 3) return null;
  const card = oneOf(hand.known, choose);
  if (card.role === 'red-three') return null;
  const pile = [...position.pile, card];
  return {
    happened: withHand({ ...position, pile }, by, without(hand.known, [card])),
    fault: { kind: 'several-discards', by, facts: { together: choose(2) === 0, noticed: 'before-next-draw' } },
    cards: [card],
  };
}

function discardedUndrawn(position: Position): Mishap | null {
  const by = previous(position);
  if (position.phase !== 'draw' || position.stock.known.length < 8 || !stateOf(position, by).played) return null;
  return { happened: position, fault: { kind: 'discard-without-draw', by, facts: { noticed: 'before-next-draw' } } };
}

function spoiledQuestion(position: Position, choose: Choose): Mishap | null {
  const { turn: by, phase, current } = position;
  if (phase !== 'play' || current.answer !== null || current.asked !== null) return null;
  // Who has laid black threes has shown that he goes out: nobody asks then.
  if (actingSide(position).melds.some((meld) => meld.kind === 'black-threes' && meld.begunThisTurn)) return null;
  const kind = oneOf(['meld-before-asking', 'meld-before-answer', 'question-withdrawn'] as const, choose);
  const facts = kind === 'meld-before-asking' ? { saidYes: false } : {};
  return { happened: position, fault: { kind, by, facts }, demand: oneOf(['out', 'on'] as const, choose) };
}

function boundAndUnable(position: Position): Mishap | null {
  const { turn: by, phase, current } = position;
  if (phase !== 'play' || current.answer !== 'yes' || canGoOut(position)) return null;
  return { happened: position, fault: { kind: 'cannot-go-out', by, facts: { after: 'yes' } } };
}

function tookPileOutOfTurn(position: Position, choose: Choose): Mishap | null {
  const by = anotherSeat(position, choose);
  return inPlay(position) ? { happened: position, fault: { kind: 'took-pile-out-of-turn', by, facts: {} } } : null;
}

/** A draw in the partner's turn, for a card or two that he is given. */
function drewForPartner(position: Position, choose: Choose): Mishap | null {
  const { turn, phase, ruleset, stock, current } = position;
  const own = sideOf(ruleset.seating, turn);
  const by = ruleset.seating.seats.find((seat) => seat !== turn && sideOf(ruleset.seating, seat) === own);
  if (by === undefined || phase !== 'draw' || stock.known.length < 8 || current.lateRedThree) return null;
  if (stateOf(position, turn).duties.length > 0 || ruleset.id === 'sitoumussamba') return null;
  if (!stateOf(position, turn).played) return null;
  const facts = { joined: false, inTurn: 'partner', cards: 1 + choose(2) };
  return { happened: position, fault: { kind: 'drew-out-of-turn', by, facts } };
}

function redThreeDiscarded(position: Position): Mishap | null {
  const by = previous(position);
  const { ruleset, phase, stock, pile } = position;
  const [top] = stock.known;
  if (phase !== 'draw' || ruleset.id === 'sitoumussamba' || top?.role !== 'red-three') return null;
  if (stock.known.length < 6 || !stateOf(position, by).played) return null;
  const left = { known: stock.known.slice(1), unknown: 0 };
  return {
    happened: { ...position, stock: left, pile: [...pile, top] },
    fault: { kind: 'red-three-discarded', by, facts: {} },
  };
}

/** Talk after a reminder, which ends the game; rare, so that most deals are played out. */
function talked(position: Position, choose: Choose): Mishap | null {
  if (!inPlay(position) || choose(6) > 0) return null;
  const by = oneOf(position.ruleset.seating.seats, choose);
  return { happened: position, fault: { kind: 'table-talk', by, facts: { reminded: choose(2) === 0 } } };
}

function openedShort(position: Position): Mishap | null {
  const { turn: by, phase, ruleset, sides } = position;
  const own = sides.find(({ side }) => side === sideOf(ruleset.seating, by));
  if (phase !== 'play' || own === undefined || own.melds.length > 0) return null;
  const facts = { noticed: 'before-next-draw', remedy: 'withdraw' };
  return { happened: position, fault: { kind: 'opening-short', by, facts } };
}

function redThreeForgotten(position: Position): Mishap | null {
  const { turn: by, phase, stock } = position;
  if (phase !== 'draw' || stock.known.length === 0) return null;
  return { happened: position, fault: { kind: 'red-three-not-laid', by, facts: { corrected: 'before-draw' } } };
}
