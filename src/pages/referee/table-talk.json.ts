import type { APIRoute } from 'astro';
import { readTableTalk } from '../../site/table-talk/read-talk.ts';

/** The table talk by which faults are found, of all languages; fetched once a guide stands. */
export const GET: APIRoute = async () => Response.json(await readTableTalk());
