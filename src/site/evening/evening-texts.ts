import { faces } from '../../engine/index.ts';
import { cardIndex } from '../../i18n/card-index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import { indexOf } from '../../table/faces/corner.ts';
import type { EveningTexts } from '../../widgets/evening/evening-words.ts';
import { scoreItems, wordOfItem } from '../../widgets/words/score-sheet.ts';
import { messagesIn } from '../messages.ts';
import type { Rulebook } from '../rulebook.ts';
import { agreementTexts } from '../scenario/labs.ts';
import { speechData } from '../scenario/speech.ts';

/** What the score sheet of a ruleset is in a language, as its page carries it. */
export async function eveningTexts(book: Rulebook, language: LanguageId): Promise<EveningTexts> {
  const { evening, widgets, cards } = await messagesIn(language, book.id);
  const { clauses, root } = await speechData(book.id, language);
  const letters = faces.map(({ rank }) => [rank, rank === 'joker' ? cards.joker : indexOf(rank, cardIndex[language])]);
  return {
    language,
    root,
    name: book.name[language],
    texts: evening,
    items: Object.fromEntries(scoreItems.map((item) => [item, widgets[wordOfItem(item)]])),
    denominations: {
      clubs: `♣\ufe0e ${cards.c}`,
      diamonds: `♦\ufe0e ${cards.d}`,
      hearts: `♥\ufe0e ${cards.h}`,
      spades: `♠\ufe0e ${cards.s}`,
      canasta: 'canasta',
      twos: widgets.twos,
    },
    letters: Object.fromEntries(letters),
    clauses,
    agreement: await agreementTexts(book, language),
  };
}
