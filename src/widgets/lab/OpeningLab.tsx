import type { NewMeld, Position, Ruleset } from '../../engine/index.ts';
import { ClauseLinks } from '../ClauseLinks.tsx';
import { numberText } from '../phrase.ts';
import { VerdictWords } from '../VerdictPanel.tsx';
import { type LabViewProps, settledOf, shownLine } from './Bench.tsx';
import { CardRow } from './CardRow.tsx';
import { HandLab } from './HandLab.tsx';
import { type LabTongue, statedBy } from './lab-tongue.ts';
import { type OpeningFound, type OpeningState, openingFound, openingLab } from './opening.ts';

/** The opening laboratory: the minimum, the best opening of the hand, and what is missing. */
export function OpeningLab({ lab, tongue }: LabViewProps<OpeningState>) {
  const { state } = lab;
  const position = shownLine(openingLab, state)?.position ?? null;
  const found = position === null ? null : openingFound(position);
  return (
    <HandLab
      kind={openingLab}
      lab={lab}
      tongue={tongue}
      headline={found === null ? '' : headlineOf(found, tongue)}
      legal={found === null ? null : (found.opening?.verdict.legal ?? false)}
    >
      {found !== null && position !== null && (
        <>
          {found.opening !== null && (
            <>
              <Melds melds={found.opening.melds} tongue={tongue} />
              <VerdictWords verdict={found.opening.verdict} tongue={tongue} />
            </>
          )}
          {found.shorter !== null && (
            <>
              <h2 class="minor">{tongue.say('shorter', { points: found.shorter.points })}</h2>
              <Melds melds={found.shorter.melds} tongue={tongue} />
            </>
          )}
          <Minimums ruleset={settledOf(state)} position={position} score={state.score} tongue={tongue} />
        </>
      )}
    </HandLab>
  );
}

function headlineOf({ opening, minimum, missing }: OpeningFound, tongue: LabTongue): string {
  if (opening === null) return tongue.say('openingNone', { minimum });
  const { points } = opening;
  if (!opening.verdict.legal) return tongue.say('openingShort', { points, minimum, missing });
  return tongue.say(points < minimum ? 'openingWithout' : 'openingReaches', { points, minimum });
}

function Melds({ melds, tongue }: { melds: readonly NewMeld[]; tongue: LabTongue }) {
  return (
    <ul class="laid">
      {melds.map(({ cards }, place) => (
        <li key={place}>
          <CardRow cards={cards} tongue={tongue} />
        </li>
      ))}
    </ul>
  );
}

interface MinimumsProps {
  readonly ruleset: Ruleset;
  readonly position: Position;
  readonly score: number;
  readonly tongue: LabTongue;
}

/** The table of minimums, with the row of the score marked. */
function Minimums({ ruleset, position, score, tongue }: MinimumsProps) {
  const { minimums } = ruleset.parameters;
  const current = minimums.findIndex(({ below }) => below === null || score < below);
  const rowText = ({ below }: (typeof minimums)[number]) =>
    below === null
      ? tongue.say('minimumLast')
      : tongue.say('minimumRow', { below: numberText(below, tongue.language) });
  return (
    <table class="minimums">
      <caption>
        {tongue.text('ask-minimum')}{' '}
        <ClauseLinks
          clauses={statedBy(ruleset, 'minimums').concat(position.ruleset.facts.minimum).slice(0, 1)}
          tongue={tongue}
        />
      </caption>
      <tbody>
        {minimums.map((row, place) => (
          <tr key={row.points} aria-current={place === current ? 'true' : undefined}>
            <th scope="row">{rowText(row)}</th>
            <td>{numberText(row.points, tongue.language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
