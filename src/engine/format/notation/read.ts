import { type Card, faces } from '../../cards/cards.ts';
import { at } from '../../cards/lists.ts';
import { failure, type Result, success } from '../../cards/result.ts';
import type { Action, Call } from '../../position/action.ts';
import {
  type Contract,
  type Ending,
  endings,
  freshTurn,
  type Position,
  phases,
  type Turn,
} from '../../position/position.ts';
import { isRulesetId } from '../../rulesets/clauses/index.ts';
import { type Ruleset, rulesetFor } from '../../rulesets/ruleset.ts';
import { isSeat, isSide, type SixForm, sixForms } from '../../rulesets/seats.ts';
import { readAction, readShortCall } from './actions.ts';
import { checkDigits, readCards, readHeld, version } from './fields.ts';
import { SeatFields } from './seat-fields.ts';
import { SideFields } from './side-fields.ts';

/** Why a text is no position. `place` is where in the text the damage shows, counted from 0. */
export interface NotationError {
  readonly code:
    | 'empty'
    | 'wrong-version'
    | 'wrong-check'
    | 'unknown-ruleset'
    | 'wrong-agreement'
    | 'wrong-field'
    | 'missing-field'
    | 'impossible-cards';
  readonly place: number;
  /** The piece of the text that cannot be read. */
  readonly piece: string;
}

/** A position and the actions that follow it. */
export interface Line {
  readonly position: Position;
  readonly actions: readonly Action[];
}

/** Reads what `writePosition` writes. Never throws: damaged text, another version or wrong check digits are typed errors with their place. */
export function readPosition(text: string): Result<Line, NotationError> {
  const pieces = text.split('.');
  if (text === '') return failure({ code: 'empty', place: 0, piece: '' });
  if (pieces[0] !== version) return failure({ code: 'wrong-version', place: 0, piece: pieces[0] ?? '' });
  const body = text.slice(0, Math.max(0, text.lastIndexOf('.')));
  const check = pieces.at(-1) ?? '';
  if (pieces.length < 3 || checkDigits(body) !== check) {
    return failure({ code: 'wrong-check', place: body.length + 1, piece: check });
  }
  return new LineReader(pieces.slice(0, -1)).read();
}

/** Reads the fields one after another into a position in the making. */
class LineReader {
  readonly #pieces: readonly string[];
  readonly #options: { [name: string]: boolean | number } = {};
  #players: { count: number; form: SixForm } | null = null;
  #phase: Pick<Position, 'phase' | 'turn' | 'dealer'> | null = null;
  #stock: Position['stock'] | null = null;
  #pile: readonly Card[] | null = null;
  readonly #seats = new SeatFields();
  readonly #sides = new SideFields();
  #current: Turn = freshTurn;
  #surplus: readonly Card[] = [];
  #lastThrees: readonly Card[] = [];
  #calls: readonly Call[] = [];
  #contract: Contract | null = null;
  #ending: Ending | null = null;
  readonly #actions: Action[] = [];

  constructor(pieces: readonly string[]) {
    this.#pieces = pieces;
  }

  read(): Result<Line, NotationError> {
    let place = version.length + 1;
    const id = at(this.#pieces, 1);
    if (!isRulesetId(id)) return failure({ code: 'unknown-ruleset', place, piece: id });
    place += id.length + 1;
    for (const piece of this.#pieces.slice(2)) {
      if (!this.#readField(piece)) return failure({ code: 'wrong-field', place, piece });
      place += piece.length + 1;
    }
    if (this.#players === null || this.#phase === null || this.#stock === null || this.#pile === null) {
      return failure({ code: 'missing-field', place, piece: '' });
    }
    const settled = rulesetFor(id, {
      options: this.#options,
      players: this.#players.count,
      form: this.#players.form,
    });
    if (!settled.ok) return failure({ code: 'wrong-agreement', place, piece: settled.error.code });
    const position = this.#assemble(settled.value, this.#phase, this.#stock, this.#pile);
    if (position === null) return failure({ code: 'missing-field', place, piece: '' });
    const tooMany = firstImpossible(settled.value, position);
    if (tooMany !== null) return failure({ code: 'impossible-cards', place: 0, piece: tooMany.code });
    return success({ position, actions: this.#actions });
  }

  #readField(piece: string): boolean {
    const value = piece.slice(1);
    switch (piece[0]) {
      case 'o':
        return this.#readOption(value);
      case 'n': {
        const form = sixForms.find((name) => name[0] === value[1]);
        if (!/^[2-6].$/.test(value) || form === undefined) return false;
        this.#players = { count: Number(value[0]), form };
        return true;
      }
      case 'p':
        return this.#readPhase(value);
      case 's': {
        const stock = readHeld(value);
        if (stock !== undefined) this.#stock = stock;
        return stock !== undefined;
      }
      case 'l': {
        const pile = readCards(value);
        if (pile !== undefined) this.#pile = pile;
        return pile !== undefined;
      }
      case 'h':
      case 'q':
      case 'w':
      case 'u':
        return this.#seats.read(piece[0], value);
      case 'c':
      case 'r':
      case 'a':
      case 'e':
      case 'm':
        return this.#sides.read(piece[0], value);
      case 'k':
        return this.#readTurn(value);
      case 'x': {
        const cards = readCards(value);
        if (cards !== undefined) this.#surplus = cards;
        return cards !== undefined;
      }
      case 'y': {
        const cards = readCards(value);
        if (cards !== undefined) this.#lastThrees = cards;
        return cards !== undefined;
      }
      case 'v':
        return this.#readCalls(value);
      case 'g':
        return this.#readContract(value);
      case 'j':
        return this.#readEnding(value);
      default: {
        const action = readAction(piece);
        if (action !== undefined) this.#actions.push(action);
        return action !== undefined;
      }
    }
  }

  #readOption(value: string): boolean {
    const match = /^([A-Za-z]+)-(t|f|\d{1,6})$/.exec(value);
    const [, name, written] = match ?? [];
    if (name === undefined || written === undefined) return false;
    this.#options[name] = written === 't' || written === 'f' ? written === 't' : Number(written);
    return true;
  }

  #readPhase(value: string): boolean {
    const [phaseSign, turnSign, dealerSign, ...rest] = value;
    const phase = phases[Number(phaseSign)];
    const turn = Number(turnSign);
    const dealer = Number(dealerSign);
    if (phase === undefined || !isSeat(turn) || !isSeat(dealer) || rest.length > 0) return false;
    this.#phase = { phase, turn, dealer };
    return true;
  }

  #readTurn(value: string): boolean {
    const match = /^([nsp])([01])([01])([01])([0-6])([-yn])$/.exec(value);
    if (match === null) return false;
    const [, drew, melded, touched, corrected, seat, said] = match;
    const asked = Number(seat);
    this.#current = {
      drew: drew === 'n' ? 'nothing' : drew === 's' ? 'stock' : 'pile',
      melded: melded === '1',
      addedThisTurn: touched === '1',
      lateRedThree: corrected === '1',
      asked: isSeat(asked) ? asked : null,
      answer: said === 'y' ? 'yes' : said === 'n' ? 'no' : null,
      surplus: [],
      lastThrees: [],
    };
    return true;
  }

  #readCalls(value: string): boolean {
    const calls = value.split('~').map(readShortCall);
    const known = calls.filter((call) => call !== undefined);
    this.#calls = known;
    return known.length === calls.length;
  }

  #readContract(value: string): boolean {
    const seat = Number(value[0]);
    const bid = readShortCall(value.slice(1, 3));
    const doubled = Number(value.slice(3));
    if (!isSeat(seat) || bid === undefined || typeof bid === 'string' || !/^[0-6]$/.test(value.slice(3))) return false;
    this.#contract = { seat, bid, doubledBy: isSeat(doubled) ? doubled : null };
    return true;
  }

  #readEnding(value: string): boolean {
    const match = /^([0-6])([01])([01])(?:([gwr])|l([ABC]))$/.exec(value);
    if (match === null) return false;
    const [, seat, concealed, own, sign, side] = match;
    const out = Number(seat);
    this.#ending = {
      out: isSeat(out) ? out : null,
      concealed: concealed === '1',
      ownCanasta: own === '1',
      cause: endings.find((cause) => cause[0] === (sign ?? 'l')) ?? 'lost-game',
      loser: isSide(side) ? side : null,
    };
    return true;
  }

  #assemble(
    ruleset: Ruleset,
    table: Pick<Position, 'phase' | 'turn' | 'dealer'>,
    stock: Position['stock'],
    pile: readonly Card[],
  ): Position | null {
    const seats = this.#seats.of(ruleset.seating.seats);
    const sides = this.#sides.of(ruleset);
    if (seats === null || sides === null) return null;
    if (!ruleset.seating.seats.includes(table.turn) || !ruleset.seating.seats.includes(table.dealer)) return null;
    if ((table.phase === 'over') !== (this.#ending !== null)) return null;
    const opens = this.#contract?.seat === table.turn && this.#contract.doubledBy === null;
    if (table.phase === 'contract-opening' && !opens) return null;
    return {
      ruleset,
      ...table,
      stock,
      pile,
      seats,
      sides,
      current: { ...this.#current, surplus: this.#surplus, lastThrees: this.#lastThrees },
      calls: this.#calls,
      contract: this.#contract,
      ending: this.#ending,
    };
  }
}

/** The first card of which a position holds more copies than the deck; null if there is none. */
function firstImpossible({ parameters }: Ruleset, position: Position): Card | null {
  const all = [
    ...position.stock.known,
    ...position.pile,
    ...position.seats.flatMap(({ hand, penaltyCards, waiting }) => [...hand.known, ...penaltyCards, ...waiting]),
    ...position.sides.flatMap(({ melds, redThrees }) => [...melds.flatMap(({ cards }) => cards), ...redThrees]),
  ];
  const counts = new Array<number>(faces.length).fill(0);
  for (const card of all) {
    const count = at(counts, card.index) + 1;
    counts[card.index] = count;
    if (count > (card.rank === 'joker' ? parameters.jokers : parameters.packs)) return card;
  }
  return null;
}
