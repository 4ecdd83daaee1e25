import { languageIds } from '../../../i18n/language.ts';
import { type CardWord, readGroups } from '../../../learn/claim/claim.ts';
import { type Claim, readClaim } from '../../../learn/claim/index.ts';
import { gapsOf } from '../../learn/saying.ts';
import { namedIn } from './named.ts';

/** Words in all languages, with what they state. */
export interface StatedWords {
  readonly words: Readonly<Record<(typeof languageIds)[number], string>>;
  readonly claims?: readonly string[] | undefined;
  readonly numbers?: Readonly<Record<string, string>> | undefined;
}

/** By which subjects of claims a player is spoken of: whoever says what a side has says it of both its players. */
const spokenOf: Readonly<Record<string, readonly string[]>> = {
  partner: ['partner', 'we', 'others'],
  left: ['left', 'they', 'others'],
  right: ['right', 'they', 'others'],
  they: ['they', 'left', 'right', 'others'],
};

/** By which verbs of claims an act is borne out. */
const borneOut: Readonly<Record<string, readonly string[]>> = {
  discarded: ['discarded'],
  added: ['added'],
  passed: ['passed', 'unbid', 'declare'],
  drew: ['drew', 'hold', 'gained'],
  took: ['took', 'gained'],
  yes: ['yes'],
  no: ['no'],
  called: ['called', 'declare', 'unbid'],
};

/**
 * What words say without stating it: a card, a player or an act that no claim is about, a number that is not computed, a gap without its
 * number, a claim that cannot be read.
 */
export function claimFaults({ words, claims = [], numbers = {} }: StatedWords): string[] {
  const read = claims.map((text) => ({ text, claim: readClaim(text) }));
  const stated = read.flatMap(({ claim }) => claim ?? []);
  const ranks = new Set([...stated.flatMap(ranksOf), ...Object.values(numbers).flatMap(ranksOfNumber)]);
  const subjects = new Set(stated.flatMap((claim) => (claim.kind === 'table' ? subjectsOf(claim) : [])));
  const verbs = new Set(stated.flatMap((claim) => (claim.kind === 'table' ? [claim.verb] : [])));
  const counted = new Set([
    ...numbersOf(stated),
    ...Object.values(numbers).flatMap((written) => [
      ...numbersWritten(written),
      ...numbersOfRanks(ranksOfNumber(written)),
    ]),
  ]);
  const unread = read.flatMap(({ text, claim }) => (claim === null ? [`“${text}” is no claim`] : []));
  const unstated = languageIds.flatMap((language) => {
    const named = namedIn(words[language], language);
    const gaps = new Set(gapsOf(words[language]));
    return [
      ...named.ranks.filter((rank) => !ranks.has(rank)).map((rank) => `names cards (${rank}) that no claim is about`),
      ...named.players
        .filter((player) => !(spokenOf[player] ?? []).some((subject) => subjects.has(subject)))
        .map((player) => `names a player (${player}) of whom no claim speaks`),
      ...named.deeds
        .filter((deed) => !(borneOut[deed] ?? []).some((verb) => [...verbs].some((one) => one === verb)))
        .map((deed) => `tells of an act (${deed}) that no claim bears out`),
      ...named.numbers
        .filter(({ number }) => !counted.has(number))
        .map(({ written }) => `says ${written}, which no claim counts and no gap fills in`),
      ...Object.keys(numbers)
        .filter((name) => !gaps.has(name))
        .map((name) => `has no gap {${name}}`),
      ...[...gaps].filter((name) => numbers[name] === undefined).map((name) => `has a gap {${name}} without a number`),
    ].map((reason) => `${language} ${reason}`);
  });
  return [...unread, ...unstated];
}

function ranksOf(claim: Claim): readonly string[] {
  if (claim.kind === 'rule') return claim.ranks;
  return [...(claim.verb === 'threes' ? ['3'] : []), ...claim.cards.flat().flatMap(ranksOfWord)];
}

/**
 * The numbers that claims bear out: how many they say, how many cards, cards of a rank or melds they name, the ranks themselves, those of the
 * rules, and what claims of one kind, or of one rank, come to together. “you may meld Kh Kd Kc / 9h 8h 7h” bears out two melds, three kings,
 * six cards, and nine, eight and seven; “we have K x5” with “you hold K x1” six.
 */
function numbersOf(claims: readonly Claim[]): readonly number[] {
  const tables = claims.filter((claim) => claim.kind === 'table');
  const rules = claims.flatMap((claim) => (claim.kind === 'rule' && claim.parameter ? [claim.parameter.number] : []));
  const ranks = claims.flatMap(ranksOf);
  const sums = [
    ...tables.map(({ subject, verb }) => tables.filter((one) => one.subject === subject && one.verb === verb)),
    ...ranks.map((rank) => tables.filter((one) => ranksOf(one).includes(rank))),
  ].map((alike) => alike.reduce((sum, { count }) => sum + (count?.number ?? 1), 0));
  return [...rules, ...numbersOfRanks(ranks), ...tables.flatMap(countedBy), ...sums];
}

function numbersOfRanks(ranks: readonly string[]): readonly number[] {
  return ranks.flatMap((rank) => (rank === 'T' ? 10 : Number(rank) || []));
}

/** What one claim counts. The top card of a pile is one of its cards, and is not among those that come with it to the hand. */
function countedBy({ subject, verb, cards, count }: Extract<Claim, { kind: 'table' }>): readonly number[] {
  const words = cards.flat();
  const alike = words.map((word) => words.filter((other) => ranksOfWord(other)[0] === ranksOfWord(word)[0]).length);
  const said = count?.number ?? 0;
  const others = subject === 'pile' && verb === 'counts' ? [said - 1] : [];
  const withTop = verb === 'gained' || verb === 'brings' ? [said + 1] : [];
  return [said, ...others, ...withTop, ...alike, ...cards.map((group) => group.length), words.length, cards.length];
}

/** The numbers that stand in the computing of a number: of “promise 2” two. */
function numbersWritten(written: string): readonly number[] {
  return Array.from(written.matchAll(/(?<![\w])\d+(?!\w)/g), ([number]) => Number(number));
}

function ranksOfWord(word: CardWord): readonly string[] {
  if (word.kind === 'card') return [word.card.rank];
  return word.kind === 'rank' ? [word.rank] : [];
}

function ranksOfNumber(written: string): readonly string[] {
  const words = written.split(' ').filter((word) => /^(?:Jk|[2-9TJQKA][shdc]?)$/.test(word));
  return (readGroups(words) ?? []).flat().flatMap(ranksOfWord);
}

/** Of whom a claim speaks: who declares is robbed by the others, and the partner is whom one asks. */
function subjectsOf({ subject, verb, deed }: Extract<Claim, { kind: 'table' }>): readonly string[] {
  return [subject, ...(verb === 'declare' ? ['they'] : []), ...(deed === 'ask' ? ['partner'] : [])];
}
