import { type FaultLink, faultLinks, faultOccurs, usualRuleset } from '../../engine/index.ts';
import type { RulesetId } from '../ruleset-id.ts';

const links = new Map<RulesetId, readonly FaultLink[]>();

/** The kinds of fault that can occur in a ruleset with its usual options, with the clauses they break and those that rule on them. */
export function occurringFaults(ruleset: RulesetId): readonly FaultLink[] {
  const known =
    links.get(ruleset) ?? faultLinks(ruleset).filter(({ kind }) => faultOccurs(usualRuleset(ruleset), kind));
  links.set(ruleset, known);
  return known;
}
