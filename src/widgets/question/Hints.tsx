import type { Action } from '../../engine/index.ts';
import { Phrase } from '../words/CardWord.tsx';
import { ClauseLinks } from '../words/ClauseLinks.tsx';
import { freeWord } from '../words/how-to-act.ts';
import { StepWords } from '../words/StepWords.tsx';
import type { Speech } from '../words/speech.ts';
import { askedQuestion, type DeskEvent, type DeskState, hintSteps } from './desk-state.ts';
import type { Question } from './question.ts';
import { nudgeText, truthPieces } from './question-words.ts';
import { wayOn } from './way-on.ts';

interface HintsProps {
  readonly desk: DeskState;
  readonly speech: Speech;
  readonly dispatch: (event: DeskEvent) => void;
}

const names = { nudge: 'hintNudge', clause: 'hintClause', move: 'hintMove' } as const;

/** Help in steps: a nudge, the clause, the move. A step is offered once the one before has been read, the last only after a try. */
export function Hints({ desk, speech, dispatch }: HintsProps) {
  const question = askedQuestion(desk);
  const { hints, tries } = desk.inquiry;
  if (question === null) return <p class="hint">{speech.text(freeWord(desk.table.position))}</p>;
  const next = hintSteps[hints];
  const waits = next === 'move' && tries === 0;
  return (
    <div class="hints">
      <ol aria-live="polite">
        {hintSteps.slice(0, hints).map((step) => (
          <li key={step}>
            <strong>{speech.text(names[step])}</strong> {step === 'nudge' && nudgeText(question, speech)}
            {step === 'clause' && (
              <>
                {speech.text('hintClauseText')} <ClauseLinks clauses={question.clauses} speech={speech} />
              </>
            )}
            {step === 'move' && <MoveHint desk={desk} question={question} speech={speech} dispatch={dispatch} />}
          </li>
        ))}
      </ol>
      {next !== undefined &&
        (waits ? (
          <p class="hint">{speech.text('hintAfterTry')}</p>
        ) : (
          <button type="button" class="quiet" onClick={() => dispatch({ type: 'hint' })}>
            {hints + 1}. {speech.text(names[next])}
          </button>
        ))}
    </div>
  );
}

function MoveHint({ desk, question, speech, dispatch }: HintsProps & { readonly question: Question }) {
  if (question.kind !== 'move') return <Phrase pieces={truthPieces(question, desk.table, speech)} speech={speech} />;
  const way = wayOn(question, desk.table);
  if (way === undefined) return speech.text('hintCannot');
  const { past, position, start, reader } = desk.table;
  return (
    <>
      {past.length > 0 && way.done === 0 && `${speech.text('reset')}: `}
      <StepWords
        start={way.done === 0 ? start : position}
        actions={way.actions.slice(way.done)}
        reader={reader}
        speech={speech}
      />{' '}
      <Watch desk={desk} actions={way.actions} speech={speech} dispatch={dispatch} />
    </>
  );
}

interface WatchProps extends HintsProps {
  readonly actions: readonly Action[];
}

/** Has a way shown at the table. */
export function Watch({ desk, actions, speech, dispatch }: WatchProps) {
  return (
    <button
      type="button"
      class="quiet"
      onClick={() => dispatch({ type: 'show', line: { position: desk.table.start, actions } })}
    >
      {speech.text('watch')}
    </button>
  );
}
