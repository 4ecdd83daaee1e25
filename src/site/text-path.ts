import { isLanguageId, type LanguageId } from '../i18n/language.ts';
import { isRulesetId, type RulesetId } from './ruleset-id.ts';

/** Which text a file holds: one section of one ruleset in one language. */
export interface TextPath {
  readonly ruleset: RulesetId;
  readonly section: number;
  readonly language: LanguageId;
}

/**
 * Reads `…/<ruleset>/<nn>-<slug>/<language>.mdx`, the place of a clause text in the content folder.
 * Out comes undefined when the path is not of that form.
 */
export function textPath(path: string): TextPath | undefined {
  const [, ruleset = '', section = '', language = ''] = /([^/]+)\/(\d+)-[^/]*\/([^/.]+)\.mdx$/.exec(path) ?? [];
  if (!isRulesetId(ruleset) || !isLanguageId(language)) return undefined;
  return { ruleset, section: Number(section), language };
}
