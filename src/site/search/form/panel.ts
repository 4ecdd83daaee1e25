import { fillGaps } from '../../../i18n/gaps.ts';
import { isLanguageId, type LanguageId, languageIds } from '../../../i18n/language.ts';
import { isRulesetId, type RulesetId } from '../../ruleset-id.ts';
import type { Answer, Search } from '../search-in.ts';
import { answerIn, nothing, type SearchWords } from './results.ts';

/** How long a pause in typing must be before the search begins, in milliseconds. */
const pause = 30;
/** The longest query that is kept in the address. */
const longest = 300;

/** What stands in the search form. */
interface Asked {
  readonly typed: string;
  readonly ruleset: string;
  readonly everywhere: boolean;
}

function read(form: HTMLFormElement): Asked {
  const data = new FormData(form);
  return {
    typed: String(data.get('q') ?? '').trim(),
    ruleset: String(data.get('ruleset') ?? ''),
    everywhere: data.has('all'),
  };
}

/** The address of a search, which opens it again. */
function addressOf({ typed, ruleset, everywhere }: Asked): string {
  const query = new URLSearchParams(typed === '' ? [] : [['q', typed.slice(0, longest)]]);
  if (ruleset !== '') query.set('ruleset', ruleset);
  if (everywhere) query.set('all', '1');
  return `?${query}`;
}

/** The search in a language; its script comes beside the page, not with it. */
async function search(language: LanguageId, base: string): Promise<Search> {
  const opening = await import('../open.ts');
  return opening.search(language, base);
}

/** What is shown for a search, and how many clauses were found: in all, or of each ruleset where one was asked for that stands on others. */
interface Results {
  readonly shown: readonly HTMLElement[];
  readonly counts: readonly string[];
}

function countsOf({ data }: Search, { records, scope }: Answer, asked: RulesetId | undefined): string[] {
  if (records.length === 0) return [];
  const each = [...(scope ?? [])].map((ruleset) => {
    const own = records.filter((record) => record.ruleset === ruleset).length;
    return `${data.rulesets.find(({ id }) => id === ruleset)?.name ?? ruleset} ${own}`;
  });
  return [asked === undefined || each.length < 2 ? String(records.length) : `${records.length} (${each.join(', ')})`];
}

async function results(asked: Asked, language: LanguageId, base: string, words: SearchWords): Promise<Results> {
  const ruleset = isRulesetId(asked.ruleset) ? asked.ruleset : undefined;
  const languages = asked.everywhere ? [language, ...languageIds.filter((other) => other !== language)] : [language];
  const answers = await Promise.all(
    languages.map(async (each) => {
      const opened = await search(each, base);
      return { opened, answer: await opened.answer(asked.typed, ruleset) };
    }),
  );
  const found = answers.filter(({ answer }, place) => answer.records.length > 0 || (place === 0 && answer.elsewhere));
  const shown = found.map(({ opened, answer }) => answerIn(opened, answer, ruleset, words, base));
  const counts = found.flatMap(({ opened, answer }) => countsOf(opened, answer, ruleset));
  if (counts.length > 0) return { shown, counts };
  return { shown: [...shown, nothing(words, asked.typed.slice(0, longest), language, base)], counts };
}

/**
 * Brings a search form to life: what is typed is searched at once, and shown below. `onAsked` hears of every search, with the address
 * that opens it again.
 */
export function offerSearch(form: HTMLFormElement, onAsked: (address: string) => void): void {
  const { language = '', base = '/', words: texts = '{}' } = form.dataset;
  const words: SearchWords = JSON.parse(texts);
  const place = form.parentElement?.querySelector<HTMLElement>('[data-results]');
  const status = form.parentElement?.querySelector<HTMLElement>('[data-status]');
  if (!isLanguageId(language) || !place || !status) return;
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async () => {
    const asked = read(form);
    const own = ++latest;
    onAsked(addressOf(asked));
    if (asked.typed === '') {
      place.replaceChildren();
      status.textContent = '';
      return;
    }
    const waiting = setTimeout(() => {
      if (own === latest) status.textContent = words.waiting;
    }, 400);
    const answered = await results(asked, language, base, words).catch(() => undefined);
    clearTimeout(waiting);
    if (own !== latest) return;
    place.replaceChildren(...(answered?.shown ?? []));
    const count = answered?.counts.join(' + ');
    status.textContent = count === undefined ? words.failed : count === '' ? '' : fillGaps(words.found, { count });
  };
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(run, pause);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    void run();
  });
  if (read(form).typed !== '') void run();
  // What is needed to answer comes while the reader types.
  else void search(language, base).catch(() => undefined);
}
