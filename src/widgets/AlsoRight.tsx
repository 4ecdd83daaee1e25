import type { DeskState } from './inquiry.ts';
import { otherWays } from './other-ways.ts';
import { pointsLaid } from './points-laid.ts';
import type { MoveQuestion } from './question.ts';
import { StepWords } from './StepWords.tsx';
import type { Tongue } from './tongue.ts';

/** How many other ways are told. */
const most = 3;

interface AlsoRightProps {
  readonly desk: DeskState;
  readonly question: MoveQuestion;
  readonly tongue: Tongue;
}

/** Other ways that would have been right, with the points that each lays. */
export function AlsoRight({ desk, question, tongue }: AlsoRightProps) {
  const { start, reader } = desk.table;
  const others = otherWays(question, desk.table);
  if (others.length === 0) return null;
  return (
    <div class="also-right">
      <p class="asked-place">{tongue.text('alsoRight')}</p>
      <ul>
        {others.slice(0, most).map((way, place) => (
          <li key={place}>
            <StepWords start={start} actions={way} reader={reader} tongue={tongue} />
            {pointsLaid(start, way) > 0 && ` · ${tongue.text('pointsLaid', { points: pointsLaid(start, way) })}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
