import { useEffect, useRef, useState } from 'preact/hooks';
import { type RulesetId, usualRuleset } from '../../engine/index.ts';
import { readAgreement, sameAgreement, writeAgreement } from '../agreement/agreement-address.ts';
import { agreementOf } from '../agreement/agreements.ts';
import { useFocusKept } from '../page/focus-kept.ts';
import { keepsAnything } from '../page/kept-text.ts';
import { type Game, isUnderWay } from './game/game.ts';
import { readKeptGame } from './game/kept-game.ts';
import type { Thinkers } from './game/thinkers.ts';
import type { Talk } from './log/talk.ts';
import { PracticeTable } from './PracticeTable.tsx';
import { Setup } from './Setup.tsx';

interface PracticeProps {
  readonly ruleset: RulesetId;
  readonly talk: Talk;
  readonly thinkers: Thinkers;
}

/**
 * The practice table: the game that the device remembers goes on, unless the address asks for another table; else a new one is agreed on.
 * The address always says what the table has agreed on.
 */
export function Practice({ ruleset, talk, thinkers }: PracticeProps) {
  const [{ keeps, kept, asked }] = useState(() => ({
    keeps: keepsAnything(),
    kept: readKeptGame(ruleset),
    asked: readAgreement(location.search, ruleset),
  }));
  const played = (of: Game) => agreementOf(of.start.ruleset);
  const goesOn =
    asked.impossible.length === 0 &&
    (asked.agreement === null || (kept.game !== null && sameAgreement(asked.agreement, played(kept.game), ruleset)));
  const [game, setGame] = useState<Game | null>(goesOn ? kept.game : null);
  const [left, setLeft] = useState<Game | null>(goesOn ? null : kept.game);
  const [wished, setWished] = useState(asked.agreement ?? agreementOf(usualRuleset(ruleset)));
  const place = useRef<HTMLDivElement>(null);
  useFocusKept(place);
  const agreement = game === null ? wished : played(game);
  useEffect(() => {
    const address = `${location.pathname}${writeAgreement(agreement, ruleset)}${location.hash}`;
    history.replaceState(history.state, '', address);
  }, [agreement, ruleset]);
  return (
    <div ref={place}>
      {kept.damaged && (
        <p class="damage" role="alert">
          {talk.say('damaged')}
        </p>
      )}
      {game === null && !keeps && <p class="hint">{talk.say('notKept')}</p>}
      {game === null && asked.impossible.length > 0 && (
        <p class="damage" role="alert">
          {talk.say('linkImpossible', { what: asked.impossible.join(', ') })}
        </p>
      )}
      {game === null ? (
        <Setup
          ruleset={ruleset}
          talk={talk}
          agreement={wished}
          onAgree={setWished}
          strength={left?.strength ?? 'beginner'}
          abandons={left !== null && isUnderWay(left)}
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
            setWished(played(now));
            setGame(null);
          }}
        />
      )}
    </div>
  );
}
