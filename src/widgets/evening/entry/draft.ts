import {
  type CardEntry,
  type ClauseAddress,
  type Counted,
  canastaCounts,
  type DealEntry,
  emptySide,
  type Penalty,
  type Ruleset,
  type Side,
  type SideEntry,
  sumOfCards,
} from '../../../engine/index.ts';
import type { BidSoFar, Draft } from '../game/game.ts';

/** What is said of the bid: that of the entry, or as much as is known of one. */
export function bidOf({ entry: { contract }, bid }: Pick<Draft, 'entry' | 'bid'>): Draft['bid'] {
  return contract === null ? bid : { side: contract.side, ...contract.bid };
}

/** The draft with what is said of the bid; as soon as it is said whole the entry has it. */
export function withBid(draft: Draft, said: 'none' | BidSoFar): Draft {
  const { entry } = draft;
  if (said === 'none' || said.level === null || said.denomination === null)
    return { ...draft, bid: said, entry: { ...entry, contract: null } };
  const { side, level, denomination } = said;
  const { doubled = false, result = null } = entry.contract ?? {};
  return {
    ...draft,
    bid: null,
    entry: { ...entry, contract: { side, bid: { level, denomination }, doubled, result } },
  };
}

/** The draft of a deal in which a ruling has made a side lose the game, or of one in which none has. */
export function withLoser(draft: Draft, loser: Side | null, lostBy?: ClauseAddress): Draft {
  const { lostBy: _, ...entry } = draft.entry;
  const by = loser === null || lostBy === undefined ? {} : { lostBy };
  return { ...draft, entry: { ...entry, loser, ...by }, losing: null, endSaid: draft.endSaid || loser !== null };
}

/** What is entered of a side so far. */
export function sideOf(entry: DealEntry, side: Side): SideEntry {
  return entry.sides[side] ?? emptySide;
}

/** Whether the numbers of a side say that it has melded; null if only a net sum is known, which does not tell. */
export function hasMelded(
  { parameters }: Ruleset,
  { counts, cards }: Pick<SideEntry, 'counts' | 'cards'>,
): boolean | null {
  if (canastaCounts.some((canasta) => (counts[canasta] ?? 0) > 0)) return true;
  return 'net' in cards ? null : sumOfCards(parameters, cards.melded).points > 0;
}

/** The entry with something of a side changed; whether it has melded follows from its numbers wherever they tell. */
export function withSide(ruleset: Ruleset, entry: DealEntry, side: Side, change: Partial<SideEntry>): DealEntry {
  const changed = { ...sideOf(entry, side), ...change };
  const opened = hasMelded(ruleset, changed) ?? changed.opened;
  return { ...entry, sides: { ...entry.sides, [side]: { ...changed, opened } } };
}

/** The entry with so many of something for a side. */
export function withCount(ruleset: Ruleset, entry: DealEntry, side: Side, item: Counted, count: number): DealEntry {
  return withSide(ruleset, entry, side, { counts: { ...sideOf(entry, side).counts, [item]: count } });
}

/** The cards of a side as one sum, or as two again; what was entered is kept as far as it goes. */
export function withNet(ruleset: Ruleset, cards: CardEntry, net: boolean): CardEntry {
  if (!net) return 'net' in cards ? { melded: Math.max(0, cards.net), left: Math.max(0, -cards.net) } : cards;
  if ('net' in cards) return cards;
  const { parameters } = ruleset;
  return { net: sumOfCards(parameters, cards.melded).points - sumOfCards(parameters, cards.left).points };
}

/** What a bid costs that its maker could not open, and by which clause; null where nothing is bid. */
export function failedBidOf({ stated }: Ruleset): Required<Penalty> | null {
  const said = stated.failedBidPenalty;
  return said === undefined || said.value === 0 ? null : { points: said.value, clause: said.clause };
}

/** How many bids of a side were not opened. */
export function failedBids({ penalties }: SideEntry, failed: Required<Penalty>): number {
  return penalties.filter((penalty) => isOfFailedBid(penalty, failed)).length;
}

/** The penalties of a side with so many of bids that were not opened. */
export function withFailedBids({ penalties }: SideEntry, failed: Required<Penalty>, count: number): readonly Penalty[] {
  const others = penalties.filter((penalty) => !isOfFailedBid(penalty, failed));
  return [...others, ...Array.from({ length: count }, () => failed)];
}

/** Whether a penalty is that of a bid which was not opened. */
export function isOfFailedBid({ points, clause }: Penalty, failed: Required<Penalty>): boolean {
  return clause === failed.clause && points === failed.points;
}

/** The points of a side that were typed as a penalty, besides those of rulings. */
export function typedPenalty({ penalties }: SideEntry): number {
  return penalties.reduce((sum, { points, clause }) => (clause === undefined ? sum + points : sum), 0);
}

/** The penalties of a side with other typed ones. */
export function withTypedPenalty({ penalties }: SideEntry, points: number): SideEntry['penalties'] {
  const ruled = penalties.filter(({ clause }) => clause !== undefined);
  return points === 0 ? ruled : [{ points }, ...ruled];
}
