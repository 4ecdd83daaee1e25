import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { LanguageId } from '../../i18n/language.ts';
import { glossarySchema, tellingsSchema } from '../schema/table-talk.ts';
import type { TableTalk } from './fault-finder.ts';

async function glossary(language: LanguageId): Promise<Readonly<Record<string, string>>> {
  return glossarySchema.parse(parse(await readFile(`content/table-talk/${language}.yaml`, 'utf8')));
}

/** The table talk of all languages, from `content/table-talk`; throws where a file is not sound. */
export async function readTableTalk(): Promise<TableTalk> {
  const [fi, sv, et, en] = await Promise.all([glossary('fi'), glossary('sv'), glossary('et'), glossary('en')]);
  const told = tellingsSchema.parse(parse(await readFile('content/table-talk/faults.yaml', 'utf8')));
  return { ...told, glossaries: { fi, sv, et, en } };
}
