import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { LanguageId } from '../../i18n/language.ts';
import { remembered } from '../remembered.ts';
import { linkedTermsSchema } from '../schema/linked-terms.ts';

/** The file of the forms that are linked. */
export const linkedTermsFile = 'content/glossary/linked.yaml';

/** A text with marks at terms, as `termPieces` reads them. */
export type Mark = (text: string) => string;

const formsIn = remembered((text) => linkedTermsSchema.parse(parse(text)));

/** Where a text fills something in; what stands there is no word of its own. */
const gap = /(\{(?:[^{}]|\{[^{}]*\})*\})/;

/**
 * Marks the terms of the glossary in the texts of a page, each where it stands first: the texts have to be given in the order in which they
 * are read. “the pile is frozen”, “a frozen pile” → “the pile is <frozen>frozen</>”, “a frozen pile”.
 */
export function markingFirstUses(language: LanguageId): Mark {
  const forms = Object.entries(formsIn(readFileSync(linkedTermsFile, 'utf8'))[language]).flatMap(([term, all]) =>
    all.map((form) => ({ term, form })),
  );
  const termOf = new Map(forms.map(({ term, form }) => [form, term]));
  // A longer form goes before one that it contains: a natural canasta is explained as that.
  const longest = forms.map(({ form }) => form).sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\p{L}\\d-])(?:${longest.join('|')})(?![\\p{L}\\d-])`, 'gu');
  const marked = new Set<string>();
  return (text) =>
    text
      .split(gap)
      .map((piece, place) =>
        place % 2 === 1
          ? piece
          : piece.replace(pattern, (words) => {
              const term = termOf.get(words);
              if (term === undefined || marked.has(term)) return words;
              marked.add(term);
              return `<${term}>${words}</>`;
            }),
      )
      .join('');
}
