import type { Card } from '../cards/cards.ts';
import { select } from '../cards/lists.ts';
import type { ActionOf, MeldReference, NewMeld } from '../position/action.ts';
import { mayNotMeld } from '../position/duties.ts';
import { belongs, isComplete, type Meld, type MeldType, makeMeld, meldTypeOf } from '../position/melds.ts';
import { joinedMeld, type Placement, type PlacingAct } from '../position/placement.ts';
import { actingSide, actor, cardsNotHeld, hasOpened, type Position, withSide } from '../position/position.ts';
import { crowds } from '../rules/set.ts';
import { reservesWilds } from '../rules/special.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { sideOf } from '../rulesets/seats.ts';
import { endAfterLastThrees, goOut } from './ending.ts';
import type { Findings } from './findings.ts';
import { checkHeld, withoutHeld } from './hand.ts';
import { allowPlacement } from './meld-grounds.ts';
import { checkMeld } from './meld-rules.ts';
import { checkOpening } from './opening-rules.ts';
import { checkTurnCanEnd, isOut } from './turn-end.ts';

/** Judges melds laid from the hand as one act. */
export function meld(position: Position, action: ActionOf<'meld'>, findings: Findings): Position {
  const placements = groupPlacements(position, action.melds);
  return layAsAct(position, { placements: placements, adding: false }, findings);
}

/** Judges cards added to melds as one act. */
export function add(position: Position, action: ActionOf<'add'>, findings: Findings): Position {
  const placements: Placement[] = [];
  for (const { meld: reference, cards } of action.additions) {
    const target = findMeld(position, reference, findings);
    if (target === null) continue;
    placements.push({ target, type: target, cards, name: undefined });
  }
  return layAsAct(position, { placements: mergePlacements(placements), adding: true }, findings);
}

/** The meld that a reference names; one of another side is a breach. */
export function findMeld(position: Position, reference: MeldReference, findings: Findings): Meld | null {
  const own = sideOf(position.ruleset.seating, position.turn);
  if (reference.side === undefined || reference.side === own) {
    const found = actingSide(position).melds.find((candidate) => candidate.name === reference.name);
    if (found !== undefined) return found;
  }
  findings.refuse('opponents-meld');
  return null;
}

/** Turns new melds into placements: where a side has one meld of a rank, cards of that rank join it. */
export function groupPlacements(position: Position, melds: readonly NewMeld[]): readonly Placement[] {
  const { parameters } = position.ruleset;
  const side = actingSide(position);
  const placements = melds.map(({ cards, name }): Placement => {
    const type = meldTypeOf(parameters, cards);
    return { target: joinedMeld(parameters, side.melds, type), type, cards, name };
  });
  return mergePlacements(placements);
}

/** Brings together what goes to the same meld in one act. */
function mergePlacements(placements: readonly Placement[]): readonly Placement[] {
  return together(placements, (one, other) => one.target !== null && one.target === other.target);
}

/** New melds of one rank in one act become one meld where a side has one meld of a rank. */
function joinNew(parameters: Parameters, placements: readonly Placement[]): readonly Placement[] {
  if (parameters.meldsPerRank !== 'one' && parameters.meldsPerRank !== 'one-open') return placements;
  return together(
    placements,
    (one, other) =>
      one.target === other.target && one.type.kind === other.type.kind && one.type.order === other.type.order,
  );
}

function together(
  placements: readonly Placement[],
  belongTogether: (one: Placement, other: Placement) => boolean,
): readonly Placement[] {
  if (placements.length < 2) return placements;
  const joined: Placement[] = [];
  for (const placement of placements) {
    const place = joined.findIndex((other) => belongTogether(placement, other));
    const other = joined[place];
    if (other === undefined) joined.push(placement);
    else joined[place] = { ...other, cards: [...other.cards, ...placement.cards], name: other.name ?? placement.name };
  }
  return joined;
}

function layAsAct(position: Position, act: PlacingAct, findings: Findings): Position {
  const { placements } = act;
  if (!findings.broken && placements.every(({ cards }) => cards.length === 0)) {
    findings.refuse('meld-too-small', { least: position.ruleset.parameters.minMeldSize, cards: [] });
    return position;
  }
  if (mayNotMeld(actor(position))) findings.refuse('no-meld-this-turn');
  const laid = layCards(position, act, findings);
  if (!hasOpened(actingSide(position))) checkOpening(laid, position, { placements, topPoints: 0 }, findings);
  const next: Position = { ...laid, current: { ...laid.current, melded: true } };
  if (position.current.lastThrees.length > 0) {
    findings.allow('last-stock-cards-shown');
    return findings.broken ? next : endAfterLastThrees(next, findings);
  }
  checkTurnCanEnd(position, next, findings);
  if (!findings.broken && isOut(next)) return goOut(next, findings);
  return next;
}

/** The act with the new melds of one rank joined. */
export function joined(position: Position, act: PlacingAct): PlacingAct {
  const placements = joinNew(position.ruleset.parameters, act.placements);
  return placements === act.placements ? act : { ...act, placements: placements };
}

/** Moves cards from the hand of the seat in turn to melds and checks each meld that results. */
export function layCards(position: Position, unjoined: PlacingAct, findings: Findings): Position {
  const act = joined(position, unjoined);
  const lawful = checkPlacements(position, act, findings);
  const cards = cardsOf(act.placements);
  const held = lawful || cardsNotHeld(actor(position), cards).length === 0;
  const next = held ? withoutHeld(position, cards, 'melding', findings) : position;
  if (!lawful) return next;
  const laid = withSide(next, { ...actingSide(next), melds: meldsAfter(position, act, findings) });
  const touched = act.placements.some(({ target }) => target !== null && !target.begunThisTurn);
  return touched ? { ...laid, current: { ...laid.current, addedThisTurn: true } } : laid;
}

/** Checks what cards on their way to melds have to be, whatever becomes of the turn: held, and lawful melds where they come to lie. */
export function checkPlacements(position: Position, { placements, below }: PlacingAct, findings: Findings): boolean {
  const { parameters } = position.ruleset;
  const { faults } = findings;
  const pile = below === undefined ? null : { below, withTop: placements[0]?.cards.length ?? 0 };
  checkHeld(position, cardsOf(placements), 'melding', findings, pile);
  for (const placement of placements) checkMeld(parameters, placement, findings);
  checkReservedWilds(position, placements, findings);
  checkMeldsOfRank(position, placements, findings);
  return findings.faults === faults;
}

function cardsOf(placements: readonly Placement[]): readonly Card[] {
  const [only] = placements;
  return only !== undefined && placements.length === 1 ? only.cards : placements.flatMap(({ cards }) => cards);
}

/** Where a second set of a rank may be begun only beside complete ones, so that at most one of them is ever incomplete. */
function checkMeldsOfRank(position: Position, placements: readonly Placement[], findings: Findings): void {
  const { parameters } = position.ruleset;
  if (parameters.meldsPerRank !== 'one-incomplete' && parameters.meldsPerRank !== 'one-open') return;
  for (const { type, target, cards } of placements) {
    if (type.kind !== 'set' && type.kind !== 'black-threes') continue;
    if (!cards.every((card) => belongs(type, card))) continue;
    const isOfRank = ({ kind, order }: MeldType) => kind === type.kind && order === type.order;
    const lying = select(actingSide(position).melds, isOfRank);
    const begun = select(placements, (placement) => placement.target === null && isOfRank(placement.type));
    if (lying.length + begun.length < 2) continue;
    const grown = lying.map((meld) => [
      ...meld.cards,
      ...(placements.find((placement) => placement.target === meld)?.cards ?? []),
    ]);
    const isUnfinished = (cards: readonly Card[]) => !isComplete(parameters, makeMeld('', type, cards, true));
    const unfinished = grown.filter(isUnfinished);
    const unfinishedNew = begun.map(({ cards }) => cards).filter(isUnfinished);
    if (crowds(parameters, lying.length, unfinished.length, begun.length, unfinishedNew.length))
      findings.refuse('second-incomplete-set', { cards: [...unfinished, ...unfinishedNew].flat() });
    else if (target === null) findings.allow('second-set-beside-canasta');
  }
}

function meldsAfter(position: Position, act: PlacingAct, findings: Findings): readonly Meld[] {
  const { parameters } = position.ruleset;
  const melds = actingSide(position).melds.slice();
  for (const placement of act.placements) {
    const { target, type, cards, name } = placement;
    const before = target?.cards ?? [];
    const named = target?.name ?? freeName(melds, name);
    const meld = makeMeld(named, type, [...before, ...cards], target?.begunThisTurn ?? true);
    allowPlacement(position, { act, placement, meld, beside: melds }, findings);
    if (target === null) melds.push(meld);
    else melds[melds.indexOf(target)] = meld;
    findings.event({ type: 'melded', seat: position.turn, meld: named, cards });
    if (isComplete(parameters, meld) && (target === null || !isComplete(parameters, target)))
      findings.event({ type: 'canasta', seat: position.turn, meld: named });
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

/** While a side's meld of wild cards is incomplete its wild cards may go nowhere else (classic 21-d). */
function checkReservedWilds(position: Position, placements: readonly Placement[], findings: Findings): void {
  const { parameters } = position.ruleset;
  const lying = actingSide(position).melds.find((meld) => meld.kind === 'wild')?.cards.length ?? 0;
  if (lying === 0) return;
  const cardsWhere = (isWild: boolean) =>
    placements.filter(({ type }) => (type.kind === 'wild') === isWild).flatMap(({ cards }) => cards);
  const elsewhere = cardsWhere(false).filter((card) => card.role === 'wild');
  if (elsewhere.length > 0 && reservesWilds(parameters, lying, cardsWhere(true).length))
    findings.refuse('wilds-reserved', { cards: elsewhere });
}
