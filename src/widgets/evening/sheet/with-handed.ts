import { type DealEntry, losingRulings, type Ruleset } from '../../../engine/index.ts';
import { withSide } from '../entry/draft.ts';
import { withUnderWay } from '../game/changes.ts';
import { rulesetOf } from '../game/game.ts';
import type { HandedPenalty } from '../penalty-link.ts';
import { changedSheet, type OpenSheet } from './use-sheet.ts';

/** The sheet with what a ruling has charged in the deal that is being written down. */
export function withHanded(sheet: OpenSheet | null, penalties: readonly HandedPenalty[]): OpenSheet | null {
  if (sheet === null || sheet.isCopy || penalties.length === 0) return sheet;
  const ruleset = rulesetOf(sheet.game);
  const game = withUnderWay(sheet.game, (draft) => {
    const entry = withCharges(ruleset, draft.entry, penalties);
    return { ...draft, entry, endSaid: draft.endSaid || entry.loser !== null };
  });
  return changedSheet(sheet, game, false);
}

/** The entry with what a ruling has charged; points that come with a lost game say that the other side has lost it. */
export function withCharges(ruleset: Ruleset, entry: DealEntry, penalties: readonly HandedPenalty[]): DealEntry {
  const { sides } = ruleset.seating;
  let charged = entry;
  for (const { side, points, clause } of penalties.filter((each) => sides.includes(each.side))) {
    const [loser, ...more] = sides.filter((other) => other !== side);
    const isAward = losingRulings(ruleset).some((ruling) => ruling.clause === clause && ruling.award === -points);
    const own = charged.sides[side]?.penalties ?? [];
    if (isAward && loser !== undefined && more.length === 0) charged = { ...charged, loser, lostBy: clause };
    else charged = withSide(ruleset, charged, side, { penalties: [...own, { points, clause }] });
  }
  return charged;
}
