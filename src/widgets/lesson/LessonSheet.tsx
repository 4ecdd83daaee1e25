import { type Action, actingSide, hasOpened, type Line } from '../../engine/index.ts';
import { FullScreen } from '../desk/tools/FullScreen.tsx';
import type { SheetName } from '../desk/tools/tool-row.ts';
import { clausesOfLine, WhyDone } from '../desk/tools/WhyDone.tsx';
import type { TableEvent, TableState } from '../table/table-state.ts';
import { StepWords } from '../words/StepWords.tsx';
import type { Speech } from '../words/speech.ts';
import type { WidgetWord } from '../words/table-words.ts';

interface LessonSheetProps {
  readonly sheet: Exclude<SheetName, 'keys'>;
  readonly state: TableState;
  /** One way to the goal. */
  readonly solution: Line;
  readonly speech: Speech;
  readonly dispatch: (event: TableEvent) => void;
}

/** What the sheets of a task hold: a nudge and after a try the next act, the clauses, and the rest. */
export function LessonSheet({ sheet, state, solution, speech, dispatch }: LessonSheetProps) {
  const { judged, past, position } = state;
  switch (sheet) {
    case 'hint':
      return (
        <>
          <p>
            <strong>{speech.text('hintNudge')}</strong> {speech.text(nudgeOf(solution))}
          </p>
          {state.tries === 0 ? (
            <p class="hint">{speech.text('hintAfterTry')}</p>
          ) : (
            <NextAct state={state} solution={solution} speech={speech} />
          )}
        </>
      );
    case 'show':
      return <p class="hint">{speech.text('hintAfterTry')}</p>;
    case 'why': {
      const before = judged?.verdict.legal === true ? (past.at(-1)?.position ?? position) : position;
      return (
        <WhyDone
          act={judged === null ? null : { before, action: judged.action }}
          now={clausesOfLine(solution.position, solution.actions)}
          speech={speech}
        />
      );
    }
    case 'more':
      return (
        <ul class="buttons">
          <li>
            <button type="button" onClick={() => dispatch({ type: 'reset' })}>
              {speech.text('reset')}
            </button>
          </li>
          <FullScreen speech={speech} />
        </ul>
      );
  }
}

/** The next act of the way; where the reader has gone another, the whole way from the beginning. */
function NextAct({ state, solution, speech }: Pick<LessonSheetProps, 'state' | 'solution' | 'speech'>) {
  const { past, position, reader } = state;
  const onWay = past.every(({ action }, place) => same(action, solution.actions[place]));
  const next = onWay ? solution.actions.slice(past.length, past.length + 1) : solution.actions;
  if (next.length === 0) return null;
  return (
    <p>
      <strong>{speech.text('hintMove')}</strong> {!onWay && `${speech.text('reset')}: `}
      <StepWords start={onWay ? position : solution.position} actions={next} reader={reader} speech={speech} />
    </p>
  );
}

function same(one: Action, other: Action | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The acts of a way by how much they say of what it is about, and what nudges towards each. */
const nudges: readonly (readonly [Action['type'], WidgetWord])[] = [
  ['ask', 'nudge-out'],
  ['take', 'nudge-take'],
  ['call', 'nudge-call'],
  ['merge', 'nudge-canasta'],
  ['meld', 'nudge-meld'],
  ['add', 'nudge-add'],
  ['draw', 'nudge-turn'],
  ['discard', 'nudge-turn'],
];

function nudgeOf({ position, actions }: Line): WidgetWord {
  const found = nudges.find(([type]) => actions.some((action) => action.type === type))?.[1] ?? 'nudge-rule';
  return found === 'nudge-meld' && !hasOpened(actingSide(position)) ? 'nudge-open' : found;
}
