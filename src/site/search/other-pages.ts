import { regulatesFaults } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import { examRest, lessonRest, refereeRest, startRest } from '../address.ts';
import { lessonsOf } from '../learn/lesson/lessons.ts';
import { sayingPieces } from '../learn/saying.ts';
import { patternOf, startOf } from '../learn/start/quick-start.ts';
import { messagesIn } from '../messages.ts';
import { examWords } from '../referee/exam/exam-words.ts';
import { type FaultInWords, guideInWords } from '../referee/guide.ts';
import { rulingWords } from '../referee/ruling-words.ts';
import type { RulesetId } from '../ruleset-id.ts';
import type { SearchPage } from './data.ts';

/** What other pages say of the clauses of a ruleset, in players' words, by the id of the clause; and these pages, to be found themselves. */
export interface OtherPages {
  readonly said: ReadonlyMap<string, readonly string[]>;
  readonly pages: readonly SearchPage[];
}

/** The clauses on which the rulings of a fault rest first of all. */
function rulingClauses({ rulings }: FaultInWords): ReadonlySet<string> {
  return new Set(rulings.flatMap(({ clauses }) => clauses.slice(0, 1)));
}

function addressOf(clause: string, ruleset: RulesetId): string {
  return clause.includes('/') ? clause : `${ruleset}/${clause}`;
}

/** Reads the quick start, the lessons and the referee's guide of a ruleset. */
export async function otherPages(ruleset: RulesetId, language: LanguageId): Promise<OtherPages> {
  const { start: startWords } = await messagesIn(language);
  const guideWords = await rulingWords(language, ruleset);
  const said = new Map<string, string[]>();
  const say = (clause: string, text: string) => {
    const id = clause.startsWith(`${ruleset}/`) ? clause.slice(ruleset.length + 1) : clause;
    said.set(id, [...(said.get(id) ?? []), text]);
  };
  const pages: SearchPage[] = [];

  for (const { faults } of guideInWords(ruleset, language, guideWords)) {
    for (const fault of faults) {
      const clauses = [...rulingClauses(fault)];
      pages.push({
        title: fault.name,
        ruleset,
        rest: `${refereeRest(ruleset)}#${fault.kind}`,
        fault: { kind: fault.kind, clauses: clauses.map((clause) => addressOf(clause, ruleset)) },
      });
      for (const clause of clauses) say(clause, `${fault.name}\n${guideWords.synonyms[fault.kind] ?? ''}`);
    }
  }
  if (regulatesFaults(ruleset)) {
    const { page } = await examWords(language);
    // Where the rail may part the word, nobody types a sign.
    pages.push({ title: page.short.replaceAll('\u00AD', ''), ruleset, rest: examRest(ruleset) });
  }
  for (const { part, statements, after = [] } of (await startOf(ruleset)).parts) {
    pages.push({ title: startWords[part], ruleset, rest: `${startRest(ruleset)}#${part}` });
    for (const { say: saying, clauses } of [...statements, ...after]) {
      const pieces = sayingPieces(await patternOf(saying, language), ruleset, language);
      const text = pieces.map((piece) => piece.text).join('');
      if (clauses.length === 1) for (const clause of clauses) say(clause, text);
    }
  }
  const lessons = await lessonsOf(ruleset);
  for (const { nr, title } of lessons) pages.push({ title: title[language], ruleset, rest: lessonRest(ruleset, nr) });
  return { said, pages };
}
