import { z } from 'zod';
import { languageIds } from '../../i18n/language.ts';
import { readYaml } from '../../site/check/yaml-file.ts';

const irregularSchema = z.partialRecord(z.enum(languageIds), z.record(z.string(), z.string()));

/** `content/spelling/irregular.yaml`: forms that no dictionary gives back to their word. */
export type Irregular = z.infer<typeof irregularSchema>;

/** Reads the irregular forms below `root`. */
export function readIrregular(root: string): Irregular {
  const { file, data, problems } = readYaml(root, 'content/spelling/irregular.yaml', irregularSchema);
  if (data === undefined) throw new Error(`${file} is not sound: ${problems[0]?.reason}`);
  return data;
}
