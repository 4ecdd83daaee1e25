import { useEffect, useRef, useState } from 'preact/hooks';
import type { DealEntry, RulesetId } from '../../engine/index.ts';
import { Board } from './Board.tsx';
import { forgetGame, keepGame, newId } from './device/kept-games.ts';
import { forgetLastGame, keepLastGame, type LastGame } from './device/last-game.ts';
import { DealForm } from './entry/DealForm.tsx';
import { withSide } from './entry/draft.ts';
import { GameTools } from './GameTools.tsx';
import { Graph } from './Graph.tsx';
import {
  isFollowed,
  withEntered,
  withMending,
  withoutDraft,
  withoutMending,
  withStruck,
  withUnderWay,
} from './game/changes.ts';
import { newGame, nextNumberOf, rulesetOf, type ScoreGame, totalsOf } from './game/game.ts';
import { isOver, standingOf } from './game/standing.ts';
import type { HandedPenalty } from './penalty-link.ts';
import { SheetTable } from './SheetTable.tsx';
import { StartForm } from './StartForm.tsx';
import type { Say } from './say.ts';
import { changedSheet, type OpenSheet, useAddress, useKept, useWakeLock } from './use-sheet.ts';

interface ScoreSheetsProps {
  readonly ruleset: RulesetId;
  /** The game with which the page opens; null to begin a new one. */
  readonly first: OpenSheet | null;
  /** Penalties that a ruling has handed over. */
  readonly penalties: readonly HandedPenalty[];
  /** What is to be told of the link or of what the device had kept; empty if nothing. */
  readonly notice: string;
  /** The game of the ruleset that was touched last, whose agreement and names are offered again; null if there is none. */
  readonly last: ScoreGame | null;
  readonly say: Say;
}

const tabs = ['enter', 'sheet', 'graph', 'game'] as const;
type Tab = (typeof tabs)[number];

/** The score sheet of a ruleset: a game that is begun, entered deal by deal, read and shared. */
export function ScoreSheets({ ruleset, first, penalties, notice, last, say }: ScoreSheetsProps) {
  const [sheet, setSheet] = useState<OpenSheet | null>(() => withHanded(first, penalties));
  const [before, setBefore] = useState<OpenSheet | null>(null);
  const elsewhere = useKept(sheet, setSheet);
  useWakeLock(sheet);
  useAddress(sheet);
  const shown = useRef(sheet?.game.id);
  useEffect(() => {
    // A game that is begun far down a form stands at the top of the page, with its totals in sight.
    if (sheet?.game.id !== shown.current) goToHeading();
    shown.current = sheet?.game.id;
  }, [sheet?.game.id]);
  const open = (game: ScoreGame) => setSheet({ game, history: [], isCopy: false, isKept: keepGame(game) });
  return (
    <div class="score">
      {notice !== '' && (
        <p class="problem" role="alert">
          {notice}
        </p>
      )}
      {elsewhere && (
        <p class="problem" role="alert">
          {say.text('otherTab')}
        </p>
      )}
      {sheet === null && before === null && penalties.length > 0 && <p class="hint-line">{say.text('handed')}</p>}
      {sheet === null ? (
        <StartForm
          ruleset={ruleset}
          last={before?.game ?? last}
          onBegin={(beginning) => {
            const game = newGame({ ...beginning, id: newId() });
            setSheet(
              withHanded(
                { game, history: [], isCopy: false, isKept: keepGame(game) },
                before === null ? penalties : [],
              ),
            );
          }}
          onBack={before === null ? null : () => setSheet(before)}
          onOpen={(game) => open({ ...game, id: newId() })}
          say={say}
        />
      ) : (
        <Sheet
          key={sheet.game.id}
          sheet={sheet}
          onChange={setSheet}
          onOpen={(game) => open({ ...game, id: newId() })}
          onNew={() => {
            setBefore(sheet);
            setSheet(null);
          }}
          onRemove={() => {
            forgetGame(sheet.game.id);
            forgetLastGame(sheet.game.id);
            setBefore(null);
            setSheet(null);
          }}
          handed={penalties.some(({ side }) => rulesetOf(sheet.game).seating.sides.includes(side))}
          misplaced={penalties.some(({ side }) => !rulesetOf(sheet.game).seating.sides.includes(side))}
          say={say}
        />
      )}
    </div>
  );
}

/** Takes the reader to the top of the page and, with the keyboard, to the heading of what has come onto it. */
function goToHeading(): void {
  requestAnimationFrame(() => {
    const heading = document.querySelector<HTMLElement>('.tab-panel h2, .start-form h2');
    scrollTo({ top: 0 });
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}

/** The sheet with penalties of a ruling in the deal that is being written down. */
function withHanded(sheet: OpenSheet | null, penalties: readonly HandedPenalty[]): OpenSheet | null {
  if (sheet === null || sheet.isCopy || penalties.length === 0) return sheet;
  const ruleset = rulesetOf(sheet.game);
  const withAll = (entry: DealEntry) =>
    penalties
      .filter(({ side }) => ruleset.seating.sides.includes(side))
      .reduce((changed, { side, points, clause }) => {
        const own = changed.sides[side]?.penalties ?? [];
        return withSide(ruleset, changed, side, { penalties: [...own, { points, clause }] });
      }, entry);
  const game = withUnderWay(sheet.game, (draft) => ({ ...draft, entry: withAll(draft.entry) }));
  return changedSheet(sheet, game, false);
}

interface SheetProps {
  readonly sheet: OpenSheet;
  readonly onChange: (sheet: OpenSheet) => void;
  readonly onOpen: (game: ScoreGame) => void;
  readonly onNew: () => void;
  readonly onRemove: () => void;
  /** A ruling’s penalties stand in the deal under way. */
  readonly handed: boolean;
  /** A ruling’s penalty is of a side that this game does not have. */
  readonly misplaced: boolean;
  readonly say: Say;
}

function Sheet({ sheet, onChange, onOpen, onNew, onRemove, handed, misplaced, say }: SheetProps) {
  const { game, history, isCopy, isKept } = sheet;
  const over = isOver(game);
  useEffect(() => {
    if (isCopy) return;
    if (over) forgetLastGame(game.id);
    else keepLastGame(inShort(game, say));
  }, [game, isCopy]);
  const readsOnly = isCopy || (over && game.draft.mends === null);
  const [chosen, setTab] = useState<Tab>(readsOnly ? 'sheet' : 'enter');
  const [note, setNote] = useState<string | null>(null);
  const tab = readsOnly && chosen === 'enter' ? 'sheet' : chosen;
  useEffect(() => {
    if (note === null) return undefined;
    const timer = setTimeout(() => setNote(null), 8000);
    return () => clearTimeout(timer);
  }, [note]);
  const change = (changed: ScoreGame, told: string) => {
    onChange(changedSheet(sheet, changed, true));
    setNote(told);
  };
  const undo = () => {
    const last = history.at(-1);
    if (last === undefined) return;
    onChange({ ...changedSheet(sheet, last, false), history: history.slice(0, -1) });
    setNote(say.text('undone'));
    // The button beside the note goes with it.
    if (document.activeElement?.closest('.toast') !== null) document.getElementById(`tab-${tab}`)?.focus();
  };
  const shown = tabs.filter((each) => !(readsOnly && each === 'enter'));
  const mend = (place: number) => {
    onChange(changedSheet(sheet, withMending(game, place), false));
    setTab('enter');
    goToHeading();
  };
  const strike = (place: number) => {
    const wasStruck = game.deals[place]?.struck === true;
    change(
      withStruck(game, place, isFollowed(game, place)),
      say.text(wasStruck ? 'restored' : 'struck', { number: place + 1 }),
    );
  };
  const toast =
    note === null ? null : (
      <span class="toast">
        {note}
        {/* Who does not see the board hears how the game now stands. */}
        <span class="visually-hidden"> {standingInWords(game, say)}</span>
        {history.length > 0 && note !== say.text('undone') && (
          <button type="button" onClick={undo}>
            {say.text('undo')}
          </button>
        )}
      </span>
    );
  const table = <SheetTable game={game} onMend={isCopy ? null : mend} onStrike={isCopy ? null : strike} say={say} />;
  return (
    <div class={`open-sheet at-${tab}`}>
      {isCopy ? (
        <p class="copy no-print">
          {say.text('copy')}{' '}
          <button type="button" class="main" onClick={() => onOpen(game)}>
            {say.text('takeOver')}
          </button>
        </p>
      ) : (
        !isKept && <NotKept say={say} />
      )}
      {misplaced && !readsOnly && (
        <p class="problem" role="alert">
          {say.text('handedElsewhere')}
        </p>
      )}
      {handed && !readsOnly && <p class="hint-line no-print">{say.text('handed')}</p>}
      <div class="main-part">
        <Board game={game} say={say} />
        {over && !isCopy && (
          <p class="buttons no-print">
            <button type="button" class="main" onClick={onNew}>
              {say.text('newGame')}
            </button>
          </p>
        )}
        <div class="tabs no-print">
          <div class="tab-list" role="tablist">
            {shown.map((each) => (
              <button
                type="button"
                role="tab"
                key={each}
                id={`tab-${each}`}
                aria-selected={each === tab}
                aria-controls="tab-panel"
                tabIndex={each === tab ? 0 : -1}
                onClick={() => setTab(each)}
                onKeyDown={({ key }) => {
                  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
                  const next = shown[(shown.indexOf(each) + step + shown.length) % shown.length];
                  if (step === 0 || next === undefined) return;
                  setTab(next);
                  document.getElementById(`tab-${next}`)?.focus();
                }}
              >
                {say.text(each)}
              </button>
            ))}
          </div>
          <button
            type="button"
            class="undo"
            aria-label={say.text('undo')}
            disabled={isCopy || history.length === 0}
            onClick={undo}
          >
            <span aria-hidden="true">↶</span> <span class="undo-word">{say.text('undo')}</span>
          </button>
        </div>
        <div id="tab-panel" class="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          {tab === 'enter' && (
            <DealForm
              game={game}
              onDraft={(changed) => {
                // Who goes on has read it, and the points that come are seen again.
                setNote(null);
                onChange(changedSheet(sheet, changed, false));
              }}
              onClear={() => {
                change(withoutDraft(game), say.text('cleared'));
                goToHeading();
              }}
              note={toast}
              onLeave={() => {
                onChange(changedSheet(sheet, withoutMending(game), false));
                goToHeading();
              }}
              onEnter={(dealt) => {
                const { mends } = game.draft;
                const number = mends === null ? nextNumberOf(game) : mends + 1;
                change(withEntered(game, dealt), say.text(mends === null ? 'entered' : 'mended', { number }));
                goToHeading();
              }}
              say={say}
            />
          )}
          {tab === 'sheet' && table}
          {tab === 'graph' && <Graph game={game} say={say} />}
          {tab === 'game' && (
            <GameTools
              game={game}
              isCopy={isCopy}
              onNames={(names) => onChange(changedSheet(sheet, { ...game, names }, false))}
              onOpen={onOpen}
              onNew={onNew}
              onRemove={onRemove}
              say={say}
            />
          )}
        </div>
      </div>
      <aside class="beside">
        {tab !== 'sheet' && table}
        {tab !== 'graph' && <Graph game={game} say={say} />}
      </aside>
      <Signatures game={game} say={say} />
      <div class="no-print" role="status">
        {tab !== 'enter' && toast}
      </div>
    </div>
  );
}

/** Tells once that the device keeps nothing, and how the game is kept all the same. */
function NotKept({ say }: { say: Say }) {
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <p class="problem no-print" role="alert">
      {say.text('notKept')}{' '}
      <button type="button" class="small" onClick={() => setRead(true)}>
        OK
      </button>
    </p>
  );
}

/** The game in short, for the way back to it. */
function inShort(game: ScoreGame, say: Say): LastGame {
  return { id: game.id, ruleset: game.ruleset, told: totalsInWords(game, say) };
}

/** The sides with their totals. */
function totalsInWords(game: ScoreGame, say: Say): string {
  const ruleset = rulesetOf(game);
  const totals = totalsOf(game);
  return ruleset.seating.sides
    .map((side, place) => `${say.side(game, ruleset, side)} ${say.number(totals[place] ?? 0)}`)
    .join(' – ');
}

/** How the game stands in a sentence: the totals and, once it is over, who has won. */
function standingInWords(game: ScoreGame, say: Say): string {
  const totals = `${totalsInWords(game, say)}.`;
  const { winner } = standingOf(game);
  if (winner === 'none') return totals;
  return `${totals} ${winner === 'draw' ? say.text('drawn') : say.text('won', { side: say.side(game, rulesetOf(game), winner) })}`;
}

/** Lines to sign on, on paper only. */
function Signatures({ game, say }: { game: ScoreGame; say: Say }) {
  const ruleset = rulesetOf(game);
  return (
    <div class="signatures" aria-hidden="true">
      <span>{say.text('date')}</span>
      {ruleset.seating.sides.map((side) => (
        <span key={side}>{say.side(game, ruleset, side)}</span>
      ))}
    </div>
  );
}
