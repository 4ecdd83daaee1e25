import { readFileSync } from 'node:fs';
import type { Position } from '../../../src/engine/index.ts';
import { type RulesetId, rulesetIds } from '../../../src/site/ruleset-id.ts';
import { picturedCards } from '../../../src/site/scenario/pictured-cards.ts';
import { readSiteScenario, type Scenario } from '../../../src/site/scenario/site-scenario.ts';
import { widgetsSchema } from '../../../src/site/schema/widgets.ts';
import { contentFile } from '../../content-file.ts';

/** A table of the site: what its cases are, and where it stands. */
export interface ShownTable {
  readonly id: string;
  readonly ruleset: RulesetId;
  /** The path of its page after the language, such as `samba/13/`. */
  readonly page: string;
  /** The kinds of its cases; the auction is a kind of its own. */
  readonly kinds: readonly string[];
  /** How many cards its picture shows. */
  readonly cards: number;
}

/** For every ruleset and every kind of case that its tables have, the table that shows the most cards. */
export function tableOfEveryKind(): readonly ShownTable[] {
  const all = shownTables();
  const chosen: ShownTable[] = [];
  for (const ruleset of rulesetIds) {
    const own = all.filter((table) => table.ruleset === ruleset);
    for (const kind of new Set(own.flatMap(({ kinds }) => kinds))) {
      const candidates = own.filter((table) => table.kinds.includes(kind) && !chosen.includes(table));
      const richest = candidates.toSorted((a, b) => b.cards - a.cards)[0];
      if (richest !== undefined) chosen.push(richest);
    }
  }
  return chosen;
}

function shownTables(): readonly ShownTable[] {
  const { tables } = widgetsSchema.parse(contentFile('content/widgets.yaml'));
  const found = new Map<string, ShownTable>();
  for (const ruleset of rulesetIds) {
    for (const [section, ids] of Object.entries(tables[ruleset] ?? {})) {
      for (const id of ids) {
        if (found.has(`${ruleset}/${id}`)) continue;
        const { position, cases } = scenarioOf(`${ruleset}/${id}`);
        const kinds = kindsOf(position, cases);
        const cards = picturedCards(position).length;
        found.set(`${ruleset}/${id}`, { id, ruleset, page: `${ruleset}/${section}/`, kinds, cards });
      }
    }
  }
  return [...found.values()];
}

function scenarioOf(name: string): Scenario {
  const scenario = readSiteScenario(readFileSync(`content/scenarios/${name}.yaml`, 'utf8'));
  if (!scenario.ok) throw new Error(`${name} cannot be read`);
  return scenario.value;
}

function kindsOf({ phase }: Position, cases: Scenario['cases']): readonly string[] {
  return phase === 'auction' ? ['auction'] : [...new Set(cases.map(({ kind }) => kind))];
}
