import type { ClauseAddress } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import type { ClauseTold } from '../../widgets/exam/exam-data.ts';
import { pagePath, permalinkRest } from '../address.ts';
import { clauseName } from '../clause-name.ts';
import { clauseNumber } from '../clause-number.ts';
import { messagesIn } from '../messages.ts';
import { reference } from '../reference.ts';
import { referred } from '../rulebook.ts';
import type { RulesetId } from '../ruleset-id.ts';
import type { FaultInWords } from './guide.ts';

/** What clauses are called on the pages of a ruleset, and where they stand. */
export async function clausesTold(
  addresses: readonly ClauseAddress[],
  ruleset: RulesetId,
  language: LanguageId,
): Promise<readonly (ClauseTold & { readonly address: ClauseAddress })[]> {
  const { clause: words } = await messagesIn(language);
  return Promise.all(
    [...new Set(addresses)].map(async (address) => {
      const { book, clause, section } = await referred(reference(address, ruleset));
      const named = clause ?? { id: String(section.nr) };
      const name =
        book.id === ruleset
          ? clauseNumber(named, book.letters, language)
          : clauseName(book, named, ruleset, words, language);
      return { address, name, path: pagePath(language, permalinkRest(book.id, named.id)) };
    }),
  );
}

/** The clauses that the rulings on faults rest on, each once, in the order in which they are named. */
export function clausesOfFaults(faults: readonly FaultInWords[]): readonly ClauseAddress[] {
  const rulings = faults.flatMap((fault) => fault.rulings);
  return [
    ...new Set(rulings.flatMap(({ clauses, options }) => [...clauses, ...options.flatMap((option) => option.clauses)])),
  ];
}
