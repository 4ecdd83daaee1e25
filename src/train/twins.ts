import { type Action, actor, type Position, playableCards, type Random } from '../engine/index.ts';
import { allowed, isUnopened } from './answered.ts';
import type { AskedAtTable, Change, Posed, Twin } from './asked.ts';
import { changesOf } from './changes.ts';
import { lastCards } from './stage.ts';
import { type ActKind, tryOf } from './tries.ts';

type TableTwin = Twin & AskedAtTable;

/** The twin asked, and what was asked its twin. */
export function turned(asked: AskedAtTable, { change, ...twin }: TableTwin): Posed {
  return { ...twin, twin: { ...asked, change: turnedChange(change) } };
}

/** An act with its twin, of which one is allowed and the other not: which of the two is asked, the seed decides, so that yes and no are even. */
export function actPosed(kind: ActKind, position: Position, random: Random): Posed | null {
  const action = tryOf(kind, position, random);
  if (action === null || (kind === 'out' && playableCards(actor(position)).length > lastCards)) return null;
  const asked = allowed(position, action);
  if (asked === null) return null;
  const twin = twinOf(kind, position, action, asked, random(dullSeldom) === 0);
  if (twin === null) return null;
  if (random(2) === 0 || (kind === 'opens' && !isUnopened(twin.position))) return { ...asked, twin };
  return turned(asked, twin);
}

/** Reasons that a look at the cards tells: whoever is told of them learns nothing. */
const plain: ReadonlySet<string> = new Set([
  'card-not-held',
  'different-ranks',
  'sequence-of-one-suit',
  'melded-card-stays',
  'card-still-in-pile',
  'opponents-meld',
  'not-at-this-stage',
]);

/** The nearest position, or act, of which the answer turns, and for a reason that is worth knowing. */
function twinOf(
  kind: ActKind,
  position: Position,
  action: Action,
  asked: AskedAtTable,
  mayBeDull: boolean,
): TableTwin | null {
  if (asked.reasons.some(({ code }) => plain.has(code))) return null;
  let last: TableTwin | null = null;
  for (const changed of changesOf(position, action)) {
    const other = allowed(changed.position, changed.action);
    if (other === null || isSame(other, asked) || other.reasons.some(({ code }) => plain.has(code))) continue;
    if (kind === 'opens' && !isUnopened(changed.position)) continue;
    const twin = { ...other, change: changed.change };
    if (![...other.reasons, ...asked.reasons].some(({ code }) => dull.has(code))) return twin;
    if (mayBeDull) last ??= twin;
  }
  return last;
}

/** Reasons that everybody knows after a lesson: a twin that turns for another reason teaches more. */
const dull: ReadonlySet<string> = new Set([
  'take-does-not-fit',
  'black-three-in-meld',
  'red-three-in-meld',
  'discard-red-three',
  'meld-too-small',
  'black-three-on-top',
  'wild-on-top',
]);

/** Of so many questions that could only turn for such a reason one is asked. */
const dullSeldom = 40;

function isSame(one: AskedAtTable, other: AskedAtTable): boolean {
  return one.answer.form === other.answer.form && one.answer.is === other.answer.is;
}

/** The change seen from the other side. */
export function turnedChange(change: Change): Change {
  const { thing, from, to } = change;
  switch (thing) {
    case 'laid':
    case 'melded':
      return { thing, from: to, to: from };
    case 'score':
      return { thing, from: to, to: from };
    case 'opened':
      return { thing, from: to, to: from };
    case 'call':
      return { thing, from: to, to: from };
    case 'fact':
      return { ...change, from: to, to: from };
    default:
      return { thing, from: to, to: from };
  }
}
