import { twoOrder } from '../cards/cards.ts';
import { canEmptyHand } from '../play/abilities.ts';
import { mustKeepCard } from '../position/duties.ts';
import { countCanastas, isComplete, isLawfulMeld, makeMeld, pointsOfAll } from '../position/melds.ts';
import type { Placement } from '../position/placement.ts';
import { actingSide, actor, baseMinimum, minimumOf, type Position, playableCount } from '../position/position.ts';
import { hasTooFewTwos, isOpeningTooLow, waivesMinimum } from '../rules/opening.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Findings } from './findings.ts';

/** The first melds of a side in a deal: cards of the hand, and the points of a top card of the pile that go with them. */
export interface Opening {
  readonly placements: readonly Placement[];
  readonly topPoints: number;
}

/** The points of cards that are laid together. */
export function pointsOfPlacements({ parameters }: Ruleset, placements: readonly Placement[]): number {
  return placements.reduce((points, { cards }) => points + pointsOfAll(parameters, cards), 0);
}

/** Whether an opening is worth its minimum. */
export function reachesMinimum(position: Position, { placements, topPoints }: Opening): boolean {
  return topPoints + pointsOfPlacements(position.ruleset, placements) >= minimumOf(position);
}

/**
 * Checks the first meld of a side in a deal against its minimum. `laid` is the position with the melds, `taken`
 * that with the pile as well, where it is taken. The minimum is waived for going out concealed after a stock draw, where the ruleset says so.
 */
export function checkOpening(
  laid: Position,
  before: Position,
  opening: Opening,
  findings: Findings,
  taken: Position | null = null,
): void {
  const { parameters } = before.ruleset;
  const { placements } = opening;
  const withPile = taken !== null;
  const after = taken ?? laid;
  const points = opening.topPoints + pointsOfPlacements(before.ruleset, placements);
  const minimum = minimumOf(before);
  const doubled = isDoubledDeclarer(before);
  const noBid = before.contract === null ? 'no-bid' : undefined;
  checkTwos(before, placements, findings);
  if (doubled) findings.allow('doubled-declarer-opens');
  const complete = points < minimum && holdsComplete(before, placements);
  if (!isOpeningTooLow(parameters, points, minimum, complete, points < minimum && isWaived(laid))) {
    if (points >= minimum) findings.allow(withPile ? 'opening-with-pile' : 'opening-from-hand', noBid);
    else if (!parameters.completeOpens || !complete) findings.allow('minimum-waived');
    else {
      findings.allow('complete-combination-opens');
      if (withPile) findings.allow('opening-with-pile', 'complete-combination');
    }
    return;
  }
  const values = { minimum, points, missing: minimum - points };
  if (doubled) findings.refuse('doubled-opening-too-low', values, withPile ? 'with-pile' : undefined);
  else findings.refuse(withPile ? 'opening-with-pile-too-low' : 'opening-too-low', values, noBid);
  const raised = parameters.minimumRaise > 0 && points >= baseMinimum(before, actingSide(before));
  if (raised) findings.refuse('opening-below-raised-minimum', values);
  if (parameters.completeOpens) return;
  const goesOut = playableCount(actor(laid)) <= 1 && canEmptyHand(after);
  if (goesOut && !parameters.concealedWaivesMinimum && laid.current.drew === 'stock')
    findings.refuse('whole-hand-needs-minimum', values);
  if (goesOut && parameters.concealedLooksAt !== 'none' && laid.current.drew === 'pile')
    findings.refuse('concealed-with-pile-needs-minimum', values);
  const redThrees = actingSide(before).redThrees.length * parameters.redThreeBonus;
  if (complete || (redThrees > 0 && points + redThrees >= minimum))
    findings.refuse('bonus-opens-nothing', {}, complete ? 'canasta' : undefined);
}

/** Whether the act is a going out concealed that needs no minimum: all melded at once, one card at most left to be discarded. */
function isWaived(laid: Position): boolean {
  const { parameters } = laid.ruleset;
  const canastas = countCanastas(parameters, actingSide(laid).melds);
  const left = playableCount(actor(laid));
  return waivesMinimum(parameters, laid.current.drew === 'stock', mustKeepCard(laid), left, canastas);
}

/** Whether the player in turn made a bid that was doubled and so opens as if there were none. */
function isDoubledDeclarer(position: Position): boolean {
  return position.contract?.seat === position.turn && position.contract.doubledBy !== null;
}

function isOfTwos({ type }: Placement): boolean {
  return type.kind === 'set' && type.order === twoOrder;
}

/** Every meld of twos in an opening holds twos enough; before play the declarer needs another number. */
export function checkTwos(position: Position, placements: readonly Placement[], findings: Findings): void {
  const { parameters } = position.ruleset;
  if (!parameters.twosMelds) return;
  const beforePlay = position.phase === 'contract-opening';
  const reason = beforePlay ? 'declarer-opening-twos' : 'opening-twos';
  const least = beforePlay ? parameters.declarerTwos : parameters.openingTwos;
  for (const placement of placements) {
    if (!isOfTwos(placement)) continue;
    const { cards } = placement;
    const twos = cards.filter((card) => card.order === twoOrder).length;
    if (!hasTooFewTwos(parameters, twos, beforePlay)) {
      findings.allow('twos-meld', beforePlay ? 'declarers-opening' : 'opening');
      continue;
    }
    const doubled = !beforePlay && isDoubledDeclarer(position);
    findings.refuse(reason, { least, count: twos }, doubled ? 'doubled' : undefined);
  }
}

/** Whether melds hold a lawful complete canasta or samba, which opens whatever it is worth. */
export function holdsComplete(position: Position, placements: readonly Placement[]): boolean {
  const { parameters } = position.ruleset;
  return placements.some(
    ({ type, cards }) =>
      isComplete(parameters, makeMeld('', type, cards, true)) && isLawfulMeld(parameters, type, cards),
  );
}
