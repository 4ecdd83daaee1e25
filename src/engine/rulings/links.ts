import type { ClauseAddress, RulesetId } from '../rulesets/clauses.ts';
import type { AnyDefinition } from '../rulesets/definition.ts';
import { definitions } from '../rulesets/ruleset.ts';
import { entryOf } from './documents/tables.ts';
import { brokenRules, type FaultKind, faultKindList } from './faults.ts';
import { endsOf } from './rule.ts';

/** How a clause and a kind of fault belong together. */
export interface FaultLink {
  readonly kind: FaultKind;
  /** The clauses that the fault breaks. */
  readonly broken: readonly ClauseAddress[];
  /** The clauses that say what follows; of a fault that is not regulated, those nearest to it. */
  readonly remedies: readonly ClauseAddress[];
  readonly regulated: boolean;
}

/** Every kind of fault of a ruleset with the clauses it breaks and those that say what follows, in the order of the deal. */
export function faultLinks(ruleset: RulesetId): readonly FaultLink[] {
  return faultKindList.flatMap((kind): readonly FaultLink[] => {
    const entry = entryOf(ruleset, kind);
    if (entry === undefined) return [];
    const ends = endsOf(entry.answer);
    const remedies = ends.flatMap((end) => ('unregulated' in end ? [] : end.clauses));
    const nearest = ends.flatMap((end) => ('unregulated' in end ? end.unregulated : []));
    const broken = [...brokenClauses(definitions[ruleset], kind), ...(entry.against ?? [])];
    return [
      {
        kind,
        broken: [...new Set(broken)],
        remedies: [...new Set(remedies.length > 0 ? remedies : nearest)],
        regulated: remedies.length > 0,
      },
    ];
  });
}

/** The clauses of the rules that a fault breaks, in the circumstances that have clauses of their own too. */
function brokenClauses({ clauses: table }: AnyDefinition, kind: FaultKind): readonly ClauseAddress[] {
  const codes: readonly string[] = brokenRules(kind);
  return Object.entries(table).flatMap(([name, clauses]) => {
    const [code = name] = name.split(':');
    return codes.includes(code) ? clauses.slice(0, 1) : [];
  });
}

/** The faults that break a clause and are regulated: what follows if it is not kept. */
export function faultsAgainst(clause: ClauseAddress, links: readonly FaultLink[]): readonly FaultLink[] {
  return links.filter(({ broken, regulated }) => regulated && broken.includes(clause));
}

/** The faults on which a clause rules. */
export function faultsRuledBy(clause: ClauseAddress, links: readonly FaultLink[]): readonly FaultLink[] {
  return links.filter(({ remedies, regulated }) => regulated && remedies.includes(clause));
}

/** The faults that break a rule of play, in the order of the deal. */
export function faultsBreaking(reason: string): readonly FaultKind[] {
  return faultKindList.filter((kind) => brokenRules(kind).some((code) => code === reason));
}
