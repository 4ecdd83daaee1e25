import type { TellQuestion } from '../../engine/format/index.ts';
import type { ClauseAddress, Position } from '../../engine/index.ts';
import { verdictOf } from '../../widgets/table/verdict-of.ts';
import type { ScenarioCase } from './site-scenario.ts';

/** How many clauses a reader follows to understand one answer; a list of them would leave the choice to him. */
const most = 2;

/**
 * The clauses that decide a case, the nearest first: those that its author names, else those on which the engine rests its answer as far
 * as the scenario is about them, else the first that the scenario is about.
 */
export function decidingClauses(
  position: Position,
  one: ScenarioCase,
  about: readonly ClauseAddress[],
): readonly ClauseAddress[] {
  const named = 'because' in one ? one.because.flatMap(([clause]) => clause ?? []) : [];
  const given = named.length > 0 ? named : judged(position, one, about);
  return (given.length > 0 ? given : about).slice(0, most);
}

function judged(position: Position, one: ScenarioCase, about: readonly ClauseAddress[]): readonly ClauseAddress[] {
  if (one.kind === 'tell') return stating(position, one.tell);
  const verdict = one.kind === 'play' ? verdictOf({ position, actions: one.actions }) : null;
  if (verdict === null) return [];
  const rests = new Set((verdict.legal ? verdict.grounds : verdict.reasons).flatMap(({ clauses }) => clauses));
  return about.filter((clause) => rests.has(clause));
}

/** The clause that states a fact by itself; none where the position decides together with several rules. */
function stating({ ruleset: { facts, stated } }: Position, tell: TellQuestion): readonly ClauseAddress[] {
  switch (tell.about) {
    case 'frozen':
    case 'minimum':
    case 'nextDealer':
      return [facts[tell.about]];
    case 'highestOpening':
      return [facts.minimum];
    case 'winner':
      return [facts.gameEnds];
    case 'value':
      return clauseOf(stated.cardValues);
    case 'parameter':
      return clauseOf(new Map(Object.entries(stated)).get(tell.name));
    default:
      return [];
  }
}

function clauseOf(parameter: { readonly clause: ClauseAddress } | undefined): readonly ClauseAddress[] {
  return parameter === undefined ? [] : [parameter.clause];
}
