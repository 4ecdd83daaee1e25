import { pointsLaid } from '../table/points-laid.ts';
import { StepWords } from '../words/StepWords.tsx';
import type { Speech } from '../words/speech.ts';
import type { DeskState } from './desk-state.ts';
import { otherWays } from './other-ways.ts';
import type { MoveQuestion } from './question.ts';

/** How many other ways are told. */
const most = 3;

interface AlsoRightProps {
  readonly desk: DeskState;
  readonly question: MoveQuestion;
  readonly speech: Speech;
}

/** Other ways that would have been right, with the points that each lays. */
export function AlsoRight({ desk, question, speech }: AlsoRightProps) {
  const { start, reader } = desk.table;
  const others = otherWays(question, desk.table);
  if (others.length === 0) return null;
  return (
    <div class="also-right">
      <p class="asked-place">{speech.text('alsoRight')}</p>
      <ul>
        {others.slice(0, most).map((way, place) => (
          <li key={place}>
            <StepWords start={start} actions={way} reader={reader} speech={speech} />
            {pointsLaid(start, way) > 0 && ` · ${speech.text('pointsLaid', { points: pointsLaid(start, way) })}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
