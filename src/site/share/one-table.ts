import { shortenedCases } from '../../widgets/page/shortened-cases.ts';
import { startTables } from '../../widgets/page/wake-tables.ts';

/** A table as `tables.json` lists it. */
interface ListedTable {
  readonly name: string;
  readonly title: string;
  readonly position: string;
  readonly cases: string;
  readonly about: string;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** The frame of a table as `ScenarioTable` writes it into pages. */
function frameOf(table: ListedTable, words: string, failed: string): HTMLElement {
  const frame = element('section', 'table-widget');
  frame.id = table.name;
  Object.assign(frame.dataset, {
    table: 'at-sight',
    words,
    position: table.position,
    cases: shortenedCases(table.position, table.cases.split(' ')).join(' '),
    about: table.about,
  });
  const title = element('h2', 'table-title', table.title);
  title.id = `${table.name}-title`;
  frame.setAttribute('aria-labelledby', title.id);
  const damage = element('p', 'damage', failed);
  damage.dataset.failed = '';
  damage.hidden = true;
  const place = element('div', '');
  place.dataset.place = '';
  frame.append(title, damage, place);
  return frame;
}

function choice(tables: readonly ListedTable[], note: string): readonly HTMLElement[] {
  const list = element('ul', 'table-choice');
  list.append(
    ...tables.map(({ name, title }) => {
      const item = element('li', '');
      const link = element('a', '', title);
      link.href = `#${name}`;
      link.target = '_self';
      item.append(link);
      return item;
    }),
  );
  return [element('p', '', note), list];
}

/** Shows the table that the fragment of the address names, or all of them to choose from; follows the fragment when it changes. */
export async function showOneTable(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-one-table]');
  if (!place) return;
  const { oneTable = '', words = '', choose = '', unknown = '', failedText = '' } = place.dataset;
  const tables = await fetch(oneTable)
    .then((answer): Promise<ListedTable[]> => answer.json())
    .catch(() => undefined);
  if (!tables) {
    place.replaceChildren(element('p', 'damage', failedText));
    return;
  }
  const show = () => {
    const name = location.hash.slice(1);
    const table = tables.find((each) => each.name === name);
    if (table) {
      place.replaceChildren(frameOf(table, words, failedText));
      startTables();
    } else {
      place.replaceChildren(...choice(tables, name ? unknown : choose));
    }
  };
  addEventListener('hashchange', show);
  show();
}
