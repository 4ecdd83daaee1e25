import { useRef, useState } from 'preact/hooks';
import type { RulesetId } from '../../engine/index.ts';
import { useFocusKept } from '../focus-kept.ts';
import type { Game } from './game.ts';
import { type Kept, readKeptGame } from './kept-game.ts';
import { PracticeTable } from './PracticeTable.tsx';
import { Setup } from './Setup.tsx';
import type { Talk } from './talk.ts';
import type { Thinkers } from './thinkers.ts';

interface PracticeProps {
  readonly ruleset: RulesetId;
  readonly talk: Talk;
  readonly thinkers: Thinkers;
}

/** The practice table: the game that the device remembers goes on; else a new one is agreed on. */
export function Practice({ ruleset, talk, thinkers }: PracticeProps) {
  const [{ game: known, damaged }] = useState<Kept>(() => readKeptGame(ruleset));
  const [game, setGame] = useState<Game | null>(known);
  const [left, setLeft] = useState<Game | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useFocusKept(place, [game === null]);
  return (
    <div ref={place}>
      {damaged && (
        <p class="damage" role="alert">
          {talk.say('damaged')}
        </p>
      )}
      {game === null ? (
        <Setup
          ruleset={ruleset}
          talk={talk}
          strength={left?.strength ?? 'beginner'}
          onStart={setGame}
          onBack={left === null ? null : () => setGame(left)}
        />
      ) : (
        <PracticeTable
          key={game.seed}
          game={game}
          talk={talk}
          thinkers={thinkers}
          onNewGame={(now) => {
            setLeft(now);
            setGame(null);
          }}
        />
      )}
    </div>
  );
}
