import { type Card, nameMeld, type Ruleset } from '../../engine/index.ts';

/** Cards of one suit from the high end of their sequence to its low one, also where the two stands above the ace. */
export function fromHighToLow<Held>(held: readonly Held[], cardOf: (held: Held) => Card | null): readonly Held[] {
  const order = (one: Held) => cardOf(one)?.order ?? 0;
  const sorted = held.toSorted((one, other) => order(one) - order(other));
  const start = sorted.findIndex((one, place) => {
    const before = sorted[place - 1];
    return before !== undefined && order(one) - order(before) > 1;
  });
  return start < 0 ? sorted : [...sorted.slice(start), ...sorted.slice(0, start)];
}

/** The cards of a meld in the order in which they lie on the table: a sequence from its high end, wild cards after the others. */
export function asLaid(ruleset: Ruleset, cards: readonly Card[]): readonly Card[] {
  const name = nameMeld(ruleset, cards);
  if (name === 'sequence' || name === 'samba') return fromHighToLow(cards, (card) => card);
  const isWild = ({ role }: Card) => role === 'wild';
  return [...cards.filter((card) => !isWild(card)), ...cards.filter(isWild)];
}

/** Cards that come to a meld, in the order in which they will lie there. */
export function asAdded(ruleset: Ruleset, meld: readonly Card[], added: readonly Card[]): readonly Card[] {
  const left = [...added];
  return asLaid(ruleset, [...meld, ...added]).filter((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
