import { useLayoutEffect, useRef } from 'preact/hooks';
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
  /** The steps of the task’s help, as they stand in the page. */
  readonly help: HTMLElement | null;
  readonly speech: Speech;
  readonly dispatch: (event: TableEvent) => void;
}

/** What the sheets of a task hold: its help, the clauses and the rest. */
export function LessonSheet({ sheet, state, solution, help, speech, dispatch }: LessonSheetProps) {
  const { judged, past, position } = state;
  switch (sheet) {
    case 'hint':
      return help && <Borrowed element={help} />;
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

/** What stands in the page, where it can be read without a script too, shown here as long as this is open. */
function Borrowed({ element }: { readonly element: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const home = element.parentElement;
    place.current?.append(element);
    return () => home?.append(element);
  }, [element]);
  return <div ref={place} />;
}
