import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { languageIds } from '../../i18n/language.ts';
import { sectionNumber } from '../reference.ts';
import { widgetsSchema } from '../schema/widgets.ts';
import type { Problem } from './problem.ts';
import { readYaml } from './yamlFile.ts';

/** What a page needs of a scenario file; the engine's reader checks the rest. */
const shown = z.looseObject({
  about: z.array(z.coerce.string()),
  title: z.object(Object.fromEntries(languageIds.map((language) => [language, z.string().min(1)]))),
});

function fault(root: string, ruleset: string, section: string, name: string): string | undefined {
  const file = join(root, 'content/scenarios', ruleset, `${name}.yaml`);
  if (!existsSync(file)) return `there is no scenario content/scenarios/${ruleset}/${name}.yaml`;
  const scenario = shown.safeParse(parse(readFileSync(file, 'utf8')));
  if (!scenario.success) return `${name} lacks what a page needs: ${scenario.error.issues[0]?.path.join('.')}`;
  const { about } = scenario.data;
  if (about.some((clause) => sectionNumber(clause) === Number(section))) return undefined;
  return `${name} is about ${about.join(', ')}, not about section ${section}`;
}

/** Checks that every scenario that `content/widgets.yaml` puts below a section exists, has its titles and is about that section. */
export function checkWidgets(root: string): Problem[] {
  const widgets = readYaml(root, 'content/widgets.yaml', widgetsSchema);
  const problems = Object.entries(widgets.data ?? {}).flatMap(([ruleset, sections]) =>
    Object.entries(sections ?? {}).flatMap(([section, names]) =>
      names.flatMap((name, index) => {
        const reason = fault(root, ruleset, section, name);
        const line = widgets.lineOf([ruleset, Number(section), index]);
        return reason ? [{ file: widgets.file, line, reason }] : [];
      }),
    ),
  );
  return [...widgets.problems, ...problems];
}
