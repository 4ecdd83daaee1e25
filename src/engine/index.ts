export { type ClauseAddress, type ClauseId, clausesOf, isClauseAddress, isRulesetId, type RulesetId, rulesetIds, splitAddress } from './clauses/index.ts';
export { type BonusName, type BonusRow, bonusNames, type DescribedValue, type Description, describe } from './describe.ts';
export type { CardValues, MinimumRow, ParameterName, Parameters } from './parameters.ts';
export { failure, type Result, success } from './result.ts';
export { type Agreement, type AgreementError, type Options, type Ruleset, rulesetFor, usualRuleset } from './ruleset.ts';
export type { Ground, Reason } from './rules.ts';
export { reasons } from './rules.ts';
