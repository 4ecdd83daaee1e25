import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { Action } from '../../engine/index.ts';
import type { Player } from '../../learn/first-deal/acts.ts';
import { type Course, isReaders } from '../../learn/first-deal/course.ts';
import type { Script } from '../../learn/first-deal/script.ts';
import { eventAt } from '../acts/intent.ts';
import { pileWanted } from '../acts/pile-wanted.ts';
import type { Bidding } from '../desk/Bidding.tsx';
import { TableNotes } from '../desk/TableNotes.tsx';
import { Ticker } from '../desk/Ticker.tsx';
import { useToolRow } from '../desk/tools/tool-row.ts';
import { TableBoard } from '../page/TableBoard.tsx';
import { isFresh } from '../table/table-state.ts';
import { Phrase } from '../words/CardWord.tsx';
import { tellingBy } from '../words/news/news-words.ts';
import { playerName } from '../words/reader.ts';
import type { Speech } from '../words/speech.ts';
import { stepPieces } from '../words/step-words.ts';
import { tableNotes } from '../words/table-notes.ts';
import { DealDesk } from './DealDesk.tsx';
import type { DealEnd } from './DealEnd.tsx';
import type { DealSheet } from './DealSheet.tsx';
import { type DealState, dealReducer, startDeal, turnsOf } from './deal-state.ts';
import type { DealWords } from './deal-words.ts';
import { heardLast } from './heard-last.ts';
import { keepDeal, readKeptDeal } from './kept-deal.ts';
import { Narrator } from './Narrator.tsx';

/** Who plays for the others where the script does not, and what suggests itself to the reader by the same player. */
export interface SittingIn {
  readonly player: Player;
  readonly suggests: (course: Course) => Action;
}

/** A told deal as it is put on a page. */
export interface DealTableProps {
  readonly script: Script;
  /** Under which name the device remembers the deal: its ruleset, and which of its deals it is. */
  readonly name: string;
  readonly speech: Speech;
  readonly words: DealWords;
  /** Brings who plays for the others; the table is there before him. */
  readonly loadSittingIn: () => Promise<SittingIn>;
  /** Brings what stands there once the deal is over, which nobody needs to begin. */
  readonly loadEnd: () => Promise<typeof DealEnd>;
  /** Brings what its sheets hold, which nobody opens before seeing the table. */
  readonly loadSheets: () => Promise<typeof DealSheet>;
  /** How calls are made; null where the game has no auction. */
  readonly bidding: typeof Bidding | null;
  /** Where to go when the deal has been counted. */
  readonly onwards: string;
}

/** How long an act of the others stays to be seen, in milliseconds. */
const actPause = 900;

/** A whole deal with somebody at one’s side: the reader plays a seat, the others move by themselves. */
export function DealTable(props: DealTableProps) {
  const { script, name, speech, words, loadSittingIn, loadEnd, loadSheets, bidding, onwards } = props;
  const [kept] = useState(() => readKeptDeal(name, script));
  const [state, dispatch] = useReducer(dealReducer, kept.value ?? startDeal(script));
  const [keeps, setKeeps] = useState(true);
  useEffect(() => setKeeps(keepDeal(name, state)), [name, state.acts]);
  const { course, table } = state;
  const sittingIn = useLoaded(loadSittingIn);
  const player = sittingIn?.player ?? null;
  const sheets = useLoaded(loadSheets);
  const end = useLoaded(loadEnd);
  useOthers(state, player, (played) => dispatch({ type: 'others', player: played }));
  const board = useRef<HTMLDivElement>(null);
  const mine = isReaders(course);
  const suggest = () => sittingIn?.suggests(course) ?? null;
  const doIt = () => {
    const action = suggest();
    if (action !== null) dispatch({ type: 'try', action, forReader: true });
  };
  const row = useToolRow({
    deeds: {
      undo: state.before === null && isFresh(table) ? null : () => dispatch({ type: 'undo' }),
      show: mine && player !== null ? doIt : null,
      ...(mine && player !== null ? {} : { hint: null }),
    },
    done: `${state.acts.length} ${table.tries}`,
  });
  return (
    <>
      {kept.damaged && (
        <p class="damage" role="alert">
          {words.damaged}
        </p>
      )}
      <TableNotes notes={tableNotes(table.position, table.start, table.reader, speech)} />
      <TableBoard
        board={board}
        state={table}
        speech={speech}
        row={row}
        titled
        dealt={state.acts.length === 0 ? name : null}
        lastTurn={() => heardLast(state, speech, words)}
        onCard={(key) => dispatch({ type: 'toggle', key })}
        onPlace={(zone, keys) => {
          if (!mine) return;
          const event = eventAt(table, zone, keys);
          if (event !== null) dispatch(pileWanted(table, event, zone));
        }}
        onClear={() => dispatch({ type: 'clear' })}
        ticker={<LastAct state={state} speech={speech} words={words} />}
        told={<Narrator state={state} speech={speech} words={words} />}
      >
        <DealDesk
          state={state}
          row={row}
          kept={keeps ? (kept.value?.acts === state.acts ? 'resumed' : 'kept') : 'notKept'}
          speech={speech}
          words={words}
          onwards={onwards}
          bidding={bidding}
          end={end}
          sheets={sheets}
          dispatch={dispatch}
          onToReader={() => player !== null && dispatch({ type: 'to-reader', player })}
          suggest={suggest}
          onDoIt={doIt}
        />
      </TableBoard>
    </>
  );
}

/** What one of the others has done last, in one line. */
function LastAct({
  state: { course, acts },
  speech,
  words,
}: Pick<Parameters<typeof Narrator>[0], 'state' | 'speech' | 'words'>) {
  const last = turnsOf(course).at(-1);
  const act = last?.acts.at(-1);
  return (
    <Ticker number={acts.length}>
      {last !== undefined && act !== undefined && (
        <>
          <strong>{playerName(course.position, last.seat, course.reader, speech)}</strong>{' '}
          <Phrase
            pieces={stepPieces(act.before, act.action, speech, tellingBy(words.told, speech.language))}
            speech={speech}
          />
        </>
      )}
    </Ticker>
  );
}

/** How soon what could not be loaded is asked for again, in milliseconds. */
const loadedAgainAfter = 3000;

/** What is loaded once the table is there: null until it has come, and asked for again where it could not be had. */
function useLoaded<Loaded>(load: () => Promise<Loaded>): Loaded | null {
  const [loaded, setLoaded] = useState<{ readonly value: Loaded } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const ask = () =>
      load().then(
        (value) => wanted && setLoaded({ value }),
        () => {
          if (wanted) timer = setTimeout(ask, loadedAgainAfter);
        },
      );
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, []);
  return loaded?.value ?? null;
}

/** The others act one after another, with time to see each. */
function useOthers({ course }: DealState, player: Player | null, next: (player: Player) => void): void {
  useEffect(() => {
    if (player === null || course.position.phase === 'over' || isReaders(course)) return;
    const timer = setTimeout(() => next(player), actPause);
    return () => clearTimeout(timer);
  }, [course, player]);
}
