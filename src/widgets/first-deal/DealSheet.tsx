import { isReaders } from '../../learn/first-deal/course.ts';
import { FullScreen } from '../desk/tools/FullScreen.tsx';
import { clausesNow, WhyDone } from '../desk/tools/WhyDone.tsx';
import { Phrase } from '../words/CardWord.tsx';
import { howToAct } from '../words/how-to-act.ts';
import { stepPieces } from '../words/step-words.ts';
import type { DealSheetProps } from './desk-of-deal.ts';
import { reasonToTell } from './done-for-reader.ts';

/** What the sheets of a told deal hold: what suggests itself and why, what the last act rests on, and the rest. */
export function DealSheet(props: DealSheetProps) {
  const { sheet, state, speech, words, kept, dispatch } = props;
  const { course, acts, before, table } = state;
  switch (sheet) {
    case 'hint':
      return <Suggestion {...props} />;
    case 'why': {
      const tried = table.judged !== null && !table.judged.verdict.legal ? table.judged.action : null;
      const last = course.done.at(-1);
      const own = before === null ? undefined : acts[before.acts.length];
      const act =
        tried !== null
          ? { before: course.position, action: tried }
          : (last ?? (before === null || own === undefined ? null : { before: before.course.position, action: own }));
      return <WhyDone act={act} now={isReaders(course) ? clausesNow(table.position) : []} speech={speech} />;
    }
    case 'show':
      return null;
    case 'more':
      return (
        <>
          <ul class="buttons">
            <li>
              <button
                type="button"
                aria-disabled={acts.length === 0}
                onClick={() => acts.length > 0 && dispatch({ type: 'reset' })}
              >
                {words.again}
              </button>
            </li>
            <FullScreen speech={speech} />
          </ul>
          <p class="hint">{words[kept]}</p>
        </>
      );
  }
}

/** The act that suggests itself and why, and how anything is done. */
function Suggestion({ state: { table }, speech, words, suggest, onDoIt }: DealSheetProps) {
  const action = suggest();
  if (action === null) return null;
  const reason = reasonToTell(table.position, action);
  return (
    <>
      <p>
        <Phrase pieces={stepPieces(table.position, action, speech)} speech={speech} />
        {reason !== null && `. ${words.reasons[reason] ?? ''}`}
      </p>
      <ul class="buttons">
        <li>
          <button type="button" class="gold" onClick={onDoIt}>
            {words.doIt}
          </button>
        </li>
      </ul>
      <p class="hint">{speech.text(howToAct(table.position))}</p>
    </>
  );
}
