import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { viewFrom } from '../../engine/index.ts';
import { zones } from '../../table/view.ts';
import { eventAt } from '../acts/intent.ts';
import { pileWanted } from '../acts/pile-wanted.ts';
import { TableNotes } from '../desk/TableNotes.tsx';
import { Ticker } from '../desk/Ticker.tsx';
import { useToolRow } from '../desk/tools/tool-row.ts';
import { TableBoard } from '../page/TableBoard.tsx';
import { tableNotes } from '../words/table-notes.ts';
import { PracticeDesk } from './desk/PracticeDesk.tsx';
import { actionIn, lineOf } from './game/errand-lines.ts';
import { chanceNow, type Game, memoryNow, readersSeat, seatToAct } from './game/game.ts';
import { keepGame } from './game/kept-game.ts';
import type { Pace } from './game/pace.ts';
import {
  isRefused,
  openTable,
  type PracticeEvent,
  type PracticeState,
  practiceReducer,
} from './game/practice-state.ts';
import type { Thinkers } from './game/thinkers.ts';
import { lastTurnText } from './log/last-turn-text.ts';
import { noTurnYet } from './log/no-turn-yet.ts';
import { TurnTold } from './log/TurnLog.tsx';
import type { Talk } from './log/talk.ts';
import { lastTurns } from './log/turn-log.ts';
import { useAdvice } from './review/advised.ts';

interface PracticeTableProps {
  readonly game: Game;
  readonly talk: Talk;
  readonly thinkers: Thinkers;
  readonly onNewGame: (game: Game) => void;
}

/** How long an act of another player stays to be seen, in milliseconds, by how much there is to see. */
const pauses: Record<Pace | 'at-once', { readonly slight: number; readonly plain: number }> = {
  'at-once': { slight: 0, plain: 0 },
  calm: { slight: 350, plain: 1100 },
  quick: { slight: 60, plain: 260 },
};

/** A game against other players, from deal to deal. */
export function PracticeTable({ game: begun, talk, thinkers, onNewGame }: PracticeTableProps) {
  const [state, dispatch] = useReducer(practiceReducer, begun, openTable);
  const [pace, setPace] = useState<Pace>('calm');
  const [kept, setKept] = useState(true);
  const { game, table } = state;
  const advice = useAdvice(game, thinkers, (action, reason) => dispatch({ type: 'do', action, reason }));
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => setKept(keepGame(game)), [game]);
  const others = isOthers(game);
  // Who does not want to wait sees the others' moves at once, until it is his turn.
  const [hurries, setHurries] = useState(false);
  useEffect(() => {
    if (!others) setHurries(false);
  }, [others]);
  useOthers(state, thinkers, hurries ? 'at-once' : pace, dispatch);
  useBoardInView(board, state);
  useToldInView(board, state);
  const mine = seatToAct(game.position) === readersSeat;
  const row = useToolRow({
    deeds: {
      undo: mayUndo(state) ? () => dispatch({ type: 'undo' }) : null,
      show: mine && state.looking === null ? advice.askAndDo : null,
      ...(mine ? {} : { hint: null }),
    },
    done: `${game.ruled !== undefined} ${game.moves.length} ${table.tries} ${state.asking}`,
    onOpen: (sheet) => {
      if (sheet !== 'hint') return;
      dispatch({ type: 'hint' });
      advice.ask();
    },
  });
  const bring = (zone: string, keys: readonly string[] | null) => {
    if (others) {
      dispatch({ type: 'early' });
      return;
    }
    // Who touches the pile after the draw with nothing chosen wants to discard.
    const nothing = keys === null && table.selected.length + table.aside.length === 0;
    if (zone === zones.pile && table.position.phase === 'play' && nothing && !state.asking) {
      dispatch({ type: 'early' });
      return;
    }
    const event = eventAt(table, zone, keys);
    if (event !== null) dispatch(state.asking ? event : pileWanted(table, event, zone));
  };
  return (
    <div class="table-widget practice">
      <TableBoard
        board={board}
        state={table}
        speech={talk.speech}
        row={row}
        titled
        dealt={game.moves.length === 0 ? `${game.seed} ${game.deals.length}` : null}
        lastTurn={() => lastTurnText(game, talk)}
        onCard={(key) => dispatch({ type: 'toggle', key })}
        onPlace={bring}
        ticker={<LastTurn game={game} talk={talk} onOpen={() => row.press('more')} />}
        onClear={() => dispatch(state.asking ? { type: 'asking', asking: false } : { type: 'clear' })}
      >
        <PracticeDesk
          state={state}
          row={row}
          advised={advice.advised}
          pace={pace}
          onPace={setPace}
          onHurry={() => setHurries(true)}
          kept={kept}
          talk={talk}
          thinkers={thinkers}
          dispatch={dispatch}
          onNewGame={() => onNewGame(game)}
        />
      </TableBoard>
      {/* Below: what comes to them moves nothing. */}
      <TableNotes
        notes={[
          ...(kept ? [] : [talk.say('notKept')]),
          ...tableNotes(table.position, game.start, readersSeat, talk.speech, talk.agreedNote(game.start.ruleset)),
        ]}
      />
    </div>
  );
}

/** What was done last, in one line. */
function LastTurn({ game, talk, onOpen }: { game: Game; talk: Talk; onOpen: () => void }) {
  const last = lastTurns(game.moves, game.position, 1).at(-1);
  return (
    <Ticker number={game.moves.length} onOpen={onOpen}>
      {last === undefined ? noTurnYet(game, talk) : <TurnTold turn={last} game={game} talk={talk} />}
    </Ticker>
  );
}

/** Whether another player is to act. */
function isOthers({ position }: Game): boolean {
  const seat = seatToAct(position);
  return seat !== null && seat !== readersSeat;
}

/** Whether there is something to take back: what is chosen, refused or asked about, or an act of the reader's in this deal. */
function mayUndo(state: PracticeState): boolean {
  const { game, table, considered } = state;
  const prepared = table.selected.length + table.aside.length > 0 || considered !== null || isRefused(state);
  const done = game.ruled !== undefined || game.moves.some(({ seat }) => seat === readersSeat);
  return state.looking === null && (prepared || done);
}

/** The others play: each move is thought about beside the page, and stays to be seen. */
function useOthers(
  { game, looking }: PracticeState,
  thinkers: Thinkers,
  pace: Pace | 'at-once',
  dispatch: (event: PracticeEvent) => void,
): void {
  const latest = useRef(pace);
  latest.current = pace;
  useEffect(() => {
    const seat = seatToAct(game.position);
    if (seat === null || seat === readersSeat || looking !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const asked = performance.now();
    const line = lineOf(viewFrom(game.position, seat));
    void thinkers
      .ask({ kind: 'choose', line, strength: game.strength, seed: chanceNow(game), memory: memoryNow(game) })
      .then(({ line: answer }) => {
        if (!wanted) return;
        const action = actionIn(answer);
        const slight = action.type === 'draw' || action.type === 'lay' || action.type === 'call';
        const pause = pauses[latest.current][slight ? 'slight' : 'plain'];
        const rest = Math.max(0, pause - (performance.now() - asked));
        timer = setTimeout(() => dispatch({ type: 'played', action, after: game.moves.length }), rest);
      });
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
    // A new pace begins with the move that is being waited for.
  }, [game, looking, thinkers, pace === 'at-once']);
}

/** A deal is played with its table and what can be done in sight; at its end the count is, and the table again for a move looked at. */
function useBoardInView(board: { current: HTMLDivElement | null }, { game, looking }: PracticeState): void {
  const over = game.position.phase === 'over';
  const looked = looking?.number;
  const placeOf = (name: string) => board.current?.querySelector(name)?.getBoundingClientRect();
  useEffect(() => {
    const [felt, acts, tools] = [placeOf('.felt'), placeOf('.acts'), placeOf('.tools')];
    if (felt === undefined || acts === undefined || tools === undefined) return;
    const seen = felt.top >= 0 && felt.bottom <= innerHeight;
    const playable = seen && acts.bottom <= Math.min(innerHeight, tools.top);
    if (!over && !playable) board.current?.scrollIntoView({ block: 'start' });
    else if (over && acts.top > innerHeight / 2) {
      board.current?.querySelector('.turn-line')?.scrollIntoView({ block: 'center' });
    }
  }, [board, over]);
  useEffect(() => {
    const [felt, told] = [placeOf('.felt'), placeOf('.looked')];
    if (felt === undefined || told === undefined) return;
    if (felt.top < 0 || told.bottom > innerHeight) board.current?.scrollIntoView({ block: 'start' });
  }, [board, looked]);
}

/** What a tool or a refused act has brought to be told is seen, also where the felt fills the screen. */
function useToldInView(board: { current: HTMLDivElement | null }, state: PracticeState): void {
  const { asking, early, considered, table } = state;
  const refused = isRefused(state) ? table.tries : null;
  useEffect(() => {
    if (considered === null && refused === null && !asking && !early) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    const [verdict, acts] = ['.verdict', '.acts'].map((name) => board.current?.querySelector(name));
    if (!verdict || !acts) return;
    const { top, bottom } = verdict.getBoundingClientRect();
    // What can be done then stands right below what is told: where that is seen both are, unless on a phone it lies over what is told.
    const told = top < 0 || bottom > acts.getBoundingClientRect().top;
    (told ? verdict : acts).scrollIntoView({ block: 'nearest', behavior });
  }, [board, considered, refused, asking, early]);
}
