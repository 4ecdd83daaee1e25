import type { Card } from '../../cards/cards.ts';
import { judge } from '../../judge/judge.ts';
import { type Action, type MeldReference, type NewMeld, readCall } from '../../position/action.ts';
import type { Position } from '../../position/position.ts';
import { isSide } from '../../rulesets/seats.ts';
import type { Path, Reading } from './reading.ts';
import type { WrittenAction } from './schema.ts';

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
    if ('draw' in written) {
      if (written.draw === 'stock') return { type: 'draw' };
      return { type: 'draw', cards: this.#drawn(written.draw, [...path, 'draw']) };
    }
    if ('turn' in written) return { type: 'turn-up' };
    if ('meld' in written) return { type: 'meld', melds: this.#melds(written.meld, [...path, 'meld']) };
    if ('add' in written) {
      const additions = Object.entries(written.add).flatMap(([name, text]) => {
        const meld = this.#reference(name, [...path, 'add', name]);
        return meld === undefined ? [] : [{ meld, cards: this.#cards(text, [...path, 'add', name]) }];
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
      with: this.#cards(written.with ?? '', [...path, 'with']),
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
      return written.map((text: string, place) => ({ cards: this.#cards(text, [...path, place]) }));
    return Object.entries(written).map(([name, text]) => {
      this.#named.add(name);
      return { name, cards: this.#cards(text, [...path, name]) };
    });
  }

  #cards(text: string, path: Path): readonly Card[] {
    return this.#reading.cards(text, path);
  }

  #card(text: string, path: Path): Card | undefined {
    const cards = this.#cards(text, path);
    if (cards.length > 1) this.#reading.note(path, 'no-card', `“${text}” is more than one card`);
    return cards[0];
  }

  /** Cards named for a draw; where the stock is known they must be its top cards. */
  #drawn(text: string, path: Path): readonly Card[] {
    const cards = this.#cards(text, path);
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
  const stroke = written.indexOf('/');
  const side = written.slice(0, Math.max(0, stroke));
  return isSide(side) ? { name: written.slice(stroke + 1), side } : { name: written };
}

function lies({ sides }: Position, reference: MeldReference): boolean {
  return sides.some(
    ({ side, melds }) =>
      (reference.side === undefined || reference.side === side) && melds.some(({ name }) => name === reference.name),
  );
}
