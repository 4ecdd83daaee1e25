import { countOf, type Position, type Seat } from '../../engine/index.ts';
import { couldGoOut } from '../acts/offers.ts';
import { type TowardsOpening, towardsOpening } from '../acts/towards-opening.ts';
import type { Subject } from '../question/question.ts';
import type { TableState } from '../table/table-state.ts';
import { playerName } from '../words/reader.ts';
import type { Speech } from '../words/speech.ts';
import { dutiesInShort } from '../words/table-notes.ts';
import type { WidgetWord } from '../words/table-words.ts';

interface TurnLineProps {
  readonly state: TableState;
  readonly speech: Speech;
  /** What the line must not tell, because it is being asked. */
  readonly untold?: Subject | null;
  /** Whether somebody else tells it to those who hear the table, turn by turn. */
  readonly quiet?: boolean;
}

/** Whose turn it is, whether the draw has been made, and how far what is put aside and chosen reaches towards opening. */
export function TurnLine({ state, speech, untold = null, quiet = false }: TurnLineProps) {
  const towards = untold === 'minimum' || !isPrepared(state) ? null : towardsOpening(state);
  const [who = '', ...rest] = turnParts(state, speech, towards);
  const bar = openingBar(towards);
  return (
    <div class="turn-line">
      <p aria-live={quiet ? 'off' : 'polite'} aria-atomic="true">
        <strong>{who}</strong>
        {rest.map((part) => ` · ${part}`)}
      </p>
      <span class="opening-bar">
        {bar !== null && (
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect class="aside" width={bar.aside} height="4" />
            <rect class="chosen" x={bar.aside} width={bar.chosen} height="4" />
          </svg>
        )}
      </span>
    </div>
  );
}

/** Where the turn stands, in pieces: who, what has been done, and how far what is prepared reaches towards opening. */
export function turnParts(state: TableState, speech: Speech, towards = towardsOpening(state)): readonly string[] {
  const { position, reader } = state;
  if (position.phase === 'over') return [speech.text('over')];
  const name = playerName(position, position.turn, reader, speech);
  const who = position.turn === reader ? speech.text('yourTurn') : speech.text('turnOf', { player: name });
  const done = position.current.asked === null ? speech.text(stageWord(position)) : speech.text('awaitsAnswer');
  const points =
    towards === null || !isPrepared(state)
      ? []
      : [
          speech.text(towards.withTop ? 'towardsWithTop' : 'towards', {
            points: towards.points,
            minimum: towards.minimum,
          }),
        ];
  // Under a ruling the line says what it forbids or demands in this turn; what the position of a scenario brings is told above the table.
  const duties = state.ruled === null ? [] : dutiesInShort(position, speech);
  return [
    who.replace(/[.]$/, ''),
    done.replace(/[.]$/, ''),
    ...duties,
    ...boundText(position, reader, speech),
    ...points,
  ];
}

/** What the partner’s answer obliges the player in turn to; to the reader also whether it can be done. */
function boundText(position: Position, reader: Seat, speech: Speech): readonly string[] {
  const { current, phase, turn } = position;
  if (current.answer === null || (phase !== 'draw' && phase !== 'play')) return [];
  if (turn !== reader) return [speech.text(current.answer === 'yes' ? 'answerYes' : 'answerNo')];
  if (current.answer === 'no') return [speech.text('boundToKeep')];
  return [speech.text(couldGoOut(position) ? 'boundToGoOut' : 'boundInVain')];
}

/** Whether cards are prepared that could be melds: one alone is thrown, and counts towards no opening. */
function isPrepared({ selected, aside }: TableState): boolean {
  return selected.length > 1 || aside.length > 0;
}

function stageWord({ phase, current, stock }: Position): WidgetWord {
  switch (phase) {
    case 'deal':
      return 'statusDeal';
    case 'auction':
      return 'statusAuction';
    case 'contract-opening':
      return 'statusOpening';
    case 'draw':
      return countOf(stock) > 0 ? 'statusDraw' : 'statusWithoutStock';
    default:
      return current.drew === 'stock' ? 'statusDrawn' : current.drew === 'pile' ? 'statusTaken' : 'statusNoDraw';
  }
}

/** The points put aside and chosen as shares of the minimum, at most the whole. */
function openingBar(towards: TowardsOpening | null): { aside: number; chosen: number } | null {
  if (towards === null || towards.minimum === 0) return null;
  const share = (points: number) => Math.min(100, Math.round((points / towards.minimum) * 100));
  const aside = share(towards.aside);
  return { aside, chosen: share(towards.points) - aside };
}
