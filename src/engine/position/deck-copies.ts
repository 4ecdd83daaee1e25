import type { Card } from '../cards/cards.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { FieldValues, Held } from './fields.ts';
import { toCards } from './held.ts';
import type { SetupError } from './setup.ts';

/** All known cards of a setup with the place where they stand. */
export function knownCards(setup: FieldValues): readonly { key: string; cards: readonly Card[] }[] {
  const bySeat = (key: 'hands' | 'penaltyCards' | 'waiting') =>
    Object.entries<Held>(setup[key] ?? {}).map(([seat, held]) => ({
      key: `${key}.${seat}`,
      cards: toCards(held, 0).known,
    }));
  return [
    { key: 'stock', cards: toCards(setup.stock, 0).known },
    { key: 'pile', cards: setup.pile ?? [] },
    ...bySeat('hands'),
    ...bySeat('penaltyCards'),
    ...bySeat('waiting'),
    ...Object.entries(setup.melds ?? {}).flatMap(([side, melds]) =>
      (melds ?? []).map(({ name, cards }) => ({ key: `melds.${side}.${name}`, cards })),
    ),
    ...Object.entries(setup.redThrees ?? {}).map(([side, cards]) => ({ key: `redThrees.${side}`, cards: cards ?? [] })),
  ];
}

/** Cards of which there are more than the deck holds. */
export function copiesBeyondDeck(setup: FieldValues, { parameters }: Ruleset): SetupError[] {
  const { packs, jokers } = parameters;
  const all = knownCards(setup).flatMap(({ key, cards }) => cards.map((card) => ({ key, card })));
  const seen = new Map<Card, number>();
  return all.flatMap(({ key, card }): SetupError[] => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    const most = card.rank === 'joker' ? jokers : packs;
    if (copy !== most + 1) return [];
    const count = all.filter((other) => other.card === card).length;
    return [{ code: 'too-many-copies', key, card, count, most }];
  });
}
