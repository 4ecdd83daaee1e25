import type { LanguageId } from '../../i18n/language.ts';
import { derivedFrom } from '../../i18n/words/derivations.ts';
import type { Lemmas } from '../../i18n/words/lemmas.ts';
import { withoutMarks } from '../../i18n/words/letters.ts';
import { headOf, type Meaning, meaningsOf } from '../../i18n/words/meanings.ts';
import type { SearchData } from './data.ts';
import { wordsIn } from './search-words.ts';

/** What the words of texts and queries are called in the index: their base forms; terms, whatever they are called, have one of their own. */
export interface Vocabulary {
  /** The base forms of a word of a text. */
  readonly textTokens: (word: string) => readonly string[];
  /** The base forms that a typed word may be a form of. */
  readonly meanings: (word: string) => readonly Meaning[];
  /** What a compound is a kind of: `pakka` of `avopakka`. */
  readonly headOf: (lemma: string) => string | undefined;
  /** The base forms that players use for this one, without it. */
  readonly alike: (lemma: string) => readonly string[];
  readonly isIgnored: (word: string) => boolean;
  /** Tells whether a word is one of a list, or one of them without its dots where it is no word of the texts. */
  readonly isOneOf: (word: string, list: readonly string[]) => boolean;
  /** The base forms of all forms that are spelled like this word but for dots. */
  readonly unmarked: (word: string) => readonly string[];
  /** The base forms of the compound that two words make: `rangaistus kortti`, `utgång fråga`. */
  readonly joined: (one: string, two: string) => readonly string[];
  /** Tells whether a word that says little is a title's all the same, as “always” is in “Pile always frozen”. */
  readonly isInTitle: (word: string) => boolean;
  /** The terms that words in a row name, with the first and the last of those words. */
  readonly termsIn: (words: readonly string[]) => readonly NamedTerm[];
  /** The phrases among words in a row that players use for a word: “lay down” for “meld”. */
  readonly phrasesIn: (words: readonly string[]) => readonly Phrase[];
}

/** Words that belong together, by their places, with the base forms that players say them for. */
export interface Phrase {
  readonly places: readonly number[];
  readonly lemmas: readonly string[];
}

/** A phrase as the base forms of its words; an open one is a verb with a particle, and what it is about may stand between them. */
interface KnownPhrase {
  readonly words: readonly (readonly string[])[];
  readonly lemmas: readonly string[];
  readonly isOpen: boolean;
}

export interface NamedTerm {
  readonly term: number;
  readonly from: number;
  readonly to: number;
}

/** What stands behind a verb and makes another of it, the object before or after: “put down”, “lägga ner”, „maha panema“. */
const particles: Readonly<Record<LanguageId, readonly string[]>> = {
  fi: [],
  sv: ['ner', 'ned', 'upp', 'ut'],
  et: ['maha', 'lauda', 'üles'],
  en: ['down', 'up', 'out', 'away'],
};

/** How many words may stand between the two of a phrase: “put my last four down”. */
const mostBetween = 3;

/** Shorter words of titles join the others only. */
const shortestTitleWord = 4;

/** Words of other languages have their endings, “cards” and “frysta”; without them they are not shorter than this. */
const longestEnding = 3;
const shortestForeign = 3;

/** Remembers the answer to every question. */
function remembering<Answer>(answer: (question: string) => Answer): (question: string) => Answer {
  const known = new Map<string, Answer>();
  return (question) => {
    const found = known.get(question) ?? answer(question);
    known.set(question, found);
    return found;
  };
}

/** The words of a language as search compares them. */
export function vocabulary(
  language: LanguageId,
  lemmas: Lemmas,
  data: Pick<SearchData, 'terms' | 'sayings'> & Partial<Pick<SearchData, 'sections'>>,
): Vocabulary {
  const textTokens = remembering((word: string): readonly string[] => {
    const found = lemmas.of(word);
    // A name has no base form in the table, and its genitive is no other name: “Scheicher’s”.
    return found.length > 0 ? found : [word.replace(/'s$/, '')];
  });
  const lemmaAlike = new Map<string, Set<string>>();
  /** Of every base form that a phrase begins with, the phrases as the base forms of their words. */
  const phrases = new Map<string, KnownPhrase[]>();
  for (const group of data.sayings.alike) {
    const all = group.filter((each) => !each.includes(' ')).flatMap((word) => textTokens(word));
    for (const phrase of group.filter((each) => each.includes(' '))) {
      const words = wordsIn(phrase).map(({ word }) => textTokens(word));
      const isOpen = words.length === 2 && particles[language].includes(phrase.split(' ').at(-1) ?? '');
      for (const first of words[0] ?? [])
        phrases.set(first, [...(phrases.get(first) ?? []), { words, lemmas: all, isOpen }]);
    }
    for (const one of all)
      lemmaAlike.set(one, new Set([...(lemmaAlike.get(one) ?? []), ...all.filter((each) => each !== one)]));
  }
  const unmarkedLists = new WeakMap<readonly string[], ReadonlySet<string>>();
  const isOneOf = (word: string, list: readonly string[]) => {
    const plain = unmarkedLists.get(list) ?? new Set(list.flatMap((each) => [each, withoutMarks(each)]));
    unmarkedLists.set(list, plain);
    return plain.has(word) && (!lemmas.has(word) || list.includes(word));
  };
  const titleWords = new Set(
    (data.sections ?? []).flatMap(({ title }) =>
      wordsIn(title).flatMap(({ word }) => (word.length >= shortestTitleWord ? [word] : [])),
    ),
  );
  /** Of every base form that a name of a term begins with, the names as the base forms of their words. */
  const names = new Map<string, { readonly term: number; readonly words: readonly (readonly string[])[] }[]>();
  data.terms.forEach(({ called }, term) => {
    for (const name of called) {
      const words = wordsIn(name).map(({ word }) => textTokens(word));
      for (const first of words[0] ?? []) names.set(first, [...(names.get(first) ?? []), { term, words }]);
    }
  });
  const tokensOf = (word: string) =>
    lemmas.has(word)
      ? textTokens(word)
      : meaningsOf(word, language, lemmas)
          .map(({ lemma }) => lemma)
          .concat(word);
  /** The words that a word of another language may be a form of: itself, and itself without an ending. */
  const foreignTokens = remembering((word: string) =>
    lemmas.has(word) || lemmas.unmarked(word).length > 0
      ? []
      : Array.from({ length: longestEnding }, (_, cut) => word.slice(0, word.length - cut - 1)).filter(
          ({ length }) => length >= shortestForeign,
        ),
  );
  return {
    textTokens,
    meanings: remembering((word: string) =>
      /^\d/.test(word) ? [{ lemma: word, certainty: 1 }] : meaningsOf(word, language, lemmas),
    ),
    headOf: remembering((lemma: string) => headOf(lemma, lemmas)),
    alike: remembering((lemma: string) => [
      ...new Set([...(lemmaAlike.get(lemma) ?? []), ...derivedFrom(lemma, language, lemmas)]),
    ]),
    isIgnored: (word) => isOneOf(word, data.sayings.ignored),
    isOneOf,
    unmarked: lemmas.unmarked,
    joined: (one, two) => ['', 's'].flatMap((joint) => lemmas.of(one + joint + two)),
    isInTitle: (word) => titleWords.has(word),
    phrasesIn: (words) => {
      const tokens = words.map((word) => [...tokensOf(word)]);
      const isAt = (place: number, options: readonly string[]) =>
        tokens[place]?.some((token) => options.includes(token)) === true;
      const placesFrom = (from: number, { words: parts, isOpen }: KnownPhrase): readonly number[] => {
        const inRow = parts.map((_, offset) => from + offset);
        if (parts.every((options, offset) => isAt(from + offset, options))) return inRow;
        const last = parts.at(-1);
        if (!isOpen || last === undefined) return [];
        const apart = Array.from({ length: mostBetween }, (_, between) => from + 2 + between);
        const to = apart.find((place) => isAt(place, last));
        return to === undefined ? [] : [from, to];
      };
      return tokens.flatMap((firsts, from) =>
        [...new Set(firsts.flatMap((first) => phrases.get(first) ?? []))].flatMap((phrase) => {
          const places = placesFrom(from, phrase);
          return places.length > 0 ? [{ places, lemmas: phrase.lemmas }] : [];
        }),
      );
    },
    termsIn: (words) => {
      const tokens = words.map((word) => [...tokensOf(word), ...foreignTokens(word)]);
      return tokens.flatMap((firsts, from) =>
        firsts
          .flatMap((first) => names.get(first) ?? [])
          .flatMap((name) => {
            const fits = name.words.every((options, offset) =>
              tokens[from + offset]?.some((token) => options.includes(token)),
            );
            return fits ? [{ term: name.term, from, to: from + name.words.length - 1 }] : [];
          }),
      );
    },
  };
}
