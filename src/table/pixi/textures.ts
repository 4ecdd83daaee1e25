import { CanvasSource, Texture } from 'pixi.js';
import type { Card } from '../../engine/index.ts';
import { backMarks } from '../faces/back.ts';
import type { IndexLetters } from '../faces/corner.ts';
import { type FaceKind, faceMarks, faceSize, paperMarks } from '../faces/face.ts';
import type { Mark } from '../faces/mark.ts';
import { signMarks, signReach } from '../faces/signs.ts';
import type { CardMark } from '../view.ts';
import { drawMarks } from './draw-marks.ts';
import type { Palette } from './palette.ts';

/** How much larger a texture is than its card: shadows and signs reach beyond it. */
export const textureSize = {
  width: 1 + (2 * signReach) / faceSize.width,
  height: 1 + (2 * signReach) / faceSize.height,
} as const;

/** The faces of cards as textures: the same marks as in the picture, drawn once per face, size and appearance. */
export class FaceTextures {
  readonly #letters: IndexLetters;
  readonly #textures = new Map<string, Texture>();
  #palette: Palette;
  #pixels: number;

  constructor(letters: IndexLetters, palette: Palette, pixels: number) {
    this.#letters = letters;
    this.#palette = palette;
    this.#pixels = pixels;
  }

  /** Forgets all faces; they are drawn anew with these colours, at `pixels` for a unit of the layout. */
  renew(palette: Palette, pixels: number): void {
    this.destroy();
    this.#palette = palette;
    this.#pixels = pixels;
  }

  /** The texture of a card that is `width` units wide, or of the back. */
  of(card: Card | null, face: FaceKind, width: number): Texture {
    const name = card === null ? 'back' : face === 'edge' ? 'edge' : `${face} ${card.code}`;
    return this.#texture(name, width, () =>
      card === null ? backMarks : [...paperMarks, ...faceMarks(card, face, this.#letters)],
    );
  }

  /** The texture of what a card wears over its face. */
  ofSign(mark: CardMark, width: number): Texture {
    return this.#texture(mark, width, () => signMarks[mark]);
  }

  /** Releases every texture. */
  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy(true);
    this.#textures.clear();
  }

  #texture(what: string, width: number, marks: () => readonly Mark[]): Texture {
    const name = `${what} ${Math.round(width)}`;
    const known = this.#textures.get(name);
    if (known !== undefined) return known;
    // At resolution 1: a resolution of its own makes Pixi compute the canvas's size anew, and where that comes out a hair off whole
    // pixels it resizes, and so wipes, what has just been drawn.
    const resource = this.#draw(marks(), (width * this.#pixels) / faceSize.width);
    const texture = new Texture({ source: new CanvasSource({ resource, scaleMode: 'linear' }) });
    this.#textures.set(name, texture);
    return texture;
  }

  #draw(marks: readonly Mark[], scale: number): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round((faceSize.width + 2 * signReach) * scale));
    canvas.height = Math.max(1, Math.round((faceSize.height + 2 * signReach) * scale));
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas to draw cards on');
    context.scale(canvas.width / (faceSize.width + 2 * signReach), canvas.height / (faceSize.height + 2 * signReach));
    context.translate(signReach, signReach);
    drawMarks(context, marks, this.#palette);
    return canvas;
  }
}
