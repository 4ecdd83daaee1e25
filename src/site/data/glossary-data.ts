import { getCollection } from 'astro:content';
import { z } from 'zod';
import { languageIds } from '../../i18n/language.ts';
import { glossaryEntry } from '../glossary/entry.ts';
import { inLanguages } from '../schema/in-languages.ts';
import { version, versionSchema } from './version.ts';

const texts = inLanguages(z.string());

/** `/data/glossary.json`: the terms of the game as data, for others to use. */
export const glossaryDataSchema = z.strictObject({
  $schema: z.string(),
  version: versionSchema,
  licence: z.literal('CC BY 4.0'),
  terms: z.array(
    z.strictObject({
      id: z.string(),
      term: texts,
      definition: texts,
      synonyms: z.partialRecord(z.enum(languageIds), z.array(z.string())),
      clauses: z.array(z.string()).describe('the addresses of the clauses that say what it means'),
    }),
  ),
});

export type GlossaryData = z.infer<typeof glossaryDataSchema>;

/** The glossary as data. */
export async function glossaryData(schema: string): Promise<GlossaryData> {
  const entries = await getCollection('terms');
  const terms = entries.map(async ({ id, data }) => {
    const [fi, sv, et, en] = await Promise.all([
      glossaryEntry(id, 'fi'),
      glossaryEntry(id, 'sv'),
      glossaryEntry(id, 'et'),
      glossaryEntry(id, 'en'),
    ]);
    const definition = { fi: fi.definition, sv: sv.definition, et: et.definition, en: en.definition };
    const term = { fi: data.fi, sv: data.sv, et: data.et, en: data.en };
    return { id, term, definition, synonyms: data.also ?? {}, clauses: data.clauses ?? [] };
  });
  return { $schema: schema, version, licence: 'CC BY 4.0', terms: await Promise.all(terms) };
}
