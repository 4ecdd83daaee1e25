import {
  actingSide,
  type Card,
  canastaBonus,
  countOf,
  freezes,
  hasOpened,
  isFrozen,
  judge,
  minimumOf,
  type Position,
  permits,
  type Seat,
  seatState,
  sideOf,
  sideState,
  type TakeAction,
  topOf,
  waysToTakePile,
} from '../engine/index.ts';
import { cardsKey, type Fact, stating } from './fact.ts';

/** So many ways to take the pile are compared; a hand that has more hardly differs in what they bring. */
const waysCompared = 40;

/** What the pile offers the seat before its draw, what keeps it from it, and what the seat gives away with it. */
export function pileFacts(view: Position, seat: Seat): readonly Fact[] {
  if (view.phase === 'draw') return view.turn === seat ? beforeDraw(view) : given(view, seat);
  return view.phase === 'play' && view.turn === seat ? wouldGive(view) : [];
}

/** Whether a meld on the table of the side in turn takes the pile, with no card of the hand. */
export function takesOntoMeld(view: Position): boolean {
  return actingSide(view).melds.some(({ name }) =>
    permits(view, { type: 'take', with: [], onto: { name }, melds: [] }),
  );
}

function beforeDraw(view: Position): readonly Fact[] {
  const top = topOf(view);
  // Without a stock the pile is no choice beside drawing: that is told where the turn is.
  if (top === undefined || countOf(view.stock) === 0) return [];
  const { ways, openings } = waysToTakePile(view);
  const candidates = openings === null ? ways.slice(0, waysCompared) : [openings.smallest];
  const best = candidates
    .flatMap((way) => broughtBy(view, way) ?? [])
    .sort((one, other) => other.bonus - one.bonus || one.laid.length - other.laid.length || other.count - one.count)[0];
  return best === undefined ? barred(view, top) : [taking(view, top, best)];
}

interface Taking {
  readonly way: TakeAction;
  /** The cards of the hand that it lays. */
  readonly laid: readonly Card[];
  /** How many cards of the pile it brings. */
  readonly count: number;
  /** What canastas it completes are worth. */
  readonly bonus: number;
}

function broughtBy(view: Position, way: TakeAction): Taking | null {
  const verdict = judge(view, way);
  if (!verdict.legal) return null;
  return {
    way,
    laid: [...way.with, ...way.melds.flatMap(({ cards }) => cards)],
    count: view.pile.length - verdict.next.pile.length,
    bonus: bonusOf(verdict.next, view.turn) - bonusOf(view, view.turn),
  };
}

function bonusOf(position: Position, seat: Seat): number {
  const { parameters } = position.ruleset;
  return sideState(position, seat).melds.reduce((sum, meld) => sum + (canastaBonus(parameters, meld) ?? 0), 0);
}

function taking(view: Position, top: Card, { way, laid, count, bonus }: Taking): Fact {
  const { ruleset } = view;
  const opened = hasOpened(actingSide(view));
  const code = !opened
    ? 'take-opens'
    : bonus > 0
      ? 'take-completes'
      : way.onto === undefined
        ? 'take-with'
        : 'take-onto';
  return {
    code,
    weight: 1500 + 20 * count + bonus,
    key: `${code} ${cardsKey(view.pile)}`,
    values: { cards: [top], with: laid, count, points: opened ? bonus : minimumOf(view) },
    clauses:
      code === 'take-opens'
        ? [ruleset.facts.minimum]
        : stating(ruleset, way.onto === undefined ? 'naturalsForPile' : 'pileOntoSequence', 'canastaSize').slice(0, 2),
  };
}

/** What keeps the player from the pile: its top card, or what freezes it. */
function barred(view: Position, top: Card): readonly Fact[] {
  const { ruleset } = view;
  if (top.role === 'wild' || top.role === 'black-three') {
    return [{ code: 'stopped', weight: 300, key: 'stopped', values: { cards: [top] }, clauses: [] }];
  }
  const freezing = view.pile.filter(freezes).slice(-1);
  if (!isFrozen(view) || freezing.length === 0) return [];
  const values = { cards: freezing, count: ruleset.parameters.naturalsForFrozenPile, pile: view.pile.length };
  // The larger the pile that waits, the more it matters what it takes; it stays the same pile until somebody takes it.
  const weight = 300 + 20 * view.pile.length;
  const first = view.pile.findIndex(freezes);
  const key = `frozen ${first} ${cardsKey(view.pile.slice(0, first + 1))}`;
  return [{ code: 'frozen', weight, key, values, clauses: [ruleset.facts.frozen] }];
}

/** After the own discard: the next player may take the pile, with no card of the hand. */
function given(view: Position, seat: Seat): readonly Fact[] {
  const top = topOf(view);
  const { seating } = view.ruleset;
  if (top === undefined || sideOf(seating, view.turn) === sideOf(seating, seat) || !takesOntoMeld(view)) return [];
  const count = view.pile.length;
  return [
    {
      code: 'gave-pile',
      weight: 1300,
      key: `gave-pile ${cardsKey(view.pile)}`,
      values: { player: { seat: view.turn }, cards: [top], count },
      clauses: stating(view.ruleset, 'pileOntoSet', 'pileOntoSequence').slice(0, 1),
    },
  ];
}

/** Which cards of the hand would give the pile away as a discard, while others would not. */
function wouldGive(view: Position): readonly Fact[] {
  const faces = new Map(seatState(view, view.turn).hand.known.map((card) => [card.code, card]));
  const thrown = [...faces.values()].flatMap((card) => {
    const verdict = judge(view, { type: 'discard', card });
    return verdict.legal && verdict.next.phase === 'draw' ? [{ card, bonuses: bonusesGiven(verdict.next) }] : [];
  });
  const cards = thrown.filter(({ bonuses }) => bonuses.length > 0).map(({ card }) => card);
  if (cards.length === 0 || cards.length === thrown.length) return [];
  const count = view.pile.length + 1;
  return [
    {
      code: 'discard-gives',
      weight: 450 + 25 * count + Math.max(...thrown.flatMap(({ bonuses }) => bonuses)),
      key: `discard-gives ${cardsKey(cards)}`,
      parts: cards.map(({ code }) => `discard-gives ${code}`),
      values: { cards, number: cards.length, count },
      clauses: stating(view.ruleset, 'pileOntoSet', 'pileOntoSequence').slice(0, 1),
    },
  ];
}

/** What the canastas are worth that the top card makes, meld by meld of those that take it with no card of the hand of the player in turn. */
function bonusesGiven(view: Position): readonly number[] {
  return actingSide(view).melds.flatMap(({ name }) => {
    const verdict = judge(view, { type: 'take', with: [], onto: { name }, melds: [] });
    return verdict.legal ? [bonusOf(verdict.next, view.turn) - bonusOf(view, view.turn)] : [];
  });
}
