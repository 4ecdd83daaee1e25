import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface FoldProps {
  readonly class: string;
  readonly summary: string;
  /** Whether something in it is to be seen: then it opens. Only the reader shuts it again. */
  readonly needed: boolean;
  readonly children: ComponentChildren;
}

/** Something seldom wanted, folded away. */
export function Fold({ class: name, summary, needed, children }: FoldProps) {
  const [isOpen, setOpen] = useState(needed);
  useEffect(() => {
    if (needed) setOpen(true);
  }, [needed]);
  return (
    <details class={name} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
