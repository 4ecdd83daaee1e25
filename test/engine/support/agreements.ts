import { type Agreement, type Ruleset, type RulesetId, rulesetFor, type SixForm } from '../../../src/engine/index.ts';

/** What can be agreed on before a game of one ruleset, as the table of the scenario format documents it; the default comes first. */
interface Choices {
  readonly options: { readonly [name: string]: readonly (boolean | number)[] };
  readonly tables: readonly { readonly players: number; readonly form?: SixForm }[];
  /** Which combinations make sense: option values that are for certain numbers of players only. */
  readonly allowed?: (agreement: FullAgreement) => boolean;
}

/** An agreement in which everything is said. */
export interface FullAgreement {
  readonly options: { readonly [name: string]: boolean | number };
  readonly players: number;
  readonly form?: SixForm;
}

const off = [false, true] as const;
const upToSix: Choices['tables'] = [
  { players: 4 },
  { players: 2 },
  { players: 3 },
  { players: 5 },
  { players: 6, form: 'sides' },
  { players: 6, form: 'pairs' },
];
const rotating = { players: 6, form: 'rotating' } as const;

/** The documented choices, written from the table of options and not from the engine. */
export const choices: { readonly [Id in RulesetId]: Choices } = {
  'canasta-fi': { options: {}, tables: [{ players: 4 }] },
  classic: {
    options: {
      noPileOntoCompletedCanasta: off,
      noPileWithWild: off,
      thirdWildConflict: [3, 1, 2, 4],
      pileAlwaysFrozen: off,
      wildMelds: off,
      wildMeldIncompletePenalty: [0, 1000],
      viennese: off,
    },
    tables: [{ players: 4 }],
  },
  'canasta-sv': {
    options: { quick: off, fourRedThrees: [400, 800] },
    tables: upToSix,
    allowed: ({ options, players }) => players === 4 || options.quick === true,
  },
  samba: {
    options: { mergeSequences: [true, false], handSize: [15, 13], winnerTakesAll: off },
    tables: [...upToSix, rotating],
    allowed: ({ options, players }) =>
      (options.handSize === 15 || players === 6) && (options.winnerTakesAll === false || players === 3),
  },
  sitoumussamba: { options: {}, tables: [{ players: 4 }] },
};

/** The rulesets that the engine plays. */
export const rulesets: readonly RulesetId[] = ['canasta-fi', 'classic', 'canasta-sv', 'samba', 'sitoumussamba'];

/** Every allowed combination of options, players and form; with `others` also those that make no sense. */
export function allAgreements(id: RulesetId, others = false): readonly FullAgreement[] {
  const { options, tables, allowed } = choices[id];
  let combinations: readonly FullAgreement['options'][] = [{}];
  for (const [name, values] of Object.entries(options)) {
    combinations = combinations.flatMap((given) => values.map((value) => ({ ...given, [name]: value })));
  }
  return tables
    .flatMap((table) => combinations.map((given): FullAgreement => ({ options: given, ...table })))
    .filter((agreement) => others || (allowed?.(agreement) ?? true));
}

/** What an agreement settles, each point as a text. */
function points({ options, players, form }: FullAgreement): readonly string[] {
  return [`${players} ${form ?? ''}`, ...Object.entries(options).map(([name, value]) => `${name} ${value}`)];
}

function pairs(agreement: FullAgreement): readonly string[] {
  const all = points(agreement);
  if (all.length === 1) return all;
  return all.flatMap((one, place) => all.slice(place + 1).map((other) => `${one} & ${other}`));
}

/** As few agreements as a greedy choice finds in which every two settled points meet that can meet; the usual agreement comes first. */
export function pairwiseCover(id: RulesetId): readonly FullAgreement[] {
  const all = allAgreements(id);
  const open = new Set(all.flatMap(pairs));
  const cover: FullAgreement[] = [];
  while (open.size > 0) {
    const gains = all.map((agreement) => pairs(agreement).filter((pair) => open.has(pair)).length);
    const chosen = all[cover.length === 0 ? 0 : gains.indexOf(Math.max(...gains))];
    if (chosen === undefined) break;
    cover.push(chosen);
    for (const pair of pairs(chosen)) open.delete(pair);
  }
  return cover;
}

/** The ruleset under an agreement that must be possible. */
export function settled(id: RulesetId, agreement: Agreement = {}): Ruleset {
  const ruleset = rulesetFor(id, agreement);
  if (!ruleset.ok) throw new Error(`${id} cannot be settled so: ${JSON.stringify([agreement, ruleset.error])}`);
  return ruleset.value;
}

/** A short name of an agreement, for the names of tests. */
export function nameOf({ options, players, form }: FullAgreement): string {
  const given = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return [`${players} players${form === undefined ? '' : ` (${form})`}`, ...given].join(', ');
}
