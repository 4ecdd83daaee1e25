import type { ComponentChildren } from 'preact';
import type { ClauseAddress } from '../../../engine/index.ts';
import { ClauseLinks } from '../../words/ClauseLinks.tsx';
import type { LabSpeech } from '../lab-speech.ts';

interface FactProps {
  readonly clauses: readonly ClauseAddress[];
  readonly speech: LabSpeech;
  readonly children: ComponentChildren;
}

/** A statement with the clauses that it rests on. */
export function Fact({ clauses, speech, children }: FactProps) {
  return (
    <p class="fact">
      {children} <ClauseLinks clauses={clauses} speech={speech} />
    </p>
  );
}
