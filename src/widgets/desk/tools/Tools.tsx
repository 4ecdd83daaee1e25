import type { Speech } from '../../words/speech.ts';
import type { WidgetWord } from '../../words/table-words.ts';
import { Tool } from './Tool.tsx';
import { type ToolName, type ToolRow, toolNames } from './tool-row.ts';

interface ToolsProps {
  readonly id: string;
  readonly row: ToolRow;
  readonly speech: Speech;
}

/** What the tools are called, the same at every table. */
export const toolWords: { readonly [Name in ToolName]: WidgetWord } = {
  undo: 'undo',
  hint: 'toolHint',
  show: 'show',
  why: 'why',
  more: 'toolMore',
};

/** The few tools that stand at every table in the same order, as signs with their words. */
export function Tools({ id, row, speech }: ToolsProps) {
  return (
    <ul class="tools" aria-label={speech.text('tools')}>
      {toolNames.map((name) => (
        <li key={name}>
          <Tool
            icon={name}
            word={speech.text(toolWords[name])}
            disabled={row.idle.has(name)}
            {...(name === 'undo' ? {} : { expanded: row.open === name, controls: `${id}-sheet` })}
            onClick={() => row.press(name)}
          />
        </li>
      ))}
    </ul>
  );
}
