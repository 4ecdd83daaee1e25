import { type Card, canastaBonus, canastaKind, type Meld, type Position, type SideState } from '../../engine/index.ts';
import type { Badge, ViewCard, ViewMeld } from '../../table/view.ts';
import { type KeyedCards, placeOf } from '../table/card-keys.ts';
import { fromHighToLow } from '../words/laid-order.ts';
import { numberText } from '../words/phrase.ts';
import type { Speech } from '../words/speech.ts';
import { type LayingCustoms, layingCustoms } from './laying-customs.ts';

/**
 * A meld as it lies: a canasta squared up with the card on top that tells its kind, a samba closed, and of a meld that lacks one card
 * to a canasta one card crosswise. When the deal is over, everything lies open to be counted; what a canasta brings is then not told where
 * that is what is asked.
 */
export function viewMeld(
  position: Position,
  side: SideState,
  meld: Meld,
  cards: KeyedCards,
  speech: Speech,
  tellsPoints = true,
): ViewMeld {
  const zone = placeOf.meld(side.side, meld.name);
  const customs = layingCustoms[position.ruleset.id];
  const viewed = cards.places.get(zone) ?? [];
  const open = meld.kind === 'sequence' ? fromHighToLow(viewed, ({ card }) => card) : wildsLast(viewed);
  const caption = canastaName(position, meld, speech);
  const base = {
    zone,
    caption,
    badge: tellsPoints ? badgeOf(position, meld, speech) : null,
    faceDown: false,
    crosswise: null,
  };
  if (caption === '')
    return { ...base, cards: open, squared: false, crosswise: sixthCard(open, meld, position, customs) };
  if (position.phase === 'over') return { ...base, cards: open, squared: false };
  if (meld.kind === 'sequence') {
    const faceDown = customs.samba === 'face-down';
    return { ...base, cards: open, squared: true, faceDown, crosswise: faceDown ? null : (open.at(-1)?.key ?? null) };
  }
  return { ...base, ...squaredSet(open) };
}

/** What canasta a meld is, in words; empty if it is none yet. */
export function canastaName(position: Position, meld: Meld, speech: Speech): string {
  const kind = canastaKind(position.ruleset.parameters, meld);
  if (kind === null) return '';
  return speech.text(kind === 'pure-twos' ? 'twos' : kind);
}

function badgeOf(position: Position, meld: Meld, speech: Speech): Badge | null {
  const points = canastaBonus(position.ruleset.parameters, meld);
  if (points === null) return null;
  const short = numberText(points, speech.language);
  return { full: `${canastaName(position, meld, speech)} ${short}`, short, tone: points >= 1000 ? 'best' : 'plain' };
}

function wildsLast(cards: readonly ViewCard[]): readonly ViewCard[] {
  return [...cards.filter((card) => !isWild(card)), ...cards.filter(isWild)];
}

/** A canasta of a rank: a red card on top if it is natural, a black one if it is mixed; where there is none, a wild card crosswise. */
function squaredSet(cards: readonly ViewCard[]): Pick<ViewMeld, 'cards' | 'squared' | 'crosswise'> {
  const mixed = cards.some(isWild) && !cards.every(isWild);
  const top = cards.find((card) => !isWild(card) && card.card?.red === !mixed);
  const wild = cards.find(isWild);
  if (mixed && top === undefined && wild !== undefined) return { cards, squared: true, crosswise: wild.key };
  const last = top ?? cards[0];
  return {
    cards: [...cards.filter((card) => card !== last), ...(last === undefined ? [] : [last])],
    squared: true,
    crosswise: null,
  };
}

/** The card that lies crosswise in a meld of six: black if the canasta will be mixed, red if it will be natural, where there is one. */
function sixthCard(cards: readonly ViewCard[], meld: Meld, position: Position, customs: LayingCustoms): string | null {
  const size = position.ruleset.parameters.canastaSize;
  if (!customs.sixthCrosswise || cards.length !== size - 1) return null;
  if (meld.kind === 'sequence') return cards.at(-1)?.key ?? null;
  const mixed = cards.some(isWild);
  const meant = (card: Card | null) => card !== null && card.role !== 'wild' && card.red === !mixed;
  return (cards.findLast(({ card }) => meant(card)) ?? cards.at(-1))?.key ?? null;
}

function isWild({ card }: ViewCard): boolean {
  return card?.role === 'wild';
}
