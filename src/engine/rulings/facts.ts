/**
 * The values of the facts that are words, over all rulesets, in the order in which they are offered: yes before no, always. Which of
 * them a fault knows in a ruleset, its table says.
 */
export const factValues = {
  noticed: [
    'before-play',
    'in-play',
    'after-first-round',
    'first-round',
    'before-next-draw',
    'later',
    'in-game',
    'after-next-deal',
    'after-signing',
  ],
  where: ['stock', 'hand'],
  corrected: ['before-draw', 'after-draw', 'never'],
  reminded: ['true', 'false'],
  after: ['yes', 'demand', 'announced'],
  lowerBid: ['opens', 'none'],
  saidYes: ['true', 'false'],
  able: ['true', 'false'],
  announced: ['true', 'false'],
  drewRedThree: ['true', 'false'],
  redThreeAmong: ['true', 'false'],
  joined: ['true', 'false'],
  inTurn: ['opponent', 'partner', 'right-opponent', 'left-opponent', 'other-opponent'],
  provable: ['true', 'false'],
  remedy: ['add-all', 'add-some', 'withdraw', 'rearrange', 'move', 'discard', 'take-back', 'cannot', 'unnoticed'],
  dealEnded: ['true', 'false'],
  together: ['true', 'false'],
  meld: ['canasta', 'samba'],
  whose: ['own', 'opponents'],
  kind: ['arithmetic', 'other', 'two-sheets'],
  possible: ['true', 'false'],
  intended: ['true', 'false'],
  asOfRight: ['true', 'false'],
} as const;

/** The name of a fact that is a word, or true or false. */
export type WordFact = keyof typeof factValues;
/** A value of a fact, as text: `before-play`, `true`. */
export type ValueOf<Fact extends WordFact> = (typeof factValues)[Fact][number];

/** The facts that are numbers, with the least and the most that each can be. `stockRounds` may be a fraction, the others are whole. */
export const numberFacts = {
  extra: { least: 1, most: Number.POSITIVE_INFINITY },
  cards: { least: 1, most: Number.POSITIVE_INFINITY },
  stockRounds: { least: 0, most: Number.POSITIVE_INFINITY },
  level: { least: 1, most: 8 },
} as const;
/** The name of a fact that is a number. */
export type NumberFact = keyof typeof numberFacts;

/** The name of a fact. */
export type FactName = WordFact | NumberFact;
/** A fact's value as given. */
export type FactValue = string | number | boolean;
/** Facts by name. */
export type Facts = { readonly [fact in string]?: FactValue };

/** Whether a text names a fact that is a word. */
export function isWordFact(text: string): text is WordFact {
  return Object.hasOwn(factValues, text);
}

/** Whether a text names a fact that is a number. */
export function isNumberFact(text: string): text is NumberFact {
  return Object.hasOwn(numberFacts, text);
}

/** Whether a value is one that the fact can have in some ruleset. */
export function isPossible(fact: FactName, value: FactValue): boolean {
  if (isWordFact(fact)) {
    const values: readonly string[] = factValues[fact];
    return values.includes(String(value)) && (typeof value === 'boolean') === (values[0] === 'true');
  }
  const { least, most } = numberFacts[fact];
  if (typeof value !== 'number' || !Number.isFinite(value) || value < least || value > most) return false;
  return fact === 'stockRounds' || Number.isInteger(value);
}
