import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Phrase } from '../../words/CardWord.tsx';
import { stepPieces } from '../../words/step-words.ts';
import { type Game, readersView } from '../game/game.ts';
import type { Talk } from '../log/talk.ts';
import { Bearing } from './Bearing.tsx';
import { betterLine } from './better-line.ts';
import type { ReviewedMove } from './review.ts';

interface MoveWordsProps {
  readonly move: ReviewedMove;
  readonly game: Game;
  readonly talk: Talk;
}

/** What the reader did, what would have been better, and why. */
export function MoveWords({ move, game, talk }: MoveWordsProps) {
  const made = game.moves[move.number];
  if (made === undefined) return null;
  const { speech } = talk;
  return (
    <>
      <p>
        {talk.say('reviewSame')}{' '}
        <Phrase pieces={stepPieces(made.before, made.action, speech, talk.told)} speech={speech} />
      </p>
      <p>
        <strong>{talk.say('reviewBetter', { points: Math.round(move.points / 5) * 5 })}</strong>{' '}
        <Phrase pieces={stepPieces(made.before, move.better, speech)} speech={speech} />
      </p>
      {move.reason !== null && (
        <p class="hint">
          <Phrase pieces={talk.reason(move.reason)} speech={speech} />
        </p>
      )}
      <Bearing view={readersView(made.before)} acts={[move.better, made.action]} talk={talk} />
    </>
  );
}

interface LookedProps extends MoveWordsProps {
  /** Whether cards of the better move are marked on the table. */
  readonly marked: boolean;
  /** How many acts of the better line are done on the table. */
  readonly lookedOn: number;
  readonly onOn: () => void;
  readonly onBack: () => void;
}

/** A move of the review while the table shows where it was made: its words, the better line to play through, and the way back. */
export function Looked({ marked, lookedOn, onOn, onBack, ...words }: LookedProps) {
  const { move, game, talk } = words;
  const { steps } = useMemo(() => betterLine(game, move), [game, move]);
  const last = steps[lookedOn - 1];
  const place = useRef<HTMLDivElement>(null);
  // Who asked for the table is led to what is told of it.
  useEffect(() => place.current?.focus({ preventScroll: true }), [move.number]);
  return (
    <div class="verdict looked" tabIndex={-1} ref={place}>
      <MoveWords {...words} />
      {marked && <p class="hint">{talk.say('reviewMarked')}</p>}
      <p role="status">
        {last !== undefined && (
          <Phrase pieces={stepPieces(last.before, last.action, talk.speech, talk.told)} speech={talk.speech} />
        )}
      </p>
      <ul class="buttons">
        {steps.length > 0 && (
          <li>
            <button type="button" class="gold" onClick={onOn}>
              {talk.say(lookedOn < steps.length ? 'reviewOn' : 'reviewAgain', { done: lookedOn, count: steps.length })}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={onBack}>
            {talk.say('reviewBack')}
          </button>
        </li>
      </ul>
    </div>
  );
}
