import { type Action, type Card, cardsOfAct, type Position, type Seat } from '../engine/index.ts';
import { type Fact, type FactCode, matters } from './fact.ts';
import { insight } from './insight.ts';

/** What a fact about the act itself and not about its cards makes one do, or leave. */
const aboutActs: { readonly [Type in Action['type']]?: readonly FactCode[] } = {
  take: ['take-completes', 'take-onto', 'take-with', 'take-opens'],
  draw: ['take-completes', 'take-onto', 'take-with', 'take-opens'],
  merge: ['join'],
  ask: ['out-now', 'out-now-bid'],
  answer: ['asked', 'asked-bid', 'asked-bid-short'],
};

/**
 * Of all that matters to a seat the fact that matters most and bears on one of some acts, be it that they do what it says or leave it; null
 * where none does. `view` is what the seat sees before them.
 */
export function bearingOn(view: Position, seat: Seat, ...acts: readonly Action[]): Fact | null {
  const codes = acts.flatMap(({ type }) => aboutActs[type] ?? []);
  const bears = (fact: Fact) =>
    fact.weight >= matters && (codes.includes(fact.code) || acts.some((act) => isAboutCardsOf(fact, act)));
  return insight(view, seat).find(bears) ?? null;
}

/** Whether a fact names cards of an act and says something of what is done with them. */
function isAboutCardsOf({ code, values }: Fact, act: Action): boolean {
  const used = cardsUsed(act);
  const cards = named(values.cards);
  // What must not be discarded may be laid; and of an opening with other cards this one says nothing.
  if (code === 'discard-gives' && act.type !== 'discard') return false;
  if (code === 'opening-ready' && act.type === 'meld') return cards.every((card) => used.includes(card));
  return cards.some((card) => used.includes(card));
}

function named(value: Fact['values'][string] | undefined): readonly Card[] {
  return Array.isArray(value) ? value : [];
}

/** The cards of the hand that an act is about; those with which the pile is taken are told with the pile. */
export function cardsUsed(action: Action): readonly Card[] {
  return action.type === 'take' ? [] : cardsOfAct(action);
}
