import type { DealEntry } from '../../../engine/index.ts';
import { rulesetOf, type ScoreGame } from '../game/game.ts';
import { gameKey, packGame } from '../game/game-link.ts';
import { writeGame, writeTable } from '../game/game-text.ts';
import { sidesOfPlayers } from '../game/seated.ts';
import { OpenFile } from '../OpenFile.tsx';
import { ShareLink } from '../ShareLink.tsx';
import { SideSign } from '../SideSign.tsx';
import type { Say } from '../say.ts';
import { bidInWords } from './ContractTold.tsx';
import { rulingsInWords } from './rulings-in-words.ts';
import { Settings } from './Settings.tsx';

interface GameToolsProps {
  readonly game: ScoreGame;
  readonly isCopy: boolean;
  readonly onChange: (game: ScoreGame) => void;
  readonly onOpen: (game: ScoreGame) => void;
  readonly onNew: () => void;
  readonly onRemove: () => void;
  readonly say: Say;
}

/** The link of a game: its page with the whole sheet in the fragment. */
async function linkOf(game: ScoreGame): Promise<string> {
  const address = new URL(location.href);
  address.search = '';
  address.hash = `${gameKey}=${await packGame(game)}`;
  return address.href;
}

/** Gives the reader a file to keep. */
function save(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Names, sharing, keeping and printing of a game. */
export function GameTools({ game, isCopy, onChange, onOpen, onNew, onRemove, say }: GameToolsProps) {
  const ruleset = rulesetOf(game);
  return (
    <section class="game-tools no-print">
      {!isCopy && (
        <fieldset class="players">
          <legend>{say.text('players')}</legend>
          {sidesOfPlayers(ruleset).map((side, place) => (
            <label key={place}>
              <span>
                <SideSign side={side} />
                {say.text('player', { number: place + 1 })}
              </span>
              <input
                type="text"
                maxlength={40}
                autocomplete="off"
                value={game.names[place] ?? ''}
                onInput={({ currentTarget }) =>
                  onChange({ ...game, names: game.names.with(place, currentTarget.value) })
                }
              />
            </label>
          ))}
        </fieldset>
      )}
      {!isCopy && <Settings game={game} onChange={onChange} say={say} />}
      <Share game={game} say={say} />
      <Files game={game} onOpen={onOpen} say={say} />
      <p>
        <a href={`${say.given.root}score/`}>{say.text('allGames')}</a>
      </p>
      <p class="buttons">
        <button type="button" onClick={onNew}>
          {say.text('newGame')}
        </button>
        {!isCopy && (
          <button
            type="button"
            onClick={() => {
              if (confirm(say.text('removeSure'))) onRemove();
            }}
          >
            {say.text('remove')}
          </button>
        )}
      </p>
    </section>
  );
}

function Share({ game, say }: { game: ScoreGame; say: Say }) {
  return (
    <>
      <h2>{say.text('share')}</h2>
      <p class="hint-line">{say.text('shareHint')}</p>
      <ShareLink link={() => linkOf(game)} text={(word) => say.text(word)} />
    </>
  );
}

function Files({ game, onOpen, say }: { game: ScoreGame; onOpen: (game: ScoreGame) => void; say: Say }) {
  const ruleset = rulesetOf(game);
  const table = () => {
    const sides = ruleset.seating.sides.map((side) => say.side(game, ruleset, side));
    const headings = {
      deal: say.text('dealHeading'),
      total: say.text('total'),
      remark: say.text('agreed'),
      rulings: { heading: say.text('penaltyOfRuling'), told: (entry: DealEntry) => rulingsInWords(game, entry, say) },
      ...(ruleset.parameters.maxLevel > 0
        ? { bid: { heading: say.text('contract'), told: (entry: DealEntry) => bidInWords(game, ruleset, entry, say) } }
        : {}),
    };
    // The mark at the beginning tells spreadsheets that letters such as ä are meant.
    const separator = say.given.language === 'en' ? ',' : ';';
    save(`${game.ruleset}.csv`, 'text/csv', `\ufeff${writeTable(game, sides, headings, separator)}`);
  };
  return (
    <div class="buttons">
      <button type="button" onClick={() => save(`${game.ruleset}.json`, 'application/json', writeGame(game))}>
        {say.text('saveFile')}
      </button>
      <button type="button" onClick={table}>
        {say.text('saveTable')}
      </button>
      <OpenFile ruleset={game.ruleset} onOpen={onOpen} say={say} />
    </div>
  );
}
