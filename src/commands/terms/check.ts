import { type LanguageId, languageIds } from '../../i18n/language.ts';
import type { Problem } from '../../site/check/problem.ts';
import { type Passage, wordsOf } from '../spelling/prose.ts';
import { foreignForms } from './find.ts';
import { type Forms, formsFor } from './forms.ts';
import type { Glossary } from './glossary.ts';
import { sameWordIn } from './lemma.ts';
import { allows } from './name.ts';

/** The forms for each ruleset, sorted once. */
function formsByRuleset(terms: Glossary['terms'], language: LanguageId): (ruleset: Passage['ruleset']) => Forms {
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
  { terms, allowed, baseForms }: Glossary,
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

/** Every use of a word that the glossary leaves to others, in all languages. The glossary itself may name them all. */
export function checkTerms(passages: readonly Passage[], glossary: Glossary): Problem[] {
  const texts = passages.filter(({ file }) => !file.startsWith('content/glossary/'));
  return languageIds.flatMap((language) => wrongForms(texts, language, glossary));
}
