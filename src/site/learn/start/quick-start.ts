import { getCollection, getEntry } from 'astro:content';
import type { LanguageId } from '../../../i18n/language.ts';
import { isRulesetId, type RulesetId } from '../../ruleset-id.ts';
import type { Differences } from '../../schema/teaching/differences.ts';
import type { Saying, Start } from '../../schema/teaching/quick-start.ts';

/** The quick start of a ruleset. */
export async function startOf(ruleset: RulesetId): Promise<Start> {
  const entry = await getEntry('starts', ruleset);
  if (!entry) throw new Error(`content/learn/${ruleset}/start.yaml is missing`);
  return entry.data;
}

/** The words of a saying in a language, still with gaps for numbers and marks of terms. */
export async function patternOf(saying: Saying, language: LanguageId): Promise<string> {
  if (typeof saying !== 'string') return saying[language];
  const entry = await getEntry('statements', saying);
  if (!entry) throw new Error(`content/learn/statements.yaml has no “${saying}”`);
  return entry.data[language];
}

/** The games from which somebody may come to a ruleset, with what is different there. */
export interface WayOver {
  readonly ruleset: RulesetId;
  readonly from: RulesetId;
  readonly differences: Differences;
}

/** Every pair of rulesets whose differences are written. */
export async function waysOver(): Promise<WayOver[]> {
  const entries = await getCollection('differences');
  return entries.flatMap(({ id, data }) => {
    const [ruleset = '', from = ''] = id.split('/');
    return isRulesetId(ruleset) && isRulesetId(from) ? [{ ruleset, from, differences: data }] : [];
  });
}
