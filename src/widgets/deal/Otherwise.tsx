import { actor, type Position, playableCards, writePosition } from '../../engine/index.ts';
import { LegalSteps } from '../desk/LegalSteps.tsx';
import { Offers } from '../desk/Offers.tsx';
import type { Thinkers } from '../practice/game/thinkers.ts';
import { Phrase } from '../words/CardWord.tsx';
import { stepPieces } from '../words/step-words.ts';
import type { ReplayEvent, ReplayState } from './replay-state.ts';
import type { ReplayTalk } from './replay-talk.ts';
import { type StrongMove, useStrongPlayer } from './strong-player.ts';

interface OtherwiseProps {
  readonly state: ReplayState;
  readonly talk: ReplayTalk;
  readonly thinkers: () => Thinkers;
  readonly dispatch: (event: ReplayEvent) => void;
}

/** What else could have been done where the table stands: with cards, from the list of everything lawful, or as a strong player would. */
export function Otherwise({ state, talk, thinkers, dispatch }: OtherwiseProps) {
  const { replay, at, table } = state;
  const { speech } = talk;
  const step = replay.steps[at - 1];
  const [move, ask] = useStrongPlayer(replay.steps, at, thinkers);
  return (
    <div class="acts otherwise">
      <ul class="buttons">
        <li>
          <button type="button" class="gold" onClick={() => dispatch({ type: 'back-to-deal' })}>
            {talk.say('backToDeal')}
          </button>
        </li>
        {step !== undefined && (
          <li>
            <button type="button" onClick={ask}>
              {talk.say('askStrong')}
            </button>
          </li>
        )}
      </ul>
      <div role="status">{move !== null && <Strong move={move} state={state} talk={talk} />}</div>
      <Offers state={table} speech={speech} dispatch={dispatch} />
      {isListed(table.position) && (
        <LegalSteps state={table} speech={speech} onTry={(action) => dispatch({ type: 'try', action })} />
      )}
    </div>
  );
}

/** No real hand is larger; what a link makes up could hold the page up for long. */
const largestListed = 40;

function isListed(position: Position): boolean {
  return playableCards(actor(position)).length <= largestListed;
}

function Strong({ move, state: { replay, at }, talk }: Pick<OtherwiseProps, 'state' | 'talk'> & { move: StrongMove }) {
  const step = replay.steps[at - 1];
  if (move.kind === 'thinking') return <p class="hint">{talk.say('strongThinks')}</p>;
  if (move.kind === 'silent' || step === undefined) return <p class="hint">{talk.say('strongSilent')}</p>;
  const { better, reason, points } = move;
  const same = writePosition(step.before, [better]) === writePosition(step.before, [step.action]);
  if (same) return <p>{talk.say('strongSame')}</p>;
  const lead = step.verdict.legal
    ? points > 0
      ? talk.say('strongBetter', { points: Math.round(points / 5) * 5 })
      : talk.say('strongEqual')
    : talk.say('strong');
  return (
    <>
      <p>
        <strong>{lead}</strong> <Phrase pieces={stepPieces(step.before, better, talk.speech)} speech={talk.speech} />
      </p>
      {reason !== null && (
        <p class="hint">
          <Phrase pieces={talk.reason(reason)} speech={talk.speech} />
        </p>
      )}
    </>
  );
}
