import { z } from 'zod';
import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { readYaml } from '../../site/check/yaml-file.ts';

/** `content/spelling/bases.yaml`: base forms with the words they are said of, where the dictionaries do not say so. */
const baseFormsSchema = z.partialRecord(z.enum(languageIds), z.record(z.string(), z.array(z.string()).min(1)));

export type BaseForms = z.infer<typeof baseFormsSchema>;

/** Reads the project’s own base forms below `root`. */
export function readBaseForms(root: string): BaseForms {
  const { file, data, problems } = readYaml(root, 'content/spelling/bases.yaml', baseFormsSchema);
  if (data === undefined) throw new Error(`${file} is not sound: ${problems[0]?.reason}`);
  return data;
}

/** A list of forms in which `*` stands for any ending. */
function matcher(forms: readonly string[]): RegExp {
  return new RegExp(`^(?:${forms.map((form) => form.replaceAll('*', '\\p{L}*')).join('|')})$`, 'u');
}

/** Tells the base forms that the project’s list gives to a word of a language; none if the list does not have it. */
export function listedBases(baseForms: BaseForms, language: LanguageId): (word: string) => string[] {
  const listed = Object.entries(baseForms[language] ?? {}).map(
    ([base, forms]) => [base, matcher([base, ...forms])] as const,
  );
  const known = new Map<string, string[]>();
  return (word) => {
    const bases = known.get(word) ?? listed.flatMap(([base, matches]) => (matches.test(word) ? [base] : []));
    known.set(word, bases);
    return bases;
  };
}
