import { isRulesetId } from '../../engine/index.ts';
import { openIsland } from '../page/island.ts';
import { keepsGames, keptGame } from './device/kept-games.ts';
import { keptIds } from './device/kept-list-place.ts';
import type { EveningTexts } from './evening-words.ts';
import { emptyDraft, type ScoreGame } from './game/game.ts';
import { gameKey, ownKey, unpackGame } from './game/game-link.ts';
import { isOver } from './game/standing.ts';
import { sheetPath } from './OpenFile.tsx';
import { penaltyKey, readPenalties } from './penalty-link.ts';
import { ScoreSheets } from './ScoreSheets.tsx';
import { Say } from './say.ts';
import type { OpenSheet } from './sheet/use-sheet.ts';

/** The name of a kept game in the fragment of an address. */
export const keptKey = 'kept';

/** Whether a fragment asks for a game or hands something over; others lead to a place of the page. */
export function isAsked(fragment: string): boolean {
  return new RegExp(`^#(${gameKey}|${ownKey}|${keptKey}|${penaltyKey})=|^#new$`).test(fragment);
}

/** Opens the score sheet of a page: the game of its link, else the one that was touched last, else a new one. */
export async function openScore(place: Element, id: string, texts: EveningTexts): Promise<void> {
  if (!isRulesetId(id)) return;
  const say = new Say(texts);
  const [key = '', value = ''] = location.hash.slice(1).split('=');
  const kept = keptGamesOf(id);
  let first: OpenSheet | null = null;
  let notice = kept.damaged ? say.text('damaged') : '';
  if (key === gameKey || key === ownKey) {
    const read = await unpackGame(value);
    if (!read.ok)
      notice = say.text('unread', { reason: say.text(`unread-${read.error.code}`, { place: read.error.place }) });
    else if (read.value.ruleset !== id)
      return location.replace(`${sheetPath(say, read.value.ruleset)}${location.hash}`);
    else if (key === ownKey && !keepsGames()) first = { game: read.value, history: [], isCopy: false, isKept: false };
    else first = { game: { ...read.value, draft: emptyDraft }, history: [], isCopy: true, isKept: true };
  }
  const handed = key === penaltyKey ? readPenalties(location.hash) : [];
  if (handed === null) notice = say.text('handedDamaged');
  const game = kept.games.find((each) => isMeant(each, key, value));
  if (key === keptKey && game === undefined) notice = say.text('notHere');
  // Who came for the game of a link that cannot be read is not given another one to write in.
  const asksOther = key === 'new' || key === gameKey || key === ownKey;
  if (first === null && game !== undefined && !asksOther) first = { game, history: [], isCopy: false, isKept: true };
  // What the address asks for comes onto the sheet now; loading the page again must not ask for it once more.
  if (first !== null && !first.isCopy && key !== '' && key !== ownKey)
    history.replaceState(null, '', location.pathname);
  openIsland(
    place,
    <ScoreSheets
      ruleset={id}
      first={first}
      penalties={handed ?? []}
      notice={notice}
      last={kept.games[0] ?? null}
      say={say}
    />,
  );
}

/** Whether a kept game is the one that the address means: by its name, a running one for a ruling's penalties, else whichever comes first. */
function isMeant(game: ScoreGame, key: string, value: string): boolean {
  if (key === keptKey) return game.id === value;
  return key !== penaltyKey || !isOver(game);
}

/** The games of a ruleset that the device keeps, the one touched last first; and whether one of any could not be read. */
function keptGamesOf(ruleset: string): { readonly games: readonly ScoreGame[]; readonly damaged: boolean } {
  const all = keptIds().map(keptGame);
  return {
    games: all.flatMap(({ game }) => (game !== null && game.ruleset === ruleset ? [game] : [])),
    damaged: all.some(({ damaged }) => damaged),
  };
}
