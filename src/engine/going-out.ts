import type { Card } from './cards.ts';
import { mayNotMeld, mustKeepCard } from './duties.ts';
import { countHand, type HandCounts, naturalPlaces } from './hand-counts.ts';
import { at } from './lists.ts';
import { countCanastas, isComplete, type Meld, pointsOf, pointsOfAll } from './melds.ts';
import type { Parameters } from './parameters.ts';
import { actingSide, actor, hasOpened, minimumOf, type Position, playableCards, playableCount } from './position.ts';

/** Whether the side has what going out takes. */
export function meetsGoingOutRequirement(position: Position): boolean {
  const { parameters } = position.ruleset;
  return countCanastas(parameters, actingSide(position).melds) >= parameters.canastasToGoOut;
}

/**
 * Whether the player in turn, who has drawn, has a legal way to empty the hand in this turn: melds, additions and at most one
 * discard. Exact; unknown cards can only be discarded.
 */
export function canEmptyHand(position: Position): boolean {
  if (mustKeepCard(position)) return false;
  const state = actor(position);
  const cards = playableCards(state);
  const unknown = playableCount(state) - cards.length;
  if (unknown > 1) return false;
  if (mayNotMeld(state)) return playableCount(state) <= 1 && meetsGoingOutRequirement(position);
  if (unknown === 1) return canMeldAll(position, cards, null);
  const { goingOutNeedsDiscard, redThreesLaid } = position.ruleset.parameters;
  if (!goingOutNeedsDiscard && canMeldAll(position, cards, null)) return true;
  const tried = new Set<Card>();
  return cards.some((card) => {
    if (tried.has(card) || (card.role === 'red-three' && redThreesLaid !== 'never')) return false;
    tried.add(card);
    return canMeldAll(position, cards, card);
  });
}

/** Whether all these cards but one can be melded so that the side then may go out. */
function canMeldAll(position: Position, cards: readonly Card[], discard: Card | null): boolean {
  const { parameters } = position.ruleset;
  const side = actingSide(position);
  if (!hasOpened(side) && !(parameters.concealedWaivesMinimum && position.current.drew === 'stock')) {
    const points = pointsOfAll(parameters, cards) - (discard === null ? 0 : pointsOf(parameters, discard));
    if (points < minimumOf(position)) return false;
  }
  const counts = countHand(discard === null ? cards : withoutOne(cards, discard));
  return canPlaceSets(parameters, side.melds, counts);
}

function withoutOne(cards: readonly Card[], card: Card): readonly Card[] {
  const place = cards.indexOf(card);
  return [...cards.slice(0, place), ...cards.slice(place + 1)];
}

/** A rank's meld while wild cards are being shared out: cards without them, how many it needs, how many it can take at most. */
interface Share {
  readonly size: number;
  readonly needed: number;
  readonly room: number;
  readonly complete: boolean;
}

/**
 * Whether a hand can be laid completely as sets, one of a rank, so that enough canastas result. Each rank's naturals go to its
 * meld; what remains is a sharing out of the wild cards, in which the cheapest canastas are made first.
 */
function canPlaceSets(parameters: Parameters, melds: readonly Meld[], counts: HandCounts): boolean {
  const { blackThrees } = counts;
  if (blackThrees !== 0 && (blackThrees < parameters.minBlackThrees || blackThrees > parameters.maxBlackThrees))
    return false;
  const shares: Share[] = [];
  for (let order = 0; order < naturalPlaces; order++) {
    const naturals = at(counts.naturals, order);
    const meld = melds.find((candidate) => candidate.kind === 'set' && candidate.order === order);
    if (naturals === 0 && meld === undefined) continue;
    const share = shareOf(parameters, meld, naturals);
    if (share === null) return false;
    shares.push(share);
  }
  const wilds = counts.jokers + counts.twos;
  const needed = shares.reduce((sum, share) => sum + share.needed, 0);
  const room = shares.reduce((sum, share) => sum + share.room, 0);
  const wildMeld = melds.find((meld) => meld.kind === 'wild');
  if (wilds < needed) return false;
  const reserved = wildMeld !== undefined && wildMeld.cards.length < parameters.canastaSize;
  if (wilds <= room && (wilds === 0 || !reserved) && enoughCanastas(parameters, shares, wilds - needed, wildMeld))
    return true;
  return parameters.wildMelds && placesWildMeld(parameters, shares, wilds, wildMeld);
}

function shareOf(parameters: Parameters, meld: Meld | undefined, naturals: number): Share | null {
  const laid = meld?.naturals ?? 0;
  const wilds = meld?.wilds ?? 0;
  const total = laid + naturals;
  const size = total + wilds;
  if (total < parameters.minNaturals) return null;
  const complete = meld !== undefined && isComplete(parameters, meld);
  const closed = complete && !parameters.wildToFinishedCanasta;
  const limit = parameters.wildsMayExceedNaturals ? parameters.maxWilds : Math.min(parameters.maxWilds, total);
  const needed = Math.max(0, parameters.minMeldSize - size);
  const room = closed ? 0 : Math.max(0, limit - wilds);
  return needed > room ? null : { size, needed, room, complete };
}

function enoughCanastas(
  parameters: Parameters,
  shares: readonly Share[],
  spare: number,
  wildMeld: Meld | undefined,
): boolean {
  const others = wildMeld !== undefined && wildMeld.cards.length >= parameters.canastaSize ? 1 : 0;
  return canMakeCanastas(parameters, shares, spare, parameters.canastasToGoOut - others);
}

/** Whether wild cards to spare can complete so many canastas, the cheapest first. */
function canMakeCanastas(parameters: Parameters, shares: readonly Share[], spare: number, needed: number): boolean {
  const costs = shares
    .map(({ size, needed, room }) => ({
      cost: Math.max(0, parameters.canastaSize - size - needed),
      room: room - needed,
    }))
    .filter(({ cost, room }) => cost <= room)
    .map(({ cost }) => cost)
    .sort((a, b) => a - b);
  if (costs.length < needed) return false;
  const least = costs.slice(0, Math.max(0, needed)).reduce((sum, cost) => sum + cost, 0);
  return least <= spare;
}

/** With melds of wild cards alone (classic 21): the wild cards that find no room elsewhere make or join one. */
function placesWildMeld(
  parameters: Parameters,
  shares: readonly Share[],
  wilds: number,
  wildMeld: Meld | undefined,
): boolean {
  const laid = wildMeld?.cards.length ?? 0;
  const needed = shares.reduce((sum, share) => sum + share.needed, 0);
  for (let alone = 1; alone <= wilds - needed; alone++) {
    const size = laid + alone;
    if (size < parameters.minMeldSize) continue;
    const room = shares.reduce((sum, share) => sum + share.room, 0);
    const elsewhere = wilds - alone;
    const complete = size >= parameters.canastaSize;
    if (elsewhere > room || (elsewhere > 0 && wildMeld !== undefined && !complete)) continue;
    if (canMakeCanastas(parameters, shares, elsewhere - needed, parameters.canastasToGoOut - (complete ? 1 : 0)))
      return true;
  }
  return false;
}
