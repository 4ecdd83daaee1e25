import { useState } from 'preact/hooks';
import type { RulesetId } from '../../engine/index.ts';
import { keepGame, newId } from './device/kept-games.ts';
import type { ScoreGame } from './game/game.ts';
import { gameKey, packGame } from './game/game-link.ts';
import { readGame } from './game/game-text.ts';
import type { Say } from './say.ts';

/** Where the score sheet of a ruleset is. */
export function sheetPath(say: Say, ruleset: RulesetId): string {
  return `${say.given.root}score/${ruleset}/`;
}

interface OpenFileProps {
  readonly ruleset: RulesetId;
  readonly onOpen: (game: ScoreGame) => void;
  readonly say: Say;
}

/** Opens a game from a file; one of another ruleset on its own page. What is wrong with a file is told with its place. */
export function OpenFile({ ruleset, onOpen, say }: OpenFileProps) {
  const [problem, setProblem] = useState('');
  const open = async (field: HTMLInputElement) => {
    const file = field.files?.[0];
    if (file === undefined) return;
    const read = readGame(await file.text());
    // The same file can be chosen again once it has been mended.
    field.value = '';
    setProblem('');
    if (!read.ok) {
      const reason = say.text(`unread-${read.error.code}`, { place: read.error.place });
      setProblem(say.text('unread', { reason }));
    } else if (read.value.ruleset === ruleset) onOpen(read.value);
    else location.assign(await addressOf(read.value, say));
  };
  return (
    <>
      <label class="file">
        {say.text('openFile')}
        <input type="file" accept=".json,application/json" onChange={({ currentTarget }) => void open(currentTarget)} />
      </label>
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** Where a game opens: as the device's own or, where it keeps nothing, from the address. */
async function addressOf(game: ScoreGame, say: Say): Promise<string> {
  const own = { ...game, id: newId() };
  const path = sheetPath(say, game.ruleset);
  return keepGame(own) ? `${path}#kept=${own.id}` : `${path}#${gameKey}=${await packGame(own)}`;
}
