import { wordsOf } from '../spelling/prose.ts';
import type { Form, Forms } from './forms.ts';
import type { SameWord } from './same-word.ts';

/** Where in a row of words a form stands: the first of its words and the one after its last. */
interface Span {
  readonly from: number;
  readonly to: number;
}

function spansOf({ words: form }: Form, words: readonly string[], sameWord: SameWord): Span[] {
  if (form.length === 0) return [];
  return words.flatMap((_, from) => {
    const matches = form.every((part, index) => {
      const word = words[from + index];
      return word !== undefined && sameWord(word, part);
    });
    return matches ? [{ from, to: from + form.length }] : [];
  });
}

/** The foreign forms that a text uses. One that is only a part of a proper form is none: “pile” in “discard pile”. */
export function foreignForms(text: string, { proper, foreign }: Forms, sameWord: SameWord): Form[] {
  const words = wordsOf(text.toLowerCase());
  const found = foreign
    .map((form) => ({ form, spans: spansOf(form, words, sameWord) }))
    .filter(({ spans }) => spans.length > 0);
  if (found.length === 0) return [];
  const covered = proper.flatMap((form) => spansOf(form, words, sameWord));
  const isCovered = ({ from, to }: Span) => covered.some((span) => span.from <= from && to <= span.to);
  return found.filter(({ spans }) => !spans.every(isCovered)).map(({ form }) => form);
}
