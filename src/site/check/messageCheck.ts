import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { type Messages, messagesSchema } from '../schema/messages.ts';
import type { Problem } from './problem.ts';
import { readYaml, type YamlFile } from './yamlFile.ts';

/** The names that a message pattern fills in, in alphabetical order. */
function gaps(pattern: string): string {
  return [...new Set(Array.from(pattern.matchAll(/\{\s*(\w+)\s*[,}]/g), ([, name]) => name))].sort().join(', ');
}

function compare(original: YamlFile<Messages>, translation: YamlFile<Messages>): Problem[] {
  if (!original.data || !translation.data) return [];
  const texts = (data: Messages): [string, Record<string, string>][] => Object.entries(data);
  const others = new Map(texts(translation.data));
  return texts(original.data).flatMap(([group, messages]) =>
    Object.entries(messages).flatMap(([key, pattern]) => {
      const other = others.get(group)?.[key] ?? '';
      if (gaps(pattern) === gaps(other)) return [];
      const line = translation.lineOf([group, key]);
      return [
        { file: translation.file, line, reason: `${group}.${key} fills in “${gaps(other)}”, not “${gaps(pattern)}”` },
      ];
    }),
  );
}

/** Checks that the interface texts are complete in every language and fill in the same values everywhere. */
export function checkMessages(root: string): Problem[] {
  const read = (language: LanguageId) => readYaml(root, `content/messages/${language}.yaml`, messagesSchema);
  const files = languageIds.map(read);
  const [original, ...translations] = files;
  const form = files.flatMap(({ problems }) => problems);
  return original ? [...form, ...translations.flatMap((translation) => compare(original, translation))] : form;
}
