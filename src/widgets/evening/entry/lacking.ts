import type { Ruleset } from '../../../engine/index.ts';
import { type Draft, isBidSaid } from '../game/game.ts';

/** What a deal may still lack when it is to be entered: the ruling that has made a side lose, how it ended, or a part of the bid. */
export type Lacking = 'ruling' | 'end' | 'bid' | 'level' | 'denomination';

/**
 * What a draft lacks first; null if it can be entered. A side that is said to have lost the game by a ruling has not lost it before the ruling is
 * named, and nothing that was said of it is left out silently; once it has lost, neither the end nor the bid is asked for.
 */
export function lackingOf(ruleset: Ruleset, draft: Draft): Lacking | null {
  const { entry, endSaid, bid, losing } = draft;
  if (losing !== null && ruleset.seating.sides.includes(losing)) return 'ruling';
  if (!endSaid) return 'end';
  if (entry.loser !== null || isBidSaid(ruleset, draft)) return null;
  if (bid === null || bid === 'none') return 'bid';
  return bid.level === null ? 'level' : 'denomination';
}
