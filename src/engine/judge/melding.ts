import type { Card } from '../cards/cards.ts';
import { select } from '../cards/lists.ts';
import type { ActionOf, MeldReference, NewMeld } from '../position/action.ts';
import { dutiesOf } from '../position/duties.ts';
import {
  belongs,
  highOf,
  isComplete,
  joinMelds,
  type Meld,
  makeMeld,
  meldTypeOf,
  shapeOf,
  standsAsWild,
} from '../position/melds.ts';
import { joinedMeld, type Placement, type PlacingAct } from '../position/placement.ts';
import { actingSide, actor, cardsNotHeld, hasOpened, type Position, withSide } from '../position/position.ts';
import { withHandCards } from '../position/transitions.ts';
import { mayNotMeld } from '../rules/duties.ts';
import { mergeFault, runMergeFaults, setMergeFaults } from '../rules/merge.ts';
import { crowds } from '../rules/set.ts';
import { reservesWilds } from '../rules/special.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { sideOf } from '../rulesets/seats.ts';
import { endAct } from './ending.ts';
import { noteMissing, withoutHeld } from './hand.ts';
import { allowComplete, allowPlacement, isOfRank, meldChecks } from './meld-rules.ts';
import { checkOpening } from './opening.ts';
import type { Findings } from './verdict.ts';

/** Judges melds laid from the hand as one act. */
export function meld(position: Position, action: ActionOf<'meld'>, findings: Findings): Position | null {
  return layAsAct(position, { placements: placementsOf(position, action.melds), adding: false }, findings);
}

/** Judges cards added to melds as one act. */
export function add(position: Position, action: ActionOf<'add'>, findings: Findings): Position | null {
  const placements: Placement[] = [];
  for (const { meld: reference, cards } of action.additions) {
    const target = findMeld(position, reference, findings);
    if (target !== null) placements.push({ target, type: target, cards, name: undefined });
  }
  return layAsAct(position, { placements, adding: true }, findings);
}

/** The meld that a reference names; one of another side is a breach. */
export function findMeld(position: Position, reference: MeldReference, findings: Findings): Meld | null {
  const own = sideOf(position.ruleset.seating, position.turn);
  const found = actingSide(position).melds.find((candidate) => candidate.name === reference.name);
  if (found !== undefined && (reference.side ?? own) === own) return found;
  return findings.refuse('opponents-meld');
}

/** Turns new melds into placements: where a side has one meld of a rank, cards of that rank join it. */
export function placementsOf(position: Position, melds: readonly NewMeld[]): readonly Placement[] {
  const { parameters } = position.ruleset;
  return melds.map(({ cards, name }): Placement => {
    const type = meldTypeOf(parameters, cards);
    return { target: joinedMeld(parameters, actingSide(position).melds, type), type, cards, name };
  });
}

/** The act in which new melds of one rank become one meld, where a side has one meld of a rank. */
export function joined(position: Position, act: PlacingAct): PlacingAct {
  const { meldsPerRank } = position.ruleset.parameters;
  if (act.placements.length < 2) return act;
  return { ...act, placements: together(act.placements, meldsPerRank === 'one' || meldsPerRank === 'one-open') };
}

/** Brings together what goes to the same meld in one act, and new melds of one rank where they are joined. */
export function together(placements: readonly Placement[], joinsNew = false): readonly Placement[] {
  if (placements.length < 2) return placements;
  const joined: Placement[] = [];
  for (const placement of placements) {
    const { target, type } = placement;
    const isJoined = (other: Placement) => target !== null || (joinsNew && isOfRank(type, other.type));
    const place = joined.findIndex((other) => other.target === target && isJoined(other));
    const other = joined[place];
    if (other === undefined) joined.push(placement);
    else joined[place] = { ...other, cards: [...other.cards, ...placement.cards], name: other.name ?? placement.name };
  }
  return joined;
}

function layAsAct(position: Position, act: PlacingAct, findings: Findings): Position | null {
  const { placements } = act;
  if (!findings.broken && placements.every(({ cards }) => cards.length === 0))
    return findings.refuse('meld-too-small', { least: position.ruleset.parameters.minMeldSize, cards: [] });
  if (mayNotMeld(dutiesOf(actor(position)))) findings.refuse('no-meld-this-turn');
  const laid = layCards(position, act, findings);
  // Whoever only tries for a meld of the opponents lays nothing that could open.
  if (placements.length > 0 && !hasOpened(actingSide(position))) checkOpening(laid, { placements }, findings);
  return endAct(position, { ...laid, current: { ...laid.current, melded: true } }, findings);
}

/** Moves cards from the hand of the seat in turn to melds and checks each meld that results. */
export function layCards(position: Position, unjoined: PlacingAct, findings: Findings): Position {
  const act = joined(position, unjoined);
  const lawful = checkPlacements(position, act, findings);
  const cards = cardsOf(act.placements);
  if (!lawful && cardsNotHeld(actor(position), cards).length > 0) return position;
  const next = withoutHeld(position, cards, 'melding', findings);
  if (!lawful) return next;
  const laid = withSide(next, { ...actingSide(next), melds: meldsAfter(position, act, findings) });
  const touched = act.placements.some(({ target }) => target !== null && !target.begunThisTurn);
  return touched ? { ...laid, current: { ...laid.current, addedThisTurn: true } } : laid;
}

function cardsOf(placements: readonly Placement[]): readonly Card[] {
  const [only] = placements;
  return only !== undefined && placements.length === 1 ? only.cards : placements.flatMap(({ cards }) => cards);
}

/** Checks what cards on their way to melds have to be, whatever becomes of the turn: held, and lawful melds where they come to lie. */
export function checkPlacements(position: Position, act: PlacingAct, findings: Findings): boolean {
  const { faults } = findings;
  const { parameters } = position.ruleset;
  checkHeldFor(position, act, findings);
  for (const placement of act.placements) meldChecks[placement.type.kind](parameters, placement, findings);
  checkReservedWilds(position, act.placements, findings);
  checkMeldsOfRank(position, act.placements, findings);
  return findings.faults === faults;
}

/** Notes cards that are not held; those of the pile that is being taken may be wanted for the meld with the top card or for another. */
function checkHeldFor(position: Position, { placements, below = [] }: PlacingAct, findings: Findings): void {
  const missing = noteMissing(position, cardsOf(placements), 'melding', findings, below);
  const isBelow = (card: Card) => below.includes(card);
  const cards = missing.filter(isBelow);
  if (cards.length === 0) return;
  const reason = hasOpened(actingSide(position)) ? 'card-still-in-pile' : 'card-still-in-pile-at-opening';
  const withTop = cardsNotHeld(actor(position), placements[0]?.cards ?? []);
  if (withTop.some(isBelow)) findings.refuse(reason, { cards });
  if (missing.slice(withTop.length).some(isBelow)) findings.refuse(reason, { cards }, 'beside-top-card');
}

/** Where a second set of a rank may be begun only beside complete ones, so that at most one of them is ever incomplete. */
function checkMeldsOfRank(position: Position, placements: readonly Placement[], findings: Findings): void {
  const { parameters } = position.ruleset;
  if (parameters.meldsPerRank !== 'one-incomplete' && parameters.meldsPerRank !== 'one-open') return;
  for (const { type, target, cards } of placements) {
    if (type.kind !== 'set' && type.kind !== 'black-threes') continue;
    if (!cards.every((card) => belongs(type, card))) continue;
    const lying = select(actingSide(position).melds, (meld) => isOfRank(meld, type));
    const begun = select(placements, (placement) => placement.target === null && isOfRank(placement.type, type));
    if (lying.length + begun.length < 2) continue;
    const isUnfinished = (cards: readonly Card[]) => !isComplete(parameters, shapeOf(type, cards));
    const comingTo = (meld: Meld) => placements.find((placement) => placement.target === meld)?.cards ?? [];
    const unfinished = lying.map((meld) => [...meld.cards, ...comingTo(meld)]).filter(isUnfinished);
    const unfinishedNew = begun.map(({ cards }) => cards).filter(isUnfinished);
    if (crowds(parameters, lying.length, unfinished.length, begun.length, unfinishedNew.length))
      findings.refuse('second-incomplete-set', { cards: [...unfinished, ...unfinishedNew].flat() });
    else if (target === null) findings.allow('second-set-beside-canasta');
  }
}

/** While a side's meld of wild cards is incomplete its wild cards may go nowhere else (classic 21-d). */
function checkReservedWilds(position: Position, placements: readonly Placement[], findings: Findings): void {
  const lying = actingSide(position).melds.find((meld) => meld.kind === 'wild')?.cards.length ?? 0;
  if (lying === 0) return;
  const cardsWhere = (isWild: boolean) =>
    placements.filter(({ type }) => (type.kind === 'wild') === isWild).flatMap(({ cards }) => cards);
  const elsewhere = cardsWhere(false).filter((card) => card.role === 'wild');
  if (elsewhere.length > 0 && reservesWilds(position.ruleset.parameters, lying, cardsWhere(true).length))
    findings.refuse('wilds-reserved', { cards: elsewhere });
}

function meldsAfter(position: Position, act: PlacingAct, findings: Findings): readonly Meld[] {
  const { parameters } = position.ruleset;
  const melds = actingSide(position).melds.slice();
  for (const placement of act.placements) {
    const { target, type, cards } = placement;
    const name = target?.name ?? freeName(melds, placement.name);
    const meld = makeMeld(name, type, [...(target?.cards ?? []), ...cards], target?.begunThisTurn ?? true);
    allowPlacement(position, { act, placement, meld, beside: melds }, findings);
    if (target === null) melds.push(meld);
    else melds[melds.indexOf(target)] = meld;
    findings.event({ type: 'melded', seat: position.turn, meld: name, cards });
    if (isComplete(parameters, meld) && (target === null || !isComplete(parameters, target)))
      findings.event({ type: 'canasta', seat: position.turn, meld: name });
  }
  return melds;
}

/** How the names begin that the engine gives to melds nobody has named. */
export const unnamed = '*';

/** A name that no meld of the side has: the one wished for, else the first free number. */
function freeName(melds: readonly Meld[], wished: string | undefined): string {
  const taken = new Set(melds.map((meld) => meld.name));
  if (wished !== undefined && !taken.has(wished)) return wished;
  let number = melds.length + 1;
  while (taken.has(`${unnamed}${number}`)) number += 1;
  return `${unnamed}${number}`;
}

/** Judges joining two melds of the side. */
export function merge(position: Position, action: ActionOf<'merge'>, findings: Findings): Position | null {
  const first = findMeld(position, action.first, findings);
  const second = findMeld(position, action.second, findings);
  if (first === null || second === null) return null;
  checkMerge(position.ruleset.parameters, first, second, findings);
  if (findings.broken) return null;
  return endAct(position, withMerged(position, first, second, findings), findings);
}

function checkMerge(parameters: Parameters, first: Meld, second: Meld, findings: Findings): void {
  const faults = mergeFaults(parameters, first, second);
  const count = first.wilds + second.wilds;
  if (faults & mergeFault.manyWilds) findings.refuse('merge-too-many-wilds', { most: parameters.maxWilds, count });
  if (faults & mergeFault.wildOntoCanasta) {
    const wilds = [...first.cards, ...second.cards].filter((card) => standsAsWild(first, card));
    findings.refuse('wild-onto-canasta', { cards: wilds });
  }
  if (faults & mergeFault.tooLong)
    findings.refuse('merge-too-long', { most: parameters.maxSequence, count: first.size + second.size });
  // A document may say of sequences as such that they are not joined; of those that do not meet it need not.
  const meet = first !== second && parameters.mergeSequences;
  if (faults & mergeFault.notAllowed)
    findings.refuse('merge-not-allowed', {}, meet ? undefined : sequences(first, second));
}

function mergeFaults(parameters: Parameters, first: Meld, second: Meld): number {
  if (first === second || first.kind !== second.kind || first.order !== second.order) return mergeFault.notAllowed;
  if (first.kind === 'set')
    return setMergeFaults(parameters, first.naturals, first.wilds, second.naturals, second.wilds);
  if (first.kind !== 'sequence') return mergeFault.notAllowed;
  const high = first.suit === second.suit ? highOf(parameters, first.cards) : -1;
  return runMergeFaults(parameters, high, first.size, highOf(parameters, second.cards), second.size);
}

/** Whether it is two sequences, of which documents speak apart. */
function sequences(first: Meld, second: Meld): 'sequences' | undefined {
  return first.kind === 'sequence' && second.kind === 'sequence' ? 'sequences' : undefined;
}

function withMerged(position: Position, first: Meld, second: Meld, findings: Findings): Position {
  const { parameters } = position.ruleset;
  const { meld, surplus } = joinMelds(parameters, first, second);
  if (first.kind === 'set' && parameters.mergeSets === 'after-slip') findings.allow('melds-joined-after-slip');
  else findings.allow('merge-melds', sequences(first, second));
  if (!isComplete(parameters, first) && !isComplete(parameters, second)) allowComplete(parameters, meld, findings);
  const side = actingSide(position);
  const melds = side.melds.filter((other) => other !== second).map((other) => (other === first ? meld : other));
  const { current } = position;
  const addedThisTurn = current.addedThisTurn || !meld.begunThisTurn;
  return {
    ...withSide(withHandCards(position, surplus), { ...side, melds }),
    current: { ...current, melded: true, addedThisTurn, surplus: [...current.surplus, ...surplus] },
  };
}
