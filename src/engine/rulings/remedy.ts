import type { ClauseAddress, RulesetId } from '../rulesets/clauses.ts';
import type { ParameterName } from '../rulesets/parameters.ts';
import type { NumberFact, ValueOf, WordFact } from './facts.ts';
import type { FactOf, FaultKind } from './faults.ts';
import type { OrderCode, RemedyOrder } from './orders.ts';

/** A parameter that is a number of penalty points. */
export type PenaltyParameter = Extract<ParameterName, `${string}Penalty`>;

/** Points of a remedy: a parameter of the ruleset, for each card where it is said so; or the points of the contract’s bid. */
export type Points =
  | { readonly parameter: PenaltyParameter; readonly perCard: boolean }
  | { readonly parameter: 'pointsPerLevel' };

/** Clauses that a remedy rests on, the most specific first. */
export type Stated<Clause extends ClauseAddress> = readonly [Clause, ...Clause[]];

/** What a side that is not at fault may choose: to take what was drawn or have the stock shuffled, to demand going out or playing on. */
export const choiceValues = ['take', 'shuffle', 'out', 'on'] as const;
/** An option of a choice, as permalinks and scenarios write it. */
export type ChoiceValue = (typeof choiceValues)[number];

/** An option of those who are not at fault: what follows if they choose it, and the clauses that say so beside those of the remedy. */
export interface Option<Clause extends ClauseAddress = ClauseAddress> {
  readonly value: ChoiceValue;
  readonly orders: readonly RemedyOrder[];
  readonly clauses?: readonly Clause[];
}

/** What follows a fault once the facts are known. */
export interface Remedy<Clause extends ClauseAddress = ClauseAddress> {
  /** What is ordered, in the order in which a referee says it. */
  readonly orders: readonly RemedyOrder[];
  /** Those of the orders that the clauses do not give: how this site reads what they leave open. */
  readonly read?: readonly OrderCode[];
  /** What the side that is not at fault then chooses between. */
  readonly options?: readonly Option<Clause>[];
  /** Points that the offender’s side loses. */
  readonly penalty?: Points;
  /** Points that the other sides win. */
  readonly award?: Points;
  /** The count of the deal finds the points by itself, so that the ruling names them and does not charge them. */
  readonly pointsInCount?: true;
  readonly clauses: Stated<Clause>;
}

/**
 * How a document is silent: it forbids the act and sets no penalty, allows what another document punishes, says nothing of it, or leaves it
 * to the jury.
 */
export const silences = ['forbidden', 'allowed', 'no-provision', 'jury'] as const;
/** A kind of silence. */
export type Silence = (typeof silences)[number];

/** A place that the document does not settle: how it is silent, how this site advises to go on, and the clauses nearest to it. */
export interface Gap<Clause extends ClauseAddress = ClauseAddress> {
  readonly unregulated: Stated<Clause>;
  readonly silence: Silence;
  readonly advice: readonly [RemedyOrder, ...RemedyOrder[]];
}

/** A fact that decides, and what follows with each of its values; a value without an entry cannot be. */
type WordQuestion<Clause extends ClauseAddress, Fact extends FactOf<FaultKind>> = {
  readonly [Name in Extract<Fact, WordFact>]: {
    readonly fact: Name;
    readonly cases: { readonly [Value in ValueOf<Name>]?: Answer<Clause, Fact> };
    /** What is taken to be so where nobody says: only for a circumstance that somebody would have mentioned. */
    readonly assumed?: ValueOf<Name>;
  };
}[Extract<Fact, WordFact>];

/** A number that decides, and what follows from each step on, the lowest first; less than the first step cannot be. */
type NumberQuestion<Clause extends ClauseAddress, Fact extends FactOf<FaultKind>> = {
  readonly [Name in Extract<Fact, NumberFact>]: {
    readonly fact: Name;
    readonly steps: readonly { readonly least: number; readonly answer: Answer<Clause, Fact> }[];
  };
}[Extract<Fact, NumberFact>];

/** What a ruleset says of a fault: a remedy, a gap, or the next fact that decides. */
export type Answer<Clause extends ClauseAddress = ClauseAddress, Fact extends FactOf<FaultKind> = FactOf<FaultKind>> =
  | Remedy<Clause>
  | Gap<Clause>
  | WordQuestion<Clause, Fact>
  | NumberQuestion<Clause, Fact>;

/** A question of the tree of a fault. */
export type Question = Extract<Answer, { readonly fact: FactOf<FaultKind> }>;

/** What a ruleset says of a kind of fault. */
export interface Entry<
  Clause extends ClauseAddress = ClauseAddress,
  Fact extends FactOf<FaultKind> = FactOf<FaultKind>,
> {
  readonly answer: Answer<Clause, Fact>;
  /** Clauses that say what the fault breaks, beside those of the rule codes that it breaks. */
  readonly against?: readonly Clause[];
  /** It is about the question to the partner, so that without a partner it cannot be. */
  readonly needsPartner?: true;
}

/** The rulings of a document: for every kind of fault what follows, or what is nearest to it. */
export type RulingTable<Id extends RulesetId> = {
  readonly [Kind in FaultKind]: Entry<ClauseAddress<Id>, FactOf<Kind>>;
};

/** Whether an answer is a question for one more fact. */
export function isQuestion(answer: Answer): answer is Question {
  return 'fact' in answer;
}

/** Points by a parameter of the ruleset. */
export function points(parameter: PenaltyParameter): Points {
  return { parameter, perCard: false };
}

/** Points by a parameter of the ruleset for each card. */
export function pointsPerCard(parameter: PenaltyParameter): Points {
  return { parameter, perCard: true };
}
