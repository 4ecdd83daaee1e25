import { Container, Sprite } from 'pixi.js';
import { carry } from '../carry.ts';
import { faceSize } from '../faces/face.ts';
import type { Moving } from '../painter.ts';
import type { CardPlace, TableLayout } from '../place.ts';
import { zones } from '../view.ts';
import {
  dealTime,
  dealtTime,
  faceAt,
  liftTime,
  type Move,
  type Pose,
  poseAt,
  rest,
  returnTime,
  samePose,
  shakeAt,
  shakeTime,
  squareTime,
  takeTime,
  travelGap,
  travelTime,
  turningAt,
  turnTime,
} from './motion.ts';
import { type FaceTextures, textureSize } from './textures.ts';

interface Actor {
  /** The card with its signs. */
  readonly body: Container;
  readonly face: Sprite;
  signs: readonly Sprite[];
  place: CardPlace;
  move: Move;
  /** Whether the pointer has just let it go. */
  carried: boolean;
  /** When it begins to turn over, having come out of the stock; null once it has. */
  turning: number | null;
  /** When it begins to shake, having been refused; null when it does not. */
  shaking: number | null;
}

/** The cards on the canvas, each going from where it is to where the layout wants it. */
export class CardSprites {
  readonly #stage: Container;
  readonly #faces: FaceTextures;
  readonly #actors = new Map<string, Actor>();
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');

  constructor(stage: Container, faces: FaceTextures) {
    this.#stage = stage;
    this.#faces = faces;
  }

  /** Moves every card a little towards its place; says whether all have arrived. */
  place(layout: TableLayout, now: number): boolean {
    const source = layout.cards.findLast(({ zone }) => zone === zones.stock);
    const first = this.#actors.size === 0;
    const seen = new Set<string>();
    let still = true;
    let setOut = 0;
    layout.cards.forEach((place, depth) => {
      seen.add(place.key);
      const target = poseOf(place);
      const known = this.#actors.get(place.key);
      const actor = known ?? this.#enter(place, first || source === undefined ? target : poseOf(source));
      const returns = actor.carried;
      actor.carried = false;
      if (this.#still.matches) {
        actor.move = rest(target);
        actor.turning = null;
      } else if (!samePose(actor.move.to, target)) {
        const time = returns ? returnTime : timeOf(actor.place, place);
        const start = now + (time === liftTime || returns ? 0 : Math.min(setOut, 12) * travelGap);
        if (time !== liftTime) setOut += 1;
        actor.move = { from: poseAt(actor.move, now), to: target, start, time };
        if (known === undefined && place.card !== null) actor.turning = start + time * 0.4;
      }
      this.#show(actor, place, now);
      still &&= now >= actor.move.start + actor.move.time && actor.turning === null && actor.shaking === null;
      if (this.#stage.children[depth] !== actor.body)
        this.#stage.addChildAt(actor.body, Math.min(depth, this.#stage.children.length));
    });
    for (const [key, { body }] of this.#actors) {
      if (seen.has(key)) continue;
      body.destroy({ children: true });
      this.#actors.delete(key);
    }
    return still;
  }

  /** Has the cards of all hands come out of the stock, one after another. */
  deal(layout: TableLayout, now: number): void {
    const source = layout.cards.findLast(({ zone }) => zone === zones.stock);
    if (this.#still.matches || source === undefined) return;
    const dealt = layout.cards.filter(({ zone }) => zone === zones.hand || zone.startsWith('seat:'));
    const gap = (dealTime - dealtTime) / Math.max(dealt.length, 1);
    dealt.forEach((place, order) => {
      const actor = this.#actors.get(place.key);
      if (actor === undefined) return;
      const start = now + order * gap;
      actor.move = { from: poseOf(source), to: poseOf(place), start, time: dealtTime };
      if (place.card !== null) actor.turning = start + dealtTime * 0.4;
    });
  }

  /** Cards that were carried are where the pointer has let them go. */
  letGo(layout: TableLayout, moving: Moving): void {
    for (const place of carry(layout, moving).cards.slice(-moving.keys.length)) {
      const actor = this.#actors.get(place.key);
      if (actor === undefined) continue;
      actor.move = rest(poseOf(place));
      actor.carried = true;
    }
  }

  /** Shakes cards that have been refused, once they are back where they were. */
  refuse(keys: readonly string[], now: number): void {
    if (this.#still.matches) return;
    for (const key of keys) {
      const actor = this.#actors.get(key);
      if (actor !== undefined) actor.shaking = Math.max(now, actor.move.start + actor.move.time);
    }
  }

  /** Gives every card its texture again, after the faces have been drawn anew. */
  reface(): void {
    for (const actor of this.#actors.values()) this.#dress(actor, actor.place);
  }

  /** Takes all cards off the stage. */
  destroy(): void {
    for (const { body } of this.#actors.values()) body.destroy({ children: true });
    this.#actors.clear();
  }

  #enter(place: CardPlace, origin: Pose): Actor {
    const face = new Sprite();
    face.anchor.set(0.5);
    const body = new Container();
    body.addChild(face);
    const actor: Actor = {
      body,
      face,
      signs: [],
      place,
      move: rest(origin),
      carried: false,
      turning: null,
      shaking: null,
    };
    this.#dress(actor, place);
    this.#actors.set(place.key, actor);
    return actor;
  }

  /** Puts the faces on that a place asks for. */
  #dress(actor: Actor, place: CardPlace): void {
    const width = widthOf(place);
    actor.face.texture = this.#faces.of(place.card, place.face, width);
    actor.face.width = faceSize.width * textureSize.width;
    actor.face.height = faceSize.height * textureSize.height;
    for (const sign of actor.signs) sign.destroy();
    actor.signs = place.marks.map((mark) => {
      const sign = new Sprite(this.#faces.ofSign(mark, width));
      sign.anchor.set(0.5);
      sign.width = faceSize.width * textureSize.width;
      sign.height = faceSize.height * textureSize.height;
      actor.body.addChild(sign);
      return sign;
    });
    actor.place = place;
  }

  #show(actor: Actor, wanted: CardPlace, now: number): void {
    const place = { ...wanted, face: faceAt(actor.place.face, wanted.face, actor.move, now) };
    if (!sameLooks(actor.place, place)) this.#dress(actor, place);
    actor.place = place;
    const { x, y, turn, width } = poseAt(actor.move, now);
    const scale = width / faceSize.width;
    let broad = 1;
    if (actor.turning !== null) {
      const turned = turningAt(now - actor.turning);
      broad = turned.broad;
      const shown = turned.side === 'back' ? null : place.card;
      actor.face.texture = this.#faces.of(shown, place.face, widthOf(place));
      if (now - actor.turning >= turnTime) actor.turning = null;
    }
    let aside = 0;
    if (actor.shaking !== null) {
      aside = shakeAt(now - actor.shaking);
      if (now - actor.shaking > shakeTime) actor.shaking = null;
    }
    actor.body.position.set(x + aside, y);
    actor.body.rotation = turn;
    actor.body.scale.set(Math.max(scale * broad, 0.001), scale);
  }
}

/** How long the way from one place to another takes: a short one out of the hand, a long one with a whole pile. */
function timeOf(from: CardPlace, to: CardPlace): number {
  if (from.zone === to.zone) return from.face !== 'edge' && to.face === 'edge' ? squareTime : liftTime;
  return from.zone === zones.pile ? takeTime : travelTime;
}

function widthOf(place: CardPlace): number {
  return place.turn === 'upright' ? place.width : place.height;
}

function sameLooks(a: CardPlace, b: CardPlace): boolean {
  return (
    a.card === b.card &&
    a.face === b.face &&
    Math.abs(widthOf(a) - widthOf(b)) < 0.5 &&
    a.marks.length === b.marks.length &&
    a.marks.every((mark, index) => mark === b.marks[index])
  );
}

const turns = { upright: 0, left: -Math.PI / 2, right: Math.PI / 2 } as const;

function poseOf(place: CardPlace): Pose {
  return {
    x: place.x + place.width / 2,
    y: place.y + place.height / 2,
    turn: turns[place.turn],
    width: widthOf(place),
  };
}
