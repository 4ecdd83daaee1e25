/**
 * Measures the trainer's questions and writes down what it finds, `src/train/measured.ts`: which kinds a game has, how often a thoughtless
 * guess is right, how often the answer is yes, and on which clauses the answers rest. A kind that a guess mostly gets right is left out.
 * Usage: npm run train-questions.
 */
import { writeFileSync } from 'node:fs';
import {
  type ClauseAddress,
  definitions,
  incidentsOf,
  type Ruleset,
  type RulesetId,
  rulesetFor,
  rulesetIds,
  usualRuleset,
} from '../engine/index.ts';
import { guessOf } from '../train/answers/guess.ts';
import { isRightAnswer } from '../train/answers/right.ts';
import { questionOf } from '../train/generate.ts';
import { type Kind, kinds } from '../train/kinds.ts';

const seeds = 80;

/** With each option fewer do: what it brings is looked for, and nothing is left out. */
const seedsOfOptions = 24;

/** A kind that so many of a hundred guesses get right is trivial. */
const trivial = 90;

/** Of so many seeds that give no question at first the kind is taken to be none of the game's. */
const patience = 12;

const lines: string[] = [];
for (const id of rulesetIds) {
  const ruleset = usualRuleset(id);
  lines.push(`  '${id}': {`);
  for (const kind of kinds) {
    const { found, guessed, yes, clauses } = measure(ruleset, kind, seeds);
    if (found < seeds / 5) continue;
    const percent = (count: number) => Math.round((count * 100) / found);
    const line = `${id} ${kind}: ${found} of ${seeds}, guessed ${percent(guessed)} %, yes ${percent(yes)} %`;
    console.log(percent(guessed) >= trivial ? `${line}: left out, trivial` : line);
    if (percent(guessed) >= trivial) continue;
    // Of the referee’s questions all clauses are known: there is one for every way through the tables.
    const ruled = kind === 'ruling' ? incidentsOf(ruleset).flatMap((incident) => incident.clauses) : [];
    for (const clause of ruled) clauses.set(clause, (clauses.get(clause) ?? 0) + 2);
    const often = [...clauses].filter(([, count]) => count >= 2).sort(([, one], [, other]) => other - one);
    const listed = often.map(([clause]) => clause).join(' ');
    const optional = clausesOfOptions(
      id,
      kind,
      often.map(([clause]) => clause),
    );
    const told = optional.length === 0 ? '' : `, optional: { ${optional.join(', ')} }`;
    lines.push(
      `    ${/-/.test(kind) ? `'${kind}'` : kind}: { guessed: ${percent(guessed)}, clauses: '${listed}'${told} },`,
    );
  }
  lines.push('  },');
}
const text = `import type { RulesetId } from '../engine/index.ts';
import type { Kind } from './kinds.ts';

/** What has been measured of a kind in a game. */
export interface Measured {
  /** How many of a hundred thoughtless guesses are right. */
  readonly guessed: number;
  /** The clauses on which answers rest, the most frequent first. */
  readonly clauses: string;
  /** Further ones with an option otherwise than usual, by the option: \`quick=true\`. */
  readonly optional?: Readonly<Record<string, string>>;
}

/** The kinds of questions that each game has, as \`npm run train-questions\` has measured them; no kind that a guess mostly gets right. */
export const measured: Readonly<Record<RulesetId, Readonly<Partial<Record<Kind, Measured>>>>> = {
${lines.join('\n')}
};
`;
writeFileSync('src/train/measured.ts', text);

/** On which further clauses answers rest with each option that is not as usual, as lines of an object. */
function clausesOfOptions(id: RulesetId, kind: Kind, known: readonly ClauseAddress[]): readonly string[] {
  const usual = usualRuleset(id).options;
  return Object.entries(definitions[id].options).flatMap(([name, { values }]) =>
    values.flatMap(({ value }) => {
      const settled = rulesetFor(id, { options: { [name]: value } });
      if (!settled.ok || usual[name] === value) return [];
      const { clauses } = measure(settled.value, kind, seedsOfOptions);
      const more = [...clauses.keys()].filter((clause) => !known.includes(clause));
      return more.length === 0 ? [] : [`'${name}=${value}': '${more.join(' ')}'`];
    }),
  );
}

function measure(ruleset: Ruleset, kind: Kind, seeds: number) {
  const clauses = new Map<ClauseAddress, number>();
  let [found, guessed, yes] = [0, 0, 0];
  for (let seed = 1; seed <= seeds && (found > 0 || seed <= patience); seed++) {
    const question = questionOf(ruleset, kind, seed);
    if (question === null) continue;
    found += 1;
    if (isRightAnswer(question, guessOf(question))) guessed += 1;
    if (question.answer.is === true) yes += 1;
    for (const clause of question.clauses) clauses.set(clause, (clauses.get(clause) ?? 0) + 1);
  }
  return { found, guessed, yes, clauses };
}
