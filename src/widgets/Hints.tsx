import type { Action } from '../engine/index.ts';
import { Phrase } from './CardWord.tsx';
import { ClauseLinks } from './ClauseLinks.tsx';
import { freeWord } from './how-to-act.ts';
import { askedQuestion, type DeskEvent, type DeskState, hintSteps } from './inquiry.ts';
import type { Question } from './question.ts';
import { nudgeText, truthPieces } from './question-words.ts';
import { StepWords } from './StepWords.tsx';
import type { Tongue } from './tongue.ts';
import { wayOn } from './way-on.ts';

interface HintsProps {
  readonly desk: DeskState;
  readonly tongue: Tongue;
  readonly dispatch: (event: DeskEvent) => void;
}

const names = { nudge: 'hintNudge', clause: 'hintClause', move: 'hintMove' } as const;

/** Help in steps: a nudge, the clause, the move. A step is offered once the one before has been read, the last only after a try. */
export function Hints({ desk, tongue, dispatch }: HintsProps) {
  const question = askedQuestion(desk);
  const { hints, tries } = desk.inquiry;
  if (question === null) return <p class="hint">{tongue.text(freeWord(desk.table.position))}</p>;
  const next = hintSteps[hints];
  const waits = next === 'move' && tries === 0;
  return (
    <div class="hints">
      <ol aria-live="polite">
        {hintSteps.slice(0, hints).map((step) => (
          <li key={step}>
            <strong>{tongue.text(names[step])}</strong> {step === 'nudge' && nudgeText(question, tongue)}
            {step === 'clause' && (
              <>
                {tongue.text('hintClauseText')} <ClauseLinks clauses={question.clauses} tongue={tongue} />
              </>
            )}
            {step === 'move' && <MoveHint desk={desk} question={question} tongue={tongue} dispatch={dispatch} />}
          </li>
        ))}
      </ol>
      {next !== undefined &&
        (waits ? (
          <p class="hint">{tongue.text('hintAfterTry')}</p>
        ) : (
          <button type="button" class="quiet" onClick={() => dispatch({ type: 'hint' })}>
            {hints + 1}. {tongue.text(names[next])}
          </button>
        ))}
    </div>
  );
}

function MoveHint({ desk, question, tongue, dispatch }: HintsProps & { readonly question: Question }) {
  if (question.kind !== 'move') return <Phrase pieces={truthPieces(question, desk.table, tongue)} tongue={tongue} />;
  const way = wayOn(question, desk.table);
  if (way === undefined) return tongue.text('hintCannot');
  const { past, position, start, reader } = desk.table;
  return (
    <>
      {past.length > 0 && way.done === 0 && `${tongue.text('reset')}: `}
      <StepWords
        start={way.done === 0 ? start : position}
        actions={way.actions.slice(way.done)}
        reader={reader}
        tongue={tongue}
      />{' '}
      <Watch desk={desk} actions={way.actions} tongue={tongue} dispatch={dispatch} />
    </>
  );
}

interface WatchProps extends HintsProps {
  readonly actions: readonly Action[];
}

/** Has a way shown at the table. */
export function Watch({ desk, actions, tongue, dispatch }: WatchProps) {
  return (
    <button
      type="button"
      class="quiet"
      onClick={() => dispatch({ type: 'show', line: { position: desk.table.start, actions } })}
    >
      {tongue.text('watch')}
    </button>
  );
}
