import {
  type Action,
  actingSide,
  type Card,
  legalActions,
  type MeldReference,
  type NewMeld,
  type Position,
} from '../../../src/engine/index.ts';
import { zones } from '../../../src/table/view.ts';
import { intentAt } from '../../../src/widgets/acts/intent.ts';
import { mergeable } from '../../../src/widgets/acts/mergeable.ts';
import { offersFor } from '../../../src/widgets/acts/offers.ts';
import { placeOf } from '../../../src/widgets/table/card-keys.ts';
import { startState, type TableState } from '../../../src/widgets/table/table-state.ts';

/**
 * Whether what the table offers lets a reader do just this, be it lawful or not: with some selection, some place or some button.
 * `start` is the position that the table began with.
 */
export function canBeTried(start: Position, position: Position, action: Action): boolean {
  if (action.type !== 'ask' && legalActions(position).some((legal) => same(position, legal, action))) return true;
  switch (action.type) {
    case 'call':
      if (position.phase === 'auction') return action.call !== 'no-opening';
      break;
    case 'merge':
      return [action.first, action.second].every(({ name }) =>
        mergeable({ position, topics: new Set(['merge']) }).some((meld) => meld.name === name),
      );
    case 'answer':
      return position.current.asked !== null;
    default:
  }
  if (action.type === 'add' && action.additions.length > 1) {
    // One after another; what is unlawful together is so at the first.
    return action.additions.every((addition) => canBeTried(start, position, { type: 'add', additions: [addition] }));
  }
  const state = prepared(start, position, action);
  if (state === null) return false;
  const tries = [
    ...offersFor(state).map((offer) => offer.action),
    ...placesOf(position).flatMap((place) => intentAt(state, place) ?? []),
  ];
  return tries.some((tried) => same(position, tried, action));
}

/** The table with the cards of the action selected, and those of its further melds put aside; null if they are not to be seen. */
function prepared(start: Position, position: Position, action: Action): TableState | null {
  const table = { ...startState(position), start, topics: new Set([action.type]) };
  const { turn } = position;
  const hidden = position.seats.filter(({ seat }) => seat !== turn).map(({ seat }) => placeOf.hand(seat));
  // The player's own cards first, then everything that lies face up.
  const own = [placeOf.hand(turn), placeOf.penalty(turn), placeOf.waiting(turn)];
  const open = [...table.cards.places.keys()].filter((place) => !own.includes(place) && !hidden.includes(place));
  const free = [...own, ...open].flatMap((place) => table.cards.places.get(place) ?? []);
  const keysFor = (cards: readonly Card[]): readonly string[] | null => {
    const keys = cards.map((card) => {
      const place = free.findIndex((viewed) => viewed.card === card);
      return place < 0 ? null : (free.splice(place, 1)[0]?.key ?? null);
    });
    return keys.every((key) => key !== null) ? keys : null;
  };
  const { selected, aside } = cardsOf(action);
  const groups = aside.map(keysFor);
  const chosen = keysFor(selected);
  return chosen !== null && groups.every((keys) => keys !== null)
    ? { ...table, selected: chosen, aside: groups }
    : null;
}

/** The cards that a reader selects for an action, and those put aside before. */
function cardsOf(action: Action): { selected: readonly Card[]; aside: readonly (readonly Card[])[] } {
  switch (action.type) {
    case 'take':
      return { selected: action.with, aside: action.melds.map(({ cards }) => cards) };
    case 'meld': {
      const melds = action.melds.map(({ cards }) => cards);
      return { selected: melds.at(-1) ?? [], aside: melds.slice(0, -1) };
    }
    case 'add':
      return { selected: action.additions.flatMap(({ cards }) => cards), aside: [] };
    case 'lay':
    case 'buy':
    case 'discard':
      return { selected: [action.card], aside: [] };
    default:
      return { selected: [], aside: [] };
  }
}

function placesOf(position: Position): readonly string[] {
  const melds = position.sides.flatMap(({ side, melds: all }) => all.map(({ name }) => placeOf.meld(side, name)));
  return [zones.stock, zones.pile, zones.room, ...melds];
}

/** Whether two actions are the same to a reader: names of new melds, the order of cards and what the stock brings do not matter. */
function same(position: Position, one: Action, other: Action): boolean {
  return inWords(position, one) === inWords(position, other);
}

function inWords(position: Position, action: Action): string {
  const named = (reference: MeldReference | undefined) => nameOf(position, reference);
  switch (action.type) {
    case 'take':
      return `take ${listed(action.with)} onto ${named(action.onto)} depth ${action.depth ?? 1} ${meldList(action.melds)}`;
    case 'meld':
      return `meld ${meldList(action.melds)}`;
    case 'add':
      return `add ${action.additions.map(({ meld, cards }) => `${named(meld)} ${listed(cards)}`).sort()}`;
    case 'merge':
      return `merge ${named(action.first)} ${named(action.second)}`;
    case 'lay':
    case 'buy':
    case 'discard':
      return `${action.type} ${action.card.code}`;
    case 'call':
      return `call ${JSON.stringify(action.call)}`;
    case 'answer':
      return `answer ${action.answer}`;
    default:
      return action.type;
  }
}

function listed(cards: readonly Card[]): string {
  return cards
    .map(({ code }) => code)
    .sort()
    .join(' ');
}

function meldList(melds: readonly NewMeld[]): string {
  return melds
    .map(({ cards }) => listed(cards))
    .sort()
    .join(' + ');
}

/** A meld with the side that it lies before: a bare name is the own side's meld, else another side's. */
function nameOf(position: Position, reference: MeldReference | undefined): string {
  if (reference === undefined) return 'nothing';
  const own = actingSide(position);
  const holder = [own, ...position.sides].find(({ melds }) => melds.some(({ name }) => name === reference.name));
  return `${reference.side ?? holder?.side ?? own.side}/${reference.name}`;
}
