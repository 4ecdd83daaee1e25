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
  const turn = setup.turn ?? 1;
  const phase = setup.phase ?? 'draw';
  const ownSide = sideOf(seating, turn);
  const begun = setup.meldedThisTurn ?? [];
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
    const side = at(sides, sideIndexOf(seating, seat));
    return {
      seat,
      hand: toCards(setup.hands?.[seat], parameters.handSize),
      penaltyCards: setup.penaltyCards?.[seat] ?? [],
      waiting: setup.waiting?.[seat] ?? [],
      duties: setup.duties?.[seat] ?? [],
      played: !(setup.unplayed ?? []).includes(seat),
      melded: setup.melders?.includes(seat) ?? side.melds.some((meld) => !meld.begunThisTurn),
    };
  });
  const madeCanasta = sides.some(({ melds }) =>
    melds.some((meld) => meld.begunThisTurn && isComplete(parameters, meld)),
  );
  return {
    ruleset,
    phase,
    turn,
    dealer: setup.dealer ?? previousSeat(seating, 1),
    stock: toCards(setup.stock, usualStock),
    pile: setup.pile ?? [],
    seats,
    sides,
    current: {
      drew: drewIn(phase, setup.drew),
      melded: setup.melded ?? (phase === 'play' && begun.length > (setup.drew === 'pile' ? 1 : 0)),
      addedThisTurn: setup.addedThisTurn ?? false,
      lateRedThree: setup.lateRedThree ?? false,
      asked: setup.asked ?? null,
      answer: setup.answer ?? null,
      surplus: setup.surplus ?? [],
      lastThrees: setup.lastThrees ?? [],
    },
    calls: setup.calls ?? [],
    contract: setup.contract ?? null,
    ending: phase === 'over' ? toEnding(setup, madeCanasta) : null,
  };
}

function drewIn(phase: Phase, drew: FieldValues['drew']): Turn['drew'] {
  if (phase === 'play') return drew ?? 'stock';
  return phase === 'over' ? (drew ?? 'nothing') : 'nothing';
}

/** How the deal ended. Of a canasta of one's own nobody need speak: the melds of the last turn tell, or else whether it was concealed. */
function toEnding(fields: FieldValues, madeCanasta: boolean): Ending {
  const { out, concealed = false, ownCanasta, meldedThisTurn, cause, loser = null } = fields;
  return {
    out: out ?? null,
    concealed,
    ownCanasta: ownCanasta ?? (meldedThisTurn === undefined ? concealed : madeCanasta),
    cause: cause ?? (loser !== null ? 'lost-game' : out === undefined ? 'without-stock' : 'gone-out'),
    loser,
  };
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
