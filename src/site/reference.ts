import { isRulesetId, type RulesetId } from './ruleset-id.ts';

/** A clause or a whole section of a ruleset, as a reference names it. */
export interface Reference {
  readonly ruleset: RulesetId;
  /** `14-b` for a clause, `14` for a section. */
  readonly clause: string;
}

/** Reads `14-b`, `14` or `samba/10-a`; a reference without a ruleset means the ruleset it stands in. */
export function reference(words: string, home: RulesetId): Reference {
  const slash = words.indexOf('/');
  if (slash < 0) return { ruleset: home, clause: words };
  const ruleset = words.slice(0, slash);
  if (!isRulesetId(ruleset)) throw new Error(`“${words}” names no ruleset of the site`);
  return { ruleset, clause: words.slice(slash + 1) };
}

/** The number of the section that a clause belongs to: a clause id begins with it. */
export function sectionNumber(clause: string): number {
  return Number.parseInt(clause, 10);
}
