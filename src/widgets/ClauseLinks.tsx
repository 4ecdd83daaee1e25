import type { ClauseAddress } from '../engine/index.ts';
import type { Tongue } from './tongue.ts';

/** Links to the texts of clauses. */
export function ClauseLinks({ clauses, tongue }: { clauses: readonly ClauseAddress[]; tongue: Tongue }) {
  return (
    <span class="clause-links">
      {clauses.map((clause) => (
        <a key={clause} href={tongue.clausePath(clause)}>
          {tongue.clauseName(clause)}
        </a>
      ))}
    </span>
  );
}
