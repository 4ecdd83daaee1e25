import { expect, test } from 'vitest';
import { type Action, type ClauseAddress, judge, type Position, writePosition } from '../../src/engine/index.ts';
import { type FullAgreement, nameOf, pairwiseCover, rulesets, settled } from './support/agreements.ts';
import { anyAction } from './support/any-action.ts';
import { chooser, playDeal } from './support/random-deal.ts';
import { firstSeed, tries } from './support/tries.ts';

// Whatever is done in whatever position, a verdict names no clause of a variation, an option or a number of players that the table has
// not agreed on, and a refusal begins with the decisive rule.

/** What has to be agreed on for clauses to hold, by the beginning of their address. */
const agreedFor: readonly (readonly [clauses: string, isAgreed: (agreement: FullAgreement) => boolean])[] = [
  ['classic/19-a-1', ({ options }) => options.noPileOntoCompletedCanasta === true],
  ['classic/19-a-2', ({ options }) => options.noPileWithWild === true],
  ['classic/19-b', ({ options }) => options.noPileOntoCompletedCanasta === true && options.noPileWithWild === true],
  ['classic/19-c', ({ options }) => options.noPileOntoCompletedCanasta === true],
  ['classic/19-d-1', (agreement) => solves(agreement, 1)],
  ['classic/19-d-2', (agreement) => solves(agreement, 2)],
  ['classic/19-d-3', (agreement) => solves(agreement, 3)],
  ['classic/19-d-4', (agreement) => solves(agreement, 4)],
  ['classic/20', ({ options }) => options.pileAlwaysFrozen === true],
  ['classic/21', ({ options }) => options.wildMelds === true],
  ['classic/22', ({ options }) => options.viennese === true],
  ['canasta-sv/1-a', ({ options }) => options.quick === false],
  ['canasta-sv/1-b', ({ options }) => options.quick === true],
  ['samba/11-variant', ({ options }) => options.mergeSequences === false],
  ['samba/37', ({ players }) => players === 2],
  ['samba/38', ({ players }) => players === 3],
  ['samba/39', ({ players }) => players === 5],
  ['samba/40-a', ({ players, form }) => players === 6 && form === 'rotating'],
  ['samba/40-b', ({ players, form }) => players === 6 && form === 'sides'],
  ['samba/40-c', ({ players, form }) => players === 6 && form === 'pairs'],
  ['samba/40-d', ({ options }) => options.handSize === 13],
];

/** Whether a solution of the conflict is agreed on; there is none to solve unless the first variation is played without the second. */
function solves({ options }: FullAgreement, solution: number): boolean {
  const conflict = options.noPileOntoCompletedCanasta === true && options.noPileWithWild === false;
  return conflict && options.thirdWildConflict === solution;
}

/** Rules whose breach only follows from another one, if there is another. */
const consequences: ReadonlySet<string> = new Set([
  'opening-too-low',
  'doubled-opening-too-low',
  'opening-with-pile-too-low',
  'opening-below-raised-minimum',
  'bonus-opens-nothing',
  'whole-hand-needs-minimum',
  'concealed-with-pile-needs-minimum',
  'keep-one-card',
]);

function mayBeNamed(id: string, clause: ClauseAddress, agreement: FullAgreement): boolean {
  const quick = id === 'canasta-sv' && agreement.options.quick === true;
  const homes = id === 'canasta-sv' ? ['canasta-sv/', 'canasta-fi/', ...(quick ? ['samba/'] : [])] : [`${id}/`];
  if (!homes.some((home) => clause.startsWith(home))) return false;
  return agreedFor.every(
    ([beginning, isAgreed]) => (clause !== beginning && !clause.startsWith(`${beginning}-`)) || isAgreed(agreement),
  );
}

function check(id: string, agreement: FullAgreement, position: Position, action: Action): 'allowed' | 'refused' {
  const verdict = judge(position, action);
  const stated = verdict.legal ? verdict.grounds : verdict.reasons;
  for (const { clauses } of stated) {
    const others = clauses.filter((clause) => !mayBeNamed(id, clause, agreement));
    if (others.length > 0) expect(others, writePosition(position, [action])).toEqual([]);
    if (new Set(clauses).size !== clauses.length) expect(clauses, writePosition(position, [action])).toEqual([]);
  }
  if (verdict.legal) return 'allowed';
  const [first, ...rest] = verdict.reasons.map(({ code }) => code);
  if (first !== undefined && consequences.has(first) && !rest.every((reason) => consequences.has(reason))) {
    expect(rest, `${first} first: ${writePosition(position, [action])}`).toEqual([]);
  }
  return 'refused';
}

const tables = rulesets.flatMap((id) => pairwiseCover(id).map((agreement) => ({ id, agreement })));
const deals = Math.ceil(tries('DEALS', 100) / tables.length / 10);

test.each(tables.map((one) => [`${one.id}, ${nameOf(one.agreement)}`, one] as const))(
  '%s',
  { timeout: 20_000 + deals * 5000 },
  (_, { id, agreement }) => {
    const choose = chooser(firstSeed);
    const count = { allowed: 0, refused: 0 };
    for (let number = 0; number < deals; number++) {
      playDeal(settled(id, agreement), firstSeed + number, 'keen', ({ before, listed }) => {
        for (const action of listed) count[check(id, agreement, before, action)] += 1;
        for (let attempt = 0; attempt < 12; attempt++)
          count[check(id, agreement, before, anyAction(before, choose))] += 1;
      });
    }
    expect(count.allowed).toBeGreaterThan(100);
    expect(count.refused).toBeGreaterThan(100);
  },
);
