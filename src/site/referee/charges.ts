import { type ClauseAddress, rulesetFor, type Side, usualRuleset } from '../../engine/index.ts';
import { type HandedPenalty, writePenalties } from '../../widgets/evening/penalty-link.ts';
import type { RulesetId } from '../ruleset-id.ts';
import type { Charged } from './guide.ts';

/** The sides that may be at fault at some table of a game: a third one where three may play, each for himself. */
export function chargeableSides(ruleset: RulesetId): readonly Side[] {
  const three = rulesetFor(ruleset, { players: 3 });
  return (three.ok ? three.value : usualRuleset(ruleset)).seating.sides;
}

/** What a ruling charges, by sides: the side at fault loses the penalty, every other side wins the award. */
export function handedPenalties(
  { penalty, award }: Charged,
  atFault: Side,
  sides: readonly Side[],
  clause: ClauseAddress,
): readonly HandedPenalty[] {
  const lost = penalty > 0 ? [{ side: atFault, points: penalty, clause }] : [];
  const won =
    award > 0 ? sides.filter((side) => side !== atFault).map((side) => ({ side, points: -award, clause })) : [];
  return [...lost, ...won];
}

/** The fragment by which a score sheet takes over what a ruling charges; undefined where it charges nothing. */
export function chargesFragment(
  charged: Charged,
  atFault: Side,
  sides: readonly Side[],
  clause: ClauseAddress,
): string | undefined {
  const penalties = handedPenalties(charged, atFault, sides, clause);
  return penalties.length === 0 ? undefined : `#${writePenalties(penalties)}`;
}
