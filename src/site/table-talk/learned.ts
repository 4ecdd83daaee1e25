import { folded } from './glossary.ts';

/** An account of a fault, by what can be heard in it. */
export interface Account {
  readonly kinds: readonly string[];
  readonly signs: ReadonlySet<string>;
  /** How much it counts: a story that somebody told more than a telling that was thought out. */
  readonly weight: number;
}

/** What has been learned from accounts: how often each sign stands in those of each fault. It is data, to be fetched. */
export interface Learned {
  readonly kinds: readonly string[];
  /** The weight of all accounts of each fault. */
  readonly told: readonly number[];
  /** For each sign the places of the faults in whose accounts it stands, each with the weight of those: `[3, 2, 7, 1]`. */
  readonly signs: Readonly<Record<string, readonly number[]>>;
}

/** So much of a word tells it from others, whatever its ending. */
const stemLength = 5;
/** A word that has been heard once may be chance. */
const leastHeard = 4;
/** How much has to be heard of a fault before its accounts outweigh those of all faults together. */
const caution = 7;
/** Signs go along with each other, so that each says less than it would alone. */
const signShare = 0.2;

/** The sign of a word: the language, and the beginning of the word without accents. */
export function wordSign(language: string, word: string): string {
  return `${language}:${folded(word).slice(0, stemLength)}`;
}

/** Learns from accounts how often each sign stands for each fault. */
export function learn(accounts: readonly Account[]): Learned {
  const kinds = [...new Set(accounts.flatMap((account) => account.kinds))];
  const told = kinds.map(() => 0);
  const heard = new Map<string, Map<number, number>>();
  for (const { kinds: of, signs, weight } of accounts) {
    for (const kind of of) {
      const place = kinds.indexOf(kind);
      told[place] = (told[place] ?? 0) + weight;
      for (const sign of signs) {
        const counts = heard.get(sign) ?? new Map<number, number>();
        counts.set(place, (counts.get(place) ?? 0) + weight);
        heard.set(sign, counts);
      }
    }
  }
  const often = [...heard].filter(([sign, counts]) => !sign.includes(':') || sum(counts.values()) >= leastHeard);
  return { kinds, told, signs: Object.fromEntries(often.map(([sign, counts]) => [sign, [...counts].flat()])) };
}

/**
 * How well signs fit each fault by what has been learned: 1 for the likeliest of the kinds, less for others; 0 for all where no sign is
 * known. It is the likelihood of naive Bayes: for each sign, how much more often it stands in the accounts of the fault than in all.
 */
export function likeness<Kind extends string>(
  signs: ReadonlySet<string>,
  among: readonly Kind[],
  { kinds, told, signs: known }: Learned,
): ReadonlyMap<Kind, number> {
  const all = sum(told);
  const counts = [...signs].flatMap((sign) => known[sign] ?? []).length;
  if (counts === 0) return new Map(among.map((kind) => [kind, 0]));
  const scores = among.map((kind) => {
    const place = kinds.indexOf(kind);
    return sum([...signs].map((sign) => gain(known[sign] ?? [], place, told[place] ?? 0, all)));
  });
  const best = Math.max(...scores);
  return new Map(among.map((kind, at) => [kind, Math.exp(signShare * ((scores[at] ?? 0) - best))]));
}

/** What a sign tells for a fault: the logarithm of how much oftener it stands there than it does in all accounts. */
function gain(counts: readonly number[], place: number, told: number, all: number): number {
  let here = 0;
  let everywhere = 0;
  for (let at = 0; at < counts.length; at += 2) {
    const count = counts[at + 1] ?? 0;
    everywhere += count;
    if (counts[at] === place) here = count;
  }
  if (everywhere === 0) return 0;
  const usual = everywhere / all;
  return Math.log((here + caution * usual) / (told + caution) / usual);
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}
