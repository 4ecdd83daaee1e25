import { CardWords, Phrase } from './CardWord.tsx';
import { pointsText } from './score-sheet.ts';
import { cardsWith, type TableState } from './state.ts';
import { stepPieces } from './step-words.ts';
import { ownSideOf, playerName } from './table-view.ts';
import type { Tongue } from './tongue.ts';
import { VerdictMark, VerdictWords } from './VerdictPanel.tsx';

/** What the engine said of the last try, and whose turn it is now; screen readers hear it when it changes. */
export function Verdict({ state, tongue }: { state: TableState; tongue: Tongue }) {
  const { judged, showing } = state;
  return (
    <div
      class="verdict"
      role="status"
      data-verdict={judged === null ? undefined : judged.verdict.legal ? 'legal' : 'illegal'}
    >
      {showing !== null && (
        <p class="showing">{tongue.text('step', { step: showing.done, steps: showing.actions.length })}</p>
      )}
      {judged === null ? (
        <p class="hint">{hintText(state, tongue)}</p>
      ) : (
        <div key={judged.number}>
          <p class="judged">
            <VerdictMark legal={judged.verdict.legal} tongue={tongue} />{' '}
            <Phrase pieces={stepPieces(before(state), judged.action, tongue)} tongue={tongue} />
          </p>
          <VerdictWords verdict={judged.verdict} tongue={tongue} />
          {judged.verdict.legal && <p class="in-turn">{turnText(state, tongue)}</p>}
        </div>
      )}
    </div>
  );
}

/** What to do at a table at which nothing has been tried yet. */
function hintText(state: TableState, tongue: Tongue): string {
  if (state.position.phase === 'over') return turnText(state, tongue);
  return tongue.text(state.position.phase === 'auction' ? 'hintCall' : 'hint');
}

/** The position in which the judged action was tried. */
function before({ judged, position, past }: TableState) {
  return judged?.verdict.legal === true ? (past.at(-1)?.position ?? position) : position;
}

function turnText(state: TableState, tongue: Tongue): string {
  const { position } = state;
  if (position.phase === 'over') return `${tongue.text('over')} ${pointsText(position, ownSideOf(state), tongue)}`;
  if (position.current.asked !== null) return tongue.text('awaitsAnswer');
  if (position.turn === 1) return tongue.text('yourTurn');
  return tongue.text('turnOf', { player: playerName(position, position.turn, tongue) });
}

/** The selected cards, for the eye beside what can be done with them. */
export function Selection({ state, tongue }: { state: TableState; tongue: Tongue }) {
  return <CardWords cards={cardsWith(state, state.selected)} tongue={tongue} />;
}
