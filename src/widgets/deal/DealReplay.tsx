import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { type Position, pointsOfAll, type Seat } from '../../engine/index.ts';
import { longestComment } from '../../learn/replay/deal-text.ts';
import { zones } from '../../table/view.ts';
import { eventAt } from '../acts/intent.ts';
import { ScoreSheet } from '../desk/ScoreSheet.tsx';
import { TableNotes } from '../desk/TableNotes.tsx';
import { TurnLine } from '../desk/TurnLine.tsx';
import { CopyButton } from '../desk/tools/CopyButton.tsx';
import { ReportError } from '../desk/tools/ReportError.tsx';
import { Tool } from '../desk/tools/Tool.tsx';
import { Felt } from '../felt/Felt.tsx';
import { useFocusKept } from '../page/focus-kept.ts';
import { useTableKeys } from '../page/table-keys.ts';
import type { Thinkers } from '../practice/game/thinkers.ts';
import { chargesOf } from '../table/charges.ts';
import { dealFragment, type LinkedDeal } from '../table/deal-link.ts';
import { numberText } from '../words/phrase.ts';
import { sideName } from '../words/reader.ts';
import { scoreSheet } from '../words/score-sheet.ts';
import { tableNotes } from '../words/table-notes.ts';
import { Otherwise } from './Otherwise.tsx';
import { ReplayVerdict } from './ReplayVerdict.tsx';
import { isAtEnd, openReplay, type ReplayEvent, type ReplayState, replayReducer } from './replay-state.ts';
import type { ReplayTalk } from './replay-talk.ts';
import { StepBar } from './StepBar.tsx';
import { TurnList } from './TurnList.tsx';

interface DealReplayProps {
  readonly linked: LinkedDeal;
  /** What is wrong with the link, in words; null if nothing is. */
  readonly damage: string | null;
  readonly talk: ReplayTalk;
  readonly thinkers: () => Thinkers;
  /** The line of HTML that shows an address in a frame. */
  readonly frameLine: (fragment: string) => string;
}

/** How long an act stays to be read before the next, in milliseconds. */
const actPause = 1800;

/** A deal played back: the table, the act with its verdict, the steps, every turn to go to, what else could have been done. */
export function DealReplay({ linked, damage, talk, thinkers, frameLine }: DealReplayProps) {
  const [state, dispatch] = useReducer(replayReducer, linked, ({ deal, at }) => openReplay(deal, at));
  const board = useRef<HTMLDivElement>(null);
  const { replay, at, table, trying, deal } = state;
  const { speech } = talk;
  useFocusKept(board);
  useRunning(state, dispatch);
  const fragment = useFragment(state);
  const bring = (zone: string, keys: readonly string[] | null) => {
    const event = eventAt(table, zone, keys);
    if (event !== null) dispatch(event);
  };
  const go = (to: number) => dispatch({ type: 'go', at: to });
  useTableKeys(board, {
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    Home: () => go(0),
    End: () => go(replay.steps.length),
    Escape: () => dispatch(trying ? { type: 'back-to-deal' } : { type: 'run', running: false }),
    ...(trying ? { p: () => bring(zones.pile, null), d: () => bring(zones.stock, null) } : {}),
  });
  const over = table.position.phase === 'over';
  return (
    <div class="table-widget replay">
      {damage !== null && (
        <p class="damage" role="alert">
          {damage}
        </p>
      )}
      <div class="board" ref={board}>
        <div class="felt-place">
          <Felt state={table} speech={speech} onCard={(key) => dispatch({ type: 'toggle', key })} onPlace={bring} />
        </div>
        <div class="desk">
          <TurnLine state={table} speech={speech} />
          <ReplayVerdict state={state} talk={talk} />
          {trying ? (
            <Otherwise state={state} talk={talk} thinkers={thinkers} dispatch={dispatch} />
          ) : (
            <StepBar state={state} talk={talk} dispatch={dispatch} />
          )}
          <ul class="tools" aria-label={speech.text('tools')}>
            <li>
              <Tool
                icon="why"
                word={talk.say('otherwise')}
                pressed={trying}
                disabled={replay.steps.length === 0}
                onClick={() => dispatch({ type: trying ? 'back-to-deal' : 'otherwise' })}
              />
            </li>
            <li>
              <Tool
                icon="show"
                word={talk.say('allHands')}
                pressed={state.open}
                onClick={() => dispatch({ type: 'open', open: !state.open })}
              />
            </li>
          </ul>
          <TurnList state={state} talk={talk} onGo={go} />
          <Comment key={at} state={state} talk={talk} dispatch={dispatch} />
          <ul class="buttons replay-links">
            <li>
              <CopyButton label={talk.say('link')} address={() => addressOf(fragment)} speech={speech} />
            </li>
            <li>
              <CopyButton label={talk.say('line')} address={() => frameLine(fragment)} speech={speech} />
            </li>
            <ReportError label={speech.text('reportError')} position={() => addressOf(fragment)} inList />
          </ul>
        </div>
      </div>
      {over ? (
        <ScoreSheet
          sheet={scoreSheet(table.position, deal.seat, speech, replay.steps.slice(0, at).flatMap(chargesOf))}
          speech={speech}
        />
      ) : (
        <p class="hint">{talk.say('onTable', { sides: onTable(table.position, deal.seat, talk) })}</p>
      )}
      <TableNotes notes={tableNotes(table.position, replay.start, deal.seat, speech)} />
    </div>
  );
}

/** What has been said of the act that is looked at, to be read and written; it goes along with the link. */
function Comment({ state: { at, deal }, talk, dispatch }: CommentProps) {
  return (
    <label class="replay-comment-field">
      <span>{at === 0 ? talk.say('commentOnDeal') : talk.say('comment', { act: at })}</span>
      <textarea
        rows={2}
        maxLength={longestComment}
        value={deal.comments.get(at) ?? ''}
        onInput={(event) => dispatch({ type: 'comment', text: event.currentTarget.value })}
      />
      <span class="hint">{talk.say('commentKept')}</span>
    </label>
  );
}

interface CommentProps {
  readonly state: ReplayState;
  readonly talk: ReplayTalk;
  readonly dispatch: (event: ReplayEvent) => void;
}

/** What the cards on the table are worth to each side. */
function onTable({ sides, ...position }: Position, reader: Seat, { speech }: ReplayTalk): string {
  const { parameters } = position.ruleset;
  return sides
    .map(({ side, melds }) => {
      const points = pointsOfAll(
        parameters,
        melds.flatMap(({ cards }) => cards),
      );
      return `${sideName({ ...position, sides }, side, reader, speech)} ${numberText(points, speech.language)}`;
    })
    .join(', ');
}

function useRunning(state: ReplayState, dispatch: (event: ReplayEvent) => void): void {
  const { running, at } = state;
  const ended = isAtEnd(state);
  useEffect(() => {
    if (!running) return;
    if (ended) {
      dispatch({ type: 'run', running: false });
      return;
    }
    const timer = setTimeout(() => dispatch({ type: 'go', at: at + 1 }), actPause);
    return () => clearTimeout(timer);
  }, [running, at, ended, dispatch]);
}

/** The fragment of what is seen now; it is packed beside the page, and ready when it is copied. What is said stands in the address at once. */
function useFragment({ deal, at }: ReplayState): string {
  const [fragment, setFragment] = useState(location.hash.slice(1));
  const first = useRef(deal);
  useEffect(() => {
    let wanted = true;
    void dealFragment(deal, at).then((made) => {
      if (!wanted) return;
      setFragment(made);
      if (deal !== first.current) history.replaceState(history.state, '', `#${made}`);
    });
    return () => {
      wanted = false;
    };
  }, [deal, at]);
  return fragment;
}

function addressOf(fragment: string): string {
  const here = new URL(location.href);
  here.hash = fragment;
  here.pathname = here.pathname.replace('/embed/', '/');
  return here.href;
}
