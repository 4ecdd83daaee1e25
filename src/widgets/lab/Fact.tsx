import type { ComponentChildren } from 'preact';
import type { ClauseAddress } from '../../engine/index.ts';
import { ClauseLinks } from '../ClauseLinks.tsx';
import type { LabTongue } from './lab-tongue.ts';

interface FactProps {
  readonly clauses: readonly ClauseAddress[];
  readonly tongue: LabTongue;
  readonly children: ComponentChildren;
}

/** A statement with the clauses that it rests on. */
export function Fact({ clauses, tongue, children }: FactProps) {
  return (
    <p class="fact">
      {children} <ClauseLinks clauses={clauses} tongue={tongue} />
    </p>
  );
}
