import {
  type Action,
  actingSide,
  type Card,
  judge,
  type Position,
  permits,
  pointsOfAll,
  type Seat,
  seatState,
} from '../engine/index.ts';
import { cardsUsed } from './bearing.ts';
import type { Fact, FactCode } from './fact.ts';
import { insight } from './insight.ts';

/**
 * What a player would do for the seat in turn, unless it goes against what is told of the table: a card that is told to complete or to fit a
 * meld goes there instead of elsewhere, what is told to complete one is done before the turn ends, and a card that would give the pile away
 * stays while another does not. Every other act stays as it is.
 */
export function agreeing(view: Position, seat: Seat, action: Action): Action {
  if (view.turn !== seat || view.phase !== 'play' || view.current.answer === 'yes') return action;
  if (action.type === 'add' || action.type === 'meld') return completion(view, insight(view, seat), action) ?? action;
  if (action.type !== 'discard') return action;
  const facts = insight(view, seat);
  const added = addition(view, facts, action.card) ?? unfinished(view, facts);
  if (added !== null) return added;
  const gives = cardsOf(facts, 'discard-gives');
  return gives.includes(action.card) ? (otherDiscard(view, [...gives, ...cardsOf(facts, 'fits')]) ?? action) : action;
}

/** The addition that is told to complete a meld, where an act would use one of its cards and complete nothing. */
function completion(view: Position, facts: readonly Fact[], action: Action): Action | null {
  const used = cardsUsed(action);
  const verdict = judge(view, action);
  const ends = verdict.legal && verdict.events.some(({ type }) => type === 'canasta' || type === 'went-out');
  if (ends || cardsOf(facts, 'join-gap').some((card) => used.includes(card))) return null;
  const told = facts.filter(({ code }) => code === 'completes');
  return used.flatMap((card) => addition(view, told, card) ?? [])[0] ?? null;
}

/** What is told to complete a meld and would be left undone by a discard. */
function unfinished(view: Position, facts: readonly Fact[]): Action | null {
  const told = facts.filter(({ code }) => code === 'completes');
  return cardsOf(told, 'completes').flatMap((card) => addition(view, told, card) ?? [])[0] ?? null;
}

/** The card as an addition where it is told to fit, with all that completes the meld. */
function addition(view: Position, facts: readonly Fact[], card: Card): Action | null {
  for (const { code, values } of facts) {
    const { cards, meld } = values;
    if ((code !== 'completes' && code !== 'fits') || !isCards(cards) || !cards.includes(card)) continue;
    const whole = typeof meld === 'object' && 'meld' in meld ? [{ meld: meld.meld.name, cards }] : [];
    const alone = actingSide(view).melds.map(({ name }) => ({ meld: name, cards: [card] }));
    for (const one of [...whole, ...alone]) {
      const act: Action = { type: 'add', additions: [{ meld: { name: one.meld }, cards: one.cards }] };
      if (permits(view, act)) return act;
    }
  }
  return null;
}

/** The cheapest lawful discard that is none of some cards, single cards before others. */
function otherDiscard(view: Position, apart: readonly Card[]): Action | null {
  const { known } = seatState(view, view.turn).hand;
  const { parameters } = view.ruleset;
  const count = (card: Card) => known.filter(({ order }) => order === card.order).length;
  const [best] = known
    .filter((card) => card.role !== 'wild' && !apart.includes(card) && judge(view, { type: 'discard', card }).legal)
    .sort(
      (one, other) => count(one) - count(other) || pointsOfAll(parameters, [one]) - pointsOfAll(parameters, [other]),
    );
  return best === undefined ? null : { type: 'discard', card: best };
}

function cardsOf(facts: readonly Fact[], code: FactCode): readonly Card[] {
  return facts
    .filter((fact) => fact.code === code)
    .flatMap(({ values }) => (isCards(values.cards) ? values.cards : []));
}

function isCards(value: Fact['values'][string] | undefined): value is readonly Card[] {
  return Array.isArray(value);
}
