import type { Part } from './parts.ts';

/** How answers and calls that are no bids are numbered; a bid is `firstBid` and its place in the order of bids. */
export const answers = ['yes', 'no', 'pass'] as const;
export const wordCalls = ['pass', 'double', 'no-opening'] as const;
export const firstBid = 3;

/**
 * Moves without objects, which a play state fills: each a head (type and two small numbers) and the parts that it lays. A list may be
 * used again; it grows when it must.
 */
export class MoveList {
  /** How many moves the list has. */
  count = 0;
  readonly #cells: number[] = [];
  readonly #starts: number[] = [];
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
    const used = this.#used;
    this.#starts[this.count] = used;
    this.#cells[used] = type | (first << 4) | (second << 12);
    this.count += 1;
    this.#used = used + 1;
  }

  /** Adds a move that lays one part. */
  lay(type: number, part: Part): void {
    this.begin(type);
    this.part(part);
  }

  /** Adds a part to the move that was begun last. */
  part(part: Part): void {
    this.#cells[this.#used] = part;
    this.#used += 1;
  }

  /** What a move does, one of `moveType`. */
  typeOf(move: number): number {
    return this.#head(move) & 15;
  }

  /** The first number of a move: a face, an answer, a call, the place of a meld and one. */
  firstOf(move: number): number {
    return (this.#head(move) >> 4) & 255;
  }

  /** The second number of a move: the place of another meld, or how many freezing cards deep the pile is taken. */
  secondOf(move: number): number {
    return (this.#head(move) >> 12) & 255;
  }

  /** How many parts a move lays. */
  partCount(move: number): number {
    const end = move + 1 < this.count ? (this.#starts[move + 1] ?? 0) : this.#used;
    return end - (this.#starts[move] ?? 0) - 1;
  }

  /** A part of a move, from 0. */
  partOf(move: number, index: number): Part {
    return this.#cells[(this.#starts[move] ?? 0) + 1 + index] ?? 0;
  }

  #head(move: number): number {
    return this.#cells[this.#starts[move] ?? 0] ?? 0;
  }
}
