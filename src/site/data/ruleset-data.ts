import { z } from 'zod';
import { describe } from '../../engine/index.ts';
import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { addressOf, pagePath, permalinkRest } from '../address.ts';
import { citation } from '../citation.ts';
import { reference } from '../reference.ts';
import { rulebook } from '../rulebook.ts';
import { type RulesetId, rulesetIds } from '../ruleset-id.ts';
import { inLanguages } from '../schema/in-languages.ts';
import { clauseText } from '../text/blocks.ts';
import { plainText } from '../text/plain-text.ts';
import { version, versionSchema } from './version.ts';

const texts = inLanguages(z.string());

const clauseSchema = z.strictObject({
  id: z.string().describe('its number within the ruleset: 14-b'),
  address: z.string().describe('its name among all rulesets: samba/14-b'),
  class: z
    .enum(['engine', 'ruling', 'procedure', 'definition'])
    .describe('what the rules engine does about it: judges by it, rules an irregularity by it, or nothing'),
  assigned: z.boolean().describe('whether the number is that of Canasta Codex, not of the source'),
  refers: z.array(z.string()).describe('the addresses of the clauses and sections that it refers to'),
  citation: texts,
  link: texts.describe('the address of its page'),
  text: texts.describe('its wording without markup, a line for each paragraph and list item'),
  note: texts.optional().describe('how Canasta Codex reads a place that the source leaves unclear'),
});

const plainValue = z.union([z.number(), z.boolean(), z.string()]);

/** `/data/<ruleset>.json`: a rule book as data, for others to use. */
export const rulesetDataSchema = z.strictObject({
  $schema: z.string(),
  version: versionSchema,
  id: z.enum(rulesetIds),
  name: texts,
  licence: z.literal('CC BY 4.0'),
  source: z.strictObject({
    publisher: z.string(),
    title: z.string(),
    language: z.enum(languageIds),
    edition: z.string().optional(),
  }),
  parameters: z
    .array(z.strictObject({ name: z.string(), value: z.union([plainValue, z.unknown()]), clause: z.string() }))
    .describe('the numbers and choices that the rules engine judges by, with the clauses that state them'),
  sections: z.array(
    z.strictObject({ number: z.int(), title: texts, assigned: z.boolean(), clauses: z.array(clauseSchema) }),
  ),
});

export type RulesetData = z.infer<typeof rulesetDataSchema>;

async function inEvery(of: (language: LanguageId) => Promise<string> | string): Promise<Record<LanguageId, string>> {
  const [fi, sv, et, en] = await Promise.all([of('fi'), of('sv'), of('et'), of('en')]);
  return { fi, sv, et, en };
}

/** A rule book as data; `site` is where the site stands. */
export async function rulesetData(ruleset: RulesetId, schema: string, site: URL | undefined): Promise<RulesetData> {
  const book = await rulebook(ruleset);
  const described = describe(ruleset);
  if (!described.ok) throw new Error(`the engine cannot describe ${ruleset}: ${described.error.code}`);
  const sections = book.sections.map(async (section) => ({
    number: section.nr,
    title: section.title,
    assigned: section.assigned ?? false,
    clauses: await Promise.all(
      section.clauses.map(async (clause) => {
        const assigned = Boolean(clause.assigned || section.assigned);
        const inLanguage = async (language: LanguageId) => clauseText(ruleset, clause.id, language);
        const noted = (await inLanguage(book.source.language))?.note !== undefined;
        return {
          id: clause.id,
          address: `${ruleset}/${clause.id}`,
          class: clause.class,
          assigned,
          refers: (clause.refs ?? []).map((words) => {
            const to = reference(words, ruleset);
            return `${to.ruleset}/${to.clause}`;
          }),
          citation: await inEvery((language) => citation(book, clause, assigned, language)),
          link: await inEvery((language) => addressOf(pagePath(language, permalinkRest(ruleset, clause.id)), site)),
          text: await inEvery(async (language) => plainText((await inLanguage(language))?.html ?? '')),
          ...(noted && {
            note: await inEvery(async (language) => plainText((await inLanguage(language))?.note ?? '')),
          }),
        };
      }),
    ),
  }));
  const { publisher, title, language, edition } = book.source;
  return {
    $schema: schema,
    version,
    id: ruleset,
    name: book.name,
    licence: 'CC BY 4.0',
    source: { publisher, title, language, ...(edition !== undefined && { edition }) },
    parameters: described.value.map(({ name, value, clause }) => ({ name, value, clause })),
    sections: await Promise.all(sections),
  };
}
