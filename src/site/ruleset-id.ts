import { isRulesetId, type RulesetId, rulesetIds } from '../engine/index.ts';

export { isRulesetId, type RulesetId, rulesetIds };

/** Reads a ruleset id from a word that must be one, such as a route parameter; throws with the word when it is not. */
export function rulesetId(word: string | undefined): RulesetId {
  if (word !== undefined && isRulesetId(word)) return word;
  throw new Error(`“${word}” is not a ruleset of the site (${rulesetIds.join(', ')})`);
}
