import type { LanguageId } from '../../../i18n/language.ts';

/** How the words for cards begin in Finnish, where no number is called like a card. */
const words = {
  A: /äss/,
  K: /kunin[kg]a/,
  Q: /rouv/,
  J: /sotamie/,
  T: /kymp/,
  '9': /yhdeksik/,
  '8': /kahdeksik/,
  '7': /seitsik/,
  '6': /kuuto/,
  '5': /viito/,
  '4': /nelo/,
  '3': /kolmo/,
  '2': /kakko|apukor/,
  joker: /joker|apukor/,
} as const;

/** The ranks of which a text speaks, the joker among them. The languages say the same, so that one of them tells. */
export function namedRanks({ fi }: Readonly<Record<LanguageId, string>>): readonly string[] {
  const text = fi.toLowerCase();
  return Object.entries(words).flatMap(([rank, word]) => (word.test(text) ? [rank] : []));
}
