import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { readLemmas } from '../../i18n/words/lemmas.ts';
import type { SearchData } from './data.ts';
import { indexWord } from './index-word.ts';
import { findableTokens } from './tokens.ts';
import { vocabulary } from './vocabulary.ts';

/** What Pagefind writes for user interfaces of its own, which this site does not use. */
const unused = /^pagefind-(?:component-ui|highlight|modular-ui|ui)\./;

/** What Pagefind calls the fragment of a record, by the address of the record. */
async function fragmentNames(folder: string): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const file of await readdir(`${folder}/fragment`)) {
    const fragment = gunzipSync(await readFile(`${folder}/fragment/${file}`)).toString();
    const { url }: { readonly url: string } = JSON.parse(fragment.slice(fragment.indexOf('{')));
    names.set(url, file.replace('.pf_fragment', ''));
  }
  return names;
}

/** Writes the index of a language: a record for every clause, found by the base forms of its words and by the terms that it names. */
export async function writeIndex(site: string, language: LanguageId): Promise<number> {
  const data: SearchData = JSON.parse(await readFile(`${site}${language}/search/data.json`, 'utf8'));
  const lemmas = readLemmas(await readFile(`${site}${language}/search/lemmas.txt`, 'utf8'));
  const words = vocabulary(language, lemmas, data);
  const { index, errors } = await createIndex({ forceLanguage: language, includeCharacters: '_' });
  if (index === undefined) throw new Error(errors.join('\n'));
  const address = (ruleset: string, clause: string) => `/${language}/${ruleset}/${clause}/`;
  for (const record of data.records) {
    const tokens = [...findableTokens(record, data, words)].map(indexWord);
    const { errors: faults } = await index.addCustomRecord({
      url: address(record.ruleset, record.clause),
      content: tokens.join(' '),
      language,
      meta: { ruleset: record.ruleset, clause: record.clause, title: record.text.split('\n')[0] ?? '' },
      filters: { ruleset: [record.ruleset] },
    });
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }
  const folder = `${site}${language}/search/index`;
  const written = await index.writeFiles({ outputPath: folder });
  if (written.errors.length > 0) throw new Error(written.errors.join('\n'));
  for (const file of await readdir(folder)) if (unused.test(file)) await rm(`${folder}/${file}`);
  const names = await fragmentNames(folder);
  const places = data.records.map(({ ruleset, clause }) => names.get(address(ruleset, clause)));
  await writeFile(`${folder}/records.json`, JSON.stringify(places));
  return places.length;
}

/** Makes the search of the built site. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const counts: number[] = [];
        for (const language of languageIds) counts.push(await writeIndex(fileURLToPath(dir), language));
        await close();
        logger.info(
          `${counts.reduce((sum, count) => sum + count, 0)} clauses can be searched in ${counts.length} languages`,
        );
      },
    },
  };
}
