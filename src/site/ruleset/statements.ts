import { getCollection } from 'astro:content';
import { describe } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import { messagesIn } from '../messages.ts';
import { isTableName, numbersOf } from '../parameters.ts';
import type { RulesetId } from '../ruleset-id.ts';
import { type PlainValue, valueInWords } from '../value-in-words.ts';

/** One number or choice of a ruleset in words, with the address of the clause that states it. */
export interface Statement {
  readonly name: string;
  readonly value: string;
  readonly clause: string;
}

/** Statements that belong together. */
export interface StatementGroup {
  readonly title: string;
  readonly statements: readonly Statement[];
}

/** The simple values that the engine describes, by name. Tables are shown apart, and so is a bonus that adds nothing to another. */
function describedValues(ruleset: RulesetId): Map<string, { value: PlainValue; clause: string }> {
  const description = describe(ruleset);
  if (!description.ok) throw new Error(`the engine cannot describe ${ruleset}: ${description.error.code}`);
  const bonuses: readonly string[] = numbersOf(ruleset).bonuses.map(({ bonus }) => bonus);
  const values = new Map<string, { value: PlainValue; clause: string }>();
  for (const { name, value, clause } of description.value) {
    if (typeof value === 'object' || isTableName(name)) continue;
    if (name === 'allRedThreesBonus' && !bonuses.includes(name)) continue;
    values.set(name, { value, clause });
  }
  return values;
}

/** Everything that the engine states of a ruleset, group by group, in a language. */
export async function statementsOf(ruleset: RulesetId, language: LanguageId): Promise<StatementGroup[]> {
  const { parameters: words } = await messagesIn(language);
  const values = describedValues(ruleset);
  const groups = await getCollection('parameters');
  return groups
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ data: { title, parameters } }) => ({
      title: title[language],
      statements: Object.entries(parameters).flatMap(([name, named]) => {
        const stated = values.get(name);
        if (!stated) return [];
        return [
          { name: named[language], value: valueInWords(stated.value, named, words, language), clause: stated.clause },
        ];
      }),
    }))
    .filter(({ statements }) => statements.length > 0);
}
