import type { FaultKind } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import { type Glossary, type Heard, readGlossary, wordsOf } from './glossary.ts';
import { type Account, type Learned, learn, likeness, wordSign } from './learned.ts';

/** The ways to tell of each fault, as notions, and the notions that say the same. */
export interface Tellings {
  readonly same: Readonly<Record<string, readonly string[]>>;
  readonly light: readonly string[];
  /** Faults that are told of so seldom that others are likelier where words fit both. */
  readonly seldom: readonly FaultKind[];
  readonly tellings: { readonly [Kind in FaultKind]?: readonly string[] };
}

/** What players say: the tellings, and the glossary of each language. */
export interface WordsOfTalk extends Tellings {
  readonly glossaries: Readonly<Record<LanguageId, Readonly<Record<string, string>>>>;
}

/** What finding faults needs: what players say, and what has been learned from their stories. */
export interface TableTalk extends WordsOfTalk {
  readonly learned: Learned;
}

/** What somebody began to type when something had gone wrong, and the faults that would each be right. */
export interface Story {
  readonly language: LanguageId;
  readonly fault: readonly FaultKind[];
  readonly says: string;
}

/** A fault that what was typed may tell of. */
export interface FoundFault<Kind extends string = FaultKind> {
  readonly kind: Kind;
  /** How well some telling of it fits, from 0 to 1: 1 where it has the very notions that were heard. What stories teach is only in the order. */
  readonly fit: number;
}

/** What was heard in what somebody typed. */
export interface Hearing<Kind extends string = FaultKind> {
  /** The faults it may tell of, the likeliest first. */
  readonly faults: readonly FoundFault<Kind>[];
  /** Words that were read with a letter changed: what was typed, and what was taken to be meant. */
  readonly meant: readonly { readonly typed: string; readonly word: string }[];
}

/** Finds, among the faults of a game, those that typed words may tell of; nothing where no word tells of any. */
export type FindFaults = <Kind extends string>(typed: string, kinds: readonly Kind[]) => Hearing<Kind>;

/** How much less it counts that a notion of a telling was not heard, and that one was heard that the telling lacks, than that they agree. */
const unheardShare = 0.65;
const untoldShare = 0.35;
/** How much of its weight a notion keeps that tells little of what went wrong. */
const lightShare = 0.5;
/** The words of another language must tell so much more than those of the reader's own to be taken for it. */
const foreignShare = 0.8;
/** How much it counts, beside the telling that agrees best, how well what was heard fits by what has been learned. */
const learnedShare = 0.5;
/** How much a story counts in learning, and a telling, which was thought out. */
const storyWeight = 2;
const tellingWeight = 1;
/** How much less likely a fault is of which players seldom have to tell. */
const seldomShare = 0.88;
/** A word of denial, precedence or error belongs to what stands so many words away at most. */
const modifierReach = 3;
const modifiers = ['not', 'before', 'after', 'wrong'];
/** What is worth less than this share of the best, or less than this, is not shown; nor is more than a thumb can choose from. */
const leastShare = 0.45;
const leastWorth = 0.15;
const mostShown = 6;

/** The finder of faults for a reader of a language; words of the other languages are understood too. */
export function faultFinder(talk: TableTalk, own: LanguageId, languages: readonly LanguageId[]): FindFaults {
  const glossaries = [own, ...languages.filter((language) => language !== own)].map((language) => ({
    language,
    glossary: readGlossary(talk.glossaries[language]),
    worth: language === own ? 1 : foreignShare,
  }));
  const tellings = readTellings(talk);
  return (typed, kinds) => {
    const words = wordsOf(typed);
    const unfinished = /[\p{L}\p{N}]$/u.test(typed);
    const hearings = glossaries.map(({ language, glossary, worth }) => {
      const { heard, meant } = hear(words, unfinished, glossary);
      const notions = notionsOf(heard, tellings);
      return { language, notions, meant, worth: worth * understood(heard, words) };
    });
    const best = hearings.reduce((one, other) => (other.worth > one.worth ? other : one));
    const learned = likeness(signsOf(best.notions, best.language, words), kinds, talk.learned);
    return { faults: ranked(best.notions, kinds, tellings, learned), meant: best.meant };
  };
}

/** What can be heard in stories. */
export function accountsOf(stories: readonly Story[], talk: WordsOfTalk): readonly Account[] {
  const tellings = readTellings(talk);
  const glossaries = new Map<LanguageId, Glossary>();
  return stories.map(({ language, fault, says }) => {
    const glossary = glossaries.get(language) ?? readGlossary(talk.glossaries[language]);
    glossaries.set(language, glossary);
    const words = wordsOf(says);
    const notions = notionsOf(hear(words, false, glossary).heard, tellings);
    return { kinds: fault, signs: signsOf(notions, language, words), weight: storyWeight };
  });
}

/** Learns from the accounts of stories, and from the tellings, what stands for which fault. */
export function taughtBy(accounts: readonly Account[], talk: WordsOfTalk): TableTalk {
  const thoughtOut = [...readTellings(talk).of].flatMap(([kind, sets]) =>
    sets.map((signs): Account => ({ kinds: [kind], signs, weight: tellingWeight })),
  );
  return { ...talk, learned: learn([...accounts, ...thoughtOut]) };
}

/** What tells of a fault: the notions, and the words themselves. */
function signsOf(notions: ReadonlySet<string>, language: LanguageId, words: readonly string[]): ReadonlySet<string> {
  return new Set([...notions, ...words.map((word) => wordSign(language, word))]);
}

/** The tellings as sets of notions, with what each notion weighs: one that few faults have says more. */
interface ReadTellings {
  readonly of: ReadonlyMap<string, readonly ReadonlySet<string>[]>;
  readonly means: ReadonlyMap<string, string>;
  readonly seldom: ReadonlySet<string>;
  readonly knows: (notion: string) => boolean;
  readonly weigh: (notions: Iterable<string>) => number;
}

function readTellings({ tellings, same, light, seldom }: Tellings): ReadTellings {
  const means = new Map(Object.entries(same).flatMap(([notion, others]) => others.map((other) => [other, notion])));
  const of = new Map<string, readonly ReadonlySet<string>[]>();
  const faults = new Map<string, number>();
  for (const [kind, lines] of Object.entries(tellings)) {
    const sets = lines.map((line) => new Set(line.split(' ')));
    of.set(kind, sets);
    for (const notion of new Set(sets.flatMap((set) => [...set]))) faults.set(notion, (faults.get(notion) ?? 0) + 1);
  }
  const weights = new Map(
    [...faults].map(([notion, count]) => [
      notion,
      Math.log(1 + of.size / count) * (light.includes(notion) ? lightShare : 1),
    ]),
  );
  return {
    of,
    means,
    seldom: new Set(seldom),
    knows: (notion) => faults.has(means.get(notion) ?? notion),
    weigh: (notions) => [...notions].reduce((sum, notion) => sum + (weights.get(notion) ?? 0), 0),
  };
}

/** The notions of words; a word that says nothing is heard as the one it is a slip of. */
function hear(
  words: readonly string[],
  unfinished: boolean,
  glossary: Glossary,
): { readonly heard: readonly Heard[]; readonly meant: Hearing['meant'] } {
  const first = glossary.hear(words, unfinished);
  const silent = (place: number) => !first.some(({ from, to }) => from <= place && place <= to);
  const meant = words.flatMap((typed, place) => {
    const word = silent(place) && !(unfinished && place === words.length - 1) ? glossary.meant(typed) : undefined;
    return word === undefined ? [] : [{ typed, word, place }];
  });
  if (meant.length === 0) return { heard: first, meant };
  const mended = words.map((word, place) => meant.find((one) => one.place === place)?.word ?? word);
  return { heard: glossary.hear(mended, unfinished), meant: meant.map(({ typed, word }) => ({ typed, word })) };
}

/** How many of the words say something. */
function understood(heard: readonly Heard[], words: readonly string[]): number {
  return words.filter((_, place) => heard.some(({ from, to }) => from <= place && place <= to)).length;
}

/** The notions that were heard, each modifier joined to what it belongs to: `not` and `draw` become `not-draw`. */
function notionsOf(heard: readonly Heard[], tellings: ReadTellings): ReadonlySet<string> {
  const joined = new Map<number, string>();
  const used = new Set<number>();
  for (const [index, modifier] of heard.entries()) {
    if (!modifiers.includes(modifier.notion)) continue;
    const able = heard
      .map((other, place) => ({ place, other, distance: distance(modifier, other) }))
      .filter(({ place, other, distance: far }) => {
        return place !== index && Number.isFinite(far) && tellings.knows(`${modifier.notion}-${other.notion}`);
      })
      .sort((one, other) => one.distance - other.distance);
    const nearest = able[0];
    if (nearest === undefined) continue;
    joined.set(nearest.place, `${modifier.notion}-${nearest.other.notion}`);
    used.add(index);
  }
  return new Set(
    heard.flatMap(({ notion }, place) => {
      if (used.has(place)) return [];
      const name = joined.get(place) ?? notion;
      const known = tellings.means.get(name) ?? name;
      return tellings.knows(known) ? [known] : [];
    }),
  );
}

/**
 * How far a notion stands from its modifier, in words, infinite beyond its reach. What follows it is nearer than anything that goes before,
 * and “before” is said of what follows alone.
 */
function distance(modifier: Heard, other: Heard): number {
  const follows = other.from >= modifier.from;
  const words = follows ? Math.max(0, other.from - modifier.to) : modifier.from - other.to;
  if (words > modifierReach || (!follows && modifier.notion === 'before')) return Number.POSITIVE_INFINITY;
  return follows ? words : words + modifierReach;
}

function ranked<Kind extends string>(
  heard: ReadonlySet<string>,
  kinds: readonly Kind[],
  tellings: ReadTellings,
  learned: ReadonlyMap<Kind, number>,
): readonly FoundFault<Kind>[] {
  // Words without any notion tell of nothing, however often they stand in stories.
  if (heard.size === 0) return [];
  const found = kinds
    .map((kind) => {
      const fit = Math.max(0, ...(tellings.of.get(kind) ?? []).map((one) => agreement(heard, one, tellings)));
      const share = tellings.seldom.has(kind) ? seldomShare : 1;
      return { kind, fit, worth: (share * (fit + learnedShare * (learned.get(kind) ?? 0))) / (1 + learnedShare) };
    })
    .filter(({ worth }) => worth >= leastWorth)
    .sort((one, other) => other.worth - one.worth);
  const best = found[0]?.worth ?? 0;
  return found
    .filter(({ worth }) => worth >= best * leastShare)
    .slice(0, mostShown)
    .map(({ kind, fit }) => ({ kind, fit }));
}

/** How well a telling fits what was heard: the weight of what they share, of that and a part of what either lacks. */
function agreement(heard: ReadonlySet<string>, telling: ReadonlySet<string>, { weigh }: ReadTellings): number {
  const shared = weigh([...telling].filter((notion) => heard.has(notion)));
  if (shared === 0) return 0;
  const unheard = weigh(telling) - shared;
  const untold = weigh(heard) - shared;
  return shared / (shared + unheardShare * unheard + untoldShare * untold);
}
