import {
  type Action,
  actingSide,
  actor,
  type Card,
  type Position,
  playableCards,
  type Random,
  type Reason,
  someOf,
} from '../engine/index.ts';
import { allowed, isUnopened } from './answers/answered.ts';
import { type AskedAtTable, type Change, type Posed, type Twin, turnedChange } from './asked.ts';
import { changesOf, nearScores, withScore } from './changes.ts';
import { isReachable } from './reachable.ts';
import { lastCards } from './stage.ts';
import { type ActKind, tryOf } from './tries.ts';

type TableTwin = Twin & AskedAtTable;

/** The twin asked, and what was asked its twin. */
function turned(asked: AskedAtTable, { change, ...twin }: TableTwin): Posed {
  return { ...twin, twin: { ...asked, change: turnedChange(change) } };
}

/** An act with its twin, of which one is allowed and the other not: which of the two is asked, the seed decides, so that yes and no are even. */
export function actPosed(kind: ActKind, position: Position, random: Random, mayBeDull: boolean): Posed | null {
  const action = tryOf(kind, position, random);
  if (action === null || (kind === 'out' && playableCards(actor(position)).length > lastCards)) return null;
  const asked = allowed(position, action);
  if (asked === null || !mayBeTried(position, action) || !isReachable(position)) return null;
  const twin = someOf(twinsOf(kind, position, action, asked, mayBeDull), random);
  if (twin === null) return null;
  if (random(2) === 0 || (kind === 'opens' && !isUnopened(twin.position))) return { ...asked, twin };
  if (twin.change.thing === 'score') return atTheEdge(twin, action) ?? turned(asked, twin);
  return turned(asked, twin);
}

/** What is asked at a step of the opening minimum, with the score on the other side of it for a twin: 1495 points with 1500, not with 2065. */
function atTheEdge({ change: _, ...asked }: TableTwin, action: Action): Posed | null {
  const { score: from } = actingSide(asked.position);
  for (const to of nearScores(asked.position)) {
    const other = allowed(withScore(asked.position, to), action);
    if (other !== null && !isSame(other, asked))
      return { ...asked, twin: { ...other, change: { thing: 'score', from, to } } };
  }
  return null;
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

/**
 * The nearest positions, or acts, of which the answer turns, one for each reason that is worth knowing: so that what comes up in most
 * positions is not all that is asked.
 */
function twinsOf(
  kind: ActKind,
  position: Position,
  action: Action,
  asked: AskedAtTable,
  mayBeDull: boolean,
): readonly TableTwin[] {
  if (asked.reasons.some(({ code }) => plain.has(code))) return [];
  const found = new Map<string, TableTwin>();
  for (const changed of changesOf(position, action)) {
    if (!mayBeTried(changed.position, changed.action) || !isReachable(changed.position)) continue;
    const other = allowed(changed.position, changed.action);
    if (other === null || isSame(other, asked) || other.reasons.some(({ code }) => plain.has(code))) continue;
    if (kind === 'opens' && !isUnopened(changed.position)) continue;
    if (position.current.answer !== null && !isOfTheAnswer(position, [...asked.reasons, ...other.reasons])) continue;
    const [reason] = [...other.reasons, ...asked.reasons];
    const code = reason?.code ?? '';
    if (found.has(code) || (dull.has(code) && !mayBeDull)) continue;
    found.set(code, { ...other, change: changed.change });
    // An act that is refused has one reason: any other twin would turn for the same.
    if (asked.reasons.length > 0 || found.size === mostReasons) break;
  }
  return [...found.values()];
}

/** Whether what the partner has answered is what it turns on: else it only stands in the way of the question. */
function isOfTheAnswer({ current }: Position, reasons: readonly Reason[]): boolean {
  // After the pile nobody is asked any more: an answer from before it would need a word of its own.
  return current.drew !== 'pile' && reasons.some(({ code }) => code === 'answered-yes' || code === 'answered-no');
}

/** So many reasons are enough to choose between. */
const mostReasons = 4;

/** Whether somebody who knows what a meld is would try an act: the cards of each meld that are not wild are of one rank, or nearly a sequence. */
function mayBeTried(position: Position, action: Action): boolean {
  const { maxSequence } = position.ruleset.parameters;
  switch (action.type) {
    case 'meld':
      return action.melds.every(({ cards }) => areAlike(cards, maxSequence));
    case 'add': {
      const { melds } = actingSide(position);
      return action.additions.every(({ meld, cards }) => {
        const laid = 'name' in meld ? melds.find(({ name }) => name === meld.name)?.cards : undefined;
        return areAlike([...(laid ?? []), ...cards], maxSequence);
      });
    }
    default:
      return true;
  }
}

function areAlike(cards: readonly Card[], longest: number): boolean {
  const others = cards.filter(({ role }) => role !== 'wild');
  const orders = others.map(({ order }) => order);
  if (new Set(orders).size <= 1) return true;
  // An eight and a three are no sequence, whatever lies between them.
  const isNear = Math.max(...orders) - Math.min(...orders) <= cards.length;
  return longest > 0 && isNear && new Set(others.map(({ suit }) => suit)).size <= 1;
}

/** Reasons that everybody knows after a lesson: a twin that turns for another reason teaches more. */
const dull: ReadonlySet<string> = new Set([
  'take-does-not-fit',
  'black-three-in-meld',
  'red-three-in-meld',
  'discard-red-three',
  'meld-too-small',
  'too-few-naturals',
  'black-three-on-top',
  'wild-on-top',
  'sequence-gap',
]);

/** Of so many questions one may turn for such a reason. */
export const dullSeldom = 12;

/** A question that is no act, with the nearest position in which its answer is another; without a twin where there is none. */
export function posedNear(
  asked: AskedAtTable | null,
  near: Iterable<{ readonly position: Position; readonly change: Change }>,
  askedOf: (position: Position) => AskedAtTable | null,
  random: Random,
): Posed | null {
  if (asked === null) return null;
  for (const { position, change } of near) {
    const other = askedOf(position);
    if (other === null || isSame(other, asked)) continue;
    return random(2) === 0 ? { ...asked, twin: { ...other, change } } : turned(asked, { ...other, change });
  }
  return { ...asked, twin: null };
}

function isSame(one: AskedAtTable, other: AskedAtTable): boolean {
  return one.answer.form === other.answer.form && one.answer.is === other.answer.is;
}
