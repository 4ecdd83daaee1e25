import {
  actor,
  agreedClauses,
  type DutyCode,
  mayInspectPile,
  nextSeat,
  type Position,
  type RuleCode,
  type Seat,
} from '../../engine/index.ts';
import { playerName } from './reader.ts';
import type { Speech } from './speech.ts';
import { bidName } from './step-words.ts';
import type { WidgetWord } from './table-words.ts';

/** All that `playNotes` tells, and who may still look through the pile. */
export function tableNotes(
  position: Position,
  start: Position,
  reader: Seat,
  speech: Speech,
  agreed?: string | null,
): readonly string[] {
  const player = (seat: Seat) => playerName(position, seat, reader, speech);
  return [...playNotes(position, start, reader, speech, agreed), ...inspectors(position, start, player, speech)];
}

/**
 * What one must know of a position and cannot see on its table: what is agreed on, who deals, the calls, the contract, the partner's
 * answer, what a ruling forbids the player in turn. `start` is the position that the table began with, `reader` the seat from which it is
 * seen. `agreed` says what is agreed on, by clause where it is left out.
 */
export function playNotes(
  position: Position,
  start: Position,
  reader: Seat,
  speech: Speech,
  agreed: string | null = agreedNote(position, speech),
): readonly string[] {
  const { phase, dealer, calls, contract, current } = position;
  const player = (seat: Seat) => playerName(position, seat, reader, speech);
  const notes: string[] = agreed === null ? [] : [agreed];
  // During play the dealer matters only where a scenario says who it is, or has shown the deal.
  const first = nextSeat(start.ruleset.seating, start.dealer);
  const usual = first === 1 || first === start.turn;
  const shown = [phase, start.phase].some((each) => each !== 'draw' && each !== 'play');
  if (!usual || shown) notes.push(speech.text('dealerIs', { player: player(dealer) }));
  if (calls.length > 0 && (phase === 'auction' || phase === 'contract-opening')) {
    notes.push(speech.text('callsSoFar', { calls: callsText(position, player, speech) }));
  }
  if (contract !== null) {
    const { seat, bid, doubledBy } = contract;
    const made = { bid: bidName(bid, speech), player: player(seat) };
    notes.push(
      doubledBy === null
        ? speech.text('contractIs', made)
        : speech.text('contractDoubled', { ...made, doubler: player(doubledBy) }),
    );
  }
  // An answer that comes while the table is played at stands in the line of the turn: a note more would move the page.
  // Of a deal that is over it says nothing: whoever asked may have been an opponent of the reader.
  if (phase !== 'over' && current.answer !== null && start.current.answer !== null)
    notes.push(speech.text(current.answer === 'yes' ? 'answerYes' : 'answerNo'));
  return [...notes, ...dutyNotes(position, speech)];
}

/** The clauses on which the table has agreed otherwise than usual. */
function agreedNote({ ruleset }: Position, speech: Speech): string | null {
  const clauses = agreedClauses(ruleset).map((clause) => speech.clauseName(clause));
  return clauses.length === 0 ? null : speech.text('agreedOn', { clauses: clauses.join(', ') });
}

/** What a duty that a ruling has given means for the turn that is being played: in the words of a refusal, or in its own. */
const told: { readonly [Code in DutyCode]: (speech: Speech) => string } = {
  'no-meld-this-turn': refusal('no-meld-this-turn'),
  'no-meld-for-turns': refusal('no-meld-this-turn'),
  'no-draw-next-turn': refusal('no-draw-this-turn'),
  'no-draw-for-turns': refusal('no-draw-this-turn'),
  'draw-one-next-turn': (speech) => speech.text('drawsOneCard'),
  'no-pile-next-turn': refusal('no-pile-this-turn'),
  'must-draw-from-stock': refusal('no-pile-this-turn'),
  'must-discard': (speech) => speech.text('mustDiscard'),
  'keep-one-card-after-discard': refusal('must-keep-card-by-ruling'),
  'must-go-out-if-able': (speech) => speech.text('mustGoOutIfAble'),
  'partner-must-meld-or-discard': refusal('handed-cards-first'),
};

function refusal(code: RuleCode): (speech: Speech) => string {
  return (speech) => speech.fill(speech.words.reasons[code], {});
}

/** What rulings that are still to be served forbid the player in turn, or demand. */
function dutyNotes(position: Position, speech: Speech): readonly string[] {
  return [...new Set(dutiesOfThisTurn(position).map((code) => told[code](speech)))];
}

const inShort: { readonly [Code in DutyCode]: WidgetWord } = {
  'no-meld-this-turn': 'dutyNoMeld',
  'no-meld-for-turns': 'dutyNoMeld',
  'no-draw-next-turn': 'dutyNoDraw',
  'no-draw-for-turns': 'dutyNoDraw',
  'draw-one-next-turn': 'dutyOneCard',
  'no-pile-next-turn': 'dutyNoPile',
  'must-draw-from-stock': 'dutyNoPile',
  'must-discard': 'dutyDiscard',
  'keep-one-card-after-discard': 'dutyKeep',
  'must-go-out-if-able': 'dutyOut',
  'partner-must-meld-or-discard': 'dutyHanded',
};

/** The same in a few words each, for the line of the turn. */
export function dutiesInShort(position: Position, speech: Speech): readonly string[] {
  return [...new Set(dutiesOfThisTurn(position).map((code) => speech.text(inShort[code])))];
}

function dutiesOfThisTurn(position: Position): readonly DutyCode[] {
  if (position.phase !== 'draw' && position.phase !== 'play') return [];
  return actor(position).duties.flatMap(({ code }) => (isOfThisTurn(position, code) ? [code] : []));
}

/** What binds the next draw waits for the next turn, once this one has had its draw. */
const ofNextDraw: readonly DutyCode[] = [
  'no-draw-next-turn',
  'no-draw-for-turns',
  'draw-one-next-turn',
  'no-pile-next-turn',
];

/** Whether a duty of the player in turn is to be served in this turn. */
function isOfThisTurn({ phase, current }: Position, code: DutyCode): boolean {
  // Once the cards that were handed over have gone, nothing more is owed for them.
  if (code === 'partner-must-meld-or-discard') return current.surplus.length > 0;
  return !ofNextDraw.includes(code) || phase === 'draw' || current.drew === 'nothing';
}

/** Who may still look through the pile, where the document says so and the deal is young enough for some who may not. */
function inspectors(
  position: Position,
  start: Position,
  player: (seat: Seat) => string,
  speech: Speech,
): readonly string[] {
  if (!position.ruleset.has('ruling') || position.phase === 'over' || position.pile.length === 0) return [];
  const may = position.seats.filter(({ seat }) => mayInspectPile(start, seat));
  if (may.length === 0 || may.length === position.seats.length) return [];
  const players = may.filter(({ seat }) => mayInspectPile(position, seat)).map(({ seat }) => player(seat));
  return [speech.text('mayInspect', { players: players.length === 0 ? speech.text('nobody') : players.join(', ') })];
}

/** The calls in their order, from the dealer's left. */
function callsText(position: Position, player: (seat: Seat) => string, speech: Speech): string {
  let caller = position.dealer;
  return position.calls
    .map((call) => {
      caller = nextSeat(position.ruleset.seating, caller);
      const said = call === 'pass' || call === 'double' ? speech.text(call) : sayBid(call, speech);
      return `${player(caller)} ${said}`;
    })
    .join(', ');
}

function sayBid(call: Exclude<Position['calls'][number], 'pass' | 'double'>, speech: Speech): string {
  return call === 'no-opening' ? speech.text('callNoOpening') : bidName(call, speech);
}
