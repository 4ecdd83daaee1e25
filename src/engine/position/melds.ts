import { aceOrder, type Card, isBlackThree, isRedThree, type Suit, twoOrder, without } from '../cards/cards.ts';
import { surplusOfMerge } from '../rules/merge.ts';
import { highOfRun, isSamba, runFaults } from '../rules/run.ts';
import { isCanasta, setFaults } from '../rules/set.ts';
import { isWildCanasta, isWrongNumberOfBlackThrees, wildMeldFaults } from '../rules/special.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { type WordOf, wordsOf } from '../rulesets/split-words.ts';

/** What a meld is a meld of. Twos melded as twos are a set. */
export type MeldKind = 'set' | 'sequence' | 'wild' | 'black-threes';

/** The kind of meld that cards are meant to be, before anybody asks whether they are a lawful one. */
export interface MeldType {
  readonly kind: MeldKind;
  /** Place of the rank, 0 (ace) to 12 (two), of a set; -1 for other kinds. */
  readonly order: number;
  /** Suit of a sequence. */
  readonly suit: Suit | null;
}

/** What completeness depends on. */
export interface MeldShape extends Omit<MeldType, 'suit'> {
  readonly size: number;
  readonly naturals: number;
  readonly wilds: number;
}

/** A meld on the table. */
export interface Meld extends MeldShape, MeldType {
  /** The author's or the engine's name for it, unique on its side. */
  readonly name: string;
  readonly cards: readonly Card[];
  /** Whether it was begun in the turn that is being played. */
  readonly begunThisTurn: boolean;
}

/**
 * What a reader would say that these cards are meant to be: cards of one rank (with wild cards) a set, cards of
 * different ranks a sequence where the game has sequences. Says nothing about lawfulness.
 */
export function meldTypeOf(parameters: Parameters, cards: readonly Card[]): MeldType {
  const first = cards.find((card) => card.role === 'natural') ?? cards.find((card) => card.role !== 'wild');
  if (first === undefined) {
    const twos = parameters.twosMelds && cards.some((card) => card.order === twoOrder);
    return twos ? { kind: 'set', order: twoOrder, suit: null } : { kind: 'wild', order: -1, suit: null };
  }
  const oneRank = cards.every((card) => card.role === 'wild' || card.order === first.order);
  if (parameters.maxSequence > 0 && meantAsSequence(parameters, cards, oneRank))
    return { kind: 'sequence', order: -1, suit: first.suit };
  if (oneRank && first.role === 'black-three') return { kind: 'black-threes', order: -1, suit: null };
  return { kind: 'set', order: first.order, suit: null };
}

function meantAsSequence(parameters: Parameters, cards: readonly Card[], oneRank: boolean): boolean {
  // Several ranks and none of them twice; two of one rank show that a set was meant.
  if (!oneRank) return haveDifferentRanks(cards.filter((card) => card.role !== 'wild'));
  // A two beside one other rank of its own suit is natural only on the circle: 3-2 or 2-A.
  if (parameters.sequenceOrder !== 'circle' || cards.length < 2) return false;
  return cards.every((card) => card.suit === cards[0]?.suit) && haveDifferentRanks(cards);
}

function haveDifferentRanks(cards: readonly Card[]): boolean {
  let seen = 0;
  for (const { order } of cards) {
    if (seen & (1 << order)) return false;
    seen |= 1 << order;
  }
  return true;
}

/** Whether a card of a meld stands as a wild card there: a two is natural in a sequence and in a meld of twos. */
export function standsAsWild(type: MeldType, card: Card): boolean {
  if (card.role !== 'wild') return false;
  if (card.order !== twoOrder) return true;
  return type.kind !== 'sequence' && type.order !== twoOrder;
}

/** The shape of cards as a meld, or of a meld and cards that come to it; what does not belong to a set makes it no larger (canasta-fi 28). */
export function shapeOf(type: MeldType, cards: readonly Card[], before: MeldShape | null = null): MeldShape {
  const { kind, order } = type;
  let wilds = before === null ? 0 : before.wilds;
  let naturals = before === null ? 0 : before.naturals;
  for (const card of cards) {
    if (standsAsWild(type, card)) wilds += 1;
    else if (kind !== 'set' || card.order === order) naturals += 1;
  }
  return { kind, size: naturals + wilds, order, naturals, wilds };
}

/** The highest rank (0 is the ace) of the run that cards of one suit make; -1 if they make none: a gap or a double. */
export function highOf(parameters: Parameters, cards: readonly Card[]): number {
  let ranks = 0;
  for (const { order } of cards) ranks |= 1 << order;
  return highOfRun(parameters, ranks, cards.length);
}

/** Makes a meld of cards, whether lawful or not. */
export function makeMeld(name: string, type: MeldType, cards: readonly Card[], begunThisTurn: boolean): Meld {
  const { kind, size, order, naturals, wilds } = shapeOf(type, cards);
  return { name, kind, cards, size, order, suit: type.suit, naturals, wilds, begunThisTurn };
}

/** Whether the meld has enough cards to be complete: a canasta or a samba. */
export function isComplete(parameters: Parameters, meld: MeldShape): boolean {
  if (meld.kind === 'set') return isCanasta(parameters, meld.naturals, meld.wilds);
  if (meld.kind === 'sequence') return isSamba(parameters, meld.size);
  return meld.kind === 'wild' && isWildCanasta(parameters, meld.size);
}

/** What a complete meld is on the score sheet. */
export type CanastaKind = WordOf<'natural mixed samba wild pure-twos mixed-twos red-aces black-aces'>;

/** The kind of canasta that a complete meld is; null if it is none. Aces are of their own kind only where they have their own bonus. */
export function canastaKind(parameters: Parameters, meld: MeldShape): CanastaKind | null {
  if (!isComplete(parameters, meld)) return null;
  if (meld.kind === 'sequence') return 'samba';
  if (meld.kind === 'wild') return 'wild';
  if (meld.order === twoOrder) return meld.wilds === 0 ? 'pure-twos' : 'mixed-twos';
  if (meld.order === aceOrder && parameters.redAcesBonus > 0) return meld.wilds === 0 ? 'red-aces' : 'black-aces';
  return meld.wilds === 0 ? 'natural' : 'mixed';
}

/** The number of canastas and sambas among melds. */
export function countCanastas(parameters: Parameters, melds: readonly Meld[]): number {
  return melds.filter((meld) => isComplete(parameters, meld)).length;
}

/** The points of a card in a meld; a two counts its own value wherever it stands. */
export function pointsOf(parameters: Parameters, card: Card): number {
  return parameters.cardValues[card.role === 'red-three' ? 'red-three' : card.rank];
}

/** The points of cards together. */
export function pointsOfAll(parameters: Parameters, cards: readonly Card[]): number {
  let points = 0;
  for (const card of cards) points += pointsOf(parameters, card);
  return points;
}

/** Whether a card may be part of a set, of a meld of wild cards or of black threes at all. */
export function belongs(type: MeldType, card: Card): boolean {
  if (type.kind === 'black-threes') return isBlackThree(card);
  if (isRedThree(card) || isBlackThree(card)) return false;
  return card.order === type.order || standsAsWild(type, card);
}

/** Whether cards are a lawful new meld by themselves, whoever lays them and when. */
export function isLawfulMeld(parameters: Parameters, type: MeldType, cards: readonly Card[]): boolean {
  if (type.kind === 'sequence') {
    const oneSuit = cards.every((card) => card.suit === cards[0]?.suit);
    return oneSuit && runFaults(parameters, 0, highOf(parameters, cards), cards.length) === 0;
  }
  if (!cards.every((card) => belongs(type, card))) return false;
  const { naturals, wilds } = shapeOf(type, cards);
  if (type.kind === 'set') return setFaults(parameters, type.order, 0, 0, naturals, wilds) === 0;
  if (type.kind === 'wild') return wildMeldFaults(parameters, cards.length) === 0;
  return !isWrongNumberOfBlackThrees(parameters, cards.length);
}

/** What cards can be as a meld by themselves: none, one that is not complete, or a canasta of some kind. */
export const meldNames = wordsOf(['invalid set sequence natural mixed samba twos mixed-twos wild black-threes']);
/** What cards are as a meld by themselves. */
export type MeldName = (typeof meldNames)[number];

/** What meld these cards are in a ruleset, leaving aside whose turn it is: `natural` and `mixed` are canastas, `set` a smaller one. */
export function nameMeld(ruleset: Ruleset, cards: readonly Card[]): MeldName {
  const { parameters } = ruleset;
  const type = meldTypeOf(parameters, cards);
  if (cards.length === 0 || !isLawfulMeld(parameters, type, cards)) return 'invalid';
  const shape = shapeOf(type, cards);
  if (!isComplete(parameters, shape)) return type.kind;
  if (type.kind !== 'set') return type.kind === 'sequence' ? 'samba' : type.kind;
  if (type.order === twoOrder) return shape.wilds === 0 ? 'twos' : 'mixed-twos';
  return shape.wilds === 0 ? 'natural' : 'mixed';
}

/** Joins two melds, lawful or not; the first keeps its name (canasta-fi 11-g, samba 11-g), `surplus` are wild cards that come free. */
export function joinMelds(parameters: Parameters, first: Meld, second: Meld): { meld: Meld; surplus: readonly Card[] } {
  const all = [...first.cards, ...second.cards];
  const wilds = first.kind === 'set' ? all.filter((card) => standsAsWild(first, card)) : [];
  const surplus = wilds.slice(wilds.length - surplusOfMerge(parameters, wilds.length));
  const begunThisTurn = first.begunThisTurn && second.begunThisTurn;
  return { meld: makeMeld(first.name, first, without(all, surplus) ?? all, begunThisTurn), surplus };
}
