import type { Action, Position, Reason } from '../../engine/index.ts';
import { ClauseLinks } from '../words/ClauseLinks.tsx';
import { remedyOf, rulingsIn } from '../words/remedies.ts';
import type { Speech } from '../words/speech.ts';

interface IfDoneProps {
  /** The position in which the act was refused. */
  readonly position: Position;
  readonly action: Action;
  readonly reasons: readonly Reason[];
  readonly speech: Speech;
}

/** What would follow if a refused act had been done at a real table: the ruling for the usual facts, and the way to others. */
export function IfDone({ position, action, reasons, speech }: IfDoneProps) {
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
      {rulingsIn(position, remedy).map(({ facts, steps, clauses }) => (
        <div key={facts.join()}>
          {facts.map((fact) => (
            <p key={fact} class="taken">
              {fact}
            </p>
          ))}
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ClauseLinks clauses={clauses} speech={speech} />
        </div>
      ))}
      <p>
        <a href={remedy.path}>{remedies.change}</a>
      </p>
    </details>
  );
}
