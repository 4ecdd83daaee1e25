import type { NewMeld, Position, Ruleset } from '../../../engine/index.ts';
import { VerdictWords } from '../../desk/verdict/VerdictPanel.tsx';
import { ClauseLinks } from '../../words/ClauseLinks.tsx';
import { numberText } from '../../words/phrase.ts';
import { type LabViewProps, settledOf, shownLine } from '../Bench.tsx';
import { type OpeningFound, type OpeningState, openingFound, openingLab } from '../kinds/opening-lab.ts';
import { type LabSpeech, statedBy } from '../lab-speech.ts';
import { CardRow } from '../trays/CardRow.tsx';
import { HandLab } from './HandLab.tsx';

/** The opening laboratory: the minimum, the best opening of the hand, and what is missing. */
export function OpeningLab({ lab, speech }: LabViewProps<OpeningState>) {
  const { state } = lab;
  const position = shownLine(openingLab, state)?.position ?? null;
  const found = position === null ? null : openingFound(position);
  return (
    <HandLab
      kind={openingLab}
      lab={lab}
      speech={speech}
      headline={found === null ? '' : headlineOf(found, speech)}
      legal={found === null ? null : (found.opening?.verdict.legal ?? false)}
    >
      {found !== null && position !== null && (
        <>
          {found.opening !== null && (
            <>
              <Melds melds={found.opening.melds} speech={speech} />
              <VerdictWords verdict={found.opening.verdict} speech={speech} />
            </>
          )}
          {found.isCut && <p class="hint">{speech.say('bestFound')}</p>}
          {found.shorter !== null && (
            <>
              <h2 class="minor">{speech.say('shorter', { points: found.shorter.points })}</h2>
              <Melds melds={found.shorter.melds} speech={speech} />
            </>
          )}
          <Minimums ruleset={settledOf(state)} position={position} score={state.score} speech={speech} />
        </>
      )}
    </HandLab>
  );
}

function headlineOf({ opening, minimum, missing }: OpeningFound, speech: LabSpeech): string {
  if (opening === null) return speech.say('openingNone', { minimum });
  const { points } = opening;
  if (!opening.verdict.legal) return speech.say('openingShort', { points, minimum, missing });
  return speech.say(points < minimum ? 'openingWithout' : 'openingReaches', { points, minimum });
}

function Melds({ melds, speech }: { melds: readonly NewMeld[]; speech: LabSpeech }) {
  return (
    <ul class="laid">
      {melds.map(({ cards }, place) => (
        <li key={place}>
          <CardRow cards={cards} speech={speech} />
        </li>
      ))}
    </ul>
  );
}

interface MinimumsProps {
  readonly ruleset: Ruleset;
  readonly position: Position;
  readonly score: number;
  readonly speech: LabSpeech;
}

/** The table of minimums, with the row of the score marked. */
function Minimums({ ruleset, position, score, speech }: MinimumsProps) {
  const { minimums } = ruleset.parameters;
  const current = minimums.findIndex(({ below }) => below === null || score < below);
  const rowText = ({ below }: (typeof minimums)[number]) =>
    below === null
      ? speech.say('minimumLast')
      : speech.say('minimumRow', { below: numberText(below, speech.language) });
  return (
    <table class="minimums">
      <caption>
        {speech.text('ask-minimum')}{' '}
        <ClauseLinks
          clauses={statedBy(ruleset, 'minimums').concat(position.ruleset.facts.minimum).slice(0, 1)}
          speech={speech}
        />
      </caption>
      <tbody>
        {minimums.map((row, place) => (
          <tr key={row.points} aria-current={place === current ? 'true' : undefined}>
            <th scope="row">{rowText(row)}</th>
            <td>{numberText(row.points, speech.language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
