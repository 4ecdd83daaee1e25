import { at } from '../../cards/lists.ts';
import { failure, type Result, success } from '../../cards/result.ts';
import type { Action } from '../../position/action.ts';
import type { FieldDraft } from '../../position/fields.ts';
import { endings, type Position, phases } from '../../position/position.ts';
import { copiesBeyondDeck } from '../../position/setup.ts';
import { isDeclarersOpening, toPosition } from '../../position/to-position.ts';
import { isRulesetId } from '../../rulesets/clauses.ts';
import { type Ruleset, rulesetFor } from '../../rulesets/ruleset.ts';
import { isSide, type SixForm, seatFrom, sideFrom, sixForms } from '../../rulesets/seats.ts';
import { readAction } from './actions.ts';
import { readSigned } from './signed-fields.ts';
import { checkDigits, readCards, readHeld, readName, version } from './texts.ts';

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
  if (pieces.length < 3 || checkDigits(body) !== check)
    return failure({ code: 'wrong-check', place: body.length + 1, piece: check });
  return new LineReader(pieces.slice(0, -1)).read();
}

/** Reads the pieces one after another into the fields of a position. */
class LineReader {
  readonly #pieces: readonly string[];
  readonly #options: { [name: string]: boolean | number } = {};
  #players: { count: number; form: SixForm } | null = null;
  /** What is not written is nothing, not what an author would mean by leaving it out. */
  readonly #fields: FieldDraft = { drew: 'nothing', melded: false, melders: [] };
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
      if (!this.#readPiece(piece)) return failure({ code: 'wrong-field', place, piece });
      place += piece.length + 1;
    }
    const fields = this.#fields;
    if (this.#players === null || [fields.phase, fields.stock, fields.pile].includes(undefined))
      return failure({ code: 'missing-field', place, piece: '' });
    const settled = rulesetFor(id, {
      options: this.#options,
      players: this.#players.count,
      form: this.#players.form,
    });
    if (!settled.ok) return failure({ code: 'wrong-agreement', place, piece: settled.error.code });
    if (!isWhole(fields, settled.value)) return failure({ code: 'missing-field', place, piece: '' });
    const [tooMany] = copiesBeyondDeck(fields, settled.value);
    if (tooMany?.code === 'too-many-copies')
      return failure({ code: 'impossible-cards', place: 0, piece: tooMany.card.code });
    return success({ position: toPosition(fields, settled.value), actions: this.#actions });
  }

  #readPiece(piece: string): boolean {
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
      case 'h':
        return this.#readHand(value);
      case 'm':
        return this.#readMeld(value);
      case 'k':
        return this.#readTurn(value);
      case 'j':
        return this.#readEnding(value);
    }
    const isRead = readSigned(piece, this.#fields);
    if (isRead !== undefined) return isRead && this.#isOfKnownSeat(piece);
    const action = readAction(piece);
    if (action !== undefined) this.#actions.push(action);
    return action !== undefined;
  }

  /** What else there is of a seat follows its hand. */
  #isOfKnownSeat(piece: string): boolean {
    const seat = seatFrom(piece[1]);
    return !/^[qwu]/.test(piece) || (seat !== undefined && this.#fields.hands?.[seat] !== undefined);
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
    const turn = seatFrom(turnSign);
    const dealer = seatFrom(dealerSign);
    if (phase === undefined || turn === undefined || dealer === undefined || rest.length > 0) return false;
    Object.assign(this.#fields, { phase, turn, dealer });
    return true;
  }

  #readHand(value: string): boolean {
    const { hands, unplayed = [], melders = [] } = this.#fields;
    const [, sign, played, melded, cards = ''] = /^(.)([pu])([mn])(.*)$/.exec(value) ?? [];
    const seat = seatFrom(sign);
    const hand = readHeld(cards);
    if (seat === undefined || hand === undefined || hands?.[seat] !== undefined) return false;
    this.#fields.hands = { ...hands, [seat]: hand };
    this.#fields.unplayed = played === 'u' ? [...unplayed, seat] : unplayed;
    this.#fields.melders = melded === 'm' ? [...melders, seat] : melders;
    return true;
  }

  #readMeld(value: string): boolean {
    const { melds, meldedThisTurn = [] } = this.#fields;
    const [, side, begun, label, written] = /^(.)([bo])([^~]*)~(.*)$/.exec(value) ?? [];
    const name = label === undefined ? undefined : readName(label);
    const cards = written === undefined ? undefined : readCards(written);
    if (!isSide(side) || name === undefined || cards === undefined || cards.length === 0) return false;
    const others = melds?.[side] ?? [];
    if (others.some((other) => other.name === name)) return false;
    this.#fields.melds = { ...melds, [side]: [...others, { name, cards }] };
    if (begun === 'b') this.#fields.meldedThisTurn = [...meldedThisTurn, name];
    return true;
  }

  #readTurn(value: string): boolean {
    const match = /^([nsp])([01])([01])([01])([0-6])([-yn])$/.exec(value);
    if (match === null) return false;
    const [, drew, melded, added, late, seat, said] = match;
    this.#fields.drew = drew === 'n' ? 'nothing' : drew === 's' ? 'stock' : 'pile';
    this.#fields.melded = melded === '1';
    this.#fields.addedThisTurn = added === '1';
    this.#fields.lateRedThree = late === '1';
    this.#fields.asked = seatFrom(seat);
    this.#fields.answer = said === 'y' ? 'yes' : said === 'n' ? 'no' : undefined;
    return true;
  }

  #readEnding(value: string): boolean {
    const match = /^([0-6])([01])([01])(?:([gwr])|l([ABC]))$/.exec(value);
    if (match === null) return false;
    const [, seat, concealed, own, sign, side] = match;
    this.#fields.out = seatFrom(seat);
    this.#fields.concealed = concealed === '1';
    this.#fields.ownCanasta = own === '1';
    this.#fields.cause = endings.find((cause) => cause[0] === (sign ?? 'l'));
    this.#fields.loser = sideFrom(side);
    return true;
  }
}

/** Whether the fields speak of the seats and sides that there are, of every hand, and of an ending if the deal is over. */
function isWhole(fields: FieldDraft, { seating }: Ruleset): boolean {
  const { seats, sides } = seating;
  const { turn, dealer, phase, hands, cause } = fields;
  if (turn === undefined || dealer === undefined) return false;
  const known = Object.keys(hands ?? {});
  if (known.length !== seats.length || seats.some((seat) => hands?.[seat] === undefined)) return false;
  const named = [fields.melds, fields.scores, fields.redThrees, fields.minimumRaise, fields.penalties];
  if (named.some((map) => Object.keys(map ?? {}).some((name) => !sides.some((side) => side === name)))) return false;
  if (!seats.includes(turn) || !seats.includes(dealer) || (phase === 'over') !== (cause !== undefined)) return false;
  return phase !== 'contract-opening' || isDeclarersOpening(fields);
}
