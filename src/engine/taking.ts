import type { TakeAction } from './action.ts';
import type { Card } from './cards.ts';
import { hasDuty, lostDraw, mayNotDraw, mayNotMeld, mustLayRedThrees } from './duties.ts';
import { goOut } from './ending.ts';
import { Findings } from './findings.ts';
import { withUnknownCards } from './hand.ts';
import type { Laying } from './laying.ts';
import { findMeld, groupLayings, intentionOfMeld, joinedMeld, layCards } from './melding.ts';
import { comeTooLate, isComplete, type Meld, pointsOf, standsAsWild, twoOrder } from './melds.ts';
import { checkOpening } from './opening-rules.ts';
import type { Parameters } from './parameters.ts';
import {
  actingSide,
  actor,
  countOf,
  freezes,
  hasOpened,
  holdsFreezingCard,
  isFrozen,
  type Position,
  playableCount,
  topOf,
  withActingSide,
  withActor,
} from './position.ts';
import type { Reason } from './rules.ts';
import { extensionsOf, sequenceRun } from './sequence.ts';
import { drawFromStock } from './stock.ts';
import { takeCandidates } from './take-candidates.ts';
import { checkTurnCanEnd, isOut, mustGoOut } from './turn-end.ts';

/** Judges taking the discard pile. */
export function take(position: Position, action: TakeAction, findings: Findings): Position {
  const top = topOf(position);
  checkMayTake(position, top, findings);
  if (top === undefined) return position;
  const plan = planTake(position, action, top, findings);
  if (plan === null || !isUsableTop(position, top, plan, findings)) return position;
  checkDepth(position, action, findings);
  const way = new Findings(position.ruleset, findings.carriesOut);
  checkWay(position, action, top, plan, way);
  findings.include(way);
  const layings = [...withSurplusApart(position, plan.laying), ...groupLayings(position, action.melds)];
  if (!way.broken) return carryOut(position, action, top, layings, findings);
  if (!findings.carriesOut) return position;
  const attempted = new Findings(position.ruleset, false);
  carryOut(position, action, top, layings, attempted);
  findings.include(attempted, ({ reason }) => besideTheWay.has(reason));
  return position;
}

/** Rules that cards laid for the pile can break although they give no right to it in the first place. */
const besideTheWay: ReadonlySet<Reason> = new Set<Reason>([
  'card-not-held',
  'card-still-in-pile',
  'card-still-in-pile-at-opening',
  'partners-penalty-card',
  'too-many-wilds',
  'too-many-wilds-in-canasta',
  'too-many-wilds-onto-canasta',
  'too-few-naturals',
  'wild-onto-canasta',
  'wilds-exceed-naturals',
  'wilds-reserved',
  'red-three-in-meld',
  'opening-with-pile-too-low',
  'opening-below-raised-minimum',
  'bonus-opens-nothing',
]);

/** What taking the pile is barred by, whatever the player lays for it. */
function checkMayTake(position: Position, top: Card | undefined, findings: Findings): void {
  const { parameters } = position.ruleset;
  const state = actor(position);
  if (mayNotDraw(state)) findings.breach('no-draw-this-turn', {}, lostDraw(state));
  if (hasDuty(state, 'no-pile-next-turn', 'must-draw-from-stock')) findings.breach('no-pile-this-turn');
  if (mayNotMeld(state)) findings.breach('no-meld-this-turn');
  if (position.current.correctedRedThree) findings.breach('late-red-three-bars-pile');
  if (mustLayRedThrees(position)) findings.breach('lay-red-threes-first');
  if (top === undefined) {
    findings.breach('pile-is-empty');
    return;
  }
  const oneAgainstOne = playableCount(state) === 1 && position.pile.length === 1;
  if (oneAgainstOne && parameters.oneCardHandMayTakeOneCardPile) findings.support('one-card-takes-one-card');
  if (oneAgainstOne && !parameters.oneCardHandMayTakeOneCardPile) {
    findings.breach(countOf(position.stock) === 0 ? 'one-card-against-one-without-stock' : 'one-card-against-one');
  }
  if (parameters.canastaRankBlocks && canastaOf(position, top) !== undefined)
    findings.breach('pile-blocked-by-canasta', { cards: [top] });
}

/**
 * Whether the top card can be used at all: a natural always; on the circle of ranks a three or a two by a sequence, a two also by
 * other twos.
 */
function isUsableTop(position: Position, top: Card, plan: TakePlan, findings: Findings): boolean {
  if (top.role === 'natural') return true;
  const { parameters } = position.ruleset;
  const lengthens = plan.onto?.kind === 'sequence' && parameters.pileOntoSequence === 'always';
  if ((lengthens && top.rank !== 'joker') || (top.order === twoOrder && parameters.twosMelds)) return true;
  const onto = plan.onto?.kind === 'sequence' ? 'onto-sequence' : undefined;
  const circle = position.ruleset.has('contract');
  if (top.role === 'wild' && circle) findings.breach('joker-on-top', { cards: [top] }, onto);
  else if (top.role === 'wild') findings.breach('wild-on-top', { cards: [top] });
  else if (top.role === 'black-three')
    findings.breach(circle ? 'black-three-fits-sequence-only' : 'black-three-on-top', { cards: [top] });
  else findings.breach(circle ? 'red-three-on-top' : 'take-does-not-fit', { cards: [top] });
  return false;
}

/** How many cards of the pile, from the top, a taking lifts: all, or down to the first freezing card and further ones in a row. */
function liftedCount(position: Position, depth: number): number {
  const { pile } = position;
  if (position.ruleset.parameters.pileTaken === 'whole') return pile.length;
  const fromTop = pile.toReversed();
  const first = fromTop.findIndex(freezes);
  return first < 0 ? pile.length : first + depth;
}

/** Whether the pile may be taken so many freezing cards deep: the further ones must follow the first without a gap. */
function checkDepth(position: Position, action: TakeAction, findings: Findings): void {
  const depth = action.depth ?? 1;
  if (depth === 1) return;
  const count = liftedCount(position, depth);
  const fromTop = position.pile.toReversed();
  const first = fromTop.findIndex(freezes);
  const row = fromTop.slice(first, count);
  const allowed = position.ruleset.parameters.pileTaken === 'to-freezing-card' && first >= 0;
  if (!allowed || row.length < depth || !row.every(freezes)) findings.breach('depth-not-allowed');
}

/** Whether the side has a meld of the rank of the top card, canastas included. */
function hasRank(position: Position, top: Card): boolean {
  return actingSide(position).melds.some((meld) => meld.kind === 'set' && meld.order === top.order);
}

/** What taking an unfrozen pile with naturals rests on, where the top card could not go onto a canasta without them also that. */
function supportPair({ ruleset }: Position, { laying }: TakePlan, findings: Findings): void {
  findings.support('take-with-naturals');
  const ontoCanasta = laying.target !== null && isComplete(ruleset.parameters, laying.target);
  if (ontoCanasta && ruleset.parameters.pileOntoSet !== 'any' && ruleset.has('variation'))
    findings.support('take-canasta-rank-with-pair');
}

function canastaOf(position: Position, top: Card): Meld | undefined {
  return actingSide(position).melds.find(
    (meld) => meld.kind === 'set' && meld.order === top.order && isComplete(position.ruleset.parameters, meld),
  );
}

/** How the top card is to be used: onto a meld of the side, or with hand cards as a meld of its own. */
interface TakePlan {
  readonly laying: Laying;
  /** The meld on the table that receives the top card without needing cards from the hand. */
  readonly onto: Meld | null;
}

function planTake(position: Position, action: TakeAction, top: Card, findings: Findings): TakePlan | null {
  const { parameters } = position.ruleset;
  const { melds } = actingSide(position);
  const cards = [...action.with];
  if (action.onto !== undefined) {
    const target = findMeld(position, action.onto, findings);
    if (target === null) return null;
    const intention = intentionOfMeld(target);
    return { onto: target, laying: { target, intention, cards, name: undefined } };
  }
  const intention = { kind: 'set', order: top.order, suit: null } as const;
  const target = joinedMeld(parameters, melds, intention);
  const naturals = action.with.filter((card) => card.order === top.order).length;
  const joins = naturals === action.with.length && naturals < parameters.naturalsForPile;
  const onto = joins ? target : null;
  return { onto, laying: { target, intention, cards, name: action.name } };
}

/**
 * Naturals beyond the seventh place of a meld that closes there begin a second set in the same act, the top card taking its place
 * in the first (sitoumussamba 14-c).
 */
function withSurplusApart(position: Position, laying: Laying): readonly Laying[] {
  const { canastaSize, closedCanastas, minMeldSize } = position.ruleset.parameters;
  const { target, intention, cards } = laying;
  if (closedCanastas === 'none' || target === null || target.kind !== 'set' || target.wilds > 0) return [laying];
  const room = canastaSize - target.size - 1;
  const allNatural = cards.every((card) => !standsAsWild(intention, card));
  if (room < 0 || !allNatural || cards.length - room < minMeldSize) return [laying];
  return [
    { ...laying, cards: cards.slice(0, room) },
    { target: null, intention, cards: cards.slice(room), name: undefined },
  ];
}

/** Whether the cards laid for the pile give the right to it. */
function checkWay(position: Position, action: TakeAction, top: Card, plan: TakePlan, findings: Findings): void {
  const { parameters } = position.ruleset;
  const opened = hasOpened(actingSide(position));
  const frozen = isFrozen(position);
  const naturals = action.with.filter((card) => card.order === top.order).length;
  const wilds = action.with.filter((card) => card.role === 'wild' && card.order !== top.order).length;
  const free = plan.onto?.kind === 'sequence' && parameters.pileOntoSequence === 'always';
  if (!opened && naturals < parameters.naturalsForOpeningPile) {
    findings.breach('opening-take-needs-naturals', { least: parameters.naturalsForOpeningPile, cards: [top] });
  }
  if (
    frozen &&
    !free &&
    naturals < parameters.naturalsForFrozenPile &&
    (opened || holdsFreezingCard(position.pile) || parameters.pileAlwaysFrozen)
  ) {
    const values = { least: parameters.naturalsForFrozenPile, cards: [top] };
    const byWild = parameters.pileAlwaysFrozen || position.pile.some((card) => card.role === 'wild');
    const reason = byWild ? 'frozen-needs-naturals' : 'frozen-by-red-three-needs-naturals';
    if (position.ruleset.has('contract')) findings.breach('frozen-needs-naturals-or-sequence', values);
    else findings.breach(reason, values, hasRank(position, top) ? 'own-meld' : undefined);
  }
  if (naturals >= parameters.naturalsForPile) {
    if (frozen) findings.support('take-frozen-with-naturals', hasRank(position, top) ? 'own-meld' : undefined);
    else if (opened) supportPair(position, plan, findings);
    return;
  }
  if (plan.onto !== null) {
    checkOnto(position, top, plan.onto, findings);
    // The top card goes first: no card may come by itself onto a canasta that a wild card has finished.
    if (plan.onto.kind === 'set' && comeTooLate(parameters, plan.onto.size + 1, wilds))
      findings.breach('wild-onto-canasta', { cards: action.with.filter((card) => card.role === 'wild') });
    return;
  }
  checkCardsForTop(position, action, top, { plan, naturals, wilds, opened, frozen }, findings);
}

/** What the cards laid for the top card are, where they are neither enough naturals nor the top card goes onto a meld. */
interface CardsForTop {
  readonly plan: TakePlan;
  readonly naturals: number;
  readonly wilds: number;
  readonly opened: boolean;
  readonly frozen: boolean;
}

function checkCardsForTop(
  position: Position,
  action: TakeAction,
  top: Card,
  { plan, naturals, wilds, opened, frozen }: CardsForTop,
  findings: Findings,
): void {
  const { parameters } = position.ruleset;
  if (parameters.maxSequence > 0 && naturals + wilds === 0 && action.with.some((card) => card.suit === top.suit)) {
    noteNoSequence(top, frozen, findings);
    return;
  }
  if (frozen) return;
  if (naturals >= 1 && wilds >= 1) {
    if (!parameters.pileWithWild) findings.breach('pile-not-with-wild', { cards: [top] });
    else if (
      parameters.pileOntoSet === 'incomplete' &&
      !parameters.canastaRankBlocks &&
      isFull(parameters, plan.laying.target)
    ) {
      findings.breach('full-canasta-takes-no-wild', { cards: [top] });
    } else if (opened) findings.support('take-with-wild');
    return;
  }
  if (opened) findings.breach('take-does-not-fit', { cards: [top] });
}

/** Whether a meld on the table is a canasta with as many wild cards as it may hold. */
function isFull(parameters: Parameters, target: Meld | null): boolean {
  if (target === null || parameters.wildsUnlimitedInCanasta) return false;
  return isComplete(parameters, target) && target.wilds >= parameters.maxWilds;
}

/** Whether the top card may go onto a meld of the side without a pair from the hand. */
function checkOnto(position: Position, top: Card, onto: Meld, findings: Findings): void {
  const { parameters } = position.ruleset;
  const complete = isComplete(parameters, onto);
  if (onto.kind === 'sequence') {
    checkOntoSequence(position, top, onto, findings);
    return;
  }
  if (onto.kind !== 'set' || onto.order !== top.order) {
    findings.breach('take-does-not-fit', { cards: [top] }, 'onto-meld');
    return;
  }
  if (parameters.pileOntoSet === 'none')
    findings.breach('take-needs-natural-pair', { least: parameters.naturalsForPile, cards: [top] });
  else if (parameters.pileOntoSet === 'incomplete' && complete)
    findings.breach('pile-not-onto-canasta', { cards: [top] });
  else if (complete) findings.support('take-onto-canasta');
  else {
    const onlyOther = parameters.pileOntoSet === 'incomplete' && !parameters.pileWithWild;
    findings.support('take-onto-meld', onlyOther ? 'only-other-way' : undefined);
  }
}

/** Whether the top card lengthens a sequence that lies on the table, at one of its ends and by itself. */
function checkOntoSequence(position: Position, top: Card, onto: Meld, findings: Findings): void {
  const { parameters } = position.ruleset;
  const run = sequenceRun(parameters, onto.cards);
  const fits = run !== null && top.suit === onto.suit && extensionsOf(parameters, run).includes(top.order);
  if (isComplete(parameters, onto)) {
    findings.breach('pile-not-onto-canasta', { cards: [top] });
    findings.breach('samba-is-closed', { most: parameters.maxSequence });
  } else if (!fits) noteNoSequence(top, isFrozen(position), findings);
  else {
    findings.support('take-onto-sequence', isFrozen(position) ? 'frozen' : undefined);
    if (top.role === 'black-three') findings.support('take-onto-sequence', 'black-three');
  }
}

/** There is no sequence on the table that the top card would lengthen. */
function noteNoSequence(top: Card, frozen: boolean, findings: Findings): void {
  findings.breach('take-needs-sequence-on-table', { cards: [top] }, frozen ? 'frozen' : undefined);
  if (top.role === 'black-three') findings.breach('take-needs-sequence-on-table', {}, 'black-three');
}

/** Lays the cards with the top card, takes up the rest, and checks the opening and the end of the turn. */
function carryOut(
  position: Position,
  action: TakeAction,
  top: Card,
  layings: readonly Laying[],
  findings: Findings,
): Position {
  const { parameters } = position.ruleset;
  const obliged = mustGoOut(position);
  const opening = !hasOpened(actingSide(position));
  const first = layings[0];
  if (first === undefined) return position;
  const withTop = [{ ...first, cards: [...first.cards, top] }, ...layings.slice(1)];
  // The top card passes through the hand for the length of the act, so that laying is one and the same everywhere.
  const state = actor(position);
  const count = liftedCount(position, action.depth ?? 1);
  const lifted: Position = {
    ...withActor(position, { hand: { known: [...state.hand.known, top], unknown: state.hand.unknown } }),
    phase: 'play',
    current: { ...position.current, drew: 'pile' },
  };
  const act = { layings: withTop, adding: action.onto !== undefined, below: position.pile.slice(0, -1) };
  const laid = layCards(lifted, act, findings);
  if (opening) {
    const topPoints = parameters.topCardCountsInOpening ? pointsOf(parameters, top) : 0;
    checkOpening(laid, position, layings, topPoints, findings, 'opening-with-pile-too-low');
  }
  const bottom = position.pile.length - count;
  const taken = takeUpRest(laid, position.pile.slice(bottom, -1), position.pile.slice(0, bottom), findings);
  const next = findings.carriesOut ? drawWithPile(taken, action, findings) : taken;
  if (countOf(position.stock) === 0) supportWithoutStock(position, findings);
  findings.event({ type: 'took-pile', seat: position.turn, count });
  if (findings.broken) return next;
  const toCome = Math.min(parameters.cardsWithPile, countOf(position.stock));
  checkTurnCanEnd(toCome > 0 ? withUnknownCards(taken, toCome) : taken, obliged, findings);
  if (!findings.broken && isOut(next)) return goOut(next, findings);
  return next;
}

/** Taking the pile when the stock is gone: a right, and where the top card goes onto a meld of the side a duty. */
function supportWithoutStock(position: Position, findings: Findings): void {
  if (!findings.carriesOut) return;
  if (mustTakePile(position)) findings.support('take-without-stock', 'obliged');
  findings.support('take-without-stock');
}

/** The cards below the top card go to the hand; red threes among them to the table, where the ruleset lays them. */
function takeUpRest(position: Position, rest: readonly Card[], left: readonly Card[], findings: Findings): Position {
  const lays = position.ruleset.parameters.redThreesLaid !== 'never';
  const redThrees = lays ? rest.filter((card) => card.role === 'red-three') : [];
  const kept = lays ? rest.filter((card) => card.role !== 'red-three') : rest;
  const { hand } = actor(position);
  const next: Position = { ...withActor(position, { hand: { ...hand, known: [...hand.known, ...kept] } }), pile: left };
  findings.support(position.ruleset.parameters.pileTaken === 'whole' ? 'take-whole-pile' : 'take-to-freezing-card');
  if (redThrees.length === 0) return next;
  findings.support('red-three-from-pile');
  for (const card of redThrees) findings.event({ type: 'laid-red-three', seat: position.turn, card });
  return withActingSide(next, { redThrees: [...actingSide(next).redThrees, ...redThrees] });
}

/** The stock cards that come with the pile, while there are any. */
function drawWithPile(position: Position, action: TakeAction, findings: Findings): Position {
  const { cardsWithPile } = position.ruleset.parameters;
  if (cardsWithPile === 0 || countOf(position.stock) === 0) return position;
  findings.support('card-with-pile');
  return drawFromStock(position, cardsWithPile, action.draws ?? [], findings).position;
}

/**
 * Whether, with the stock empty, the player must take the pile: its top card can go onto a meld of the side. Cards of the hand oblige
 * nobody, but where no card goes onto a set by itself those that the taking needs.
 */
export function mustTakePile(position: Position): boolean {
  if (countOf(position.stock) > 0 || position.phase !== 'draw') return false;
  const byItself = position.ruleset.parameters.pileOntoSet !== 'none';
  for (const action of takeCandidates(position)) {
    if (action.onto === undefined || (byItself && action.with.length > 0)) continue;
    const findings = new Findings(position.ruleset, false);
    take(position, action, findings);
    if (!findings.broken) return true;
  }
  return false;
}
