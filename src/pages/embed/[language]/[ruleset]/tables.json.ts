import { globSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { writePosition } from '../../../../engine/index.ts';
import { languageId, languageIds } from '../../../../i18n/language.ts';
import { rulesetId, rulesetIds } from '../../../../site/ruleset-id.ts';
import { namedScenario } from '../../../../site/scenario/scenario-library.ts';
import { shownCases } from '../../../../site/scenario/shown-cases.ts';

/** Every table of a ruleset, for the page that shows one of them alone. */
export function getStaticPaths() {
  return languageIds.flatMap((language) => rulesetIds.map((ruleset) => ({ params: { language, ruleset } })));
}

export const GET: APIRoute = async ({ params }) => {
  const language = languageId(params.language);
  const ruleset = rulesetId(params.ruleset);
  const files = globSync(`content/scenarios/${ruleset}/*.yaml`).sort();
  const names = files.map((file) => file.replace(/^.*\/|\.yaml$/g, ''));
  const tables = await Promise.all(names.map((name) => namedScenario(ruleset, name)));
  return Response.json(
    tables.flatMap(({ name, scenario }) => {
      const { title, position, about } = scenario;
      if (title === null) return [];
      const plays = shownCases(scenario).filter((one) => one.kind === 'play');
      const cases = plays.map(({ actions }) => writePosition(position, actions)).join(' ');
      return [{ name, title: title[language], position: writePosition(position), cases, about: about.join(' ') }];
    }),
  );
};
