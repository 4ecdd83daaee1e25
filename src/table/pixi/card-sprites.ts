import { type Container, Sprite } from 'pixi.js';
import type { Card } from '../../engine/index.ts';
import { carry } from '../carry.ts';
import { face } from '../metrics.ts';
import type { Moving } from '../painter.ts';
import type { CardPlace, TableLayout } from '../place.ts';
import { zones } from '../view.ts';
import { type Pose, poseBetween, samePose } from './motion.ts';
import type { FaceTextures } from './textures.ts';

interface Actor {
  readonly sprite: Sprite;
  card: Card | null;
  from: Pose;
  to: Pose;
  since: number;
}

/** The cards on the canvas, each a sprite that goes from where it is to where the layout wants it. */
export class CardSprites {
  readonly #stage: Container;
  readonly #faces: FaceTextures;
  readonly #actors = new Map<string, Actor>();
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');

  constructor(stage: Container, faces: FaceTextures) {
    this.#stage = stage;
    this.#faces = faces;
  }

  /** Moves every card a little towards its place; says whether all have arrived. Carried cards follow the pointer at once, on top. */
  place(resting: TableLayout, moving: Moving | null, now: number): boolean {
    const layout = carry(resting, moving);
    const source = layout.cards.find(({ zone }) => zone === zones.stock);
    const first = this.#actors.size === 0;
    const seen = new Set<string>();
    let still = true;
    for (const place of layout.cards) {
      seen.add(place.key);
      const target = poseOf(place);
      const actor = this.#actorFor(place, first || source === undefined ? target : poseOf(source), now);
      const carried = moving?.keys.includes(place.key) === true;
      if (!samePose(actor.to, target)) {
        const shown = poseBetween(actor.from, actor.to, now - actor.since);
        Object.assign(actor, { from: carried || this.#still.matches ? target : shown, to: target, since: now });
      }
      const pose = this.#still.matches ? target : poseBetween(actor.from, actor.to, now - actor.since);
      show(actor.sprite, pose);
      still &&= samePose(pose, target);
      this.#stage.addChild(actor.sprite);
    }
    for (const [key, { sprite }] of this.#actors) {
      if (seen.has(key)) continue;
      sprite.destroy();
      this.#actors.delete(key);
    }
    return still;
  }

  /** Gives every card its texture again, after the faces have been drawn anew. */
  reface(): void {
    for (const { sprite, card } of this.#actors.values()) sprite.texture = this.#faces.of(card);
  }

  /** Takes all cards off the stage. */
  destroy(): void {
    for (const { sprite } of this.#actors.values()) sprite.destroy();
    this.#actors.clear();
  }

  #actorFor(place: CardPlace, origin: Pose, now: number): Actor {
    const known = this.#actors.get(place.key);
    if (known !== undefined) {
      if (known.card !== place.card) {
        known.card = place.card;
        known.sprite.texture = this.#faces.of(place.card);
      }
      return known;
    }
    const sprite = new Sprite(this.#faces.of(place.card));
    sprite.anchor.set(0.5);
    const actor: Actor = { sprite, card: place.card, from: origin, to: origin, since: now };
    this.#actors.set(place.key, actor);
    return actor;
  }
}

function poseOf(place: CardPlace): Pose {
  return {
    x: place.x + place.width / 2,
    y: place.y + place.height / 2,
    turn: place.turned ? -Math.PI / 2 : 0,
    width: place.turned ? place.height : place.width,
  };
}

function show(sprite: Sprite, { x, y, turn, width }: Pose): void {
  sprite.position.set(x, y);
  sprite.rotation = turn;
  sprite.width = width;
  sprite.height = (width * face.height) / face.width;
}
