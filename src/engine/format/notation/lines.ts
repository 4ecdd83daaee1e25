import { failure, type Result, success } from '../../cards/result.ts';
import type { Action } from '../../position/action.ts';
import type { FieldDraft } from '../../position/fields.ts';
import { fieldsOf, isDeclarersOpening, toPosition } from '../../position/from-setup.ts';
import { endings, type Position, phases, type SideState, type Turn } from '../../position/position.ts';
import { copiesBeyondDeck } from '../../position/setup.ts';
import { isRulesetId } from '../../rulesets/clauses.ts';
import { type Ruleset, rulesetFor } from '../../rulesets/ruleset.ts';
import { isSide, type SixForm, seatFrom, sideFrom, sixForms } from '../../rulesets/seats.ts';
import { readAction, writeAction } from './action-text.ts';
import { readSigned, writeSigned } from './signed-fields.ts';
import { cards, checkDigits, held, name, version } from './texts.ts';

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

/**
 * Writes a position, and actions that follow it, as one URL-safe text (letters, digits, `-`, `_`, `.` and `~`). `readPosition`
 * gives the same position and actions back. The grammar is in src/engine/README.md.
 */
export function writePosition(position: Position, actions: readonly Action[] = []): string {
  const signed = writeSigned(fieldsOf(position));
  const about = (wanted: string) => signed.flatMap(({ place, text }) => (place === wanted ? [text] : []));
  const pieces = [
    version,
    position.ruleset.id,
    ...agreementPieces(position),
    ...about('table'),
    ...position.seats.flatMap(({ seat, hand, played, melded }) => [
      `h${seat}${played ? 'p' : 'u'}${melded ? 'm' : 'n'}${held.write(hand)}`,
      ...about(String(seat)),
    ]),
    ...position.sides.flatMap((state) => [...about(state.side), ...meldPieces(state)]),
    ...turnPieces(position.current),
    ...about('turn'),
    ...endingPieces(position),
    ...actions.map(writeAction),
  ];
  const text = pieces.join('.');
  return `${text}.${checkDigits(text)}`;
}

function agreementPieces({ ruleset, phase, turn, dealer }: Position): readonly string[] {
  const options = Object.entries(ruleset.options).map(
    ([name, value]) => `o${name}-${typeof value === 'boolean' ? (value ? 't' : 'f') : value}`,
  );
  return [...options, `n${ruleset.players}${ruleset.form[0]}`, `p${phases.indexOf(phase)}${turn}${dealer}`];
}

function meldPieces({ side, melds }: SideState): readonly string[] {
  return melds.map(
    (meld) => `m${side}${meld.begunThisTurn ? 'b' : 'o'}${name.write(meld.name)}~${cards.write(meld.cards)}`,
  );
}

function turnPieces({ drew, melded, addedThisTurn, lateRedThree, asked, answer }: Turn): readonly string[] {
  const flags = [melded, addedThisTurn, lateRedThree].map((flag) => (flag ? 1 : 0)).join('');
  const turn = `${drew[0]}${flags}${asked ?? 0}${answer === null ? '-' : answer[0]}`;
  return turn === 'n0000-' ? [] : [`k${turn}`];
}

function endingPieces({ ending }: Position): readonly string[] {
  if (ending === null) return [];
  const { out, concealed, ownCanasta, cause, loser } = ending;
  return [`j${out ?? 0}${concealed ? 1 : 0}${ownCanasta ? 1 : 0}${cause[0]}${loser ?? ''}`];
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
  const read = readPieces(pieces.slice(1, -1));
  if (!read.ok) return read;
  const { position, actions } = read.value;
  return success({ position, actions });
}

/** A line as far as a damaged text could be read, and what is wrong with the rest; null where nothing is. */
export interface Beginning {
  readonly line: Line;
  readonly damage: NotationError | null;
}

/**
 * Reads a text that has perhaps lost its end, or some signs of it: the position, and its acts up to the first that cannot be read. Fails
 * only where the position itself cannot be. Never throws.
 *
 * `1.samba.n4s….D.X4c.M~KsKh` without check digits is the position, the draw and the discard: the last act may have lost cards.
 */
export function readBeginning(text: string): Result<Beginning, NotationError> {
  const whole = readPosition(text);
  if (whole.ok) return success({ line: whole.value, damage: null });
  if (whole.error.code !== 'wrong-check') return whole;
  const pieces = text.split('.').slice(1);
  const last = pieces.pop() ?? '';
  const read = readPieces(pieces, true);
  if (!read.ok) return read;
  const { position, actions, damage } = read.value;
  const sealed = /^[0-9a-z]{2}$/.test(last);
  const place = text.length - last.length;
  const cut: NotationError = sealed ? whole.error : { code: 'missing-field', place, piece: last };
  return success({ line: { position, actions }, damage: damage ?? cut });
}

/** What the pieces read so far say. */
interface Draft {
  readonly options: { [name: string]: boolean | number };
  table: { readonly players: number; readonly form: SixForm } | null;
  readonly fields: FieldDraft;
  readonly actions: Action[];
}

/** Reads the pieces one after another, from the ruleset on; `asFar` as they go, up to the first act that cannot be read. */
function readPieces(
  [id = '', ...pieces]: readonly string[],
  asFar = false,
): Result<Line & Pick<Beginning, 'damage'>, NotationError> {
  let place = version.length + 1;
  if (!isRulesetId(id)) return failure({ code: 'unknown-ruleset', place, piece: id });
  place += id.length + 1;
  // What is not written is nothing, not what an author would mean by leaving it out.
  const fields: FieldDraft = { drew: 'nothing', melded: false, melders: [] };
  const draft: Draft = { options: {}, table: null, fields, actions: [] };
  let damage: NotationError | null = null;
  for (const piece of pieces) {
    if (!readPiece(piece, draft)) {
      damage = { code: 'wrong-field', place, piece };
      // Acts begin with a capital letter and come last.
      if (!asFar || (draft.actions.length === 0 && !/^[A-Z]/.test(piece))) return failure(damage);
      break;
    }
    place += piece.length + 1;
  }
  const { options, table, actions } = draft;
  const missing = failure({ code: 'missing-field', place, piece: '' } as const);
  if (table === null || [fields.phase, fields.stock, fields.pile].includes(undefined)) return missing;
  const settled = rulesetFor(id, { options, ...table });
  if (!settled.ok) return failure({ code: 'wrong-agreement', place, piece: settled.error.code });
  if (!isWhole(fields, settled.value)) return missing;
  const [tooMany] = copiesBeyondDeck(fields, settled.value);
  if (tooMany?.code === 'too-many-copies')
    return failure({ code: 'impossible-cards', place: 0, piece: tooMany.card.code });
  return success({ position: toPosition(fields, settled.value), actions, damage });
}

/** What reads the pieces that begin with a letter and are no field of one value; each says whether it could. */
const readers: { readonly [letter: string]: (text: string, draft: Draft) => boolean } = {
  o: (text, { options }) => {
    const [, option, written] = /^([A-Za-z]+)-(t|f|\d{1,6})$/.exec(text) ?? [];
    if (option === undefined || written === undefined) return false;
    options[option] = written === 't' || written === 'f' ? written === 't' : Number(written);
    return true;
  },
  n: (text, draft) => {
    const form = sixForms.find((name) => name[0] === text[1]);
    if (!/^[2-6].$/.test(text) || form === undefined) return false;
    draft.table = { players: Number(text[0]), form };
    return true;
  },
  p: (text, { fields }) => {
    const [phaseSign, turnSign, dealerSign, ...rest] = text;
    const phase = phases[Number(phaseSign)];
    const turn = seatFrom(turnSign);
    const dealer = seatFrom(dealerSign);
    if (phase === undefined || turn === undefined || dealer === undefined || rest.length > 0) return false;
    Object.assign(fields, { phase, turn, dealer });
    return true;
  },
  h: (text, { fields }) => {
    const { hands, unplayed = [], melders = [] } = fields;
    const [, sign, played, melded, written = ''] = /^(.)([pu])([mn])(.*)$/.exec(text) ?? [];
    const seat = seatFrom(sign);
    const hand = held.read(written);
    if (seat === undefined || hand === undefined || hands?.[seat] !== undefined) return false;
    fields.hands = { ...hands, [seat]: hand };
    fields.unplayed = played === 'u' ? [...unplayed, seat] : unplayed;
    fields.melders = melded === 'm' ? [...melders, seat] : melders;
    return true;
  },
  m: (text, { fields }) => {
    const { melds, meldedThisTurn = [] } = fields;
    const [, side, begun, label = '-', written = ''] = /^(.)([bo])([^~]*)~(.+)$/.exec(text) ?? [];
    const given = name.read(label);
    const laid = cards.read(written);
    if (!isSide(side) || given === undefined || laid === undefined) return false;
    const others = melds?.[side] ?? [];
    if (others.some((other) => other.name === given)) return false;
    fields.melds = { ...melds, [side]: [...others, { name: given, cards: laid }] };
    if (begun === 'b') fields.meldedThisTurn = [...meldedThisTurn, given];
    return true;
  },
  k: (text, { fields }) => {
    if (!/^[nsp][01]{3}[0-6][-yn]$/.test(text)) return false;
    fields.drew = (['nothing', 'stock', 'pile'] as const).find((word) => word[0] === text[0]);
    fields.melded = text[1] === '1';
    fields.addedThisTurn = text[2] === '1';
    fields.lateRedThree = text[3] === '1';
    fields.asked = seatFrom(text[4]);
    fields.answer = (['yes', 'no'] as const).find((word) => word[0] === text[5]);
    return true;
  },
  j: (text, { fields }) => {
    if (!/^[0-6][01][01]([gwr]|l[ABC])$/.test(text)) return false;
    fields.out = seatFrom(text[0]);
    fields.concealed = text[1] === '1';
    fields.ownCanasta = text[2] === '1';
    fields.cause = endings.find((cause) => cause[0] === text[3]);
    fields.loser = sideFrom(text[4]);
    return true;
  },
};

function readPiece(piece: string, draft: Draft): boolean {
  const reader = readers[piece.slice(0, 1)];
  const isRead = reader?.(piece.slice(1), draft) ?? readSigned(piece, draft.fields);
  if (isRead !== undefined) return isRead && isOfKnownSeat(piece, draft.fields);
  const action = readAction(piece);
  if (action !== undefined) draft.actions.push(action);
  return action !== undefined;
}

/** What else there is of a seat follows its hand. */
function isOfKnownSeat(piece: string, { hands }: FieldDraft): boolean {
  const seat = seatFrom(piece[1]);
  return !/^[qwu]/.test(piece) || (seat !== undefined && hands?.[seat] !== undefined);
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
