import type { DeskEvent, DeskState } from '../question/desk-state.ts';
import type { Speech } from '../words/speech.ts';
import type { WidgetWord } from '../words/table-words.ts';
import { Tool } from './Tool.tsx';

/** What opens below the tools: one of them at a time. */
export const drawers = ['hint', 'show', 'why', 'more'] as const;
/** The name of a drawer. */
export type Drawer = (typeof drawers)[number];

interface ToolsProps {
  readonly id: string;
  readonly desk: DeskState;
  readonly speech: Speech;
  readonly drawer: Drawer | null;
  readonly onDrawer: (drawer: Drawer | null) => void;
  readonly dispatch: (event: DeskEvent) => void;
}

const words: { readonly [Name in Drawer]: WidgetWord } = {
  hint: 'toolHint',
  show: 'show',
  why: 'why',
  more: 'toolMore',
};

/** The few tools that are always there, as signs with their words. */
export function Tools({ id, desk, speech, drawer, onDrawer, dispatch }: ToolsProps) {
  const { past, judged, slip, selected, aside } = desk.table;
  const fresh = past.length + selected.length + aside.length === 0 && judged === null && slip === null;
  return (
    <ul class="tools" aria-label={speech.text('tools')}>
      <li>
        <Tool icon="undo" word={speech.text('undo')} disabled={fresh} onClick={() => dispatch({ type: 'undo' })} />
      </li>
      {drawers.map((name) => (
        <li key={name}>
          <Tool
            icon={name}
            word={speech.text(words[name])}
            expanded={drawer === name}
            controls={`${id}-drawer`}
            onClick={() => onDrawer(drawer === name ? null : name)}
          />
        </li>
      ))}
    </ul>
  );
}
