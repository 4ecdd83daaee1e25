import { describe, expect, test } from 'vitest';
import { type Machine, planFor } from './machine.ts';

const bare: Machine = {
  hasBrowser: () => false,
  hasProgram: () => false,
  hasDictionary: () => false,
  systems: ['debian'],
  asRoot: [],
};
const spelling = ['libvoikko-dev', 'voikko-fi', 'hunspell', 'hunspell-sv', 'hunspell-en-gb', 'myspell-et'];

describe('what npm test needs of a machine', () => {
  test('nothing is installed where everything is there', () => {
    const complete = { ...bare, hasBrowser: () => true, hasProgram: () => true, hasDictionary: () => true };
    expect(planFor(complete)).toEqual({ missing: [], commands: [], runs: false });
  });

  test('Debian installs its packages, as root unasked', () => {
    const { commands, runs } = planFor(bare);
    expect(runs).toBe(true);
    expect(commands).toEqual([
      ['apt-get', 'update'],
      ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell', ...spelling],
    ]);
  });

  test('without root the line to type begins with sudo, and nothing runs', () => {
    const { commands, runs } = planFor({ ...bare, hasBrowser: () => true, asRoot: null });
    expect(runs).toBe(false);
    expect(commands?.every(([first]) => first === 'sudo')).toBe(true);
  });

  test('Ubuntu, whose Chromium is a snap, takes Playwright’s own', () => {
    const { commands } = planFor({
      ...bare,
      systems: ['ubuntu', 'debian'],
      hasDictionary: () => true,
      hasProgram: () => true,
    });
    expect(commands).toEqual([['npx', 'playwright', 'install', '--with-deps', 'chromium']]);
  });

  test('one missing dictionary is one package', () => {
    const machine = { ...bare, hasBrowser: () => true, hasProgram: () => true };
    const withoutSwedish = { ...machine, hasDictionary: (_: string, dictionary: string) => dictionary !== 'sv_SE' };
    expect(planFor(withoutSwedish).missing).toEqual(['hunspell-sv']);
  });

  test('another system is told what to look for', () => {
    expect(planFor({ ...bare, systems: ['fedora'] }).commands).toBeNull();
  });
});
