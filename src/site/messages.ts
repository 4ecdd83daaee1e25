import { getEntry } from 'astro:content';
import type { LanguageId } from '../i18n/language.ts';
import type { Messages } from './schema/messages.ts';

/** The interface texts of a language, from `content/messages`. */
export async function messagesIn(language: LanguageId): Promise<Messages> {
  const entry = await getEntry('messages', language);
  if (!entry) throw new Error(`content/messages/${language}.yaml is missing`);
  return entry.data;
}
