import { useLayoutEffect, useState } from 'preact/hooks';

/** The tools that stand at every table, in their order. */
export const toolNames = ['undo', 'hint', 'show', 'why', 'more'] as const;

/** The name of a tool. */
export type ToolName = (typeof toolNames)[number];

/** What opens over the acts, or beside the felt below the tools: one at a time. */
export type SheetName = Exclude<ToolName, 'undo'> | 'keys';

/** What a tool does at once; null where it can do nothing now. */
export type Deed = (() => void) | null;

/** The tools of a table as they stand: which sheet is open, and what pressing a tool does, by its button or its key. */
export interface ToolRow {
  readonly open: SheetName | null;
  readonly idle: ReadonlySet<ToolName>;
  readonly press: (name: ToolName | 'keys') => void;
  readonly close: () => void;
}

interface ToolRowOptions {
  /** The tools that do something at once; the others open their sheets. */
  readonly deeds: { readonly undo: Deed } & { readonly [Name in ToolName]?: Deed };
  /** What has been done at the table, told apart by identity: with the next of it an open sheet has served its turn. */
  readonly done: unknown;
  /** Told of a sheet that opens. */
  readonly onOpen?: (sheet: SheetName) => void;
}

/** Keeps which sheet of a table is open, and says what its tools do. */
export function useToolRow({ deeds, done, onOpen }: ToolRowOptions): ToolRow {
  const [open, setOpen] = useState<SheetName | null>(null);
  const close = () => setOpen(null);
  // Before the next tool can be pressed, which opens a sheet of its own.
  useLayoutEffect(close, [done]);
  return {
    open,
    close,
    idle: new Set(toolNames.filter((name) => deeds[name] === null)),
    press: (name) => {
      const deed = name === 'keys' ? undefined : deeds[name];
      if (deed !== undefined || name === 'undo') {
        close();
        deed?.();
        return;
      }
      setOpen(open === name ? null : name);
      if (open !== name) onOpen?.(name);
    },
  };
}

/** The tools of a table that nobody can use yet, as a page is built with them. */
export const restingRow: ToolRow = {
  open: null,
  idle: new Set<ToolName>(['undo']),
  press: () => undefined,
  close: () => undefined,
};
