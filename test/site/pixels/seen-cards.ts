import type { Locator, Page } from '@playwright/test';
import { type Camera, cameraOf } from './camera.ts';
import { type Recognised, recogniseCards } from './compare-corners.ts';
import { drawFaceSheet, type FaceSheet } from './face-sheets.ts';
import { type PaintedCard, pictureOf } from './painted-cards.ts';

/** Sheets of faces that have been drawn, by kind, size and appearance. */
export type FaceSheets = Map<string, FaceSheet>;

/** What is seen of a live table. */
export interface Seen {
  /** Whether the canvas is painting. */
  readonly painted: boolean;
  readonly cards: readonly Recognised[];
}

/**
 * Looks at the pixels of a live table: takes its picture and says for every card that lies face up which face its index corner shows.
 * `reader` is an empty page that compares pictures; `sheets` keeps faces from table to table of the same device scale.
 * A page that has been zoomed is seen so by its own camera alone.
 */
export async function seenCards(
  page: Page,
  reader: Page,
  felt: Locator,
  sheets: FaceSheets,
  camera: Camera = cameraOf(page),
): Promise<Seen> {
  // Two frames, so that what was asked for last has been painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { painted, cards, covers } = await pictureOf(felt);
  const scheme = await felt.evaluate((host) => {
    const probe = document.createElement('span');
    host.append(probe);
    probe.style.color = 'var(--card)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  const used: FaceSheet[] = [];
  const sheetOf = async ({ face, width, height }: PaintedCard): Promise<number> => {
    const name = [face, width.toFixed(1), scheme].join(' ');
    const sheet = sheets.get(name) ?? (await drawFaceSheet(page, camera, face, width, height));
    sheets.set(name, sheet);
    if (!used.includes(sheet)) used.push(sheet);
    return used.indexOf(sheet);
  };
  const placed = [];
  for (const card of cards) placed.push({ ...card, sheet: card.face === 'face' ? -1 : await sheetOf(card) });
  const at = await felt.evaluate((host) => {
    scrollTo({ top: scrollY + host.getBoundingClientRect().top - 4, behavior: 'instant' });
    const { left, top, width, height } = host.getBoundingClientRect();
    return { left, top, width, height };
  });
  const clip = {
    x: Math.floor(at.left),
    y: Math.floor(at.top),
    width: Math.ceil(at.width),
    height: Math.ceil(at.height),
  };
  const picture = await camera(clip);
  const recognised = await reader.evaluate(recogniseCards, {
    picture,
    width: clip.width,
    offset: { x: at.left - clip.x, y: at.top - clip.y },
    cards: placed,
    covers,
    sheets: used,
  });
  return { painted, cards: recognised.filter(({ expected }) => expected !== 'back' && expected !== 'edge') };
}

/** The cards whose pixels show another card, or none. */
export function mistaken(cards: readonly Recognised[]): readonly string[] {
  return cards.flatMap(({ expected, seen }) =>
    seen === null || seen === expected ? [] : [`${expected} looks like ${seen}`],
  );
}
