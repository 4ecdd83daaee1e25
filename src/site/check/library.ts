import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { type RulesetId, rulesetId } from '../ruleset-id.ts';
import { type Ruleset, rulesetSchema } from '../schema/ruleset.ts';
import { type Section, sectionSchema } from '../schema/section.ts';
import { definitionsSchema, type Term, termSchema } from '../schema/term.ts';
import { type Outline, outlineOf } from './outline.ts';
import type { Problem } from './problem.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** A text of a section in one language, as its outline. */
export interface TextFile extends Outline {
  readonly file: string;
}

/** A section folder: its `section.yaml` and the texts that have been written. */
export interface SectionFolder {
  readonly ruleset: RulesetId;
  readonly folder: string;
  readonly section: YamlFile<Section>;
  readonly texts: ReadonlyMap<LanguageId, TextFile>;
}

/** Everything in the content folder that the checks compare. */
export interface Library {
  readonly rulesets: readonly YamlFile<Ruleset>[];
  readonly sections: readonly SectionFolder[];
  readonly terms: YamlFile<Record<string, Term>>;
  /** What the terms mean, one file per language. */
  readonly definitions: readonly YamlFile<Record<string, string>>[];
  readonly problems: readonly Problem[];
}

function readTexts(root: string, folder: string): Map<LanguageId, TextFile> {
  const texts = new Map<LanguageId, TextFile>();
  for (const language of languageIds) {
    const file = `${folder}/${language}.mdx`;
    if (!existsSync(join(root, file))) continue;
    texts.set(language, { file, ...outlineOf(file, readFileSync(join(root, file), 'utf8')) });
  }
  return texts;
}

function readFolder(root: string, file: string): SectionFolder {
  const folder = file.replace(/\/section\.yaml$/, '');
  const [, , ruleset] = folder.split('/');
  return {
    ruleset: rulesetId(ruleset),
    folder,
    section: readYaml(root, file, sectionSchema),
    texts: readTexts(root, folder),
  };
}

/** Reads the content folder below `root`; the library's problems are those of the single files' form. */
export function readLibrary(root: string): Library {
  const found = (pattern: string) => globSync(pattern, { cwd: root }).sort();
  const rulesets = found('content/rules/*/ruleset.yaml').map((file) => readYaml(root, file, rulesetSchema));
  const sections = found('content/rules/*/*/section.yaml').map((file) => readFolder(root, file));
  const terms = readYaml(root, 'content/glossary/terms.yaml', z.record(z.string(), termSchema));
  const definitions = languageIds.map((language) =>
    readYaml(root, `content/glossary/definitions/${language}.yaml`, definitionsSchema),
  );
  const outlines = sections.flatMap(({ texts }) => [...texts.values()]);
  const files = [...rulesets, ...sections.map(({ section }) => section), terms, ...definitions, ...outlines];
  return { rulesets, sections, terms, definitions, problems: files.flatMap(({ problems }) => problems) };
}
