import {
  type Action,
  type Card,
  checkSetup,
  type NamedMeld,
  type NewMeld,
  type Position,
  parseCards,
  type Result,
  type RulesetId,
  type SetupError,
} from '../../engine/index.ts';

/** Everything about a pile that decides whether it may be taken, each condition a switch of its own. */
export interface PileConditions {
  readonly opened: boolean;
  readonly score: -5 | 0 | 1500 | 3000;
  readonly frozenBy: 'nothing' | 'wild' | 'red-three';
  readonly top: 'natural' | 'wild' | 'black-three';
  readonly ownMeld: 'none' | 'some' | 'wild' | 'canasta';
  readonly kings: number;
  readonly wilds: number;
  readonly queens: number;
  readonly others: number;
  readonly pileSize: number;
  readonly stockEmpty: boolean;
}

/** The conditions that the lab begins with: the plainest case. */
export const firstConditions: PileConditions = {
  opened: true,
  score: 0,
  frozenBy: 'nothing',
  top: 'natural',
  ownMeld: 'none',
  kings: 2,
  wilds: 1,
  queens: 0,
  others: 4,
  pileSize: 3,
  stockEmpty: false,
};

/** The most that each number of the conditions can be, by the cards that the lab has for it. */
export const mostOf = { kings: 3, wilds: 3, queens: 3, others: 5, pileSize: 8 } as const;

// Chosen so that no combination of conditions needs more copies of a card than the deck has.
const supply = {
  kings: cards('Ks Kh Kd'),
  wilds: cards('2c 2d Jk'),
  queens: cards('Qs Qh Qd'),
  others: cards('4s 5d 7c 9s Jd'),
  under: cards('6h 8c Td 6s 8h Tc 5c 7d'),
  freezing: { wild: cards('Jk'), 'red-three': cards('3d'), nothing: [] },
  top: { natural: cards('Kc'), wild: cards('2h'), 'black-three': cards('3s') },
  ownMeld: {
    some: cards('Ks Kh Kd'),
    wild: cards('Ks Kh Kd 2s 2h Jk'),
    canasta: cards('Ks Kh Kd Kc 2s 2h Jk'),
  },
  otherMeld: cards('As Ah Ad'),
} as const;

function cards(text: string): readonly Card[] {
  const parsed = parseCards(text);
  return parsed.ok ? parsed.value : [];
}

/** The position that has these conditions. */
export function positionOf(ruleset: RulesetId, conditions: PileConditions): Result<Position, readonly SetupError[]> {
  const { kings, wilds, queens, others } = conditions;
  return checkSetup({
    ruleset,
    agreement: {},
    phase: 'draw',
    scores: { A: conditions.score },
    stock: conditions.stockEmpty ? 0 : 30,
    pile: pileOf(conditions),
    hands: {
      1: [
        ...supply.kings.slice(0, kings),
        ...supply.wilds.slice(0, wilds),
        ...supply.queens.slice(0, queens),
        ...supply.others.slice(0, others),
      ],
      2: 9,
      3: 8,
      4: 9,
    },
    melds: { A: meldsOf(conditions) },
  });
}

function pileOf({ frozenBy, top, pileSize }: PileConditions): readonly Card[] {
  const freezing = supply.freezing[frozenBy];
  const under = Math.max(0, pileSize - 1 - freezing.length);
  return [...supply.under.slice(0, under), ...freezing, ...supply.top[top]];
}

function meldsOf({ opened, ownMeld }: PileConditions): readonly NamedMeld[] {
  if (!opened) return [];
  return ownMeld === 'none'
    ? [{ name: 'other', cards: supply.otherMeld }]
    : [{ name: 'kings', cards: supply.ownMeld[ownMeld] }];
}

/** A way in which somebody might want to take the pile. */
export interface PileWay {
  readonly name: 'wayPair' | 'wayWild' | 'wayMeld' | 'wayOpening';
  /** What would be done; null where the cards for it are not there. */
  readonly action: Action | null;
}

/** The ways to take a pile, each with the cards that the hand has for it. */
export function waysOf(conditions: PileConditions): readonly PileWay[] {
  const { kings, wilds, queens, opened, ownMeld } = conditions;
  const pair = kings >= 2 ? supply.kings.slice(0, 2) : null;
  const withWild = kings >= 1 && wilds >= 1 ? [...supply.kings.slice(0, 1), ...supply.wilds.slice(0, 1)] : null;
  const further = furtherMeld(queens, wilds);
  const take = (cards: readonly Card[] | null, melds: readonly NewMeld[] = []): Action | null =>
    cards === null ? null : { type: 'take', with: cards, melds };
  const onto: Action = { type: 'take', with: [], onto: { name: 'kings' }, melds: [] };
  const ways: readonly (PileWay & { readonly there: boolean })[] = [
    { name: 'wayPair', action: take(pair), there: true },
    { name: 'wayWild', action: take(withWild), there: true },
    { name: 'wayMeld', action: onto, there: opened && ownMeld !== 'none' },
    { name: 'wayOpening', action: further === null ? null : take(pair, [{ cards: further }]), there: !opened },
  ];
  return ways.filter(({ there }) => there);
}

function furtherMeld(queens: number, wilds: number): readonly Card[] | null {
  if (queens >= 3) return supply.queens;
  return queens === 2 && wilds >= 1 ? [...supply.queens.slice(0, 2), ...supply.wilds.slice(0, 1)] : null;
}
