import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';

/** A ruling by which a side loses the whole game. */
export interface LosingRuling {
  readonly what: 'talk' | 'gross-irregularity';
  readonly clause: ClauseAddress;
  /** The points that it credits to the other side; 0 where the document names none. */
  readonly award: number;
}

/**
 * The rulings by which a side may lose the whole game: talk after a reminder, with what the document then credits to the other side, and a jury's
 * decision. Empty in games of which the document knows no such ruling.
 */
export function losingRulings({ stated, facts }: Ruleset): readonly LosingRuling[] {
  const { tableTalkPenalty: talk } = stated;
  const rulings: LosingRuling[] = [];
  if (talk !== undefined && talk.value > 0) rulings.push({ what: 'talk', clause: talk.clause, award: talk.value });
  if (facts.lostByJury !== undefined) rulings.push({ what: 'gross-irregularity', clause: facts.lostByJury, award: 0 });
  return rulings;
}

/** The points that a ruling by which a side has lost the game credits to the other; 0 for a ruling that the game does not know. */
export function awardOfLostGame(ruleset: Ruleset, clause: ClauseAddress): number {
  return losingRulings(ruleset).find((ruling) => ruling.clause === clause)?.award ?? 0;
}
