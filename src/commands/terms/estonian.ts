import { type BaseForms, listedBases } from './base-forms.ts';
import type { SameWord } from './same-word.ts';

/**
 * Two Estonian words that agree in all but their endings. The Estonian dictionary lists inflected forms and knows no stems, so this is an
 * approximation: nouns in -mine, verbs in -ma, and otherwise all letters but the last, with at most three letters more.
 */
function alike(word: string, glossaryWord: string): boolean {
  if (/mine$|mised$/.test(glossaryWord)) {
    const stem = glossaryWord.replace(/(ne|sed)$/, '');
    return word.startsWith(stem) && /^(ne|s[eti]\p{L}{0,4})$/u.test(word.slice(stem.length));
  }
  if (glossaryWord.endsWith('ma')) {
    const ending = word.startsWith(glossaryWord.slice(0, -2)) ? word.slice(glossaryWord.length - 2) : '-';
    return /^(n|d|b|me|te|vad|s|sid|da|des|mas|mast|mata|nud|tud|ti|takse|v)$/.test(ending);
  }
  const stem = glossaryWord.slice(0, -1);
  return stem.length >= 4 && word.startsWith(stem) && word.length <= glossaryWord.length + 3;
}

/**
 * The comparison for Estonian: by the project’s list of base forms where it has the word of the glossary or, of a compound, its last part
 * (“kaart” in “lisakaart”), and else by their letters.
 */
export function alikeInEstonian(baseForms: BaseForms): SameWord {
  const listed = listedBases(baseForms, 'et');
  const bases = Object.keys(baseForms.et ?? {});
  return (word, glossaryWord) => {
    if (word === glossaryWord) return true;
    if (word.charAt(0) !== glossaryWord.charAt(0)) return false;
    const base = bases.find((each) => glossaryWord.endsWith(each));
    const own = listed(glossaryWord);
    if (base === undefined && own.length > 0) return listed(word).some((each) => own.includes(each));
    if (base === undefined) return alike(word, glossaryWord.replace(/mis[eti]\p{L}{0,4}$/u, 'mine'));
    const head = glossaryWord.slice(0, -base.length);
    return word.startsWith(head) && listed(word.slice(head.length)).includes(base);
  };
}
