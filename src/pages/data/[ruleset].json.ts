import type { APIRoute } from 'astro';
import { addressOf, filePath } from '../../site/address.ts';
import { rulesetData } from '../../site/data/ruleset-data.ts';
import { rulesetId, rulesetIds } from '../../site/ruleset-id.ts';

/** A rule book as data; its schema stands beside it. */
export function getStaticPaths() {
  return rulesetIds.map((ruleset) => ({ params: { ruleset } }));
}

export const GET: APIRoute = async ({ params, site }) => {
  const schema = addressOf(filePath('data/ruleset.schema.json'), site);
  return Response.json(await rulesetData(rulesetId(params.ruleset), schema, site));
};
