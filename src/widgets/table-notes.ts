import { mayInspectPile, nextSeat, type Position, type Seat } from '../engine/index.ts';
import { bidName } from './step-words.ts';
import { playerName } from './table-view.ts';
import type { Tongue } from './tongue.ts';

/**
 * What one must know of a position and cannot see on its table: who deals, the calls, the contract, the partner's answer, who may
 * still look through the pile. `start` is the position that the table began with.
 */
export function tableNotes(position: Position, start: Position, tongue: Tongue): readonly string[] {
  const { phase, dealer, calls, contract, current } = position;
  const player = (seat: Seat) => playerName(position, seat, tongue);
  const notes: string[] = [];
  // During play the dealer matters only where a scenario says who it is.
  const first = nextSeat(start.ruleset.seating, start.dealer);
  const usual = first === 1 || first === start.turn;
  if (!usual || (phase !== 'draw' && phase !== 'play')) notes.push(tongue.text('dealerIs', { player: player(dealer) }));
  if (calls.length > 0 && (phase === 'auction' || phase === 'contract-opening')) {
    notes.push(tongue.text('callsSoFar', { calls: callsText(position, tongue) }));
  }
  if (contract !== null) {
    const { seat, bid, doubledBy } = contract;
    const made = { bid: bidName(bid, tongue), player: player(seat) };
    notes.push(
      doubledBy === null
        ? tongue.text('contractIs', made)
        : tongue.text('contractDoubled', { ...made, doubler: player(doubledBy) }),
    );
  }
  if (current.answer !== null) notes.push(tongue.text(current.answer === 'yes' ? 'answerYes' : 'answerNo'));
  return [...notes, ...inspectors(position, start, tongue)];
}

/** Who may still look through the pile, where the document says so and the deal is young enough for some who may not. */
function inspectors(position: Position, start: Position, tongue: Tongue): readonly string[] {
  if (!position.ruleset.has('ruling') || position.phase === 'over' || position.pile.length === 0) return [];
  const may = position.seats.filter(({ seat }) => mayInspectPile(start, seat));
  if (may.length === 0 || may.length === position.seats.length) return [];
  const players = may
    .filter(({ seat }) => mayInspectPile(position, seat))
    .map(({ seat }) => playerName(position, seat, tongue));
  return [tongue.text('mayInspect', { players: players.length === 0 ? tongue.text('nobody') : players.join(', ') })];
}

/** The calls in their order, from the dealer's left. */
function callsText(position: Position, tongue: Tongue): string {
  let caller = position.dealer;
  return position.calls
    .map((call) => {
      caller = nextSeat(position.ruleset.seating, caller);
      const said = call === 'pass' || call === 'double' ? tongue.text(call) : sayBid(call, tongue);
      return `${playerName(position, caller, tongue)} ${said}`;
    })
    .join(', ');
}

function sayBid(call: Exclude<Position['calls'][number], 'pass' | 'double'>, tongue: Tongue): string {
  return call === 'no-opening' ? tongue.text('callNoOpening') : bidName(call, tongue);
}
