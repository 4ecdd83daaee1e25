/** A question that has been answered, as the page tells it. */
export interface Answered {
  readonly fact: string;
  readonly value: string;
  readonly question: string;
  readonly answer: string;
}

/** A ruling with the facts that lead to it, in the order in which they are asked, and what the side that is not at fault may then choose. */
export interface Decided {
  readonly facts: readonly Answered[];
  readonly choices: readonly string[];
}

/** How an address calls what the side that is not at fault has chosen. */
export const choiceFact = 'choice';

/** What of an address cannot be: a fact that the fault does not know, or an answer that a question does not have. */
export type Damage =
  | { readonly kind: 'unknown-fact'; readonly fact: string }
  | { readonly kind: 'impossible-answer'; readonly question: string };

/** Where the referee stands with a fault: at a question, or at the ruling, with what has been chosen after it. */
export type Step<Ruling extends Decided> =
  | { readonly stage: 'question'; readonly question: string; readonly answers: readonly Answered[] }
  | { readonly stage: 'ruling'; readonly ruling: Ruling; readonly choice: string | null };

/** A conversation about a fault: what has been answered, the step that is reached, and what of the address was damaged. */
export interface Conversation<Ruling extends Decided> {
  readonly answered: readonly Answered[];
  readonly step: Step<Ruling>;
  readonly damages: readonly Damage[];
}

/** Where an address leads: to a fault with the facts answered so far, to the faults of a moment of the deal, or to nothing that is known. */
export interface Place {
  readonly fault: string | null;
  readonly moment: string | null;
  readonly facts: ReadonlyMap<string, string>;
  readonly known: boolean;
}

const momentPrefix = 'moment-';

/** Follows the answers of an address through the rulings of a fault, question by question; null for a fault that has no ruling. */
export function converse<Ruling extends Decided>(
  rulings: readonly Ruling[],
  given: ReadonlyMap<string, string>,
): Conversation<Ruling> | null {
  const known = new Set(rulings.flatMap(({ facts }) => facts.map(({ fact }) => fact)));
  const damages: Damage[] = [...given.keys()]
    .filter((fact) => fact !== choiceFact && !known.has(fact))
    .map((fact) => ({ kind: 'unknown-fact', fact }));
  const answered: Answered[] = [];
  let left = rulings;
  for (;;) {
    const [ruling] = left;
    if (ruling === undefined) return null;
    const next = ruling.facts[answered.length];
    if (next === undefined) return decided(ruling, answered, given.get(choiceFact), damages);
    const value = given.get(next.fact);
    const fitting = left.filter(({ facts }) => facts[answered.length]?.value === value);
    const fact = fitting[0]?.facts[answered.length];
    if (fact === undefined) {
      if (value !== undefined) damages.push({ kind: 'impossible-answer', question: next.question });
      const answers = answersAt(left, answered.length);
      return { answered, step: { stage: 'question', question: next.question, answers }, damages };
    }
    answered.push(fact);
    left = fitting;
  }
}

function decided<Ruling extends Decided>(
  ruling: Ruling,
  answered: readonly Answered[],
  chosen: string | undefined,
  damages: readonly Damage[],
): Conversation<Ruling> {
  const isOption = chosen !== undefined && ruling.choices.includes(chosen);
  const wrong: readonly Damage[] = chosen === undefined || isOption ? [] : [{ kind: 'unknown-fact', fact: choiceFact }];
  return {
    answered,
    step: { stage: 'ruling', ruling, choice: isOption ? chosen : null },
    damages: [...damages, ...wrong],
  };
}

/** The answers that a question still has, each once. */
function answersAt(rulings: readonly Decided[], place: number): readonly Answered[] {
  const answers = new Map<string, Answered>();
  for (const { facts } of rulings) {
    const fact = facts[place];
    if (fact !== undefined && !answers.has(fact.value)) answers.set(fact.value, fact);
  }
  return [...answers.values()];
}

/** Reads the query and the fragment of an address. */
export function placeOf(search: string, hash: string, faults: readonly string[], moments: readonly string[]): Place {
  const named = hash.replace(/^#/, '');
  const moment = named.startsWith(momentPrefix) ? named.slice(momentPrefix.length) : null;
  const isMoment = moment !== null && moments.includes(moment);
  const isFault = faults.includes(named);
  return {
    fault: isFault ? named : null,
    moment: isMoment ? moment : null,
    facts: isFault ? new Map(new URLSearchParams(search)) : new Map(),
    known: isFault || isMoment || named === '',
  };
}

/** The part of an address after its path that leads to a fault with these answers; empty for the list of all. */
export function addressPart(fault: string | null, facts: ReadonlyMap<string, string>): string {
  if (fault === null) return '';
  const query = new URLSearchParams([...facts]).toString();
  return `${query === '' ? '' : `?${query}`}#${fault}`;
}

/** Answers as an address holds them. */
export function valuesOf(answers: readonly Answered[]): ReadonlyMap<string, string> {
  return new Map(answers.map(({ fact, value }) => [fact, value]));
}
