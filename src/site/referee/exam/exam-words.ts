import { getEntry } from 'astro:content';
import type { LanguageId } from '../../../i18n/language.ts';
import type { ExamFile } from '../../schema/teaching/exam.ts';

/** The words of the exam in a language, from `content/exam`. */
export async function examWords(language: LanguageId): Promise<ExamFile> {
  const entry = await getEntry('exam', language);
  if (!entry) throw new Error(`content/exam/${language}.yaml is missing`);
  return entry.data;
}
