import { CardWords, Phrase } from './CardWord.tsx';
import { ClauseLinks } from './ClauseLinks.tsx';
import { chargesBetween } from './falls-due.ts';
import { isOutOfSight, playerName, sideName } from './reader.ts';
import { pointsText } from './score-sheet.ts';
import { cardsWith, type TableState } from './state.ts';
import { stepPieces } from './step-words.ts';

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
          <Charges state={state} tongue={tongue} />
          {judged.verdict.legal && <p class="in-turn">{turnText(state, tongue)}</p>}
        </div>
      )}
    </div>
  );
}

/** The points that fall due with what has been done, though it was allowed. */
function Charges({ state, tongue }: { state: TableState; tongue: Tongue }) {
  const { judged, reader } = state;
  if (judged?.verdict.legal !== true) return null;
  return (
    <>
      {chargesBetween(before(state), judged.verdict.next).map(({ side, points, clauses }) => (
        <p key={side} class="charge">
          {tongue.text('charge', { side: sideName(state.position, side, reader, tongue), points })}{' '}
          <ClauseLinks clauses={clauses} tongue={tongue} />
        </p>
      ))}
    </>
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
  if (position.phase === 'over') return `${tongue.text('over')} ${pointsText(position, state.reader, tongue)}`;
  if (position.current.asked !== null) return tongue.text('awaitsAnswer');
  if (position.turn === state.reader) return tongue.text('yourTurn');
  const player = playerName(position, position.turn, state.reader, tongue);
  return tongue.text(isOutOfSight(position) ? 'turnOutOfSight' : 'turnOf', { player });
}

/** The selected cards, for the eye beside what can be done with them. */
export function Selection({ state, tongue }: { state: TableState; tongue: Tongue }) {
  return <CardWords cards={cardsWith(state, state.selected)} tongue={tongue} />;
}
