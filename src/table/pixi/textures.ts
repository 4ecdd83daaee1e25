import { CanvasSource, Texture } from 'pixi.js';
import type { Card } from '../../engine/index.ts';
import { type IndexLetters, inkOf, type Mark, marksOf } from '../face.ts';
import { face } from '../metrics.ts';
import { shapes } from '../shapes.ts';
import type { Palette } from './palette.ts';

/** The faces of cards as textures: the same marks as in the picture, drawn once per face, size and appearance. */
export class FaceTextures {
  readonly #letters: IndexLetters;
  readonly #textures = new Map<string, Texture>();
  #palette: Palette;
  #scale: number;

  constructor(letters: IndexLetters, palette: Palette, scale: number) {
    this.#letters = letters;
    this.#palette = palette;
    this.#scale = scale;
  }

  /** Forgets all faces; they are drawn anew with these colours, at `scale` pixels for a unit of the face. */
  renew(palette: Palette, scale: number): void {
    this.destroy();
    this.#palette = palette;
    this.#scale = scale;
  }

  /** The texture of a card, or of the back. */
  of(card: Card | null): Texture {
    const name = card?.code ?? 'back';
    const known = this.#textures.get(name);
    if (known !== undefined) return known;
    // At resolution 1: a resolution of its own makes Pixi compute the canvas's size anew, and where that comes out a hair off whole
    // pixels it resizes, and so wipes, what has just been drawn.
    const texture = new Texture({
      source: new CanvasSource({ resource: this.#draw(card), scaleMode: 'linear' }),
    });
    this.#textures.set(name, texture);
    return texture;
  }

  /** Releases every texture. */
  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy(true);
    this.#textures.clear();
  }

  #draw(card: Card | null): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(face.width * this.#scale);
    canvas.height = Math.ceil(face.height * this.#scale);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas to draw cards on');
    context.scale(this.#scale, this.#scale);
    const { card: paper, edge, back, frame, ink } = this.#palette;
    sheet(context, 0.5, face.corner, card === null ? back : paper, card === null ? frame : edge);
    if (card === null) {
      context.setLineDash([1.5, 1.5]);
      sheet(context, 4.5, 2.5, null, frame);
      return canvas;
    }
    context.fillStyle = ink[inkOf(card)];
    for (const mark of marksOf(card, this.#letters)) this.#mark(context, mark);
    return canvas;
  }

  #mark(context: CanvasRenderingContext2D, mark: Mark): void {
    if (mark.kind === 'index') {
      context.font = `700 ${mark.size}px ${this.#palette.serif}`;
      context.textAlign = 'center';
      context.letterSpacing = `${-0.04 * mark.size}px`;
      context.fillText(mark.text, mark.x, mark.y);
      return;
    }
    context.save();
    context.translate(mark.x, mark.y);
    context.scale(mark.size / 24, mark.size / 24);
    context.fill(new Path2D(shapes[mark.shape]));
    context.restore();
  }
}

function sheet(
  context: CanvasRenderingContext2D,
  inset: number,
  corner: number,
  fill: string | null,
  stroke: string,
): void {
  context.beginPath();
  context.roundRect(inset, inset, face.width - 2 * inset, face.height - 2 * inset, corner);
  if (fill !== null) {
    context.fillStyle = fill;
    context.fill();
  }
  context.strokeStyle = stroke;
  context.stroke();
}
