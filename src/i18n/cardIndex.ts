import type { LanguageId } from './language.ts';

/** The letters in the corners of the cards of each language; see “Cards in prose” in the writing guide. */
export const cardIndex: Record<LanguageId, Record<'ace' | 'king' | 'queen' | 'jack' | 'two', string>> = {
  fi: { ace: 'A', king: 'K', queen: 'Q', jack: 'J', two: '2' },
  sv: { ace: 'E', king: 'K', queen: 'D', jack: 'Kn', two: '2' },
  et: { ace: 'Ä', king: 'K', queen: 'E', jack: 'S', two: '2' },
  en: { ace: 'A', king: 'K', queen: 'Q', jack: 'J', two: '2' },
};
