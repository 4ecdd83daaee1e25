import { argv, cwd } from 'node:process';
import { type Translation, translationsOf } from '../site/freshness/freshness.ts';
import { rulesetId, rulesetIds } from '../site/ruleset-id.ts';
import { accept, selection } from './translations/accept.ts';
import { readTranslated, writeRecords } from './translations/library.ts';

// `npm run translations`: lists translations that are stale or missing.
// `npm run translations -- --check`: fails besides when one is missing or nothing is recorded of it.
// `npm run translations -- --accept <ruleset> [clause…] [language…]`: records that they have been brought up to date.

const words: Readonly<Record<Exclude<Translation['state'], 'fresh'>, string>> = {
  stale: 'is older than the text it was made from',
  unrecorded: 'has no record of what it was made from',
  missing: 'is missing',
};

/** Prints what is not fresh; tells whether everything exists and is recorded. */
function list(): boolean {
  let fresh = 0;
  let complete = true;
  for (const id of rulesetIds) {
    const { sections, source, records } = readTranslated(cwd(), id);
    for (const { block, language, state } of sections.flatMap((texts) => translationsOf(texts, source, records))) {
      if (state === 'fresh') {
        fresh += 1;
        continue;
      }
      console.log(`${id}/${block} ${language}: ${words[state]}`);
      if (state !== 'stale') complete = false;
    }
  }
  console.log(`translations: ${fresh} fresh`);
  return complete;
}

try {
  const [option, ruleset, ...rest] = argv.slice(2);
  if (option === '--accept') {
    const translated = readTranslated(cwd(), rulesetId(ruleset));
    writeRecords(cwd(), translated, accept(translated, selection(rest)));
  } else if (option === undefined || option === '--check') {
    if (!list() && option === '--check') process.exitCode = 1;
  } else {
    throw new Error(`“${option}” is no option: --check, --accept <ruleset> [clause…] [language…]`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
