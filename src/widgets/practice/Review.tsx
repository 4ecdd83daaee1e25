import { useEffect, useState } from 'preact/hooks';
import { Phrase } from '../CardWord.tsx';
import { stepPieces } from '../step-words.ts';
import { type Game, readersSeat } from './game.ts';
import { type ReviewedMove, reviewed } from './review.ts';
import type { Talk } from './talk.ts';
import type { Thinkers } from './thinkers.ts';

interface ReviewProps {
  readonly game: Game;
  readonly talk: Talk;
  readonly thinkers: Thinkers;
  readonly looking: number | null;
  readonly onLook: (move: number | null) => void;
}

/** The reader's moves of the deal beside what was possible; each that could have been better can be looked at on the table. */
export function Review({ game, talk, thinkers, looking, onLook }: ReviewProps) {
  const { found, done } = useReview(game, thinkers);
  const better = found.filter(({ points }) => points > 0);
  const count = game.moves.filter(({ seat }) => seat === readersSeat).length;
  return (
    <section class="review" aria-label={talk.say('review')}>
      {/* The count is seen while it runs; only what comes of it is spoken. */}
      {!done && <p>{talk.say('reviewing', { count, done: found.length })}</p>}
      <p role="status">
        {done && talk.say(better.length === 0 ? 'reviewNone' : 'reviewSum', { count, same: count - better.length })}
      </p>
      <ol>
        {better.map((move) => (
          <Entry key={move.number} move={move} game={game} talk={talk} open={looking === move.number} onLook={onLook} />
        ))}
      </ol>
      {done && <p class="hint">{talk.say('reviewNote')}</p>}
    </section>
  );
}

function useReview(game: Game, thinkers: Thinkers): { found: readonly ReviewedMove[]; done: boolean } {
  const [found, setFound] = useState<readonly ReviewedMove[]>([]);
  const [done, setDone] = useState(false);
  useEffect(() => {
    let wanted = true;
    const go = async () => {
      for await (const move of reviewed(game, thinkers)) {
        if (!wanted) return;
        setFound((before) => [...before, move]);
      }
      setDone(true);
    };
    void go();
    return () => {
      wanted = false;
    };
  }, [game, thinkers]);
  return { found, done };
}

interface EntryProps extends Pick<ReviewProps, 'game' | 'talk' | 'onLook'> {
  readonly move: ReviewedMove;
  readonly open: boolean;
}

function Entry({ move, game, talk, open, onLook }: EntryProps) {
  const { tongue } = talk;
  const made = game.moves[move.number];
  if (made === undefined) return null;
  const step = (action: typeof made.action) => (
    <Phrase pieces={stepPieces(made.before, action, tongue)} tongue={tongue} />
  );
  return (
    <li aria-current={open}>
      <p>
        {talk.say('reviewSame')} {step(made.action)}
      </p>
      <p>
        <strong>{talk.say('reviewBetter', { points: Math.round(move.points / 5) * 5 })}</strong> {step(move.better)}
      </p>
      {move.reason !== null && (
        <p class="hint">
          <Phrase pieces={talk.reason(move.reason)} tongue={tongue} />
        </p>
      )}
      <button type="button" class="quiet" aria-pressed={open} onClick={() => onLook(open ? null : move.number)}>
        {talk.say(open ? 'reviewBack' : 'reviewLook')}
      </button>
    </li>
  );
}
