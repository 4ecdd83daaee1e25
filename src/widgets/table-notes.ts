import {
  actor,
  agreedClauses,
  type DutyCode,
  mayInspectPile,
  nextSeat,
  type Position,
  type RuleCode,
  type Seat,
} from '../engine/index.ts';
import { playerName } from './reader.ts';
import { bidName } from './step-words.ts';
import type { Tongue } from './tongue.ts';

/**
 * What one must know of a position and cannot see on its table: what is agreed on, who deals, the calls, the contract, the partner's
 * answer, what a ruling forbids the player in turn, who may still look through the pile. `start` is the position that the table
 * began with, `reader` the seat from which it is seen. `agreed` says what is agreed on, by clause where it is left out.
 */
export function tableNotes(
  position: Position,
  start: Position,
  reader: Seat,
  tongue: Tongue,
  agreed: string | null = agreedNote(position, tongue),
): readonly string[] {
  const { phase, dealer, calls, contract, current } = position;
  const player = (seat: Seat) => playerName(position, seat, reader, tongue);
  const notes: string[] = agreed === null ? [] : [agreed];
  // During play the dealer matters only where a scenario says who it is, or has shown the deal.
  const first = nextSeat(start.ruleset.seating, start.dealer);
  const usual = first === 1 || first === start.turn;
  const shown = [phase, start.phase].some((each) => each !== 'draw' && each !== 'play');
  if (!usual || shown) notes.push(tongue.text('dealerIs', { player: player(dealer) }));
  if (calls.length > 0 && (phase === 'auction' || phase === 'contract-opening')) {
    notes.push(tongue.text('callsSoFar', { calls: callsText(position, player, tongue) }));
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
  return [...notes, ...duties(position, tongue), ...inspectors(position, start, player, tongue)];
}

/** The clauses on which the table has agreed otherwise than usual. */
function agreedNote({ ruleset }: Position, tongue: Tongue): string | null {
  const clauses = agreedClauses(ruleset).map((clause) => tongue.clauseName(clause));
  return clauses.length === 0 ? null : tongue.text('agreedOn', { clauses: clauses.join(', ') });
}

/** What rulings that are still to be served mean for the turn that is being played, in the words of the refusals. */
const refusalOf: { readonly [Code in DutyCode]?: RuleCode } = {
  'no-meld-this-turn': 'no-meld-this-turn',
  'no-meld-for-turns': 'no-meld-this-turn',
  'no-draw-next-turn': 'no-draw-this-turn',
  'no-draw-for-turns': 'no-draw-this-turn',
  'no-pile-next-turn': 'no-pile-this-turn',
  'must-draw-from-stock': 'no-pile-this-turn',
  'keep-one-card-after-discard': 'must-keep-card-by-ruling',
};

function duties(position: Position, tongue: Tongue): readonly string[] {
  if (position.phase !== 'draw' && position.phase !== 'play') return [];
  const notes = actor(position).duties.flatMap(({ code }) => {
    if (code === 'draw-one-next-turn') return [tongue.text('drawsOneCard')];
    const refusal = refusalOf[code];
    return refusal === undefined ? [] : [tongue.fill(tongue.words.reasons[refusal], {})];
  });
  return [...new Set(notes)];
}

/** Who may still look through the pile, where the document says so and the deal is young enough for some who may not. */
function inspectors(
  position: Position,
  start: Position,
  player: (seat: Seat) => string,
  tongue: Tongue,
): readonly string[] {
  if (!position.ruleset.has('ruling') || position.phase === 'over' || position.pile.length === 0) return [];
  const may = position.seats.filter(({ seat }) => mayInspectPile(start, seat));
  if (may.length === 0 || may.length === position.seats.length) return [];
  const players = may.filter(({ seat }) => mayInspectPile(position, seat)).map(({ seat }) => player(seat));
  return [tongue.text('mayInspect', { players: players.length === 0 ? tongue.text('nobody') : players.join(', ') })];
}

/** The calls in their order, from the dealer's left. */
function callsText(position: Position, player: (seat: Seat) => string, tongue: Tongue): string {
  let caller = position.dealer;
  return position.calls
    .map((call) => {
      caller = nextSeat(position.ruleset.seating, caller);
      const said = call === 'pass' || call === 'double' ? tongue.text(call) : sayBid(call, tongue);
      return `${player(caller)} ${said}`;
    })
    .join(', ');
}

function sayBid(call: Exclude<Position['calls'][number], 'pass' | 'double'>, tongue: Tongue): string {
  return call === 'no-opening' ? tongue.text('callNoOpening') : bidName(call, tongue);
}
