import { regulatesFaults } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import type { RefereeWords } from '../../widgets/train/words/referee-words.ts';
import { examWords } from '../referee/exam/exam-words.ts';
import { rulingWords } from '../referee/ruling-words.ts';
import type { RulesetId } from '../ruleset-id.ts';
import { refereeTexts } from './referee-texts.ts';

/** The words for the questions to the referee of a ruleset, also for those of other tables and options; null where it has no rulings. */
export async function refereeWords(id: RulesetId, language: LanguageId): Promise<RefereeWords | null> {
  if (!regulatesFaults(id)) return null;
  const { accounts } = await examWords(language);
  return refereeTexts(id, language, await rulingWords(language, id), accounts);
}
