import {
  actingSide,
  countOf,
  freezes,
  isFrozen,
  minimumOf,
  type Position,
  type Seat,
  type Side,
  type SideState,
  seatState,
  sideOf,
} from '../../engine/index.ts';
import {
  plainMeld,
  type SideMark,
  type TableView,
  type ViewCard,
  type ViewMeld,
  type ViewSide,
} from '../../table/view.ts';
import type { Subject } from '../question/question.ts';
import { type KeyedCards, placeOf } from '../table/card-keys.ts';
import { byRank, type HandOrder, inHandOrder } from '../table/hand-order.ts';
import type { TableState } from '../table/table-state.ts';
import { playerName, seatLabel, sideName } from '../words/reader.ts';
import type { Speech } from '../words/speech.ts';
import { cardMarks } from './card-marks.ts';
import { layingCustoms } from './laying-customs.ts';
import { viewMeld } from './viewed-meld.ts';

export { canastaName } from './viewed-meld.ts';

/** Whose cards lie open in front: those of the player in turn where they are known, otherwise the reader's. */
export function viewerOf({ position, reader }: Pick<TableState, 'position' | 'reader'>): Seat {
  if (position.phase === 'over') return reader;
  return seatState(position, position.turn).hand.known.length > 0 ? position.turn : reader;
}

/**
 * Puts into the reader's language and into places what there is to be seen of a table; the hand lies in the given order. What is
 * `untold`, no word on the table tells: it is for the reader to find out from the cards.
 */
export function tableView(
  state: TableState,
  speech: Speech,
  order: HandOrder = byRank,
  untold: Subject | null = null,
): TableView {
  const { position, reader } = state;
  const { seating } = position.ruleset;
  const viewer = viewerOf(state);
  const ownSide = sideOf(seating, reader);
  const side = (of: SideState) => viewSide(state, of, viewer, speech, untold);
  const own = position.sides.find((candidate) => candidate.side === ownSide) ?? actingSide(position);
  const players = position.seats.length;
  const over = position.phase === 'over';
  // Five, and six of whom four play, take turns in sitting out.
  const resting = position.ruleset.players - players;
  return {
    players,
    seats: position.seats
      .filter(({ seat }) => seat !== reader)
      .map(({ seat, hand, penaltyCards, waiting }) => ({
        zone: `seat:${seat}`,
        label: seatLabel(position, seat, reader, speech),
        mark: sideMark(position, sideOf(seating, seat), ownSide),
        place: (seat - reader + players) % players,
        count: countOf(hand) + penaltyCards.length + waiting.length,
        laid: over && hand.unknown === 0,
        inTurn: seat === position.turn && !over,
        dealer: seat === position.dealer ? speech.text('dealerLetter') : '',
      })),
    resting: resting > 0 ? speech.text('sittingOut', { count: resting }) : null,
    opponents: position.sides.filter((candidate) => candidate.side !== ownSide).map(side),
    own: side(own),
    staged: state.aside.map((keys, index) => {
      const cards = keys.map((key) => keyed(state, key)).filter((viewed) => viewed !== undefined);
      return plainMeld(`aside:${index}`, cards, speech.text('stagedMeld'));
    }),
    room: !over && position.phase !== 'deal',
    stock: { label: speech.text('stock'), count: countOf(position.stock) },
    pile: viewPile(position, state.cards, speech, untold !== 'frozen' && isFrozen(position)),
    hand: viewHand(state, viewer, speech, order),
    lifted: new Set(state.selected),
    marks: cardMarks(state, viewer),
  };
}

function sideMark({ sides }: Position, side: Side, own: Side): SideMark {
  if (side === own) return 'own';
  const others = sides.filter((candidate) => candidate.side !== own);
  return others[0]?.side === side ? 'second' : 'third';
}

function keyed(state: TableState, key: string): ViewCard | undefined {
  return [...state.cards.places.values()].flat().find((viewed) => viewed.key === key);
}

function viewSide(state: TableState, side: SideState, viewer: Seat, speech: Speech, untold: Subject | null): ViewSide {
  const { position, cards, reader } = state;
  const { seating } = position.ruleset;
  const minimum =
    untold !== 'minimum' && side.melds.length === 0
      ? [speech.text('minimum', { points: minimumOf(position, side) })]
      : [];
  const name = sideName(position, side.side, reader, speech);
  // The score is that before the deal: in the first one nobody has any, and a nought beside melds would read as theirs.
  const score = position.sides.some((each) => each.score !== 0) ? [speech.text('score', { points: side.score })] : [];
  const redThrees = cards.places.get(placeOf.redThrees(side.side)) ?? [];
  const others = position.seats.filter(({ seat }) => seat !== viewer && sideOf(seating, seat) === side.side);
  const lying = others.flatMap(({ seat }) => [
    plainMeld(placeOf.penalty(seat), cards.places.get(placeOf.penalty(seat)) ?? [], speech.text('penaltyCards')),
    plainMeld(placeOf.waiting(seat), cards.places.get(placeOf.waiting(seat)) ?? [], speech.text('waitingCards')),
  ]);
  // What is left in the hands is counted in the open.
  const hands = position.phase === 'over' ? others.map(({ seat }) => viewCounted(state, seat, speech)) : [];
  return {
    zone: `side:${side.side}`,
    label: [name, ...score, ...minimum].join(' · '),
    mark: sideMark(position, side.side, sideOf(seating, reader)),
    melds: side.melds.map((meld) =>
      viewMeld(position, side, meld, cards, speech, untold !== 'count' && untold !== 'winner'),
    ),
    redThrees: redThrees.length === 0 ? null : plainMeld(placeOf.redThrees(side.side), redThrees, ''),
    open: [...lying, ...hands].filter((meld) => meld.cards.length > 0),
  };
}

/** The hand of another player once the deal is over. */
function viewCounted({ position, cards, reader }: TableState, seat: Seat, speech: Speech): ViewMeld {
  const zone = placeOf.hand(seat);
  const short = playerName(position, seat, reader, speech);
  const full = speech.text('handOf', { player: short });
  return {
    ...plainMeld(zone, inHandOrder(cards.places.get(zone) ?? [], byRank), full),
    badge: { full, short, tone: 'plain' },
  };
}

function viewPile(position: Position, cards: KeyedCards, speech: Speech, frozen: boolean): TableView['pile'] {
  const pile = cards.places.get(placeOf.pile) ?? [];
  const freezing = pile.filter(({ card }) => card !== null && freezes(card)).map(({ key }) => key);
  const every = layingCustoms[position.ruleset.id].crosswiseInPile === 'every';
  return {
    label: pile.length === 0 ? `${speech.text('pile')} · ${speech.text('empty')}` : speech.text('pile'),
    cards: pile,
    crosswise: new Set(every ? freezing : freezing.slice(0, 1)),
    frozen: pile.length > 0 && frozen ? speech.text('frozen') : null,
  };
}

function viewHand(state: TableState, viewer: Seat, speech: Speech, order: HandOrder): TableView['hand'] {
  const { position, reader } = state;
  const aside = new Set(state.aside.flat());
  const { hand } = seatState(position, viewer);
  const known = (state.cards.places.get(placeOf.hand(viewer)) ?? []).filter(({ key }) => !aside.has(key));
  const unknown = Array.from({ length: hand.unknown }, (_, index) => ({ key: `back:${viewer}:${index}`, card: null }));
  const group = (zone: string, caption: string): ViewMeld =>
    plainMeld(
      zone,
      (state.cards.places.get(zone) ?? []).filter(({ key }) => !aside.has(key)),
      caption,
    );
  const apart = [
    group(placeOf.penalty(viewer), speech.text('penaltyCards')),
    group(placeOf.waiting(viewer), speech.text('waitingCards')),
  ];
  return {
    label:
      viewer === reader
        ? speech.text('hand')
        : speech.text('handOf', { player: playerName(position, viewer, reader, speech) }),
    cards: [...inHandOrder(known, order), ...unknown],
    apart: apart.filter(({ cards }) => cards.length > 0),
    inTurn: viewer === position.turn && position.phase !== 'over',
    dealer: position.dealer === reader ? speech.text('dealerLetter') : '',
  };
}
