import type { Part } from './packed-meld.ts';
import { type Face, faceOfIndex, type MeldRef, meldRef } from './table-numbers.ts';

/** How answers and calls that are no bids are numbered; a bid is `firstBid` and its place in the order of bids. */
export const answers = ['yes', 'no', 'pass'] as const;
export const wordCalls = ['pass', 'double', 'no-opening'] as const;
export const firstBid = 3;

/** Moves without objects, which a play state fills: each a head (type, two small numbers) and the parts that it lays. A list may be used again. */
export class MoveList {
  /** How many moves the list has. */
  count = 0;
  /** Head by head, each followed by the move's part, or by where its parts begin if they are several. */
  readonly #moves: number[] = [];
  readonly #parts: number[] = [];
  #used = 0;
  readonly #most: number;

  /** A list in which openings need not be more than so many. */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  /** Whether there are as many moves as are asked for. */
  get isFull(): boolean {
    return this.count >= this.#most;
  }

  /** Forgets all moves. */
  clear(): void {
    this.count = 0;
    this.#used = 0;
  }

  /** Begins a move; its parts follow. */
  begin(type: number, first = 0, second = 0): void {
    this.#add(type | (first << 4) | (second << 12), 0);
  }

  /** Adds a move that lays one part. */
  lay(type: number, part: Part): void {
    this.#add(type | (1 << 20), part);
  }

  #add(head: number, part: Part): void {
    const at = 2 * this.count;
    this.#moves[at] = head;
    this.#moves[at + 1] = part;
    this.count += 1;
  }

  /** Adds a part to the move that was begun last. */
  part(part: Part): void {
    const move = this.count - 1;
    const parts = this.partCount(move);
    const at = 2 * move;
    this.#moves[at] = this.#head(move) + (1 << 20);
    if (parts === 0) {
      this.#moves[at + 1] = part;
      return;
    }
    if (parts === 1) {
      this.#parts[this.#used] = this.#moves[at + 1] ?? 0;
      this.#moves[at + 1] = this.#used;
      this.#used += 1;
    }
    this.#parts[this.#used] = part;
    this.#used += 1;
  }

  /** What a move does, one of `moveType`. */
  typeOf(move: number): number {
    return this.#head(move) & 15;
  }

  /** The first number of a move: an answer, a call, or what `faceOf` and `meldOf` tell. */
  firstOf(move: number): number {
    return (this.#head(move) >> 4) & 255;
  }

  /** The face of the card that a move of one card discards, lays or buys with. */
  faceOf(move: number): Face {
    return faceOfIndex(this.firstOf(move));
  }

  /** The meld that a taking names, `noMeld` if it names none, or the first of two that are joined. */
  meldOf(move: number): MeldRef {
    return meldRef(this.firstOf(move));
  }

  /** The second of two melds that are joined. */
  otherMeldOf(move: number): MeldRef {
    return meldRef(this.secondOf(move));
  }

  /** The second number of a move: what `otherMeldOf` tells, or how many freezing cards deep the pile is taken. */
  secondOf(move: number): number {
    return (this.#head(move) >> 12) & 255;
  }

  /** How many parts a move lays. */
  partCount(move: number): number {
    return this.#head(move) >> 20;
  }

  /** A part of a move, from 0. */
  partOf(move: number, index: number): Part {
    const at = this.#moves[2 * move + 1] ?? 0;
    return this.partCount(move) === 1 ? at : (this.#parts[at + index] ?? 0);
  }

  #head(move: number): number {
    return this.#moves[2 * move] ?? 0;
  }
}
