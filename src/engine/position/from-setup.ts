import { at } from '../cards/lists.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { previousSeat, sideIndexOf, sideOf } from '../rulesets/seats.ts';
import type { FieldValues, Held } from './fields.ts';
import { isComplete, makeMeld, meldTypeOf } from './melds.ts';
import {
  actingSide,
  type Cards,
  type Ending,
  type Phase,
  type Position,
  type SeatState,
  type SideState,
  type Turn,
} from './position.ts';

/** How many cards are in the stock where nobody says. */
const usualStock = 40;

/** The position that the fields say, whether it is possible or not; what was left out is filled in. */
export function toPosition(setup: FieldValues, ruleset: Ruleset): Position {
  const { seating, parameters } = ruleset;
  const { phase = 'draw', turn = 1, dealer = previousSeat(seating, 1), pile = [], calls = [], contract = null } = setup;
  const { drew, meldedThisTurn: begun = [], addedThisTurn = false, lateRedThree = false } = setup;
  const { asked = null, answer = null, surplus = [], lastThrees = [], unplayed = [], melders } = setup;
  const ownSide = sideOf(seating, turn);
  const sides = seating.sides.map(
    (side): SideState => ({
      side,
      score: setup.scores?.[side] ?? 0,
      melds: (setup.melds?.[side] ?? []).map(({ name, cards }) =>
        makeMeld(name, meldTypeOf(parameters, cards), cards, side === ownSide && begun.includes(name)),
      ),
      redThrees: setup.redThrees?.[side] ?? [],
      minimumRaise: setup.minimumRaise?.[side] ?? 0,
      penalties: setup.penalties?.[side] ?? 0,
    }),
  );
  const seats = seating.seats.map((seat): SeatState => {
    const { melds } = at(sides, sideIndexOf(seating, seat));
    return {
      seat,
      hand: toCards(setup.hands?.[seat], parameters.handSize),
      penaltyCards: setup.penaltyCards?.[seat] ?? [],
      waiting: setup.waiting?.[seat] ?? [],
      duties: setup.duties?.[seat] ?? [],
      played: !unplayed.includes(seat),
      melded: melders?.includes(seat) ?? melds.some((meld) => !meld.begunThisTurn),
    };
  });
  const madeCanasta = sides.some(({ melds }) =>
    melds.some((meld) => meld.begunThisTurn && isComplete(parameters, meld)),
  );
  const melded = setup.melded ?? (phase === 'play' && begun.length > (drew === 'pile' ? 1 : 0));
  return {
    ruleset,
    phase,
    turn,
    dealer,
    stock: toCards(setup.stock, usualStock),
    pile,
    seats,
    sides,
    current: { drew: drewIn(phase, drew), melded, addedThisTurn, lateRedThree, asked, answer, surplus, lastThrees },
    calls,
    contract,
    ending: phase === 'over' ? toEnding(setup, madeCanasta) : null,
  };
}

function drewIn(phase: Phase, drew: FieldValues['drew']): Turn['drew'] {
  if (phase === 'play') return drew ?? 'stock';
  return phase === 'over' ? (drew ?? 'nothing') : 'nothing';
}

/** How the deal ended. Of a canasta of one's own nobody need speak: the melds of the last turn tell, or else whether it was concealed. */
function toEnding(setup: FieldValues, madeCanasta: boolean): Ending {
  const { out = null, concealed = false, meldedThisTurn, loser = null } = setup;
  const { ownCanasta = meldedThisTurn === undefined ? concealed : madeCanasta } = setup;
  const { cause = loser !== null ? 'lost-game' : out === null ? 'without-stock' : 'gone-out' } = setup;
  return { out, concealed, ownCanasta, cause, loser };
}

/** Whether it is for the player in turn to open before play: he made a bid, and nobody has doubled it. */
export function isDeclarersOpening({ contract, turn = 1 }: FieldValues): boolean {
  return contract !== undefined && contract.seat === turn && contract.doubledBy === null;
}

/** Cards as a position has them; `usual` unknown ones where nothing is said. */
export function toCards(held: Held | undefined, usual: number): Cards {
  if (held === undefined) return { known: [], unknown: usual };
  if (typeof held === 'number') return { known: [], unknown: held };
  return 'known' in held ? held : { known: held, unknown: 0 };
}

/** What a position says, field by field; the reverse of `toPosition`. */
export function fieldsOf(position: Position): FieldValues {
  const { seats, sides, current, contract, ending, ruleset, ...others } = position;
  const bySeat = <Value>(value: (state: SeatState) => Value) =>
    Object.fromEntries(seats.map((state) => [state.seat, value(state)] as const));
  const bySide = <Value>(value: (state: SideState) => Value) =>
    Object.fromEntries(sides.map((state) => [state.side, value(state)] as const));
  const seatsThat = (holds: (state: SeatState) => boolean) => seats.filter(holds).map(({ seat }) => seat);
  return {
    ...others,
    ...current,
    ...ending,
    scores: bySide(({ score }) => score),
    melds: bySide(({ melds }) => melds),
    redThrees: bySide(({ redThrees }) => redThrees),
    minimumRaise: bySide(({ minimumRaise }) => minimumRaise),
    penalties: bySide(({ penalties }) => penalties),
    hands: bySeat(({ hand }) => hand),
    penaltyCards: bySeat(({ penaltyCards }) => penaltyCards),
    waiting: bySeat(({ waiting }) => waiting),
    duties: bySeat(({ duties }) => duties),
    unplayed: seatsThat(({ played }) => !played),
    melders: seatsThat(({ melded }) => melded),
    meldedThisTurn: actingSide(position).melds.flatMap(({ name, begunThisTurn }) => (begunThisTurn ? [name] : [])),
    asked: current.asked ?? undefined,
    answer: current.answer ?? undefined,
    contract: contract ?? undefined,
    out: ending?.out ?? undefined,
    loser: ending?.loser ?? undefined,
  };
}
