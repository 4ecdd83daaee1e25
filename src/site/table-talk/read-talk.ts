import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { glossarySchema, storiesSchema, tellingsSchema } from '../schema/table-talk.ts';
import { accountsOf, type TableTalk, taughtBy, type WordsOfTalk } from './fault-finder.ts';

const folder = 'content/table-talk';

async function read<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
  return schema.parse(parse(await readFile(`${folder}/${file}`, 'utf8')));
}

/** The words of table talk in all languages, from `content/table-talk`; throws where a file is not sound. */
export async function readWords(): Promise<WordsOfTalk> {
  const glossary = (language: LanguageId) => read(`${language}.yaml`, glossarySchema);
  const [fi, sv, et, en] = await Promise.all([glossary('fi'), glossary('sv'), glossary('et'), glossary('en')]);
  return { ...(await read('faults.yaml', tellingsSchema)), glossaries: { fi, sv, et, en } };
}

/** The stories of a language, in which players tell of faults. */
export function readStories(language: LanguageId): Promise<z.infer<typeof storiesSchema>> {
  return read(`stories/${language}.yaml`, storiesSchema);
}

/** The table talk of all languages with what their stories teach. */
export async function readTableTalk(): Promise<TableTalk> {
  const stories = languageIds.map(async (language) =>
    (await readStories(language)).map((story) => ({ ...story, language })),
  );
  const words = await readWords();
  return taughtBy(accountsOf((await Promise.all(stories)).flat(), words), words);
}
