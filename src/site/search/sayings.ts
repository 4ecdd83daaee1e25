import type { z } from 'zod';
import type { LanguageId } from '../../i18n/language.ts';
import type { otherGamesSchema, searchSchema } from '../schema/search.ts';
import type { SearchData } from './data.ts';

function list(words: string): string[] {
  return words.split(/\s+/);
}

function names(line = ''): string[] {
  return line.split(',').flatMap((name) => name.trim() || []);
}

/** What people type that stands in no text, of a language, from what `content/search.yaml` and `content/other-games.yaml` hold. */
export function sayingsOf(
  { languages, kinds, labels, play }: z.infer<typeof searchSchema>,
  otherGames: z.infer<typeof otherGamesSchema>,
  language: LanguageId,
): Pick<SearchData, 'sayings' | 'games' | 'gameHeads' | 'play'> {
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
    games: otherGames.games.map(({ nearest, every, [language]: own }) => ({
      nearest,
      called: [...names(every), ...names(own)],
    })),
    gameHeads: names(otherGames.heads[language]),
    play,
  };
}
