import { stringify } from 'yaml';
import {
  type Action,
  actingSide,
  type Card,
  type ClauseAddress,
  judge,
  type Position,
  pointsOfAll,
  type Ruleset,
  type Side,
  score,
} from '../../../engine/index.ts';
import type { Question } from '../../../learn/question.ts';
import { numberText, type Piece } from '../../../widgets/words/phrase.ts';
import { sideName } from '../../../widgets/words/reader.ts';
import { reasonText } from '../../../widgets/words/reason-text.ts';
import { wordOfItem } from '../../../widgets/words/score-sheet.ts';
import type { Speech } from '../../../widgets/words/speech.ts';
import { numbersOf } from '../../parameters.ts';
import { rulesetId } from '../../ruleset-id.ts';
import { readSiteScenario } from '../../scenario/site-scenario.ts';
import { type LearnWords, pieced } from './learn-words.ts';
import type { AnswerTask } from './task.ts';

/** Why an answer is wrong: the name of the outcome by which the page shows it, what is said, and the clauses that the engine names. */
export interface WhyWrong {
  readonly outcome: string;
  readonly pieces: readonly Piece[];
  readonly clauses: readonly ClauseAddress[];
}

/** How the texts of lessons are said: the words of the page, and the language at work. */
export interface Saying {
  readonly words: LearnWords;
  readonly speech: Speech;
}

/**
 * The reasons for all wrong answers that a form takes: for a number `low` and `high`, for a choice `choice-2`, for a side `choice-B`. A
 * wrong yes or no has its own words in the lesson.
 */
export function whyWrong(task: AnswerTask, saying: Saying): readonly WhyWrong[] {
  const { question, position, right } = task;
  const { words } = saying;
  switch (question.kind) {
    case 'value':
    case 'minimum':
    case 'number':
    case 'score': {
      const account = accountOf(question, position, saying);
      return (['low', 'high'] as const).map((outcome) => ({
        outcome,
        pieces: [`${words[outcome === 'low' ? 'tooLow' : 'tooHigh']} `, ...account],
        clauses: [],
      }));
    }
    case 'pick': {
      const rightPlaces = new Set(Array.isArray(right) ? right : []);
      return question.choices.flatMap((cards, place) =>
        rightPlaces.has(place) ? [] : [{ outcome: `choice-${place}`, ...whyNot(question, cards, position, saying) }],
      );
    }
    case 'winner':
      return [...position.sides.map(({ side }) => side), 'none' as const]
        .filter((side) => side !== right)
        .map((side) => ({ outcome: `choice-${side}`, pieces: totalsOf(position, saying), clauses: [] }));
    default:
      return [];
  }
}

/** How a number comes about, without the number itself: nobody is to copy it. */
export function accountOf(
  question: Extract<Question, { kind: 'value' | 'minimum' | 'number' | 'score' }>,
  position: Position,
  { words, speech }: Saying,
): readonly Piece[] {
  switch (question.kind) {
    case 'value':
      return pieced(words.sum, { sum: sumOf(position.ruleset, question.cards, speech) }, speech.language);
    case 'minimum':
      return pieced(words.ownScore, { score: actingSide(position).score }, speech.language);
    case 'number':
      return [words.lookUp];
    case 'score':
      return pieced(words.lines, { lines: [linesOf(position, question.side, question.item, speech)] }, speech.language);
  }
}

/** Cards of like worth together, each with its points: K♠ K♥ 2 × 10 + 2♣ 20. */
function sumOf({ parameters }: Ruleset, cards: readonly Card[], { language }: Speech): readonly Piece[] {
  const groups = new Map<number, Card[]>();
  for (const card of cards) {
    const points = pointsOfAll(parameters, [card]);
    groups.set(points, [...(groups.get(points) ?? []), card]);
  }
  return [...groups].flatMap(([points, alike], place) => [
    ...(place === 0 ? [] : [' + ']),
    alike,
    ` ${alike.length > 1 ? `${alike.length}\u00a0×\u00a0` : ''}${numberText(points, language)}`,
  ]);
}

/** The lines of a count by name and points; of a single line how many things it counts. */
function linesOf(
  position: Position,
  side: Side,
  item: Extract<Question, { kind: 'score' }>['item'],
  speech: Speech,
): string {
  const own = score(position).find((each) => each.side === side)?.lines ?? [];
  const lines = item === 'total' ? own : own.filter((line) => line.item === item);
  return lines
    .map(({ item: of, count, points }) => {
      const name = speech.text(wordOfItem(of));
      return item === 'total'
        ? `${name} ${numberText(points, speech.language)}`
        : count > 1
          ? `${name} ×\u00a0${count}`
          : name;
    })
    .join(', ');
}

/** What every side has after the deal, and what the game is to. */
function totalsOf(position: Position, { words, speech }: Saying): readonly Piece[] {
  const target = numbersOf(rulesetId(position.ruleset.id)).numbers.get('target') ?? 0;
  const sums = score(position).map(({ side, total }) => {
    const before = position.sides.find((each) => each.side === side)?.score ?? 0;
    const number = (value: number) => numberText(value, speech.language);
    return `${sideName(position, side, 1, speech)} ${number(before)} ${total < 0 ? '−' : '+'} ${number(Math.abs(total))} = ${number(before + total)}`;
  });
  return pieced(words.totals, { totals: [sums.join('; ')], target }, speech.language);
}

/** Why a choice is none of the right ones, as the engine says it. */
function whyNot(
  question: Extract<Question, { kind: 'pick' }>,
  cards: readonly Card[],
  position: Position,
  saying: Saying,
): Pick<WhyWrong, 'pieces' | 'clauses'> {
  const { words, speech } = saying;
  const { ruleset } = position;
  const { which } = question;
  switch (which.by) {
    case 'meld':
      return refusalOf(
        tableFor(ruleset, [...which.with, ...cards]),
        { type: 'meld', melds: [{ cards: [...which.with, ...cards] }] },
        saying,
      );
    case 'canasta': {
      const refusal = refusalOf(tableFor(ruleset, cards), { type: 'meld', melds: [{ cards }] }, saying);
      const tooFew = pieced(
        words.fewForCanasta,
        { count: cards.length, size: ruleset.parameters.canastaSize },
        speech.language,
      );
      return refusal.pieces.length > 0 ? refusal : { pieces: tooFew, clauses: [] };
    }
    case 'most':
      return { pieces: pieced(words.sum, { sum: sumOf(ruleset, cards, speech) }, speech.language), clauses: [] };
    case 'addable':
      return refusalOf(position, { type: 'add', additions: [{ meld: { name: which.onto }, cards }] }, saying);
    case 'discardable':
      return forOnly(cards, (card) => refusalOf(position, { type: 'discard', card }, saying));
    case 'safe':
      return { pieces: pieced(words.givesPile, { cards: [cards] }, speech.language), clauses: [] };
  }
}

function forOnly(
  [card]: readonly Card[],
  say: (card: Card) => Pick<WhyWrong, 'pieces' | 'clauses'>,
): Pick<WhyWrong, 'pieces' | 'clauses'> {
  return card === undefined ? { pieces: [], clauses: [] } : say(card);
}

/** The first reason for which the engine refuses an act; nothing where it does not, or where there is no table to try it at. */
function refusalOf(
  position: Position | null,
  action: Action,
  { speech }: Saying,
): Pick<WhyWrong, 'pieces' | 'clauses'> {
  const verdict = position === null ? null : judge(position, action);
  if (verdict === null || verdict.legal) return { pieces: [], clauses: [] };
  const [reason] = verdict.reasons;
  return { pieces: [reasonText(reason, speech)], clauses: reason.clauses };
}

/** A table at which cards can be melded and nothing but the meld is the question: the side has opened, and much is left in the hand. */
function tableFor(ruleset: Ruleset, cards: readonly Card[]): Position | null {
  const ranks = ['6', '7', '8', '9', 'T', 'J', 'Q', 'K', '5', '4', 'A'];
  const free = ranks.filter((rank) => cards.every((card) => card.rank !== rank));
  const [opening = '6', ...others] = free;
  const rest = others.slice(0, 6).map((rank) => `${rank}d`);
  const read = readSiteScenario(
    stringify({
      ruleset: ruleset.id,
      about: [ruleset.facts.gameEnds],
      position: {
        phase: 'play',
        pile: '',
        hands: { 1: [...cards.map(({ code }) => code), ...rest].join(' ') },
        melds: { A: { opening: `${opening}s ${opening}h ${opening}c` } },
      },
      cases: [{ tell: 'frozen', is: false }],
    }),
  );
  return read.ok ? read.value.position : null;
}
