import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runScenario } from '../../../engine/format/index.ts';
import { usualRuleset } from '../../../engine/index.ts';
import type { LanguageId } from '../../../i18n/language.ts';
import { termsIn } from '../../learn/saying.ts';
import { storyPath, storyPositions } from '../../learn/start/story.ts';
import { numbersOf } from '../../parameters.ts';
import { reference } from '../../reference.ts';
import { type RulesetId, rulesetId } from '../../ruleset-id.ts';
import { readSiteScenario } from '../../scenario/site-scenario.ts';
import { differencesSchema } from '../../schema/teaching/differences.ts';
import {
  type Start,
  type Statements,
  type Story,
  startSchema,
  statementsSchema,
} from '../../schema/teaching/quick-start.ts';
import { cardListsIn, notBorneOut, notOfRules, numbersOn } from '../claims/borne-out.ts';
import type { Library } from '../library.ts';
import { type NumberReader, numberReaders } from '../number-reader.ts';
import type { Problem } from '../problem.ts';
import { targets } from '../reference-check.ts';
import { readYaml, type YamlFile } from '../yaml-file.ts';
import { missingNumbers, sayingFaults, writtenOut } from './saying-check.ts';

/** What the files of quick starts are compared with. */
interface Known {
  readonly statements: Statements;
  readonly terms: ReadonlySet<string>;
  readonly clauses: ReadonlySet<string>;
  readonly readers: ReadonlyMap<LanguageId, NumberReader>;
}

function clauseFault(words: string, home: RulesetId, { clauses }: Known): string[] {
  const { ruleset, clause } = reference(words, home);
  return clauses.has(`${ruleset}/${clause}`) ? [] : [`“${words}” is no clause of ${ruleset}`];
}

/** Why a story cannot be told: no such scenario, a faulty one, an answer that the engine does not give, or too few or many captions. */
function storyFaults(root: string, ruleset: RulesetId, { scenario: name, captions }: Story): string[] {
  const path = storyPath(ruleset, name);
  if (!existsSync(join(root, path))) return [`there is no scenario ${path}`];
  const scenario = readSiteScenario(readFileSync(join(root, path), 'utf8'));
  if (!scenario.ok) return scenario.error.map(({ line, code, detail }) => `${path}:${line}: ${code}: ${detail}`);
  if (runScenario(scenario.value).some(({ differences }) => differences.length > 0)) {
    return [`${path} expects what the engine does not answer`];
  }
  const pictures = storyPositions(scenario.value).length;
  return pictures === captions.length ? [] : [`${name} has ${pictures} pictures and ${captions.length} captions`];
}

/** What the captions of a story say that its pictures do not bear out. */
function captionFaults(root: string, ruleset: RulesetId, { scenario: name, captions }: Story, known: Known): string[] {
  const path = join(root, storyPath(ruleset, name));
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const scenario = readSiteScenario(text);
  if (!scenario.ok) return [];
  const lists = cardListsIn(parse(text));
  const ways = scenario.value.cases.flatMap((one) => (one.kind === 'play' ? [one.actions] : []));
  const numbers = numbersOn(scenario.value.position, ways, lists);
  return captions.flatMap((caption) => {
    const words = typeof caption === 'string' ? known.statements[caption] : caption;
    return words === undefined ? [] : notBorneOut(words, { lists, numbers });
  });
}

function checkStart(
  root: string,
  file: YamlFile<Start>,
  ruleset: RulesetId,
  known: Known,
  used: Set<string>,
): Problem[] {
  const marked = new Set<string>();
  const say = (saying: Start['parts'][number]['statements'][number]['say'], isOfTable = false): string[] => {
    if (typeof saying === 'string') used.add(saying);
    const texts = typeof saying === 'string' ? known.statements[saying] : saying;
    if (texts === undefined) return [`content/learn/statements.yaml has no “${String(saying)}”`];
    const again = termsIn(texts.en).filter((term) => marked.has(term));
    for (const term of termsIn(texts.en)) marked.add(term);
    return [
      ...(typeof saying === 'string' ? [] : sayingFaults(texts, known.terms)),
      ...missingNumbers(texts, ruleset),
      ...(isOfTable ? [] : notOfRules(texts, usualRuleset(ruleset))),
      ...(isOfTable ? [] : writtenOut(texts, known.readers, ruleset)),
      ...again.map((term) => `${term} is marked a second time on the page`),
    ];
  };
  const parts = (file.data?.parts ?? []).flatMap(({ statements, story, after = [] }, index) => {
    const line = file.lineOf(['parts', index]);
    const ofStatement = ({ say: saying, clauses }: (typeof statements)[number]) => [
      ...say(saying),
      ...clauses.flatMap((clause) => clauseFault(clause, ruleset, known)),
    ];
    return [
      ...statements.flatMap(ofStatement),
      ...(story
        ? [
            ...storyFaults(root, ruleset, story),
            ...captionFaults(root, ruleset, story, known),
            ...story.captions.flatMap((caption) => say(caption, true)),
          ]
        : []),
      ...after.flatMap(ofStatement),
    ].map((reason) => ({ file: file.file, line, reason }));
  });
  const later = (file.data?.later ?? [])
    .flatMap((nr) => clauseFault(String(nr), ruleset, known))
    .map((reason) => ({ file: file.file, line: file.lineOf(['later']), reason }));
  return [...file.problems, ...parts, ...later];
}

function checkDifferences(root: string, path: string, known: Known): Problem[] {
  const [, , home, name = ''] = path.split('/');
  const ruleset = rulesetId(home);
  const from = rulesetId(name.replace(/^from-|\.yaml$/g, ''));
  const file = readYaml(root, path, differencesSchema);
  const points = (file.data?.points ?? []).flatMap(({ say, clauses, known: others = [] }, index) =>
    [
      ...sayingFaults(say, known.terms),
      ...missingNumbers(say, ruleset),
      ...writtenOut(say, known.readers, ruleset),
      ...notOfRules(
        say,
        ...[ruleset, from, ...clauses.map((clause) => reference(clause, ruleset).ruleset)].map(usualRuleset),
      ),
      ...clauses.flatMap((clause) => clauseFault(clause, ruleset, known)),
      ...others.flatMap((clause) => clauseFault(clause, from, known)),
    ].map((reason) => ({ file: path, line: file.lineOf(['points', index]), reason })),
  );
  const has = (name: string) => [ruleset, from].some((id) => numbersOf(id).numbers.has(name));
  const table = (file.data?.table ?? [])
    .filter((name) => name !== 'highestMinimum' && !has(name))
    .map((name) => ({ file: path, line: file.lineOf(['table']), reason: `neither ruleset has a number “${name}”` }));
  return [...file.problems, ...points, ...table];
}

/**
 * Checks the quick starts and what they say to those who know another game: every statement rests on clauses that exist, takes its
 * numbers from the engine and is told alike in all languages, and every picture shows what the engine allows.
 */
export function checkStarts(root: string, library: Library): Problem[] {
  const shared = readYaml(root, 'content/learn/statements.yaml', statementsSchema);
  const known: Known = {
    statements: shared.data ?? {},
    terms: new Set(Object.keys(library.terms.data ?? {})),
    clauses: targets(library.sections),
    readers: numberReaders(root).readers ?? new Map(),
  };
  const used = new Set<string>();
  const starts = globSync('content/learn/*/start.yaml', { cwd: root })
    .sort()
    .flatMap((path) => checkStart(root, readYaml(root, path, startSchema), rulesetId(path.split('/')[2]), known, used));
  const statements = Object.entries(known.statements).flatMap(([name, texts]) => {
    const unused = used.has(name) ? [] : ['no quick start says it'];
    const reasons = [...sayingFaults(texts, known.terms), ...unused];
    return reasons.map((reason) => ({ file: shared.file, line: shared.lineOf([name]), reason: `${name}: ${reason}` }));
  });
  const differences = globSync('content/learn/*/from-*.yaml', { cwd: root })
    .sort()
    .flatMap((path) => checkDifferences(root, path, known));
  return [...shared.problems, ...statements, ...starts, ...differences];
}
