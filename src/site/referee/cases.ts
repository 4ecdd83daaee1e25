import type { FaultCase } from '../../engine/format/index.ts';
import {
  applyRuling,
  type ClauseAddress,
  type Facts,
  type FaultKind,
  faultKindList,
  faultOccurs,
  formatCards,
  isSeat,
  momentOf,
  type Position,
  type Ruleset,
  rule,
  writePosition,
} from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import type { CarriedCase } from '../../widgets/page/ruling-event.ts';
import { playerName, readerOf } from '../../widgets/words/reader.ts';
import type { Speech } from '../../widgets/words/speech.ts';
import type { Scenario } from '../scenario/site-scenario.ts';
import type { RulingWords } from '../schema/rulings.ts';
import { type FactInWords, faultInWords, type RulingInWords } from './guide.ts';
import { firstSentence } from './orders.ts';

/** What could follow, as the reader may choose it. */
export interface RuledChoice {
  readonly text: string;
  readonly right: boolean;
}

/** A case of a scenario in which something went wrong: who did what, what could follow, and what does. */
export interface RuledCase {
  readonly player: string | null;
  readonly fault: string;
  readonly facts: readonly FactInWords[];
  readonly choices: readonly RuledChoice[];
  readonly ruling: RulingInWords;
  /** What the table of the case needs to carry the ruling out; null where that would change nothing there. */
  readonly carried: CarriedCase | null;
}

/** No reader rules on more in one place, nor chooses among more. */
const mostShown = 6;
const mostChoices = 3;
/** A choice says no more orders than can be compared at a glance. */
const mostOrders = 2;

/** The cases of a scenario that ask for a ruling, in words; with a clause only those on which it rules. Cases of missing facts test the engine. */
export function ruledCases(
  { position, cases }: Scenario,
  language: LanguageId,
  words: RulingWords,
  speech: Speech,
  clause: ClauseAddress | null,
): readonly RuledCase[] {
  const seen = new Set<RulingInWords>();
  return cases
    .flatMap((one): readonly RuledCase[] => {
      if (one.kind !== 'fault') return [];
      const { kind, by, facts } = one.fault;
      const verdict = rule(position, one.fault);
      if (!verdict.ok || (clause !== null && !verdict.value.clauses.includes(clause))) return [];
      const told = faultInWords(position.ruleset, kind, language, words);
      const ruling = told.rulings.filter((each) => each.facts.every((fact) => holds(fact, facts))).at(-1);
      const alike = told.rulings.find((each) => each === ruling);
      if (ruling === undefined || alike === undefined) return [];
      const player = by !== null && isSeat(by) ? playerName(position, by, readerOf(position), speech) : null;
      const choices = choicesFor(ruling, told.rulings, othersOf(position.ruleset, kind, language, words));
      return [{ player, fault: told.name, facts: ruling.facts, choices, ruling, carried: carriedCase(position, one) }];
    })
    .filter(({ fault, facts, ruling }, place, all) => {
      const same = (other: RuledCase) => other.fault === fault && sameFacts(other.facts, facts);
      if (all.findIndex(same) !== place || seen.has(ruling)) return false;
      seen.add(ruling);
      return true;
    })
    .slice(0, mostShown);
}

/** The rulings on the other faults of the same moment of the deal, the nearest first. */
function othersOf(
  ruleset: Ruleset,
  kind: FaultKind,
  language: LanguageId,
  words: RulingWords,
): readonly RulingInWords[] {
  const place = faultKindList.indexOf(kind);
  return faultKindList
    .filter((other) => other !== kind && momentOf(other) === momentOf(kind) && faultOccurs(ruleset, other))
    .sort((one, other) => Math.abs(faultKindList.indexOf(one) - place) - Math.abs(faultKindList.indexOf(other) - place))
    .flatMap((other) => faultInWords(ruleset, other, language, words).rulings);
}

/** What follows and what would with other facts or after another fault, each said once, in an order that tells nothing. */
function choicesFor(
  ruling: RulingInWords,
  own: readonly RulingInWords[],
  others: readonly RulingInWords[],
): readonly RuledChoice[] {
  const right = inShort(ruling);
  const wrong = new Set([...own, ...others].map(inShort).filter((text) => text !== right && text !== ''));
  return [right, ...[...wrong].slice(0, mostChoices - 1)]
    .sort((one, other) => one.length - other.length || one.localeCompare(other))
    .map((text) => ({ text, right: text === right }));
}

/** A ruling as one of several choices: what each order of the present and the next turn begins with, and the points. */
function inShort({ silence, lead, orders, points }: RulingInWords): string {
  if (silence !== null) return lead;
  const told = orders.filter(({ when }) => when !== 'at-count').slice(0, mostOrders);
  return [...new Set([...told.map(({ text }) => firstSentence(text)), ...points])].join(' ');
}

/** A case as its table carries the ruling out; null where the ruling leaves everything as it is, or waits for somebody’s choice. */
function carriedCase(position: Position, { fault, choice }: FaultCase): CarriedCase | null {
  const verdict = rule(position, fault);
  if (!verdict.ok || !verdict.value.regulated) return null;
  const waits = verdict.value.options.length > 0 && choice.demand === undefined;
  if (waits || writePosition(applyRuling(position, verdict.value, choice)) === writePosition(position)) return null;
  return {
    ...fault,
    ...(choice.cards === undefined ? {} : { cards: formatCards(choice.cards) }),
    ...(choice.demand === undefined ? {} : { demand: choice.demand }),
  };
}

function sameFacts(some: readonly FactInWords[], others: readonly FactInWords[]): boolean {
  return some.length === others.length && some.every(({ value }, place) => value === others[place]?.value);
}

/** Whether a fact of a ruling is so in a case; a number holds from its step on, and what nobody mentions is not so. */
function holds({ fact, value }: FactInWords, facts: Facts): boolean {
  const given = facts[fact];
  if (typeof given === 'number') return given >= Number(value);
  return given === undefined ? value === 'false' : String(given) === value;
}
