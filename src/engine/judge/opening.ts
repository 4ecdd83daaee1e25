import { twoOrder } from '../cards/cards.ts';
import { canEmptyHand } from '../play/legal-actions.ts';
import { mustKeep } from '../position/duties.ts';
import { countCanastas, isComplete, isLawfulMeld, pointsOfAll, shapeOf } from '../position/melds.ts';
import type { Placement } from '../position/placement.ts';
import { actingSide, actor, minimumOf, type Position, playableCount } from '../position/position.ts';
import { isOpeningTooLow, waivesMinimum } from '../rules/opening.ts';
import type { Findings } from './verdict.ts';

/** The first melds of a side in a deal: cards of the hand, and the points of a top card of the pile that go with them. */
export interface Opening {
  readonly placements: readonly Placement[];
  readonly topPoints?: number;
}

/** What an opening has to be worth, is worth, and is worth too little (0 or less if it is enough). */
export function valuesOfOpening(position: Position, { placements, topPoints = 0 }: Opening) {
  const minimum = minimumOf(position);
  const { parameters } = position.ruleset;
  const points = placements.reduce((sum, { cards }) => sum + pointsOfAll(parameters, cards), topPoints);
  return { minimum, points, missing: minimum - points };
}

/** Checks a side's first melds against its minimum; `laid` is the position with them, `taken` with the pile as well, where it is taken. */
export function checkOpening(laid: Position, opening: Opening, findings: Findings, taken?: Position): void {
  const { parameters } = laid.ruleset;
  const withPile = taken !== undefined;
  const values = valuesOfOpening(laid, opening);
  const { minimum, points, missing } = values;
  const doubled = isDoubledDeclarer(laid);
  const noBid = laid.contract === null ? 'no-bid' : undefined;
  checkTwos(laid, opening.placements, findings);
  if (doubled) findings.allow('doubled-declarer-opens');
  const complete = missing > 0 && holdsComplete(laid, opening.placements);
  if (!isOpeningTooLow(parameters, points, minimum, complete, missing > 0 && isWaived(laid))) {
    if (missing <= 0) findings.allow(withPile ? 'opening-with-pile' : 'opening-from-hand', noBid);
    else if (!parameters.completeOpens || !complete) findings.allow('minimum-waived');
    else {
      findings.allow('complete-combination-opens');
      if (withPile) findings.allow('opening-with-pile', 'complete-combination');
    }
    return;
  }
  if (doubled) findings.refuse('doubled-opening-too-low', values, withPile ? 'with-pile' : undefined);
  else findings.refuse(withPile ? 'opening-with-pile-too-low' : 'opening-too-low', values, noBid);
  const side = actingSide(laid);
  if (parameters.minimumRaise > 0 && missing <= side.minimumRaise)
    findings.refuse('opening-below-raised-minimum', values);
  if (parameters.completeOpens) return;
  const { drew } = laid.current;
  const goesOut = playableCount(actor(laid)) <= 1 && canEmptyHand(taken ?? laid);
  if (goesOut && !parameters.concealedWaivesMinimum && drew === 'stock')
    findings.refuse('whole-hand-needs-minimum', values);
  if (goesOut && parameters.concealedLooksAt !== 'none' && drew === 'pile')
    findings.refuse('concealed-with-pile-needs-minimum', values);
  const bonus = side.redThrees.length * parameters.redThreeBonus;
  if (complete || (bonus > 0 && bonus >= missing))
    findings.refuse('bonus-opens-nothing', {}, complete ? 'canasta' : undefined);
}

/** Whether the act is a going out concealed that needs no minimum: all melded at once, one card at most left to be discarded. */
function isWaived(laid: Position): boolean {
  const { parameters } = laid.ruleset;
  const canastas = countCanastas(parameters, actingSide(laid).melds);
  const left = playableCount(actor(laid));
  return waivesMinimum(parameters, laid.current.drew === 'stock', mustKeep(laid), left, canastas);
}

/** Whether the player in turn made a bid that was doubled and so opens as if there were none. */
function isDoubledDeclarer({ contract, turn }: Position): boolean {
  return contract?.seat === turn && contract.doubledBy !== null;
}

/** Every meld of twos in an opening holds twos enough; before play the declarer needs another number. */
export function checkTwos(position: Position, placements: readonly Placement[], findings: Findings): void {
  const { parameters } = position.ruleset;
  if (!parameters.twosMelds) return;
  const beforePlay = position.phase === 'contract-opening';
  const least = beforePlay ? parameters.declarerTwos : parameters.openingTwos;
  for (const { type, cards } of placements) {
    if (type.kind !== 'set' || type.order !== twoOrder) continue;
    const count = cards.filter((card) => card.order === twoOrder).length;
    if (count >= least) findings.allow('twos-meld', beforePlay ? 'declarers-opening' : 'opening');
    else if (beforePlay) findings.refuse('declarer-opening-twos', { least, count });
    else findings.refuse('opening-twos', { least, count }, isDoubledDeclarer(position) ? 'doubled' : undefined);
  }
}

/** Whether melds hold a lawful complete canasta or samba, which opens whatever it is worth. */
export function holdsComplete({ ruleset }: Position, placements: readonly Placement[]): boolean {
  const { parameters } = ruleset;
  return placements.some(
    ({ type, cards }) => isComplete(parameters, shapeOf(type, cards)) && isLawfulMeld(parameters, type, cards),
  );
}
