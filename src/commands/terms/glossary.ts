import { z } from 'zod';
import { readYaml, type YamlFile } from '../../site/check/yaml-file.ts';
import { type AllowedForms, allowedFormsSchema } from '../../site/schema/allowed-form.ts';
import { type Term, termSchema } from '../../site/schema/term.ts';
import { type BaseForms, readBaseForms } from './base-forms.ts';

/** What the texts are compared with. */
export interface Glossary {
  readonly terms: Readonly<Record<string, Term>>;
  readonly allowed: readonly AllowedForms[];
  readonly baseForms: BaseForms;
}

function dataOf<Data>({ file, data, problems }: YamlFile<Data>): Data {
  if (data === undefined) throw new Error(`${file} is not sound: ${problems[0]?.reason}`);
  return data;
}

/** Reads the terms and what belongs to them below `root`. */
export function readGlossary(root: string): Glossary {
  return {
    terms: dataOf(readYaml(root, 'content/glossary/terms.yaml', z.record(z.string(), termSchema))),
    allowed: dataOf(readYaml(root, 'content/glossary/allowed.yaml', allowedFormsSchema)),
    baseForms: readBaseForms(root),
  };
}
