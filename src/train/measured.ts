import type { RulesetId } from '../engine/index.ts';
import type { Kind } from './kinds.ts';

/** What has been measured of a kind in a game. */
export interface Measured {
  /** How many of a hundred thoughtless guesses are right. */
  readonly guessed: number;
  /** The clauses on which answers rest, the most frequent first. */
  readonly clauses: string;
  /** Further ones with an option otherwise than usual, by the option: `quick=true`. */
  readonly optional?: Readonly<Record<string, string>>;
}

/** The kinds of questions that each game has, as `npm run train-questions` has measured them; no kind that a guess mostly gets right. */
export const measured: Readonly<Record<RulesetId, Readonly<Partial<Record<Kind, Measured>>>>> = {
  'canasta-fi': {
    take: {
      guessed: 48,
      clauses:
        'canasta-fi/14-b canasta-fi/11-a canasta-fi/10-c canasta-fi/14-a canasta-fi/13-c-2 canasta-fi/15-a canasta-fi/26-a-end canasta-fi/15-e canasta-fi/21-b canasta-fi/13-b',
    },
    'take-with': {
      guessed: 56,
      clauses:
        'canasta-fi/11-a canasta-fi/13-c-2 canasta-fi/14-b canasta-fi/10-c canasta-fi/14-a canasta-fi/21-d canasta-fi/11-b',
    },
    minimum: { guessed: 21, clauses: 'canasta-fi/13-a' },
    meld: {
      guessed: 51,
      clauses:
        'canasta-fi/18-b canasta-fi/20-c canasta-fi/11-d canasta-fi/16-b canasta-fi/11-b canasta-fi/11-a canasta-fi/15-a canasta-fi/11-f canasta-fi/18-a',
    },
    opens: {
      guessed: 51,
      clauses: 'canasta-fi/13-c-1 canasta-fi/11-d canasta-fi/13-b canasta-fi/13-a canasta-fi/11-b',
    },
    'best-opening': { guessed: 1, clauses: 'canasta-fi/13-c-1 canasta-fi/13-a canasta-fi/11-d canasta-fi/11-b' },
    add: {
      guessed: 49,
      clauses: 'canasta-fi/18-b canasta-fi/11-a canasta-fi/16-b canasta-fi/11-d canasta-fi/15-e canasta-fi/15-a',
    },
    discard: { guessed: 48, clauses: 'canasta-fi/23-a canasta-fi/23-d canasta-fi/16-b canasta-fi/20-b' },
    safest: { guessed: 28, clauses: 'canasta-fi/14-a canasta-fi/14-b' },
    out: {
      guessed: 42,
      clauses:
        'canasta-fi/18-b canasta-fi/16-b canasta-fi/11-a canasta-fi/11-d canasta-fi/15-e canasta-fi/15-a canasta-fi/18-a canasta-fi/23-a canasta-fi/11-b',
    },
    count: { guessed: 29, clauses: 'canasta-fi/21-f canasta-fi/15-b canasta-fi/18-c canasta-fi/34-b canasta-fi/12' },
    ruling: {
      guessed: 28,
      clauses:
        'canasta-fi/33-a canasta-fi/27 canasta-fi/8-c canasta-fi/27-b canasta-fi/33-b canasta-fi/25-b canasta-fi/22-a-end canasta-fi/21-b-end canasta-fi/32-c canasta-fi/23-c canasta-fi/29 canasta-fi/23-d canasta-fi/11-h canasta-fi/31-a canasta-fi/27-a canasta-fi/25-a canasta-fi/32-b canasta-fi/16-c canasta-fi/23-b canasta-fi/30-a canasta-fi/31-c canasta-fi/25-c canasta-fi/13-e canasta-fi/21-h canasta-fi/28 canasta-fi/30-b canasta-fi/26-a canasta-fi/31-b canasta-fi/32-a canasta-fi/10-d canasta-fi/30-c canasta-fi/35-b canasta-fi/26-b canasta-fi/7-a canasta-fi/22-a canasta-fi/23-e canasta-fi/10-b canasta-fi/6-c canasta-fi/21-i canasta-fi/21-c canasta-fi/9 canasta-fi/35-a canasta-fi/34-c canasta-fi/7-b canasta-fi/8-a canasta-fi/8-b canasta-fi/34-d',
    },
  },
  classic: {
    take: {
      guessed: 45,
      clauses:
        'classic/13-b classic/13-a-1 classic/13-c classic/12-c-2 classic/6-c classic/8-b-2 classic/11-a classic/12-c-1 classic/6-e classic/14-c classic/13-a-2 classic/11-b classic/14-a classic/14-b classic/13-a-3',
      optional: {
        'noPileWithWild=true': 'classic/19-a-2',
        'pileAlwaysFrozen=true': 'classic/20 classic/10-h classic/11-g',
      },
    },
    'take-with': {
      guessed: 63,
      clauses: 'classic/13-b classic/11-a classic/8-b-2 classic/14-c classic/12-c-1 classic/6-e',
      optional: {
        'noPileOntoCompletedCanasta=true': 'classic/11-g',
        'noPileWithWild=true': 'classic/15-c',
        'pileAlwaysFrozen=true': 'classic/20',
        'viennese=true': 'classic/15-c classic/11-g',
      },
    },
    frozen: { guessed: 79, clauses: 'classic/13-a-1 classic/13-a classic/13-a-3' },
    minimum: { guessed: 21, clauses: 'classic/14-a' },
    meld: {
      guessed: 54,
      clauses:
        'classic/17-b classic/16-c classic/6-e classic/17-c classic/8-b-3 classic/6-f classic/9-a classic/11-f classic/11-a classic/11-g classic/11-b classic/11-e classic/11-c classic/17-g',
      optional: { 'noPileWithWild=true': 'classic/6-b', 'wildMelds=true': 'classic/21-d' },
    },
    opens: {
      guessed: 53,
      clauses: 'classic/14-a classic/6-e classic/14-b classic/14-c classic/11-g classic/11-a',
      optional: { 'wildMelds=true': 'classic/21-a' },
    },
    'best-opening': {
      guessed: 4,
      clauses: 'classic/14-a classic/6-e classic/11-g',
      optional: { 'wildMelds=true': 'classic/21-a' },
    },
    add: {
      guessed: 49,
      clauses:
        'classic/17-b classic/17-c classic/6-c classic/9-a classic/6-e classic/11-c classic/11-d classic/11-f classic/11-b classic/8-b-3',
      optional: { 'wildMelds=true': 'classic/21-d' },
    },
    safest: {
      guessed: 29,
      clauses: 'classic/12-c classic/12-c-2 classic/12-c-1 classic/8-a',
      optional: { 'noPileWithWild=true': 'classic/11-d', 'pileAlwaysFrozen=true': 'classic/20 classic/13-b' },
    },
    out: {
      guessed: 53,
      clauses:
        'classic/17-b classic/17-c classic/9-a classic/6-c classic/6-e classic/11-a classic/11-d classic/11-c classic/8-b-3 classic/11-g classic/11-b',
      optional: { 'pileAlwaysFrozen=true': 'classic/17-g' },
    },
    count: {
      guessed: 24,
      clauses:
        'classic/18-f classic/18-k classic/18-e classic/18-j classic/18-b classic/18-i classic/18-d classic/18-g',
      optional: { 'viennese=true': 'classic/22-a' },
    },
  },
  'canasta-sv': {
    take: {
      guessed: 40,
      clauses: 'canasta-fi/14-b canasta-fi/14-a canasta-fi/10-c canasta-fi/11-a canasta-sv/3 canasta-fi/21-b',
      optional: {
        'quick=true': 'canasta-sv/2 canasta-fi/13-c-2 canasta-fi/26-a-end canasta-fi/13-b canasta-sv/6 canasta-fi/15-e',
        'fourRedThrees=800': 'canasta-fi/13-c-2 canasta-fi/26-a-end canasta-fi/13-b',
      },
    },
    'take-with': {
      guessed: 55,
      clauses: 'canasta-sv/3 canasta-fi/13-c-2 canasta-fi/10-c canasta-fi/14-b canasta-fi/14-a canasta-fi/11-b',
    },
    minimum: { guessed: 19, clauses: 'canasta-fi/13-a' },
    meld: {
      guessed: 50,
      clauses:
        'canasta-sv/1-a canasta-sv/3 canasta-fi/11-b canasta-fi/16-b canasta-fi/18-b canasta-sv/5 canasta-fi/11-f canasta-sv/2',
      optional: { 'quick=true': 'canasta-sv/1-b' },
    },
    opens: { guessed: 54, clauses: 'canasta-fi/13-c-1 canasta-sv/3 canasta-fi/13-b canasta-fi/13-a canasta-fi/11-b' },
    'best-opening': { guessed: 1, clauses: 'canasta-fi/13-c-1 canasta-fi/13-a canasta-sv/3 canasta-fi/11-b' },
    add: {
      guessed: 50,
      clauses:
        'canasta-sv/1-a canasta-fi/11-a canasta-sv/3 canasta-fi/15-e canasta-fi/16-b canasta-fi/18-b canasta-sv/2 canasta-fi/11-f',
      optional: { 'quick=true': 'canasta-sv/1-b' },
    },
    discard: { guessed: 41, clauses: 'canasta-fi/23-a canasta-fi/23-d canasta-fi/16-b canasta-fi/20-b' },
    safest: { guessed: 25, clauses: 'canasta-fi/14-a', optional: { 'quick=true': 'canasta-fi/14-b canasta-fi/15-e' } },
    out: {
      guessed: 51,
      clauses:
        'canasta-sv/1-a canasta-fi/16-b canasta-fi/18-b canasta-fi/11-a canasta-sv/3 canasta-fi/15-e canasta-fi/11-f canasta-sv/2 canasta-fi/11-b',
      optional: { 'quick=true': 'canasta-sv/1-b' },
    },
    count: {
      guessed: 25,
      clauses: 'canasta-fi/21-f canasta-fi/15-b canasta-fi/34-b canasta-fi/18-c canasta-fi/12',
      optional: { 'fourRedThrees=800': 'classic/18-i' },
    },
    ruling: {
      guessed: 29,
      clauses:
        'canasta-fi/33-a canasta-fi/27 canasta-fi/8-c canasta-fi/27-b canasta-fi/33-b canasta-fi/16-c canasta-fi/23-c canasta-fi/22-a-end canasta-fi/21-b-end canasta-fi/23-d canasta-fi/25-b canasta-fi/13-e canasta-fi/23-b canasta-fi/29 canasta-fi/21-h canasta-fi/11-h canasta-fi/28 canasta-fi/27-a canasta-fi/31-c canasta-fi/31-b canasta-fi/30-b canasta-fi/26-a canasta-fi/32-c canasta-fi/30-a canasta-fi/21-i canasta-fi/21-c canasta-fi/8-a canasta-fi/30-c canasta-fi/31-a canasta-fi/25-a canasta-fi/32-b canasta-sv/8 canasta-fi/10-d canasta-fi/25-c canasta-fi/35-b canasta-fi/23-e canasta-fi/32-a canasta-fi/10-b canasta-fi/22-a canasta-fi/8-b canasta-fi/7-a canasta-fi/26-b canasta-fi/6-c canasta-fi/34-d canasta-fi/7-b canasta-fi/35-a canasta-fi/9 canasta-sv/1-a canasta-sv/1-b canasta-fi/34-c',
    },
  },
  samba: {
    take: {
      guessed: 54,
      clauses: 'samba/11-a samba/10-c samba/14-b samba/14-a-3 samba/14-a-1 samba/13-b-2 samba/14-a-2 samba/14-a',
      optional: { 'mergeSequences=false': 'samba/11-b' },
    },
    minimum: { guessed: 8, clauses: 'samba/13-a' },
    meld: { guessed: 76, clauses: 'samba/11-a samba/11-d samba/15-a-2 samba/11-b samba/11-f samba/18-b' },
    opens: { guessed: 49, clauses: 'samba/13-b-1 samba/11-d samba/13-b samba/13-a samba/11-b samba/11-a samba/15-a-2' },
    'best-opening': { guessed: 0, clauses: 'samba/13-b-1 samba/13-a samba/11-d samba/11-b' },
    add: { guessed: 50, clauses: 'samba/11-a samba/11-d samba/15-a-1 samba/15-e-1 samba/15-a-2 samba/11-f samba/16-b' },
    merge: { guessed: 71, clauses: 'samba/11-g samba/15-a-1 samba/11-note samba/11-d samba/15-a-2' },
    discard: {
      guessed: 45,
      clauses: 'samba/23-a samba/23-d samba/16-b samba/20-b',
      optional: { 'mergeSequences=false': 'samba/17-b' },
    },
    safest: { guessed: 31, clauses: 'samba/14-a-3 samba/14-a-1 samba/14-a samba/14-b' },
    out: { guessed: 44, clauses: 'samba/18-b samba/16-b samba/11-a samba/11-d samba/11-b samba/15-a-1' },
    count: { guessed: 20, clauses: 'samba/15-b samba/21-f samba/18-c samba/34-b-2' },
    ruling: {
      guessed: 34,
      clauses:
        'samba/27 samba/36 samba/27-b samba/8-c samba/8 samba/25-c samba/29 samba/25-b samba/23-c samba/32-c samba/33-a samba/23-d samba/27-a samba/28-a samba/30 samba/27-b-5 samba/32-a samba/33-b samba/33-c samba/26-a samba/6-c samba/31-a samba/21-b samba/25-c-2 samba/16-c samba/8-b samba/23-b samba/21-h samba/30-a samba/30-b samba/27-b-4 samba/35-c samba/31-c samba/26-b samba/34-d samba/27-a-2 samba/25-c-3 samba/27-a-1 samba/25-a samba/32-b samba/30-c samba/8-c-1 samba/27-b-3 samba/23-e samba/27-b-2 samba/32-c-3 samba/11-h samba/31-b samba/8-c-2 samba/7-b samba/21-i samba/21-c samba/32-c-1 samba/22-a-1 samba/32-c-2 samba/10-b samba/10-d samba/25-c-1 samba/35-b samba/27-b-1 samba/8-a samba/7-a samba/8-c-3 samba/9 samba/28-b samba/34-b-2 samba/22-a samba/22-b samba/34-c samba/35-a',
    },
  },
  sitoumussamba: {
    take: {
      guessed: 52,
      clauses:
        'sitoumussamba/13-d sitoumussamba/13-b sitoumussamba/19-a sitoumussamba/19-b sitoumussamba/14-k sitoumussamba/23 sitoumussamba/22-a sitoumussamba/14-b sitoumussamba/20-a sitoumussamba/14-a',
    },
    'take-with': {
      guessed: 54,
      clauses:
        'sitoumussamba/13-d sitoumussamba/13-b sitoumussamba/19-a sitoumussamba/19-b sitoumussamba/14-c sitoumussamba/15-d',
    },
    frozen: { guessed: 60, clauses: 'sitoumussamba/19-b sitoumussamba/18' },
    minimum: { guessed: 6, clauses: 'sitoumussamba/11' },
    meld: {
      guessed: 71,
      clauses:
        'sitoumussamba/14-a sitoumussamba/14-e sitoumussamba/20-a sitoumussamba/14-b sitoumussamba/14-g sitoumussamba/14-c sitoumussamba/23 sitoumussamba/22-b sitoumussamba/21-b',
    },
    opens: {
      guessed: 65,
      clauses:
        'sitoumussamba/15-b sitoumussamba/14-e sitoumussamba/15-a sitoumussamba/11 sitoumussamba/14-c sitoumussamba/14-a sitoumussamba/20-a',
    },
    'best-opening': {
      guessed: 1,
      clauses:
        'sitoumussamba/15-b sitoumussamba/11 sitoumussamba/14-e sitoumussamba/14-c sitoumussamba/16-d sitoumussamba/23 sitoumussamba/10',
    },
    add: {
      guessed: 65,
      clauses:
        'sitoumussamba/14-b sitoumussamba/14-a sitoumussamba/14-e sitoumussamba/10 sitoumussamba/20-a sitoumussamba/20-c sitoumussamba/14-g sitoumussamba/20-e sitoumussamba/21-b',
    },
    safest: { guessed: 34, clauses: 'sitoumussamba/19-a sitoumussamba/19-b sitoumussamba/14-k' },
    out: {
      guessed: 53,
      clauses:
        'sitoumussamba/21-b sitoumussamba/14-e sitoumussamba/14-b sitoumussamba/26-b sitoumussamba/30-a sitoumussamba/27 sitoumussamba/14-c sitoumussamba/26-c',
    },
    bid: { guessed: 46, clauses: 'sitoumussamba/12-b sitoumussamba/12-c' },
    contract: { guessed: 0, clauses: 'sitoumussamba/30-b sitoumussamba/30-a' },
    count: { guessed: 8, clauses: 'sitoumussamba/10 sitoumussamba/29-2 sitoumussamba/40-c sitoumussamba/29-3' },
    ruling: {
      guessed: 25,
      clauses:
        'sitoumussamba/29 sitoumussamba/39-a sitoumussamba/29-8 sitoumussamba/39-b sitoumussamba/24-a sitoumussamba/34-end sitoumussamba/35 sitoumussamba/25-d sitoumussamba/37-a sitoumussamba/8 sitoumussamba/8-b sitoumussamba/33-c sitoumussamba/29-10 sitoumussamba/38-b sitoumussamba/15-c sitoumussamba/14-i sitoumussamba/13-c sitoumussamba/25-f sitoumussamba/37-b sitoumussamba/38-a sitoumussamba/25-c sitoumussamba/41-b sitoumussamba/16-c sitoumussamba/29-4 sitoumussamba/33-b sitoumussamba/26-c sitoumussamba/13-e sitoumussamba/34 sitoumussamba/41-a sitoumussamba/35-end sitoumussamba/36 sitoumussamba/6-d sitoumussamba/33-a sitoumussamba/29-11 sitoumussamba/29-9 sitoumussamba/12-b sitoumussamba/12-e sitoumussamba/25-b sitoumussamba/6-b sitoumussamba/13-b sitoumussamba/29-7 sitoumussamba/29-6 sitoumussamba/25-a sitoumussamba/7-a sitoumussamba/29-5 sitoumussamba/40-e sitoumussamba/8-a sitoumussamba/7-b sitoumussamba/26-a sitoumussamba/40-d',
    },
  },
};
