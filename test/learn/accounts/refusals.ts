import {
  type Action,
  actingSide,
  type Card,
  canastaBonus,
  countOf,
  freezes,
  hasOpened,
  legalActions,
  type Meld,
  minimumOf,
  type Position,
  type Reason,
  type RuleCode,
  seatState,
  sideOf,
  topOf,
} from '../../../src/engine/index.ts';
import { handCost, towardsBid } from '../../insight/accounts.ts';

// An account of what refusals say, by the position and the act alone: it shares nothing with judging but the cards and the rules’ numbers.

/** An act that has been refused, and one of the reasons that are told. */
interface Refused {
  readonly position: Position;
  readonly action: Action;
  readonly values: Reason['values'];
}

type Account = (refused: Refused) => boolean;

/** Whether a reason that is told of a refused act is so; null where nobody has an account of it, as a ruling’s has to be before it is told in a deal. */
export function isReasonSo(position: Position, action: Action, { code, values }: Reason): boolean | null {
  return refusalAccounts[code]?.({ position, action, values }) ?? null;
}

const refusalAccounts: Readonly<Partial<Record<RuleCode, Account>>> = {
  'not-at-this-stage': ({ position, action }) =>
    !['draw', 'play'].includes(position.phase) || (action.type === 'call' && position.calls.length === 0),
  'upcard-not-now': ({ position }) => position.phase !== 'deal',
  'draw-first': ({ position }) => position.phase === 'draw' && countOf(position.stock) > 0,
  'take-or-end-first': ({ position }) => position.phase === 'draw' && countOf(position.stock) === 0,
  'one-draw-a-turn': ({ position }) => position.phase === 'play' && position.current.drew !== 'nothing',
  'end-instead-of-draw': ({ position }) => position.phase === 'play',
  'stock-is-empty': ({ position }) => countOf(position.stock) === 0,
  'stock-is-not-empty': ({ position, values }) =>
    countOf(position.stock) > 0 && values.count === countOf(position.stock),
  'must-take-pile': ({ position }) =>
    countOf(position.stock) === 0 && offers(position, 'take') && !offers(position, 'end'),
  'card-not-held': ({ position, action }) => notHeld(position, action).length > 0,
  'melded-card-stays': ({ position, action }) =>
    notHeld(position, action).some((card) => actingSide(position).melds.some(({ cards }) => cards.includes(card))),
  'card-still-in-pile': ({ position, action }) =>
    notHeld(position, action).some((card) => position.pile.includes(card)),
  'card-still-in-pile-at-opening': ({ position, action }) =>
    !hasOpened(actingSide(position)) && notHeld(position, action).some((card) => position.pile.includes(card)),
  'pile-is-empty': ({ position }) => position.pile.length === 0,
  'depth-not-allowed': ({ action }) => action.type === 'take' && (action.depth ?? 1) > 1,
  'wild-on-top': ({ position }) => topOf(position)?.role === 'wild',
  'joker-on-top': ({ position }) => topOf(position)?.rank === 'joker',
  'black-three-on-top': ({ position }) => topOf(position)?.role === 'black-three',
  'black-three-fits-sequence-only': (refused) =>
    topOf(refused.position)?.role === 'black-three' && !ontoRunOfTop(refused),
  'red-three-on-top': (refused) => topOf(refused.position)?.role === 'red-three' && !ontoRunOfTop(refused),
  'one-card-against-one': ({ position }) =>
    held(position).length === 1 && position.pile.length === 1 && countOf(position.stock) > 0,
  'one-card-against-one-without-stock': ({ position }) =>
    held(position).length === 1 && position.pile.length === 1 && countOf(position.stock) === 0,
  'take-needs-natural-pair': (refused) => lacksNaturals(refused),
  'frozen-needs-naturals': (refused) => isFrozenNow(refused.position) && lacksNaturals(refused),
  'frozen-needs-naturals-or-sequence': (refused) =>
    isFrozenNow(refused.position) && lacksNaturals(refused) && !ontoRunOfTop(refused),
  'frozen-by-red-three-needs-naturals': (refused) =>
    refused.position.pile.some(({ role }) => role === 'red-three') && lacksNaturals(refused),
  'opening-take-needs-naturals': (refused) => !hasOpened(actingSide(refused.position)) && lacksNaturals(refused),
  'take-does-not-fit': ({ position, action }) => {
    const top = topOf(position);
    if (top === undefined || action.type !== 'take') return false;
    const meld = action.onto === undefined ? undefined : meldNamed(position, action.onto.name);
    const alike = action.with.filter(({ order }) => order === top.order).length;
    const own = actingSide(position).melds.some(
      (one) => one.kind === 'set' && one.order === top.order && !isFull(position, one),
    );
    if (top.role === 'red-three' || top.role === 'black-three') return true;
    return meld === undefined ? alike === 0 || (alike < 2 && !own) : meld.order !== top.order;
  },
  'take-needs-sequence-on-table': ({ position, action }) => {
    const top = topOf(position);
    if (top === undefined || action.type !== 'take') return false;
    const meld = action.onto === undefined ? undefined : meldNamed(position, action.onto.name);
    return meld === undefined || meld.kind !== 'sequence' || !isRun(position, [...meld.cards, top]);
  },
  'pile-not-with-wild': ({ action }) => action.type === 'take' && action.with.some(({ role }) => role === 'wild'),
  'pile-not-onto-canasta': ({ position, action }) => {
    const top = topOf(position);
    return (
      action.type === 'take' &&
      actingSide(position).melds.some(
        (meld) => isFull(position, meld) && (meld.name === action.onto?.name || meld.order === top?.order),
      )
    );
  },
  'meld-too-small': (refused) => laid(refused).some(({ length }) => length < (refused.values.least ?? 0)),
  'different-ranks': (refused) =>
    laid(refused).some(
      (cards) =>
        new Set(cards.filter(({ role }) => role !== 'wild').map(({ order }) => order)).size > 1 ||
        // A joker with twos, or a natural card put to them.
        cards.some(({ role }) => role === 'natural'),
    ),
  'too-few-naturals': (refused) =>
    laid(refused).some((cards) => naturalsOf(cards) < (refused.values.least ?? 0)) &&
    refused.values.least !== undefined,
  'wilds-alone': (refused) => laid(refused).some((cards) => cards.every(({ role }) => role === 'wild')),
  'too-many-wilds': (refused) => wildsAre(refused),
  'too-many-wilds-in-canasta': (refused) => wildsAre(refused),
  'too-many-wilds-onto-canasta': (refused) =>
    wildsAre(refused) && targets(refused).some((meld) => isFull(refused.position, meld)),
  'wild-onto-canasta': (refused) =>
    tried(refused.action).some(({ role }) => role === 'wild')
      ? targets(refused).some((meld) => isFull(refused.position, meld))
      : refused.action.type === 'merge' && targets(refused).some((meld) => meld.wilds > 0),
  'red-three-in-meld': (refused) => laid(refused).some((cards) => cards.some(({ role }) => role === 'red-three')),
  'black-three-in-meld': (refused) =>
    laid(refused).some(
      (cards) => cards.some(({ role }) => role === 'black-three') && cards.some(({ role }) => role !== 'black-three'),
    ),
  'black-threes-only-going-out': (refused) =>
    laid(refused).some((cards) => cards.some(({ role }) => role === 'black-three')) ||
    actingSide(refused.position).melds.some(({ kind }) => kind === 'black-threes'),
  'black-threes-with-wild': (refused) =>
    laid(refused).some(
      (cards) => cards.some(({ role }) => role === 'black-three') && cards.some(({ role }) => role === 'wild'),
    ),
  'black-threes-count': (refused) =>
    laid(refused).some((cards) => {
      const { count, least = 0, most = 0 } = refused.values;
      const threes = cards.filter(({ role }) => role === 'black-three').length;
      return threes === count && (threes < least || threes > most);
    }),
  'opponents-meld': ({ position, action }) =>
    referred(action).some(
      ({ name, side }) =>
        !actingSide(position).melds.some((meld) => meld.name === name) ||
        (side !== undefined && side !== actingSide(position).side),
    ),
  'merge-not-allowed': ({ position, action }) =>
    action.type === 'merge' &&
    !legalActions(position).some(
      (one) =>
        one.type === 'merge' &&
        [one.first.name, one.second.name].every((name) => [action.first.name, action.second.name].includes(name)),
    ),
  'merge-too-long': (refused) =>
    targets(refused).reduce((sum, { size }) => sum + size, 0) > (refused.values.most ?? Number.POSITIVE_INFINITY),
  'merge-too-many-wilds': (refused) =>
    targets(refused).reduce((sum, { wilds }) => sum + wilds, 0) === refused.values.count &&
    (refused.values.count ?? 0) > (refused.values.most ?? 0),
  'opening-too-low': (refused) => isTooLow(refused, null),
  'opening-with-pile-too-low': (refused) => isTooLow(refused, topOf(refused.position) ?? null),
  'doubled-opening-too-low': (refused) =>
    isTooLow(refused, refused.action.type === 'take' ? (topOf(refused.position) ?? null) : null),
  'bonus-opens-nothing': ({ position }) => !hasOpened(actingSide(position)),
  'whole-hand-needs-minimum': ({ position }) => !hasOpened(actingSide(position)),
  'keep-one-card': (refused) => leftAfter(refused) < 2,
  'going-out-requirement': (refused) =>
    leftAfter(refused) < 2 && canastasAfter(refused).length < (refused.values.least ?? 0),
  'robber-requirement': (refused) => {
    const { position, values } = refused;
    const { contract, ruleset } = position;
    const own = contract !== null && sideOf(ruleset.seating, contract.seat) === actingSide(position).side;
    const made = canastasAfter(refused);
    const runs = made.filter((cards) => isRun(position, cards)).length;
    const red = made.filter((cards) => !isRun(position, cards) && cards.every(({ role }) => role !== 'wild')).length;
    return !own && leftAfter(refused) < 2 && (runs < 1 || made.length - runs < (values.least ?? 0) || red < 1);
  },
  'bid-not-reached': (refused) => isBidShort(refused),
  'bid-not-reached-with-melds': (refused) => isBidShort(refused),
  'last-card-is-discarded': (refused) => refused.action.type !== 'discard' && leftAfter(refused) === 0,
  'ask-not-now': ({ position, action }) => action.type === 'ask' && !offers(position, 'ask'),
  'ask-after-melding': ({ position }) => position.current.melded,
  'ask-once': ({ position }) => position.current.answer !== null,
  'answer-first': ({ position }) => position.current.asked !== null,
  'answer-not-asked': ({ position }) => position.current.asked === null,
  'answer-yes-or-no': ({ action }) => action.type === 'answer' && action.answer === 'pass',
  'answered-no': ({ position }) => position.current.answer === 'no',
  'answered-yes': ({ position }) => position.current.answer === 'yes',
  'lay-red-threes-first': ({ position }) => held(position).some(({ role }) => role === 'red-three'),
  'not-a-red-three': ({ action }) => tried(action).some(({ role }) => role !== 'red-three'),
  'discard-red-three': ({ action }) => action.type === 'discard' && action.card.role === 'red-three',
  'concealed-with-pile-needs-minimum': ({ position }) => !hasOpened(actingSide(position)),
  'surplus-wilds-first': ({ position }) => position.current.surplus.some(({ role }) => role === 'wild'),
  'wild-in-sequence': (refused) =>
    laid(refused).some((cards) => cards.some(({ role }) => role === 'wild') && looksLikeRun(cards)),
  'three-in-sequence': (refused) => laid(refused).some((cards) => cards.some(({ rank }) => rank === '3')),
  'sequence-of-one-suit': (refused) =>
    laid(refused).some((cards) => new Set(cards.flatMap(({ suit }) => suit ?? [])).size > 1),
  'sequence-gap': (refused) =>
    laid(refused).some(
      (cards) =>
        !isRun(
          refused.position,
          cards.filter(({ rank }) => rank !== 'joker'),
        ),
    ),
  'sequence-too-long': (refused) => laid(refused).some(({ length }) => length > (refused.values.most ?? 0)),
  'samba-is-closed': (refused) =>
    [...targets(refused), ...ofTop(refused)].some(
      ({ kind, size }) => kind === 'sequence' && size >= (refused.values.most ?? 0),
    ),
  'canasta-is-closed': (refused) =>
    targets(refused).some((meld) => isFull(refused.position, meld)) ||
    laid(refused).some(({ length }) => length > (refused.values.most ?? 0)),
  'second-incomplete-set': (refused) =>
    laid(refused).some((cards) =>
      actingSide(refused.position).melds.some(
        (meld) => meld.kind === 'set' && cards.some(({ order }) => order === meld.order),
      ),
    ) || laid(refused).length > 1,
  'bid-not-higher': ({ action }) => action.type === 'call' && typeof action.call !== 'string',
  'auction-is-over': ({ position }) => position.phase !== 'auction',
  'auction-is-doubled': ({ position }) => position.contract?.doubledBy != null,
  'doubled-declarer-opens-in-turn': ({ position }) => position.contract?.doubledBy != null,
  'double-only-opponents-bid': ({ action }) => action.type === 'call' && action.call === 'double',
  'opening-twos': (refused) => twosAre(refused),
  'declarer-opening-twos': (refused) => twosAre(refused),
  'declarer-opening': ({ position }) => position.contract !== null && !hasOpened(actingSide(position)),
  'declarer-opening-for-high-bid': ({ position }) => position.contract !== null && !hasOpened(actingSide(position)),
  'declarer-can-open': ({ position }) => offers(position, 'meld'),
  'declarer-keeps-a-card': (refused) => leftAfter(refused) < 1,
  'stop-after-last-red-three': ({ position }) => position.current.lastThrees.length > 0,
  'lay-only-last-threes': ({ position }) => position.current.lastThrees.length === 0,
  'buy-not-now': ({ position }) => position.phase !== 'play' || countOf(position.stock) === 0,
  'buy-needs-stock': ({ position }) => countOf(position.stock) === 0,
};

function offers(position: Position, type: Action['type']): boolean {
  return legalActions(position).some((action) => action.type === type);
}

function held(position: Position): readonly Card[] {
  return seatState(position, position.turn).hand.known;
}

/** The cards that an act wants to use, as of the hand. */
function tried(action: Action): readonly Card[] {
  switch (action.type) {
    case 'meld':
      return action.melds.flatMap(({ cards }) => cards);
    case 'add':
      return action.additions.flatMap(({ cards }) => cards);
    case 'take':
      return [...action.with, ...action.melds.flatMap(({ cards }) => cards)];
    case 'discard':
    case 'lay':
    case 'buy':
      return [action.card];
    default:
      return [];
  }
}

/** The cards of an act that are not in the hand, or not so often. */
function notHeld(position: Position, action: Action): readonly Card[] {
  const hand = [...held(position)];
  return tried(action).filter((card) => {
    const place = hand.indexOf(card);
    if (place >= 0) hand.splice(place, 1);
    return place < 0;
  });
}

function referred(action: Action) {
  switch (action.type) {
    case 'add':
      return action.additions.map(({ meld }) => meld);
    case 'take':
      return action.onto === undefined ? [] : [action.onto];
    case 'merge':
      return [action.first, action.second];
    default:
      return [];
  }
}

function meldNamed(position: Position, name: string): Meld | undefined {
  return actingSide(position).melds.find((meld) => meld.name === name);
}

/** The own melds on the table to which an act brings cards; new cards of a rank join the meld of that rank. */
function targets({ position, action }: Refused): readonly Meld[] {
  const named = referred(action).flatMap(({ name }) => meldNamed(position, name) ?? []);
  const joined = newMelds(position, action).flatMap((cards) => joins(position, cards));
  return [...named, ...joined];
}

function joins(position: Position, cards: readonly Card[]): readonly Meld[] {
  const ranks = cards.filter(({ role }) => role !== 'wild').map(({ order }) => order);
  return actingSide(position).melds.filter(
    ({ kind, order }) => kind !== 'sequence' && (ranks.includes(order) || (kind === 'wild' && ranks.length === 0)),
  );
}

function newMelds(position: Position, action: Action): readonly (readonly Card[])[] {
  if (action.type === 'meld') return action.melds.map(({ cards }) => cards);
  if (action.type !== 'take') return [];
  const top = action.onto === undefined ? [topOf(position) ?? []].flat() : [];
  return [[...action.with, ...top], ...action.melds.map(({ cards }) => cards)];
}

/** What would lie together after an act, in every way in which it can be meant: new cards by themselves and with a meld that they join. */
function laid(refused: Refused): readonly (readonly Card[])[] {
  const { position, action } = refused;
  const fresh = newMelds(position, action);
  const joined = fresh.flatMap((cards) => joins(position, cards).map((meld) => [...meld.cards, ...cards]));
  const added =
    action.type === 'add'
      ? action.additions.map(({ meld, cards }) => [...(meldNamed(position, meld.name)?.cards ?? []), ...cards])
      : action.type === 'take' && action.onto !== undefined
        ? [[...(meldNamed(position, action.onto.name)?.cards ?? []), ...action.with, ...position.pile.slice(-1)]]
        : [];
  const merged = action.type === 'merge' ? [targets(refused).flatMap(({ cards }) => cards)] : [];
  return [...fresh, ...joined, ...added, ...merged];
}

function ofTop({ position }: Refused): readonly Meld[] {
  const top = topOf(position);
  return actingSide(position).melds.filter(({ kind, suit }) => kind === 'sequence' && suit === top?.suit);
}

function naturalsOf(cards: readonly Card[]): number {
  const twos = cards.every(({ role }) => role === 'wild');
  return cards.filter((card) => (twos ? card.rank === '2' : card.role !== 'wild')).length;
}

function wildsAre(refused: Refused): boolean {
  const { count, most = 0 } = refused.values;
  return laid(refused).some((cards) => {
    const wilds = cards.length - naturalsOf(cards);
    return wilds === count && wilds > most;
  });
}

function twosAre(refused: Refused): boolean {
  const { count, least = 0 } = refused.values;
  return laid(refused).some((cards) => {
    const twos = cards.filter(({ rank }) => rank === '2').length;
    return twos === count && twos < least;
  });
}

function isFrozenNow(position: Position): boolean {
  const { parameters } = position.ruleset;
  return position.pile.some(freezes) || parameters.pileAlwaysFrozen || !hasOpened(actingSide(position));
}

/** Whether the cards of an act have fewer of the top card’s rank than a reason says are needed. */
function lacksNaturals({ position, action, values }: Refused): boolean {
  const top = topOf(position);
  if (top === undefined || action.type !== 'take') return false;
  return action.with.filter(({ order }) => order === top.order).length < (values.least ?? 0);
}

/** Whether the act brings the top card to a sequence of the side that it continues. */
function ontoRunOfTop({ position, action }: Refused): boolean {
  const top = topOf(position);
  if (top === undefined || action.type !== 'take' || action.onto === undefined) return false;
  const meld = meldNamed(position, action.onto.name);
  return meld?.kind === 'sequence' && isRun(position, [...meld.cards, top]) && meld.size < 7;
}

/** Whether cards of one suit follow one another, each once; the ace stands at either end of a circle of ranks. */
function isRun({ ruleset }: Position, cards: readonly Card[]): boolean {
  const [first] = cards;
  if (first === undefined || cards.some(({ suit }) => suit !== first.suit)) return false;
  const places = cards.map(({ order }) => order).sort((one, other) => one - other);
  if (new Set(places).size < places.length) return false;
  const gaps = places.filter((place, at) => at > 0 && place !== (places[at - 1] ?? 0) + 1).length;
  const circle = ruleset.parameters.sequenceOrder === 'circle';
  return gaps === 0 || (circle && gaps === 1 && places[0] === 0 && places.at(-1) === 12);
}

/** Whether the cards that are not wild are of one suit and of several ranks, as nobody would lay them who meant a set. */
function looksLikeRun(cards: readonly Card[]): boolean {
  const naturals = cards.filter(({ role }) => role !== 'wild');
  return new Set(naturals.map(({ order }) => order)).size > 1;
}

function isFull({ ruleset }: Position, meld: Meld): boolean {
  return canastaBonus(ruleset.parameters, meld) !== null;
}

function leftAfter({ position, action }: Refused): number {
  const brought = action.type === 'take' && position.pile.length > 1 ? position.pile.length - 1 : 0;
  return held(position).length - tried(action).length + brought;
}

/** The cards of each canasta and samba that the side would have after an act. */
function canastasAfter(refused: Refused): readonly (readonly Card[])[] {
  const { position } = refused;
  const size = position.ruleset.parameters.canastaSize;
  const touched = targets(refused);
  const rest = actingSide(position).melds.filter((meld) => !touched.includes(meld) && isFull(position, meld));
  return [
    ...rest.map(({ cards }) => cards),
    ...laid(refused).filter((cards) => cards.length >= size && (!looksLikeRun(cards) || isRun(position, cards))),
  ];
}

function isTooLow({ position, action, values }: Refused, top: Card | null): boolean {
  const { cardValues, topCardCountsInOpening } = position.ruleset.parameters;
  const cards = [...tried(action), ...(top !== null && topCardCountsInOpening ? [top] : [])];
  // A red three that is none of the hand cards is worth nothing there.
  const worth = (card: Card) => cardValues[card.role === 'red-three' ? card.role : card.rank];
  const points = cards.reduce((sum, card) => sum + worth(card), 0);
  const { minimum = 0 } = values;
  const missing = values.missing === undefined || values.missing === minimum - points;
  return (
    !hasOpened(actingSide(position)) &&
    values.points === points &&
    points < minimum &&
    missing &&
    minimum >= minimumOf(position)
  );
}

/** Whether the bid of the own side is not reached, be it for what the partner still holds, though all that is tried were laid. */
function isBidShort(refused: Refused): boolean {
  const { position } = refused;
  const { contract, ruleset } = position;
  if (contract === null || sideOf(ruleset.seating, contract.seat) !== actingSide(position).side) return false;
  const partner = position.seats.find(
    ({ seat }) => seat !== position.turn && sideOf(ruleset.seating, seat) === actingSide(position).side,
  );
  const cost = partner === undefined ? 0 : handCost(position, partner.seat);
  const { cardValues, levelOfMeldedCards, goingOutBonus, canastaSize } = ruleset.parameters;
  const counted = contract.bid.level >= levelOfMeldedCards;
  const more =
    counted && refused.action.type !== 'discard'
      ? tried(refused.action).reduce((sum, { rank }) => sum + cardValues[rank], 0)
      : 0;
  // What the act completes is worth something too, how much is another’s account.
  const completes = laid(refused).some(({ length }) => length === canastaSize);
  return completes || towardsBid(position) + more + goingOutBonus - cost < contract.bid.level * 1000;
}
