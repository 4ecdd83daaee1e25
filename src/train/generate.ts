import {
  actingSide,
  actor,
  type Card,
  type ClauseAddress,
  hasOpened,
  judge,
  type Meld,
  type Position,
  playableCards,
  type Random,
  type Ruleset,
  rulesetIds,
  type ScoreItem,
  score,
  seededRandom,
  sideOf,
  sideState,
  someOf,
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
} from './answers/answered.ts';
import { canTakeLaying } from './answers/laid-with-top.ts';
import { kindsOf } from './askable.ts';
import {
  type AskedAtTable,
  type Freezing,
  freezingsIn,
  handsTried,
  type Posed,
  type Question,
  type Twin,
} from './asked.ts';
import { nearScores, otherFreezing, otherInHand, otherMinimum, withScore } from './changes.ts';
import { type Kind, kinds } from './kinds.ts';
import { otherCanastas } from './other-melds.ts';
import type { Paper } from './paper.ts';
import { rulingPosed } from './referee.ts';
import { begunAt, isStageOf, mostCards, mostMelds, mostReckoned } from './stage.ts';
import { tables } from './tables.ts';
import { isActKind, triesToTake } from './tries.ts';
import { actPosed, dullSeldom, posedNear } from './twins.ts';

/** So many positions are looked at for one question; then there is none of the kind from this seed. */
const positionsLookedAt = 160;

/** After so many of them it no longer matters which answer a question was to have. */
const lateFrom = 40;

/** What is drawn beforehand for a question, so that what most positions have is not asked most of the time. */
interface Turn {
  /** Whether it may be one that teaches little. */
  readonly mayBeDull: boolean;
  /** By what the pile is to be frozen. */
  readonly freezing: Freezing;
  readonly isLate?: boolean;
}

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
  const random = randomOf(ruleset, kind, seed);
  if (kind === 'ruling') {
    const found = rulingPosed(ruleset, random);
    return found === null ? null : { kind, seed, ...found };
  }
  const turn: Turn = { mayBeDull: random(dullSeldom) === 0, freezing: someOf(freezingsIn(ruleset), random) ?? 'not' };
  let looked = 0;
  for (const table of tables(ruleset, random, (play) => isStageOf(kind, play, ruleset), begunAt(kind))) {
    looked += 1;
    if (looked > positionsLookedAt) return null;
    const position = kind === 'count' ? table : viewFrom(table, table.turn);
    if (!isReadable(position) || (position.current.answer !== null && !isActKind(kind))) continue;
    const found = posed(kind, position, { ...turn, isLate: looked > lateFrom }, random);
    if (found !== null) return { kind, seed, ...found };
  }
  return null;
}

/** Chance for a question: for each game and kind its own, so that two games that are nearly one do not ask of the same deals. */
function randomOf({ id }: Ruleset, kind: Kind, seed: number): Random {
  return seededRandom((seed * kinds.length + kinds.indexOf(kind)) * rulesetIds.length + rulesetIds.indexOf(id));
}

/** So many seeds are tried for a question that rests on a clause. */
const seedsTried = 40;

/** So many seeds without a question of the kind, and no more are tried: each is a deal played in vain. */
const mostMissed = 12;

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

/** So many seeds are tried for a question of a paper. */
const seedsOfPlace = 12;

/** A paper of one kind alone, to which few deals come, tries so often, from seeds so far away that no other place has them. */
const rounds = 4;
const farSeeds = 500_009;

/**
 * The question at a place of a paper, from 0: the kinds take turns. Where a deal has none of a kind the next one is dealt, and where none of
 * those tried has one it is the turn of the next kind. Null where the game has no such questions.
 */
export function questionOfPaper(ruleset: Ruleset, paper: Paper, place: number): Question | null {
  const asked = paper.kinds.filter((kind) => kindsOf(ruleset).includes(kind));
  const first = place % Math.max(1, asked.length);
  const inTurn = [...asked.slice(first), ...asked.slice(0, first)];
  for (let round = 0; round < rounds; round++)
    for (const kind of inTurn)
      for (let tried = 0; tried < seedsOfPlace; tried++) {
        const question = questionOf(ruleset, kind, paper.seed * 1009 + place * seedsOfPlace + tried + round * farSeeds);
        if (question !== null) return question;
      }
  return null;
}

/** Whether a position can be taken in at a glance. */
export function isReadable(position: Position): boolean {
  const melds = position.sides.map((side) => side.melds.length);
  // Of a finished deal one side is counted.
  if (position.phase === 'over') return Math.max(...melds) <= mostMelds;
  const cards = playableCards(actor(position)).length;
  return melds.reduce((sum, count) => sum + count, 0) <= mostMelds && cards <= mostCards(position.ruleset);
}

function posed(kind: Kind, position: Position, turn: Turn, random: Random): Posed | null {
  if (isActKind(kind)) return actPosed(kind, position, random, turn.mayBeDull);
  switch (kind) {
    case 'take-with':
      return takePosed(position, turn, random);
    case 'frozen':
      return frozenPosed(position, turn, random);
    case 'minimum':
      return minimumPosed(position, random);
    case 'best-opening':
      return openingPosed(position, random);
    case 'safest':
      return safestPosed(position, turn, random);
    case 'contract':
      return contractPosed(position, random);
    case 'count':
      return countPosed(position, random);
    case 'ruling':
      return null;
  }
}

function alone(asked: AskedAtTable | null): Posed | null {
  return asked === null ? null : { ...asked, twin: null };
}

function takePosed(position: Position, { mayBeDull }: Turn, random: Random): Posed | null {
  const way = someOf(plainWays(position), random);
  if (way === null || (!mayBeDull && !isTempting(position))) return null;
  const asked = takeWithAsked(position, way.with);
  return asked === null ? null : { ...asked, twin: otherCards(position, way.with) };
}

/** The ways to take the pile with cards of the hand and nothing beside them. */
function plainWays(position: Position) {
  return waysToTakePile(position).ways.filter(
    ({ with: cards, onto, melds, depth }) =>
      cards.length > 0 && onto === undefined && melds.length === 0 && (depth ?? 1) === 1,
  );
}

/** The nearest position in which these cards no longer take the pile and others do: frozen, or with a higher minimum. */
function otherCards(position: Position, cards: readonly Card[]): Twin | null {
  for (const near of [...otherFreezing(position), ...otherMinimum(position)]) {
    const [way] = canTakeLaying(near.position, cards) ? [] : plainWays(near.position);
    const other = way === undefined ? null : takeWithAsked(near.position, way.with);
    if (other !== null) return { ...other, change: near.change };
  }
  return null;
}

/** Whether there are cards that look as if the pile could be taken with them, and cannot: else who sees a pair has the answer. */
function isTempting(position: Position): boolean {
  return triesToTake(position).some((action) => !judge(position, action).legal);
}

function frozenPosed(position: Position, { freezing, isLate }: Turn, random: Random): Posed | null {
  if (position.pile.length < 3) return null;
  const asked = freezingAsked(position);
  // Most piles are not frozen, or for one reason; each answer shall come up about as often.
  if (asked === null || (asked.answer.is !== freezing && isLate !== true)) return null;
  return posedNear(asked, otherFreezing(position), freezingAsked, random);
}

function openingPosed(position: Position, random: Random): Posed | null {
  const asked = isUnopened(position) ? bestOpeningAsked(position) : null;
  const laid = asked?.ask.form === 'number' && asked.ask.about === 'best-opening' ? asked.ask.melds.flat() : [];
  return posedNear(asked, otherInHand(position, laid), bestOpeningAsked, random);
}

function contractPosed(position: Position, random: Random): Posed | null {
  const { contract } = position;
  const melds = contract === null ? [] : sideState(position, contract.seat).melds;
  if (contract === null || melds.length === 0 || !canBeReckoned(melds)) return null;
  const side = sideOf(position.ruleset.seating, contract.seat);
  return posedNear(contractAsked(position), otherCanastas(position, side), contractAsked, random);
}

/** Whether the cards of melds can be reckoned in the head. */
function canBeReckoned(melds: readonly Meld[]): boolean {
  return melds.reduce((sum, { cards }) => sum + cards.length, 0) <= mostReckoned;
}

function minimumPosed(position: Position, random: Random): Posed | null {
  if (!isUnopened(position) || position.ruleset.parameters.minimums.length === 0) return null;
  const [near] = nearScores(position);
  if (near === undefined) return null;
  // Asked there or at the step next to it, the twin is always the score nearest to what is asked: of 1495 it is 1500.
  const asked = minimumAsked(random(2) === 0 ? position : withScore(position, near));
  const { score: from } = actingSide(asked.position);
  const [to] = nearScores(asked.position);
  if (to === undefined) return null;
  return { ...asked, twin: { ...minimumAsked(withScore(asked.position, to)), change: { thing: 'score', from, to } } };
}

function safestPosed(position: Position, { mayBeDull }: Turn, random: Random): Posed | null {
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
  if (choices.length < 3) return null;
  const asked = safestAsked(position, choices, random);
  const isPlain = asked?.risks !== undefined && asked.risks.filter((risk) => risk >= surely).length > 1;
  return isPlain && !mayBeDull ? null : alone(asked);
}

/** With a discard that so many of the hands tried could take, everybody sees that it fits the opponents’ melds. */
const surely = 0.92 * handsTried;

/** Lines of the count that ask for nothing but reading a number, or that no card on the table tells of. */
const plainItems: ReadonlySet<ScoreItem> = new Set(['net-cards', 'penalties']);

function countPosed(position: Position, random: Random): Posed | null {
  if (position.seats.some(({ hand }) => hand.unknown > 0)) return null;
  const counted = someOf(score(position), random);
  if (counted === null || counted.lines.length === 0) return null;
  const { side, lines } = counted;
  const held = position.seats.reduce((sum, { hand }) => sum + hand.known.length, 0);
  const { melds = [] } = position.sides.find((state) => state.side === side) ?? {};
  const isShort = canBeReckoned(melds);
  const items = lines
    .map(({ item }) => item)
    .filter((item) => !plainItems.has(item) && (isShort || item !== 'melded-cards'));
  const isWhole = isShort && lines.length <= 4 && lines.every((line) => line.item !== 'penalties');
  const isAdded = (each: ScoreItem) => each === 'unmelded-cards' || each === 'melded-cards';
  // Cards are left in every deal: what else there is to count is asked rather.
  const rather = random(3) === 0 ? items : items.filter((each) => !isAdded(each));
  const item =
    random(3) > 0 && isWhole && held <= mostCards(position.ruleset)
      ? 'total'
      : someOf(rather.length > 0 ? rather : items, random);
  if (item === null) return null;
  const askedOf = (other: Position) => countAsked(other, side, item);
  return posedNear(askedOf(position), otherCanastas(position, side), askedOf, random);
}
