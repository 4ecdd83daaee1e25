import type { APIRoute } from 'astro';
import { regulatesFaults, usualRuleset } from '../../../../../engine/index.ts';
import { languageId, languageIds } from '../../../../../i18n/language.ts';
import { phrase } from '../../../../../i18n/phrase.ts';
import { clausesTold } from '../../../../../site/referee/clauses-told.ts';
import { examInWords } from '../../../../../site/referee/exam/exam-in-words.ts';
import { examWords } from '../../../../../site/referee/exam/exam-words.ts';
import { rulingWords } from '../../../../../site/referee/ruling-words.ts';
import { rulebook } from '../../../../../site/rulebook.ts';
import { rulesetId, rulesetIds } from '../../../../../site/ruleset-id.ts';
import type { ExamData, IncidentTold } from '../../../../../widgets/exam/exam-data.ts';

/** What a paper of the referee’s exam is drawn from: all incidents with their rulings, and the words for them. */
export function getStaticPaths() {
  return languageIds.flatMap((language) =>
    rulesetIds.filter(regulatesFaults).map((ruleset) => ({ params: { language, ruleset } })),
  );
}

export const GET: APIRoute = async ({ params }) => {
  const language = languageId(params.language);
  const ruleset = rulesetId(params.ruleset);
  const words = await rulingWords(language, ruleset);
  const { page, accounts } = await examWords(language);
  const { name } = await rulebook(ruleset);
  const { incidents, faults, orders, points } = examInWords(usualRuleset(ruleset), language, words);
  const told = incidents.map(
    async ({ incident, ruling }): Promise<IncidentTold> => ({
      ...incident,
      account: accounts[incident.kind],
      known: ruling.facts.map(({ question, answer }) => ({ question, answer })),
      named: await clausesTold(incident.clauses, ruleset, language),
    }),
  );
  const { copy, copied, print, clauses, date } = words.guide;
  const data: ExamData = {
    ruleset,
    language,
    title: phrase(language, page.title, { name: name[language] }),
    incidents: await Promise.all(told),
    faults,
    orders,
    points,
    words: { ...page, copy, copied, print, clauses, date },
  };
  return Response.json(data);
};
