import { z } from 'zod';
import { type LanguageId, languageIds } from '../../i18n/language.ts';
import type { Problem } from '../../site/check/problem.ts';
import { readYaml, type YamlFile } from '../../site/check/yamlFile.ts';
import { type AllowedForms, allowedFormsSchema } from '../../site/schema/allowedForm.ts';
import { type Term, termSchema } from '../../site/schema/term.ts';
import { type Passage, wordsOf } from '../spelling/prose.ts';
import { type BaseForms, readBaseForms } from './baseForms.ts';
import { foreignForms } from './find.ts';
import { type Forms, formsFor } from './forms.ts';
import { sameWordIn } from './lemma.ts';
import { allows } from './name.ts';

type Terms = Readonly<Record<string, Term>>;

/** The forms for each ruleset, sorted once. */
function formsByRuleset(terms: Terms, language: LanguageId): (ruleset: Passage['ruleset']) => Forms {
  const known = new Map<Passage['ruleset'], Forms>();
  return (ruleset) => {
    const forms = known.get(ruleset) ?? formsFor(terms, ruleset, language);
    known.set(ruleset, forms);
    return forms;
  };
}

/**
 * The synonyms in a language’s passages that its glossary leaves to other rulesets or to players, compared by base form; those on the
 * list of allowed forms are left out.
 */
export function wrongForms(
  passages: readonly Passage[],
  language: LanguageId,
  terms: Terms,
  allowed: readonly AllowedForms[],
  baseForms: BaseForms = {},
): Problem[] {
  const own = passages.filter((passage) => passage.language === language);
  const formsOf = formsByRuleset(terms, language);
  const words = new Set(own.flatMap(({ text }) => wordsOf(text.toLowerCase())));
  const { proper, foreign } = formsOf(undefined);
  for (const form of [...proper, ...foreign]) for (const word of form.words) words.add(word);
  const sameWord = sameWordIn(language, [...words], baseForms);
  return own.flatMap((passage) =>
    foreignForms(passage.text, formsOf(passage.ruleset), sameWord)
      .filter((form) => !allowed.some((each) => allows(each, form.form, passage)))
      .map(({ form, instead }) => ({
        file: passage.file,
        line: passage.line,
        reason: `“${form}” (${language}): the texts say “${instead}”`,
      })),
  );
}

function dataOf<Data>({ file, data, problems }: YamlFile<Data>): Data {
  if (data === undefined) throw new Error(`${file} is not sound: ${problems[0]?.reason}`);
  return data;
}

/** Every use of a word that the glossary leaves to others, in all languages. The glossary itself may name them all. */
export function checkTerms(root: string, passages: readonly Passage[]): Problem[] {
  const terms = dataOf(readYaml(root, 'content/glossary/terms.yaml', z.record(z.string(), termSchema)));
  const allowed = dataOf(readYaml(root, 'content/glossary/allowed.yaml', allowedFormsSchema));
  const texts = passages.filter(({ file }) => !file.startsWith('content/glossary/'));
  const baseForms = readBaseForms(root);
  return languageIds.flatMap((language) => wrongForms(texts, language, terms, allowed, baseForms));
}
