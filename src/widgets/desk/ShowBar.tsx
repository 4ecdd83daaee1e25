import type { TableEvent, TableState } from '../table/table-state.ts';
import type { Speech } from '../words/speech.ts';
import { Icon } from './tools/icons.tsx';

interface ShowBarProps {
  readonly state: TableState;
  readonly speech: Speech;
  readonly dispatch: (event: TableEvent) => void;
}

/** While a case is being shown: a step back, pause or on, a step on, and away with it. */
export function ShowBar({ state: { showing }, speech, dispatch }: ShowBarProps) {
  if (showing === null) return null;
  const ended = showing.done >= showing.actions.length;
  const running = showing.running && !ended;
  return (
    <ul class="buttons show-bar">
      <li>
        <button type="button" aria-disabled={showing.done === 0} onClick={() => dispatch({ type: 'show-back' })}>
          <Icon name="back" /> <span class="visually-hidden">{speech.text('stepBack')}</span>
        </button>
      </li>
      <li>
        <button
          type="button"
          aria-disabled={ended}
          onClick={() => !ended && dispatch({ type: 'show-running', running: !running })}
        >
          <Icon name={running ? 'pause' : 'show'} /> {speech.text(running ? 'pause' : 'goOn')}
        </button>
      </li>
      <li>
        <button type="button" aria-disabled={ended} onClick={() => !ended && dispatch({ type: 'show-next' })}>
          <Icon name="forward" /> <span class="visually-hidden">{speech.text('stepOn')}</span>
        </button>
      </li>
      <li>
        <button type="button" class="quiet" onClick={() => dispatch({ type: 'reset' })}>
          <Icon name="close" /> {speech.text('stopShowing')}
        </button>
      </li>
    </ul>
  );
}
