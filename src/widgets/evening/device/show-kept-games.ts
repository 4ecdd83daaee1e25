import { numberText } from '../../words/phrase.ts';
import { keptInShort } from './kept-list.ts';

/** A sheet of the page: its ruleset, what it is called, and where it is. */
interface Sheet {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

/** Shows the games that the device keeps as links to them; nothing where there are none. */
export function showKeptGames(): void {
  const place = document.querySelector<HTMLElement>('[data-kept-games]');
  const list = place?.querySelector<HTMLElement>('ul');
  if (place == null || list == null) return;
  const sheets: readonly Sheet[] = JSON.parse(list.dataset.sheets ?? '[]');
  const { lang } = document.documentElement;
  const links = keptInShort().flatMap(({ id, ruleset, sides, isOver }) => {
    const sheet = sheets.find((each) => each.id === ruleset);
    if (sheet === undefined) return [];
    const link = document.createElement('a');
    link.href = `${sheet.path}#kept=${id}`;
    const who = document.createElement('span');
    const named = sides.map(({ names }) => names).filter((names) => names !== '');
    const over = isOver ? [list.dataset.over ?? ''] : [];
    who.textContent = [sheet.name, ...named, ...over].join(' · ');
    const totals = document.createElement('b');
    totals.textContent = sides.map(({ total }) => numberText(total, lang)).join(' : ');
    link.append(who, totals);
    const item = document.createElement('li');
    item.append(link);
    return [item];
  });
  list.replaceChildren(...links);
  place.hidden = links.length === 0;
}
