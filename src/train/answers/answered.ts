import {
  type Action,
  actingSide,
  bestOpening,
  type Card,
  type ClauseAddress,
  clauseOfResult,
  countOf,
  countsMeldedCards,
  deckOf,
  freezes,
  type Ground,
  hasOpened,
  isFrozen,
  isTakeable,
  judge,
  type Meld,
  minimumOf,
  nextSeat,
  type Position,
  pointsOnTable,
  type Random,
  type ScoreItem,
  type Side,
  score,
  seatState,
  sideState,
  waysToTakePile,
  without,
} from '../../engine/index.ts';
import { type AskedAtTable, type Freezing, handsTried } from '../asked.ts';
import { inSight } from '../sight.ts';
import { inTurn, isParticular, type Met, metBy } from './met.ts';

/** Clauses as a list that is not empty; null if it is. */
function some(clauses: readonly ClauseAddress[]): readonly [ClauseAddress, ...ClauseAddress[]] | null {
  const [first, ...others] = new Set(clauses);
  return first === undefined ? null : [first, ...others];
}

/** Of what a verdict rests on no more is told: the most specific comes first, the rest is the same for most acts. */
const mostTold = 3;

/** Of what an act rests on, what is told: beside the points of an opening only what not every meld has. */
function groundsToTell(grounds: readonly Ground[], met: Met | null): readonly Ground[] {
  const told = inTurn(grounds);
  if (met === null) return told.slice(0, mostTold);
  return met.what === 'minimum' ? told.filter(isParticular).slice(0, mostTold) : told.slice(0, mostTold - 1);
}

/** Whether an act is allowed, and why: the decisive reason, or all on which it rests. */
export function allowed(position: Position, action: Action): AskedAtTable | null {
  const verdict = judge(position, action);
  const found = verdict.legal ? metBy(position, action, verdict.next, verdict.grounds) : null;
  const [reasons, grounds] = verdict.legal
    ? [[], groundsToTell(verdict.grounds, found?.met ?? null)]
    : [verdict.reasons.slice(0, 1), []];
  // Of several grounds the clause that says the most of each; a refusal has one reason, and its first clauses.
  const clauses = some([
    ...(found?.clauses ?? []),
    ...reasons.flatMap((reason) => reason.clauses.slice(0, mostTold)),
    ...grounds.flatMap((ground) => ground.clauses.slice(0, 1)),
  ]);
  if (clauses === null) return null;
  const ask = { form: 'allowed', action } as const;
  const answer = { form: 'allowed', is: verdict.legal } as const;
  return { position, ask, answer, clauses, reasons, grounds, ...(found === null ? {} : { met: found.met }) };
}

/** The minimum with which the side in turn has to open. */
export function minimumAsked(position: Position): AskedAtTable {
  const is = minimumOf(position);
  const clauses = [position.ruleset.facts.minimum] as const;
  const ask = { form: 'number', about: 'minimum' } as const;
  return { position, ask, answer: { form: 'number', is }, clauses, reasons: [], grounds: [] };
}

/** The points of the best opening from the hand, with the clauses by which it opens; null where nothing in it opens. */
export function bestOpeningAsked(position: Position): AskedAtTable | null {
  const { melds, points } = bestOpening(position);
  if (melds.length === 0) return null;
  const found = allowed(position, { type: 'meld', melds });
  if (found === null || found.reasons.length > 0) return null;
  const ask = { form: 'number', about: 'best-opening', melds: melds.map(({ cards }) => cards) } as const;
  return { ...found, ask, answer: { form: 'number', is: points } };
}

/** What the declarer’s side has towards its bid on the table; null where there is nothing yet. */
export function contractAsked(position: Position): AskedAtTable | null {
  const { contract } = position;
  if (contract === null) return null;
  const { clausesOf, parameters } = position.ruleset;
  const counts = countsMeldedCards(parameters, contract.bid.level) ? 'bid-not-reached-with-melds' : 'bid-not-reached';
  // The first of them says when the side may go out, the second what counts towards the bid.
  const clauses = some(clausesOf(counts).slice(1, 2));
  if (clauses === null) return null;
  const ask = { form: 'number', about: 'contract' } as const;
  const is = pointsOnTable(position, contract);
  // A side that is behind has nothing towards its bid yet.
  if (is <= 0) return null;
  const answer = { form: 'number', is } as const;
  return { position, ask, answer, clauses, reasons: [], grounds: [] };
}

/** What a line of the count brings a side, or the whole deal. */
export function countAsked(position: Position, side: Side, item: ScoreItem | 'total'): AskedAtTable | null {
  const found = score(position).find((each) => each.side === side);
  const lines = found?.lines.filter((line) => item === 'total' || line.item === item) ?? [];
  const clauses = some([
    ...lines.map(({ clause }) => clause),
    ...(lines.some((line) => line.item === 'contract') ? [clauseOfResult(position) ?? []].flat() : []),
  ]);
  if (clauses === null) return null;
  const ask = { form: 'number', about: 'count', side, item } as const;
  const is = lines.reduce((sum, { points }) => sum + points, 0);
  return { position, ask, answer: { form: 'number', is }, clauses, reasons: [], grounds: [] };
}

/** One way to take the pile, for somebody who is to show with which cards. */
export function takeWithAsked(position: Position, cards: readonly Card[]): AskedAtTable | null {
  const found = allowed(position, { type: 'take', with: cards, melds: [] });
  if (found === null || found.reasons.length > 0) return null;
  return { ...found, ask: { form: 'cards', about: 'take-with' }, answer: { form: 'cards', is: cards } };
}

/** By what the pile is frozen for the side in turn: by all that would freeze it without the rest, or by nothing. */
export function freezingsOf(position: Position): readonly Freezing[] {
  if (!isFrozen(position)) return ['not'];
  const cards = new Set(position.pile.filter(freezes).map(({ role }) => (role === 'wild' ? 'wild' : 'red-three')));
  const others = position.pile.filter((card) => !freezes(card));
  return [...cards, ...(isFrozen({ ...position, pile: others }) ? (['not-opened'] as const) : [])];
}

/** Why the pile is frozen, or that it is not; null where two things freeze it, of which either would be right. */
export function freezingAsked(position: Position): AskedAtTable | null {
  const [is, other] = freezingsOf(position);
  if (is === undefined || other !== undefined) return null;
  const clauses = [clauseOfFreezing(position, is)] as const;
  const answer = { form: 'freezing', is } as const;
  return { position, ask: { form: 'freezing' }, answer, clauses, reasons: [], grounds: [] };
}

/** The clause that says what freezes a pile so; the one on frozen piles where the document has none of its own. */
function clauseOfFreezing({ ruleset }: Position, is: Freezing): ClauseAddress {
  const { clausesOf, facts } = ruleset;
  const byWild = clausesOf('frozen-needs-naturals');
  const own = {
    wild: () => clausesOf('discard-freezes'),
    // What a red three and a wild card have in common is how a frozen pile is taken.
    'red-three': () => clausesOf('frozen-by-red-three-needs-naturals').filter((clause) => !byWild.includes(clause)),
    'not-opened': () => clausesOf('opening-take-needs-naturals'),
    not: () => [],
  };
  return own[is]()[0] ?? facts.frozen;
}

/** After so many of them it is given up where no card is ahead by so much. */
const leads: ReadonlyMap<number, number> = new Map([
  [5, 1],
  [25, 3],
]);

/** The safest discard must be safer than the next by so many hands: with fewer, others drawn might say otherwise. */
const clearly = 10;

/**
 * Which of some cards is the safest discard: the one with which, of the hands that the next player may hold, he could take the pile with
 * the fewest. Null where no card is clearly safer than the others.
 */
export function safestAsked(position: Position, choices: readonly Card[], random: Random): AskedAtTable | null {
  const found = risksOf(position, choices, random);
  if (found === null) return null;
  const { risks, way, taken } = found;
  const card = choices[risks.indexOf(Math.min(...risks))];
  if (card === undefined || leadOf(risks) < clearly) return null;
  if (choices.some((other) => other !== card && !isSeenSafer(position, card, other))) return null;
  const grounds = inTurn(way).slice(0, 1);
  const clauses = some(grounds.flatMap((ground) => ground.clauses.slice(0, mostTold)));
  if (clauses === null) return null;
  const ask = { form: 'card', about: 'safest', choices } as const;
  return { position, ask, answer: { form: 'card', is: card }, clauses, reasons: [], grounds, risks, taken };
}

/**
 * Whether the table shows why a discard is safer than another: it fits no meld of the next player's side and the other does, or more cards
 * of the other's rank are out of sight. Where it does not, chance alone has drawn the hands apart.
 */
function isSeenSafer(position: Position, card: Card, other: Card): boolean {
  const { ruleset, turn } = position;
  const { melds } = sideState(position, nextSeat(ruleset.seating, turn));
  // To a frozen pile no meld gives a right.
  const isOpen = !position.pile.some(freezes);
  const fits = (top: Card) => isOpen && melds.some((meld) => isNextTo(meld, top));
  if (fits(card) !== fits(other)) return fits(other);
  const unseen = without(deckOf(ruleset), inSight(position)) ?? [];
  const left = ({ order }: Card) => unseen.filter((one) => one.order === order).length;
  return left(other) > left(card);
}

/** Whether a card is of a meld's rank, or lies at an end of its sequence. */
function isNextTo({ kind, order, suit, cards }: Meld, card: Card): boolean {
  if (kind !== 'sequence') return order === card.order;
  const orders = cards.map((one) => one.order);
  return suit === card.suit && (card.order === Math.min(...orders) - 1 || card.order === Math.max(...orders) + 1);
}

/** What the next player could take: after each discard with how many of the hands tried, and one way to do it by its grounds. */
interface Risks {
  readonly risks: readonly number[];
  /** The discard that is taken so. */
  readonly taken: Card;
  readonly way: readonly Ground[];
}

/** With how many of some hands the next player could take the pile after each of these discards; null if one is not allowed. */
function risksOf(position: Position, choices: readonly Card[], random: Random): Risks | null {
  const { ruleset, turn } = position;
  const next = nextSeat(ruleset.seating, turn);
  const size = countOf(seatState(position, next).hand);
  const unseen = without(deckOf(ruleset), inSight(position)) ?? [];
  const after = choices.map((card) => ({ card, verdict: judge(position, { type: 'discard', card }) }));
  if (size === 0 || unseen.length < size) return null;
  const takes = choices.map(() => 0);
  const taken = choices.map((): Position | null => null);
  for (let sample = 0; sample < handsTried; sample++) {
    const hand = someCards(unseen, size, random);
    for (const [place, { verdict }] of after.entries()) {
      if (!verdict.legal || verdict.next.phase === 'over') return null;
      const table = withHand(verdict.next, hand);
      if (!isTakeable(table)) continue;
      takes[place] = (takes[place] ?? 0) + 1;
      taken[place] ??= table;
    }
    if (leadOf(takes) < (leads.get(sample + 1) ?? 0)) return null;
  }
  // The way is told of the discard that most could take.
  const worst = takes.indexOf(Math.max(...takes));
  const [table, card] = [taken[worst], choices[worst]];
  return !table || card === undefined ? null : { risks: takes, taken: card, way: groundsOfTaking(table) };
}

/** By what the pile can be taken, of the first way. */
function groundsOfTaking(position: Position): readonly Ground[] {
  const [way] = waysToTakePile(position).ways;
  const verdict = way === undefined ? null : judge(position, way);
  return verdict?.legal === true ? verdict.grounds : [];
}

/** By how many hands the safest of the cards is ahead of the next. */
function leadOf(takes: readonly number[]): number {
  const [least = 0, next = 0] = takes.toSorted((one, other) => one - other);
  return next - least;
}

function withHand(position: Position, hand: readonly Card[]): Position {
  const { turn } = position;
  const seats = position.seats.map((state) =>
    state.seat === turn ? { ...state, hand: { known: hand, unknown: 0 } } : state,
  );
  return { ...position, seats };
}

function someCards(cards: readonly Card[], count: number, random: Random): readonly Card[] {
  const left = cards.slice();
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)).flat();
}

/** Whether a side may still open: it has no melds. */
export function isUnopened(position: Position): boolean {
  return !hasOpened(actingSide(position));
}
