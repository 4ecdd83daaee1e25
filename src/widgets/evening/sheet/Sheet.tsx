import { useEffect, useState } from 'preact/hooks';
import { forgetLastGame, keepLastGame } from '../device/last-game.ts';
import { DealForm } from '../entry/DealForm.tsx';
import { isFollowed, withEntered, withMending, withoutDraft, withoutMending, withStruck } from '../game/changes.ts';
import { nextNumberOf, rulesetOf, type ScoreGame } from '../game/game.ts';
import { endedEarlier, isOver } from '../game/standing.ts';
import { goToHeading } from '../go-to-heading.ts';
import type { Say } from '../say.ts';
import { Board } from './Board.tsx';
import { GameTools } from './GameTools.tsx';
import { Graph } from './Graph.tsx';
import { inShort } from './game-told.ts';
import { NotKept } from './NotKept.tsx';
import { SheetTable } from './SheetTable.tsx';
import { SheetTabs, type Tab, tabs } from './SheetTabs.tsx';
import { Signatures } from './Signatures.tsx';
import { Toast } from './Toast.tsx';
import { changedSheet, type OpenSheet } from './use-sheet.ts';

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

/** So long it stands what has just happened, in milliseconds. */
const noteStands = 8000;

/** An open game: how it stands, the deal under way, the deals, the drawing, and what can be done with it. */
export function Sheet({ sheet, onChange, onOpen, onNew, onRemove, handed, misplaced, say }: SheetProps) {
  const { game, history, isCopy, isKept } = sheet;
  const over = isOver(game);
  const ended = endedEarlier(game);
  const { gameEnds } = rulesetOf(game).facts;
  useEffect(() => {
    if (isCopy) return;
    if (over) forgetLastGame(game.id);
    else keepLastGame(inShort(game, say));
  }, [game, isCopy]);
  const readsOnly = isCopy || (over && game.draft.mends === null);
  const [chosen, setTab] = useState<Tab>(readsOnly ? 'sheet' : 'enter');
  const tab = readsOnly && chosen === 'enter' ? 'sheet' : chosen;
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => {
    if (note === null) return undefined;
    const timer = setTimeout(() => setNote(null), noteStands);
    return () => clearTimeout(timer);
  }, [note]);
  /** How often a deal was cleared: it then begins anew, and nothing is asked of it any more. */
  const [cleared, setCleared] = useState(0);
  /** A change that can be undone, and what is told of it. */
  const change = (changed: ScoreGame, told: string) => {
    onChange(changedSheet(sheet, changed, true));
    setNote(told);
  };
  /** A change of what is being written down, which needs no undoing. */
  const write = (changed: ScoreGame) => onChange(changedSheet(sheet, changed, false));
  const undo = () => {
    const last = history.at(-1);
    if (last === undefined) return;
    onChange({ ...changedSheet(sheet, last, false), history: history.slice(0, -1) });
    setNote(say.text('undone'));
    // The button beside the note goes with it.
    if (document.activeElement?.closest('.toast') !== null) document.getElementById(`tab-${tab}`)?.focus();
  };
  // While a deal is amended, taking back a change of another would take the amendment with it.
  const onUndo = isCopy || history.length === 0 || game.draft.mends !== null ? null : undo;
  const mend = (place: number) => {
    write(withMending(game, place));
    setNote(null);
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
  const enter = (dealt: boolean) => {
    const { mends } = game.draft;
    const number = mends === null ? nextNumberOf(game) : mends + 1;
    change(withEntered(game, dealt), say.text(mends === null ? 'entered' : 'mended', { number }));
    goToHeading();
  };
  const toast =
    note === null ? null : (
      <Toast note={note} game={game} onUndo={note === say.text('undone') ? null : onUndo} say={say} />
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
        {ended !== null && (
          <p class="ended-earlier" role="status">
            {say.text('endedEarlier', { number: ended + 1 })}{' '}
            <a href={say.clausePath(gameEnds)}>{say.clauseName(gameEnds)}</a>
          </p>
        )}
        {over && !isCopy && (
          <p class="buttons no-print">
            <button type="button" class="main" onClick={onNew}>
              {say.text('newGame')}
            </button>
          </p>
        )}
        <SheetTabs
          shown={tabs.filter((each) => !(readsOnly && each === 'enter'))}
          tab={tab}
          onTab={setTab}
          onUndo={onUndo}
          say={say}
        />
        <div id="tab-panel" class="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          {tab === 'enter' && (
            <DealForm
              game={game}
              deal={`${game.deals.length} ${game.draft.mends} ${cleared}`}
              onDraft={(changed) => {
                // Who goes on has read it, and the points that come are seen again.
                setNote(null);
                write(changed);
              }}
              onClear={() => {
                setCleared(cleared + 1);
                change(withoutDraft(game), say.text('cleared'));
                goToHeading();
              }}
              note={toast}
              onLeave={() => {
                write(withoutMending(game));
                goToHeading();
              }}
              onEnter={enter}
              say={say}
            />
          )}
          {tab === 'sheet' && table}
          {tab === 'graph' && <Graph game={game} say={say} />}
          {tab === 'game' && (
            <GameTools
              game={game}
              isCopy={isCopy}
              onChange={write}
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
