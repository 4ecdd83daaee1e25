import { denominations, opensByName, rankOfBid } from '../../rules/bid.ts';
import * as layout from '../cells/cell-layout.ts';
import { lastBid } from '../cells/last-bid.ts';
import { firstBid, type MoveList } from '../cells/move-list.ts';
import type { State } from '../cells/play-state.ts';
import type { OpeningTerms } from '../openings/opening-parts.ts';
import type { OpeningConsumer, Openings } from '../openings/openings.ts';

const { cell, moveType } = layout;

/** Lists the calls of an auction, and what the declarer can do before play. */
export class Calls implements OpeningConsumer {
  readonly #state: State;
  readonly #openings: Openings;
  #moves: MoveList | null = null;
  #listed = 0;

  constructor(state: State, openings: Openings) {
    this.#state = state;
    this.#openings = openings;
  }

  /** Adds the calls to a list. */
  list(moves: MoveList): void {
    const state = this.#state;
    moves.begin(moveType.call, 0);
    const { bidder, bid } = lastBid(state);
    if (bid >= 0 && state.sides[bidder] !== state.sideInTurn) moves.begin(moveType.call, 1);
    const highest = rankOfBid(state.parameters.maxLevel, denominations.length - 1);
    for (let next = Math.max(bid + 1, rankOfBid(1, 0)); next <= highest; next++)
      moves.begin(moveType.call, firstBid + next);
  }

  /** Adds the openings of the declarer before play, or his word that he has none. */
  listOpenings(moves: MoveList): void {
    if (this.#state.at(cell.bidder) === 0) return;
    this.#moves = moves;
    this.#listed = 0;
    const terms = this.#termsOfDeclarer();
    this.#openings.tellMinimal(terms, this);
    if (this.#listed === 0) moves.begin(moveType.call, 2);
    this.#openings.tellLarger(terms, this);
  }

  /** Whether the declarer can open before play. Every larger opening holds a minimal one. */
  canOpen(): boolean {
    const { held } = this.#state;
    return this.#openings.tellMinimal(this.#termsOfDeclarer(), { opening: ({ cards }) => cards < held });
  }

  #termsOfDeclarer(): OpeningTerms {
    const { parameters } = this.#state;
    const named = opensByName(parameters, this.#state.at(cell.level)) ? this.#state.at(cell.denomination) : -1;
    return { top: -1, twos: parameters.declarerTwos, blackThrees: false, named };
  }

  /** An opening before play: the declarer keeps a card. */
  opening(openings: Openings): boolean {
    if (openings.cards >= this.#state.held) return false;
    this.#listed += 1;
    this.#moves?.begin(moveType.meld);
    for (let place = 0; place < openings.depth; place++) this.#moves?.part(openings.chosen(place));
    return this.#moves?.isFull ?? false;
  }
}
