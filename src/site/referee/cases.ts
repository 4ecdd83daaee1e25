import type { Scenario } from '../../engine/format/index.ts';
import { type ClauseAddress, type Facts, isSeat, rule } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import { playerName, readerOf } from '../../widgets/reader.ts';
import type { Tongue } from '../../widgets/tongue.ts';
import type { RulingWords } from '../schema/rulings.ts';
import { type FactInWords, faultInWords, type RulingInWords } from './guide.ts';

/** A case of a scenario in which something went wrong: who did what, and what follows. */
export interface RuledCase {
  readonly player: string | null;
  readonly fault: string;
  readonly facts: readonly FactInWords[];
  readonly ruling: RulingInWords;
}

/** No reader rules on more in one place. */
const mostShown = 6;

/** The cases of a scenario that ask for a ruling, in words; with a clause only those on which it rules. Cases of missing facts test the engine. */
export function ruledCases(
  { position, cases }: Scenario,
  language: LanguageId,
  words: RulingWords,
  tongue: Tongue,
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
      const player = by !== null && isSeat(by) ? playerName(position, by, readerOf(position), tongue) : null;
      return [{ player, fault: told.name, facts: ruling.facts, ruling }];
    })
    .filter(({ fault, facts, ruling }, place, all) => {
      const same = (other: RuledCase) => other.fault === fault && sameFacts(other.facts, facts);
      if (all.findIndex(same) !== place || seen.has(ruling)) return false;
      seen.add(ruling);
      return true;
    })
    .slice(0, mostShown);
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
