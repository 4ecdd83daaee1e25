import { formatCards } from '../../cards/cards.ts';
import {
  type Action,
  type ActionOf,
  type MeldReference,
  type NewMeld,
  type TakeAction,
  writeCall,
} from '../../position/action.ts';
import { isSide } from '../../rulesets/seats.ts';
import type { Path } from './reading.ts';
import type { WrittenAction } from './schema.ts';
import type { Writing } from './writing.ts';

/** Writes an action as an author would; what cannot be said of it is noted in the writing. */
export function writeAction(action: Action, path: Path, writing: Writing): WrittenAction {
  switch (action.type) {
    case 'turn-up':
      return { turn: 'up' };
    case 'draw':
      return { draw: action.cards === undefined ? 'stock' : formatCards(action.cards) };
    case 'take':
      return writeTake(action, path, writing);
    case 'meld':
      return { meld: writeMelds(action.melds, [...path, 'meld'], writing) };
    case 'add': {
      const place = [...path, 'add'];
      const additions = action.additions.map(
        ({ meld, cards }) => [writeReference(meld, place, writing), formatCards(cards)] as const,
      );
      return { add: writing.byName(additions, place) };
    }
    case 'merge': {
      const reference = (meld: MeldReference, place: number) =>
        writeReference(meld, [...path, 'merge', place], writing);
      return { merge: [reference(action.first, 0), reference(action.second, 1)] };
    }
    case 'lay':
      return { lay: action.card.code, ...writeDraws(action) };
    case 'buy':
      return { buy: action.card.code, ...writeDraws(action) };
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

function writeTake(action: TakeAction, path: Path, writing: Writing): WrittenAction {
  const { with: cards, onto, name, melds, depth } = action;
  return {
    take: 'pile',
    ...(cards.length === 0 ? {} : { with: formatCards(cards) }),
    ...(onto === undefined ? {} : { onto: writeReference(onto, [...path, 'onto'], writing) }),
    ...(name === undefined ? {} : { as: name }),
    ...(melds.length === 0 ? {} : { meld: writeMelds(melds, [...path, 'meld'], writing) }),
    ...(depth === undefined ? {} : { depth }),
    ...writeDraws(action),
  };
}

function writeDraws({ draws }: ActionOf<'take' | 'lay' | 'buy'>): { draws?: string } {
  return draws === undefined ? {} : { draws: formatCards(draws) };
}

/** A list of melds, or a map where all of them have names. */
function writeMelds(melds: readonly NewMeld[], path: Path, writing: Writing): string[] | Record<string, string> {
  const named = melds.flatMap(({ name, cards }) => (name === undefined ? [] : [[name, formatCards(cards)] as const]));
  if (named.length === 0) return melds.map(({ cards }) => formatCards(cards));
  if (named.length < melds.length) writing.note(path, 'mixed-names', 'melds of one act have names either all or none');
  return writing.byName(named, path);
}

/** A meld by name, with its side where the action says it. */
function writeReference({ name, side }: MeldReference, path: Path, writing: Writing): string {
  if (side !== undefined) return `${side}/${name}`;
  if (isSide(name[0]) && name[1] === '/')
    writing.note(path, 'side-in-name', `“${name}” without a side would be read as “${name.slice(2)}” of ${name[0]}`);
  return name;
}
