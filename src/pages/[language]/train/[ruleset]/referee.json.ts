import type { APIRoute } from 'astro';
import { regulatesFaults } from '../../../../engine/index.ts';
import { languageId, languageIds } from '../../../../i18n/language.ts';
import { rulesetId, rulesetIds } from '../../../../site/ruleset-id.ts';
import { refereeWords } from '../../../../site/train/referee-words.ts';

/** The words for the trainer’s questions to the referee, of each ruleset that has rulings. */
export function getStaticPaths() {
  return languageIds.flatMap((language) =>
    rulesetIds.filter(regulatesFaults).map((ruleset) => ({ params: { language, ruleset } })),
  );
}

export const GET: APIRoute = async ({ params }) =>
  Response.json(await refereeWords(rulesetId(params.ruleset), languageId(params.language)));
