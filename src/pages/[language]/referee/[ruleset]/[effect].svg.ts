import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { regulatesFaults, ruledAs } from '../../../../engine/index.ts';
import { languageIds } from '../../../../i18n/language.ts';
import { tableDrawing } from '../../../../site/preview/picture.ts';
import { exampleTables } from '../../../../site/referee/example-tables.ts';
import { rulesetIds } from '../../../../site/ruleset-id.ts';
import { speechOf } from '../../../../site/scenario/speech.ts';

/** How a table may look after a ruling that leaves cards lying on it, drawn for itself, so that no guide carries what few look at. */
export async function getStaticPaths() {
  const guides = await Promise.all(
    rulesetIds.filter(regulatesFaults).map(async (ruleset) => ({ ruleset, tables: await exampleTables(ruleset) })),
  );
  return guides.flatMap(({ ruleset, tables }) =>
    languageIds.flatMap((language) =>
      tables.map(({ effect, position }) => ({
        params: { language, ruleset, effect },
        props: { language, ruleset, position },
      })),
    ),
  );
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { language, ruleset, position } = props;
  const { svg } = tableDrawing(position, await speechOf(ruledAs(ruleset), language));
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
