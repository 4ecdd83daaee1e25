import { at } from '../cards/lists.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { previousSeat, sideOf } from '../rulesets/seats.ts';
import type { FieldValues, NamedMeld } from './fields.ts';
import { toCards } from './held.ts';
import { countCanastas, type Meld, makeMeld, meldTypeOf } from './melds.ts';
import {
  type Ending,
  freshTurn,
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
  const sides = seating.sides.map(
    (side): SideState => ({
      side,
      score: setup.scores?.[side] ?? 0,
      melds: (setup.melds?.[side] ?? []).map((meld) =>
        toMeld(ruleset, meld, side === ownSide ? (setup.meldedThisTurn ?? []) : []),
      ),
      redThrees: setup.redThrees?.[side] ?? [],
      minimumRaise: setup.minimumRaise?.[side] ?? 0,
      penalties: setup.penalties?.[side] ?? 0,
    }),
  );
  const seats = seating.seats.map((seat): SeatState => {
    const side = at(sides, seating.sides.indexOf(sideOf(seating, seat)));
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
      ...freshTurn,
      drew: drewIn(phase, setup.drew),
      melded:
        setup.melded ?? (phase === 'play' && (setup.meldedThisTurn ?? []).length > (setup.drew === 'pile' ? 1 : 0)),
      addedThisTurn: setup.addedThisTurn ?? false,
      lateRedThree: setup.lateRedThree ?? false,
      asked: setup.asked ?? null,
      answer: setup.answer ?? null,
      surplus: setup.surplus ?? [],
      lastThrees: setup.lastThrees ?? [],
    },
    calls: setup.calls ?? [],
    contract: setup.contract ?? null,
    ending: phase === 'over' ? toEnding(setup, canastasBegun(ruleset, sides) > 0) : null,
  };
}

function drewIn(phase: Phase, drew: FieldValues['drew']): Turn['drew'] {
  if (phase === 'play') return drew ?? 'stock';
  return phase === 'over' ? (drew ?? 'nothing') : 'nothing';
}

function canastasBegun({ parameters }: Ruleset, sides: readonly SideState[]): number {
  const begun = sides.flatMap(({ melds }) => melds.filter((meld) => meld.begunThisTurn));
  return countCanastas(parameters, begun);
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

function toMeld(ruleset: Ruleset, { name, cards }: NamedMeld, begun: readonly string[]): Meld {
  return makeMeld(name, meldTypeOf(ruleset.parameters, cards), cards, begun.includes(name));
}

/** Whether it is for the player in turn to open before play: he made a bid, and nobody has doubled it. */
export function isDeclarersOpening({ contract, turn = 1 }: FieldValues): boolean {
  return contract !== undefined && contract.seat === turn && contract.doubledBy === null;
}
