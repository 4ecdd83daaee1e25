import { type Face, layout, type Play, type Ruleset, type SideIndex } from '../../engine/index.ts';

const { firstAt, inMeld, kind, meldAt, sideAt } = layout;

/** Whether a card of a rank, on top of a pile that is not frozen, takes the pile onto a set of a side. */
export function goesOntoSet(play: Play, { parameters }: Ruleset, side: SideIndex, rank: number): boolean {
  const { pileOntoSet, canastaSize } = parameters;
  if (pileOntoSet === 'none') return false;
  for (let next = play.nth(firstAt(sideAt(side)), rank); next > 0; ) {
    const meld = meldAt(side, next - 1);
    next = play.in(meld, inMeld.next);
    if (play.in(meld, inMeld.kind) < 0) continue;
    if (pileOntoSet === 'any' || play.in(meld, inMeld.cards) < canastaSize) return true;
  }
  return false;
}

/** Whether a face, on top of the pile, takes it onto an end of a run of a side. */
export function goesOntoRun(play: Play, { parameters }: Ruleset, side: SideIndex, face: Face): boolean {
  const { maxSequence, pileOntoSequence, sequenceOrder } = parameters;
  if (maxSequence === 0 || pileOntoSequence === 'never' || face === 52) return false;
  const circle = sequenceOrder === 'circle';
  for (let next = play.nth(firstAt(sideAt(side)), kind.run); next > 0; ) {
    const meld = meldAt(side, next - 1);
    next = play.in(meld, inMeld.next);
    const cards = play.in(meld, inMeld.cards);
    if (play.in(meld, inMeld.kind) < 0 || cards >= maxSequence || play.in(meld, inMeld.suit) !== (face & 3)) continue;
    const high = play.in(meld, inMeld.high);
    const rank = face >> 2;
    const above = circle ? (high + 12) % 13 : high - 1;
    const below = circle ? (high + cards) % 13 : high + cards;
    if (rank === above || (rank === below && (circle || rank <= 10))) return true;
  }
  return false;
}
