import { wholeName } from '../../table/seats.ts';
import type { TableView, ViewMeld, ViewPile, ViewSide } from '../../table/view.ts';
import type { Speech } from '../words/speech.ts';

/** A meld by what it is called, where it is called something, and its cards. */
export function meldInWords({ cards, caption }: ViewMeld, speech: Speech): string {
  const known = speech.spoken(knownOf(cards));
  return caption === '' ? known : `${caption}: ${known}`;
}

/** The red threes of a side, by the side's label. */
export function redThreesInWords(side: string, redThrees: ViewMeld, speech: Speech): string {
  return `${side}: ${speech.text('redThrees')}: ${meldInWords(redThrees, speech)}`;
}

/**
 * The pile as it lies: its top card, how many there are, whether it is frozen, those below the top as far as they are `seen`, all of
 * them where nothing hides any, and which of all these lies crosswise.
 */
export function pileInWords(pile: ViewPile, speech: Speech, seen: (key: string) => boolean = () => true): string {
  const top = pile.cards.at(-1)?.card;
  if (top === undefined || top === null) return pile.label;
  const crosswise = knownOf(pile.cards.filter(({ key }) => pile.crosswise.has(key)));
  const below = knownOf(pile.cards.slice(0, -1).filter(({ key }) => seen(key))).toReversed();
  return `${pile.label}: ${[
    speech.text('top', { card: [top] }),
    speech.text('cardCount', { count: pile.cards.length }),
    ...(pile.frozen === null ? [] : [pile.frozen]),
    ...(below.length === 0 ? [] : [speech.text('pileBelow', { cards: below })]),
    ...(crosswise.length === 0 ? [] : [speech.text('pileCrosswise', { cards: crosswise })]),
  ].join(', ')}`;
}

/** Who deals: another player, or the reader; null where nobody is marked. */
export function dealerInWords({ seats, hand }: TableView, speech: Speech): string | null {
  const seat = seats.find(({ dealer }) => dealer !== '');
  if (seat !== undefined) return speech.text('dealerIs', { player: wholeName(seat.label) });
  return hand.dealer === '' ? null : speech.text('dealerIs', { player: speech.text('you') });
}

/** A whole table for those who do not see its picture: what each side has laid, stock and pile, who holds how many cards, and the hand. */
export function viewInWords(view: TableView, speech: Speech): string {
  const { hand, stock } = view;
  const known = knownOf(hand.cards);
  const hidden = hand.cards.length - known.length;
  const held = [
    ...(known.length > 0 ? [speech.spoken(known)] : []),
    ...(hidden > 0 ? [speech.text('hiddenCards', { count: hidden })] : []),
    ...hand.apart.map((group) => meldInWords(group, speech)),
  ];
  const dealer = dealerInWords(view, speech);
  const sentences = [
    ...[...view.opponents, view.own].map((side) => sideInWords(side, speech)),
    `${stock.label}: ${speech.text('cardCount', { count: stock.count })}`,
    pileInWords(view.pile, speech),
    ...view.seats.map(({ label, count }) => `${wholeName(label)}: ${speech.text('cardCount', { count })}`),
    ...(dealer === null ? [] : [dealer.replace(/[.]$/, '')]),
    `${hand.label}: ${held.length === 0 ? speech.text('nothing') : held.join('; ')}`,
  ];
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

function sideInWords({ label, melds, redThrees, open }: ViewSide, speech: Speech): string {
  const laid = [...melds, ...open].map((meld) => meldInWords(meld, speech));
  const threes = redThrees === null ? [] : [`${speech.text('redThrees')}: ${meldInWords(redThrees, speech)}`];
  const all = [...laid, ...threes];
  return `${label}: ${all.length === 0 ? speech.text('nothing') : all.join('; ')}`;
}

function knownOf(cards: ViewMeld['cards']) {
  return cards.map(({ card }) => card).filter((card) => card !== null);
}
