import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { languageIds } from '../../i18n/language.ts';
import { sectionNumber } from '../reference.ts';
import { type Widgets, widgetsSchema } from '../schema/widgets.ts';
import type { Library } from './library.ts';
import type { Problem } from './problem.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** What a page needs of a scenario file; the engine's reader checks the rest. */
const shown = z.looseObject({
  about: z.array(z.coerce.string()),
  title: z.object(Object.fromEntries(languageIds.map((language) => [language, z.string().min(1)]))),
});

function fault(root: string, ruleset: string, section: string, name: string): string | undefined {
  const file = `content/scenarios/${ruleset}/${name}.yaml`;
  if (!existsSync(join(root, file))) return `there is no scenario ${file}`;
  const { data, problems } = readYaml(root, file, shown);
  if (data === undefined) return `${name} lacks what a page needs: ${problems[0]?.reason}`;
  const { about } = data;
  if (about.some((clause) => sectionNumber(clause) === Number(section))) return undefined;
  return `${name} is about ${about.join(', ')}, not about section ${section}`;
}

/** Checks that every scenario of `content/widgets.yaml` exists, has its titles and is about the section below which it stands. */
function checkTables(root: string, widgets: YamlFile<Widgets>): Problem[] {
  return Object.entries(widgets.data?.tables ?? {}).flatMap(([ruleset, sections]) =>
    Object.entries(sections ?? {}).flatMap(([section, names]) =>
      names.flatMap((name, index) => {
        const reason = fault(root, ruleset, section, name);
        const line = widgets.lineOf(['tables', ruleset, Number(section), index]);
        return reason ? [{ file: widgets.file, line, reason }] : [];
      }),
    ),
  );
}

/** Checks that every section with a clause that the engine judges has a table, or says why it has none, and not both. */
function checkCover({ sections }: Library, widgets: YamlFile<Widgets>): Problem[] {
  const { data, file } = widgets;
  if (data === undefined) return [];
  return sections.flatMap(({ ruleset, section }) => {
    if (section.data === undefined) return [];
    const { nr, clauses } = section.data;
    const judged = clauses.find((clause) => clause.class === 'engine')?.id;
    const tables = data.tables[ruleset]?.[nr];
    const excused = data.none[ruleset]?.[nr] !== undefined;
    const problem = (reason: string, path: readonly PropertyKey[]) => [{ file, line: widgets.lineOf(path), reason }];
    if (judged !== undefined && tables === undefined && !excused) {
      return problem(`section ${nr} of ${ruleset} has no table, but the engine judges clause ${judged}`, [
        'tables',
        ruleset,
      ]);
    }
    if (excused && (tables !== undefined || judged === undefined)) {
      return problem(`section ${nr} of ${ruleset} needs no entry under none`, ['none', ruleset, nr]);
    }
    return [];
  });
}

/** Checks the tables of `content/widgets.yaml`, and that no section that describes play is without one. */
export function checkWidgets(root: string, library: Library): Problem[] {
  const widgets = readYaml(root, 'content/widgets.yaml', widgetsSchema);
  return [...widgets.problems, ...checkTables(root, widgets), ...checkCover(library, widgets)];
}
