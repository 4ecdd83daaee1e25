import { useEffect, useRef, useState } from 'preact/hooks';
import type { Action } from '../../../engine/index.ts';
import { type Game, readersSeat } from '../game/game.ts';
import type { Thinkers } from '../game/thinkers.ts';
import type { Talk } from '../log/talk.ts';
import { MoveWords } from './Looked.tsx';
import { type ReviewedMove, reviewed } from './review.ts';

interface ReviewProps {
  readonly game: Game;
  readonly talk: Talk;
  readonly thinkers: Thinkers;
  readonly looking: ReviewedMove | null;
  readonly onLook: (move: ReviewedMove) => void;
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
          <Entry key={move.number} move={move} game={game} talk={talk} looking={looking} onLook={onLook} />
        ))}
      </ol>
      {done && better.length > 0 && <p class="hint">{talk.say('reviewNote')}</p>}
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

interface EntryProps extends Pick<ReviewProps, 'game' | 'talk' | 'looking' | 'onLook'> {
  readonly move: ReviewedMove;
}

function Entry({ move, game, talk, looking, onLook }: EntryProps) {
  const open = looking?.number === move.number;
  const button = useRef<HTMLButtonElement>(null);
  const seen = useRef(false);
  // Who has seen a move on the table comes back to where it stands in the review.
  useEffect(() => {
    if (looking === null && seen.current) {
      button.current?.scrollIntoView({ block: 'center' });
      button.current?.focus({ preventScroll: true });
    }
    seen.current = open;
  }, [looking, open]);
  return (
    <li>
      <MoveWords move={move} game={game} talk={talk} />
      <TrainLink move={move} game={game} talk={talk} />{' '}
      <button type="button" class="quiet" ref={button} onClick={() => onLook(move)}>
        {talk.say('reviewLook')}
      </button>
    </li>
  );
}

/** What the trainer asks about a move of a kind. */
const kindOfMove: Readonly<Partial<Record<Action['type'], string>>> = {
  take: 'take',
  draw: 'take',
  meld: 'meld',
  add: 'add',
  merge: 'merge',
  discard: 'safest',
  call: 'bid',
};

/** The way to the trainer’s questions about what would have been better; none where it has no such questions. */
function TrainLink({ move, game, talk }: Pick<EntryProps, 'move' | 'game' | 'talk'>) {
  const kind = kindOfMove[move.better.type];
  const path = talk.speech.path(`train/${game.start.ruleset.id}/#kind=${kind}`);
  return kind === undefined ? null : <a href={path}>{talk.say('reviewTrain')}</a>;
}
