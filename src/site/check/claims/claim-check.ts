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
      ...named.numbers.map((number) => `has the number ${number}, which the engine has to fill in`),
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
