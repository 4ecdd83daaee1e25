import type { RulesetId } from '../rulesetId.ts';

/** The laboratories, by their names in addresses. */
export const labNames = ['meld', 'pile'] as const;

/** The name of a laboratory. */
export type LabName = (typeof labNames)[number];

/** The rulesets that have laboratories. */
export const labRulesets = ['canasta-fi'] as const satisfies readonly RulesetId[];

/** Sections from which a reader is led to a laboratory. */
const sections: Record<(typeof labRulesets)[number], Record<LabName, readonly number[]>> = {
  'canasta-fi': { meld: [11, 12, 15], pile: [13, 14, 17] },
};

/** Whether a ruleset has laboratories. */
export function hasLabs(ruleset: RulesetId): ruleset is (typeof labRulesets)[number] {
  return labRulesets.some((id) => id === ruleset);
}

/** The laboratories in which what a section says can be tried freely. */
export function labsOf(ruleset: RulesetId, section: number): readonly LabName[] {
  return hasLabs(ruleset) ? labNames.filter((lab) => sections[ruleset][lab].includes(section)) : [];
}

/** Reads the name of a laboratory from a route parameter; throws with the word when it is none. */
export function labId(word: string | undefined): LabName {
  const lab = labNames.find((name) => name === word);
  if (lab === undefined) throw new Error(`“${word}” is no laboratory of the site (${labNames.join(', ')})`);
  return lab;
}

/** What the page of a laboratory is called in every language. */
export function labRest(ruleset: RulesetId, lab: LabName): string {
  return `${ruleset}/lab/${lab}/`;
}
