import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { failure, type Result, success } from '../../cards/result.ts';
import type { Position } from '../../position/position.ts';
import { checkSetup, type Setup } from '../../position/setup.ts';
import { type ClauseAddress, isClauseAddress, type RulesetId } from '../../rulesets/clauses.ts';
import { ActionReader } from './actions.ts';
import { noteImpossible } from './explain.ts';
import { readFaultCase } from './faults.ts';
import { readPosition } from './positions.ts';
import { type Path, Reading, type ScenarioError } from './reading.ts';
import type { Scenario, ScenarioCase, TellQuestion } from './scenario.ts';
import { scenarioSchema } from './schema.ts';
import type { WrittenCase, WrittenScenario, WrittenTellCase } from './written.ts';

/**
 * Reads a scenario file (format: CONTRIBUTING, “Scenarios”) whose titles and questions must be in all of these languages and in no other;
 * where none are named, in whichever they are. Every error has its line; unknown keys are errors, impossible positions too.
 */
export function readScenario<Language extends string = string>(
  text: string,
  languages: readonly Language[] = [],
): Result<Scenario<Language>, readonly ScenarioError[]> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, version: '1.2' });
  const [broken] = document.errors;
  if (broken !== undefined) {
    const line = lines.linePos(broken.pos[0]).line;
    return failure([{ line, path: '', code: 'not-yaml', detail: broken.message.split('\n')[0] ?? broken.message }]);
  }
  const reading = new Reading((path) => lineOf(document, lines, path));
  const written = scenarioSchema(languages).safeParse(document.toJS());
  if (!written.success) {
    for (const issue of written.error.issues) noteIssue(reading, issue);
    return failure(reading.errors);
  }
  const scenario = interpret(written.data, reading);
  return scenario === null || reading.errors.length > 0 ? failure(reading.errors) : success(scenario);
}

/**
 * Notes what a shape check found. Where a value fits none of several shapes, the shape that comes nearest (the fewest complaints, the
 * deepest path) speaks.
 */
function noteIssue(reading: Reading, issue: z.core.$ZodIssue, above: Path = []): void {
  const path = [...above, ...issue.path];
  const shapes = issue.code === 'invalid_union' ? issue.errors.filter((errors) => errors.length > 0) : [];
  const [nearest] = shapes.sort(nearness);
  if (nearest !== undefined) for (const inner of nearest) noteIssue(reading, inner, path);
  else if (issue.code === 'unrecognized_keys')
    for (const key of issue.keys) reading.note([...path, key], 'wrong-shape', `unknown key “${key}”`);
  else reading.note(path, 'wrong-shape', issue.message);
}

function nearness(a: readonly z.core.$ZodIssue[], b: readonly z.core.$ZodIssue[]): number {
  // Hardly meant was a shape of another kind (a list instead of a map), and one whose own key is missing.
  const otherKind = (issues: readonly z.core.$ZodIssue[]) =>
    issues.filter(({ code, path }) => code === 'invalid_type' && path.length === 0).length;
  if (otherKind(a) !== otherKind(b)) return otherKind(a) - otherKind(b);
  const missing = (issues: readonly z.core.$ZodIssue[]) =>
    issues.filter(
      ({ code, message }) =>
        message.includes('received undefined') || (code === 'invalid_union' && message.includes('discriminator')),
    ).length;
  if (missing(a) !== missing(b)) return missing(a) - missing(b);
  const depth = (issues: readonly z.core.$ZodIssue[]) => Math.max(...issues.map(({ path }) => path.length));
  return a.length - b.length || depth(b) - depth(a);
}

/** The line of the node at a path, or of the nearest node above it that exists. */
function lineOf(document: Document, lines: LineCounter, path: Path): number {
  let node: unknown = document.contents;
  let line = 1;
  for (const key of path) {
    const pairs = isMap(node) ? node.items : [];
    const pair = pairs.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
    const item = isSeq(node) ? node.items[Number(key)] : pair?.key;
    if (!isNode(item) || !item.range) break;
    line = lines.linePos(item.range[0]).line;
    node = pair?.value ?? item;
  }
  return line;
}

function interpret<Language extends string>(
  written: WrittenScenario<Language>,
  reading: Reading,
): Scenario<Language> | null {
  const { ruleset, about: clauses, title, note: _, position: said, cases: asked, ...agreement } = written;
  const setup: Setup = { ruleset, agreement, ...readPosition(said, reading) };
  const about = clauses.flatMap((clause, place) => readClause(ruleset, clause, ['about', place], reading));
  if (reading.errors.length > 0) return null;
  const position = checkSetup(setup);
  if (!position.ok) {
    noteImpossible(position.error, reading);
    return null;
  }
  const cases = asked.flatMap((one, place) => readCase(one, ['cases', place], position.value, reading) ?? []);
  return { ruleset, about, title, setup, position: position.value, cases };
}

/** A clause as a scenario names it: its own ruleset's number, or another ruleset's with its name before it. */
function readClause(ruleset: RulesetId, clause: string, path: Path, reading: Reading): readonly ClauseAddress[] {
  const address = clause.includes('/') ? clause : `${ruleset}/${clause}`;
  if (isClauseAddress(address)) return [address];
  reading.note(path, 'no-clause', `there is no clause ${address}`);
  return [];
}

function readCase<Language extends string>(
  written: WrittenCase<Language>,
  path: Path,
  position: Position,
  reading: Reading,
): ScenarioCase<Language> | undefined {
  const line = reading.lineOf(path);
  const clauses = (list: readonly string[], ...keys: Path) =>
    list.flatMap((clause) => readClause(position.ruleset.id, clause, [...path, ...keys], reading));
  if ('tell' in written) {
    const { is, ask, hint } = written;
    return { kind: 'tell', line, tell: readQuestion(written, path, reading), is, ask, hint };
  }
  const because = written.because.map((choice, place) => clauses([choice].flat(), 'because', place));
  if ('fault' in written) return readFaultCase(written, path, because, reading);
  const { score, contract, ask, hint } = written;
  if (!('do' in written)) return { kind: 'score', line, score: written.score, contract, because, ask, hint };
  const { do: actions, expect, first, exactly, after } = written;
  const reader = new ActionReader(position, reading);
  return {
    kind: 'play',
    line,
    actions: actions.flatMap((action, place) => reader.read(action, [...path, 'do', place])),
    legal: expect === 'legal',
    because,
    first: first === null ? null : (clauses([first], 'first')[0] ?? null),
    exactly: exactly?.flatMap((clause, place) => clauses([clause], 'exactly', place)) ?? null,
    after,
    score,
    contract,
    ask,
    hint,
  };
}

function readQuestion(written: WrittenTellCase, path: Path, reading: Reading): TellQuestion {
  if ('cards' in written) return { about: written.tell, cards: reading.cards(written.cards, [...path, 'cards']) };
  return 'name' in written ? { about: written.tell, name: written.name } : { about: written.tell };
}
