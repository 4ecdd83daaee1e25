import type { APIRoute } from 'astro';
import { addressOf, filePath } from '../../site/address.ts';
import { glossaryData } from '../../site/data/glossary-data.ts';

/** The glossary as data; its schema stands beside it. */
export const GET: APIRoute = async ({ site }) =>
  Response.json(await glossaryData(addressOf(filePath('data/glossary.schema.json'), site)));
