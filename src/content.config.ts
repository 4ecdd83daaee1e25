import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { aboutSchema } from './site/schema/about.ts';
import { inLanguages, line } from './site/schema/in-languages.ts';
import { messagesSchema } from './site/schema/messages.ts';
import { parameterGroupSchema } from './site/schema/parameter.ts';
import { rulesetSchema } from './site/schema/ruleset.ts';
import { rulingsSchema } from './site/schema/rulings.ts';
import { sectionSchema } from './site/schema/section.ts';
import { differencesSchema } from './site/schema/teaching/differences.ts';
import { examSchema } from './site/schema/teaching/exam.ts';
import { lessonFileSchema } from './site/schema/teaching/lesson.ts';
import { startSchema } from './site/schema/teaching/quick-start.ts';
import { definitionsSchema, termSchema } from './site/schema/term.ts';
import { translationsSchema } from './site/schema/translations.ts';
import { textPath } from './site/text-path.ts';

const rules = 'content/rules';
const learn = 'content/learn';

/** The folder names that lead to a section file, as the address that pages use: `samba/08-new-deal/…` becomes `samba/8`. */
function sectionAddress(entry: string): string {
  const [ruleset, folder = ''] = entry.split('/');
  return `${ruleset}/${Number.parseInt(folder, 10)}`;
}

export const collections = {
  rulesets: defineCollection({
    loader: glob({ base: rules, pattern: '*/ruleset.yaml', generateId: ({ entry }) => entry.split('/')[0] ?? entry }),
    schema: rulesetSchema,
  }),
  abouts: defineCollection({
    loader: glob({ base: rules, pattern: '*/about.yaml', generateId: ({ entry }) => entry.split('/')[0] ?? entry }),
    schema: aboutSchema,
  }),
  sections: defineCollection({
    loader: glob({ base: rules, pattern: '*/*/section.yaml', generateId: ({ entry }) => sectionAddress(entry) }),
    schema: sectionSchema,
  }),
  texts: defineCollection({
    loader: glob({
      base: rules,
      pattern: '*/*/*.mdx',
      generateId: ({ entry }) => `${sectionAddress(entry)}/${textPath(entry)?.language ?? entry}`,
    }),
  }),
  translations: defineCollection({
    loader: glob({
      base: rules,
      pattern: '*/translations.yaml',
      generateId: ({ entry }) => entry.split('/')[0] ?? entry,
    }),
    schema: translationsSchema,
  }),
  terms: defineCollection({ loader: file('content/glossary/terms.yaml'), schema: termSchema }),
  definitions: defineCollection({
    loader: glob({ base: 'content/glossary/definitions', pattern: '*.yaml' }),
    schema: definitionsSchema,
  }),
  statements: defineCollection({ loader: file(`${learn}/statements.yaml`), schema: inLanguages(line) }),
  starts: defineCollection({
    loader: glob({ base: learn, pattern: '*/start.yaml', generateId: ({ entry }) => entry.split('/')[0] ?? entry }),
    schema: startSchema,
  }),
  differences: defineCollection({
    loader: glob({
      base: learn,
      pattern: '*/from-*.yaml',
      generateId: ({ entry }) => entry.replace('/from-', '/').replace('.yaml', ''),
    }),
    schema: differencesSchema,
  }),
  lessons: defineCollection({
    loader: glob({
      base: 'content/lessons',
      pattern: '*/*.yaml',
      generateId: ({ entry }) => entry.replace('.yaml', ''),
    }),
    schema: lessonFileSchema,
  }),
  parameters: defineCollection({ loader: file('content/parameters.yaml'), schema: parameterGroupSchema }),
  rulings: defineCollection({ loader: glob({ base: 'content/rulings', pattern: '*.yaml' }), schema: rulingsSchema }),
  exam: defineCollection({ loader: glob({ base: 'content/exam', pattern: '*.yaml' }), schema: examSchema }),
  messages: defineCollection({ loader: glob({ base: 'content/messages', pattern: '*.yaml' }), schema: messagesSchema }),
};
