import type { ClauseAddress } from '../../engine/index.ts';
import type { Speech } from './speech.ts';

/** What a language says of clauses. */
export type ClauseSpeech = Pick<Speech, 'clauseName' | 'clausePath'>;

/** Links to the texts of clauses. */
export function ClauseLinks({ clauses, speech }: { clauses: readonly ClauseAddress[]; speech: ClauseSpeech }) {
  return (
    <span class="clause-links">
      {clauses.map((clause) => (
        <a key={clause} href={speech.clausePath(clause)}>
          {speech.clauseName(clause)}
        </a>
      ))}
    </span>
  );
}
