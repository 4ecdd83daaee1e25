import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { argv, cwd, exit, stdout } from 'node:process';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  type ClauseAddress,
  clausesOf,
  definitions,
  incidentsOf,
  type RulesetId,
  rulesetIds,
  usualRuleset,
} from '../engine/index.ts';
import { readSiteScenario, type ScenarioCase } from '../site/scenario/site-scenario.ts';

// `npm run coverage:clauses`: for every clause its class, the number of scenario cases and named unit tests that speak of it, the number of
// incidents of the referee’s exam that rest on it, and the rule codes. Fails if a clause of class engine has no case, or one of class ruling
// fewer than two. `-- --failures` prints the sums alone, and what fails.

const sectionSchema = z.object({ clauses: z.array(z.object({ id: z.string(), class: z.string() })) });

const root = cwd();
const counts = new Map<string, number>();

/** The files below a folder whose names end so. */
function filesBelow(folder: string, ending: string): readonly string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return filesBelow(path, ending);
      return name.endsWith(ending) ? [path] : [];
    });
}

/** Clauses by the class that their section gives them. */
function classesOf(ruleset: RulesetId): ReadonlyMap<string, string> {
  const files = filesBelow(join(root, 'content', 'rules', ruleset), 'section.yaml');
  const clauses = files.flatMap((file) => sectionSchema.parse(parse(readFileSync(file, 'utf8'))).clauses);
  return new Map(clauses.map((clause) => [clause.id, clause.class]));
}

/** The rule codes of all rulesets by the clauses that state them. */
function codesByClause(): ReadonlyMap<string, readonly string[]> {
  const codes = new Map<string, string[]>();
  const note = (clause: string, code: string) => codes.set(clause, [...(codes.get(clause) ?? []), code]);
  for (const id of rulesetIds) {
    const { clauses, stated } = definitions[id];
    for (const [code, stating] of Object.entries(clauses)) for (const clause of stating) note(clause, code);
    for (const [clause, parameters] of Object.entries(stated))
      for (const name of Object.keys(parameters)) note(clause, name);
  }
  return codes;
}

/** The clauses that a case names; one that asks for a value or a score speaks of what its file is about. */
function namedBy(one: ScenarioCase, about: readonly ClauseAddress[]): ReadonlySet<ClauseAddress> {
  switch (one.kind) {
    case 'tell':
      return new Set(about);
    case 'score':
      return new Set([...about, ...one.because.flat()]);
    case 'fault':
      return new Set(one.because.flat());
    case 'play': {
      const own = [...one.because.flat(), ...(one.first === null ? [] : [one.first]), ...(one.exactly ?? [])];
      return new Set(one.score === null && own.length > 0 ? own : [...own, ...about]);
    }
  }
}

function count(address: string): void {
  counts.set(address, (counts.get(address) ?? 0) + 1);
}

for (const file of filesBelow(join(root, 'content', 'scenarios'), '.yaml')) {
  const scenario = readSiteScenario(readFileSync(file, 'utf8'));
  if (!scenario.ok) continue;
  for (const one of scenario.value.cases) for (const address of namedBy(one, scenario.value.about)) count(address);
}

const addressInTitle = /\b(?:test|it)\(\s*['"`]([^'"`]*)/g;
for (const file of filesBelow(join(root, 'test', 'engine'), '.test.ts')) {
  for (const [, title = ''] of readFileSync(file, 'utf8').matchAll(addressInTitle)) {
    for (const word of title.split(/[\s,;:()]+/)) if (/^[a-z-]+\/\d/.test(word)) count(word);
  }
}

/** How many incidents of the exam rest on each clause. */
const examined = new Map<string, number>();
for (const id of rulesetIds) {
  for (const { clauses } of incidentsOf(usualRuleset(id))) {
    // One document’s rulings are asked in each ruleset that goes by them.
    for (const clause of clauses)
      if (clause.startsWith(`${id}/`)) examined.set(clause, (examined.get(clause) ?? 0) + 1);
  }
}

const codes = codesByClause();
const missing: string[] = [];
let ruling = 0;
let inExam = 0;
for (const ruleset of rulesetIds) {
  const classes = classesOf(ruleset);
  for (const clause of clausesOf[ruleset]) {
    const address = `${ruleset}/${clause}`;
    const kind = classes.get(clause) ?? 'unknown';
    const cases = counts.get(address) ?? 0;
    const rules = [...new Set(codes.get(address) ?? [])].join(' ');
    const incidents = examined.get(address) ?? 0;
    if (kind === 'ruling') {
      ruling += 1;
      if (incidents > 0) inExam += 1;
    }
    const numbers = `${String(cases).padStart(4)} ${String(incidents).padStart(4)}`;
    if (!argv.includes('--failures')) stdout.write(`${address.padEnd(28)} ${kind.padEnd(11)} ${numbers}  ${rules}\n`);
    if ((kind === 'engine' && cases === 0) || (kind === 'ruling' && cases < 2)) missing.push(address);
  }
}
stdout.write(`The referee’s exam asks by ${inExam} of ${ruling} clauses of class ruling.\n`);
stdout.write(
  missing.length === 0
    ? 'Every clause of class engine has a case, every clause of class ruling two.\n'
    : `${missing.length} clauses of class engine or ruling have too few cases: ${missing.join(', ')}\n`,
);
exit(missing.length === 0 ? 0 : 1);
