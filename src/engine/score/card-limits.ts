import { type Rank, ranks } from '../cards/cards.ts';
import { rankBelow, ranksOfRuns } from '../rules/run.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { type CanastaCount, canastaCounts } from './canasta-bonus.ts';
import { type Counts, numberOf } from './counts.ts';
import type { CardFace } from './entry.ts';

// What the cards of the deck can come to. Each limit is one that no position passes, however the cards lie; it need not be reached.

/** How many cards of a face the deck has. */
export function copiesOf({ packs, jokers }: Parameters, face: CardFace): number {
  if (face === 'joker') return jokers;
  return face === '3' || face === 'red-three' ? 2 * packs : 4 * packs;
}

/** The points of all cards of the deck together. */
export function pointsOfDeck(parameters: Parameters, faces: readonly CardFace[]): number {
  return faces.reduce((points, face) => points + copiesOf(parameters, face) * parameters.cardValues[face], 0);
}

/** The greatest number that divides the value of every card: whatever cards there are, their points are a multiple of it. */
export function stepOfPoints({ cardValues }: Parameters): number {
  return Object.values(cardValues).reduce(greatestDivisor, 0);
}

/** The greatest number that divides both; 0 is divided by any. */
export function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** The ranks of which sets are made: from ace down to four. */
export const setRanks = ranks.filter((rank) => rank !== '3' && rank !== '2');

function cheapest(parameters: Parameters, faces: readonly CardFace[]): number {
  return Math.min(...faces.map((face) => parameters.cardValues[face]));
}

/** The least that the smallest meld is worth. */
export function leastOfMeld(parameters: Parameters): number {
  return parameters.minMeldSize * cheapest(parameters, setRanks);
}

/** The least that the cards of a canasta counted so are worth. Seven fours are a natural one of 35, six fours and a two a mixed one of 50. */
export function leastOfCanasta(parameters: Parameters, count: CanastaCount): number {
  const { canastaSize, canastaNaturals, jokers, cardValues } = parameters;
  const wild = cheapest(parameters, ['joker', '2']);
  /** With at least one wild card among the naturals, which are worth so much each. */
  const mixed = (natural: number, substitute: number) =>
    Math.min(
      canastaNaturals * natural + (canastaSize - canastaNaturals) * substitute,
      (canastaSize - 1) * natural + substitute,
    );
  switch (count) {
    case 'natural-canasta':
      return canastaSize * cheapest(parameters, setRanks);
    case 'mixed-canasta':
      return mixed(cheapest(parameters, setRanks), wild);
    case 'red-aces-canasta':
      return canastaSize * cardValues.A;
    case 'black-aces-canasta':
      return mixed(cardValues.A, wild);
    case 'pure-twos-canasta':
    case 'wild-canasta-of-twos':
      return canastaSize * cardValues['2'];
    case 'mixed-twos-canasta':
      return mixed(cardValues['2'], cardValues.joker);
    case 'wild-canasta-of-jokers':
      return jokers * cardValues.joker + Math.max(0, canastaSize - jokers) * cardValues['2'];
    case 'wild-canasta':
      return canastaSize * wild;
    case 'samba':
      return leastOfSamba(parameters);
  }
}

/** The least that a samba is worth: of all runs of its length the cheapest. */
function leastOfSamba(parameters: Parameters): number {
  const points = (rank: Rank) =>
    rank === '3' ? cheapest(parameters, ['3', 'red-three']) : parameters.cardValues[rank];
  return Math.min(...runsOfSamba(parameters).map((run) => run.reduce((sum, rank) => sum + points(rank), 0)));
}

/** The runs of ranks that can be a samba, each from its highest rank downwards. */
export function runsOfSamba(parameters: Parameters): readonly (readonly Rank[])[] {
  const highest = Array.from({ length: ranksOfRuns(parameters) }, (_, high) => high);
  return highest.flatMap((high) => {
    const run = Array.from({ length: parameters.maxSequence }, (_, length) =>
      length === 0 ? high : rankBelow(parameters, high, length),
    ).flatMap((rank) => ranks[rank] ?? []);
    return run.length === parameters.maxSequence ? [run] : [];
  });
}

/**
 * A kind of canasta of which all sides together have more than the cards of the deck make; null if there is none. Looked at are the ranks
 * that a natural canasta takes, the suits that a samba takes, the wild cards, the naturals, and all cards.
 */
export function kindBeyondDeck(
  parameters: Parameters,
  sides: readonly { readonly counts: Counts }[],
): CanastaCount | null {
  const { packs, deckSize, canastaSize, canastaNaturals, wildCards, maxSequence } = parameters;
  const of = (...counts: readonly CanastaCount[]) =>
    counts.reduce((sum, count) => sum + sides.reduce((all, side) => all + numberOf(side, count), 0), 0);
  const copies = 4 * packs;
  const natural = of('natural-canasta', 'red-aces-canasta');
  const mixed = of('mixed-canasta', 'black-aces-canasta');
  const sambas = of('samba');
  const ofWilds = of(
    'wild-canasta',
    'wild-canasta-of-twos',
    'wild-canasta-of-jokers',
    'pure-twos-canasta',
    'mixed-twos-canasta',
  );
  const outsideSets = ranksOfRuns(parameters) - setRanks.length;
  const naturalsOfSamba = maxSequence - outsideSets;
  const naturals = natural * canastaSize + mixed * canastaNaturals + sambas * naturalsOfSamba;
  const beyond: readonly (readonly [CanastaCount, boolean])[] = [
    ['red-aces-canasta', of('red-aces-canasta') > Math.floor(copies / canastaSize)],
    ['black-aces-canasta', of('black-aces-canasta') > Math.floor(copies / canastaNaturals)],
    ['natural-canasta', natural > setRanks.length * Math.floor(copies / canastaSize)],
    ['wild-canasta-of-jokers', of('wild-canasta-of-jokers') > 1],
    ['samba', sambas > copies * Math.max(1, Math.floor(ranksOfRuns(parameters) / Math.max(1, maxSequence)))],
    [
      of('pure-twos-canasta') > 0 ? 'pure-twos-canasta' : 'mixed-twos-canasta',
      ofWilds * canastaSize > wildCards && of('wild-canasta') === 0,
    ],
    ['wild-canasta', ofWilds * canastaSize > wildCards],
    ['mixed-canasta', mixed + ofWilds * canastaSize > wildCards],
    ['mixed-canasta', naturals > setRanks.length * copies],
    ['mixed-canasta', (natural + mixed + sambas + ofWilds) * canastaSize > deckSize],
  ];
  const found = beyond.find(([, tooMany]) => tooMany)?.[0];
  if (found === undefined) return null;
  // Where a limit is of several kinds together, the one is named of which there are some.
  return of(found) > 0 ? found : (canastaCounts.find((count) => of(count) > 0) ?? null);
}
