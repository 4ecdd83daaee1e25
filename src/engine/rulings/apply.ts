import { type Card, isRedThree, without } from '../cards/cards.ts';
import { passContractOn } from '../judge/auction.ts';
import { drawFromStock } from '../judge/drawing.ts';
import { endDeal } from '../judge/ending.ts';
import { Findings } from '../judge/verdict.ts';
import { redThreesHeld } from '../position/duties.ts';
import { makeMeld, meldTypeOf } from '../position/melds.ts';
import {
  actor,
  countOf,
  type Duty,
  freshTurn,
  type Position,
  playableCount,
  type SideState,
  seatState,
  sideState,
  topOf,
  withRedThrees,
  withSeat,
  withSide,
} from '../position/position.ts';
import { type DutyCode, dutyCodes } from '../rules/duties.ts';
import { nextSeat, type Seat, sideOf } from '../rulesets/seats.ts';
import type { Effect } from './effects.ts';
import type { FaultKind } from './faults.ts';
import type { Ruling } from './ruling.ts';

/** What a ruling leaves to the people at the table, and which cards it is about. */
export interface RulingChoice {
  /** The cards that become penalty cards, go back to the hand, wait on the table, or are the opponents’ red threes. */
  readonly cards?: readonly Card[];
  /** What an opponent demands of a player who has spoiled the question. */
  readonly demand?: 'out' | 'on';
}

/**
 * The position after a ruling: points charged, minimums raised, duties and cards where they belong. What only people do (showing a
 * hand, shuffling) leaves no trace in it, and a deal that is to be dealt anew stays as it is. Cards that the choice names and that do
 * not lie where the effect takes them from stay where they are.
 */
export function applyRuling(position: Position, ruling: Ruling, choice: RulingChoice = {}): Position {
  const seat = ruling.by ?? position.turn;
  const charged = ruling.pointsInCount ? position : charge(position, ruling);
  return ruling.effects.reduce(
    (next, effect) => carryOut(next, seat, ruling, effect, choice),
    forgetAnswer(charged, ruling),
  );
}

/** Points are charged to a side in this deal; what a side wins is charged to it with the opposite sign. */
function charge(position: Position, { kind, penalty, award }: Ruling): Position {
  // The auction charges a failed bid itself, where it passes the contract on.
  if (kind === 'contract-without-opening' && position.phase === 'contract-opening') return position;
  const sides = position.sides.map((side): SideState => {
    const points = (penalty[side.side] ?? 0) - (award[side.side] ?? 0);
    return points === 0 ? side : { ...side, penalties: side.penalties + points };
  });
  return { ...position, sides };
}

/** A yes that could not be kept has been paid for by the ruling and is not charged again with the discard. */
function forgetAnswer(position: Position, { kind, by }: Ruling): Position {
  if (kind !== 'cannot-go-out' || by !== position.turn) return position;
  const duties = seatState(position, by).duties.filter(({ code }) => code !== 'must-go-out-if-able');
  const forgotten = withSeat(position, { ...seatState(position, by), duties });
  return { ...forgotten, current: { ...position.current, answer: null } };
}

const dutyOf: ReadonlyMap<string, DutyCode> = new Map(dutyCodes.map((code) => [code, code]));

function carryOut(
  position: Position,
  seat: Seat,
  { kind, effects }: Ruling,
  effect: Effect,
  choice: RulingChoice,
): Position {
  const duty = effect.code === 'partner-must-meld-or-discard' ? undefined : dutyOf.get(effect.code);
  if (duty === 'keep-one-card-after-discard' && !hasCardToKeep(position, seat)) return position;
  if (duty !== undefined) return withDuty(position, seat, { code: duty, count: effect.count ?? 1 });
  const cards = choice.cards ?? cardsAtFault(position, seat, kind);
  const { seating, parameters } = position.ruleset;
  switch (effect.code) {
    case 'partner-takes-cards':
      return handOver(
        position,
        seat,
        cards,
        effects.some(({ code }) => code === 'partner-draws-another'),
      );
    case 'lay-now':
      return layRedThrees(position, seat, cards, kind === 'red-three-discarded');
    case 'game-lost':
      return loseGame(position, seat);
    case 'opponents-decide-out-or-on':
      if (choice.demand === undefined) return position;
      if (choice.demand === 'out') return withDuty(position, seat, { code: 'must-go-out-if-able', count: 1 });
      if (!hasCardToKeep(position, seat)) return position;
      return withDuty(position, seat, { code: 'keep-one-card-after-discard', count: 1 });
    case 'minimum-raised': {
      const side = sideState(position, seat);
      return withSide(position, { ...side, minimumRaise: side.minimumRaise + (effect.count ?? 0) });
    }
    case 'penalty-card':
      return cards.reduce((next, card) => makePenaltyCard(next, seat, card, kind), position);
    case 'no-penalty-card':
      return cards.reduce((next, card) => takeBack(next, seat, card, kind), position);
    case 'cards-back-to-hand':
      if (kind === 'red-three-discarded') return callBack(position, seat, cards);
      return (choice.cards ?? laidInTurn(position, seat)).reduce(
        (next, card) => takeBack(next, seat, card, kind),
        position,
      );
    case 'cards-wait-on-table':
      return cards.reduce((next, card) => layToWait(next, seat, card), position);
    case 'red-three-to-opponents':
      return cards.reduce((next, card) => giveRedThree(next, seat, card), position);
    case 'draw-now':
      return drawAfterwards(
        position,
        seat,
        kind === 'pile-stock-card-forgotten' ? parameters.cardsWithPile : parameters.drawCount,
      );
    case 'contract-passes-on':
      return position.phase === 'contract-opening'
        ? passContractOn(position, new Findings(position.ruleset))
        : position;
    case 'next-dealer-after-the-actual':
      return { ...position, dealer: seat };
    case 'rightful-player-starts':
      return { ...position, turn: nextSeat(seating, position.dealer) };
    case 'deal-ends':
      return {
        ...position,
        phase: 'over',
        ending: { out: seat, concealed: false, ownCanasta: false, cause: 'gone-out', loser: null },
      };
    default:
      return position;
  }
}

/** A card can be kept only beside one to discard; a player with fewer has taken back none, and the duty would end his turn nowhere. */
function hasCardToKeep(position: Position, seat: Seat): boolean {
  return seat !== position.turn || position.phase !== 'play' || playableCount(seatState(position, seat)) > 1;
}

/** The cards that a fault is surely about, where nobody has named them: red threes that lie open or are held. */
function cardsAtFault(position: Position, seat: Seat, kind: FaultKind): readonly Card[] {
  if (kind === 'red-three-not-laid') return redThreesHeld(seatState(position, seat));
  const top = topOf(position);
  return kind === 'red-three-discarded' && top !== undefined && isRedThree(top) ? [top] : [];
}

/** A draw made up for after the discard: the turn of the next player has begun and stays as it is. */
function drawAfterwards(position: Position, seat: Seat, count: number): Position {
  const { turn, current } = position;
  const drawn = drawFromStock({ ...position, turn: seat }, count, [], new Findings(position.ruleset));
  return { ...drawn, turn, current };
}

/** A seat has a duty once; turns of the same duty add up. */
function withDuty(position: Position, seat: Seat, duty: Duty): Position {
  const state = seatState(position, seat);
  const { duties } = state;
  const same = duties.find(({ code }) => code === duty.code);
  const counts = duty.code === 'no-draw-for-turns' || duty.code === 'no-meld-for-turns';
  const count = same !== undefined && counts ? same.count + duty.count : duty.count;
  const others = duties.filter(({ code }) => code !== duty.code);
  return withSeat(position, { ...state, duties: [...others, { code: duty.code, count }] });
}

/** The cards of the melds that the side of the seat in turn has begun in this turn. */
function laidInTurn(position: Position, seat: Seat): readonly Card[] {
  if (seat !== position.turn) return [];
  return sideState(position, seat).melds.flatMap(({ begunThisTurn, cards }) => (begunThisTurn ? cards : []));
}

/** Takes a card from the seat's hand, if it is there; an unknown one may be it. */
function fromHand(position: Position, seat: Seat, card: Card): Position | undefined {
  const state = seatState(position, seat);
  const { hand } = state;
  const known = without(hand.known, [card]);
  if (known !== undefined) return withSeat(position, { ...state, hand: { ...hand, known } });
  if (hand.unknown === 0) return undefined;
  return withSeat(position, { ...state, hand: { ...hand, unknown: hand.unknown - 1 } });
}

/** Takes a card from the melds of the seat's side, those begun in this turn first; a meld without cards is gone. */
function fromMelds(position: Position, seat: Seat, card: Card): Position | undefined {
  const side = sideState(position, seat);
  const { melds } = side;
  const holding = melds.filter(({ cards }) => cards.includes(card));
  const from = holding.find(({ begunThisTurn }) => begunThisTurn) ?? holding.at(-1);
  if (from === undefined) return undefined;
  const left = without(from.cards, [card]) ?? from.cards;
  const { parameters } = position.ruleset;
  const smaller =
    left.length === 0 ? [] : [makeMeld(from.name, meldTypeOf(parameters, left), left, from.begunThisTurn)];
  return withSide(position, { ...side, melds: melds.flatMap((meld) => (meld === from ? smaller : [meld])) });
}

/** Takes a card from the pile, the uppermost copy. */
function fromPile(position: Position, card: Card): Position | undefined {
  const place = position.pile.lastIndexOf(card);
  return place < 0 ? undefined : { ...position, pile: position.pile.toSpliced(place, 1) };
}

/** Where the cards lie that a fault is about. */
type Place = 'pile' | 'melds' | 'hand';

/** Where the cards lie that a kind of fault is about; other faults are about cards of the hand. */
const places: { readonly [Kind in FaultKind]?: Place } = {
  'several-discards': 'pile',
  'red-three-discarded': 'pile',
  'opening-short': 'melds',
  'opening-inspected': 'melds',
  'excess-wild': 'melds',
  'improper-meld': 'melds',
  'hidden-card': 'melds',
  'out-without-canastas': 'melds',
};

/** Takes a card from where the fault has left it; undefined if it does not lie there. */
function takeFrom(position: Position, seat: Seat, card: Card, place: Place): Position | undefined {
  switch (place) {
    case 'pile':
      return fromPile(position, card);
    case 'melds':
      return fromMelds(position, seat, card);
    case 'hand':
      return fromHand(position, seat, card);
  }
}

function makePenaltyCard(position: Position, seat: Seat, card: Card, kind: FaultKind): Position {
  const taken = takeFrom(position, seat, card, places[kind] ?? 'hand');
  if (taken === undefined) return position;
  const state = seatState(taken, seat);
  return withSeat(taken, { ...state, penaltyCards: [...state.penaltyCards, card] });
}

/** A card that was never taken from the hand stays there. */
function takeBack(position: Position, seat: Seat, card: Card, kind: FaultKind): Position {
  const place = kind === 'out-after-no' ? 'melds' : (places[kind] ?? 'hand');
  const taken = place === 'hand' ? undefined : takeFrom(position, seat, card, place);
  if (taken === undefined) return position;
  const state = seatState(taken, seat);
  return withSeat(taken, { ...state, hand: { ...state.hand, known: [...state.hand.known, card] } });
}

function layToWait(position: Position, seat: Seat, card: Card): Position {
  const taken = fromHand(position, seat, card);
  if (taken === undefined) return position;
  const state = seatState(taken, seat);
  return withSeat(taken, { ...state, waiting: [...state.waiting, card] });
}

/**
 * Takes red threes back that were discarded: until the next player has drawn, the turn goes on with them. It does not where no discard
 * would be left to it.
 */
function callBack(position: Position, seat: Seat, cards: readonly Card[]): Position {
  const taken = cards.reduce((next, card) => takeBack(next, seat, card, 'red-three-discarded'), position);
  const ended = position.phase === 'draw' && nextSeat(position.ruleset.seating, seat) === position.turn;
  const left = playableCount(seatState(position, seat)) + countOf(position.stock);
  if (taken === position || !ended) return taken;
  return left < 2 ? position : { ...taken, turn: seat, phase: 'play', current: { ...freshTurn, drew: 'stock' } };
}

/** Lays red threes of a hand; those of the turn that is being played are replaced as ever, those laid late are not. */
function layRedThrees(position: Position, seat: Seat, cards: readonly Card[], inTime: boolean): Position {
  const threes = cards.filter(isRedThree);
  const laid = threes.reduce((next, card) => {
    const taken = fromHand(next, seat, card);
    return taken === undefined ? next : withRedThrees(taken, seat, [card]);
  }, position);
  return inTime && laid !== position ? drawAfterwards(laid, seat, threes.length) : laid;
}

/** Gives the cards that a player has drawn by mistake to the partner in turn, who must meld or discard them in this turn. */
function handOver(position: Position, seat: Seat, named: readonly Card[], single: boolean): Position {
  const { ruleset, turn, phase } = position;
  const isPartners = turn !== seat && sideOf(ruleset.seating, turn) === sideOf(ruleset.seating, seat);
  if (!isPartners || phase !== 'draw' || countOf(position.stock) === 0) return position;
  const findings = new Findings(ruleset);
  const count = single ? 1 : ruleset.parameters.drawCount;
  const drawn = drawFromStock(position, count, named, findings);
  const surplus = actor(drawn).hand.known.slice(actor(position).hand.known.length);
  const given = withDuty(drawn, turn, { code: 'partner-must-meld-or-discard', count: 1 });
  if (single && countOf(drawn.stock) > 0) {
    const waits = withDuty(given, turn, { code: 'draw-one-next-turn', count: 1 });
    const barred = withDuty(waits, turn, { code: 'no-pile-next-turn', count: 1 });
    return { ...barred, current: { ...barred.current, surplus } };
  }
  const next: Position = { ...given, phase: 'play', current: { ...given.current, drew: 'stock', surplus } };
  const kept = playableCount(actor(drawn)) > playableCount(actor(position));
  return kept ? next : endDeal(next, 'red-three', findings);
}

/** The side of the seat has lost the game, which ends with that. */
function loseGame(position: Position, seat: Seat): Position {
  const loser = sideOf(position.ruleset.seating, seat);
  return {
    ...position,
    phase: 'over',
    ending: { out: null, concealed: false, ownCanasta: false, cause: 'lost-game', loser },
  };
}

/** A red three goes to the side of the next opponent. */
function giveRedThree(position: Position, seat: Seat, card: Card): Position {
  const taken = card.role === 'red-three' ? fromHand(position, seat, card) : undefined;
  if (taken === undefined) return position;
  return withRedThrees(taken, nextSeat(position.ruleset.seating, seat), [card]);
}
