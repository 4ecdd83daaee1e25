import { getEntry } from 'astro:content';
import type { LanguageId } from '../i18n/language.ts';
import { messagesFor } from './messages-for.ts';
import type { RulesetId } from './ruleset-id.ts';
import type { Messages } from './schema/messages.ts';

/** The interface texts of a language, from `content/messages`: as a ruleset says them, or as all do. */
export async function messagesIn(language: LanguageId, ruleset?: RulesetId): Promise<Messages> {
  const entry = await getEntry('messages', language);
  if (!entry) throw new Error(`content/messages/${language}.yaml is missing`);
  return messagesFor(entry.data, ruleset);
}
