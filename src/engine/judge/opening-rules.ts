import { twoOrder } from '../cards/cards.ts';
import { canEmptyHand } from '../planning/going-out.ts';
import { mustKeepCard } from '../position/duties.ts';
import type { Laying } from '../position/laying.ts';
import { countCanastas, isComplete, makeMeld, pointsOfAll } from '../position/melds.ts';
import { actingSide, actor, baseMinimum, minimumOf, type Position, playableCount } from '../position/position.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { Findings } from './findings.ts';
import { checkMeld } from './meld-rules.ts';

/** The first melds of a side in a deal: cards of the hand, and the points of a top card of the pile that go with them. */
export interface Opening {
  readonly layings: readonly Laying[];
  readonly topPoints: number;
}

function openingPoints({ parameters }: Ruleset, { layings, topPoints }: Opening): number {
  let points = topPoints;
  for (const { cards } of layings) points += pointsOfAll(parameters, cards);
  return points;
}

/** Whether an opening needs nothing but its points: it reaches the minimum and holds no meld of twos, which have a rule of their own. */
export function opensByPoints(position: Position, opening: Opening): boolean {
  const { ruleset } = position;
  if (ruleset.parameters.twosMelds && opening.layings.some(isOfTwos)) return false;
  return openingPoints(ruleset, opening) >= minimumOf(position);
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
  const { layings } = opening;
  const withPile = taken !== null;
  const after = taken ?? laid;
  const points = openingPoints(before.ruleset, opening);
  const minimum = minimumOf(before);
  const doubled = isDoubledDeclarer(before);
  const noBid = before.contract === null ? 'no-bid' : undefined;
  checkTwos(before, layings, parameters.openingTwos, 'opening-twos', findings);
  if (doubled) findings.support('doubled-declarer-opens');
  if (points >= minimum) {
    findings.support(withPile ? 'opening-with-pile' : 'opening-from-hand', noBid);
    return;
  }
  if (parameters.completeOpens && holdsComplete(before, layings)) {
    findings.support('complete-combination-opens');
    if (withPile) findings.support('opening-with-pile', 'complete-combination');
    return;
  }
  if (waivesMinimum(laid)) {
    findings.support('minimum-waived');
    return;
  }
  const values = { minimum, points, missing: minimum - points };
  if (doubled) findings.breach('doubled-opening-too-low', values, withPile ? 'with-pile' : undefined);
  else findings.breach(withPile ? 'opening-with-pile-too-low' : 'opening-too-low', values, noBid);
  const raised = parameters.minimumRaise > 0 && points >= baseMinimum(before, actingSide(before));
  if (raised) findings.breach('opening-below-raised-minimum', values);
  if (parameters.completeOpens) return;
  const goesOut = playableCount(actor(laid)) <= 1 && canEmptyHand(after);
  if (goesOut && !parameters.concealedWaivesMinimum && laid.current.drew === 'stock')
    findings.breach('whole-hand-needs-minimum', values);
  if (goesOut && parameters.concealedLooksAt !== 'none' && laid.current.drew === 'pile')
    findings.breach('concealed-with-pile-needs-minimum', values);
  const canasta = holdsComplete(before, layings);
  const redThrees = actingSide(before).redThrees.length * parameters.redThreeBonus;
  if (canasta || (redThrees > 0 && points + redThrees >= minimum)) {
    findings.breach('bonus-opens-nothing', {}, canasta ? 'canasta' : undefined);
  }
}

/** Whether the act is a going out concealed that needs no minimum: all melded at once, one card at most left to be discarded. */
function waivesMinimum(laid: Position): boolean {
  const { parameters } = laid.ruleset;
  if (!parameters.concealedWaivesMinimum || laid.current.drew !== 'stock' || mustKeepCard(laid)) return false;
  const canastas = countCanastas(parameters, actingSide(laid).melds);
  return playableCount(actor(laid)) <= 1 && canastas >= Math.max(1, parameters.canastasToGoOut);
}

/** Whether the player in turn made a bid that was doubled and so opens as if there were none. */
function isDoubledDeclarer(position: Position): boolean {
  return position.contract?.seat === position.turn && position.contract.doubledBy !== null;
}

function isOfTwos({ intention }: Laying): boolean {
  return intention.kind === 'set' && intention.order === twoOrder;
}

/** Every meld of twos in an opening holds so many twos. */
export function checkTwos(
  position: Position,
  layings: readonly Laying[],
  least: number,
  reason: 'opening-twos' | 'declarer-opening-twos',
  findings: Findings,
): void {
  if (!position.ruleset.parameters.twosMelds) return;
  for (const laying of layings) {
    if (!isOfTwos(laying)) continue;
    const { cards } = laying;
    const twos = cards.filter((card) => card.order === twoOrder).length;
    if (twos >= least) {
      findings.support('twos-meld', reason === 'opening-twos' ? 'opening' : 'declarers-opening');
      continue;
    }
    const doubled = reason === 'opening-twos' && isDoubledDeclarer(position);
    findings.breach(reason, { least, count: twos }, doubled ? 'doubled' : undefined);
  }
}

/** Whether melds hold a lawful complete canasta or samba, which opens whatever it is worth. */
export function holdsComplete(position: Position, layings: readonly Laying[]): boolean {
  const { ruleset } = position;
  return layings.some(({ intention, cards }) => {
    if (!isComplete(ruleset.parameters, makeMeld('', intention, cards, true))) return false;
    const findings = new Findings(ruleset, 'permission');
    checkMeld(ruleset.parameters, null, intention, cards, findings);
    return !findings.broken;
  });
}
