import { type Card, cardFrom, type Rank, ranks, type Suit } from '../../engine/index.ts';

/** Of whom or of what a claim speaks, as the reader’s seat sees the table. */
export const subjects = [
  'you',
  'partner',
  'left',
  'right',
  'others',
  'we',
  'they',
  'cards',
  'pile',
  'deal',
  'bid',
] as const;

/** A subject of a claim. */
export type Subject = (typeof subjects)[number];

/** What can be said of each of them. */
export const verbs = [
  // hands
  'hold',
  'drew',
  'gained',
  // melds and red threes
  'have',
  'want',
  'run',
  'canasta',
  'wild',
  'canastas',
  'sambas',
  'threes',
  'opened',
  'declare',
  // what has been done
  'discarded',
  'added',
  'melded',
  'took',
  'bought',
  'laid',
  'passed',
  'called',
  'yes',
  'no',
  'tried',
  'out',
  // what may be done
  'may',
  'stopped',
  'takes',
  'next',
  // cards as melds
  'open',
  'lack',
  // the pile, the deal, the bid
  'top',
  'bottom',
  'has',
  'frozen',
  'brings',
  'counts',
  'over',
  'concealed',
  'unbid',
  'reached',
] as const;

/** What is said of a subject. */
export type Verb = (typeof verbs)[number];

/** What may be done, after `may`. */
export const deeds = ['discard', 'meld', 'add', 'take', 'draw', 'ask', 'lay', 'merge', 'bid', 'go-out'] as const;

/** An act that somebody may do. */
export type Deed = (typeof deeds)[number];

/** A card, or what a card is known by: a rank, a suit, that it is wild, or that the act just done or tried was about it. */
export type CardWord =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'rank'; readonly rank: Rank | 'joker' }
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'wild' }
  | { readonly kind: 'it' };

/** How many: exactly so many, or so many at least. */
export interface HowMany {
  readonly number: number;
  readonly orMore: boolean;
}

/** A fact of the table that a sentence states. */
export interface TableClaim {
  readonly kind: 'table';
  readonly denied: boolean;
  readonly subject: Subject;
  readonly verb: Verb;
  readonly deed: Deed | null;
  /** Cards in groups: melds where several are spoken of, otherwise one group. */
  readonly cards: readonly (readonly CardWord[])[];
  readonly count: HowMany | null;
}

/** A rule that a sentence states: how large a number of the ruleset is that it says in words, or merely of which ranks it speaks. */
export interface RuleClaim {
  readonly kind: 'rule';
  readonly ranks: readonly (Rank | 'joker')[];
  readonly parameter: { readonly name: string; readonly number: number } | null;
}

/** What a sentence states and the engine can prove. */
export type Claim = TableClaim | RuleClaim;

/**
 * Reads a claim as it is written beside a sentence; null if it is none. `subject verb cards xN`, before it perhaps `not`, or `rule …`:
 * “you hold Kh Kd”, “we have K x6” (a meld of six kings), “not left takes”, “you may meld Kh Kd Kc / 9h 8h 7h”, “pile x9”, “rule maxWilds 3”.
 */
export function readClaim(text: string): Claim | null {
  const words = text.trim().split(/\s+/);
  if (words[0] === 'rule') return readRule(words.slice(1));
  const denied = words[0] === 'not';
  const [who, ...rest] = denied ? words.slice(1) : words;
  const subject = subjects.find((one) => one === who);
  // Of a pile alone one tells how many cards it has.
  const bare = rest.every((word) => /^x\d/.test(word));
  const verb: Verb | undefined = bare ? 'counts' : verbs.find((one) => one === rest[0]);
  if (subject === undefined || verb === undefined) return null;
  const after = bare ? rest : rest.slice(1);
  const deed = verb === 'may' ? deeds.find((one) => one === after[0]) : null;
  if (deed === undefined) return null;
  const objects = deed === null ? after : after.slice(1);
  const counts = objects.filter((word) => /^x\d+\+?$/.test(word));
  const cards = readGroups(objects.filter((word) => !/^x\d+\+?$/.test(word)));
  if (cards === null || counts.length > 1) return null;
  const [count] = counts;
  const howMany =
    count === undefined ? null : { number: Number.parseInt(count.slice(1), 10), orMore: count.endsWith('+') };
  return { kind: 'table', denied, subject, verb, deed, cards, count: howMany };
}

function readRule(words: readonly string[]): RuleClaim | null {
  const [name, number] = words;
  if (name !== undefined && number !== undefined && words.length === 2 && /^[a-z]{3}/i.test(name)) {
    return /^\d+$/.test(number) ? { kind: 'rule', ranks: [], parameter: { name, number: Number(number) } } : null;
  }
  const named = words.map(rankOf).filter((rank) => rank !== null);
  return named.length > 0 && named.length === words.length ? { kind: 'rule', ranks: named, parameter: null } : null;
}

/** Cards, ranks and the like in groups between strokes; null if a word is none of them. */
export function readGroups(words: readonly string[]): readonly (readonly CardWord[])[] | null {
  const groups: CardWord[][] = [];
  let group: CardWord[] = [];
  for (const word of words) {
    if (word === '/') {
      groups.push(group);
      group = [];
      continue;
    }
    const card = readCardWord(word);
    if (card === null) return null;
    group.push(card);
  }
  return group.length > 0 ? [...groups, group] : groups;
}

function readCardWord(word: string): CardWord | null {
  if (word === 'wild' || word === 'it') return { kind: word };
  const rank = rankOf(word);
  if (rank !== null) return { kind: 'rank', rank };
  const suit = (['s', 'h', 'd', 'c'] as const).find((one) => one === word);
  if (suit !== undefined) return { kind: 'suit', suit };
  const card = cardFrom(word);
  return card === undefined ? null : { kind: 'card', card };
}

function rankOf(word: string): Rank | 'joker' | null {
  return word === 'Jk' ? 'joker' : (ranks.find((one) => one === word) ?? null);
}
