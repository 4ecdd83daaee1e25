import type { Card, NewMeld, Position, Ruleset } from '../../engine/index.ts';
import { ClauseLinks } from '../ClauseLinks.tsx';
import { numberText } from '../phrase.ts';
import { VerdictWords } from '../VerdictPanel.tsx';
import { Bench, type LabViewProps, settledOf, shownLine } from './Bench.tsx';
import { CardRow } from './CardRow.tsx';
import { ContractFields } from './ContractFields.tsx';
import { NumberField } from './fields.tsx';
import { type LabTongue, statedBy } from './lab-tongue.ts';
import { type OpeningFound, type OpeningState, openingFound, openingLab } from './opening.ts';
import { mostScore } from './scores.ts';

/** The opening laboratory: the minimum, the best opening of the hand, and what is missing. */
export function OpeningLab({ lab, tongue }: LabViewProps<OpeningState>) {
  const { state } = lab;
  const change = (some: Partial<OpeningState>) => lab.change({ ...state, ...some });
  const ruleset = settledOf(state);
  const position = shownLine(openingLab, state)?.position ?? null;
  const found = position === null ? null : openingFound(position);
  const legal = found?.opening?.verdict.legal ?? false;
  const hand = {
    id: 'hand',
    label: tongue.text('hand'),
    cards: state.hand,
    put: (cards: readonly Card[]) => change({ hand: cards }),
    isSorted: true,
  };
  return (
    <Bench
      kind={openingLab}
      lab={lab}
      tongue={tongue}
      trays={[hand]}
      headline={found === null ? '' : headlineOf(found, tongue)}
      legal={found === null ? null : legal}
      verdict={
        found !== null &&
        position !== null && (
          <>
            <p class="judged">
              <strong class={legal ? 'mark allowed' : 'mark refused'}>
                <span aria-hidden="true">{legal ? '✓' : '✕'}</span> {headlineOf(found, tongue)}
              </strong>
            </p>
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
            <Minimums ruleset={ruleset} position={position} score={state.score} tongue={tongue} />
          </>
        )
      }
      conditions={
        <>
          <NumberField
            label={tongue.say('score')}
            value={state.score}
            least={-mostScore}
            most={mostScore}
            step={5}
            onChange={(score) => change({ score })}
          />
          <ContractFields
            ruleset={ruleset}
            contract={state.contract}
            onChange={(contract) => change({ contract })}
            tongue={tongue}
          />
        </>
      }
    />
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
