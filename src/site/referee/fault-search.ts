import type { LanguageId } from '../../i18n/language.ts';
import { type Lemmas, readLemmas } from '../../i18n/words/lemmas.ts';
import { headOf, meaningsOf } from '../../i18n/words/meanings.ts';

/** The base forms of the words by which a fault may be looked for. */
export type FaultWords = { readonly [Language in LanguageId]?: readonly string[] };

/** What the search for faults knows: their words, and for each language the lines of its table of forms that lead to one of them. */
export interface SoughtWords {
  readonly faults: { readonly [kind: string]: FaultWords };
  readonly forms: { readonly [Language in LanguageId]?: string };
}

/** How much less a word counts for which only the head of a compound fits, or which is not yet finished. */
const headWeight = 0.6;
const beginningWeight = 0.8;
/** Words of other languages than the reader's may mean something else in his. */
const foreignWeight = 0.9;
const shortestBeginning = 3;
/** What fits less well than this, compared with the best, is not shown; nor is more than a thumb can choose from. */
const leastShare = 0.55;
const mostShown = 8;

/** The faults that answer typed words, the likeliest first; the words may be inflected, and of any language. */
export type FindFaults = (typed: string) => readonly string[];

/** A language of the search: its forms, and which faults each base form leads to, and how surely. */
interface Speech {
  readonly language: LanguageId;
  readonly lemmas: Lemmas;
  readonly leads: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** The search among the faults of a guide, for a reader of a language. */
export function faultSearch(
  { faults, forms }: SoughtWords,
  kinds: readonly string[],
  languages: readonly LanguageId[],
  own: string,
): FindFaults {
  const speeches = languages.map((language): Speech => {
    const lemmas = readLemmas(forms[language] ?? '');
    return { language, lemmas, leads: leadsOf(language, lemmas, kinds, faults) };
  });
  return (typed) => {
    const words = typed.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
    const unfinished = /\p{L}$/u.test(typed) ? words.at(-1) : undefined;
    const marks = new Map<string, number>();
    for (const word of new Set(words)) {
      for (const [kind, mark] of marksOf(word, word === unfinished, speeches, own, kinds.length))
        marks.set(kind, (marks.get(kind) ?? 0) + mark);
    }
    const ranked = kinds
      .map((kind) => ({ kind, mark: marks.get(kind) ?? 0 }))
      .filter(({ mark }) => mark > 0)
      .sort((one, other) => other.mark - one.mark);
    const best = ranked[0]?.mark ?? 0;
    return ranked
      .filter(({ mark }) => mark >= best * leastShare)
      .slice(0, mostShown)
      .map(({ kind }) => kind);
  };
}

function leadsOf(
  language: LanguageId,
  lemmas: Lemmas,
  kinds: readonly string[],
  faults: SoughtWords['faults'],
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const leads = new Map<string, Map<string, number>>();
  const lead = (word: string, kind: string, weight: number) => {
    const found = leads.get(word) ?? new Map<string, number>();
    found.set(kind, Math.max(weight, found.get(kind) ?? 0));
    leads.set(word, found);
  };
  for (const kind of kinds) {
    for (const word of faults[kind]?.[language] ?? []) {
      lead(word, kind, 1);
      const head = headOf(word, lemmas);
      if (head !== undefined) lead(head, kind, headWeight);
    }
  }
  return leads;
}

/** How well each fault answers one word: a word that leads to few faults says more than one that leads to many. */
function marksOf(
  word: string,
  unfinished: boolean,
  speeches: readonly Speech[],
  own: string,
  count: number,
): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const { language, lemmas, leads } of speeches) {
    const weight = language === own ? 1 : foreignWeight;
    const take = (lemma: string, certainty: number) => {
      const found = leads.get(lemma);
      if (found === undefined) return;
      const rarity = Math.log(1 + count / found.size);
      for (const [kind, share] of found) {
        best.set(kind, Math.max(best.get(kind) ?? 0, weight * certainty * share * rarity));
      }
    };
    take(word, 1);
    for (const { lemma, certainty } of meaningsOf(word, language, lemmas)) take(lemma, certainty);
    if (!unfinished || word.length < shortestBeginning) continue;
    for (const form of lemmas.forms()) {
      if (form.startsWith(word)) for (const lemma of lemmas.of(form)) take(lemma, beginningWeight);
    }
  }
  return best;
}
