import {
  actsThatAre,
  type FaultKind,
  factsUsually,
  faultOccurs,
  faultsBreaking,
  type RuleCode,
  type Ruleset,
  ruleCodes,
  usualRuleset,
} from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import type { Remedies, RemedyOfFault, RemedyOption, RemedyWithFacts } from '../../widgets/words/remedies.ts';
import { pagePath, refereeRest } from '../address.ts';
import type { RulesetId } from '../ruleset-id.ts';
import type { RulingWords } from '../schema/rulings.ts';
import { factsGiven, faultInWords, type OptionInWords, type RulingInWords } from './guide.ts';
import { timed } from './orders.ts';

/** What follows each broken rule of a ruleset if it is broken at a real table, with the usual facts; undefined where no fault is regulated. */
export function remediesOf(id: RulesetId, language: LanguageId, words: RulingWords): Remedies | undefined {
  const ruleset = usualRuleset(id);
  const faults: { [kind: string]: RemedyOfFault } = {};
  const byReason: { [Code in RuleCode]?: readonly string[] } = {};
  for (const reason of ruleCodes) {
    const kinds = faultsBreaking(reason).filter((kind) => {
      const remedy = faultOccurs(ruleset, kind) ? remedyOfFault(ruleset, kind, language, words) : undefined;
      if (remedy !== undefined) faults[kind] = remedy;
      return remedy !== undefined;
    });
    if (kinds.length > 0) byReason[reason] = kinds;
  }
  if (Object.keys(faults).length === 0) return undefined;
  return {
    otherwise: words.guide.otherwise,
    change: words.guide.change,
    chooses: words.guide.chooses,
    byReason,
    faults,
  };
}

function optionInShort({ value, name, orders, clauses }: OptionInWords, words: RulingWords): RemedyOption {
  return { value, name, steps: timed(orders, words), clauses };
}

/** What follows a fault with its usual facts, and where a position settles a fact, with each value of it; undefined if the document does not regulate it. */
function remedyOfFault(
  ruleset: Ruleset,
  kind: FaultKind,
  language: LanguageId,
  words: RulingWords,
): RemedyOfFault | undefined {
  const { name, rulings } = faultInWords(ruleset, kind, language, words);
  const inShort = ({ facts, orders, options, points, clauses }: RulingInWords): RemedyWithFacts => {
    const provable = facts.find(({ fact }) => fact === 'provable');
    return {
      facts: facts.map(({ question, answer }) => `${question} ${answer}`),
      steps: [...timed(orders, words), ...points],
      clauses,
      given: factsGiven(facts),
      ...(options.length === 0 ? {} : { options: options.map((option) => optionInShort(option, words)) }),
      ...(provable === undefined ? {} : { takeable: provable.value === 'true' }),
    };
  };
  const usual = factsUsually(kind);
  const regulated = rulings.filter(({ silence }) => silence === null);
  const settled = regulated.filter(({ facts }) => facts.some(({ fact }) => fact === 'provable'));
  const ruling =
    regulated.find(({ facts }) => facts.every(({ fact, value }) => (usual[fact] ?? value) === value)) ?? regulated[0];
  if (ruling === undefined) return undefined;
  return {
    kind,
    name,
    rulings: (settled.length > 0 ? settled : [ruling]).map(inShort),
    path: `${pagePath(language, refereeRest(ruleset.id))}#${kind}`,
    acts: actsThatAre(kind),
  };
}
