import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageId } from '../../i18n/language.ts';
import { readYaml } from '../../site/check/yaml-file.ts';
import { type Blocks, blocksOf } from '../../site/freshness/block.ts';
import type { SectionTexts } from '../../site/freshness/freshness.ts';
import type { RulesetId } from '../../site/ruleset-id.ts';
import { rulesetSchema } from '../../site/schema/ruleset.ts';
import { type TranslationRecords, translationsSchema } from '../../site/schema/translations.ts';
import { textPath } from '../../site/text-path.ts';

/** A ruleset’s texts section by section, the language of its source, and what is recorded of its translations. */
export interface TranslatedRuleset {
  readonly id: RulesetId;
  readonly source: LanguageId;
  readonly sections: readonly SectionTexts[];
  readonly records: TranslationRecords;
}

const header = `# From which state of the source-language text every translation was made. \`npm run translations\` says which are stale, and
# \`npm run translations -- --accept <ruleset> <clause>\` records that a translation has been brought up to date.
`;

function recordFile(id: RulesetId): string {
  return `content/rules/${id}/translations.yaml`;
}

/** Reads a ruleset’s texts and records below `root`; without a record file nothing is recorded. */
export function readTranslated(root: string, id: RulesetId): TranslatedRuleset {
  const ruleset = readYaml(root, `content/rules/${id}/ruleset.yaml`, rulesetSchema).data;
  if (!ruleset) throw new Error(`content/rules/${id}/ruleset.yaml is not sound`);
  const sections = new Map<number, Map<LanguageId, Blocks>>();
  for (const file of globSync(`content/rules/${id}/*/*.mdx`, { cwd: root }).sort()) {
    const path = textPath(file);
    if (!path) continue;
    const texts = sections.get(path.section) ?? new Map<LanguageId, Blocks>();
    sections.set(
      path.section,
      texts.set(path.language, blocksOf(path.section, readFileSync(join(root, file), 'utf8'))),
    );
  }
  const recorded = existsSync(join(root, recordFile(id)));
  const records = recorded ? readYaml(root, recordFile(id), translationsSchema) : undefined;
  if (records && !records.data) throw new Error(`${records.file} is not sound: ${records.problems[0]?.reason}`);
  const byNumber = [...sections].sort(([a], [b]) => a - b).map(([, texts]) => texts);
  return { id, source: ruleset.source.language, sections: byNumber, records: records?.data ?? {} };
}

/** Writes what is recorded, a block a line in the order of the source-language text; blocks that are gone are dropped. */
export function writeRecords(
  root: string,
  { id, source, sections }: TranslatedRuleset,
  records: TranslationRecords,
): void {
  const blocks = sections.flatMap((texts) => [...(texts.get(source)?.keys() ?? [])]);
  const lines = blocks.flatMap((block) => {
    const entries = Object.entries(records[block] ?? {}).map(([language, print]) => `${language}: "${print}"`);
    return entries.length > 0 ? [`"${block}": {${entries.join(', ')}}\n`] : [];
  });
  writeFileSync(join(root, recordFile(id)), header + lines.join(''));
}
