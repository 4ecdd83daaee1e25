import { isLanguageId } from '../../i18n/language.ts';
import { type KnownAddresses, wayBack } from './suggestions.ts';

/** The parts of the address, whatever it is: damaged escapes are taken as they stand. */
function parts(): readonly string[] {
  return location.pathname.split('/').map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

const languageOf = (address: readonly string[]) => address.map((part) => part.toLowerCase()).find(isLanguageId);

/** Answers an unknown address in the language that the address names: the other answers are hidden. */
export function answerInOneLanguage(): void {
  const language = languageOf(parts());
  if (!language) return;
  document.documentElement.lang = language;
  for (const answer of document.querySelectorAll<HTMLElement>('section[data-title]')) {
    answer.hidden = answer.lang !== language;
    if (!answer.hidden) document.title = `${answer.dataset.title} · Canasta Codex`;
  }
}

/**
 * Leads on to the page that the address means, where it only has other letters or strokes: hosts that mind case know no `14-B`. For other
 * addresses it offers, in their language, what is nearest among the clauses, sections and rulesets that there are.
 */
export async function suggestAddresses(): Promise<void> {
  const address = parts();
  const language = languageOf(address);
  const source = document.querySelector<HTMLElement>('[data-addresses]')?.dataset.addresses;
  const place = document.querySelector<HTMLElement>(`section[lang="${language}"] [data-suggestions]`);
  if (!language || !source || !place) return;
  const known = await fetch(source)
    .then((answer): Promise<KnownAddresses[]> => answer.json())
    .catch(() => []);
  const { meant, suggestions: found } = wayBack(address, language, known);
  // A host that has not even the right page must not be asked for it for ever.
  if (meant !== undefined && meant !== location.pathname) {
    location.replace(`${meant}${location.search}${location.hash}`);
    return;
  }
  if (found.length === 0) return;
  const heading = document.createElement('p');
  heading.textContent = place.dataset.suggestions ?? '';
  const list = document.createElement('ul');
  for (const { name, path } of found) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = path;
    link.textContent = name;
    item.append(link);
    list.append(item);
  }
  place.replaceChildren(heading, list);
}
