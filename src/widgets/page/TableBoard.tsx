import type { ComponentChildren, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { zones } from '../../table/view.ts';
import type { ToolRow } from '../desk/tools/tool-row.ts';
import { Felt } from '../felt/Felt.tsx';
import { tableView } from '../felt/table-view.ts';
import { viewInWords } from '../felt/view-in-words.ts';
import type { Subject } from '../question/question.ts';
import { byRank } from '../table/hand-order.ts';
import type { TableState } from '../table/table-state.ts';
import type { Speech } from '../words/speech.ts';
import { useFocusKept } from './focus-kept.ts';
import { useTableKeys } from './table-keys.ts';

interface TableBoardProps {
  readonly board: RefObject<HTMLDivElement>;
  readonly state: TableState;
  readonly speech: Speech;
  /** What no word at the table may tell, because it is being asked. */
  readonly untold?: Subject | null;
  /** Which deal has just been dealt; null or left out where none has. */
  readonly dealt?: string | null;
  readonly row: ToolRow;
  /** What happened last, for who wants to hear it again. */
  readonly lastTurn: () => string;
  readonly onCard: (key: string) => void;
  readonly onPlace: (zone: string, keys: readonly string[] | null) => void;
  /** What was chosen is wanted no more. */
  readonly onClear: () => void;
  /** Told of a touch on a link of the desk. */
  readonly onLink?: (event: MouseEvent) => void;
  /** What is told above the felt or beside it. */
  readonly told?: ComponentChildren;
  /** Whether the page has no other titles: those who hear it get some to go by. */
  readonly titled?: boolean;
  /** What stands at the lower edge of the felt. */
  readonly ticker?: ComponentChildren;
  /** The desk. */
  readonly children: ComponentChildren;
}

/** The felt and the desk of a table, whatever its kind, with the keys that are the same at all of them. */
export function TableBoard({
  board,
  state,
  speech,
  untold = null,
  dealt = null,
  row,
  lastTurn,
  onCard,
  onPlace,
  onClear,
  onLink,
  told,
  titled = false,
  ticker,
  children,
}: TableBoardProps) {
  const [said, setSaid] = useState({ text: '', times: 0 });
  const say = (text: string) => setSaid(({ times }) => ({ text, times: times + 1 }));
  useFocusKept(board);
  useTableKeys(board, {
    Escape: row.open === null ? onClear : row.close,
    u: () => row.press('undo'),
    h: () => row.press('hint'),
    s: () => row.press('show'),
    w: () => row.press('why'),
    m: () => row.press('more'),
    '?': () => row.press('keys'),
    p: () => onPlace(zones.pile, null),
    d: () => onPlace(zones.stock, null),
    l: () => say(lastTurn()),
    t: () => say(viewInWords(tableView(state, speech, byRank, untold), speech)),
  });
  // Where the sheet lies over the table, who touches the felt wants to see it.
  const uncover = () => {
    const sheet = board.current?.querySelector('.sheet');
    if (sheet && getComputedStyle(sheet).position === 'absolute') row.close();
  };
  return (
    <div class="board" ref={board}>
      {titled && <h2 class="visually-hidden">{speech.text('table')}</h2>}
      {told}
      <div class="felt-place" onPointerDown={uncover}>
        <Felt state={state} speech={speech} untold={untold} dealt={dealt} onCard={onCard} onPlace={onPlace} />
        {ticker}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: heard here are the links within, which keys follow too */}
      <div class="desk" onClick={onLink}>
        {titled && <h2 class="visually-hidden">{speech.text('actions')}</h2>}
        {children}
      </div>
      <p class="visually-hidden" role="status">
        <span key={said.times}>{said.text}</span>
      </p>
    </div>
  );
}
