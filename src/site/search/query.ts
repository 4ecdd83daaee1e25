import { withoutMarks } from '../../i18n/words/letters.ts';
import { certainties, type Meaning } from '../../i18n/words/meanings.ts';
import { numeralsIn } from '../../i18n/words/numerals.ts';
import type { RulesetId } from '../ruleset-id.ts';
import { type ClauseNumber, clauseNumbers } from './clause-numbers.ts';
import type { SearchData } from './data.ts';
import { wordsIn } from './search-words.ts';
import { termToken } from './tokens.ts';
import type { Phrase, Vocabulary } from './vocabulary.ts';

/** What a word of the query may be in a text, with how near that comes to what was typed. */
export interface Unit {
  readonly typed: string;
  /** Tokens of the index, with a weight up to 1. */
  readonly options: ReadonlyMap<string, number>;
  /** How much it matters: the name of a ruleset hardly tells one clause of it from another. */
  readonly weight: number;
}

/** A query as it is understood. */
export interface Query {
  readonly units: readonly Unit[];
  /** The ruleset that the query names. */
  readonly ruleset: RulesetId | undefined;
  /** The clause that the query names, and nothing else. */
  readonly number: ClauseNumber | undefined;
  /** Somebody wants to know a number, or what follows a fault, or tells what happened at his table. */
  readonly asks: { readonly count: boolean; readonly fault: boolean; readonly incident: boolean };
}

/** More than any question has; the rest is not read. */
const mostWords = 40;

/** What the options of a word are worth beside the word itself. */
const worth = { alike: 0.75, term: 0.9, compound: 0.6, head: 0.45, phrase: 0.9, inPhrase: 0.7 } as const;

/** What the name of a ruleset weighs. */
const nameWeight = 0.35;
/** What a word weighs that says that something was done wrong, but not what. */
const faultWeight = 0.6;
/** What a word weighs that says little in a question but stands in the title of a section. */
const titleWeight = 0.4;
/** What “how many” weighs: the questions that tables ask have it too. */
const countWeight = 0.3;
/** What a word of a phrase weighs beside the one with which the phrase is looked for. */
const restWeight = 0.4;
/** What the name of a card weighs: in most questions it stands for any card, and few clauses that answer them name that one. */
const cardWeight = 0.5;

function unitOf(
  typed: string,
  meanings: readonly Meaning[],
  terms: readonly string[],
  phrased: readonly string[],
  words: Vocabulary,
): Unit {
  const options = new Map<string, number>();
  const offer = (token: string, weight: number) => options.set(token, Math.max(options.get(token) ?? 0, weight));
  for (const { lemma, certainty: sure } of meanings) {
    // In a phrase a word hardly means what it does by itself: who puts cards down melds.
    const certainty = phrased.length > 0 ? sure * worth.inPhrase : sure;
    offer(lemma, certainty);
    offer(`-${lemma}`, certainty * worth.compound);
    const head = words.headOf(lemma);
    if (head !== undefined) {
      offer(head, certainty * worth.head);
      offer(`-${head}`, certainty * worth.head);
    }
    for (const other of words.alike(lemma)) {
      offer(other, certainty * worth.alike);
      offer(`-${other}`, certainty * worth.alike * worth.compound);
    }
  }
  for (const term of terms) offer(termToken(term), worth.term);
  for (const lemma of phrased) {
    offer(lemma, worth.phrase);
    offer(`-${lemma}`, worth.phrase * worth.compound);
  }
  return { typed, options, weight: 1 };
}

/** The ruleset whose name stands in the query, the longest name first. */
function namedRuleset(query: string, data: SearchData): RulesetId | undefined {
  const text = ` ${query.toLowerCase()} `;
  const found = data.rulesets.flatMap(({ id, called }) =>
    called.filter((name) => text.includes(name)).map((name) => ({ id, name })),
  );
  return found.sort((a, b) => b.name.length - a.name.length)[0]?.id;
}

/** A word of a query that is looked for, with the words that a phrase to which it belongs stands for. */
interface KeptWord {
  readonly word: string;
  /** Its place among all words of the query. */
  readonly place: number;
  /** Whether it only belongs to a phrase that another word stands for: “down” of “put down”. */
  readonly isRest: boolean;
  readonly phrased: readonly string[];
}

/** The words of a query that say something, by themselves or as part of a phrase; all of them where none does. */
function tellingWords(all: readonly string[], data: SearchData, words: Vocabulary): readonly KeptWord[] {
  const { count } = data.sayings;
  const phrases = words.phrasesIn(all);
  const isTelling = (word: string) => !words.isIgnored(word) || words.isOneOf(word, count) || words.isInTitle(word);
  /** The word of a phrase with which what it stands for is looked for: the first that says something, else the first. */
  const bearer = ({ places }: Phrase) => places.find((place) => isTelling(all[place] ?? '')) ?? places[0];
  const kept = all.flatMap((word, place): KeptWord[] => {
    const phrased = phrases.filter((phrase) => bearer(phrase) === place).flatMap(({ lemmas }) => lemmas);
    const isRest = phrased.length === 0 && phrases.some(({ places }) => places.includes(place));
    return isTelling(word) || phrased.length > 0 ? [{ word, place, phrased, isRest }] : [];
  });
  return kept.length > 0 ? kept : all.map((word, place) => ({ word, place, phrased: [], isRest: false }));
}

/** What each word of a query may mean by itself, and together with the word before or after it: `rangaistus kortti`. */
function meaningsOfWords(kept: readonly string[], words: Vocabulary): (readonly Meaning[])[] {
  const own = kept.map((word) => words.meanings(word));
  // Who types no dots at all may have meant them in words that are words without them, too.
  const isUnmarked = kept.every((word) => withoutMarks(word) === word);
  const unmarked = isUnmarked ? kept.map((word) => words.unmarked(word)) : [];
  const wantsMarks = own.some((meanings) => meanings.some(({ certainty }) => certainty === certainties.unmarked));
  const joined = kept.map((word, place) => {
    const next = kept[place + 1];
    return next === undefined ? [] : words.joined(word, next);
  });
  return own.map((meanings, place) => {
    const dotted = wantsMarks ? (unmarked[place] ?? []) : [];
    const others = [...dotted, ...(joined[place - 1] ?? []), ...(joined[place] ?? [])];
    return [...meanings, ...others.map((lemma) => ({ lemma, certainty: certainties.unmarked }))];
  });
}

/** What somebody looks for who asks what a card is worth, whichever card it is. */
const cardValue: Unit = { typed: '', options: new Map([[termToken('card-value'), 1]]), weight: 1 };

/** The numbers on cards. */
const least = 4;
const greatest = 10;

/** Tells whether a word names a card by its rank, in letters or digits. */
function isCard(word: string, data: SearchData, words: Vocabulary): boolean {
  const names = [word, ...words.meanings(word).map(({ lemma }) => lemma)];
  return names.some((name) => {
    const number = /^\d+$/.test(name) ? Number(name) : (numeralsIn([name], data.language)[0]?.value ?? 0);
    return data.sayings.cards.includes(name) || (number >= least && number <= greatest);
  });
}

/** From this number on its words stand together for it; smaller ones are words like others. */
const leastNumeral = 10;

/** How much a word matters that is one of a kind: names of rulesets, faults and the words for “how many” tell little. */
function weightOf(word: string, meanings: readonly Meaning[], data: SearchData, words: Vocabulary): number {
  const { count, fault, cards } = data.sayings;
  const rulesetWords = data.rulesets.flatMap(({ cited }) => cited.flatMap((name) => name.toLowerCase().split(' ')));
  const names = [word, ...meanings.map(({ lemma }) => lemma)];
  if (names.some((name) => rulesetWords.includes(name))) return nameWeight;
  if (names.some((name) => cards.includes(name))) return cardWeight;
  if (words.isOneOf(word, fault)) return faultWeight;
  if (words.isOneOf(word, count)) return countWeight;
  return words.isIgnored(word) ? titleWeight : 1;
}

/** Understands what somebody has typed. Words that mean nothing in the language have no options. */
export function readQuery(asked: string, data: SearchData, words: Vocabulary): Query {
  const typed = asked.normalize('NFC');
  const all = wordsIn(typed)
    .slice(0, mostWords)
    .map(({ word }) => word);
  const telling = tellingWords(all, data, words);
  const kept = telling.map(({ word }) => word);
  const named = words.termsIn(kept);
  const understood = meaningsOfWords(kept, words);
  const numerals = numeralsIn(all, data.language).filter(({ from, to, value }) => value >= leastNumeral || to > from);
  const units = telling.flatMap(({ word, place }, index): Unit[] => {
    const numeral = numerals.find(({ from, to }) => from <= place && place <= to);
    if (numeral !== undefined) {
      if ((telling[index - 1]?.place ?? -1) >= numeral.from) return [];
      return [{ typed: word, options: new Map([[String(numeral.value), 1]]), weight: 1 }];
    }
    const terms = named.filter(({ from, to }) => from <= index && index <= to);
    // A name of several words says more than the names of those words: “wild card” is no card.
    const longest = Math.max(...terms.map(({ from, to }) => to - from));
    const ids = terms.filter(({ from, to }) => to - from === longest).flatMap(({ term }) => data.terms[term]?.id ?? []);
    const meanings = understood[index] ?? [];
    const weight = telling[index]?.isRest ? restWeight : weightOf(word, meanings, data, words);
    // A compound that no text has asks for each of its parts.
    const parts = [...new Set(meanings.map(({ part = 0 }) => part))].map((each) =>
      meanings.filter(({ part = 0 }) => part === each),
    );
    return (parts.length > 0 ? parts : [[]]).map((part, place) => ({
      ...unitOf(word, part, place === 0 ? ids : [], place === 0 ? (telling[index]?.phrased ?? []) : [], words),
      weight,
    }));
  });
  const says = (list: readonly string[]) => all.some((word) => words.isOneOf(word, list));
  return {
    units: says(data.sayings.worth) && all.some((word) => isCard(word, data, words)) ? [...units, cardValue] : units,
    ruleset: namedRuleset(typed, data),
    number: clauseNumbers(typed, data),
    asks: {
      count: says(data.sayings.count),
      fault: says(data.sayings.fault),
      incident: says(data.sayings.told),
    },
  };
}
