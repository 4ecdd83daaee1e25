/**
 * Measures every page of the built site against the budgets of the design, and fails when one is exceeded. Usage: npm run budgets.
 *
 * A page is its HTML, its style sheets and the scripts that load with it. What a live widget needs is counted apart: the scripts that those
 * import, at once or to open it, and what paints it. What an open widget fetches when it is asked for something is no need of every reader.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { remembered } from '../../src/site/remembered.ts';

const site = 'dist';
const kilobyte = 1000;
const budgets = {
  html: 30 * kilobyte,
  page: 50 * kilobyte,
  pair: 55 * kilobyte,
  script: 10 * kilobyte,
  fonts: 80 * kilobyte,
  live: 195 * kilobyte,
  practice: 290 * kilobyte,
  trainer: 290 * kilobyte,
  score: 45 * kilobyte,
  sheet: 110 * kilobyte,
} as const;

type Budget = keyof typeof budgets;

const gzipped = remembered((file) => gzipSync(readFileSync(file)).length);

function sum(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + gzipped(file), 0);
}

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, first = '']) => first);
}

/** What gives the files that a file imports in a certain way; every page asks it of the same scripts. */
function importsBy(pattern: RegExp): (file: string) => readonly string[] {
  return remembered((file) =>
    matches(readFileSync(file, 'utf8'), pattern).map((path) => normalize(join(dirname(file), path))),
  );
}

const importedAtOnce = importsBy(/(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g);
const importedLater = importsBy(/import\s*\(\s*["'`](\.[^"'`]+\.js)["'`]/g);

/** Scripts and every script that they import at once. */
function withImports(files: readonly string[]): Set<string> {
  const all = new Set<string>();
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (all.has(file)) continue;
    all.add(file);
    queue.push(...importedAtOnce(file));
  }
  return all;
}

/** What is needed until a widget is live: scripts of the page, what they import later to open it, and the painter of its table. */
function untilLive(files: readonly string[]): Set<string> {
  const waking = withImports(files);
  const opened = withImports([...waking].flatMap((file) => importedLater(file)));
  const painters = [...opened].flatMap((file) => importedLater(file)).filter((file) => /painter/.test(file));
  return withImports([...waking, ...opened, ...painters]);
}

/** All scripts that can come to be fetched from some on, whether at once or when something is asked for. */
function everAsked(files: readonly string[]): Set<string> {
  const all = withImports(files);
  for (;;) {
    const later = [...all].flatMap((file) => importedLater(file)).filter((file) => !all.has(file));
    if (later.length === 0) return all;
    for (const file of withImports(later)) all.add(file);
  }
}

function fileOf(address: string): string {
  return join(site, address);
}

/** What a page weighs, in bytes after compression. */
function weigh(file: string): Record<'html' | 'page' | 'script' | 'live' | 'ever', number> {
  const html = readFileSync(file, 'utf8');
  const styles = matches(html, /<link rel="stylesheet" href="(\/[^"]+)"/g).map(fileOf);
  const named = matches(html, /<script[^>]* src="(\/[^"]+)"/g).map(fileOf);
  const scripts = withImports(named);
  // What the header offers, search and reading without a network, and all that only this imports, no widget needs.
  const forWidgets = named.filter((script) => !script.includes('PageHeader'));
  // What a page carries as data runs no script; it weighs in the page.
  const inline = matches(
    html,
    /<script(?![^>]*(?: src=| type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g,
  ).join('\n');
  return {
    html: gzipped(file),
    page: gzipped(file) + sum(styles) + sum(scripts),
    script: gzipSync(inline).length + sum(scripts),
    live: sum(untilLive(forWidgets)),
    ever: isScore(file) ? sum(everAsked(forWidgets)) : 0,
  };
}

/** Prints the heaviest page for a budget; tells whether it stays within. */
function report(name: Budget, weights: readonly (readonly [string, number])[]): boolean {
  const [file, bytes] = weights.reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0] as const);
  const isWithin = bytes <= budgets[name];
  const [used, allowed] = [bytes, budgets[name]].map((each) => (each / kilobyte).toFixed(1));
  console.log(`${isWithin ? 'within' : 'OVER  '}  ${name.padEnd(6)} ${used} of ${allowed} kB  ${file}`);
  return isWithin;
}

/** Score sheets, their list and the evening are for a phone at a club, with whatever network it has there. */
function isScore(file: string): boolean {
  return /(?<!\/lab)\/score\/([a-z-]+\/)?index\.html$/.test(file);
}

/** The players of the practice table think in a worker, which brings the engine with it once more; no other page has one. */
const isPractice = (file: string) => /\/play\/[a-z-]+\/index\.html$/.test(file);
/** The trainer's questions are made in another. */
const isTrainer = (file: string) => /\/train\/[a-z-]+\/index\.html$/.test(file);
const workers = (name: string) => sum(globSync(`${site}/_astro/${name}-*.js`));

/** A whole ruleset on one page, to print, is no reading page; nor is one in two languages, side by side, which is weighed for itself. */
const isToPrint = (file: string) => file.endsWith('/all/index.html');
const isPaired = (file: string) => /\/with\/[a-z]+\/index\.html$/.test(file);
const weights = globSync(`${site}/**/*.html`)
  .filter((file) => !isToPrint(file))
  .map((file) => ({ file, ...weigh(file) }));
if (weights.length === 0) throw new Error(`There are no pages in ${site}: run npm run build first.`);
const fonts = globSync(`${site}/**/*.woff2`).reduce((total, file) => total + readFileSync(file).length, 0);
const of = (name: 'html' | 'page' | 'script' | 'live' | 'ever') =>
  weights.map((page) => [page.file, page[name]] as const);

const kept = [
  report(
    'html',
    of('html').filter(([file]) => !isPaired(file)),
  ),
  report(
    'page',
    of('page').filter(([file]) => !isPaired(file)),
  ),
  report(
    'pair',
    of('page').filter(([file]) => isPaired(file)),
  ),
  report('script', of('script')),
  report(
    'live',
    of('live').filter(([file]) => !isPractice(file) && !isTrainer(file)),
  ),
  report(
    'practice',
    of('live').flatMap(([file, bytes]) =>
      isPractice(file) ? [[file, bytes + workers('player-worker')] as const] : [],
    ),
  ),
  report(
    'trainer',
    of('live').flatMap(([file, bytes]) =>
      isTrainer(file) ? [[file, bytes + workers('question-worker')] as const] : [],
    ),
  ),
  report(
    'score',
    of('page').filter(([file]) => isScore(file)),
  ),
  report('sheet', of('ever')),
  report('fonts', [['all fonts together', fonts]]),
];
console.log(`${weights.length} pages measured, gzip`);
if (kept.includes(false)) process.exitCode = 1;
