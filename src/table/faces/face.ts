import type { Card } from '../../engine/index.ts';
import { cornerMarks, type IndexLetters, shapeAt } from './corner.ts';
import { courtMarks, figureOf } from './court.ts';
import { jokerMarks } from './joker.ts';
import { inkOf, type Mark } from './mark.ts';
import { pipMarks } from './pips.ts';

/** The size in which faces are drawn; every card on a table is this, scaled. */
export const faceSize = { width: 100, height: 140, corner: 7.5 } as const;

/**
 * How much of a card is drawn, by how much of it will be seen: all of it; half of it, or a strip, when other cards lie on it, so that
 * nothing is cut through; large index and suit alone where the card is small; bare paper, where only an edge looks out of a stack.
 */
export const faceKinds = ['whole', 'half', 'strip', 'small', 'edge'] as const;
/** How much of a card is drawn. */
export type FaceKind = (typeof faceKinds)[number];

/** The paper of a card with its shadow to the lower left; all faces lie on it. */
export const paperMarks: readonly Mark[] = [
  { kind: 'path', d: rounded(-1.2, 1.4, 101.6, 139.8, 8), fill: 'shadow' },
  {
    kind: 'path',
    d: rounded(0.4, 0.4, 99.2, 139.2, faceSize.corner),
    fill: 'paper',
    stroke: { ink: 'edge', width: 0.8 },
  },
];

/** The marks on the paper of a card: what its kind of face shows of it. */
export function faceMarks(card: Card, kind: FaceKind, letters: IndexLetters): readonly Mark[] {
  switch (kind) {
    case 'whole':
      return wholeMarks(card, letters);
    case 'half':
      return card.rank !== 'joker' && figureOf[card.rank] === undefined
        ? [...cornerMarks(card, letters, 28.5), ...largeSuit(card, 24, 36)]
        : wholeMarks(card, letters);
    case 'strip':
      return [...cornerMarks(card, letters, 28.5), ...largeSuit(card, 15, 22)];
    case 'small':
      return smallMarks(card, letters);
    case 'edge':
      return [];
  }
}

function wholeMarks(card: Card, letters: IndexLetters): readonly Mark[] {
  const corner = cornerMarks(card, letters, 28.5);
  if (card.suit === null) return [...corner, ...jokerMarks];
  const opposite: Mark = { kind: 'group', marks: corner, at: { x: 100, y: 140, scale: 0.58, turned: true } };
  return [...corner, opposite, ...pictureMarks(card)];
}

function pictureMarks(card: Card): readonly Mark[] {
  const { rank, suit } = card;
  if (suit === null || rank === 'joker') return jokerMarks;
  const ink = inkOf(suit);
  const shape = (x: number, y: number, size: number, turned = false): Mark => ({
    kind: 'shape',
    shape: suit,
    fill: ink,
    at: shapeAt(x, y, size, turned),
  });
  if (rank === 'A') {
    return [
      shape(57, 70, 50),
      { kind: 'shape', shape: suit, fill: 'paper', at: shapeAt(57, 70.5, 37) },
      shape(57, 71, 32),
    ];
  }
  if (card.role === 'wild') {
    return [
      { kind: 'path', d: rounded(34, 13.5, 46, 113, 5), stroke: { ink: 'gold', width: 1.6 } },
      { kind: 'path', d: rounded(36.5, 16, 41, 108, 3.5), stroke: { ink: 'gold', width: 0.7 } },
      shape(57, 36, 24),
      { kind: 'shape', shape: 'star', fill: 'gold', at: shapeAt(57, 70, 20) },
      shape(57, 104, 24, true),
    ];
  }
  return figureOf[rank] === undefined ? pipMarks(card) : courtMarks(card);
}

/** A card that is drawn small: an index as large as it can be, and its suit; the joker with its picture, so that no two is taken for it. */
function smallMarks(card: Card, letters: IndexLetters): readonly Mark[] {
  if (card.suit === null || card.rank === 'joker') {
    return [...cornerMarks(card, letters, 34), { kind: 'group', marks: jokerMarks, at: { x: 15, y: 40, scale: 0.75 } }];
  }
  return [...cornerMarks(card, letters, 42), ...largeSuit(card, 71, 44)];
}

/** One large suit low on the card, and on a wild card a star instead of it where both would be too much. */
function largeSuit(card: Card, x: number, size: number): readonly Mark[] {
  if (card.suit === null) return [];
  return [{ kind: 'shape', shape: card.suit, fill: inkOf(card.suit), at: shapeAt(x, 112, size) }];
}

/** A rectangle with round corners as a path. */
export function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${x + radius} ${y}h${across}${arc(radius, radius)}v${down}${arc(-radius, radius)}h${-across}${arc(-radius, -radius)}v${-down}${arc(radius, -radius)}z`;
}
