import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textPath } from '../../site/text-path.ts';
import type { Place } from './name.ts';

/** The text of a section as its file holds it. */
export interface SectionText extends Place {
  readonly source: string;
}

/** Reads the texts of all sections below `root`, in all languages. */
export function readSectionTexts(root: string): SectionText[] {
  const files = globSync('content/rules/*/*/*.mdx', { cwd: root }).sort();
  return files.flatMap((file) => {
    const path = textPath(file);
    if (!path) return [];
    const { language, ruleset } = path;
    return [{ file, language, ruleset, source: readFileSync(join(root, file), 'utf8') }];
  });
}
