import type { Action, ChoiceValue, Position, Reason, RulingChoice } from '../../../engine/index.ts';
import type { RulingTold } from '../../table/table-state.ts';
import { ClauseLinks } from '../../words/ClauseLinks.tsx';
import {
  type RemedyOfFault,
  type RemedyOption,
  type RemedyWithFacts,
  remedyOf,
  rulingsIn,
} from '../../words/remedies.ts';
import type { Speech } from '../../words/speech.ts';

/** Goes on from a position under a ruling. */
export type CarryOut = (position: Position, ruling: RulingTold) => void;

interface IfDoneProps {
  /** The position in which the act was refused. */
  readonly position: Position;
  readonly action: Action;
  readonly reasons: readonly Reason[];
  readonly speech: Speech;
  /** Where a ruling can be carried out, what does so; `whole` is the position with all that the table knows. */
  readonly onCarryOut?: { readonly whole: Position; readonly go: CarryOut };
}

/** What would follow if a refused act had been done at a real table: the ruling for the usual facts, and the way to others. */
export function IfDone({ position, action, reasons, speech, onCarryOut }: IfDoneProps) {
  const { remedies } = speech;
  if (remedies === undefined) return null;
  const remedy = remedyOf(
    action.type,
    reasons.map(({ code }) => code),
    remedies,
  );
  if (remedy === undefined) return null;
  return (
    <details class="if-done">
      <summary>{remedies.otherwise}</summary>
      <p>{remedy.name}.</p>
      {rulingsIn(position, remedy).map((ruling) => (
        <div key={ruling.facts.join()}>
          {ruling.facts.map((fact) => (
            <p key={fact} class="taken">
              {fact}
            </p>
          ))}
          <ol>
            {ruling.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ClauseLinks clauses={ruling.clauses} speech={speech} />
          {onCarryOut !== undefined && ruling.options === undefined && (
            <button
              type="button"
              class="quiet"
              onClick={() => void carryOut(onCarryOut.whole, onCarryOut.go, action, remedy, ruling)}
            >
              {speech.text('carryOut')}
            </button>
          )}
          {ruling.options !== undefined && <p class="chooses">{remedies.chooses}:</p>}
          {ruling.options?.map((option) => (
            <div key={option.value} class="chosen">
              <p>
                <b>{option.name}</b>
              </p>
              <ol>
                {option.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              {onCarryOut !== undefined && demanded(option.value) !== undefined && (
                <button
                  type="button"
                  class="quiet"
                  onClick={() => void carryOut(onCarryOut.whole, onCarryOut.go, action, remedy, ruling, option)}
                >
                  {speech.text('carryOut')}: {option.name}
                </button>
              )}
            </div>
          ))}
        </div>
      ))}
      <p>
        <a href={remedy.path}>{remedies.change}</a>
      </p>
    </details>
  );
}

/** The rulings are loaded when the first is carried out. */
async function carryOut(
  position: Position,
  go: CarryOut,
  action: Action,
  { kind }: RemedyOfFault,
  { given, steps, clauses }: RemedyWithFacts,
  option?: RemedyOption,
): Promise<void> {
  const { carriedOutAfter } = await import('../../acts/carry-out.ts');
  const demand = option && demanded(option.value);
  const next = carriedOutAfter(position, action, { kind, facts: given }, demand);
  const chosen = option === undefined ? [] : [option.name, ...option.steps];
  const named = [...new Set([...clauses, ...(option?.clauses ?? [])])];
  if (next !== null) go(next, { told: [...steps, ...chosen], clauses: named });
}

/** What an opponent demands by an option; undefined where people choose with their hands. */
function demanded(value: ChoiceValue): RulingChoice['demand'] {
  return value === 'out' || value === 'on' ? value : undefined;
}
