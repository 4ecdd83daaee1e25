import { fillGaps } from '../../i18n/gaps.ts';

/** The values of the checked, or of all, boxes of a name. */
function boxes(form: HTMLFormElement, name: string): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
}

/** How wide the names of the matters and a game have to be to be read, in rem. */
const readable = { matter: 6.5, game: 5.5 } as const;

/** Whether so many games can stand beside each other in the width that the comparison has. */
function fits(games: number): boolean {
  const width = document.querySelector('.compare-scroll')?.clientWidth ?? 0;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (readable.matter + readable.game * games) * rem <= width;
}

/**
 * All games stand side by side at first where there is room; else two, so that they can be read: the one whose pages the reader comes from,
 * or the first of all, and the next that is complete by itself. The others, and the variants, are there for the choosing.
 */
function beginWithFew(form: HTMLFormElement): void {
  const games = boxes(form, 'game');
  const rulesets = games.filter(({ dataset }) => dataset.ruleset !== undefined);
  if (fits(rulesets.length)) {
    for (const box of games) box.defaultChecked = rulesets.includes(box);
    for (const box of games) box.checked = box.defaultChecked;
    return;
  }
  const from = document.referrer.split('/');
  const own = rulesets.find(({ value }) => from.includes(value)) ?? rulesets[0];
  const other = rulesets.find((box) => box !== own && box.dataset.complete !== undefined);
  for (const box of games) {
    box.defaultChecked = box === own || box === other;
    box.checked = box.defaultChecked;
  }
}

/** Puts the boxes as the address says: a name that the address does not have leaves its boxes as they are at first. */
function readAddress(form: HTMLFormElement): void {
  const wanted = new URLSearchParams(location.search);
  for (const name of ['game', 'topic']) {
    const known = boxes(form, name);
    const values = (wanted.get(name) ?? '').split('.').filter((value) => known.some((box) => box.value === value));
    // An address that names nothing the page has is taken for one that names nothing.
    if (values.length > 0) for (const box of known) box.checked = values.includes(box.value);
  }
  for (const box of boxes(form, 'differing')) box.checked = wanted.get('differing') !== 'no';
}

function writeAddress(form: HTMLFormElement): void {
  const address = new URL(location.href);
  for (const name of ['game', 'topic']) {
    const all = boxes(form, name);
    const checked = all.filter((box) => box.checked);
    if (all.every((box) => box.checked === box.defaultChecked)) address.searchParams.delete(name);
    else address.searchParams.set(name, checked.map((box) => box.value).join('.'));
  }
  if (boxes(form, 'differing').every((box) => box.checked)) address.searchParams.delete('differing');
  else address.searchParams.set('differing', 'no');
  history.replaceState(null, '', address);
}

/** Whether the cells that are shown of a row say different things. */
function differs(row: HTMLTableRowElement, games: ReadonlySet<string>): boolean {
  const cells = [...row.querySelectorAll<HTMLElement>('td')].filter(({ dataset }) => games.has(dataset.game ?? ''));
  return new Set(cells.map((cell) => (cell.querySelector(':scope > span') ?? cell).textContent)).size > 1;
}

/**
 * Lets the reader of the comparison choose games and topics, and see only what differs among the chosen. The choice stands in the
 * address, and goes along to the other languages.
 */
export function filterComparison(): void {
  const form = document.querySelector<HTMLFormElement>('[data-filter]');
  if (!form) return;
  const chosen = (name: string) => new Set(boxes(form, name).flatMap((box) => (box.checked ? [box.value] : [])));

  // Where the games chosen fit beside each other the page scrolls, and their names stay in sight; else the table scrolls in a frame.
  const frameTable = () =>
    document.querySelector('.compare-scroll')?.classList.toggle('fits', fits(chosen('game').size));

  const apply = () => {
    const games = chosen('game');
    const topics = chosen('topic');
    const differing = chosen('differing').size > 0;
    for (const cell of document.querySelectorAll<HTMLElement>('.compare [data-game]')) {
      cell.hidden = !games.has(cell.dataset.game ?? '');
    }
    let shown = 0;
    for (const topic of document.querySelectorAll<HTMLElement>('.compare [data-topic]')) {
      const rows = [...topic.querySelectorAll<HTMLTableRowElement>('tr:not(.topic)')];
      // A title that reached over columns that are not shown would keep their room.
      topic.querySelector('.topic th')?.setAttribute('colspan', String(games.size + 1));
      for (const row of rows) {
        const apart = differs(row, games);
        row.hidden = differing && !apart;
        row.toggleAttribute('data-differs', apart);
      }
      const count = rows.filter((row) => !row.hidden).length;
      topic.hidden = !topics.has(topic.dataset.topic ?? '') || count === 0;
      if (!topic.hidden) shown += count;
    }
    frameTable();
    const status = document.querySelector<HTMLElement>('[data-rows]');
    if (status) status.textContent = fillGaps(status.dataset.rows ?? '', { count: shown });
    document.querySelector('[data-none]')?.toggleAttribute('hidden', shown > 0 && games.size > 0);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-place]'))
      link.search = location.search;
  };

  beginWithFew(form);
  readAddress(form);
  apply();
  addEventListener('resize', frameTable);
  form.addEventListener('change', () => {
    writeAddress(form);
    apply();
  });
}
