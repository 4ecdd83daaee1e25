import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { clausesUnder, groundCodes, ruleCodes } from '../../engine/index.ts';
import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { readYaml } from '../check/yaml-file.ts';
import { reference } from '../reference.ts';
import { rulesetId } from '../ruleset-id.ts';
import { type Saying, type Start, startSchema, statementsSchema } from '../schema/teaching/quick-start.ts';
import { definitionsSchema, termSchema } from '../schema/term.ts';

/**
 * A sentence that says in short what clauses say at length: of a start page, a definition, the words of a reason or of a ground. A player acts
 * by it without reading the clauses.
 */
export interface DerivedStatement {
  /** `start/samba/opening`, `term/frozen`, `reason/stock-is-empty`, `ground/discard`. */
  readonly name: string;
  /** Addresses of clauses (`samba/14-b`) and whole sections (`samba/9`). */
  readonly clauses: readonly string[];
  readonly texts: ReadonlyMap<LanguageId, string>;
}

const messagesSchema = z.looseObject({
  reasons: z.record(z.string(), z.string()),
  grounds: z.record(z.string(), z.string()),
});

/** The data of a file that is sound; throws what is wrong with another. */
function sound<Data>(root: string, file: string, schema: z.ZodType<Data>): Data {
  const { data, problems } = readYaml(root, file, schema);
  if (data === undefined) throw new Error(`${file} is not sound: ${problems[0]?.reason}`);
  return data;
}

/** A text in each language, as a map. */
function inEach(textIn: (language: LanguageId) => string | undefined): ReadonlyMap<LanguageId, string> {
  return new Map(
    languageIds.flatMap((language) => {
      const text = textIn(language);
      return text === undefined ? [] : [[language, text] as const];
    }),
  );
}

function statementsOfStarts(root: string): DerivedStatement[] {
  const shared = sound(root, 'content/learn/statements.yaml', statementsSchema);
  const textsOf = (say: Saying) => (typeof say === 'string' ? shared[say] : say);
  return globSync('content/learn/*/start.yaml', { cwd: root })
    .sort()
    .flatMap((file) => {
      const ruleset = rulesetId(file.split('/')[2]);
      const { parts }: Start = sound(root, file, startSchema);
      return parts.flatMap(({ part, statements, after = [] }) =>
        [...statements, ...after].map(({ say, clauses }, index) => ({
          name: `start/${ruleset}/${typeof say === 'string' ? say : `${part}-${index + 1}`}`,
          clauses: clauses.map((words) => {
            const { ruleset: home, clause } = reference(words, ruleset);
            return `${home}/${clause}`;
          }),
          texts: inEach((language) => textsOf(say)?.[language]),
        })),
      );
    });
}

function definitions(root: string): DerivedStatement[] {
  const terms = sound(root, 'content/glossary/terms.yaml', z.record(z.string(), termSchema));
  const byLanguage = new Map(
    languageIds.map((id) => [id, sound(root, `content/glossary/definitions/${id}.yaml`, definitionsSchema)]),
  );
  return Object.entries(terms).map(([id, { clauses = [] }]) => ({
    name: `term/${id}`,
    clauses,
    texts: inEach((language) => byLanguage.get(language)?.[id]),
  }));
}

function messages(root: string): DerivedStatement[] {
  const byLanguage = new Map(
    languageIds.map((id) => [id, sound(root, join('content/messages', `${id}.yaml`), messagesSchema)]),
  );
  return [
    ...ruleCodes.map((code) => ({
      name: `reason/${code}`,
      clauses: clausesUnder(code),
      texts: inEach((language) => byLanguage.get(language)?.reasons[code]),
    })),
    ...groundCodes.map((code) => ({
      name: `ground/${code}`,
      clauses: clausesUnder(code),
      texts: inEach((language) => byLanguage.get(language)?.grounds[code]),
    })),
  ];
}

/** Every derived statement below `root`, in the order of the site: start pages, definitions, reasons, grounds. */
export function derivedStatements(root: string): DerivedStatement[] {
  return [...statementsOfStarts(root), ...definitions(root), ...messages(root)];
}
