import type { Card } from '../../cards/cards.ts';
import {
  type Action,
  type Addition,
  type Call,
  denominations,
  type MeldReference,
  type NewMeld,
} from '../../position/action.ts';
import { isSide } from '../../rulesets/seats.ts';
import { readCards, readEach, readName, writeCards, writeName } from './texts.ts';

/** Writes an action as one field: a capital letter and its parts. */
export function writeAction(action: Action): string {
  switch (action.type) {
    case 'turn-up':
      return 'U';
    case 'draw':
      return action.cards === undefined ? 'D' : `D~${writeCards(action.cards)}`;
    case 'take':
      return [
        'T',
        writeCards(action.with),
        action.onto === undefined ? '' : writeReference(action.onto),
        action.name === undefined ? '' : `n${writeName(action.name)}`,
        action.depth === undefined ? '' : String(action.depth),
        action.draws === undefined ? '' : `d${writeCards(action.draws)}`,
        ...action.melds.map(writeMeld),
      ].join('~');
    case 'meld':
      return ['M', ...action.melds.map(writeMeld)].join('~');
    case 'add':
      return ['A', ...action.additions.map(({ meld, cards }) => `${writeReference(meld)}-${writeCards(cards)}`)].join(
        '~',
      );
    case 'merge':
      return ['G', writeReference(action.first), writeReference(action.second)].join('~');
    case 'lay':
      return `L${action.card.code}${action.draws === undefined ? '' : `~${writeCards(action.draws)}`}`;
    case 'buy':
      return `B${action.card.code}${action.draws === undefined ? '' : `~${writeCards(action.draws)}`}`;
    case 'discard':
      return `X${action.card.code}`;
    case 'ask':
      return 'Q';
    case 'answer':
      return `R${action.answer}`;
    case 'call':
      return `C${writeShortCall(action.call)}`;
    case 'end':
      return 'E';
  }
}

/** Actions that say nothing but their sign. */
const alone = { U: { type: 'turn-up' }, Q: { type: 'ask' }, E: { type: 'end' } } as const;

/** Reads an action field; undefined if it is none. */
export function readAction(field: string): Action | undefined {
  const sign = field[0];
  const text = field.slice(1);
  const [head = '', ...parts] = text.split('~');
  switch (sign) {
    case 'U':
    case 'Q':
    case 'E':
      return text === '' ? alone[sign] : undefined;
    case 'X':
      return made(readOne(text), (card) => ({ type: 'discard', card }));
    case 'R':
      return text === 'yes' || text === 'no' || text === 'pass' ? { type: 'answer', answer: text } : undefined;
    case 'C':
      return made(readShortCall(text), (call) => ({ type: 'call', call }));
    case 'L':
      return readWithDraws('lay', head, parts);
    case 'B':
      return readWithDraws('buy', head, parts);
  }
  if (head !== '') return undefined;
  switch (sign) {
    case 'D':
      return readDraw(parts);
    case 'T':
      return readTake(parts);
    case 'M':
      return made(readEach(parts, readMeld), (melds) => ({ type: 'meld', melds }));
    case 'A':
      return made(readEach(parts, readAddition), (additions) => ({ type: 'add', additions }));
    case 'G':
      return readMerge(parts);
    default:
      return undefined;
  }
}

/** A call in one or two signs: `p`, `x` (double), `n` (no opening), or level and the place of the denomination. */
export function writeShortCall(call: Call): string {
  if (call === 'pass') return 'p';
  if (call === 'double') return 'x';
  if (call === 'no-opening') return 'n';
  return `${call.level}${denominations.indexOf(call.denomination)}`;
}

/** Reads what `writeShortCall` writes. */
export function readShortCall(text: string): Call | undefined {
  if (text === 'p') return 'pass';
  if (text === 'x') return 'double';
  if (text === 'n') return 'no-opening';
  const denomination = denominations[Number(text[1])];
  if (!/^[1-8][0-5]$/.test(text) || denomination === undefined) return undefined;
  return { level: Number(text[0]), denomination };
}

function writeReference({ name, side }: MeldReference): string {
  return `${side ?? 'o'}${writeName(name)}`;
}

function readReference(text: string): MeldReference | undefined {
  const name = readName(text.slice(1));
  const side = text[0];
  if (name === undefined) return undefined;
  if (side === 'o') return { name };
  return isSide(side) ? { name, side } : undefined;
}

function writeMeld({ cards, name }: NewMeld): string {
  return name === undefined ? writeCards(cards) : `${writeCards(cards)}-${writeName(name)}`;
}

function readMeld(text: string): NewMeld | undefined {
  const [written = '', label, ...rest] = text.split('-');
  const cards = readCards(written);
  if (cards === undefined || rest.length > 0) return undefined;
  if (label === undefined) return { cards };
  const name = readName(label);
  return name === undefined ? undefined : { cards, name };
}

function readAddition(text: string): Addition | undefined {
  const [reference = '', written, ...rest] = text.split('-');
  const meld = readReference(reference);
  const cards = written === undefined ? undefined : readCards(written);
  return meld === undefined || cards === undefined || rest.length > 0 ? undefined : { meld, cards };
}

/** What is made of what has been read; undefined if it could not be. */
function made<Part, Whole>(part: Part | undefined, make: (part: Part) => Whole): Whole | undefined {
  return part === undefined ? undefined : make(part);
}

function readDraw([written, ...rest]: readonly string[]): Action | undefined {
  if (rest.length > 0) return undefined;
  return written === undefined ? { type: 'draw' } : made(readCards(written), (cards) => ({ type: 'draw', cards }));
}

function readTake([written, reference, label, deep, drawn, ...further]: readonly string[]): Action | undefined {
  if (written === undefined || reference === undefined) return undefined;
  if (label === undefined || deep === undefined || drawn === undefined) return undefined;
  const cards = readCards(written);
  const onto = reference === '' ? null : readReference(reference);
  const name = label === '' ? null : label.startsWith('n') ? readName(label.slice(1)) : undefined;
  const depth = deep === '' ? null : /^[1-9]\d?$/.test(deep) ? Number(deep) : undefined;
  const draws = drawn === '' ? null : drawn.startsWith('d') ? readCards(drawn.slice(1)) : undefined;
  const melds = readEach(further, readMeld);
  if (cards === undefined || onto === undefined || name === undefined) return undefined;
  if (depth === undefined || draws === undefined || melds === undefined) return undefined;
  return {
    type: 'take',
    with: cards,
    melds,
    ...(onto === null ? {} : { onto }),
    ...(name === null ? {} : { name }),
    ...(depth === null ? {} : { depth }),
    ...(draws === null ? {} : { draws }),
  };
}

function readMerge(parts: readonly string[]): Action | undefined {
  const [first, second, ...rest] = readEach(parts, readReference) ?? [];
  return first === undefined || second === undefined || rest.length > 0 ? undefined : { type: 'merge', first, second };
}

function readWithDraws(type: 'lay' | 'buy', code: string, parts: readonly string[]): Action | undefined {
  const [drawn, ...rest] = parts;
  const card = readOne(code);
  const draws = drawn === undefined ? null : readCards(drawn);
  if (card === undefined || draws === undefined || rest.length > 0) return undefined;
  return draws === null ? { type, card } : { type, card, draws };
}

function readOne(code: string): Card | undefined {
  const cards = readCards(code);
  return cards?.length === 1 ? cards[0] : undefined;
}
