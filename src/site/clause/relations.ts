import { outline } from '../check/outline.ts';
import { type Reference, reference } from '../reference.ts';
import { allRulebooks, textOf } from '../rulebook.ts';
import type { RulesetId } from '../ruleset-id.ts';

/** The clauses and sections that a clause refers to, and the clauses that refer to it. */
export interface Relations {
  readonly to: readonly Reference[];
  readonly from: readonly Reference[];
}

const key = ({ ruleset, clause }: Reference) => `${ruleset}/${clause}`;

/** What every clause refers to: in `section.yaml`, and in its text or reading note. The texts refer alike in every language. */
async function readReferences(): Promise<ReadonlyMap<string, Relations>> {
  const books = await allRulebooks();
  const to = new Map<string, Map<string, Reference>>();
  const from = new Map<string, Map<string, Reference>>();
  for (const book of books) {
    for (const section of book.sections) {
      const text = await textOf(book.id, section.nr, book.source.language);
      const uses = text ? outline(text.id, text.body ?? '').uses.filter(({ component }) => component === 'Ref') : [];
      for (const { id, refs = [] } of section.clauses) {
        const own: Reference = { ruleset: book.id, clause: id };
        const written = uses.filter(({ clause }) => clause === id).map(({ value }) => value);
        for (const words of [...refs, ...written]) {
          const target = reference(words, book.id);
          if (key(target) === key(own)) continue;
          to.set(key(own), (to.get(key(own)) ?? new Map()).set(key(target), target));
          from.set(key(target), (from.get(key(target)) ?? new Map()).set(key(own), own));
        }
      }
    }
  }
  const all = new Set([...to.keys(), ...from.keys()]);
  const listed = (map: typeof to, name: string) => [...(map.get(name)?.values() ?? [])];
  return new Map(Array.from(all, (name) => [name, { to: listed(to, name), from: listed(from, name) }]));
}

let references: Promise<ReadonlyMap<string, Relations>> | undefined;

/** The references of a clause, or of a whole section, in both directions. */
export async function relationsOf(ruleset: RulesetId, clause: string): Promise<Relations> {
  references ??= readReferences();
  return (await references).get(key({ ruleset, clause })) ?? { to: [], from: [] };
}
