import { partCarried } from '../../table/carry.ts';
import type { IndexLetters } from '../../table/faces/corner.ts';
import type { Held, Moving } from '../../table/painter.ts';
import type { Box, TableLayout } from '../../table/place.ts';
import { cardsMarkup } from '../../table/svg.ts';
import { boxStyle } from './box-style.ts';
import { addFaces } from './faces.ts';

/** How far the signs of a card reach beyond it, in units of the layout. */
const margin = 16;

/** Where the carried cards of a layer lay when they were picked up. */
const pickedUp = new WeakMap<HTMLElement, Box>();

/**
 * Draws cards that may be about to be carried, unseen as yet: the drawing is done when they begin to move, and that first step is no
 * slower than the others.
 */
export function holdCards(layer: HTMLElement, layout: TableLayout, held: Held, letters: IndexLetters): void {
  pickUp(layer, layout, held, letters);
  layer.style.opacity = '0';
  // Reading a measure has it laid out now.
  layer.getBoundingClientRect();
}

/**
 * Has the cards that the pointer carries follow it in a layer of their own over the felt. The layer is drawn once and then only moved as
 * a whole, so that nothing below it is laid out or painted anew.
 */
export function moveCards(layer: HTMLElement, layout: TableLayout, moving: Moving, letters: IndexLetters): void {
  const box = pickedUp.get(layer) ?? pickUp(layer, layout, moving, letters);
  layer.style.opacity = '';
  // In shares of the layer, which stay right when the page is zoomed meanwhile.
  layer.style.transform = `translate(${(moving.x / box.width) * 100}%, ${(moving.y / box.height) * 100}%)`;
}

/** Empties the layer of carried cards. */
export function letGoCards(layer: HTMLElement): void {
  layer.replaceChildren();
  layer.removeAttribute('style');
  pickedUp.delete(layer);
}

function pickUp(layer: HTMLElement, layout: TableLayout, moving: Held, letters: IndexLetters): Box {
  const { carried } = partCarried(layout, moving);
  addFaces({ ...layout, cards: carried }, letters);
  const left = Math.min(...carried.map(({ x }) => x)) - margin;
  const top = Math.min(...carried.map(({ y }) => y)) - margin;
  const right = Math.max(...carried.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...carried.map(({ y, height }) => y + height)) + margin;
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const viewBox = [box.x, box.y, box.width, box.height].join(' ');
  layer.innerHTML = `<svg viewBox="${viewBox}">${cardsMarkup(carried)}</svg>`;
  Object.assign(layer.style, boxStyle(box, layout));
  pickedUp.set(layer, box);
  return box;
}
