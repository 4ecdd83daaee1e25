import type { Seat, Side } from '../rulesets/seats.ts';
import type { FieldValues } from './fields.ts';
import { actingSide, type Position, type SeatState, type SideState } from './position.ts';

/** What a position says, field by field; the reverse of `toPosition`. */
export function fieldsOf(position: Position): FieldValues {
  const { phase, turn, dealer, stock, pile, seats, sides, current, calls, contract, ending } = position;
  const bySeat = <Value>(value: (state: SeatState) => Value) => byKey(seats, ({ seat }) => seat, value);
  const bySide = <Value>(value: (state: SideState) => Value) => byKey(sides, ({ side }) => side, value);
  const seatsThat = (holds: (state: SeatState) => boolean) => seats.filter(holds).map(({ seat }) => seat);
  return {
    phase,
    turn,
    dealer,
    scores: bySide(({ score }) => score),
    stock,
    pile,
    hands: bySeat(({ hand }) => hand),
    melds: bySide(({ melds }) => melds),
    redThrees: bySide(({ redThrees }) => redThrees),
    penaltyCards: bySeat(({ penaltyCards }) => penaltyCards),
    waiting: bySeat(({ waiting }) => waiting),
    duties: bySeat(({ duties }) => duties),
    minimumRaise: bySide(({ minimumRaise }) => minimumRaise),
    drew: current.drew,
    meldedThisTurn: actingSide(position).melds.flatMap(({ name, begunThisTurn }) => (begunThisTurn ? [name] : [])),
    melded: current.melded,
    addedThisTurn: current.addedThisTurn,
    lateRedThree: current.lateRedThree,
    asked: current.asked ?? undefined,
    answer: current.answer ?? undefined,
    surplus: current.surplus,
    lastThrees: current.lastThrees,
    penalties: bySide(({ penalties }) => penalties),
    out: ending?.out ?? undefined,
    concealed: ending?.concealed,
    ownCanasta: ending?.ownCanasta,
    cause: ending?.cause,
    loser: ending?.loser ?? undefined,
    unplayed: seatsThat(({ played }) => !played),
    melders: seatsThat(({ melded }) => melded),
    calls,
    contract: contract ?? undefined,
  };
}

function byKey<State, Key extends Seat | Side, Value>(
  states: readonly State[],
  key: (state: State) => Key,
  value: (state: State) => Value,
): Partial<Record<Key, Value>> {
  const map: Partial<Record<Key, Value>> = {};
  for (const state of states) map[key(state)] = value(state);
  return map;
}
