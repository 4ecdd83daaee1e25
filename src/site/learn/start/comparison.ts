import { getCollection } from 'astro:content';
import type { LanguageId } from '../../../i18n/language.ts';
import { formatNumber } from '../../../i18n/phrase.ts';
import { messagesIn } from '../../messages.ts';
import type { RulesetId } from '../../ruleset-id.ts';
import { sayingNumbers } from '../saying.ts';

/** A parameter in two rulesets: its name and both values as texts. */
export interface ComparisonRow {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** Parameters of two rulesets side by side; one that a ruleset does not have is shown as a dash. Throws where neither has it. */
export async function comparisonRows(
  names: readonly string[],
  from: RulesetId,
  to: RulesetId,
  language: LanguageId,
): Promise<ComparisonRow[]> {
  const groups = await getCollection('parameters');
  const words = new Map(groups.flatMap(({ data }) => Object.entries(data.parameters)));
  const { start } = await messagesIn(language);
  const value = (ruleset: RulesetId, name: string): string => {
    const number = sayingNumbers(ruleset).get(name);
    return number === undefined ? '–' : formatNumber(number, language);
  };
  return names.map((name) => {
    const label = name === 'highestMinimum' ? start.highestMinimum : words.get(name)?.[language];
    if (label === undefined) throw new Error(`content/parameters.yaml has no words for ${name}`);
    return { label, from: value(from, name), to: value(to, name) };
  });
}
