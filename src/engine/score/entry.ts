import { ranks } from '../cards/cards.ts';
import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { ContractResult } from '../rulesets/definition.ts';
import type { CardValues, Parameters } from '../rulesets/parameters.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Side } from '../rulesets/seats.ts';
import { bonusOfCount, canastaCounts, isCounted } from './canasta-bonus.ts';
import { clauseOfCanasta, clauseOfConcealed, clauseOfRedThrees, statedBy } from './clause-of-line.ts';
import type { CardSum, CardSums, ContractOfSide, Counted, DealCounts, GoneOut, Penalty, SideCounts } from './counts.ts';
import { bonusForConcealed } from './lines.ts';
import { awardOfLostGame } from './lost-game.ts';

/** A face by which cards are counted: a rank, the joker, or the red three where it is melded. */
export type CardFace = keyof CardValues;

/** Numbers of cards by face; what is left out is not there. */
export type CardNumbers = { readonly [Face in CardFace]?: number };

/** Cards as a table counts them: their points, added up by somebody, or how many there are of each. */
export type CardCount = number | CardNumbers;

/** The cards of a side: melded and left in the hands, or only what is left of the one after the other. */
export type CardEntry = { readonly melded: CardCount; readonly left: CardCount } | { readonly net: number };

/** What a table writes down of a side after a deal. */
export interface SideEntry extends Omit<SideCounts, 'side' | 'cards'> {
  readonly cards: CardEntry;
}

/** What a contract came to, in the words of the table. */
export type StatedResult = Exclude<ContractResult, 'none'>;

/** What a table writes down after a deal. A side that is left out has nothing. */
export interface DealEntry extends Omit<DealCounts, 'sides' | 'contract'> {
  readonly sides: { readonly [Letter in Side]?: SideEntry };
  /** The contract; `result` is what the table says became of it, null where the counts shall tell. */
  readonly contract: (ContractOfSide & { readonly result: StatedResult | null }) | null;
  /** The clause of the ruling by which `loser` has lost the game; what it credits to the other side is counted with the deal. */
  readonly lostBy?: ClauseAddress;
}

/** A side that has melded nothing and holds nothing. */
export const emptySide: SideEntry = { counts: {}, opened: false, penalties: [], cards: { melded: 0, left: 0 } };

/** A deal of which nothing is written down yet. */
export const emptyDeal: DealEntry = { sides: {}, out: null, contract: null, loser: null };

/** Something that a game has counted by number: what one brings (a cost is negative), and the clause that says so. */
export interface CountedItem {
  readonly item: Counted;
  readonly points: number;
  readonly clause: ClauseAddress;
}

/** What a game has counted by number at the end of a deal, in the order of a score sheet. */
export function countedItems(ruleset: Ruleset): readonly CountedItem[] {
  const { parameters, facts } = ruleset;
  const canastas = canastaCounts
    .filter((count) => isCounted(parameters, count))
    .map((item) => {
      const clause = clauseOfCanasta(ruleset, item);
      return { item, points: bonusOfCount(parameters, item), clause };
    });
  const { redThreeBonus, forgottenRedThreePenalty, excessWildPenalty, wildMeldIncompletePenalty } = parameters;
  const items: CountedItem[] = [...canastas];
  const costs = (item: Counted, penalty: number, clause: ClauseAddress) => {
    if (penalty > 0) items.push({ item, points: -penalty, clause });
  };
  if (parameters.redThreesLaid !== 'never') {
    items.push({ item: 'red-threes', points: redThreeBonus, clause: clauseOfRedThrees(ruleset, 1, true) });
    items.push({ item: 'red-threes-unplayed', points: redThreeBonus, clause: facts.redThreesUnplayed });
    // Where nothing is said of what one forgotten costs it is no less forgotten: it brings nothing.
    items.push({ item: 'forgotten-red-threes', points: 0 - forgottenRedThreePenalty, clause: facts.forgottenRedThree });
  }
  costs('excess-wilds', excessWildPenalty, facts.excessWilds ?? facts.penalties);
  costs('wild-meld-incomplete', wildMeldIncompletePenalty, statedBy(ruleset, 'wildMeldIncompletePenalty'));
  if (facts.contract !== undefined) {
    const { redThreesInHand, blackThreesInHand, laidRedThrees } = facts.contract;
    costs('red-threes-in-hand', parameters.redThreeInHandPenalty, redThreesInHand);
    costs('black-threes-in-hand', parameters.blackThreeInHandPenalty, blackThreesInHand);
    costs('red-threes-for-cards', parameters.laidRedThreePenalty, laidRedThrees);
  }
  return items;
}

/** A way of going out that a game tells from others by its bonus. */
export interface WayOut extends Omit<GoneOut, 'side'> {
  readonly points: number;
  readonly clause: ClauseAddress;
}

/** The ways of going out of a game with what each brings: openly and, where it is worth something, concealed. */
export function waysOut(ruleset: Ruleset): readonly WayOut[] {
  const { parameters, facts } = ruleset;
  const concealed = (ownCanasta: boolean): WayOut => ({
    concealed: true,
    ownCanasta,
    points: bonusForConcealed(parameters, ownCanasta),
    clause: clauseOfConcealed(ruleset, ownCanasta),
  });
  const open = { concealed: false, ownCanasta: false, points: parameters.goingOutBonus, clause: facts.goingOut };
  if (parameters.concealedBonus === 0) return [open];
  return parameters.concealedWithoutCanastaBonus > 0
    ? [open, concealed(false), concealed(true)]
    : [open, concealed(true)];
}

/** Whether an entry gives cards by face. */
export function isByFace(cards: CardCount): cards is CardNumbers {
  return typeof cards !== 'number';
}

/** Whether only the net sum of the cards is known. */
export function isNet<Apart extends object>(
  cards: Apart | { readonly net: number },
): cards is { readonly net: number } {
  return 'net' in cards;
}

/** The faces as they follow each other in a hand. */
const faces: readonly CardFace[] = ['joker', ...ranks, 'red-three'];

/** Whether a word is a face by which cards are counted. */
export function isCardFace(word: string): word is CardFace {
  return faces.some((face) => face === word);
}

/** The faces by which cards are counted, the dearest first, equals from the ace down. */
export function cardFaces({ cardValues }: Parameters): readonly CardFace[] {
  return faces.toSorted((one, other) => cardValues[other] - cardValues[one]);
}

/** What cards come to. */
export function sumOfCards({ cardValues }: Parameters, cards: CardCount): CardSum {
  if (!isByFace(cards)) return { cards: 0, points: cards };
  let [number, points] = [0, 0];
  for (const [face, count = 0] of Object.entries(cards)) {
    if (!isCardFace(face)) continue;
    number += count;
    points += count * cardValues[face];
  }
  return { cards: number, points };
}

function sumsOf(parameters: Parameters, cards: CardEntry): CardSums {
  if (isNet(cards)) return cards;
  return { melded: sumOfCards(parameters, cards.melded), left: sumOfCards(parameters, cards.left) };
}

/** The penalties of a side that are any. */
function charged(penalties: readonly Penalty[]): readonly Penalty[] {
  return penalties.filter(({ points }) => points !== 0);
}

/** What the ruling by which another side has lost the game credits to a side. */
function awardedTo(ruleset: Ruleset, side: Side, { loser, lostBy }: DealEntry): readonly Penalty[] {
  if (loser === null || loser === side || lostBy === undefined) return [];
  return [{ points: -awardOfLostGame(ruleset, lostBy), clause: lostBy }];
}

/** The counts of a deal as a table has written it down. */
export function countsOfEntry(ruleset: Ruleset, entry: DealEntry): DealCounts {
  const { parameters, seating } = ruleset;
  const sides = seating.sides.map((side): SideCounts => {
    const { counts, opened, penalties, cards } = entry.sides[side] ?? emptySide;
    const all = charged([...penalties, ...awardedTo(ruleset, side, entry)]);
    return { side, counts, opened, penalties: all, cards: sumsOf(parameters, cards) };
  });
  return { sides, out: entry.out, contract: entry.contract, loser: entry.loser };
}
