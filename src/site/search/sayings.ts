import type { z } from 'zod';
import type { LanguageId } from '../../i18n/language.ts';
import type { searchSchema } from '../schema/search.ts';
import type { SearchData } from './data.ts';

function list(words: string): string[] {
  return words.split(/\s+/);
}

/** What people type that stands in no text, of a language, from what `content/search.yaml` holds. */
export function sayingsOf(
  { languages, kinds, labels, games, play }: z.infer<typeof searchSchema>,
  language: LanguageId,
): Pick<SearchData, 'sayings' | 'games' | 'play'> {
  const { ignored, count, fault, told, worth, cards, alike } = languages[language];
  return {
    sayings: {
      ignored: list(ignored),
      count: list(count),
      fault: list(fault),
      told: list(told),
      worth: list(worth),
      cards: list(cards),
      alike: alike.map((group) => group.split(/\s*,\s*/)),
      clauses: {
        kinds: list(kinds),
        labels: Object.entries(labels).map(([id, called]) => ({ id, called })),
      },
    },
    games,
    play,
  };
}
