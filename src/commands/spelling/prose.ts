import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument, visit } from 'yaml';
import { isLanguageId, type LanguageId } from '../../i18n/language.ts';
import { isRulesetId, type RulesetId } from '../../site/ruleset-id.ts';

/** A line or a value of the content in one language, without markup. */
export interface Passage {
  readonly file: string;
  readonly line: number;
  readonly language: LanguageId;
  /** The ruleset whose text it is; undefined for what all of them share. */
  readonly ruleset: RulesetId | undefined;
  /** The keys that lead to it in its file; none in a clause text. */
  readonly keys: readonly string[];
  readonly text: string;
}

/** A word of a passage. Endings of numbers are none: “45th”, “1490-lt”, “{points}:n”. */
export const wordPattern = /(?<![\p{L}\d:]|\d-)\p{L}[\p{L}\p{M}]*(?:[-’'][\p{L}\p{M}]+)*/gu;

/** The words of one passage, each as it stands there. */
export function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(wordPattern), ([word]) => word.replace(/[’']s$/, ''));
}

/** A clause text without its tags; what a `<Term>` marks up stays one with an ending behind it. */
export function withoutTags(text: string): string {
  return text.replace(/<\/?Term[^>]*>/g, '').replace(/<[^>]*>/g, ' ');
}

/** An interface text without the machinery of its message pattern: only what a reader will read. */
export function withoutPattern(text: string): string {
  return text
    .replace(/<\/?[\w-]+>/g, '')
    .replace(/\{\s*\w+\s*,\s*(?:plural|select)\s*,/g, ' ')
    .replace(/(?:\b(?:zero|one|two|few|many|other|[\w-]+)|=\d+)\s*\{(?!\w+\})/g, ' ')
    .replace(/\{\w+\}/g, ' ')
    .replace(/[{}#]/g, ' ');
}

function rulesetIn(file: string): RulesetId | undefined {
  return file.split('/').find(isRulesetId);
}

function fromText(file: string, source: string): Passage[] {
  const language =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.mdx$/, '') ?? '';
  if (!isLanguageId(language)) return [];
  return source.split('\n').map((text, index) => ({
    file,
    line: index + 1,
    language,
    ruleset: rulesetIn(file),
    keys: [],
    text: withoutTags(text),
  }));
}

/** The texts of a YAML file: everything, if its name is that of a language, otherwise what stands under a language’s key. */
function fromYaml(file: string, source: string): Passage[] {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const named =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.yaml$/, '') ?? '';
  const passages: Passage[] = [];
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const keys = path.flatMap((each) => ('key' in each ? [String(each.key)] : []));
      const language = isLanguageId(named) ? named : keys.find(isLanguageId);
      if (language === undefined) return;
      const { line } = counter.linePos(node.range?.[0] ?? 0);
      passages.push({
        file,
        line,
        language,
        ruleset: rulesetIn(file) ?? keys.find(isRulesetId),
        keys,
        text: withoutPattern(node.value),
      });
    },
  });
  return passages;
}

const sources = [
  'content/rules/*/{ruleset,about}.yaml',
  'content/rules/*/*/{section.yaml,*.mdx}',
  'content/messages/*.yaml',
  'content/glossary/**/*.yaml',
  'content/{parameters,compare,changes}.yaml',
  'content/{learn,lessons}/**/*.yaml',
  'content/rulings/*.yaml',
  'content/exam/*.yaml',
  'content/scenarios/**/*.yaml',
];

/** Everything that readers read in the content folder below `root`: clause texts, titles, interface texts, glossary and scenarios. */
export function readProse(root: string): Passage[] {
  return globSync(sources, { cwd: root })
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return file.endsWith('.mdx') ? fromText(file, source) : fromYaml(file, source);
    });
}
