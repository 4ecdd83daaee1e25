import { dutyCodes } from '../rules/duties.ts';

/** What rulings do besides points, by code. The orders of a ruling carry them out, in the order in which a referee gives them. */
export const effectCodes = [
  // what binds later turns
  ...dutyCodes,
  // the deal
  'play-on',
  'redeal',
  'rightful-player-starts',
  'next-deal-as-if-rightly-dealt',
  'next-dealer-after-the-actual',
  // the stock
  'turn-over-and-reshuffle',
  'remove-card',
  'replace-from-stock',
  'set-aside-for-next-deal',
  'put-into-stock-and-shuffle',
  'show-and-return',
  'next-drawer-may-shuffle',
  // what was forgotten
  'may-still-take',
  'left-cards-form-new-pile',
  'right-to-complete-lost',
  'lay-now',
  'no-replacement',
  'draw-now',
  // going out and the question to the partner
  'opponents-decide-out-or-on',
  // drawing
  'draw-stands',
  'choice-stands',
  'red-three-to-opponents',
  'opponent-takes-or-shuffles',
  'partner-takes-cards',
  'partner-draws-another',
  'hand-shown',
  'pile-restored',
  // melds
  'correct-now',
  'must-open',
  'minimum-raised',
  'cards-back-to-hand',
  'meld-stands',
  'majority-decides-rank',
  'continue-from-either-end',
  // cards shown
  'penalty-card',
  'no-penalty-card',
  'cards-wait-on-table',
  'counted-as-hand',
  // the discard
  'turn-ends',
  'choose-one-discard',
  'first-discard-counts',
  // the score and the game
  'lose-card-points',
  'accept-opponents-claim',
  'corrected',
  'minimum-unchanged',
  'stands',
  'contract-passes-on',
  'contract-to-robber',
  'deal-ends',
  'reminder',
  'game-lost',
  'usual-remedy',
] as const;
/** The code of an effect. */
export type EffectCode = (typeof effectCodes)[number];

/** The effects that have a number: of turns, or of points. */
export const countedEffects = [
  'no-meld-for-turns',
  'no-draw-for-turns',
  'minimum-raised',
] as const satisfies readonly EffectCode[];
/** The code of an effect that has a number. */
export type CountedEffect = (typeof countedEffects)[number];

/** An effect of a ruling, with its number where it has one. */
export interface Effect {
  readonly code: EffectCode;
  readonly count: number | null;
}

/** An effect as scenarios write it: `redeal`, `no-draw-for-turns:2`. */
export function writeEffect({ code, count }: Effect): string {
  return count === null ? code : `${code}:${count}`;
}

/** Reads an effect as scenarios write it; undefined if there is none of that name, or its number is missing or too many. */
export function readEffect(text: string): Effect | undefined {
  const [name, number] = text.split(':');
  const code = effectCodes.find((candidate) => candidate === name);
  if (code === undefined) return undefined;
  const counted = countedEffects.some((candidate) => candidate === code);
  if (counted !== (number !== undefined)) return undefined;
  const count = Number(number);
  if (counted && !(Number.isInteger(count) && count > 0)) return undefined;
  return { code, count: counted ? count : null };
}
