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
        'canasta-fi/14-b canasta-fi/11-a canasta-fi/10-c canasta-fi/14-a canasta-fi/13-c-2 canasta-fi/26-a-end canasta-fi/13-b canasta-fi/13-a canasta-fi/11-d canasta-fi/15-a canasta-fi/21-b canasta-fi/21-a',
    },
    'take-with': {
      guessed: 86,
      clauses:
        'canasta-fi/10-c canasta-fi/11-a canasta-fi/14-a canasta-fi/11-d canasta-fi/14-b canasta-fi/11-b canasta-fi/13-c-2 canasta-fi/21-d',
    },
    minimum: { guessed: 9, clauses: 'canasta-fi/13-a' },
    meld: {
      guessed: 74,
      clauses:
        'canasta-fi/11-d canasta-fi/11-a canasta-fi/13-b canasta-fi/13-a canasta-fi/13-c-1 canasta-fi/11-f canasta-fi/11-b canasta-fi/20-c',
    },
    opens: {
      guessed: 53,
      clauses: 'canasta-fi/13-c-1 canasta-fi/11-d canasta-fi/11-a canasta-fi/13-b canasta-fi/13-a canasta-fi/11-b',
    },
    'best-opening': {
      guessed: 28,
      clauses:
        'canasta-fi/13-c-1 canasta-fi/13-b canasta-fi/13-a canasta-fi/11-a canasta-fi/11-d canasta-fi/11-b canasta-fi/23-c canasta-fi/23-a',
    },
    add: {
      guessed: 51,
      clauses:
        'canasta-fi/11-a canasta-fi/15-e canasta-fi/11-d canasta-fi/16-b canasta-fi/18-b canasta-fi/15-a canasta-fi/20-c canasta-fi/11-f canasta-fi/21-b canasta-fi/23-a',
    },
    discard: {
      guessed: 55,
      clauses: 'canasta-fi/16-b canasta-fi/18-b canasta-fi/23-a canasta-fi/23-d canasta-fi/20-b canasta-fi/21-i',
    },
    safest: { guessed: 32, clauses: 'canasta-fi/16-b canasta-fi/23-d' },
    out: {
      guessed: 55,
      clauses:
        'canasta-fi/16-b canasta-fi/18-b canasta-fi/11-a canasta-fi/23-a canasta-fi/11-d canasta-fi/15-e canasta-fi/11-b canasta-fi/15-a canasta-fi/11-f',
    },
    count: { guessed: 1, clauses: 'canasta-fi/34-b canasta-fi/12 canasta-fi/21-f canasta-fi/15-b canasta-fi/18-c' },
  },
  classic: {
    take: {
      guessed: 51,
      clauses:
        'classic/8-b-2 classic/13-b classic/13-a-1 classic/12-c-2 classic/6-c classic/13-c classic/11-a classic/12-c-1 classic/6-e classic/14-c classic/14-a classic/14-b classic/8-b-1 classic/7-a classic/7-b classic/7-c classic/7-d classic/11-b classic/10-h classic/11-d',
    },
    'take-with': {
      guessed: 85,
      clauses: 'classic/11-a classic/8-b-2 classic/12-c-1 classic/6-e classic/13-b classic/14-c classic/11-g',
    },
    minimum: { guessed: 14, clauses: 'classic/14-a' },
    meld: {
      guessed: 70,
      clauses:
        'classic/11-a classic/6-e classic/14-a classic/14-b classic/14-c classic/7-a classic/7-b classic/7-d classic/8-b-3 classic/11-f classic/11-g classic/17-b classic/17-c classic/9-a classic/16-c classic/11-b',
    },
    opens: {
      guessed: 55,
      clauses:
        'classic/14-a classic/11-a classic/14-b classic/14-c classic/7-a classic/7-b classic/7-d classic/6-e classic/11-g',
    },
    'best-opening': {
      guessed: 11,
      clauses:
        'classic/14-a classic/14-b classic/14-c classic/7-a classic/7-b classic/7-d classic/11-a classic/6-e classic/11-g',
    },
    add: {
      guessed: 49,
      clauses:
        'classic/6-c classic/17-c classic/17-b classic/9-a classic/11-c classic/6-f classic/11-f classic/16-c classic/8-b-3 classic/11-d classic/11-b classic/6-e classic/15-a',
    },
    discard: {
      guessed: 59,
      clauses: 'classic/17-b classic/17-g classic/17-c classic/9-a classic/17-f classic/15-a classic/12-a classic/16-a',
    },
    safest: { guessed: 16, clauses: 'classic/12-a' },
    out: {
      guessed: 56,
      clauses:
        'classic/17-b classic/17-c classic/9-a classic/6-c classic/17-g classic/11-a classic/11-g classic/6-e classic/11-d classic/11-c classic/17-f',
    },
    count: { guessed: 9, clauses: 'classic/18-j classic/18-k classic/18-e classic/18-f classic/18-b' },
  },
  'canasta-sv': {
    take: {
      guessed: 44,
      clauses:
        'canasta-fi/14-b canasta-fi/10-c canasta-fi/14-a canasta-sv/3 canasta-fi/11-a canasta-fi/13-c-2 canasta-fi/26-a-end canasta-fi/13-b canasta-fi/13-a canasta-sv/2 canasta-fi/21-b canasta-fi/21-a',
    },
    'take-with': {
      guessed: 86,
      clauses:
        'canasta-sv/3 canasta-fi/10-c canasta-fi/14-a canasta-fi/14-b canasta-fi/11-b canasta-fi/13-c-2 canasta-sv/6',
    },
    minimum: { guessed: 9, clauses: 'canasta-fi/13-a' },
    meld: {
      guessed: 74,
      clauses:
        'canasta-sv/3 canasta-fi/13-b canasta-fi/13-a canasta-fi/13-c-1 canasta-fi/11-f canasta-fi/11-b canasta-sv/5',
    },
    opens: { guessed: 53, clauses: 'canasta-fi/13-c-1 canasta-sv/3 canasta-fi/13-b canasta-fi/13-a canasta-fi/11-b' },
    'best-opening': {
      guessed: 28,
      clauses:
        'canasta-fi/13-c-1 canasta-fi/13-b canasta-fi/13-a canasta-sv/3 canasta-fi/11-b canasta-fi/23-c canasta-fi/23-a',
    },
    add: {
      guessed: 51,
      clauses:
        'canasta-sv/3 canasta-fi/11-a canasta-fi/15-e canasta-sv/1-a canasta-fi/16-b canasta-fi/18-b canasta-sv/2 canasta-sv/5 canasta-fi/11-f canasta-fi/21-b canasta-fi/23-a',
    },
    discard: {
      guessed: 55,
      clauses:
        'canasta-fi/16-b canasta-sv/1-a canasta-fi/18-b canasta-fi/23-a canasta-fi/23-d canasta-fi/20-b canasta-fi/21-i',
    },
    safest: { guessed: 32, clauses: 'canasta-fi/16-b canasta-fi/23-d' },
    out: {
      guessed: 55,
      clauses:
        'canasta-sv/1-a canasta-fi/16-b canasta-fi/18-b canasta-sv/3 canasta-fi/23-a canasta-fi/11-a canasta-fi/15-e canasta-fi/11-b canasta-sv/2 canasta-fi/11-f',
    },
    count: { guessed: 1, clauses: 'canasta-fi/34-b canasta-fi/12 canasta-fi/21-f canasta-fi/15-b canasta-fi/18-c' },
  },
  samba: {
    take: {
      guessed: 45,
      clauses:
        'samba/11-a samba/10-c samba/14-b samba/14-a-2 samba/14-a-3 samba/14-a-1 samba/13-b-2 samba/14-a samba/11-d',
    },
    minimum: { guessed: 8, clauses: 'samba/13-a' },
    meld: {
      guessed: 55,
      clauses: 'samba/11-a samba/11-d samba/15-a-2 samba/11-b samba/11-f samba/13-b samba/13-a samba/13-b-1',
    },
    opens: { guessed: 64, clauses: 'samba/13-b-1 samba/11-a samba/11-d samba/11-b samba/13-b samba/13-a samba/15-a-2' },
    'best-opening': {
      guessed: 8,
      clauses: 'samba/13-b-1 samba/11-a samba/11-d samba/13-b samba/13-a samba/11-b samba/23-c samba/23-a',
    },
    add: {
      guessed: 48,
      clauses:
        'samba/11-a samba/11-d samba/15-a-1 samba/15-e-1 samba/11-f samba/20-c samba/21-note samba/21-b samba/15-a-2',
    },
    discard: { guessed: 64, clauses: 'samba/16-b samba/18-b samba/23-a samba/23-d samba/21-i' },
    safest: { guessed: 30, clauses: 'samba/16-b samba/23-d' },
    out: {
      guessed: 63,
      clauses:
        'samba/11-d samba/11-a samba/16-b samba/18-b samba/15-a-1 samba/23-a samba/11-b samba/15-e-1 samba/11-f samba/18-a',
    },
    count: { guessed: 4, clauses: 'samba/34-b-2 samba/15-b samba/21-f samba/34-b-1 samba/18-c' },
  },
  sitoumussamba: {
    take: {
      guessed: 32,
      clauses:
        'sitoumussamba/19-b sitoumussamba/19-a sitoumussamba/13-d sitoumussamba/13-b sitoumussamba/14-b sitoumussamba/14-k sitoumussamba/14-a sitoumussamba/15-d',
    },
    'take-with': {
      guessed: 68,
      clauses: 'sitoumussamba/14-b sitoumussamba/13-d sitoumussamba/13-b sitoumussamba/19-a sitoumussamba/19-b',
    },
    frozen: { guessed: 36, clauses: 'sitoumussamba/19-b' },
    minimum: { guessed: 10, clauses: 'sitoumussamba/11' },
    meld: {
      guessed: 68,
      clauses:
        'sitoumussamba/14-a sitoumussamba/14-e sitoumussamba/14-b sitoumussamba/20-a sitoumussamba/14-c sitoumussamba/15-b sitoumussamba/15-a sitoumussamba/11 sitoumussamba/20-d sitoumussamba/23 sitoumussamba/10',
    },
    opens: {
      guessed: 67,
      clauses:
        'sitoumussamba/15-b sitoumussamba/14-e sitoumussamba/14-b sitoumussamba/15-a sitoumussamba/11 sitoumussamba/14-a sitoumussamba/14-c sitoumussamba/17 sitoumussamba/20-a sitoumussamba/16-d',
    },
    'best-opening': {
      guessed: 11,
      clauses:
        'sitoumussamba/15-b sitoumussamba/14-b sitoumussamba/15-a sitoumussamba/11 sitoumussamba/14-e sitoumussamba/14-a sitoumussamba/14-c sitoumussamba/17 sitoumussamba/16-d sitoumussamba/23',
    },
    add: {
      guessed: 59,
      clauses:
        'sitoumussamba/14-b sitoumussamba/14-a sitoumussamba/14-e sitoumussamba/10 sitoumussamba/20-a sitoumussamba/22-b sitoumussamba/20-e',
    },
    safest: { guessed: 25, clauses: 'sitoumussamba/21-b sitoumussamba/25-d' },
    bid: { guessed: 51, clauses: 'sitoumussamba/12-b sitoumussamba/12-c' },
    contract: { guessed: 0, clauses: 'sitoumussamba/12-a' },
    count: {
      guessed: 6,
      clauses: 'sitoumussamba/10 sitoumussamba/40-c sitoumussamba/9 sitoumussamba/29 sitoumussamba/29-2',
    },
  },
};
