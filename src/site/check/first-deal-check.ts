import type { RulesetId } from '../../engine/index.ts';
import { eventNames } from '../../learn/first-deal/events.ts';
import { remarkNames } from '../../learn/first-deal/remarks.ts';
import { stage } from '../../learn/first-deal/script.ts';
import { addressOf, eventsFile, firstDeals, type NamedDeal, scriptOf } from '../learn/first-deal/first-deal.ts';
import { rulesetId } from '../ruleset-id.ts';
import { type DealEvents, dealEventsSchema, firstDealSchema } from '../schema/first-deal.ts';
import type { Problem } from './problem.ts';
import { readYaml } from './yaml-file.ts';

/** Checks the first deals: every written act is lawful where it stands, every clause exists, and everything that can happen has its sentence. */
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
  const deals = firstDeals(root).flatMap((deal) => dealFaults(root, deal, events.data ?? []));
  return [...events.problems, ...silent, ...lost, ...deals];
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
  const script = scriptOf(ruleset, data, events, 'en');
  if (!script.ok) return [...problems, ...lost, { file, line: 1, reason: script.error }];
  try {
    stage(script.value);
    return [...problems, ...lost];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [...problems, ...lost, { file, line: 1, reason }];
  }
}
