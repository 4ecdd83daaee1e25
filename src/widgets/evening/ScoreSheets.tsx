import { useEffect, useRef, useState } from 'preact/hooks';
import type { RulesetId } from '../../engine/index.ts';
import { forgetGame, keepGame, newId } from './device/kept-games.ts';
import { forgetLastGame } from './device/last-game.ts';
import { today } from './game/day.ts';
import { newGame, rulesetOf, type ScoreGame } from './game/game.ts';
import { goToHeading } from './go-to-heading.ts';
import type { HandedPenalty } from './penalty-link.ts';
import { StartForm } from './StartForm.tsx';
import type { Say } from './say.ts';
import { Sheet } from './sheet/Sheet.tsx';
import { type OpenSheet, useAddress, useKept, useWakeLock } from './sheet/use-sheet.ts';
import { withHanded } from './sheet/with-handed.ts';

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
            const game = newGame({ ...beginning, id: newId(), begun: today() });
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
