import { Tool } from '../../desk/Tool.tsx';
import { readersSeat, seatToAct } from '../game/game.ts';
import { isRefused } from '../game/practice-state.ts';
import type { PracticeDeskProps } from './desk-props.ts';

/** The tools of the practice table, as signs with their words. */
export function PracticeTools({
  state,
  advised,
  onAdvice,
  pace,
  onPace,
  talk,
  dispatch,
  onNewGame,
}: PracticeDeskProps) {
  const { game, asking, table } = state;
  const ours = seatToAct(game.position) === readersSeat;
  const fresh =
    !game.moves.some(({ seat }) => seat === readersSeat) && table.selected.length + table.aside.length === 0;
  const told = advised !== null && !asking && !isRefused(state) && state.considered === null;
  const other = pace === 'calm' ? 'quick' : 'calm';
  return (
    <ul class="tools" aria-label={talk.speech.text('tools')}>
      <li>
        <Tool icon="undo" word={talk.speech.text('undo')} disabled={fresh} onClick={() => dispatch({ type: 'undo' })} />
      </li>
      <li>
        <Tool icon="hint" word={talk.speech.text('toolHint')} disabled={!ours || told} onClick={onAdvice} />
      </li>
      <li>
        <Tool
          icon="why"
          word={talk.say('mayI')}
          disabled={!ours}
          pressed={asking}
          onClick={() => dispatch({ type: 'asking', asking: !asking })}
        />
      </li>
      <li>
        <Tool icon="forward" word={talk.say(other)} onClick={() => onPace(other)} />
      </li>
      <li>
        <Tool icon="show" word={talk.say('newGame')} onClick={onNewGame} />
      </li>
    </ul>
  );
}
