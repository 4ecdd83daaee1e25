import {
  type Answer,
  answerOf,
  type ChoiceValue,
  type ClauseAddress,
  countsBy,
  type EffectCode,
  type FactName,
  type Facts,
  type FaultKind,
  faultKindList,
  faultOccurs,
  type Gap,
  isNumberFact,
  isQuestion,
  type Moment,
  momentOf,
  moments,
  type Order,
  type OrderCode,
  orderOf,
  ordersOf,
  ordersWithPoints,
  pointsOfRemedy,
  possibleValues,
  type Question,
  type Remedy,
  type Ruleset,
  type Silence,
  usualRuleset,
} from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import { formatNumber, phrase } from '../../i18n/phrase.ts';
import type { RulesetId } from '../ruleset-id.ts';
import type { RulingWords, ValueWord } from '../schema/rulings.ts';
import { leadOf, type OrderInWords, orderInWords } from './orders.ts';

/** A fact of a ruling in words: what the referee asks, and the answer; `value` is what a permalink holds. */
export interface FactInWords {
  readonly fact: FactName;
  readonly value: string;
  readonly question: string;
  readonly answer: string;
}

/** What those who are not at fault may choose, and what that brings. */
export interface OptionInWords {
  readonly value: ChoiceValue;
  readonly name: string;
  readonly orders: readonly OrderInWords[];
  /** The clauses that say so, beside those of the ruling. */
  readonly clauses: readonly ClauseAddress[];
}

/** Points of a ruling, each 0 or more. */
export interface Charged {
  readonly penalty: number;
  readonly award: number;
}

const nothingCharged: Charged = { penalty: 0, award: 0 };

/** What follows a fault with certain facts, in words. */
export interface RulingInWords {
  readonly facts: readonly FactInWords[];
  /** How the document is silent; null where it rules. */
  readonly silence: Silence | null;
  /** The ruling in one sentence. */
  readonly lead: string;
  /** Who does what when, in the order in which a referee says it; of a fault that is not regulated, this site's advice. */
  readonly orders: readonly OrderInWords[];
  /** Whether the deal ends with it, so that there are no turns after it. */
  readonly endsDeal: boolean;
  /** What the side that is not at fault chooses between; empty where nobody chooses. */
  readonly options: readonly OptionInWords[];
  /** What it costs or brings; of a fault that is not regulated nothing is said. */
  readonly points: readonly string[];
  /** The points that a scorer enters for it: what the side at fault loses and the other side wins; what the count finds by itself is no part. */
  readonly charged: Charged;
  readonly clauses: readonly ClauseAddress[];
  /** What of it a picture of the table shows, if anything. */
  readonly pictured: PicturedEffect | null;
}

/** The effects after which cards lie on the table in a way that is best seen. */
export const picturedEffects = ['penalty-card', 'cards-wait-on-table'] as const satisfies readonly EffectCode[];
/** An effect that has a picture. */
export type PicturedEffect = (typeof picturedEffects)[number];

/** A text of which some words are marked. */
export interface MarkedText {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** A fault with all its rulings in words. */
export interface FaultInWords {
  readonly kind: FaultKind;
  readonly name: string;
  /** The fact that tells it from its neighbours. */
  readonly tells: MarkedText;
  readonly rulings: readonly RulingInWords[];
}

/** The faults of a moment of the deal. */
export interface MomentInWords {
  readonly moment: Moment;
  readonly name: string;
  readonly faults: readonly FaultInWords[];
}

/** The whole guide of a ruleset in words: every fault that can occur in the game, by the moments of the deal. */
export function guideInWords(id: RulesetId, language: LanguageId, words: RulingWords): readonly MomentInWords[] {
  const ruleset = usualRuleset(id);
  return moments.map((moment) => ({
    moment,
    name: words.moments[moment],
    faults: faultKindList
      .filter((kind) => momentOf(kind) === moment && faultOccurs(ruleset, kind))
      .map((kind) => faultInWords(ruleset, kind, language, words)),
  }));
}

/** One fault with all its rulings in words; where the document regulates no fault it has none. */
export function faultInWords(
  ruleset: Ruleset,
  kind: FaultKind,
  language: LanguageId,
  words: RulingWords,
): FaultInWords {
  const answer = answerOf(ruleset, kind);
  const teller = new Teller(ruleset, language, words);
  return {
    kind,
    name: words.faults[kind],
    tells: markedText(words.tells[kind]),
    rulings: answer === undefined ? [] : teller.tell(kind, answer, []),
  };
}

function markedText(text: string): MarkedText {
  const [, before = '', marked = '', after = ''] = /^(.*?)<b>(.*?)<\/b>(.*)$/su.exec(text) ?? [];
  return { before, marked, after };
}

/** After these there are no more turns in the deal. */
const dealEnds: readonly EffectCode[] = ['redeal', 'deal-ends', 'game-lost'];

/** Numbers beyond this are told by the same rule. */
const mostTold = 8;

class Teller {
  readonly #ruleset: Ruleset;
  readonly #language: LanguageId;
  readonly #words: RulingWords;

  constructor(ruleset: Ruleset, language: LanguageId, words: RulingWords) {
    this.#ruleset = ruleset;
    this.#language = language;
    this.#words = words;
  }

  tell(kind: FaultKind, answer: Answer, facts: readonly FactInWords[]): readonly RulingInWords[] {
    if (!isQuestion(answer)) return [this.#ruling(kind, answer, facts)];
    const question = this.#words.questionsOf[kind]?.[answer.fact] ?? this.#words.questions[answer.fact];
    return this.#choices(kind, answer).flatMap(({ value, words, next }) =>
      this.tell(kind, next, [...facts, { fact: answer.fact, value, question, answer: words }]),
    );
  }

  #choices(
    kind: FaultKind,
    question: Question,
  ): readonly { readonly value: string; readonly words: string; readonly next: Answer }[] {
    if (!('steps' in question)) {
      return possibleValues(this.#ruleset, question).flatMap((value) => {
        const next: Answer | undefined = Object.entries(question.cases).find(([name]) => name === value)?.[1];
        return next === undefined ? [] : [{ value, words: this.#value(kind, question, value), next }];
      });
    }
    const { steps } = question;
    const last = steps.at(-1);
    if (last !== undefined && countsBy(last.answer, question.fact)) {
      const most = kind === 'red-three-not-laid' ? redThreesIn(this.#ruleset) : mostTold;
      return Array.from({ length: most }, (_, place) => place + 1).flatMap((count) => {
        const reached = steps.filter(({ least }) => least <= count).at(-1);
        const words = this.#number('number', count);
        return reached === undefined ? [] : [{ value: String(count), words, next: reached.answer }];
      });
    }
    return steps.map(({ least, answer }, place) => {
      const after = steps[place + 1]?.least;
      const open = after === undefined && steps.length > 1 ? this.#number('number-or-more', least) : null;
      const fewer = after !== undefined && after > least + 1 ? this.#number('rounds-fewer', after) : null;
      return { value: String(least), words: open ?? fewer ?? this.#number('number', least), next: answer };
    });
  }

  #number(pattern: ValueWord, count: number): string {
    return phrase(this.#language, this.#words.values[pattern], { count });
  }

  #value(kind: FaultKind, { fact, ...question }: Question, value: string): string {
    const { values, valuesOf } = this.#words;
    if (value === 'true') return values.yes;
    if (value === 'false') return values.no;
    const rounds = 'cases' in question && 'first-round' in question.cases;
    const word = value === 'later' ? (rounds ? 'later-round' : 'later-draw') : value;
    const said: readonly (readonly [name: string, text: string])[] = [
      ...Object.entries(valuesOf[kind] ?? {}),
      ...Object.entries(values),
    ];
    const text = said.find(([name]) => name === `${fact}-${word}`)?.[1];
    if (text === undefined) throw new Error(`no words for ${fact}: ${value}`);
    return text;
  }

  #ruling(kind: FaultKind, end: Remedy | Gap, facts: readonly FactInWords[]): RulingInWords {
    const { silences } = this.#words;
    if ('unregulated' in end) {
      return {
        facts,
        silence: end.silence,
        lead: silences[end.silence],
        orders: this.#told(ordersOf(this.#ruleset, end.advice, factsGiven(facts))),
        endsDeal: false,
        options: [],
        points: [],
        charged: nothingCharged,
        clauses: end.unregulated,
        pictured: null,
      };
    }
    const given = factsGiven(facts);
    const ordered = ordersOf(this.#ruleset, end.orders, given);
    const effects = ordered.flatMap(({ code }) => orderOf(code).effects ?? []);
    const orders = this.#told(
      ordersWithPoints(this.#ruleset, end, given, Math.max(numberOf(facts, 'level'), 1)),
      end.read,
    );
    const points = this.#points(end, facts, effects);
    return {
      facts,
      silence: null,
      lead: leadOf(orders, this.#words) ?? points[0] ?? '',
      orders,
      endsDeal: momentOf(kind) === 'score' || effects.some((effect) => dealEnds.includes(effect)),
      options: (end.options ?? []).map(({ value, orders: chosen, clauses = [] }) => ({
        value,
        name: this.#words.choices[value],
        orders: this.#told(ordersOf(this.#ruleset, chosen, factsGiven(facts))),
        clauses,
      })),
      points,
      charged: this.#charged(end, facts),
      clauses: end.clauses,
      pictured: picturedEffects.find((effect) => effects.includes(effect)) ?? null,
    };
  }

  /** Orders in words; those that the clauses leave to a reading say so. */
  #told(orders: readonly Order[], read: readonly OrderCode[] = []): readonly OrderInWords[] {
    const first = orders.find(({ code }) => read.includes(code));
    return orders.map((order) => {
      const said = orderInWords(order, this.#language, this.#words);
      if (!read.includes(order.code)) return said;
      const reading = ` ${order === first ? this.#words.guide.reading : this.#words.guide.readingToo}`;
      return { ...said, after: `${said.after}${reading}`, text: `${said.text}${reading}` };
    });
  }

  #points(
    { penalty, award, pointsInCount }: Remedy,
    facts: readonly FactInWords[],
    effects: readonly EffectCode[],
  ): readonly string[] {
    const { points: words } = this.#words;
    const said: string[] = [];
    if (penalty !== undefined) {
      const cards = numberOf(facts, 'cards');
      const one = pointsOfRemedy(this.#ruleset, penalty, {}, 1);
      const perCard = 'perCard' in penalty && penalty.perCard && cards > 1;
      const values = { points: this.#format(one), total: this.#format(one * Math.max(cards, 1)) };
      said.push(phrase(this.#language, perCard ? words.penaltyPerCard : words.penalty, values));
    }
    if (award !== undefined) {
      const level = Math.max(numberOf(facts, 'level'), 1);
      const isBid = award.parameter === 'pointsPerLevel';
      const one = pointsOfRemedy(this.#ruleset, award, {}, 1);
      const values = { points: this.#format(one), total: this.#format(one * level) };
      said.push(phrase(this.#language, isBid ? words.awardBid : words.award, values));
    }
    if (pointsInCount === true) said.push(words.inCount);
    return said.length > 0 || effects.includes('redeal') ? said : [words.none];
  }

  #charged({ penalty, award, pointsInCount }: Remedy, facts: readonly FactInWords[]): Charged {
    if (pointsInCount === true) return nothingCharged;
    const times = (fact: FactName) => Math.max(numberOf(facts, fact), 1);
    const penaltyTimes = penalty !== undefined && 'perCard' in penalty && penalty.perCard ? times('cards') : 1;
    return {
      penalty: penalty === undefined ? 0 : pointsOfRemedy(this.#ruleset, penalty, {}, 1) * penaltyTimes,
      award: award === undefined ? 0 : pointsOfRemedy(this.#ruleset, award, {}, 1) * times('level'),
    };
  }

  #format(points: number): string {
    return formatNumber(points, this.#language);
  }
}

/** Every pack has two red threes. */
function redThreesIn({ parameters }: Ruleset): number {
  return 2 * parameters.packs;
}

function numberOf(facts: readonly FactInWords[], fact: FactName): number {
  return Number(facts.find((one) => one.fact === fact)?.value ?? 0);
}

/** The facts as the engine takes them. */
export function factsGiven(facts: readonly FactInWords[]): Facts {
  return Object.fromEntries(facts.map(({ fact, value }) => [fact, asGiven(fact, value)]));
}

function asGiven(fact: FactName, value: string): string | number | boolean {
  if (isNumberFact(fact)) return Number(value);
  return value === 'true' || value === 'false' ? value === 'true' : value;
}
