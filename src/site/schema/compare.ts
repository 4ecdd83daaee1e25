import { z } from 'zod';
import { sixForms } from '../../engine/index.ts';
import { rulesetIds } from '../ruleset-id.ts';
import { inLanguages, line } from './in-languages.ts';

const column = { id: line, ruleset: z.enum(rulesetIds) };

/** `content/compare.yaml`: the columns of the comparison, a ruleset as it is usually played or under an agreement that has a name. */
export const compareSchema = z.array(
  z.union([
    z.strictObject(column),
    z.strictObject({
      ...column,
      options: z.record(z.string(), z.union([z.boolean(), z.number()])).optional(),
      players: z.int().optional(),
      form: z.enum(sixForms).optional(),
      minor: z.literal(true).optional(),
      clause: line,
      name: inLanguages(line),
    }),
  ]),
);

export type CompareColumn = z.infer<typeof compareSchema>[number];
