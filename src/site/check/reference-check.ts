import { reference } from '../reference.ts';
import type { RulesetId } from '../ruleset-id.ts';
import type { Library, SectionFolder } from './library.ts';
import type { Problem } from './problem.ts';

/** Everything that can be referred to: clauses and sections with their ruleset, `samba/10-a` and `samba/10`. */
export function targets(sections: readonly SectionFolder[]): Set<string> {
  return new Set(
    sections.flatMap(({ ruleset, section }) => {
      if (!section.data) return [];
      const { nr, clauses } = section.data;
      return [String(nr), ...clauses.map(({ id }) => id)].map((id) => `${ruleset}/${id}`);
    }),
  );
}

/** Checks that every `<Ref>`, every `refs` entry and every `<Term>` points at something that exists. */
export function checkReferences({ sections, terms }: Library): Problem[] {
  const known = targets(sections);
  const fault = (words: string, home: RulesetId): string | undefined => {
    try {
      const { ruleset, clause } = reference(words, home);
      return known.has(`${ruleset}/${clause}`) ? undefined : `“${words}” is no clause or section of ${ruleset}`;
    } catch (error) {
      return String(error);
    }
  };
  const inSection = ({ ruleset, section }: SectionFolder): Problem[] =>
    (section.data?.clauses ?? []).flatMap(({ refs = [] }, index) =>
      refs.flatMap((words, at) => {
        const reason = fault(words, ruleset);
        return reason ? [{ file: section.file, line: section.lineOf(['clauses', index, 'refs', at]), reason }] : [];
      }),
    );
  const inTexts = ({ ruleset, texts }: SectionFolder): Problem[] =>
    [...texts.values()].flatMap(({ file, uses }) =>
      uses.flatMap(({ component, value, line }) => {
        if (component === 'Term' && terms.data && !Object.hasOwn(terms.data, value)) {
          return [{ file, line, reason: `“${value}” is no term of content/glossary/terms.yaml` }];
        }
        const reason = component === 'Ref' ? fault(value, ruleset) : undefined;
        return reason ? [{ file, line, reason }] : [];
      }),
    );
  return sections.flatMap((folder) => [...inSection(folder), ...inTexts(folder)]);
}
