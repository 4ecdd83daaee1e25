import type { Action, Position } from '../../../engine/index.ts';
import { bearingOn } from '../../../insight/index.ts';
import { Phrase } from '../../words/CardWord.tsx';
import { ClauseLinks } from '../../words/ClauseLinks.tsx';
import { readersSeat } from '../game/game.ts';
import type { Talk } from '../log/talk.ts';

interface BearingProps {
  /** The table before the acts, as the reader sees it. */
  readonly view: Position;
  readonly acts: readonly Action[];
  readonly talk: Talk;
}

/** What mattered most at the table where something was done or is advised, with its clauses; nothing where the acts have no bearing on it. */
export function Bearing({ view, acts, talk }: BearingProps) {
  const fact = bearingOn(view, readersSeat, ...acts);
  if (fact === null) return null;
  return (
    <p class="hint">
      <Phrase pieces={talk.fact(fact, view, readersSeat)} speech={talk.speech} />{' '}
      <ClauseLinks clauses={fact.clauses} speech={talk.speech} />
    </p>
  );
}
