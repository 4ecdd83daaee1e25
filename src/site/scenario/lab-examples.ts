import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { type Action, splitAddress } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import { type LabKind, type LabName, type LabState, lineOf, writeState } from '../../widgets/lab/kinds/lab-kind.ts';
import { withLab } from '../../widgets/lab/kinds/lab-kinds.ts';
import { addressMark } from '../../widgets/lab/use-lab.ts';
import type { Rulebook } from '../rulebook.ts';
import { namedScenario } from './scenario-library.ts';
import type { Scenario } from './site-scenario.ts';

/** An example of a laboratory: a scenario's position with what it tries. */
export interface LabExample {
  readonly title: string;
  /** The fragment of the laboratory's address. */
  readonly hash: string;
}

/** So many examples a reader looks through. */
const mostExamples = 8;

/** The acts of a scenario with which a laboratory can begin: those of each case, and none at all. */
function triesOf({ cases }: Scenario): readonly (readonly Action[])[] {
  const acts = cases.flatMap((one) => (one.kind === 'play' ? [one.actions] : []));
  return [...acts, []];
}

/** The address of a scenario in a laboratory that can show it so that the engine says the same; null if it cannot. */
function hashOf<State extends LabState>(kind: LabKind<State>, scenario: Scenario): string | null {
  for (const actions of triesOf(scenario)) {
    const line = { position: scenario.position, actions };
    const state = kind.stateOf(line);
    if (state === null) continue;
    const shown = lineOf(kind, state);
    if (!shown.ok || kind.objectionTo(state, shown.value.position) !== null) continue;
    const finding = kind.finding(shown.value);
    if (finding !== '' && finding === kind.finding(line)) return `${addressMark}${writeState(kind, state)}`;
  }
  return null;
}

/**
 * The scenarios that a laboratory can show, in the order of the sections that they are about: those sections of its rule book that
 * lead to the laboratory.
 */
export async function labExamples(
  { id, sections }: Rulebook,
  lab: LabName,
  language: LanguageId,
): Promise<readonly LabExample[]> {
  const names = globSync(`content/scenarios/${id}/*.yaml`).map((file) => basename(file, '.yaml'));
  const scenarios = await Promise.all(names.map((name) => namedScenario(id, name)));
  const leading = sections.filter(({ labs = [] }) => labs.some((one) => one.lab === lab)).map(({ nr }) => nr);
  const examples = leading.flatMap((section) =>
    scenarios.flatMap(({ scenario }) => {
      const title = scenario.title?.[language];
      const about = scenario.about.map((address) => Number.parseInt(splitAddress(address).clause, 10));
      if (title === undefined || about.find((nr) => leading.includes(nr)) !== section) return [];
      const hash = withLab(lab, (kind) => hashOf(kind, scenario));
      return hash === null ? [] : [{ title, hash }];
    }),
  );
  // A few from everywhere in the book, rather than many from its first sections.
  const step = Math.max(1, examples.length / mostExamples);
  return Array.from(
    { length: Math.min(mostExamples, examples.length) },
    (_, place) => examples[Math.floor(place * step)],
  ).filter((example) => example !== undefined);
}
