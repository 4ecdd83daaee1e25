import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { viewFrom } from '../../engine/index.ts';
import { zones } from '../../table/view.ts';
import { eventAt } from '../acts/intent.ts';
import { pileWanted } from '../acts/pile-wanted.ts';
import { TableNotes } from '../desk/TableNotes.tsx';
import { Felt } from '../felt/Felt.tsx';
import { useFocusKept } from '../page/focus-kept.ts';
import { useTableKeys } from '../page/table-keys.ts';
import { tableNotes } from '../words/table-notes.ts';
import { PracticeDesk } from './desk/PracticeDesk.tsx';
import { actionIn, lineOf } from './game/errand.ts';
import { chanceNow, type Game, readersSeat, seatToAct } from './game/game.ts';
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
import type { Talk } from './log/talk.ts';
import { type Advised, useAdvice } from './review/advised.ts';

interface PracticeTableProps {
  readonly game: Game;
  readonly talk: Talk;
  readonly thinkers: Thinkers;
  readonly onNewGame: (game: Game) => void;
}

/** How long an act of another player stays to be seen, in milliseconds, by how much there is to see. */
const pauses: Record<Pace, { readonly slight: number; readonly plain: number }> = {
  calm: { slight: 350, plain: 1100 },
  quick: { slight: 60, plain: 260 },
};

/** A game against other players, from deal to deal. */
export function PracticeTable({ game: begun, talk, thinkers, onNewGame }: PracticeTableProps) {
  const [state, dispatch] = useReducer(practiceReducer, begun, openTable);
  const [pace, setPace] = useState<Pace>('calm');
  const [kept, setKept] = useState(true);
  const { game, table } = state;
  const [advised, askAdvice] = useAdvice(game, thinkers);
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => setKept(keepGame(game)), [game]);
  useOthers(state, thinkers, pace, dispatch);
  useFocusKept(board);
  useBoardInView(board, state);
  useToldInView(board, state, advised);
  const onAdvice = () => {
    dispatch({ type: 'hint' });
    askAdvice();
  };
  const bring = (zone: string, keys: readonly string[] | null) => {
    const seat = seatToAct(game.position);
    if (seat !== null && seat !== readersSeat) {
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
  useTableKeys(board, {
    Escape: () => dispatch(state.asking ? { type: 'asking', asking: false } : { type: 'clear' }),
    u: () => dispatch({ type: 'undo' }),
    h: onAdvice,
    m: () => dispatch({ type: 'asking', asking: !state.asking }),
    p: () => bring(zones.pile, null),
    d: () => bring(zones.stock, null),
  });
  return (
    <div class="table-widget practice">
      <div class="board" ref={board}>
        <div class="felt-place">
          <Felt
            state={table}
            speech={talk.speech}
            onCard={(key) => dispatch({ type: 'toggle', key })}
            onPlace={bring}
          />
        </div>
        <div class="desk">
          <PracticeDesk
            state={state}
            advised={advised}
            onAdvice={onAdvice}
            pace={pace}
            onPace={setPace}
            kept={kept}
            talk={talk}
            thinkers={thinkers}
            dispatch={dispatch}
            onNewGame={() => onNewGame(game)}
          />
        </div>
      </div>
      {/* Below: what comes to them moves nothing. */}
      <TableNotes
        notes={tableNotes(table.position, game.start, readersSeat, talk.speech, talk.agreedNote(game.start.ruleset))}
      />
    </div>
  );
}

/** The others play: each move is thought about beside the page, and stays to be seen. */
function useOthers(
  { game, looking }: PracticeState,
  thinkers: Thinkers,
  pace: Pace,
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
      .ask({ kind: 'choose', line, strength: game.strength, seed: chanceNow(game) })
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
  }, [game, looking, thinkers]);
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
function useToldInView(board: { current: HTMLDivElement | null }, state: PracticeState, advised: Advised | null): void {
  const { asking, early, considered, table } = state;
  const refused = isRefused(state) ? table.tries : null;
  useEffect(() => {
    if (advised === null && considered === null && refused === null && !asking && !early) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    const [verdict, acts] = ['.verdict', '.acts'].map((name) => board.current?.querySelector(name));
    if (!verdict || !acts) return;
    const { top, bottom } = verdict.getBoundingClientRect();
    // What can be done then stands right below what is told: where that is seen both are, unless on a phone it lies over what is told.
    const told = top < 0 || bottom > acts.getBoundingClientRect().top;
    (told ? verdict : acts).scrollIntoView({ block: 'nearest', behavior });
  }, [board, advised, considered, refused, asking, early]);
}
