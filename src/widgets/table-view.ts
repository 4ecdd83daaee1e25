import {
  actingSide,
  type Card,
  canastaKind,
  countOf,
  isFrozen,
  type Meld,
  minimumOf,
  type Position,
  type Seat,
  type SideState,
  seatState,
  sideOf,
} from '../engine/index.ts';
import type { TableView, ViewCard, ViewMeld, ViewSide } from '../table/view.ts';
import { type KeyedCards, placeOf } from './card-keys.ts';
import { playerName, sideName } from './reader.ts';
import type { TableState } from './state.ts';
import type { Tongue } from './tongue.ts';

/** Whose cards lie open in front: those of the player in turn where they are known, otherwise the reader's. */
export function viewerOf({ position, reader }: Pick<TableState, 'position' | 'reader'>): Seat {
  if (position.phase === 'over') return reader;
  return seatState(position, position.turn).hand.known.length > 0 ? position.turn : reader;
}

/** Puts into the reader's language and into places what there is to be seen of a table. */
export function tableView(state: TableState, tongue: Tongue): TableView {
  const { position } = state;
  const viewer = viewerOf(state);
  const ownSide = sideOf(position.ruleset.seating, state.reader);
  const aside = new Set(state.aside.flat());
  const side = (of: SideState) => viewSide(position, of, state, tongue);
  const own = position.sides.find((candidate) => candidate.side === ownSide) ?? actingSide(position);
  return {
    seats: position.seats
      .filter(({ seat }) => seat !== viewer)
      .map(({ seat, hand, penaltyCards, waiting }) => ({
        zone: `seat:${seat}`,
        label: playerName(position, seat, state.reader, tongue),
        count: countOf(hand) + penaltyCards.length + waiting.length,
        inTurn: seat === position.turn && position.phase !== 'over',
      })),
    opponents: position.sides.filter((candidate) => candidate.side !== ownSide).map(side),
    own: side(own),
    staged: state.aside.map((keys, index) => ({
      zone: `aside:${index}`,
      cards: keys.map((key) => keyed(state, key)).filter((viewed) => viewed !== undefined),
      caption: tongue.text('stagedMeld'),
    })),
    room: position.phase !== 'over' && position.phase !== 'deal',
    stock: { label: tongue.text('stock'), count: countOf(position.stock) },
    pile: viewPile(position, state.cards, tongue),
    hand: viewHand(state, viewer, aside, tongue),
    lifted: new Set(state.selected),
  };
}

function keyed(state: TableState, key: string): ViewCard | undefined {
  return [...state.cards.places.values()].flat().find((viewed) => viewed.key === key);
}

function viewSide(position: Position, side: SideState, { cards, reader }: TableState, tongue: Tongue): ViewSide {
  const minimum = side.melds.length === 0 ? [tongue.text('minimum', { points: minimumOf(position, side) })] : [];
  const name = sideName(position, side.side, reader, tongue);
  const redThrees = cards.places.get(placeOf.redThrees(side.side)) ?? [];
  return {
    zone: `side:${side.side}`,
    label: [name, tongue.text('score', { points: side.score }), ...minimum].join(' · '),
    melds: side.melds.map((meld) => viewMeld(position, side, meld, cards, tongue)),
    redThrees: redThrees.length === 0 ? null : { zone: placeOf.redThrees(side.side), cards: redThrees, caption: '' },
  };
}

function viewMeld(position: Position, side: SideState, meld: Meld, cards: KeyedCards, tongue: Tongue): ViewMeld {
  const zone = placeOf.meld(side.side, meld.name);
  const viewed = cards.places.get(zone) ?? [];
  return {
    zone,
    cards: meld.kind === 'sequence' ? inOrder(viewed) : wildsLast(viewed),
    caption: canastaName(position, meld, tongue),
  };
}

/** What canasta a meld is, in words; empty if it is none yet. */
export function canastaName(position: Position, meld: Meld, tongue: Tongue): string {
  const kind = canastaKind(position.ruleset.parameters, meld);
  if (kind === null) return '';
  return tongue.text(kind === 'pure-twos' ? 'twos' : kind);
}

/** A sequence from its low end, as players lay it. */
function inOrder(cards: readonly ViewCard[]): readonly ViewCard[] {
  return cards.toSorted((a, b) => (b.card?.order ?? 0) - (a.card?.order ?? 0));
}

function wildsLast(cards: readonly ViewCard[]): readonly ViewCard[] {
  const wild = ({ card }: ViewCard) => card?.role === 'wild';
  return [...cards.filter((card) => !wild(card)), ...cards.filter(wild)];
}

function viewPile(position: Position, cards: KeyedCards, tongue: Tongue): TableView['pile'] {
  const pile = cards.places.get(placeOf.pile) ?? [];
  const freezes = (card: Card | null) => card?.role === 'wild' || card?.role === 'red-three';
  const state = pile.length === 0 ? 'empty' : isFrozen(position) ? 'frozen' : null;
  return {
    label: state === null ? tongue.text('pile') : `${tongue.text('pile')} · ${tongue.text(state)}`,
    cards: pile,
    crosswise: new Set(pile.filter(({ card }) => freezes(card)).map(({ key }) => key)),
  };
}

function viewHand(state: TableState, viewer: Seat, aside: ReadonlySet<string>, tongue: Tongue): TableView['hand'] {
  const { position } = state;
  const { hand } = seatState(position, viewer);
  const known = (state.cards.places.get(placeOf.hand(viewer)) ?? []).filter(({ key }) => !aside.has(key));
  const unknown = Array.from({ length: hand.unknown }, (_, index) => ({ key: `back:${viewer}:${index}`, card: null }));
  const group = (zone: string, caption: string): ViewMeld => ({
    zone,
    cards: (state.cards.places.get(zone) ?? []).filter(({ key }) => !aside.has(key)),
    caption,
  });
  const apart = [
    group(placeOf.penalty(viewer), tongue.text('penaltyCards')),
    group(placeOf.waiting(viewer), tongue.text('waitingCards')),
  ];
  return {
    label:
      viewer === state.reader
        ? tongue.text('hand')
        : tongue.text('handOf', { player: playerName(position, viewer, state.reader, tongue) }),
    cards: [...known.toSorted((a, b) => handOrder(a.card) - handOrder(b.card)), ...unknown],
    apart: apart.filter(({ cards }) => cards.length > 0),
  };
}

/** Wild cards first, then from the ace down, suits together: as players hold their cards. */
function handOrder(card: Card | null): number {
  if (card === null) return 1000;
  const rank = card.rank === 'joker' ? -2 : card.rank === '2' ? -1 : card.order;
  return rank * 4 + card.index / 100;
}
