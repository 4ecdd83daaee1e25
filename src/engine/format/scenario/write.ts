import { failure, type Result, success } from '../../cards/result.ts';
import { judge } from '../../judge/judge.ts';
import type { Verdict } from '../../judge/verdict.ts';
import type { Action } from '../../position/action.ts';
import type { Position } from '../../position/position.ts';
import { type ClauseAddress, type RulesetId, splitAddress } from '../../rulesets/clauses.ts';
import { type Agreement, type Ruleset, usualRuleset } from '../../rulesets/ruleset.ts';
import { writePosition as writeCompactly } from '../notation/lines.ts';
import { writeAction } from './actions.ts';
import { type WritableFault, writeFaultCase } from './faults.ts';
import { layOut } from './layout.ts';
import { writePosition } from './positions.ts';
import { readScenario } from './read.ts';
import type { Path } from './reading.ts';
import type { ScenarioCase } from './scenario.ts';
import { unlessEmpty, Writing, type WritingError } from './writing.ts';
import type { Texts } from './written.ts';

/** A case to be written: actions, of which the last is judged, or a fault. */
export type WritableCase = readonly Action[] | WritableFault;

/**
 * Writes a scenario file: the position, and each list of actions as a case with what the engine says of its last action. `readScenario`
 * gives the same position and actions back, and `runScenario` finds nothing to object to. Whatever the format cannot hold is a failure
 * with its place.
 */
export function writeScenario(
  position: Position,
  cases: readonly WritableCase[],
  about: readonly ClauseAddress[] = [],
  title: Texts | null = null,
): Result<string, readonly WritingError[]> {
  const { ruleset } = position;
  const writing = new Writing();
  const agreement = agreementOf(ruleset);
  const written = writePosition(position, agreement, writing);
  // Only what can be read is judged: the rules need not have an answer to what is impossible.
  if (writing.errors.length > 0) return failure(writing.errors);
  const file = {
    ruleset: ruleset.id,
    ...agreement,
    about: unlessEmpty(about.map((clause) => writeClause(ruleset.id, clause))),
    title: title ?? undefined,
    position: written,
    cases: cases.map((one, place) => writeCase(position, one, ['cases', place], writing)),
  };
  if (writing.errors.length > 0) return failure(writing.errors);
  const text = layOut(file);
  checkReading(text, position, cases, writing);
  return writing.errors.length > 0 ? failure(writing.errors) : success(text);
}

/** What has been agreed on otherwise than is usual. */
function agreementOf({ id, options, players, form }: Ruleset): Agreement {
  const usual = usualRuleset(id);
  const chosen = Object.entries(options).filter(([name, value]) => usual.options[name] !== value);
  return {
    ...(chosen.length === 0 ? {} : { options: Object.fromEntries(chosen) }),
    ...(players === usual.players ? {} : { players }),
    ...(form === usual.form ? {} : { form }),
  };
}

function writeCase(start: Position, one: WritableCase, path: Path, writing: Writing): object {
  if ('fault' in one) return writeFaultCase(start, one, (clause) => writeClause(start.ruleset.id, clause));
  return writePlayCase(start, one, path, writing);
}

function writePlayCase(start: Position, actions: readonly Action[], path: Path, writing: Writing): object {
  let position = start;
  let verdict: Verdict | null = null;
  for (const [place, action] of actions.entries()) {
    if (verdict?.legal === false) {
      writing.note([...path, 'do', place], 'after-illegal', 'what comes before it is not legal, and so it cannot come');
      break;
    }
    verdict = judge(position, action);
    if (verdict.legal) position = verdict.next;
  }
  if (verdict === null) writing.note([...path, 'do'], 'no-actions', 'a case needs an action');
  const because = verdict === null ? [] : firstClauses(verdict);
  return {
    do: actions.map((action, place) => writeAction(action, [...path, 'do', place], writing)),
    expect: verdict?.legal === false ? 'illegal' : 'legal',
    because: unlessEmpty(because.map((clause) => writeClause(start.ruleset.id, clause))),
  };
}

/** The first clause of each reason of a refusal, or of each permission that an action rests on. */
function firstClauses(verdict: Verdict): readonly ClauseAddress[] {
  const found = verdict.legal ? verdict.grounds : verdict.reasons;
  return [...new Set(found.flatMap(({ clauses }) => clauses.slice(0, 1)))];
}

/** A clause as authors cite it: without its ruleset if that is the file's own, and a section as a number. */
function writeClause(own: RulesetId, address: ClauseAddress): string | number {
  if (!address.startsWith(`${own}/`)) return address;
  const { clause } = splitAddress(address);
  return /^[1-9]\d*$/.test(clause) ? Number(clause) : clause;
}

/** Notes what a text would be read as otherwise than it is meant; nothing is lost in silence, even if nobody has thought of it. */
function checkReading(text: string, position: Position, cases: readonly WritableCase[], writing: Writing): void {
  const read = readScenario(text);
  if (!read.ok) {
    for (const { path, code, detail } of read.error) writing.note([path], code, detail);
    return;
  }
  const detail = 'what a file can say of this is read as something else';
  if (writeCompactly(read.value.position) !== writeCompactly(position))
    writing.note(['position'], 'reads-otherwise', detail);
  for (const [place, meant] of cases.entries()) {
    if (!isSame(position, read.value.cases[place], meant)) writing.note(['cases', place], 'reads-otherwise', detail);
  }
}

function isSame(position: Position, one: ScenarioCase | undefined, meant: WritableCase): boolean {
  if ('fault' in meant) {
    const { fault, ...choice } = meant;
    return one?.kind === 'fault' && JSON.stringify([one.fault, one.choice]) === JSON.stringify([fault, choice]);
  }
  return one?.kind === 'play' && writeCompactly(position, one.actions) === writeCompactly(position, meant);
}
