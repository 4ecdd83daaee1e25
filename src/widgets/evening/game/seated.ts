import { nextSeat, type Ruleset, type Seat, type Side } from '../../../engine/index.ts';
import { countedDeals, rulesetOf, type ScoreGame } from './game.ts';

/** Who sits where in a deal: for each active seat the place of the player among the names, and the places of those who sit out. */
export interface Seated {
  readonly players: readonly number[];
  readonly sittingOut: readonly number[];
}

/** The side of each player, by the place round the table: sides alternate, and those whom no seat is left for go on alternating as far as they are (samba 39, 40-a). */
export function sidesOfPlayers({ seating, players }: Ruleset): readonly Side[] {
  const { sides, seats } = seating;
  return Array.from({ length: players }, (_, place) => {
    // The fifth of five belongs to the side of three, whose two others sit second and fourth.
    const index = players === 5 && place === seats.length ? 1 : place % sides.length;
    return sides[index] ?? 'A';
  });
}

/**
 * Who sits where in the deal after so many others. Where players sit out, each side of three takes turns: whoever comes back sits down where
 * the one who now sits out sat. Five, with the fifth sitting out first: then the second, whose seat the fifth takes, then the fourth.
 */
export function seatedIn(ruleset: Ruleset, dealt: number): Seated {
  const seats = ruleset.seating.seats.length;
  const players = Array.from({ length: seats }, (_, place) => place);
  const outside = Array.from({ length: ruleset.players - seats }, (_, place) => seats + place);
  const sides = sidesOfPlayers(ruleset);
  const waiting = outside.map((player) => ({
    player,
    order: players.filter((other) => sides[other] === sides[player]),
  }));
  for (let deal = 0; deal < dealt; deal++) {
    for (const side of waiting) {
      const [leaves, ...later] = side.order;
      if (leaves === undefined) continue;
      players[players.indexOf(leaves)] = side.player;
      side.order = [...later, side.player];
      side.player = leaves;
    }
  }
  return { players, sittingOut: waiting.map(({ player }) => player) };
}

/** The dealer of the deal after so many others: the deal passes clockwise. */
export function dealerOf(ruleset: Ruleset, firstDealer: Seat, dealt: number): Seat {
  let dealer = firstDealer;
  for (let deal = 0; deal < dealt % ruleset.seating.seats.length; deal++) dealer = nextSeat(ruleset.seating, dealer);
  return dealer;
}

/** Who deals the next deal, who plays first and who sits out, each by the place among the names. */
export interface NextDeal {
  readonly dealer: number;
  readonly firstPlayer: number;
  readonly sittingOut: readonly number[];
  /** Cards for each player, and how many that is in all. */
  readonly cardsEach: number;
  readonly cardsInAll: number;
}

/** What is to be known for the next deal of a game, or for the one that followed so many others. */
export function nextDealOf(game: ScoreGame, dealt = countedDeals(game).length): NextDeal {
  const ruleset = rulesetOf(game);
  const { players, sittingOut } = seatedIn(ruleset, dealt);
  const dealer = dealerOf(ruleset, game.firstDealer, dealt);
  const at = (seat: Seat) => players[seat - 1] ?? 0;
  const { handSize } = ruleset.parameters;
  return {
    dealer: at(dealer),
    firstPlayer: at(nextSeat(ruleset.seating, dealer)),
    sittingOut,
    cardsEach: handSize,
    cardsInAll: handSize * players.length,
  };
}
