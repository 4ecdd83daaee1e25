import type { LanguageId } from '../../i18n/language.ts';
import type { RulesetId } from '../ruleset-id.ts';

/** Where a component of a clause text stands; the MDX plugin `textAddress` adds these attributes. */
export interface Place {
  ruleset: RulesetId;
  section: string;
  language: LanguageId;
}
