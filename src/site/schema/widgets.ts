import { z } from 'zod';
import { rulesetIds } from '../ruleset-id.ts';
import { line } from './in-languages.ts';

const sectionNumber = z.string().regex(/^\d+$/);

/** `content/widgets.yaml`: which scenarios stand as tables below the text of which section, and which sections can have none. */
export const widgetsSchema = z.strictObject({
  /** By ruleset and section number, names of files in `content/scenarios/<ruleset>`. */
  tables: z.partialRecord(z.enum(rulesetIds), z.record(sectionNumber, z.array(line).min(1))),
  /** By ruleset and section number, why a section that the engine judges has nothing to be shown. */
  none: z.partialRecord(z.enum(rulesetIds), z.record(sectionNumber, line)),
});

export type Widgets = z.infer<typeof widgetsSchema>;
