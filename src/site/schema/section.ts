import { z } from 'zod';
import { labNames } from '../../widgets/lab/kinds/lab-kind.ts';
import { inLanguages, line } from './in-languages.ts';

const clauseId = z.string().regex(/^\d+(-[a-z0-9]+)*$/, 'a clause id is a section number and parts joined by hyphens');

const clauseSchema = z.strictObject({
  id: clauseId,
  /** What the engine does about the clause; `procedure` and `definition` leave nothing to judge. */
  class: z.enum(['engine', 'ruling', 'procedure', 'definition']),
  refs: z.array(line).optional(),
  parameters: z.array(line).optional(),
  /** How the clause is cited where a plain number would not do. */
  label: inLanguages(line).optional(),
  /** The number is this site's, not the source's. */
  assigned: z.boolean().optional(),
});

/** A laboratory in which what a section says can be tried, where need be with what the table has to agree on for it. */
const labSchema = z.union([
  z.enum(labNames).transform((lab) => ({ lab, options: {}, players: undefined })),
  z.strictObject({
    lab: z.enum(labNames),
    options: z.record(z.string(), z.union([z.boolean(), z.int()])).default({}),
    players: z.int().min(2).max(6).optional(),
  }),
]);

/** When a reader needs a section: to play tonight, for the details, or when something has gone wrong at the table. */
export const sectionGroups = ['tonight', 'details', 'irregularities'] as const;

/** `content/rules/<ruleset>/<nn>-<slug>/section.yaml`: titles of a section and its clauses in order. */
export const sectionSchema = z.strictObject({
  nr: z.int().nonnegative(),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  group: z.enum(sectionGroups),
  title: inLanguages(line),
  assigned: z.boolean().optional(),
  labs: z.array(labSchema).optional(),
  clauses: z.array(clauseSchema).min(1),
});

export type Clause = z.infer<typeof clauseSchema>;
export type SectionLab = z.infer<typeof labSchema>;
export type Section = z.infer<typeof sectionSchema>;
