import {
  type Answer,
  entryOf,
  type FactValue,
  type FaultKind,
  isQuestion,
  possibleValues,
  type Ruleset,
} from '../../../src/engine/index.ts';

/** Facts that lead to one end of a fault’s table, in the order in which they are asked. */
export type FactPath = readonly (readonly [fact: string, value: FactValue])[];

/** Every way through the questions of a fault in a ruleset. */
export function pathsOf(ruleset: Ruleset, kind: FaultKind): readonly FactPath[] {
  const entry = entryOf(ruleset.id, kind);
  return entry === undefined ? [[]] : walk(ruleset, entry.answer);
}

function walk(ruleset: Ruleset, answer: Answer): readonly FactPath[] {
  if (!isQuestion(answer)) return [[]];
  const { fact } = answer;
  if ('steps' in answer) {
    return answer.steps.flatMap((step) =>
      walk(ruleset, step.answer).map((rest) => [[fact, step.least] as const, ...rest]),
    );
  }
  return possibleValues(ruleset, answer).flatMap((value) => {
    const next: Answer | undefined = Object.entries(answer.cases).find(([name]) => name === value)?.[1];
    const given = value === 'true' ? true : value === 'false' ? false : value;
    return next === undefined ? [] : walk(ruleset, next).map((rest) => [[fact, given] as const, ...rest]);
  });
}
