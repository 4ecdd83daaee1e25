import type { LanguageId } from './language.ts';

/** The letters in the corners of the cards of each language; see “Cards in prose” in the writing guide. */
export const cardIndex: Record<LanguageId, Record<'ace' | 'king' | 'queen' | 'jack' | 'two' | 'joker', string>> = {
  fi: { ace: 'A', king: 'K', queen: 'Q', jack: 'J', two: '2', joker: 'JOKERI' },
  sv: { ace: 'E', king: 'K', queen: 'D', jack: 'Kn', two: '2', joker: 'JOKER' },
  et: { ace: 'Ä', king: 'K', queen: 'E', jack: 'S', two: '2', joker: 'JOKKER' },
  en: { ace: 'A', king: 'K', queen: 'Q', jack: 'J', two: '2', joker: 'JOKER' },
};
