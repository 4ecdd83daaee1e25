import { numberText, phraseText } from '../../words/phrase.ts';
import { dayText } from '../game/day.ts';
import { type KeptInShort, keptInShort } from './kept-list.ts';

/** A sheet of the page: its ruleset, what it is called, and where it is. */
interface Sheet {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

/** The words of the list. */
interface Words {
  readonly over: string;
  readonly wonBy: string;
  readonly wonByNobody: string;
  readonly side: string;
}

/** So many games stand in sight; older ones are folded away, so that a new one can be begun without passing them all. */
const mostInSight = 3;

/** Shows the games that the device keeps as links to them; nothing where there are none. */
export function showKeptGames(): void {
  const place = document.querySelector<HTMLElement>('[data-kept-games]');
  const [list, older] = place?.querySelectorAll<HTMLElement>('ul') ?? [];
  const fold = place?.querySelector('details');
  if (place == null || list === undefined || older === undefined || fold == null) return;
  const sheets: readonly Sheet[] = JSON.parse(place.dataset.sheets ?? '[]');
  const words: Words = JSON.parse(place.dataset.words ?? '{}');
  const items = keptInShort().flatMap((game) => {
    const sheet = sheets.find(({ id }) => id === game.ruleset);
    return sheet === undefined ? [] : [itemOf(game, sheet, words)];
  });
  list.replaceChildren(...items.slice(0, mostInSight));
  older.replaceChildren(...items.slice(mostInSight));
  const count = items.length - mostInSight;
  fold.hidden = count <= 0;
  const summary = fold.querySelector('summary');
  if (summary !== null) summary.textContent = phraseText(summary.dataset.text ?? '', { count }, language());
  place.hidden = items.length === 0;
}

function language(): string {
  return document.documentElement.lang;
}

function itemOf({ id, sides, winner, begun }: KeptInShort, sheet: Sheet, words: Words): HTMLLIElement {
  const lang = language();
  const link = document.createElement('a');
  link.href = `${sheet.path}#kept=${id}`;
  const who = document.createElement('span');
  const named = sides.map(({ names }) => names).filter((names) => names !== '');
  who.textContent = [sheet.name, ...named, ...ended(sides, winner, words)].join(' · ');
  if (begun !== null) {
    const day = document.createElement('time');
    day.dateTime = begun;
    day.textContent = dayText(begun, lang);
    who.append(day);
  }
  const totals = document.createElement('b');
  totals.textContent = sides.map(({ total }) => numberText(total, lang)).join(' : ');
  link.append(who, totals);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** That a game is over, and who has won it. */
function ended(sides: KeptInShort['sides'], winner: KeptInShort['winner'], words: Words): readonly string[] {
  if (winner === 'none') return [];
  if (winner === 'draw') return [words.over, words.wonByNobody];
  const names = sides.find(({ side }) => side === winner)?.names;
  const side = names || phraseText(words.side, { letter: winner }, language());
  return [words.over, phraseText(words.wonBy, { side }, language())];
}
