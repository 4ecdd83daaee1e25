import { type Card, cardAt, suits } from '../../cards/cards.ts';
import { select } from '../../cards/lists.ts';
import { type Call, denominations } from '../../position/action.ts';
import { type Meld, type MeldType, makeMeld } from '../../position/melds.ts';
import { endings, type Position, phases, type SeatState, type SideState } from '../../position/position.ts';
import { dutyCodes, hasDuty } from '../../rules/duties.ts';
import { isSeat, type Seat } from '../../rulesets/seats.ts';
import * as layout from './cell-layout.ts';
import { firstBid, wordCalls } from './move-list.ts';
import type { State } from './play-state.ts';
import {
  type Face,
  faceOf,
  type MeldCells,
  numberOfSeat,
  type Row,
  type SeatCells,
  type SeatIndex,
  type SeatNumber,
  type SideIndex,
  seatIndex,
  sideIndex,
} from './table-numbers.ts';

const { cell, inMeld, inSeat, inSide, joker, kind, phase, three } = layout;

/** The position that a state stands for; `base` is the one it was loaded from, whose names and totals it keeps. */
export function unload(state: State, base: Position): Position {
  return {
    ...base,
    phase: phases[state.at(cell.phase)] ?? base.phase,
    turn: toSeat(numberOfSeat(state.at(cell.turn))) ?? base.turn,
    stock: {
      known: facesFrom(state, layout.stockAt, state.at(cell.stock)).reverse(),
      unknown: state.at(cell.stockUnknown),
    },
    pile: facesFrom(state, layout.pileAt, state.at(cell.pile)),
    seats: base.seats.map((seat, place) => seatOf(state, seat, seatIndex(place))),
    sides: base.sides.map((side, place) => sideOf(state, side, sideIndex(place))),
    current: currentOf(state),
    calls: Array.from({ length: state.at(cell.calls) }, (_, place) => callOf(state.nth(layout.callsAt, place))),
    contract: contractOf(state),
    ending: state.at(cell.phase) === phase.over ? endingOf(state, base) : base.ending,
  };
}

function toSeat(seat: SeatNumber): Seat | null {
  return isSeat(seat) ? seat : null;
}

function facesFrom(state: State, from: Row<Face>, count: number): Card[] {
  return Array.from({ length: count }, (_, place) => cardAt(state.nth(from, place)));
}

/** The cards of one rank, four bits a suit; of jokers their number. */
function cardsOfRank(rank: number, lanes: number): readonly Card[] {
  if (rank === joker) return new Array<Card>(lanes).fill(cardAt(layout.jokerFace));
  return suits.flatMap((_, suit) => new Array<Card>((lanes >> (suit << 2)) & 15).fill(cardAt(faceOf(rank, suit))));
}

function cardsFrom(state: State, from: Row): readonly Card[] {
  return Array.from({ length: 14 }, (_, rank) => cardsOfRank(rank, state.nth(from, rank))).flat();
}

function seatOf(state: State, base: SeatState, place: SeatIndex): SeatState {
  const from = layout.seatAt(place);
  const penaltyCards = base.penaltyCards.length === 0 ? base.penaltyCards : cardsFrom(state, layout.penaltyAt(place));
  const waiting = base.waiting.length === 0 ? base.waiting : cardsFrom(state, layout.waitingAt(place));
  const owed = [...penaltyCards, ...waiting];
  const known = cardsFrom(state, from).slice();
  for (const card of owed) known.splice(known.indexOf(card), 1);
  return {
    seat: base.seat,
    hand: { known, unknown: state.in(from, inSeat.unknown) },
    penaltyCards,
    waiting,
    duties: dutiesOf(state, base, from),
    played: state.in(from, inSeat.played) === 1,
    melded: state.in(from, inSeat.melded) === 1,
  };
}

function dutiesOf(state: State, base: SeatState, from: SeatCells): SeatState['duties'] {
  const left = state.in(from, inSeat.duties);
  const still = select(base.duties, ({ code }) => hasDuty(left, code));
  return still.map(({ code }) => ({ code, count: state.nth(layout.dutyCountsAt(from), dutyCodes.indexOf(code)) }));
}

function sideOf(state: State, base: SideState, place: SideIndex): SideState {
  const from = layout.sideAt(place);
  const laid: Card[][] = Array.from({ length: state.in(from, inSide.places) }, () => []);
  for (let at = 0; at < state.at(cell.laid); at++) {
    const entry = state.nth(layout.laidAt, at);
    if (entry >> 13 === place) laid[(entry >> 6) & 127]?.push(cardAt(entry & 63));
  }
  const melds = laid.flatMap((cards, at): Meld[] => {
    const meld = layout.meldAt(place, at);
    if (state.in(meld, inMeld.kind) < 0) return [];
    return [makeMeld(nameOf(state, base, meld), meldTypeOf(state, meld), cards, state.in(meld, inMeld.begun) === 1)];
  });
  return {
    ...base,
    melds,
    redThrees: cardsOfRank(three, state.in(from, inSide.redThrees)),
    penalties: state.in(from, inSide.penalties),
  };
}

/** The name of a meld of a side. */
export function nameOf(state: State, base: SideState, meld: MeldCells): string {
  const name = state.in(meld, inMeld.name);
  return name > 0 ? `*${name}` : (base.melds[-1 - name]?.name ?? '');
}

function meldTypeOf(state: State, meld: MeldCells): MeldType {
  const ofKind = state.in(meld, inMeld.kind);
  if (ofKind === kind.run) return { kind: 'sequence', order: -1, suit: suits[state.in(meld, inMeld.suit)] ?? null };
  if (ofKind === kind.wild) return { kind: 'wild', order: -1, suit: null };
  if (ofKind === kind.blackThrees) return { kind: 'black-threes', order: -1, suit: null };
  return { kind: 'set', order: ofKind === kind.unsound ? three : ofKind, suit: null };
}

function currentOf(state: State): Position['current'] {
  const drew = state.at(cell.drew);
  const answer = state.at(cell.answer);
  return {
    drew: drew === 1 ? 'stock' : drew === 2 ? 'pile' : 'nothing',
    melded: state.at(cell.melded) === 1,
    addedThisTurn: state.at(cell.addedThisTurn) === 1,
    lateRedThree: state.at(cell.lateRedThree) === 1,
    asked: toSeat(state.at(cell.asked)),
    answer: answer === 1 ? 'yes' : answer === 2 ? 'no' : null,
    surplus: state.at(cell.surplus) === 0 ? [] : cardsFrom(state, layout.surplusAt),
    lastThrees: cardsOfRank(three, state.at(cell.lastThrees)),
  };
}

/** The call that a number stands for. */
export function callOf(number: number): Call {
  const word = wordCalls[number];
  if (word !== undefined) return word;
  const rank = number - firstBid;
  const size = denominations.length;
  return { level: Math.floor(rank / size), denomination: denominations[rank % size] ?? 'clubs' };
}

function contractOf(state: State): Position['contract'] {
  const seat = toSeat(state.at(cell.bidder));
  if (seat === null) return null;
  const denomination = denominations[state.at(cell.denomination)] ?? 'clubs';
  return { seat, bid: { level: state.at(cell.level), denomination }, doubledBy: toSeat(state.at(cell.doubler)) };
}

function endingOf(state: State, base: Position): Position['ending'] {
  return {
    out: toSeat(state.at(cell.out)),
    concealed: state.at(cell.concealed) === 1,
    ownCanasta: state.at(cell.ownCanasta) === 1,
    cause: endings[state.at(cell.cause)] ?? 'gone-out',
    loser: base.ending?.loser ?? null,
  };
}
