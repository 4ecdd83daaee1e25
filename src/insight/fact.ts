import type { Card, ClauseAddress, Meld, ParameterName, Ruleset, Seat } from '../engine/index.ts';

/** What can matter at a table; `content/learn/insight.yaml` has the sentences. */
export const factCodes = [
  'bound',
  'bound-in-vain',
  'bound-undrawn',
  'must-keep',
  'out-now',
  'out-now-bid',
  'out-unasked',
  'out-missing',
  'out-ready',
  'robber-missing',
  'bid-missing',
  'bid-reached',
  'their-bid',
  'their-bid-reached',
  'take-completes',
  'take-onto',
  'take-with',
  'take-opens',
  'stopped',
  'frozen',
  'gave-pile',
  'discard-gives',
  'completes',
  'fits',
  'own-near',
  'join',
  'join-gap',
  'opening-ready',
  'opening-short',
  'their-canasta',
  'their-near',
  'their-out',
  'few-cards',
  'red-three-in-hand',
  'black-three-in-hand',
  'stock-low',
  'stock-low-bid',
  'asked',
  'asked-bid',
  'asked-bid-short',
] as const;

/** What matters only where a contract is bid for. */
export const factsOfContract = [
  'out-now-bid',
  'robber-missing',
  'bid-missing',
  'bid-reached',
  'their-bid',
  'their-bid-reached',
  'stock-low-bid',
  'asked-bid',
  'asked-bid-short',
] as const satisfies readonly (typeof factCodes)[number][];

/** The code of a fact. */
export type FactCode = (typeof factCodes)[number];

/** The keys of the facts that a partner’s answer brings about, which are others in every turn. */
export const ofAnswer: ReadonlySet<string> = new Set([
  'bound',
  'bound-in-vain',
  'bound-undrawn',
  'must-keep',
] satisfies FactCode[]);

/** What a gap of a fact’s sentence is filled with: a number, cards, a player, or a meld, which is named. */
export type FactValue = number | readonly Card[] | { readonly seat: Seat } | { readonly meld: Meld };

/** Something that holds at a table as a seat sees it, and that a good teacher might say now. */
export interface Fact {
  readonly code: FactCode;
  /** How much it matters, roughly the points at stake: what is worth more is said first. */
  readonly weight: number;
  /** The same as long as the fact is unchanged, so that nothing is said again. */
  readonly key: string;
  /** The keys of what it consists of, where telling less of it again would be no news; otherwise its own is the only one. */
  readonly parts?: readonly string[];
  readonly values: Readonly<Record<string, FactValue>>;
  /** The clauses on which it rests. */
  readonly clauses: readonly ClauseAddress[];
}

/** From this weight on a fact matters; what is below is told only where there is nothing else to say. */
export const matters = 400;

/** From this weight on a fact is pressing: it is told before anything that has merely happened. */
export const presses = 1000;

/** The keys under which a fact that is told is remembered. */
export function keysOf({ key, parts = [key] }: Fact): readonly string[] {
  return parts;
}

/** Whether something of a fact has not been told. */
export function isNews(fact: Fact, told: { readonly has: (key: string) => boolean }): boolean {
  return keysOf(fact).some((key) => !told.has(key));
}

/** The clauses that state some numbers or switches of a ruleset, each once. */
export function stating({ stated }: Ruleset, ...names: readonly ParameterName[]): readonly ClauseAddress[] {
  return [...new Set(names.flatMap((name) => stated[name]?.clause ?? []))];
}

/** Cards as a piece of a key. */
export function cardsKey(cards: readonly Card[]): string {
  return cards
    .map(({ code }) => code)
    .sort()
    .join(' ');
}
