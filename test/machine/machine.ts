import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ask, hunspellDictionary } from '../../src/commands/spelling/tool.ts';
import { findBrowser } from '../site/find-browser.ts';

/** What the tests need besides Node, and what they ask this machine. */
export interface Machine {
  readonly hasBrowser: () => boolean;
  /** Whether a program is on the path. */
  readonly hasProgram: (name: string) => boolean;
  /** Whether a spelling program answers with a dictionary. */
  readonly hasDictionary: (program: 'voikkospell' | 'hunspell', dictionary: string) => boolean;
  /** The system as its own files name it, most specific first: `ubuntu`, `debian` … */
  readonly systems: readonly string[];
  /** What makes a command run as root: nothing for root, `sudo` where it asks for no password; null where neither will do. */
  readonly asRoot: readonly string[] | null;
}

/** A command line, word by word. */
export type Command = readonly string[];

/** What a machine lacks, and how it would come by it. */
export interface Plan {
  /** What is missing, in words. */
  readonly missing: readonly string[];
  /** What brings it, in order; null where nobody knows for this system. */
  readonly commands: readonly Command[] | null;
  /** Whether the commands may be run unasked. */
  readonly runs: boolean;
}

const dictionaryPackages = { sv: 'hunspell-sv', et: 'myspell-et', en: 'hunspell-en-gb' } as const;

/** The Debian packages of the spelling programs and dictionaries that are missing. */
function missingSpelling(machine: Machine): readonly string[] {
  const voikko = machine.hasProgram('voikkospell') ? [] : ['libvoikko-dev'];
  const finnish = machine.hasDictionary('voikkospell', 'fi') ? [] : ['voikko-fi'];
  const hunspell = machine.hasProgram('hunspell') ? [] : ['hunspell'];
  const others = (['sv', 'en', 'et'] as const)
    .filter((language) => !machine.hasDictionary('hunspell', hunspellDictionary[language]))
    .map((language) => dictionaryPackages[language]);
  return [...voikko, ...finnish, ...hunspell, ...others];
}

/** What is to be installed on a machine so that `npm test` can run there. */
export function planFor(machine: Machine): Plan {
  const packages = missingSpelling(machine);
  const browser = machine.hasBrowser() ? [] : ['chromium-headless-shell'];
  const missing = [...browser, ...packages];
  const isDebian = machine.systems.includes('debian');
  if (missing.length === 0) return { missing, commands: [], runs: false };
  if (!isDebian) return { missing, commands: null, runs: false };
  // Ubuntu has Chromium only as a snap, which containers cannot run; there Playwright's own will do.
  const byPlaywright = browser.length > 0 && machine.systems.includes('ubuntu');
  const installed = byPlaywright ? packages : missing;
  const root = machine.asRoot ?? ['sudo'];
  const commands: Command[] = [];
  if (installed.length > 0) {
    commands.push([...root, 'apt-get', 'update']);
    commands.push([...root, 'apt-get', 'install', '--yes', '--no-install-recommends', ...installed]);
  }
  if (byPlaywright) commands.push(['npx', 'playwright', 'install', '--with-deps', 'chromium']);
  return { missing, commands, runs: machine.asRoot !== null };
}

function hasProgram(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function hasDictionary(program: 'voikkospell' | 'hunspell', dictionary: string): boolean {
  const options = program === 'hunspell' ? ['-d', dictionary, '-i', 'utf-8', '-l'] : ['-d', dictionary];
  try {
    ask(program, options, ['a']);
    return true;
  } catch {
    return false;
  }
}

function hasBrowser(): boolean {
  try {
    findBrowser();
    return true;
  } catch {
    return false;
  }
}

/** The names by which `/etc/os-release` calls the system and those it is like. */
function systems(): readonly string[] {
  const file = '/etc/os-release';
  if (!existsSync(file)) return [];
  const names = readFileSync(file, 'utf8').matchAll(/^ID(?:_LIKE)?=["']?([^"'\n]*)/gm);
  return Array.from(names, ([, list = '']) => list.split(' ')).flat();
}

function asRoot(): readonly string[] | null {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['--non-interactive', 'true']).status === 0 ? ['sudo', '--non-interactive'] : null;
}

/** The machine that this runs on. */
export function thisMachine(): Machine {
  return { hasBrowser, hasProgram, hasDictionary, systems: systems(), asRoot: asRoot() };
}
