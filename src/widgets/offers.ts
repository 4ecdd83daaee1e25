import { type Action, actingSide, type Card, type NewMeld, type Position, topOf } from '../engine/index.ts';
import { zones } from '../table/view.ts';
import { cardsWith, type TableState } from './state.ts';

/** Something that a reader may try with what is selected, lawful or not. */
export interface Offer {
  readonly word:
    | 'doDraw'
    | 'doTake'
    | 'doTakeWith'
    | 'doTakeOnto'
    | 'doMeld'
    | 'doMeldAll'
    | 'doAdd'
    | 'doDiscard'
    | 'doLay'
    | 'ask';
  /** The name of the meld that receives the cards. */
  readonly meld: string | null;
  readonly action: Action;
}

/** The melds put aside, as cards. */
function asideMelds(state: TableState): readonly NewMeld[] {
  return state.aside.map((keys) => ({ cards: cardsWith(state, keys) }));
}

/**
 * Everything that can be tried with the selected cards, what fits the stage first. Nothing is held back for being unlawful: that is
 * what the reader wants to find out.
 */
export function offersFor(state: TableState): readonly Offer[] {
  const { position } = state;
  const selected = cardsWith(state, state.selected);
  // While the partner is asked there is nothing to try but the answer, which stands among the legal steps.
  if (position.current.asked !== null || (position.phase !== 'draw' && position.phase !== 'play')) return [];
  const drawing = [...drawOffers(position), ...takeOffers(state, selected)];
  const playing = playOffers(state, selected);
  const ask: Offer = { word: 'ask', meld: null, action: { type: 'ask' } };
  return position.phase === 'draw' ? [...drawing, ...playing, ask] : [...playing, ask, ...drawing];
}

function drawOffers(position: Position): readonly Offer[] {
  return position.phase === 'draw' ? [{ word: 'doDraw', meld: null, action: { type: 'draw' } }] : [];
}

function takeOffers(state: TableState, selected: readonly Card[]): readonly Offer[] {
  const { position } = state;
  const melds = asideMelds(state);
  const top = topOf(position);
  const fitting = actingSide(position).melds.filter((meld) => meld.order === top?.order);
  return [
    {
      word: selected.length === 0 ? 'doTake' : 'doTakeWith',
      meld: null,
      action: { type: 'take', with: selected, melds },
    },
    ...fitting.map(
      ({ name }): Offer => ({
        word: 'doTakeOnto',
        meld: name,
        action: { type: 'take', with: selected, onto: { name }, melds },
      }),
    ),
  ];
}

function playOffers(state: TableState, selected: readonly Card[]): readonly Offer[] {
  const { position } = state;
  const aside = asideMelds(state);
  const [only, ...others] = selected;
  if (only === undefined) {
    return aside.length === 0 ? [] : [{ word: 'doMeldAll', meld: null, action: { type: 'meld', melds: aside } }];
  }
  const additions = actingSide(position).melds.map(
    ({ name }): Offer => ({
      word: 'doAdd',
      meld: name,
      action: { type: 'add', additions: [{ meld: { name }, cards: selected }] },
    }),
  );
  const single: readonly Offer[] =
    others.length > 0
      ? []
      : [
          { word: 'doDiscard', meld: null, action: { type: 'discard', card: only } },
          ...(only.role === 'red-three'
            ? [{ word: 'doLay', meld: null, action: { type: 'lay', card: only } } as const]
            : []),
        ];
  return [
    ...(others.length > 0
      ? [{ word: 'doMeld', meld: null, action: { type: 'meld', melds: [...aside, { cards: selected }] } } as const]
      : []),
    ...single,
    ...additions,
  ];
}

/**
 * What is meant by bringing the selected cards to a place of the table, or by touching the place with none selected; null where
 * that means nothing.
 */
export function intentAt(state: TableState, zone: string): Action | null {
  const { position } = state;
  const cards = cardsWith(state, state.selected);
  const melds = asideMelds(state);
  if (zone === zones.stock) return position.phase === 'deal' ? { type: 'turn-up' } : { type: 'draw' };
  if (zone === zones.pile) return intentAtPile(state, cards, melds);
  if (zone === zones.room) {
    const all = cards.length === 0 ? melds : [...melds, { cards }];
    if (all.length > 0 && cards.every((card) => card.role === 'red-three') && cards[0] !== undefined) {
      return { type: 'lay', card: cards[0] };
    }
    return all.length === 0 ? null : { type: 'meld', melds: all };
  }
  const [kind, side, ...rest] = zone.split(':');
  if (kind !== 'meld' || side === undefined) return null;
  const name = rest.join(':');
  const own = actingSide(position).side === side;
  if (own && position.phase === 'draw') return { type: 'take', with: cards, onto: { name }, melds };
  if (cards.length === 0) return null;
  const opponents = position.sides.find((candidate) => candidate.side === side);
  return {
    type: 'add',
    additions: [{ meld: own || opponents === undefined ? { name } : { name, side: opponents.side }, cards }],
  };
}

function intentAtPile(state: TableState, cards: readonly Card[], melds: readonly NewMeld[]): Action {
  const { position } = state;
  const [only, ...others] = cards;
  if (position.phase !== 'draw' && only !== undefined && others.length === 0) return { type: 'discard', card: only };
  const top = topOf(position);
  const fitting = actingSide(position).melds.find((meld) => meld.order === top?.order);
  // Touching the pile with nothing in hand means the meld on the table that its top card fits.
  if (cards.length === 0 && fitting !== undefined) {
    return { type: 'take', with: [], onto: { name: fitting.name }, melds };
  }
  return { type: 'take', with: cards, melds };
}
