import { spawnSync } from 'node:child_process';
import { planFor, thisMachine } from './machine.ts';

// The first step of `npm test`: a browser, the spelling programs and their dictionaries. On Debian and Ubuntu, as root or with a sudo
// that asks for nothing, what is missing is installed; elsewhere the line to type is printed, and the tests stop.

const { missing, commands, runs } = planFor(thisMachine());

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

if (missing.length > 0) {
  console.log(`npm test needs what this machine lacks: ${missing.join(', ')}`);
  if (commands === null) {
    stop(
      'Install Chromium or Chrome (npx playwright install chromium), Voikko with its Finnish dictionary, and Hunspell with ' +
        'the dictionaries sv_SE, et_EE and en_GB; then run npm test again.',
    );
  }
  if (!runs) stop(`To install it, type:\n  ${commands.map((words) => words.join(' ')).join(' && ')}`);
  for (const [program = '', ...words] of commands) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status, stdout, stderr } = spawnSync(program, words, {
      encoding: 'utf8',
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0) stop(`This did not succeed: ${[program, ...words].join(' ')}\n${stdout}${stderr}`);
  }
  const left = planFor(thisMachine()).missing;
  if (left.length > 0) stop(`Still missing after installing: ${left.join(', ')}`);
}
