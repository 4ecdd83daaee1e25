import type { Action, Addition, MeldReference, NewMeld } from '../../position/action.ts';
import { isSide } from '../../rulesets/seats.ts';
import { call, card, cards, name, readEach, type Text } from './texts.ts';

/** Writes an action as one field: a capital letter and its parts. */
export function writeAction(action: Action): string {
  const draws = 'draws' in action && action.draws !== undefined ? [cards.write(action.draws)] : [];
  switch (action.type) {
    case 'turn-up':
      return 'U';
    case 'draw':
      return action.cards === undefined ? 'D' : `D~${cards.write(action.cards)}`;
    case 'take':
      return [
        'T',
        cards.write(action.with),
        action.onto === undefined ? '' : reference.write(action.onto),
        action.name === undefined ? '' : `n${name.write(action.name)}`,
        action.depth ?? '',
        draws.length === 0 ? '' : `d${draws}`,
        ...action.melds.map(meld.write),
      ].join('~');
    case 'meld':
      return ['M', ...action.melds.map(meld.write)].join('~');
    case 'add':
      return ['A', ...action.additions.map(addition.write)].join('~');
    case 'merge':
      return ['G', reference.write(action.first), reference.write(action.second)].join('~');
    case 'lay':
      return [`L${action.card.code}`, ...draws].join('~');
    case 'buy':
      return [`B${action.card.code}`, ...draws].join('~');
    case 'discard':
      return `X${action.card.code}`;
    case 'ask':
      return 'Q';
    case 'answer':
      return `R${action.answer}`;
    case 'call':
      return `C${call.write(action.call)}`;
    case 'end':
      return 'E';
  }
}

/** Actions that say nothing but their letter. */
const alone = { U: { type: 'turn-up' }, D: { type: 'draw' }, Q: { type: 'ask' }, E: { type: 'end' } } as const;

/** Reads an action field; undefined if it is none. */
export function readAction(field: string): Action | undefined {
  const letter = field[0];
  const text = field.slice(1);
  const [head = '', ...parts] = text.split('~');
  switch (letter) {
    case 'X':
      return made(card.read(text), (discarded) => ({ type: 'discard', card: discarded }));
    case 'R':
      return text === 'yes' || text === 'no' || text === 'pass' ? { type: 'answer', answer: text } : undefined;
    case 'C':
      return made(call.read(text), (said) => ({ type: 'call', call: said }));
    case 'L':
      return readWithDraws('lay', head, parts);
    case 'B':
      return readWithDraws('buy', head, parts);
  }
  if (head !== '') return undefined;
  switch (letter) {
    case 'U':
    case 'Q':
    case 'E':
      return text === '' ? alone[letter] : undefined;
    case 'D':
      return text === '' ? alone.D : made(cards.read(text.slice(1)), (drawn) => ({ type: 'draw', cards: drawn }));
    case 'T':
      return readTake(parts);
    case 'M':
      return made(readEach(parts, meld.read), (melds) => ({ type: 'meld', melds }));
    case 'A':
      return made(readEach(parts, addition.read), (additions) => ({ type: 'add', additions }));
    case 'G':
      return made(readEach(parts, reference.read), ([first, second, ...rest]) =>
        first === undefined || second === undefined || rest.length > 0 ? undefined : { type: 'merge', first, second },
      );
  }
  return undefined;
}

const reference: Text<MeldReference> = {
  write: (meld) => `${meld.side ?? 'o'}${name.write(meld.name)}`,
  read: (text) => {
    const side = text[0];
    return made(name.read(text.slice(1)), (read) => {
      if (side === 'o') return { name: read };
      return isSide(side) ? { name: read, side } : undefined;
    });
  },
};

const meld: Text<NewMeld> = {
  write: (laid) => cards.write(laid.cards) + (laid.name === undefined ? '' : `-${name.write(laid.name)}`),
  read: (text) => {
    const [written = '', label, ...rest] = text.split('-');
    const laid = rest.length > 0 ? undefined : cards.read(written);
    if (laid === undefined || label === undefined) return laid && { cards: laid };
    return made(name.read(label), (given) => ({ cards: laid, name: given }));
  },
};

const addition: Text<Addition> = {
  write: (added) => `${reference.write(added.meld)}-${cards.write(added.cards)}`,
  read: (text) => {
    const [onto = '', written = '-', ...rest] = text.split('-');
    const [to, added] = [reference.read(onto), cards.read(written)];
    return to === undefined || added === undefined || rest.length > 0 ? undefined : { meld: to, cards: added };
  },
};

const depth: Text<number> = {
  write: String,
  read: (text) => (/^[1-9]\d?$/.test(text) ? Number(text) : undefined),
};

/** What is made of what has been read; undefined if it could not be. */
function made<Part, Whole>(part: Part | undefined, make: (part: Part) => Whole | undefined): Whole | undefined {
  return part === undefined ? undefined : make(part);
}

/** Reads what is empty where there is none of it, and else begins with a mark. */
function maybe<Value>(text: string | undefined, mark: string, { read }: Text<Value>): Value | null | undefined {
  if (text === '') return null;
  return text?.startsWith(mark) === true ? read(text.slice(mark.length)) : undefined;
}

function readTake([written = '-', into, label, deep, drawn, ...further]: readonly string[]): Action | undefined {
  const used = cards.read(written);
  const onto = maybe(into, '', reference);
  const given = maybe(label, 'n', name);
  const freezing = maybe(deep, '', depth);
  const draws = maybe(drawn, 'd', cards);
  const melds = readEach(further, meld.read);
  if (used === undefined || onto === undefined || given === undefined) return undefined;
  if (freezing === undefined || draws === undefined || melds === undefined) return undefined;
  return {
    type: 'take',
    with: used,
    melds,
    ...(onto === null ? {} : { onto }),
    ...(given === null ? {} : { name: given }),
    ...(freezing === null ? {} : { depth: freezing }),
    ...(draws === null ? {} : { draws }),
  };
}

function readWithDraws(type: 'lay' | 'buy', code: string, [drawn, ...rest]: readonly string[]): Action | undefined {
  const laid = card.read(code);
  if (laid === undefined || rest.length > 0) return undefined;
  return drawn === undefined ? { type, card: laid } : made(cards.read(drawn), (draws) => ({ type, card: laid, draws }));
}
