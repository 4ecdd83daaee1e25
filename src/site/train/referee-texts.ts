import { definitions, type Ruleset, rulesetFor } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import type { RefereeWords } from '../../widgets/train/words/referee-words.ts';
import { examInWords } from '../referee/exam/exam-in-words.ts';
import type { RulesetId } from '../ruleset-id.ts';
import type { RulingWords } from '../schema/rulings.ts';

/** The words for the questions to the referee of a ruleset, from the texts of `content/rulings` and the accounts of `content/exam`. */
export function refereeTexts(
  id: RulesetId,
  language: LanguageId,
  words: RulingWords,
  accounts: RefereeWords['accounts'],
): RefereeWords {
  const all = variantsOf(id).map((ruleset) => examInWords(ruleset, language, words));
  const incidents = all.flatMap((exam) => exam.incidents);
  const kinds = new Set(incidents.map(({ incident }) => incident.kind));
  return {
    accounts: Object.fromEntries([...kinds].map((kind) => [kind, accounts[kind]])),
    known: Object.fromEntries(
      incidents.map(({ incident, ruling }) => [
        incident.id,
        ruling.facts.map(({ question, answer }) => ({ question, answer })),
      ]),
    ),
    orders: Object.assign({}, ...all.map(({ orders }) => orders)),
    points: Object.assign({}, ...all.map(({ points }) => points)),
  };
}

/** A ruleset as usual, with each value of each option, and at each of its tables. */
function variantsOf(id: RulesetId): readonly Ruleset[] {
  const { options, tables } = definitions[id];
  const agreements = [
    ...Object.entries(options).flatMap(([name, { values }]) =>
      values.map(({ value }) => ({ options: { [name]: value } })),
    ),
    ...tables.map(({ players, form = 'sides', only }) => ({ players, form, options: only ?? {} })),
  ];
  return [{}, ...agreements].flatMap((agreement) => {
    const settled = rulesetFor(id, agreement);
    return settled.ok ? [settled.value] : [];
  });
}
