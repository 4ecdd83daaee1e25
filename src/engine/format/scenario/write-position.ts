import { type Card, formatCards } from '../../cards/cards.ts';
import { type Result, success } from '../../cards/result.ts';
import { writeBid, writeCall } from '../../position/calls.ts';
import { checkSetup } from '../../position/check-setup.ts';
import { intentionOf } from '../../position/melds.ts';
import {
  actingSide,
  type Cards,
  type Contract,
  type Duty,
  type Position,
  type SeatState,
  type SideState,
} from '../../position/position.ts';
import type { SetupError } from '../../position/setup.ts';
import type { Agreement } from '../../rulesets/ruleset.ts';
import { sideOf } from '../../rulesets/seats.ts';
import { writePosition as writeCompactly } from '../notation/write.ts';
import { explain } from './explain.ts';
import { readPosition } from './read-position.ts';
import { Reading } from './reading.ts';
import type { WrittenCards, WrittenPosition } from './schema.ts';
import type { Writing } from './writing.ts';

/** Writes a position as an author would: what reads back the same is left out. What cannot be said is noted in the writing. */
export function writePosition(position: Position, agreement: Agreement, writing: Writing): WrittenPosition {
  noteUnsayable(position, writing);
  const usual = usualFor(position, agreement);
  if (!usual.ok) {
    noteImpossible(usual.error, writing);
    return {};
  }
  const written = writeParts(position, usual.value, writing);
  if (writing.errors.length === 0) checkReading(position, agreement, written, writing);
  return written;
}

/** Positions as they are read where things are left out. */
interface Usual {
  /** With nothing written at all. */
  readonly blank: Position;
  /** With the phase, the player in turn and the melds. */
  readonly table: Position;
  /** With how this turn has gone as well. */
  readonly turn: Position;
}

function usualFor(position: Position, agreement: Agreement): Result<Usual, readonly SetupError[]> {
  const { ruleset, phase, turn, current, contract, ending } = position;
  const blank = checkSetup({ ruleset: ruleset.id, agreement });
  const setup = {
    ruleset: ruleset.id,
    agreement,
    phase,
    turn,
    contract: contract ?? undefined,
    melds: Object.fromEntries(position.sides.map(({ side, melds }) => [side, melds])),
  };
  const table = checkSetup(setup);
  const gone = checkSetup({
    ...setup,
    drew: current.drew,
    meldedThisTurn: unlessEmpty(begunMelds(position)),
    out: ending?.out ?? undefined,
    concealed: ending?.concealed,
    loser: ending?.loser ?? undefined,
  });
  if (!blank.ok) return blank;
  if (!table.ok) return table;
  return gone.ok ? success({ blank: blank.value, table: table.value, turn: gone.value }) : gone;
}

function writeParts(position: Position, usual: Usual, writing: Writing): WrittenPosition {
  const { current, ending } = position;
  const seats = <Value>(write: (state: SeatState, usual: SeatState | undefined) => Value | undefined) =>
    byKey(position.seats.map((state, place) => [state.seat, write(state, usual.turn.seats[place])]));
  const sides = <Value>(write: (state: SideState, usual: SideState | undefined) => Value | undefined) =>
    byKey(position.sides.map((state, place) => [state.side, write(state, usual.turn.sides[place])]));
  return {
    turn: unless(position.turn, usual.blank.turn),
    dealer: unless(position.dealer, usual.table.dealer),
    phase: unless(position.phase, usual.blank.phase),
    scores: sides(({ score }, other) => unless(score, other?.score)),
    stock: unless(writeCards(position.stock), writeCards(usual.table.stock)),
    pile: listed(position.pile),
    hands: seats(({ hand }, other) => unless(writeCards(hand), other && writeCards(other.hand))),
    melds: sides((state) => writeMelds(state, writing)),
    redThrees: sides(({ redThrees }) => listed(redThrees)),
    penaltyCards: seats(({ penaltyCards }) => listed(penaltyCards)),
    waiting: seats(({ waiting }) => listed(waiting)),
    duties: seats(({ duties }) => unlessEmpty(duties.map(writeDuty))),
    minimumRaise: sides(({ minimumRaise }, other) => unless(minimumRaise, other?.minimumRaise)),
    drew: unless(current.drew, usual.table.current.drew),
    meldedThisTurn: unlessEmpty(begunMelds(position)),
    melded: unless(current.melded, usual.turn.current.melded),
    addedThisTurn: unless(current.addedThisTurn, usual.turn.current.addedThisTurn),
    lateRedThree: unless(current.lateRedThree, usual.turn.current.lateRedThree),
    asked: current.asked ?? undefined,
    answer: current.answer ?? undefined,
    surplus: listed(current.surplus),
    lastThrees: listed(current.lastThrees),
    penalties: sides(({ penalties }, other) => unless(penalties, other?.penalties)),
    out: ending?.out ?? undefined,
    concealed: unless(ending?.concealed, usual.table.ending?.concealed),
    ownCanasta: unless(ending?.ownCanasta, usual.turn.ending?.ownCanasta),
    cause: unless(ending?.cause, usual.turn.ending?.cause),
    loser: ending?.loser ?? undefined,
    unplayed: unlessEmpty(seatsThat(position, ({ played }) => !played)),
    melders: unless(
      seatsThat(position, ({ melded }) => melded),
      seatsThat(usual.turn, ({ melded }) => melded),
    ),
    calls: unlessEmpty(position.calls.map(writeCall)),
    contract: position.contract === null ? undefined : writeContract(position.contract),
  };
}

/** What a position may be but no file can say. */
function noteUnsayable(position: Position, writing: Writing): void {
  const { ruleset, phase, turn, ending } = position;
  if ((phase === 'over') !== (ending !== null)) {
    writing.note(['position', 'phase'], 'no-words', 'a deal has an ending if it is over, and only then');
  }
  const own = sideOf(ruleset.seating, turn);
  for (const { side, melds } of position.sides) {
    for (const { name, cards, kind, order, suit, begunThisTurn } of melds) {
      const path = ['position', 'melds', side, name];
      if (begunThisTurn && side !== own) {
        writing.note(path, 'no-words', 'only melds of the side in turn can have been begun in this turn');
      }
      const meant = intentionOf(ruleset.parameters, cards);
      if (kind !== meant.kind || order !== meant.order || suit !== meant.suit) {
        writing.note(path, 'no-words', `${formatCards(cards)} would be read as another kind of meld`);
      }
    }
  }
}

function noteImpossible(errors: readonly SetupError[], writing: Writing): void {
  for (const error of errors) {
    const path = error.key === 'position' ? [] : error.key.split('.');
    writing.note(['position', ...path], 'impossible', explain(error));
  }
}

/** Reads what has been written: it must be possible, and the same. */
function checkReading(position: Position, agreement: Agreement, written: WrittenPosition, writing: Writing): void {
  const reading = new Reading(() => 0);
  const setup = readPosition(position.ruleset.id, agreement, written, reading);
  for (const { path, code, detail } of reading.errors) writing.note(path.split('.'), code, detail);
  if (writing.errors.length > 0) return;
  const read = checkSetup(setup);
  if (!read.ok) noteImpossible(read.error, writing);
  else if (writeCompactly(read.value) !== writeCompactly(position)) {
    writing.note(['position'], 'reads-otherwise', 'what a file can say of this position is read as another one');
  }
}

function begunMelds(position: Position): readonly string[] {
  return actingSide(position).melds.flatMap(({ name, begunThisTurn }) => (begunThisTurn ? [name] : []));
}

function seatsThat(position: Position, holds: (state: SeatState) => boolean): number[] {
  return position.seats.filter(holds).map(({ seat }) => seat);
}

function writeMelds({ side, melds }: SideState, writing: Writing): Record<string, string> | undefined {
  if (melds.length === 0) return undefined;
  const cards = melds.map((meld) => [meld.name, formatCards(meld.cards)] as const);
  return writing.byName(cards, ['position', 'melds', side]);
}

function writeCards({ known, unknown }: Cards): WrittenCards {
  if (known.length === 0) return unknown;
  return unknown === 0 ? formatCards(known) : { known: formatCards(known), unknown };
}

function writeDuty({ code, count }: Duty): string {
  return count === 1 ? code : `${code}:${count}`;
}

function writeContract({ seat, bid, doubledBy }: Contract): WrittenPosition['contract'] {
  return { seat, bid: writeBid(bid), ...(doubledBy === null ? {} : { doubledBy }) };
}

/** The value, if it is another than what is read where nothing is written. */
function unless<Value>(value: Value, usual: Value | undefined): Value | undefined {
  return JSON.stringify(value) === JSON.stringify(usual) ? undefined : value;
}

function unlessEmpty<Item>(list: readonly Item[]): Item[] | undefined {
  return list.length === 0 ? undefined : [...list];
}

function listed(cards: readonly Card[]): string | undefined {
  return cards.length === 0 ? undefined : formatCards(cards);
}

/** A map of what has a value; undefined if nothing has. */
function byKey<Value>(
  entries: readonly (readonly [key: string | number, value: Value | undefined])[],
): Record<string, Value> | undefined {
  const said = entries.flatMap(([key, value]) => (value === undefined ? [] : [[String(key), value] as const]));
  return said.length === 0 ? undefined : Object.fromEntries(said);
}
