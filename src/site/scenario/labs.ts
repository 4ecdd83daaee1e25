import { rulesetFor, usualRuleset } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import type { AgreementTexts } from '../../widgets/agreement/agreement-texts.ts';
import { type LabName, labNames, lineOf, writeState } from '../../widgets/lab/kinds/lab-kind.ts';
import { labsIn, withLab } from '../../widgets/lab/kinds/lab-kinds.ts';
import type { LabTexts } from '../../widgets/lab/lab-speech.ts';
import { addressMark } from '../../widgets/lab/use-lab.ts';
import { pagePath } from '../address.ts';
import { messagesIn } from '../messages.ts';
import type { Rulebook } from '../rulebook.ts';
import type { RulesetId } from '../ruleset-id.ts';
import type { SectionLab } from '../schema/section.ts';

export { type LabName, labsIn };

/** What the page of all laboratories of a ruleset is called in every language. */
export function labsRest(ruleset: RulesetId): string {
  return `${ruleset}/lab/`;
}

/** What the page of a laboratory is called in every language. */
export function labRest(ruleset: RulesetId, lab: LabName): string {
  return `${labsRest(ruleset)}${lab}/`;
}

/** Reads the name of a laboratory from a route parameter; throws with the word when it is none. */
export function labId(word: string | undefined): LabName {
  const lab = labNames.find((name) => name === word);
  if (lab === undefined) throw new Error(`“${word}” is no laboratory of the site (${labNames.join(', ')})`);
  return lab;
}

/**
 * The path of a laboratory, with its first example under what a section asks the table to agree on. Throws on an agreement that the
 * ruleset does not provide, since only a wrong section file can ask for it.
 */
export function labPath(language: LanguageId, ruleset: RulesetId, { lab, options, players }: SectionLab): string {
  const path = pagePath(language, labRest(ruleset, lab));
  if (!labsIn(ruleset).includes(lab)) throw new Error(`${ruleset} has no ${lab} laboratory`);
  if (Object.keys(options).length === 0 && players === undefined) return path;
  const settled = rulesetFor(ruleset, { options, ...(players === undefined ? {} : { players }) });
  if (!settled.ok)
    throw new Error(`${ruleset} cannot be agreed on so for its ${lab} laboratory: ${settled.error.code}`);
  return `${path}${addressMark}${withLab(lab, (kind) => writeState(kind, kind.first(settled.value)))}`;
}

/** The texts that the laboratories of a ruleset carry with their pages. */
export async function labTexts(book: Rulebook, language: LanguageId): Promise<LabTexts> {
  const { labs } = await messagesIn(language, book.id);
  return { words: labs, options: optionNames(book, language) };
}

/** What a language calls the agreements of a ruleset, for the pages on which a table only agrees on something. */
export async function agreementTexts(book: Rulebook, language: LanguageId): Promise<AgreementTexts> {
  const { labs } = await messagesIn(language, book.id);
  const { agreed, players, 'form-sides': sides, 'form-pairs': pairs, 'form-rotating': rotating } = labs;
  const words = { agreed, players, 'form-sides': sides, 'form-pairs': pairs, 'form-rotating': rotating };
  return { words, options: optionNames(book, language) };
}

function optionNames(book: Rulebook, language: LanguageId): AgreementTexts['options'] {
  const inLanguage = (texts: Readonly<Record<string, Readonly<Record<LanguageId, string>>>> = {}) =>
    Object.fromEntries(Object.entries(texts).map(([value, text]) => [value, text[language]]));
  const options = Object.entries(book.options).map(
    ([option, { name, values }]) => [option, { name: name[language], values: inLanguage(values) }] as const,
  );
  return Object.fromEntries(options);
}

/** The cards of the first example of a laboratory, whose faces its page must carry even without scripts. */
export function firstLine(ruleset: RulesetId, lab: LabName) {
  return withLab(lab, (kind) => {
    const line = lineOf(kind, kind.first(usualRuleset(ruleset)));
    if (!line.ok) throw new Error(`the ${lab} laboratory of ${ruleset} begins with an impossible position`);
    return line.value;
  });
}
