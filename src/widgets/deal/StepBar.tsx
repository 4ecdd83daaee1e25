import { Icon, type IconName } from '../desk/tools/icons.tsx';
import { isAtEnd, type ReplayEvent, type ReplayState } from './replay-state.ts';
import type { ReplayTalk } from './replay-talk.ts';

interface StepBarProps {
  readonly state: ReplayState;
  readonly talk: ReplayTalk;
  readonly dispatch: (event: ReplayEvent) => void;
}

/** The steps of the deal: to the start, back, on by itself, on, to the end; and which of how many is looked at. */
export function StepBar({ state, talk, dispatch }: StepBarProps) {
  const { at, running, replay } = state;
  const last = replay.steps.length;
  const ended = isAtEnd(state);
  const { speech } = talk;
  const step = (icon: IconName, word: string, to: number, gold = false) => (
    <li>
      <button
        type="button"
        class={gold ? 'gold' : undefined}
        aria-disabled={to === at}
        aria-label={word}
        title={word}
        onClick={() => to !== at && dispatch({ type: 'go', at: to })}
      >
        <Icon name={icon} />
      </button>
    </li>
  );
  return (
    <div class="acts replay-steps">
      <label class="replay-place">
        <span aria-live="off">{talk.say('act', { act: at, acts: last })}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={talk.say('act', { act: at, acts: last })}
          onInput={(event) => dispatch({ type: 'go', at: Number(event.currentTarget.value) })}
        />
      </label>
      <ul class="buttons show-bar">
        {step('first', talk.say('toStart'), 0)}
        {step('back', speech.text('stepBack'), Math.max(0, at - 1))}
        <li>
          <button
            type="button"
            aria-label={speech.text(running ? 'pause' : 'goOn')}
            title={speech.text(running ? 'pause' : 'goOn')}
            aria-disabled={last === 0}
            onClick={() => dispatch({ type: 'run', running: !running })}
          >
            <Icon name={running ? 'pause' : 'show'} />
          </button>
        </li>
        {step('forward', speech.text('stepOn'), Math.min(last, at + 1), !ended)}
        {step('last', talk.say('toEnd'), last)}
      </ul>
    </div>
  );
}
