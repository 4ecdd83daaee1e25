import * as layout from './cell-layout.ts';
import { type MeldRef, meldRef, noMeld } from './table-numbers.ts';

const { kind } = layout;

/**
 * Cards on their way to one meld, packed into one number: the kind of meld, the naturals, the twos and jokers as wild cards, and the place
 * of the meld they join (`noMeld` for a new one). Naturals and twos go by suit, two bits each, where suits matter, and are
 * mere numbers where they do not; which faces go is then settled when the cards are laid. A part of a sequence has suit, highest
 * rank and length instead.
 */
export type Part = number;

/** A part of a set, of black threes, or of wild cards alone. */
export function packCards(ofKind: number, naturals: number, twos: number, jokers: number, target = noMeld): Part {
  return ofKind | (naturals << 4) | (twos << 12) | (jokers << 20) | (target << 23);
}

/** A part of a sequence. */
export function packRun(suit: number, high: number, length: number, target = noMeld): Part {
  return kind.run | (suit << 4) | (high << 6) | (length << 10) | (target << 23);
}

/** The kind of meld. */
export function kindOf(part: Part): number {
  return part & 15;
}

/** The naturals, by suit where suits matter. */
export function naturalsIn(part: Part): number {
  return (part >> 4) & 255;
}

/** The twos as wild cards, by suit where suits matter. */
export function twosIn(part: Part): number {
  return (part >> 12) & 255;
}

/** The jokers. */
export function jokersIn(part: Part): number {
  return (part >> 20) & 7;
}

/** The meld that the cards join: `noMeld` for a new one. */
export function targetOf(part: Part): MeldRef {
  return meldRef((part >> 23) & 127);
}

/** The suit of a sequence. */
export function suitOf(part: Part): number {
  return (part >> 4) & 3;
}

/** The highest rank of a sequence. */
export function highOf(part: Part): number {
  return (part >> 6) & 15;
}

/** The cards of a sequence. */
export function lengthOf(part: Part): number {
  return (part >> 10) & 15;
}

/** The same part on its way to another meld. */
export function joining(part: Part, target: MeldRef): Part {
  return (part & 0x7fffff) | (target << 23);
}

/** Two bits a suit, added up. */
export function sumOfSuits(suits: number): number {
  return (suits & 3) + ((suits >> 2) & 3) + ((suits >> 4) & 3) + ((suits >> 6) & 3);
}

/** Two bits a suit as four bits a suit, as cards of a rank are held. */
export function spread(suits: number): number {
  return (suits & 3) | ((suits & 12) << 2) | ((suits & 48) << 4) | ((suits & 192) << 6);
}

/** Four bits a suit, added up. */
export function sumOfLanes(lanes: number): number {
  return (lanes & 15) + ((lanes >> 4) & 15) + ((lanes >> 8) & 15) + ((lanes >> 12) & 15);
}

/** Whether cards of a rank, four bits a suit, hold others. */
export function holds(lanes: number, others: number): boolean {
  return (((lanes | 0x8888) - others) & 0x8888) === 0x8888;
}
