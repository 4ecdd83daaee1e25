import { type RulesetId, usualRuleset } from '../../../engine/index.ts';
import { amount } from '../../../learn/claim/index.ts';
import { eventNames } from '../../../learn/first-deal/events.ts';
import { proven } from '../../../learn/first-deal/proven.ts';
import { remarkNames } from '../../../learn/first-deal/remarks.ts';
import { type Spoken, scenesOf } from '../../../learn/first-deal/scenes.ts';
import { addressOf, eventsFile, firstDeals, type NamedDeal, scriptOf } from '../../learn/first-deal/first-deal.ts';
import { rulesetId, rulesetIds } from '../../ruleset-id.ts';
import {
  type DealEvents,
  dealEventsSchema,
  type FirstDeal,
  firstDealSchema,
} from '../../schema/teaching/first-deal.ts';
import { notOfRules } from '../claims/borne-out.ts';
import { claimFaults, type StatedWords } from '../claims/claim-check.ts';
import type { Problem } from '../problem.ts';
import { readYaml } from '../yaml-file.ts';

/**
 * Checks the first deals: every written act is lawful where it stands, every clause exists, what is said is stated as claims that the engine
 * can prove on the written line, and everything that can happen has its sentence.
 */
export function checkFirstDeals(root: string): Problem[] {
  const events = readYaml(root, eventsFile, dealEventsSchema);
  const told = new Set((events.data ?? []).map(({ event }) => event));
  const silent = [...eventNames, ...remarkNames]
    .filter((name) => !told.has(name))
    .map((name) => ({ file: eventsFile, line: 1, reason: `nothing is said of “${name}”` }));
  const lost = (events.data ?? []).flatMap(({ clauses }, index) =>
    Object.entries(clauses).flatMap(([ruleset, own = []]) =>
      lostClauses(own, rulesetId(ruleset)).map((reason) => ({
        file: eventsFile,
        line: events.lineOf([index]),
        reason,
      })),
    ),
  );
  const unruled = (events.data ?? []).flatMap(({ say, in: own = rulesetIds }, index) =>
    own.flatMap((ruleset) =>
      notOfRules(say, usualRuleset(ruleset)).map((reason) => ({
        file: eventsFile,
        line: events.lineOf([index]),
        reason: `${reason} (${ruleset})`,
      })),
    ),
  );
  const deals = firstDeals(root).flatMap((deal) => dealFaults(root, deal, events.data ?? []));
  return [...events.problems, ...silent, ...lost, ...unruled, ...deals];
}

function lostClauses(clauses: readonly string[], ruleset: RulesetId): string[] {
  return clauses
    .filter((clause) => addressOf(clause, ruleset) === null)
    .map((clause) => `“${clause}” is no clause of ${ruleset}`);
}

function dealFaults(root: string, { file, ruleset }: NamedDeal, events: DealEvents): Problem[] {
  const { data, problems, lineOf } = readYaml(root, file, firstDealSchema);
  if (data === undefined) return [...problems];
  const lost = data.turns.flatMap(({ clauses = [], acts, tries }, index) =>
    lostClauses([...clauses, ...[...acts, ...tries].flatMap((each) => each.clauses ?? [])], ruleset).map((reason) => ({
      file,
      line: lineOf(['turns', index]),
      reason,
    })),
  );
  const sentences = sentencesOf(data);
  const lead = { path: ['lead'], words: data.lead, claims: data.claims, numbers: data.numbers };
  const unstated = [lead, ...sentences].flatMap(({ path, ...words }) =>
    claimFaults(words).map((reason) => ({ file, line: lineOf(path), reason })),
  );
  const found = [...problems, ...lost, ...unstated];
  const script = scriptOf(ruleset, data, events, 'en');
  if (!script.ok) return [...found, { file, line: 1, reason: script.error }];
  try {
    const untrue = scenesOf(script.value).flatMap((spoken, place) =>
      isProvable(spoken) ? [] : [{ file, line: lineOf(sentences[place]?.path ?? []), reason: unprovable(spoken) }],
    );
    return [...found, ...untrue];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [...found, { file, line: 1, reason }];
  }
}

interface Sentence extends StatedWords {
  readonly path: readonly PropertyKey[];
}

/** The sentences of a first deal in the order in which `scenesOf` has them, each with its place in the file. */
function sentencesOf({ turns }: FirstDeal): readonly Sentence[] {
  return turns.flatMap(({ ask, claims, numbers, acts, tries, skipped }, index): Sentence[] => {
    const of = (
      at: readonly PropertyKey[],
      said: Omit<StatedWords, 'words'> & { say?: StatedWords['words'] | undefined },
    ) =>
      said.say === undefined
        ? []
        : [{ path: ['turns', index, ...at, 'say'], words: said.say, claims: said.claims, numbers: said.numbers }];
    return [
      { path: ['turns', index, 'ask'], words: ask, claims, numbers },
      ...acts.flatMap((act, place) => of(['acts', place], act)),
      ...tries.flatMap((one, place) => of(['tries', place], one)),
      ...(skipped === undefined ? [] : of(['skipped'], skipped)),
    ];
  });
}

/** Whether a sentence can be said at some moment of the written line: everything that it states can be proved there. */
function isProvable({ said, scenes }: Spoken): boolean {
  return scenes.some((scene) => proven(said, scene) !== null);
}

/** What of a sentence cannot be proved where most of it can. */
function unprovable({ said, scenes }: Spoken): string {
  const { claims = [], numbers = {} } = said;
  const faults = scenes.map((scene) => [
    ...claims.filter((claim) => proven({ text: '', clauses: [], claims: [claim] }, scene) === null),
    ...Object.values(numbers).filter((number) => amount(scene, number) === null),
  ]);
  const [fewest = []] = faults.toSorted((one, other) => one.length - other.length);
  return scenes.length === 0 ? 'is never said' : `states what is not so: ${fewest.join('; ')}`;
}
