import { type Card, formatCards } from '../../cards/cards.ts';
import { judge } from '../../judge/judge.ts';
import { type Action, type MeldReference, type NewMeld, readCall, writeCall } from '../../position/action.ts';
import type { Position } from '../../position/position.ts';
import { isSide } from '../../rulesets/seats.ts';
import type { Path, Reading } from './reading.ts';
import { unlessEmpty, type Writing } from './writing.ts';
import type { WrittenAction } from './written.ts';

/** Reads the actions of one case in order; it knows the melds of the position and those that the actions name or lay. */
export class ActionReader {
  readonly #position: Position;
  readonly #reading: Reading;
  /** Names that earlier actions of the case have given. */
  readonly #named = new Set<string>();
  /** The actions of the case so far. */
  readonly #actions: Action[] = [];

  constructor(position: Position, reading: Reading) {
    this.#position = position;
    this.#reading = reading;
  }

  /** Reads one action; what is wrong with it is noted in the reading. */
  read(written: WrittenAction, path: Path): readonly Action[] {
    const action = this.#action(written, path);
    if (action === undefined) return [];
    this.#actions.push(action);
    return [action];
  }

  #action(written: WrittenAction, path: Path): Action | undefined {
    if ('take' in written) return this.#take(written, path);
    if ('draw' in written && written.draw === 'stock') return { type: 'draw' };
    if ('draw' in written) return { type: 'draw', cards: this.#drawn(written.draw, [...path, 'draw']) };
    if ('turn' in written) return { type: 'turn-up' };
    if ('meld' in written) return { type: 'meld', melds: this.#melds(written.meld, [...path, 'meld']) };
    if ('add' in written) {
      const additions = Object.entries(written.add).flatMap(([name, text]) => {
        const meld = this.#reference(name, [...path, 'add', name]);
        return meld === undefined ? [] : [{ meld, cards: this.#reading.cards(text, [...path, 'add', name]) }];
      });
      return { type: 'add', additions };
    }
    if ('merge' in written) {
      const first = this.#reference(written.merge[0], [...path, 'merge', 0]);
      const second = this.#reference(written.merge[1], [...path, 'merge', 1]);
      return first === undefined || second === undefined ? undefined : { type: 'merge', first, second };
    }
    if ('lay' in written) return this.#withDraws('lay', written.lay, written.draws, path);
    if ('buy' in written) return this.#withDraws('buy', written.buy, written.draws, path);
    if ('discard' in written) {
      const card = this.#card(written.discard, [...path, 'discard']);
      return card === undefined ? undefined : { type: 'discard', card };
    }
    if ('ask' in written) return { type: 'ask' };
    if ('answer' in written) return { type: 'answer', answer: written.answer };
    if ('call' in written) {
      const call = readCall(written.call);
      if (call === undefined) this.#reading.note([...path, 'call'], 'no-bid', `“${written.call}” is no call`);
      return call === undefined ? undefined : { type: 'call', call };
    }
    return { type: 'end' };
  }

  #take(written: Extract<WrittenAction, { take: 'pile' }>, path: Path): Action | undefined {
    const onto = written.onto === undefined ? undefined : this.#reference(written.onto, [...path, 'onto']);
    if (written.onto !== undefined && onto === undefined) return undefined;
    if (written.as !== undefined) this.#named.add(written.as);
    return {
      type: 'take',
      with: this.#reading.cards(written.with ?? '', [...path, 'with']),
      melds: written.meld === undefined ? [] : this.#melds(written.meld, [...path, 'meld']),
      ...(onto === undefined ? {} : { onto }),
      ...(written.as === undefined ? {} : { name: written.as }),
      ...(written.depth === undefined ? {} : { depth: written.depth }),
      ...(written.draws === undefined ? {} : { draws: this.#drawn(written.draws, [...path, 'draws']) }),
    };
  }

  #withDraws(type: 'lay' | 'buy', text: string, draws: string | undefined, path: Path): Action | undefined {
    const card = this.#card(text, [...path, type]);
    if (card === undefined) return undefined;
    return draws === undefined ? { type, card } : { type, card, draws: this.#drawn(draws, [...path, 'draws']) };
  }

  #melds(written: readonly string[] | Record<string, string>, path: Path): readonly NewMeld[] {
    if (Array.isArray(written))
      return written.map((text: string, place) => ({ cards: this.#reading.cards(text, [...path, place]) }));
    return Object.entries(written).map(([name, text]) => {
      this.#named.add(name);
      return { name, cards: this.#reading.cards(text, [...path, name]) };
    });
  }

  #card(text: string, path: Path): Card | undefined {
    const cards = this.#reading.cards(text, path);
    if (cards.length > 1) this.#reading.note(path, 'no-card', `“${text}” is more than one card`);
    return cards[0];
  }

  /** Cards named for a draw; where the stock is known they must be its top cards. */
  #drawn(text: string, path: Path): readonly Card[] {
    const cards = this.#reading.cards(text, path);
    const { known } = this.#position.stock;
    if (known.length > 0 && !cards.every((card) => known.includes(card)))
      this.#reading.note(path, 'stock-differs', `the stock is known and does not hold ${text}`);
    return cards;
  }

  /** A meld by name, with the side where it is written (`B/kings`); whose turn it is then decides which meld a bare name means. */
  #reference(written: string, path: Path): MeldReference | undefined {
    const reference = splitReference(written);
    const known =
      this.#named.has(reference.name) || lies(this.#position, reference) || lies(this.#afterActions(), reference);
    if (known) return reference;
    this.#reading.note(path, 'no-meld', `there is no meld “${written}”`);
    return undefined;
  }

  /** The position after the actions so far, as far as they are legal: melds that nobody has named get names only there. */
  #afterActions(): Position {
    return this.#actions.reduce((position, action) => {
      const verdict = judge(position, action);
      return verdict.legal ? verdict.next : position;
    }, this.#position);
  }
}

function splitReference(written: string): MeldReference {
  const [side, ...rest] = written.split('/');
  return isSide(side) && rest.length > 0 ? { name: rest.join('/'), side } : { name: written };
}

function lies({ sides }: Position, meld: MeldReference): boolean {
  return sides.some(({ side, melds }) => (meld.side ?? side) === side && melds.some(({ name }) => name === meld.name));
}

/** Writes an action as an author would; what cannot be said of it is noted in the writing. */
export function writeAction(action: Action, path: Path, writing: Writing): WrittenAction {
  const draws = 'draws' in action && action.draws !== undefined ? formatCards(action.draws) : undefined;
  switch (action.type) {
    case 'turn-up':
      return { turn: 'up' };
    case 'draw':
      return { draw: action.cards === undefined ? 'stock' : formatCards(action.cards) };
    case 'take':
      return {
        take: 'pile',
        with: formatCards(action.with) || undefined,
        onto: action.onto && writeReference(action.onto, [...path, 'onto'], writing),
        as: action.name,
        meld: unlessEmpty(writeMelds(action.melds, [...path, 'meld'], writing)),
        depth: action.depth,
        draws,
      };
    case 'meld':
      return { meld: writeMelds(action.melds, [...path, 'meld'], writing) };
    case 'add': {
      const place = [...path, 'add'];
      const additions = action.additions.map(
        ({ meld, cards }) => [writeReference(meld, place, writing), formatCards(cards)] as const,
      );
      writing.checkKeys(
        additions.map(([name]) => name),
        place,
      );
      return { add: Object.fromEntries(additions) };
    }
    case 'merge': {
      const first = writeReference(action.first, [...path, 'merge', 0], writing);
      return { merge: [first, writeReference(action.second, [...path, 'merge', 1], writing)] };
    }
    case 'lay':
      return { lay: action.card.code, draws };
    case 'buy':
      return { buy: action.card.code, draws };
    case 'discard':
      return { discard: action.card.code };
    case 'ask':
      return { ask: 'out' };
    case 'answer':
      return { answer: action.answer };
    case 'call':
      return { call: writeCall(action.call) };
    case 'end':
      return { end: 'deal' };
  }
}

/** A list of melds, or a map where all of them have names. */
function writeMelds(melds: readonly NewMeld[], path: Path, writing: Writing): string[] | Record<string, string> {
  const named = melds.flatMap(({ name, cards }) => (name === undefined ? [] : [[name, formatCards(cards)] as const]));
  if (named.length === 0) return melds.map(({ cards }) => formatCards(cards));
  if (named.length < melds.length) writing.note(path, 'mixed-names', 'melds of one act have names either all or none');
  writing.checkKeys(
    named.map(([name]) => name),
    path,
  );
  return Object.fromEntries(named);
}

/** A meld by name, with its side where the action says it. */
function writeReference({ name, side }: MeldReference, path: Path, writing: Writing): string {
  if (side !== undefined) return `${side}/${name}`;
  if (isSide(name[0]) && name[1] === '/')
    writing.note(path, 'side-in-name', `“${name}” without a side would be read as “${name.slice(2)}” of ${name[0]}`);
  return name;
}
