import { type WordOf, wordsOf } from './split-words.ts';

/** The clauses of each ruleset in the order of its document, a few sections to a line; a content test keeps them equal to content/rules. */
const lines = {
  'canasta-fi': [
    '1 2 3 4 5 6-a 6-b 6-c 6-c-end 7-a 7-b 8-a 8-b 8-c 9 10-a 10-b 10-c 10-d',
    '11-a 11-b 11-c 11-d 11-e 11-f 11-g 11-h 11-i 11-j 12 13-a 13-b 13-c 13-c-1 13-c-2 13-d 13-e 14-a 14-b 14-c',
    '15-a 15-b 15-c 15-d 15-e 16-a 16-b 16-c 17-a 17-b 18-a 18-b 18-c 19-a 19-b 19-c 20-a 20-b 20-c',
    '21-a 21-b 21-b-end 21-c 21-d 21-e 21-f 21-g 21-h 21-i 22-a 22-a-end 22-b 22-c 23-a 23-b 23-c 23-d 23-e',
    '24-a 24-b 24-c 25-a 25-b 25-c 26-a 26-a-end 26-b 27 27-a 27-b 28 29 30-a 30-b 30-c 31-a 31-b 31-c',
    '32-a 32-b 32-c 33-a 33-b 34-a 34-b 34-c 34-d 34-end 35-a 35-b',
  ],
  classic: [
    '1-a 1-b 1-c 2 3-a 3-b 3-c 3-d 3-e 4-a 4-b 5-a 5-b 5-c 5-d 5-e 6-a 6-b 6-c 6-d 6-e 6-f 6-g 6-h 6-i',
    '7-a 7-b 7-c 7-d 8-a 8-b 8-b-1 8-b-2 8-b-3 8-b-4 9-a 9-b 9-c 10-a 10-b 10-c 10-d 10-e 10-f 10-g 10-h',
    '11-a 11-b 11-c 11-d 11-e 11-f 11-g 12-a 12-b 12-c 12-c-1 12-c-2 12-d 12-e 12-f',
    '13-a 13-a-1 13-a-2 13-a-3 13-b 13-c 13-d 14-a 14-b 14-c 14-d 14-e 14-f 14-g 15-a 15-b 15-c 16-a 16-b 16-c',
    '17-a 17-b 17-c 17-d 17-e 17-f 17-g 17-h 17-i 17-j 17-k',
    '18-a 18-b 18-c 18-d 18-e 18-f 18-g 18-h 18-i 18-j 18-k 18-l 18-m',
    '19-a 19-a-1 19-a-2 19-b 19-c 19-d 19-d-1 19-d-2 19-d-3 19-d-4 19-e 20 21-a 21-b 21-c 21-d 21-e',
    '22 22-a 22-b 22-c 22-d 22-e 22-f 22-g 22-h',
  ],
  'canasta-sv': ['1-a 1-b 2 3 4 5 6 7 8 9-a 9-b 9-c 9-d'],
  samba: [
    '0 1 2 3 4 5-a 5-b 6-a 6-b 6-c 7-a 7-b 8 8-a 8-b 8-c 8-c-1 8-c-2 8-c-3 9 9-a 9-b 9-c 10-a 10-b 10-c 10-d',
    '11-a 11-b 11-c 11-d 11-e 11-f 11-g 11-h 11-i 11-note 11-example 11-variant 12 12-note',
    '13-a 13-b 13-b-1 13-b-2 13-c 14-a 14-a-1 14-a-2 14-a-3 14-b 14-c 14-note',
    '15-a 15-a-1 15-a-2 15-b 15-c 15-d 15-d-1 15-d-2 15-d-3 15-e 15-e-1 15-e-2 16-a 16-b 16-c 17-a 17-b',
    '18-a 18-b 18-c 19 20-a 20-b 20-c 21-a 21-b 21-c 21-d 21-e 21-f 21-g 21-h 21-i 21-note',
    '22-a 22-a-1 22-a-2 22-a-3 22-a-4 22-b 22-b-1 22-b-2 22-b-3 22-b-4 22-b-5 22-c 23-a 23-b 23-c 23-d 23-e',
    '24-a 24-a-1 24-a-2 24-b 24-c 25-a 25-b 25-c 25-c-1 25-c-2 25-c-3 26-a 26-b',
    '27 27-a 27-a-1 27-a-2 27-b 27-b-1 27-b-2 27-b-3 27-b-4 27-b-5 28-a 28-b 29 30 30-a 30-b 30-c 31-a 31-b 31-c',
    '32-a 32-b 32-c 32-c-1 32-c-2 32-c-3 33-a 33-b 33-c 34-a 34-b 34-b-1 34-b-2 34-c 34-d 34-bonus 34-values',
    '35-a 35-b 35-c 36 37 38 39 40 40-a 40-b 40-c 40-d',
  ],
  sitoumussamba: [
    '1 2 3 4 5-a 5-b 5-c 5-d 6-a 6-b 6-c 6-d 7-a 7-b 8 8-a 8-b 9 9-end 10 11 11-end',
    '12-a 12-b 12-c 12-d 12-e 12-end 13-a 13-b 13-c 13-d 13-e',
    '14-a 14-b 14-c 14-d 14-e 14-f 14-g 14-h 14-i 14-j 14-k 14-l 15-a 15-b 15-c 15-d 15-e 15-f',
    '16-a 16-b 16-c 16-d 17 18 19-a 19-b 19-c 19-d 20-a 20-b 20-c 20-d 20-e 21-a 21-b 21-c 22-a 22-b 22-c 23',
    '24-a 24-b 24-c 25-a 25-b 25-c 25-d 25-e 25-f 26-a 26-b 26-c 27 28',
    '29 29-1 29-2 29-3 29-4 29-5 29-6 29-7 29-8 29-9 29-10 29-11 30-a 30-b 30-c 30-d 31',
    '32-a 32-b 32-end-1 32-end-2 33-a 33-b 33-c 34 34-end 35 35-end 36 37-a 37-b 38-a 38-b 39-a 39-b',
    '40-a 40-b 40-c 40-d 40-e 41-a 41-b',
  ],
} as const;

/** The five rulesets. */
export type RulesetId = keyof typeof lines;

/** The rulesets in the order in which the site shows them, which is that of their lines. */
export const rulesetIds: readonly RulesetId[] = Object.keys(lines).filter(isRulesetId);

/** A clause of one ruleset, as its document numbers it: `14-b`. */
type ClauseId<R extends RulesetId = RulesetId> = R extends RulesetId ? WordOf<(typeof lines)[R][number]> : never;

/** The address that text, engine, tests and widgets share: `canasta-fi/14-b`. */
export type ClauseAddress<R extends RulesetId = RulesetId> = R extends RulesetId ? `${R}/${ClauseId<R>}` : never;

/** The clauses of each ruleset in document order, by ruleset. */
export const clausesOf: { readonly [R in RulesetId]: readonly ClauseId<R>[] } = {
  'canasta-fi': wordsOf(lines['canasta-fi']),
  classic: wordsOf(lines.classic),
  'canasta-sv': wordsOf(lines['canasta-sv']),
  samba: wordsOf(lines.samba),
  sitoumussamba: wordsOf(lines.sitoumussamba),
};

const addresses: ReadonlySet<string> = new Set(
  rulesetIds.flatMap((id) => clausesOf[id].map((clause) => `${id}/${clause}`)),
);

/** Whether a text is the address of an existing clause. */
export function isClauseAddress(text: string): text is ClauseAddress {
  return addresses.has(text);
}

/** Whether a text names one of the five rulesets. */
export function isRulesetId(text: string): text is RulesetId {
  return Object.hasOwn(lines, text);
}

/** Takes an address apart: ruleset and clause. */
export function splitAddress(address: ClauseAddress): { ruleset: RulesetId; clause: string } {
  const [ruleset = '', clause = ''] = address.split('/');
  if (!isRulesetId(ruleset)) throw new Error(`not a clause address: ${address}`);
  return { ruleset, clause };
}
