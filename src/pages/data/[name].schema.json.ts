import type { APIRoute } from 'astro';
import { z } from 'zod';
import { glossaryDataSchema } from '../../site/data/glossary-data.ts';
import { rulesetDataSchema } from '../../site/data/ruleset-data.ts';
import { version } from '../../site/data/version.ts';

const schemas = { ruleset: rulesetDataSchema, glossary: glossaryDataSchema };

/** The JSON Schema of each kind of data. */
export function getStaticPaths() {
  return Object.entries(schemas).map(([name, schema]) => ({ params: { name }, props: { schema } }));
}

export const GET: APIRoute<{ schema: z.ZodType }> = ({ props }) =>
  Response.json({ $comment: `canasta-codex ${version}`, ...z.toJSONSchema(props.schema) });
