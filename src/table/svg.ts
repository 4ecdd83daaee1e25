import { faceId, signId, type UsedFace } from './faces/svg-faces.ts';
import type { Box, CardPlace, LabelPlace, Ornament, TableLayout, ZonePlace } from './place.ts';

/** What a picture says to those who do not see it. */
export interface PictureText {
  /** Unique on its page. */
  readonly id: string;
  readonly title: string;
  /** Its text, or, as `of`, the id of a picture on the page that has said it. */
  readonly description: string | { readonly of: string };
}

/**
 * A laid-out table as SVG text. Cards are used from the page's sheet of faces (`faceSheet`); colours come from the style sheet, so
 * that light, dark and print need no other picture.
 */
export function tableSvg(layout: TableLayout, text: PictureText): string {
  const { id, title, description } = text;
  const [said, told] =
    typeof description === 'string' ? [id, `<desc id="${id}-d">${inMarkup(description)}</desc>`] : [description.of, ''];
  return [
    `<svg class="table-picture" viewBox="0 0 ${number(layout.width)} ${number(layout.height)}" role="img" aria-labelledby="${id}-t" aria-describedby="${said}-d">`,
    `<title id="${id}-t">${inMarkup(title)}</title>${told}`,
    tableMarkup(layout),
    '</svg>',
  ].join('');
}

/** What is inside the picture of a table, from the felt upwards: outlines, cards, words on them. */
export function tableMarkup(layout: TableLayout): string {
  return groundMarkup(layout) + heapsMarkup(layout.cards) + wordsMarkup(layout);
}

/** What lies under the cards: the places. */
export function groundMarkup({ zones }: TableLayout): string {
  return zones.map(zoneMarkup).join('');
}

/** Cards, each over those before it. */
export function cardsMarkup(cards: readonly CardPlace[]): string {
  return cards
    .filter((card, place) => !isHidden(card, cards[place + 1]))
    .map(cardMarkup)
    .join('');
}

/**
 * Cards, each over those before it; heaps, which are edges and the card on them, by where they lie. Within a heap its cards lie alike
 * in all heaps of a picture, so that compressed they take hardly any room.
 */
function heapsMarkup(cards: readonly CardPlace[]): string {
  const seen = cards.filter((card, place) => !isHidden(card, cards[place + 1]));
  const markup: string[] = [];
  for (let start = 0; start < seen.length; ) {
    const top = seen.findIndex((card, place) => place >= start && card.face !== 'edge');
    const end = top === -1 ? seen.length : top + 1;
    markup.push(heapMarkup(seen.slice(start, end)));
    start = end;
  }
  return markup.join('');
}

function heapMarkup(heap: readonly CardPlace[]): string {
  const lowest = heap[0];
  if (lowest === undefined || heap.length === 1) return heap.map(cardMarkup).join('');
  const drawn = (length: number) => Number(number(length));
  const [x, y] = [drawn(lowest.x), drawn(lowest.y)];
  const within = heap.map((card) => cardMarkup({ ...card, x: drawn(card.x) - x, y: drawn(card.y) - y }));
  return `<g transform="translate(${x} ${y})">${within.join('')}</g>`;
}

/** Tells whether the edge of a card deep in a heap lies exactly under the next one. */
function isHidden(card: CardPlace, next: CardPlace | undefined): boolean {
  const parts = ['x', 'y', 'width', 'height', 'turn', 'face'] as const;
  return (
    card.face === 'edge' &&
    card.marks.length === 0 &&
    next !== undefined &&
    parts.every((part) => card[part] === next[part])
  );
}

/** What lies over the cards: lines of text, pills, marks of sides. */
export function wordsMarkup({ ornaments, labels }: TableLayout): string {
  return ornaments.map(ornamentMarkup).join('') + labels.map(labelMarkup).join('');
}

/** The faces that a layout uses. */
export function facesOf({ cards }: TableLayout): readonly UsedFace[] {
  return cards.flatMap(({ card, face }) => (card === null ? [] : [{ card, kind: face }]));
}

function zoneMarkup({ outline, corner, ...box }: ZonePlace): string {
  return outline === 'none' ? '' : `<rect class="zone-${outline}" ${boxed(box)} rx="${number(corner)}"/>`;
}

/** One card with what it wears. */
export function cardMarkup(place: CardPlace): string {
  const { card, face, marks } = place;
  const drawn = [faceId(card === null ? null : { card, kind: face }), ...marks.map(signId)];
  return drawn.map((id, layer) => useMarkup(place, id, layer > 0)).join('');
}

/** A face or sign where a card lies, turned as the card is turned. */
function useMarkup(place: CardPlace, id: string, sign: boolean): string {
  const { x, y, width, height, turn } = place;
  const start = `<use href="#${id}"${sign ? ' class="sign"' : ''}`;
  if (turn === 'upright') return `${start} ${boxed(place)}/>`;
  const turned =
    turn === 'left'
      ? `translate(${number(x)} ${number(y + height)}) rotate(-90)`
      : `translate(${number(x + width)} ${number(y)}) rotate(90)`;
  return `${start} width="${number(height)}" height="${number(width)}" transform="${turned}"/>`;
}

function ornamentMarkup(ornament: Ornament): string {
  switch (ornament.kind) {
    case 'pill':
      return `<rect class="over pill-${ornament.tone}" ${boxed(ornament)} rx="${number(ornament.height / 2)}"/>`;
    case 'bar': {
      const { laid, chosen, x, width, ...box } = ornament;
      const part = (name: string, from: number, share: number) =>
        share <= 0
          ? ''
          : `<rect class="over bar-${name}" ${boxed({ ...box, x: x + from * width, width: share * width })}/>`;
      return part('whole', 0, 1) + part('laid', 0, laid) + part('chosen', laid, chosen);
    }
    case 'own':
    case 'second':
      return `<circle class="over side-${ornament.kind}" ${round(ornament)}/>`;
    case 'third': {
      const { x, y, size } = ornament;
      const box = { x: x - size, y: y - size, width: size * 2, height: size * 2 };
      return `<rect class="over side-third" ${boxed(box)}/>`;
    }
    case 'dealer': {
      const { x, y, size, letter } = ornament;
      const sign = `<text class="dealer-letter" x="${number(x)}" y="${number(y + size * 0.4)}" text-anchor="middle" font-size="${number(size * 1.15)}">${inMarkup(letter)}</text>`;
      return `<circle class="over dealer-disc" ${round(ornament)}/>${sign}`;
    }
    case 'plus': {
      const { x, y, size } = ornament;
      return `<path class="room-sign" d="M${number(x - size)} ${number(y)}h${number(size * 2)}M${number(x)} ${number(y - size)}v${number(size * 2)}"/>`;
    }
  }
}

function round({ x, y, size }: { x: number; y: number; size: number }): string {
  return `cx="${number(x)}" cy="${number(y)}" r="${number(size)}"`;
}

function labelMarkup({ text, x, y, size, anchor, tone }: LabelPlace): string {
  const middle = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text class="label-${tone}" x="${number(x)}" y="${number(y)}" font-size="${number(size)}"${middle}>${inMarkup(text)}</text>`;
}

function boxed({ x, y, width, height }: Box): string {
  return `x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"`;
}

function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function inMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
