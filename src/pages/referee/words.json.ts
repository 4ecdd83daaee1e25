import type { APIRoute } from 'astro';
import { rulingWords } from '../../site/referee/ruling-words.ts';
import { soughtWords } from '../../site/referee/sought.ts';

/** The words by which the referee’s guides find what happened, of all languages; fetched once a guide stands. */
export const GET: APIRoute = async () => {
  const [fi, sv, et, en] = [
    await rulingWords('fi'),
    await rulingWords('sv'),
    await rulingWords('et'),
    await rulingWords('en'),
  ];
  return Response.json(await soughtWords({ fi, sv, et, en }));
};
