import type { Line } from '../../engine/index.ts';
import { FullScreen } from '../desk/tools/FullScreen.tsx';
import type { SheetName } from '../desk/tools/tool-row.ts';
import { clausesOfLine, WhyDone } from '../desk/tools/WhyDone.tsx';
import type { TableEvent, TableState } from '../table/table-state.ts';
import type { Speech } from '../words/speech.ts';

interface LessonSheetProps {
  readonly sheet: Exclude<SheetName, 'keys'>;
  readonly state: TableState;
  /** One way to the goal. */
  readonly solution: Line;
  readonly speech: Speech;
  readonly dispatch: (event: TableEvent) => void;
}

/** What the sheets of a task hold: the clauses and the rest. Its help stands in the page, where it can be read without a script too. */
export function LessonSheet({ sheet, state, solution, speech, dispatch }: LessonSheetProps) {
  const { judged, past, position } = state;
  switch (sheet) {
    case 'hint':
      return null;
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
