import type { Action, Reason } from '../engine/index.ts';
import { ClauseLinks } from './ClauseLinks.tsx';
import { remedyOf } from './remedies.ts';
import type { Tongue } from './tongue.ts';

/** What would follow if a refused act had been done at a real table: the ruling for the usual facts, and the way to others. */
export function IfDone({ action, reasons, tongue }: { action: Action; reasons: readonly Reason[]; tongue: Tongue }) {
  const { remedies } = tongue;
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
      {remedy.facts.map((fact) => (
        <p key={fact} class="taken">
          {fact}
        </p>
      ))}
      <ol>
        {remedy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <ClauseLinks clauses={remedy.clauses} tongue={tongue} /> <a href={remedy.path}>{remedies.change}</a>
      </p>
    </details>
  );
}
