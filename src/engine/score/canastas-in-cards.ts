import type { Parameters } from '../rulesets/parameters.ts';
import { type CanastaCount, canastaCounts } from './canasta-bonus.ts';
import { runsOfSamba, setRanks } from './card-limits.ts';
import { type Counts, numberOf } from './counts.ts';
import type { CardFace, CardNumbers } from './entry.ts';

// Whether cards that are counted by face can be the canastas that are entered beside them. Four kings and three queens are no natural
// canasta, seven kings without a wild card no mixed one. Suits are not counted, so of sambas only the ranks are looked at.

/** Of more sambas than these the cards are not set aside before the others are looked for: too many ways for what hardly happens. */
const mostSambas = 3;

/** A canasta of which the cards make fewer than are entered, and how many they make beside the others; null if they make all. */
export interface CanastaLacking {
  readonly canasta: CanastaCount;
  readonly most: number;
}

/** The first kind of canasta, in the order of a score sheet, of which counted cards make fewer than a side has entered. */
export function canastaLacking(parameters: Parameters, cards: CardNumbers, counts: Counts): CanastaLacking | null {
  const looked: { [Count in CanastaCount]?: number } = {};
  for (const canasta of canastaCounts) {
    for (let number = 1; number <= numberOf({ counts }, canasta); number++) {
      if (!makes(parameters, cards, { ...looked, [canasta]: number })) return { canasta, most: number - 1 };
      looked[canasta] = number;
    }
  }
  return null;
}

function makes(parameters: Parameters, cards: CardNumbers, counts: Counts): boolean {
  return withoutSambas(parameters, cards, Math.min(mostSambas, numberOf({ counts }, 'samba'))).some((rest) =>
    makesSetsAndWilds(parameters, rest, counts),
  );
}

/** What is left of the cards once so many sambas are set aside, in every way in which they can be. */
function withoutSambas(
  parameters: Parameters,
  cards: CardNumbers,
  sambas: number,
  runs = runsOfSamba(parameters),
): readonly CardNumbers[] {
  if (sambas === 0) return [cards];
  return runs.flatMap((run, place) => {
    const rest = { ...cards };
    for (const rank of run) {
      const face: CardFace = rank === '3' && (rest['3'] ?? 0) === 0 ? 'red-three' : rank;
      if ((rest[face] ?? 0) === 0) return [];
      rest[face] = (rest[face] ?? 0) - 1;
    }
    // The runs are taken in their order, so that no choice of them comes twice.
    return withoutSambas(parameters, rest, sambas - 1, runs.slice(place));
  });
}

function makesSetsAndWilds(parameters: Parameters, cards: CardNumbers, counts: Counts): boolean {
  const { canastaSize, canastaNaturals, jokers, redAcesBonus } = parameters;
  const of = (count: CanastaCount) => numberOf({ counts }, count);
  const [twos, jokersThere] = [cards['2'] ?? 0, cards.joker ?? 0];
  const ofWilds =
    of('pure-twos-canasta') +
    of('mixed-twos-canasta') +
    of('wild-canasta') +
    of('wild-canasta-of-twos') +
    of('wild-canasta-of-jokers');
  const twosNeeded =
    canastaSize * (of('pure-twos-canasta') + of('wild-canasta-of-twos')) + canastaNaturals * of('mixed-twos-canasta');
  const jokersNeeded = of('mixed-twos-canasta') + jokers * of('wild-canasta-of-jokers');
  if (twos < twosNeeded || jokersThere < jokersNeeded) return false;
  const others = redAcesBonus > 0 ? setRanks.filter((rank) => rank !== 'A') : setRanks;
  const wilds =
    leastWilds(parameters, cards, others, of('natural-canasta'), of('mixed-canasta')) +
    (redAcesBonus > 0 ? leastWilds(parameters, cards, ['A'], of('red-aces-canasta'), of('black-aces-canasta')) : 0);
  return twos + jokersThere >= canastaSize * ofWilds + wilds;
}

/**
 * The fewest wild cards with which the cards of some ranks make so many natural and mixed canastas; infinitely many where they do not. Nine
 * kings make a natural one and, with five queens, a mixed one with two wild cards.
 */
function leastWilds(
  { canastaSize, canastaNaturals }: Parameters,
  cards: CardNumbers,
  faces: readonly CardFace[],
  natural: number,
  mixed: number,
): number {
  /** The fewest wild cards by the numbers of natural and mixed canastas that the ranks so far make. */
  let least = new Map([['0 0', { natural: 0, mixed: 0, wilds: 0 }]]);
  for (const face of faces) {
    const number = cards[face] ?? 0;
    const next = new Map<string, { natural: number; mixed: number; wilds: number }>();
    for (const before of least.values())
      for (let pure = 0; pure * canastaSize <= number && before.natural + pure <= natural; pure++) {
        const rest = number - pure * canastaSize;
        for (let more = 0; more * canastaNaturals <= rest && before.mixed + more <= mixed; more++) {
          const made = {
            natural: before.natural + pure,
            mixed: before.mixed + more,
            wilds: before.wilds + Math.max(more, more * canastaSize - rest),
          };
          const key = `${made.natural} ${made.mixed}`;
          const known = next.get(key);
          if (known === undefined || made.wilds < known.wilds) next.set(key, made);
        }
      }
    least = next;
  }
  return least.get(`${natural} ${mixed}`)?.wilds ?? Number.POSITIVE_INFINITY;
}

/** Whether counted cards are wild cards alone although they have no meld of their own: jokers without two naturals that they could stand beside. */
export function areWildsAlone(parameters: Parameters, cards: CardNumbers): boolean {
  const { wildMelds, twosMelds, minNaturals } = parameters;
  if (wildMelds) return false;
  const wilds = (cards.joker ?? 0) + (twosMelds ? 0 : (cards['2'] ?? 0));
  const naturals: readonly CardFace[] = twosMelds ? [...setRanks, '2'] : setRanks;
  return wilds > 0 && naturals.every((face) => (cards[face] ?? 0) < minNaturals);
}
