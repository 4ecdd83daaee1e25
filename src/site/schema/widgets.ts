import { z } from 'zod';
import { rulesetIds } from '../rulesetId.ts';
import { line } from './inLanguages.ts';

/** The scenarios of one ruleset that stand on its reading pages: section number → names of files in `content/scenarios/<ruleset>`. */
const sectionsSchema = z.record(z.string().regex(/^\d+$/), z.array(line).min(1));

/** `content/widgets.yaml`: which scenarios stand as tables below the text of which section. */
export const widgetsSchema = z.partialRecord(z.enum(rulesetIds), sectionsSchema);

export type Widgets = z.infer<typeof widgetsSchema>;
