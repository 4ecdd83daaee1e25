import { type LanguageId, languageIds } from '../../../i18n/language.ts';
import { gapsOf, sayingNumbers, termsIn } from '../../learn/saying.ts';
import type { RulesetId } from '../../ruleset-id.ts';
import type { NumberReader } from '../number-reader.ts';

type Texts = Readonly<Record<(typeof languageIds)[number], string>>;

const inOrder = (names: readonly string[]) => [...new Set(names)].sort().join(', ');

/** What is wrong with a saying wherever it stands: languages that fill in or mark other things than English, terms that do not exist. */
export function sayingFaults(texts: Texts, terms: ReadonlySet<string>): string[] {
  const [gaps, marks] = [inOrder(gapsOf(texts.en)), inOrder(termsIn(texts.en))];
  return languageIds.flatMap((language) => {
    const own = texts[language];
    const unknown = termsIn(own).filter((term) => !terms.has(term));
    return [
      ...(inOrder(gapsOf(own)) === gaps ? [] : [`${language} fills in “${inOrder(gapsOf(own))}”, not “${gaps}”`]),
      ...(inOrder(termsIn(own)) === marks ? [] : [`${language} marks “${inOrder(termsIn(own))}”, not “${marks}”`]),
      ...unknown.map((term) => `“${term}” is no term of content/glossary/terms.yaml`),
    ];
  });
}

/** Numbers of a ruleset above ten, which is a rank, that stand in a saying as they are: a gap belongs there, so that they follow the engine. */
export function writtenOut(
  texts: Texts,
  readers: ReadonlyMap<LanguageId, NumberReader>,
  ...rulesets: readonly RulesetId[]
): string[] {
  const named = rulesets.flatMap((ruleset) => [...sayingNumbers(ruleset)]);
  return languageIds.flatMap((language) => {
    const words = texts[language].replace(/\{[^{}]*\}/g, ' ');
    return (readers.get(language)?.outsidePhrases(words) ?? []).flatMap(({ written, number }) => {
      const [name] = named.find(([, value]) => number > 10 && value === number) ?? [];
      return name === undefined ? [] : [`${language} writes “${written}”, not {${name}}`];
    });
  });
}

/** The numbers of a saying that a ruleset does not have. */
export function missingNumbers(texts: Texts, ruleset: RulesetId): string[] {
  const known = sayingNumbers(ruleset);
  return gapsOf(texts.en)
    .filter((name) => !known.has(name))
    .map((name) => `${ruleset} has no number “${name}”`);
}
