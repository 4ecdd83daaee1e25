import {
  actingSide,
  actor,
  type Card,
  type ClauseAddress,
  hasOpened,
  type Position,
  playableCards,
  type Random,
  type Ruleset,
  type ScoreItem,
  score,
  seededRandom,
  someOf,
  topOf,
  viewFrom,
  waysToTakePile,
} from '../engine/index.ts';
import {
  bestOpeningAsked,
  contractAsked,
  countAsked,
  freezingAsked,
  isUnopened,
  minimumAsked,
  safestAsked,
  takeWithAsked,
} from './answered.ts';
import type { AskedAtTable, Posed, Question } from './asked.ts';
import { nearScores, withScore } from './changes.ts';
import { type Kind, kinds } from './kinds.ts';
import { measured } from './measured.ts';
import { rulingPosed } from './referee.ts';
import { begunAt, isStageOf, mostCards, mostMelds } from './stage.ts';
import { tables } from './tables.ts';
import { actPosed, turned } from './twins.ts';

/** So many positions are looked at for one question; then there is none of the kind from this seed. */
const positionsLookedAt = 160;

/** What somebody asks for: a kind, and a clause on which the answer should rest. */
export interface QuestionWish {
  readonly kind: Kind;
  readonly clause?: ClauseAddress;
}

/**
 * The question of a kind and a seed: the same in every place and time, as long as the generator's version is the same. Null where the
 * deals of this seed have none of the kind: see `kindsOf`.
 */
export function questionOf(ruleset: Ruleset, kind: Kind, seed: number): Question | null {
  const random = seededRandom(seed * kinds.length + kinds.indexOf(kind));
  if (kind === 'ruling') {
    const found = rulingPosed(ruleset, random);
    return found === null ? null : { kind, seed, ...found };
  }
  let looked = 0;
  for (const table of tables(ruleset, random, (play) => isStageOf(kind, play, ruleset), begunAt(kind))) {
    looked += 1;
    if (looked > positionsLookedAt) return null;
    const position = kind === 'count' ? table : viewFrom(table, table.turn);
    if (!isReadable(position)) continue;
    const found = posed(kind, position, random);
    if (found !== null) return { kind, seed, ...found };
  }
  return null;
}

/** The kinds of questions that a game has. */
export function kindsOf({ id }: Ruleset): readonly Kind[] {
  return kinds.filter((kind) => measured[id][kind] !== undefined);
}

/** So many seeds are tried for a question that rests on a clause. */
const seedsTried = 40;

/** So many seeds without a question of the kind, and no more are tried: each is a deal played in vain. */
const mostMissed = 6;

/** A question of a kind that rests on a clause, from a seed on; where none of so many does, one of the kind. */
export function questionFor(ruleset: Ruleset, { kind, clause }: QuestionWish, seed: number): Question | null {
  let [other, missed]: [Question | null, number] = [null, 0];
  for (let tried = 0; tried < seedsTried; tried++) {
    const question = questionOf(ruleset, kind, seed + tried);
    if (question === null) missed += 1;
    if (missed > mostMissed) return other;
    if (question === null) continue;
    if (clause === undefined || question.clauses.includes(clause)) return question;
    other ??= question;
  }
  return other;
}

/** Whether a position can be taken in at a glance. */
export function isReadable(position: Position): boolean {
  const melds = position.sides.map((side) => side.melds.length);
  // Of a finished deal one side is counted.
  if (position.phase === 'over') return Math.max(...melds) <= mostMelds;
  const cards = playableCards(actor(position)).length;
  return melds.reduce((sum, count) => sum + count, 0) <= mostMelds && cards <= mostCards(position.ruleset);
}

function posed(kind: Kind, position: Position, random: Random): Posed | null {
  switch (kind) {
    case 'take':
    case 'meld':
    case 'opens':
    case 'add':
    case 'merge':
    case 'discard':
    case 'out':
    case 'bid':
      return actPosed(kind, position, random);
    case 'take-with':
      return takePosed(position, random);
    case 'frozen':
      return frozenPosed(position, random);
    case 'minimum':
      return minimumPosed(position, random);
    case 'best-opening':
      return isUnopened(position) ? alone(bestOpeningAsked(position)) : null;
    case 'safest':
      return safestPosed(position, random);
    case 'contract':
      return position.contract === null || actingSide(position).melds.length === 0
        ? null
        : alone(contractAsked(position));
    case 'count':
      return countPosed(position, random);
    case 'ruling':
      return null;
  }
}

function alone(asked: AskedAtTable | null): Posed | null {
  return asked === null ? null : { ...asked, twin: null };
}

function takePosed(position: Position, random: Random): Posed | null {
  const { ways } = waysToTakePile(position);
  const plainWays = ways.filter(
    ({ with: cards, onto, melds, depth }) =>
      cards.length > 0 && onto === undefined && melds.length === 0 && (depth ?? 1) === 1,
  );
  const way = someOf(plainWays, random);
  if (way === null || hasPairsOnly(position)) return null;
  return alone(takeWithAsked(position, way.with));
}

/** Whether all that the hand has is one pair of the top card's rank: who sees it has the answer. */
function hasPairsOnly(position: Position): boolean {
  const top = topOf(position);
  const held = playableCards(actor(position));
  return held.length <= 3 || held.filter(({ order }) => order === top?.order).length > 3;
}

function frozenPosed(position: Position, random: Random): Posed | null {
  const asked = freezingAsked(position);
  const { is } = asked.answer.form === 'freezing' ? asked.answer : { is: 'not' };
  // Most piles are not frozen, or for one reason; each answer shall come up about as often.
  const seldom = is !== 'not';
  if (position.pile.length < 3 || (!seldom && random(4) > 0)) return null;
  return alone(asked);
}

function minimumPosed(position: Position, random: Random): Posed | null {
  if (!isUnopened(position) || position.ruleset.parameters.minimums.length === 0) return null;
  const asked = minimumAsked(position);
  const [near] = nearScores(position);
  if (near === undefined) return null;
  const { score: from } = actingSide(position);
  const twin = { ...minimumAsked(withScore(position, near)), change: { thing: 'score', from, to: near } } as const;
  return random(2) === 0 ? { ...asked, twin } : turned(asked, twin);
}

function safestPosed(position: Position, random: Random): Posed | null {
  const opened = position.sides.some((side) => side !== actingSide(position) && hasOpened(side));
  if (!opened || position.pile.length < 2) return null;
  const held = [...new Set(playableCards(actor(position)))];
  const naturals = held.filter(({ role }) => role === 'natural');
  const byRank = [...Map.groupBy(naturals, ({ order }) => order).values()].flatMap(([card]) => card ?? []);
  if (byRank.length < 3) return null;
  const choices: Card[] = [];
  for (let tries = 0; choices.length < 3 && tries < 12; tries++) {
    const card = someOf(byRank, random);
    if (card !== null && !choices.includes(card)) choices.push(card);
  }
  return choices.length < 3 ? null : alone(safestAsked(position, choices, random));
}

/** Lines of the count that ask for nothing but reading a number, or that no card on the table tells of. */
const plainItems: ReadonlySet<ScoreItem> = new Set(['net-cards', 'penalties']);

function countPosed(position: Position, random: Random): Posed | null {
  if (position.seats.some(({ hand }) => hand.unknown > 0)) return null;
  const side = someOf(score(position), random);
  if (side === null || side.lines.length === 0) return null;
  const held = position.seats.reduce((sum, { hand }) => sum + hand.known.length, 0);
  const items = side.lines.map(({ item }) => item).filter((item) => !plainItems.has(item));
  const isWhole = side.lines.length <= 4 && side.lines.every((line) => line.item !== 'penalties');
  const item = random(3) === 0 && isWhole && held <= mostCards(position.ruleset) ? 'total' : someOf(items, random);
  return item === null ? null : alone(countAsked(position, side.side, item));
}
