import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { messagesFor } from '../messages-for.ts';
import { type MessagesFile, messagesSchema } from '../schema/messages.ts';
import { rulingsSchema } from '../schema/rulings.ts';
import { examSchema } from '../schema/teaching/exam.ts';
import { fixedFacts, tableMessages } from './claims/message-claims.ts';
import type { Problem } from './problem.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** The names that a message pattern fills in, in alphabetical order; a branch of a plural may be a single word too. */
function gaps(pattern: string): string {
  const found = pattern.matchAll(/(?<!\b(?:one|other)\s*)\{\s*(\w+)\s*[,}]/g);
  return [...new Set(Array.from(found, ([, name]) => name))].sort().join(', ');
}

/** The texts of a file that stand in groups, by group and key. */
type Groups = Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;

/** A file of texts in groups, some of which a ruleset may say in words of its own. */
type TextFile = YamlFile<{ readonly in?: Readonly<Record<string, Groups | undefined>> | undefined }>;

/** Where the texts of a file fill in other values than those that they stand for. */
function differing(file: TextFile, texts: Groups, path: readonly string[], original: Groups): Problem[] {
  return Object.entries(texts).flatMap(([group, messages = {}]) =>
    Object.entries(messages).flatMap(([key, text = '']) => {
      const pattern = original[group]?.[key];
      if (pattern === undefined || gaps(pattern) === gaps(text)) return [];
      const line = file.lineOf([...path, group, key]);
      const name = [...path, group, key].join('.');
      return [{ file: file.file, line, reason: `${name} fills in “${gaps(text)}”, not “${gaps(pattern)}”` }];
    }),
  );
}

/** Where a ruleset's own texts fill in other values than those in whose place they stand. */
function differingOwn(file: TextFile, all: Groups, own: Readonly<Record<string, Groups | undefined>> = {}): Problem[] {
  return Object.entries(own).flatMap(([ruleset, texts = {}]) => differing(file, texts, ['in', ruleset], all));
}

/** What the messages that are said of tables state although the engine has to fill it in. */
function fixedIn(file: YamlFile<MessagesFile>, language: LanguageId): Problem[] {
  const { in: own = {}, ...texts } = file.data ?? {};
  const all = [
    { path: [], texts },
    ...Object.entries(own).map(([ruleset, some]) => ({ path: ['in', ruleset], texts: some })),
  ];
  return all.flatMap(({ path, texts: some }) =>
    tableMessages(some).flatMap((message) =>
      fixedFacts(message, language).map((reason) => ({
        file: file.file,
        line: file.lineOf([...path, message.group, message.name]),
        reason: `${message.group}.${message.name} ${reason}`,
      })),
    ),
  );
}

/**
 * Checks that the interface texts are complete in every language and fill in the same values everywhere, a ruleset's own texts too, that
 * what is said of a table names no card and no number of its own; and the same of the exam, and of what rulesets say of rulings in words of their own.
 */
export function checkMessages(root: string): Problem[] {
  const read = (language: LanguageId) => readYaml(root, `content/messages/${language}.yaml`, messagesSchema);
  const original = read('fi');
  const messages = languageIds.map(read).flatMap((file) => {
    if (!file.data || !original.data) return file.problems;
    const { in: own, ...texts } = file.data;
    return [...differing(file, texts, [], messagesFor(original.data, undefined)), ...differingOwn(file, texts, own)];
  });
  const fixed = languageIds.flatMap((language) => fixedIn(read(language), language));
  const rulings = languageIds.flatMap((language) => {
    const file = readYaml(root, `content/rulings/${language}.yaml`, rulingsSchema);
    if (!file.data) return file.problems;
    const { in: own, questionsOf, valuesOf, ...texts } = file.data;
    return differingOwn(file, texts, own);
  });
  const examIn = (language: LanguageId) => readYaml(root, `content/exam/${language}.yaml`, examSchema);
  const originalExam = examIn('fi').data;
  const exam = languageIds.map(examIn).flatMap((file) => {
    if (!file.data || !originalExam) return file.problems;
    return differing({ ...file, data: undefined }, { page: file.data.page }, [], { page: originalExam.page });
  });
  return [...messages, ...fixed, ...rulings, ...exam];
}
