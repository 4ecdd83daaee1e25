import { usualRuleset } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import { askableIn } from '../../train/index.ts';
import { pagePath, trainRest } from '../address.ts';
import type { RulesetId } from '../ruleset-id.ts';

/** The way to the trainer’s questions on a section or a clause of a ruleset, such as `14` or `14-b`; null where it has none. */
export function wayToTrain(ruleset: RulesetId, part: string, language: LanguageId): string | null {
  const asked = new Set(askableIn(usualRuleset(ruleset)).map(({ clause }) => clause));
  const clauses = [...asked].filter((clause) => {
    const [of, id = ''] = clause.split('/');
    return of === ruleset && (id === part || String(Number.parseInt(id, 10)) === part);
  });
  return clauses.length === 0 ? null : `${pagePath(language, trainRest(ruleset))}#clause=${clauses.join(',')}`;
}
