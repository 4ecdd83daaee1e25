import { standsOn } from '../../engine/index.ts';
import { cardIndex } from '../../i18n/card-index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import { Speech, type SpeechData } from '../../widgets/words/speech.ts';
import { factsOfTasks } from '../../widgets/words/table-words.ts';
import { pagePath } from '../address.ts';
import { clauseName } from '../clause-name.ts';
import { messagesIn } from '../messages.ts';
import { remediesOf } from '../referee/remedies.ts';
import { rulingWords } from '../referee/ruling-words.ts';
import { allRulebooks } from '../rulebook.ts';
import type { RulesetId } from '../ruleset-id.ts';

/** What the tables of a ruleset's pages need of a language: words, card letters, and what the clauses are called. */
export async function speechData(ruleset: RulesetId, language: LanguageId): Promise<SpeechData> {
  const { cards, melds, widgets, reasons, grounds, insight, clause: words } = await messagesIn(language, ruleset);
  const named = [ruleset, ...standsOn(ruleset)];
  const books = (await allRulebooks()).filter(({ id }) => named.includes(id));
  const clauses = books.flatMap((book) =>
    book.sections.flatMap((section) =>
      section.clauses.map((clause) => [`${book.id}/${clause.id}`, clauseName(book, clause, ruleset, words, language)]),
    ),
  );
  const facts = Object.fromEntries(factsOfTasks.map((code) => [code, insight[code]]));
  return {
    language,
    letters: cardIndex[language],
    words: { cards, melds, widgets, reasons, grounds, insight: facts },
    clauses: Object.fromEntries(clauses),
    remedies: remediesOf(ruleset, language, await rulingWords(language, ruleset)),
    root: pagePath(language),
  };
}

const speeches = new Map<string, Promise<Speech>>();

/** A language at work while pages are built. */
export function speechOf(ruleset: RulesetId, language: LanguageId): Promise<Speech> {
  const name = `${ruleset} ${language}`;
  const known = speeches.get(name) ?? speechData(ruleset, language).then((data) => new Speech(data));
  speeches.set(name, known);
  return known;
}
