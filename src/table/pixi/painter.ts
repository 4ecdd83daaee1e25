// Before anything else of Pixi: the site's content security policy allows no code made from text.
import 'pixi.js/unsafe-eval';
import { Container } from 'pixi.js';
import type { IndexLetters } from '../faces/corner.ts';
import type { Moving, Painter } from '../painter.ts';
import type { TableLayout } from '../place.ts';
import { CardSprites } from './card-sprites.ts';
import { readPalette } from './palette.ts';
import { SpriteRenderer } from './renderer.ts';
import { FaceTextures } from './textures.ts';

/**
 * Paints a table live on a canvas that lies below the picture's lines and texts in `host`: only the cards are painted here. Fails
 * where there is no WebGL; `onLost` is called when the browser takes the context away.
 */
export async function pixiPainter(
  host: HTMLElement,
  letters: IndexLetters,
  layout: TableLayout,
  onLost: () => void,
): Promise<Painter> {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  const renderer = new SpriteRenderer();
  await renderer.init({
    canvas,
    width: 8,
    height: 8,
    backgroundAlpha: 0,
    // The edges of cards are smooth in their textures; what is smoothed again costs every frame.
    antialias: false,
    autoDensity: true,
    resolution: devicePixelRatio,
    // A card that lies between pixels has blurred signs, which small cards can least afford.
    roundPixels: true,
    // Everything of Pixi that this painter needs is imported above; its optional parts stay unloaded.
    skipExtensionImports: true,
    // No accessibility layer, no events: the real buttons over the table are both.
    eventMode: 'none',
  });
  await document.fonts.ready;
  const livePainter = new PixiPainter(host, canvas, renderer, letters, layout);
  canvas.addEventListener('webglcontextlost', onLost);
  host.prepend(canvas);
  return livePainter;
}

class PixiPainter implements Painter {
  readonly #host: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: SpriteRenderer;
  readonly #stage = new Container();
  readonly #faces: FaceTextures;
  readonly #sprites: CardSprites;
  readonly #stop = new AbortController();
  readonly #observers: readonly { disconnect(): void }[];
  #layout: TableLayout;
  #moving: Moving | null = null;
  #frame = 0;
  /** How many pixels a unit of the layout was when the canvas was fitted last. */
  #drawnFor = 0;
  #gone = false;

  constructor(
    host: HTMLElement,
    canvas: HTMLCanvasElement,
    renderer: SpriteRenderer,
    letters: IndexLetters,
    layout: TableLayout,
  ) {
    this.#host = host;
    this.#canvas = canvas;
    this.#renderer = renderer;
    this.#layout = layout;
    this.#faces = new FaceTextures(letters, readPalette(host), this.#pixels());
    this.#sprites = new CardSprites(this.#stage, this.#faces);
    // The observer tells the first size too, at which the cards have been drawn already.
    const size = new ResizeObserver(() => {
      if (this.#pixels() !== this.#drawnFor) this.#renew();
    });
    size.observe(host);
    const theme = new MutationObserver(() => this.#renew());
    theme.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-theme', 'data-suits', 'data-indices'],
    });
    this.#observers = [size, theme];
    const { signal } = this.#stop;
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#renew(), { signal });
    this.#fit();
    this.#draw();
  }

  paint(layout: TableLayout): void {
    // An effect that was under way when the canvas was given up may come once more.
    if (this.#gone) return;
    const resized = layout.width !== this.#layout.width || layout.height !== this.#layout.height;
    const rescaled = layout.width !== this.#layout.width;
    this.#layout = layout;
    if (rescaled) this.#renew();
    else if (resized) this.#fit();
    this.#draw();
  }

  deal(): void {
    if (this.#gone) return;
    this.#sprites.deal(this.#layout, performance.now());
    this.#draw();
  }

  carry(moving: Moving | null): void {
    if (this.#gone) return;
    // On the canvas nothing changes until the cards are let go: to paint it anew would hold up the first step of every drag.
    if (moving === null && this.#moving !== null) {
      this.#sprites.letGo(this.#layout, this.#moving);
      this.#drawSoon();
    }
    this.#moving = moving;
  }

  refuse(keys: readonly string[]): void {
    if (this.#gone) return;
    this.#sprites.refuse(keys, performance.now());
    this.#draw();
  }

  destroy(): void {
    if (this.#gone) return;
    this.#gone = true;
    cancelAnimationFrame(this.#frame);
    this.#stop.abort();
    for (const observer of this.#observers) observer.disconnect();
    this.#sprites.destroy();
    this.#faces.destroy();
    this.#stage.destroy();
    this.#renderer.destroy({ removeView: true, releaseGlobalResources: false });
    this.#canvas.remove();
  }

  /** How many CSS pixels a unit of the layout is. */
  #unit(): number {
    return Math.max(this.#host.clientWidth, 1) / this.#layout.width;
  }

  /** How many pixels of the canvas a unit of the layout is. */
  #pixels(): number {
    return this.#unit() * devicePixelRatio;
  }

  #fit(): void {
    const unit = this.#unit();
    this.#drawnFor = this.#pixels();
    // A page may have come to a screen of another density, or have been zoomed.
    this.#renderer.resolution = devicePixelRatio;
    this.#renderer.resize(this.#layout.width * unit, this.#layout.height * unit);
    this.#stage.scale.set(unit);
  }

  /** Draws the faces anew: the size or the appearance has changed. */
  #renew(): void {
    if (this.#gone) return;
    this.#faces.renew(readPalette(this.#host), this.#pixels());
    this.#sprites.reface();
    this.#fit();
    this.#draw();
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    const still = this.#sprites.place(this.#layout, performance.now());
    this.#renderer.render(this.#stage);
    if (!still) this.#drawSoon();
  }

  #drawSoon(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }
}
