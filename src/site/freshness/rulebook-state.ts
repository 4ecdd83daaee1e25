import { getEntry } from 'astro:content';
import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { type Rulebook, textOf } from '../rulebook.ts';
import { type Blocks, blocksOf } from './block.ts';
import { type Translation, translationsOf } from './freshness.ts';

async function textsOf(book: Rulebook, nr: number): Promise<Map<LanguageId, Blocks>> {
  const texts = new Map<LanguageId, Blocks>();
  for (const language of languageIds) {
    const text = await textOf(book.id, nr, language);
    if (text?.body !== undefined) texts.set(language, blocksOf(nr, text.body));
  }
  return texts;
}

/** How every block of a ruleset stands in every language but its source’s. */
export async function rulebookState(book: Rulebook): Promise<Translation[]> {
  const records = (await getEntry('translations', book.id))?.data ?? {};
  const sections = await Promise.all(book.sections.map(({ nr }) => textsOf(book, nr)));
  return sections.flatMap((texts) => translationsOf(texts, book.source.language, records));
}
