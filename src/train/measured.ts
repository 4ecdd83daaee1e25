import type { RulesetId } from '../engine/index.ts';
import type { Kind } from './kinds.ts';

/** What has been measured of a kind in a game. */
export interface Measured {
  /** How many of a hundred thoughtless guesses are right. */
  readonly guessed: number;
  /** The clauses on which answers rest, the most frequent first. */
  readonly clauses: string;
}

/** The kinds of questions that each game has, as `npm run train-questions` has measured them; no kind that a guess mostly gets right. */
export const measured: Readonly<Record<RulesetId, Readonly<Partial<Record<Kind, Measured>>>>> = {
  'canasta-fi': {
    take: {
      guessed: 44,
      clauses:
        'canasta-fi/10-c canasta-fi/11-a canasta-fi/14-b canasta-fi/14-a canasta-fi/13-c-2 canasta-fi/26-a-end canasta-fi/13-b canasta-fi/13-a canasta-fi/11-d canasta-fi/15-a canasta-fi/21-b canasta-fi/21-a canasta-fi/13-c canasta-fi/15-e',
    },
    'take-with': {
      guessed: 82,
      clauses:
        'canasta-fi/11-a canasta-fi/10-c canasta-fi/14-a canasta-fi/11-d canasta-fi/14-b canasta-fi/11-b canasta-fi/13-c-2 canasta-fi/26-a-end canasta-fi/13-b canasta-fi/13-a canasta-fi/13-c canasta-fi/21-d',
    },
    minimum: { guessed: 11, clauses: 'canasta-fi/13-a' },
    meld: {
      guessed: 71,
      clauses:
        'canasta-fi/11-d canasta-fi/11-a canasta-fi/13-b canasta-fi/13-a canasta-fi/13-c-1 canasta-fi/11-f canasta-fi/11-b canasta-fi/20-c',
    },
    opens: {
      guessed: 56,
      clauses:
        'canasta-fi/13-c-1 canasta-fi/13-b canasta-fi/13-a canasta-fi/11-d canasta-fi/11-a canasta-fi/13-c canasta-fi/11-b',
    },
    'best-opening': {
      guessed: 25,
      clauses:
        'canasta-fi/13-b canasta-fi/13-a canasta-fi/13-c-1 canasta-fi/11-a canasta-fi/13-c canasta-fi/11-d canasta-fi/11-b canasta-fi/23-c canasta-fi/23-a',
    },
    add: {
      guessed: 53,
      clauses:
        'canasta-fi/11-a canasta-fi/15-e canasta-fi/11-d canasta-fi/15-a canasta-fi/18-b canasta-fi/16-b canasta-fi/20-c canasta-fi/11-f canasta-fi/21-b canasta-fi/23-a canasta-fi/18-a',
    },
    discard: {
      guessed: 54,
      clauses:
        'canasta-fi/16-b canasta-fi/18-b canasta-fi/23-a canasta-fi/16-c canasta-fi/9 canasta-fi/23-d canasta-fi/20-b canasta-fi/21-i',
    },
    safest: { guessed: 25, clauses: 'canasta-fi/16-b canasta-fi/16-c canasta-fi/9 canasta-fi/23-d' },
    out: {
      guessed: 52,
      clauses:
        'canasta-fi/18-b canasta-fi/16-b canasta-fi/11-a canasta-fi/23-a canasta-fi/11-d canasta-fi/11-b canasta-fi/15-e canasta-fi/15-a canasta-fi/11-f canasta-fi/18-a canasta-fi/13-b canasta-fi/13-a canasta-fi/13-c-1',
    },
    count: { guessed: 5, clauses: 'canasta-fi/34-b canasta-fi/12 canasta-fi/21-f canasta-fi/15-b canasta-fi/18-c' },
  },
  classic: {
    take: {
      guessed: 49,
      clauses:
        'classic/8-b-2 classic/8-b classic/12-d classic/12-c classic/13-b classic/13-a-1 classic/13-c classic/12-c-2 classic/6-c classic/11-b classic/8-b-1 classic/11-a classic/6-b classic/12-c-1 classic/14-c classic/14-a classic/14-b classic/7-c classic/8-a classic/6-e classic/7-a classic/7-b classic/7-d classic/10-h classic/11-d classic/6-i classic/6-h classic/11-c classic/13-a-3',
    },
    'take-with': {
      guessed: 83,
      clauses:
        'classic/8-b-2 classic/8-b classic/12-d classic/11-a classic/6-b classic/8-a classic/8-b-1 classic/12-c-1 classic/12-c classic/6-e classic/13-b classic/14-c classic/14-a classic/14-b classic/7-c classic/11-g classic/11-f classic/6-c classic/11-b classic/15-c',
    },
    frozen: { guessed: 89, clauses: 'classic/13-a' },
    minimum: { guessed: 15, clauses: 'classic/14-a' },
    meld: {
      guessed: 68,
      clauses:
        'classic/11-a classic/6-b classic/6-e classic/12-f classic/14-a classic/14-b classic/14-c classic/7-a classic/7-b classic/7-d classic/8-b-3 classic/12-d classic/11-f classic/6-c classic/11-b classic/11-g classic/17-b classic/9-a classic/17-c classic/16-c classic/6-h classic/11-c classic/17-a classic/9-b classic/17-g',
    },
    opens: {
      guessed: 58,
      clauses:
        'classic/14-a classic/14-b classic/14-c classic/7-a classic/7-b classic/11-a classic/6-b classic/12-f classic/6-e classic/7-d classic/11-g',
    },
    'best-opening': {
      guessed: 20,
      clauses:
        'classic/14-a classic/14-b classic/14-c classic/7-a classic/7-b classic/7-d classic/11-a classic/6-b classic/12-f classic/6-e classic/11-g',
    },
    add: {
      guessed: 48,
      clauses:
        'classic/6-c classic/11-b classic/11-c classic/17-b classic/9-a classic/6-f classic/17-c classic/16-c classic/11-d classic/8-b-3 classic/12-d classic/11-f classic/6-h classic/6-i classic/6-e classic/15-a classic/17-a classic/9-b classic/17-g',
    },
    discard: {
      guessed: 60,
      clauses:
        'classic/17-b classic/9-a classic/9-b classic/17-a classic/17-g classic/17-c classic/17-f classic/15-a classic/12-a classic/5-b classic/5-c classic/16-a',
    },
    safest: { guessed: 25, clauses: 'classic/12-a classic/5-b classic/5-c classic/17-c' },
    out: {
      guessed: 55,
      clauses:
        'classic/17-b classic/9-a classic/17-c classic/17-a classic/9-b classic/6-c classic/11-b classic/17-g classic/11-a classic/6-b classic/12-f classic/6-e classic/11-g classic/11-c classic/11-d classic/8-b-3 classic/12-d classic/6-h classic/17-f classic/16-c classic/6-f classic/11-f',
    },
    count: { guessed: 13, clauses: 'classic/18-j classic/18-k classic/18-f classic/18-e classic/18-b classic/18-d' },
  },
  'canasta-sv': {
    take: {
      guessed: 44,
      clauses:
        'canasta-fi/10-c canasta-fi/11-a canasta-fi/14-b canasta-fi/14-a canasta-sv/3 canasta-fi/13-c-2 canasta-fi/26-a-end canasta-fi/13-b canasta-fi/13-a canasta-fi/11-d canasta-fi/15-a canasta-sv/2 canasta-fi/21-b canasta-fi/21-a canasta-fi/13-c canasta-fi/15-e',
    },
    'take-with': {
      guessed: 82,
      clauses:
        'canasta-fi/11-a canasta-fi/10-c canasta-sv/3 canasta-fi/14-a canasta-fi/11-d canasta-fi/14-b canasta-fi/11-b canasta-fi/13-c-2 canasta-fi/26-a-end canasta-fi/13-b canasta-fi/13-a canasta-fi/13-c canasta-sv/6',
    },
    minimum: { guessed: 11, clauses: 'canasta-fi/13-a' },
    meld: {
      guessed: 71,
      clauses:
        'canasta-sv/3 canasta-fi/11-a canasta-fi/11-d canasta-fi/13-b canasta-fi/13-a canasta-fi/13-c-1 canasta-fi/11-f canasta-fi/11-b canasta-sv/5',
    },
    opens: {
      guessed: 56,
      clauses:
        'canasta-fi/13-c-1 canasta-fi/13-b canasta-fi/13-a canasta-sv/3 canasta-fi/11-a canasta-fi/13-c canasta-fi/11-d canasta-fi/11-b',
    },
    'best-opening': {
      guessed: 25,
      clauses:
        'canasta-fi/13-b canasta-fi/13-a canasta-fi/13-c-1 canasta-sv/3 canasta-fi/11-a canasta-fi/13-c canasta-fi/11-d canasta-fi/11-b canasta-fi/23-c canasta-fi/23-a',
    },
    add: {
      guessed: 53,
      clauses:
        'canasta-sv/3 canasta-fi/11-a canasta-fi/15-e canasta-sv/2 canasta-fi/11-d canasta-sv/1-a canasta-fi/18-b canasta-fi/16-b canasta-fi/15-a canasta-sv/5 canasta-fi/11-f canasta-fi/21-b canasta-fi/23-a canasta-fi/18-a',
    },
    discard: {
      guessed: 54,
      clauses:
        'canasta-fi/16-b canasta-sv/1-a canasta-fi/18-b canasta-fi/23-a canasta-fi/16-c canasta-fi/9 canasta-fi/23-d canasta-fi/20-b canasta-fi/21-i',
    },
    safest: { guessed: 25, clauses: 'canasta-fi/16-b canasta-fi/16-c canasta-fi/9 canasta-fi/23-d' },
    out: {
      guessed: 52,
      clauses:
        'canasta-sv/1-a canasta-fi/18-b canasta-fi/16-b canasta-fi/11-a canasta-sv/3 canasta-fi/23-a canasta-fi/11-b canasta-fi/11-d canasta-fi/15-e canasta-sv/2 canasta-fi/11-f canasta-fi/15-a canasta-fi/18-a canasta-fi/13-b canasta-fi/13-a canasta-fi/13-c-1',
    },
    count: { guessed: 5, clauses: 'canasta-fi/34-b canasta-fi/12 canasta-fi/21-f canasta-fi/15-b canasta-fi/18-c' },
  },
  samba: {
    take: {
      guessed: 47,
      clauses:
        'samba/11-a samba/10-c samba/10-b samba/14-b samba/9-b samba/14-a samba/14-a-1 samba/14-a-2 samba/11-b samba/14-a-3 samba/13-b-2 samba/11-note samba/13-b samba/13-a samba/11-d samba/14-note samba/15-a-1',
    },
    minimum: { guessed: 12, clauses: 'samba/13-a' },
    meld: {
      guessed: 63,
      clauses:
        'samba/11-a samba/11-d samba/9-b samba/11-note samba/15-a-2 samba/11-b samba/11-f samba/13-b samba/13-a samba/13-b-1',
    },
    opens: {
      guessed: 66,
      clauses:
        'samba/11-d samba/13-b-1 samba/13-b samba/13-a samba/11-a samba/9-b samba/11-note samba/11-b samba/15-a-2',
    },
    'best-opening': {
      guessed: 8,
      clauses:
        'samba/13-b-1 samba/13-b samba/13-a samba/11-a samba/9-b samba/11-note samba/11-d samba/11-b samba/23-c samba/23-a',
    },
    add: {
      guessed: 47,
      clauses:
        'samba/11-a samba/11-b samba/11-d samba/15-a-1 samba/15-e-1 samba/11-f samba/11-note samba/20-c samba/15-a-2 samba/21-note samba/21-b',
    },
    discard: {
      guessed: 57,
      clauses: 'samba/16-b samba/23-a samba/18-b samba/18-a samba/16-c samba/9-c samba/23-d samba/21-i',
    },
    safest: { guessed: 22, clauses: 'samba/16-b samba/16-c samba/9-c samba/23-d' },
    out: {
      guessed: 67,
      clauses:
        'samba/11-a samba/11-d samba/9-b samba/11-b samba/18-b samba/16-b samba/15-a-1 samba/11-note samba/18-a samba/23-a samba/15-a-2 samba/15-e-1 samba/11-f',
    },
    count: { guessed: 3, clauses: 'samba/34-b-2 samba/15-b samba/21-f samba/34-b-1 samba/18-c' },
  },
  sitoumussamba: {
    take: {
      guessed: 51,
      clauses:
        'sitoumussamba/19-b sitoumussamba/14-b sitoumussamba/13-d sitoumussamba/13-b sitoumussamba/19-a sitoumussamba/14-k sitoumussamba/14-a sitoumussamba/20-a sitoumussamba/22-a sitoumussamba/23 sitoumussamba/15-d sitoumussamba/14-c',
    },
    'take-with': {
      guessed: 63,
      clauses:
        'sitoumussamba/14-b sitoumussamba/13-d sitoumussamba/13-b sitoumussamba/19-a sitoumussamba/19-b sitoumussamba/15-d sitoumussamba/15-a sitoumussamba/11 sitoumussamba/14-c sitoumussamba/14-e sitoumussamba/17',
    },
    frozen: { guessed: 27, clauses: 'sitoumussamba/19-b' },
    minimum: { guessed: 7, clauses: 'sitoumussamba/11' },
    meld: {
      guessed: 66,
      clauses:
        'sitoumussamba/14-a sitoumussamba/14-e sitoumussamba/14-b sitoumussamba/20-a sitoumussamba/15-a sitoumussamba/11 sitoumussamba/15-b sitoumussamba/14-c sitoumussamba/10 sitoumussamba/20-d sitoumussamba/17 sitoumussamba/14-g sitoumussamba/19-c',
    },
    opens: {
      guessed: 68,
      clauses:
        'sitoumussamba/15-a sitoumussamba/11 sitoumussamba/15-b sitoumussamba/14-e sitoumussamba/14-b sitoumussamba/17 sitoumussamba/14-a sitoumussamba/20-a sitoumussamba/14-c sitoumussamba/16-d',
    },
    'best-opening': {
      guessed: 6,
      clauses:
        'sitoumussamba/15-a sitoumussamba/11 sitoumussamba/15-b sitoumussamba/14-b sitoumussamba/14-e sitoumussamba/17 sitoumussamba/14-c sitoumussamba/14-a sitoumussamba/20-a sitoumussamba/25-c sitoumussamba/25-a sitoumussamba/16-d',
    },
    add: {
      guessed: 57,
      clauses:
        'sitoumussamba/14-b sitoumussamba/14-a sitoumussamba/14-e sitoumussamba/20-e sitoumussamba/20-a sitoumussamba/10 sitoumussamba/14-g sitoumussamba/22-b sitoumussamba/20-c sitoumussamba/23',
    },
    safest: {
      guessed: 36,
      clauses: 'sitoumussamba/21-b sitoumussamba/21-c sitoumussamba/12-end sitoumussamba/25-d sitoumussamba/29-8',
    },
    bid: { guessed: 49, clauses: 'sitoumussamba/12-b sitoumussamba/12-c sitoumussamba/12-a' },
    contract: { guessed: 0, clauses: 'sitoumussamba/12-a' },
    count: {
      guessed: 7,
      clauses: 'sitoumussamba/10 sitoumussamba/9 sitoumussamba/40-c sitoumussamba/29 sitoumussamba/29-2',
    },
  },
};
