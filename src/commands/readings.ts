import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, cwd, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { readingsFile, readingsOf, recorded, type StatementReading } from './readings/record.ts';

// `npm run readings`: lists the derived statements that have changed since somebody read them beside their clauses, or whose clauses have.
// `npm run readings -- --check`: fails if there is one.
// `npm run readings -- --show <name…>`: prints statements with their clauses, to be read.
// `npm run readings -- --accept --reader=<who> <name…>`: records that they have been read; a name may end in `*`.

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    reader: { type: 'string' },
  },
});

/** Whether a statement is one of those named; where none is named, whether it is to be read. */
function isMeant({ name, state }: StatementReading): boolean {
  if (positionals.length === 0) return state !== 'read';
  return positionals.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));
}

const readings = readingsOf(cwd());
const stray = positionals.find((each) => !each.endsWith('*') && !readings.some(({ name }) => name === each));
if (stray !== undefined) {
  stderr.write(`there is no statement “${stray}”\n`);
  exit(1);
}
const meant = readings.filter(isMeant);
if (values.show) {
  for (const { name, texts, clauseTexts } of meant) {
    const said = [...texts].map(([language, text]) => `  ${language}: ${text}\n`);
    const clauses = [...clauseTexts].map(([clause, text]) => `  ${clause}: ${text}\n`);
    stdout.write(`${name}\n${said.join('')}${clauses.join('')}\n`);
  }
} else if (values.accept) {
  if (values.reader === undefined) {
    stderr.write('who has read them? --reader=<who>\n');
    exit(1);
  }
  writeFileSync(join(cwd(), readingsFile), recorded(readings, meant, values.reader));
  stdout.write(`${meant.length} recorded\n`);
} else {
  const open = readings.filter(({ state }) => state !== 'read');
  for (const { name, state } of open) stdout.write(`${name}: ${state}\n`);
  stdout.write(
    `readings: ${readings.length - open.length} of ${readings.length} statements read beside their clauses\n`,
  );
  if (values.check && open.length > 0) process.exitCode = 1;
}
