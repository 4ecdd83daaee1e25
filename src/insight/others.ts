import {
  canastaBonus,
  clauseOfCanastaBonus,
  countOf,
  hasOpened,
  meetsGoingOutRequirement,
  nextSeat,
  type Position,
  pointsOfBid,
  pointsOnTable,
  type Seat,
  seatState,
  sideOf,
} from '../engine/index.ts';
import { type Fact, stating } from './fact.ts';
import { near } from './melds.ts';
import { costOfHand } from './out.ts';

/** A hand of so few cards may be gone in the next turn. */
const fewCards = 2;

/** What the opponents have and what they are about to have: canastas, the right to go out, hands that are nearly empty. */
export function otherFacts(view: Position, seat: Seat): readonly Fact[] {
  const { ruleset } = view;
  const own = sideOf(ruleset.seating, seat);
  const others = view.sides.filter(({ side }) => side !== own);
  const seats = view.seats.filter((state) => sideOf(ruleset.seating, state.seat) !== own);
  const melds = others.flatMap((side) => side.melds);
  return [
    ...melds.flatMap((meld): readonly Fact[] => {
      const points = canastaBonus(ruleset.parameters, meld);
      const clause = clauseOfCanastaBonus(ruleset, meld);
      if (points === null || clause === null) return near(view, meld, 'their-near', 600);
      const values = { meld: { meld }, points };
      // A canasta stays the same when cards join it.
      const key = `their-canasta ${meld.kind} ${meld.order} ${meld.name} ${points}`;
      return [{ code: 'their-canasta', weight: 550 + points / 8, key, values, clauses: [clause] }];
    }),
    ...others.filter(hasOpened).flatMap(({ side }) => mayGoOut(view, seat, side)),
    ...seats
      .filter((state) => countOf(state.hand) <= fewCards && view.phase !== 'over')
      .map((state): Fact => {
        const values = { player: { seat: state.seat }, count: countOf(state.hand), points: costOfHand(view, seat) };
        const clauses = [ruleset.facts.handCards];
        return { code: 'few-cards', weight: 1100, key: `few-cards ${state.seat}`, values, clauses };
      }),
  ];
}

/** Whether a side has on the table what going out takes, so that only the cards of a hand are in its way. */
function mayGoOut(view: Position, seat: Seat, side: string): readonly Fact[] {
  const { ruleset } = view;
  const { seating } = ruleset;
  if (view.phase !== 'draw' && view.phase !== 'play') return [];
  const members = view.seats.filter((state) => sideOf(seating, state.seat) === side);
  const [first] = members;
  if (first === undefined || !meetsGoingOutRequirement({ ...view, turn: first.seat })) return [];
  const nearest = members.reduce((least, state) => (countOf(state.hand) < countOf(least.hand) ? state : least));
  const contract = view.contract !== null && sideOf(seating, view.contract.seat) === side;
  // The bonus for going out may reach a bid that the table does not: what is on the table is told.
  if (contract && pointsOnTable(view, view.contract) < pointsOfBid(view, view.contract)) return [];
  return [
    {
      code: contract ? 'their-bid-reached' : 'their-out',
      weight: contract ? 980 : 900,
      key: `out ${side}`,
      values: {
        player: { seat: nearest.seat },
        count: countOf(nearest.hand),
        own: countOf(seatState(view, seat).hand),
        next: { seat: nextSeat(seating, seat) },
      },
      clauses: contract ? stating(ruleset, 'pointsPerLevel') : [ruleset.facts.goingOut],
    },
  ];
}
