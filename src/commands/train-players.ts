import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { rulesetIds, usualRuleset } from '../engine/index.ts';
import { type Family, familyOf } from '../players/weights.ts';
import { Trainer } from './players/training.ts';
import { readTraining } from './players/training-file.ts';

// `npm run train-players -- <sets|sequences|contract> [--generations=120] [--seed=1] [--state=<file>]`: finds the weights of a family of
// rulesets by play against a league. The state is written after every generation, and a training that finds its state goes on where it
// stood; when the generations are done, the weights go with their provenance into `src/players/trained/<family>.json`.

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    generations: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    state: { type: 'string' },
  },
});

const families: readonly Family[] = ['sets', 'sequences', 'contract'];
const family = families.find((name) => name === positionals[0]);
const generations = Number(values.generations);
const seed = Number(values.seed);
if (family === undefined || !Number.isInteger(generations) || !Number.isInteger(seed)) {
  stderr.write(`which family is to be trained: ${families.join(', ')}? --generations and --seed are whole numbers\n`);
  exit(1);
}

/** A game that adds nothing but customs to another is played like it, and not trained on. */
const rulesets = rulesetIds
  .filter((id) => id !== 'canasta-sv')
  .map((id) => usualRuleset(id))
  .filter((ruleset) => familyOf(ruleset) === family);
const file = values.state ?? `node_modules/.cache/train-players/${family}-${seed}.json`;
const trainer = new Trainer(family, rulesets);
let training = trainer.begin(seed);
if (existsSync(file)) {
  const read = readTraining(readFileSync(file, 'utf8'), training);
  if (!read.ok) {
    stderr.write(`${file}: ${read.error}\n`);
    exit(1);
  }
  training = read.value;
}

mkdirSync(dirname(file), { recursive: true });
while (training.evolution.generation < generations) {
  training = trainer.step(training);
  writeFileSync(file, JSON.stringify(training));
  if (training.evolution.generation % 10 > 0) continue;
  const told = trainer.figures(training, 40).map(({ against, points, pairs }) => `${against} ${points} (${pairs} %)`);
  stdout.write(`${training.evolution.generation}: ${told.join(', ')}\n`);
}
const result = trainer.result(training);
writeFileSync(`src/players/trained/${family}.json`, `${JSON.stringify(result, null, 2)}\n`);
stdout.write(`${JSON.stringify(result.provenance, null, 2)}\n`);
