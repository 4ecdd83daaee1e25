import { stringify } from 'yaml';
import {
  type Action,
  countOf,
  failure,
  judge,
  minimumOf,
  type Position,
  pointsOfAll,
  type Result,
  type Seat,
  score,
  seatState,
  sideState,
  success,
  usualRuleset,
} from '../../../engine/index.ts';
import type { LanguageId } from '../../../i18n/language.ts';
import { laidSince } from '../../../learn/way.ts';
import type { RulesetId } from '../../ruleset-id.ts';
import { type PlayCase, readSiteScenario } from '../../scenario/site-scenario.ts';
import type { WrittenExample } from '../../schema/teaching/lesson.ts';
import { gapsOf, sayingNumbers } from '../saying.ts';
import { withWholeStock } from './whole-stock.ts';

/** A step of a worked example: the table after it, the act that led there, and what is said with the numbers that it may name. */
export interface ExampleStep {
  readonly before: Position;
  readonly action: Action | null;
  readonly now: Position;
  readonly say: Readonly<Record<LanguageId, string>>;
  readonly numbers: ReadonlyMap<string, number>;
}

/** Reads a worked example and proves it: every act is allowed, and every number that is named is the engine’s. */
export function readExample(ruleset: RulesetId, example: WrittenExample): Result<readonly ExampleStep[], string> {
  const acts = example.steps.flatMap((step) => step.do ?? []);
  const read = tableOf(ruleset, example, acts);
  if (!read.ok) return read;
  const { position: start, actions } = read.value;
  const steps: ExampleStep[] = [];
  let now = start;
  let place = 0;
  for (const { do: act, say } of example.steps) {
    const before = now;
    const action = act === undefined ? null : (actions[place++] ?? null);
    if (action !== null) {
      const verdict = judge(before, action);
      if (!verdict.legal) return failure(`step ${steps.length + 1} of the example: ${verdict.reasons[0].code}`);
      now = verdict.next;
    }
    const numbers = numbersAt(ruleset, start, before, now);
    const unknown = Object.values(say)
      .flatMap(gapsOf)
      .find((gap) => !numbers.has(gap));
    if (unknown !== undefined) return failure(`step ${steps.length + 1} of the example has no number “${unknown}”`);
    steps.push({ before, action, now, say, numbers });
  }
  return success(steps);
}

interface Table {
  readonly position: Position;
  readonly actions: readonly Action[];
}

/** The table of an example, and its acts. */
function tableOf(
  ruleset: RulesetId,
  { options, position }: WrittenExample,
  acts: readonly unknown[],
): Result<Table, string> {
  const scenario = withWholeStock(position, (whole) =>
    readSiteScenario(
      stringify({
        ruleset,
        options: options ?? {},
        about: [usualRuleset(ruleset).facts.gameEnds],
        position: whole,
        cases: [acts.length > 0 ? { do: acts, expect: 'legal' } : { tell: 'frozen', is: false }],
      }),
    ),
  );
  if (!scenario.ok) return failure(scenario.error.map(({ code, detail }) => `${code}: ${detail}`).join('; '));
  const [told] = scenario.value.cases.filter((one): one is PlayCase => one.kind === 'play');
  return success({ position: scenario.value.position, actions: told?.actions ?? [] });
}

/** The numbers that a sentence may name: those of the ruleset, and what the table shows to whoever began. */
function numbersAt(ruleset: RulesetId, start: Position, before: Position, now: Position): ReadonlyMap<string, number> {
  const reader: Seat = start.turn;
  const side = sideState(start, reader);
  const laid = (from: Position) =>
    pointsOfAll(now.ruleset.parameters, laidSince({ start: from, steps: [], now }).cards);
  const total = (of: number) => (now.phase === 'over' ? (score(now)[of]?.total ?? 0) : 0);
  return new Map([
    ...sayingNumbers(ruleset),
    ['points', laid(before)],
    ['laid', laid(start)],
    ['minimum', minimumOf(start, side)],
    ['score', side.score],
    ['hand', countOf(seatState(now, reader).hand)],
    ['pile', before.pile.length],
    ['ours', total(0)],
    ['theirs', total(1)],
  ]);
}
