import { isLanguageId, type LanguageId } from '../../i18n/language.ts';
import type { LanguageFiles, Outcome } from './kept.ts';
import { ask, isKeptUnasked, keep, remove } from './kept-languages.ts';

/** One language of the page, with the parts that change. */
interface Row {
  readonly language: LanguageId;
  readonly files: string;
  readonly part: (name: 'size' | 'kept' | 'keep' | 'remove' | 'state') => HTMLElement | null;
}

function rowsIn(list: HTMLElement): Row[] {
  return [...list.querySelectorAll<HTMLElement>('[data-kept-language]')].flatMap((item) => {
    const { keptLanguage = '', files = '' } = item.dataset;
    return isLanguageId(keptLanguage)
      ? [{ language: keptLanguage, files, part: (name) => item.querySelector<HTMLElement>(`[data-${name}]`) } as const]
      : [];
  });
}

/** Writes how much has to be fetched for a language, in the language of the page. */
async function showSize({ files, part }: Row): Promise<void> {
  const { bytes }: LanguageFiles = await (await fetch(files)).json();
  const format = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  const size = part('size');
  if (size) size.textContent = new Intl.NumberFormat(document.documentElement.lang, format).format(bytes / 1e6);
}

function show(element: HTMLElement | null, isShown: boolean): void {
  if (element) element.hidden = !isShown;
}

/**
 * Shows which languages are kept, with the size of each, and lets the reader keep and remove them. Where the page stands in for one that
 * is not kept, it says so.
 */
export async function showKeptLanguages(): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-kept-languages]');
  if (!list) return;
  const isInstead = !/\/offline\/$/.test(location.pathname);
  show(document.querySelector<HTMLElement>('[data-instead]'), isInstead);
  const { loading = '', failed = '', full = '' } = list.dataset;
  const why = (outcome: Outcome) => ('failed' in outcome ? (outcome.failed === 'room' ? full : failed) : '');
  const rows = rowsIn(list);
  const showKept = (outcome: Outcome) => {
    if (!('kept' in outcome)) return;
    for (const { language, part } of rows) {
      const isKept = outcome.kept.includes(language);
      show(part('kept'), isKept);
      show(part('remove'), isKept);
      show(part('keep'), !isKept);
    }
  };
  const fetchRow = async (
    { part }: Row,
    begin: (tell: (outcome: Outcome) => void) => Promise<Outcome>,
  ): Promise<Outcome> => {
    const say = (text: string) => {
      const state = part('state');
      if (state) state.textContent = text;
    };
    show(part('keep'), false);
    say(loading);
    const outcome = await begin((each) => {
      if ('done' in each) say(`${loading} ${Math.floor((100 * each.done) / each.all)} %`);
    });
    showKept(outcome);
    say(why(outcome));
    show(part('keep'), 'failed' in outcome);
    return outcome;
  };
  for (const row of rows) {
    const { language, part } = row;
    part('keep')?.addEventListener('click', async () => {
      const outcome = await fetchRow(row, (tell) => keep(language, tell));
      part('failed' in outcome ? 'keep' : 'remove')?.focus();
    });
    part('remove')?.addEventListener('click', async () => {
      showKept(await remove(language));
      part('keep')?.focus();
    });
  }
  if (!('serviceWorker' in navigator)) return;
  await Promise.all(rows.map((row) => showSize(row).catch(() => undefined)));
  const known = await ask({ ask: 'tell' });
  showKept(known);
  // Without a service worker nothing can be kept, and the reader is told why.
  for (const { language, part } of rows) {
    const state = part('state');
    if (state && language === document.documentElement.lang) state.textContent = why(known);
  }
  // The language of the page is on its way unasked: that is shown.
  const own = rows.find(({ language }) => language === document.documentElement.lang);
  if (own && isKeptUnasked(own.language) && 'kept' in known && !known.kept.includes(own.language))
    await fetchRow(own, (tell) =>
      ask({ ask: 'keep', language: own.language, page: location.pathname, thorough: false }, tell),
    );
}
