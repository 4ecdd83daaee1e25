import { languageIds } from '../../src/i18n/language.ts';
import { rulesetIds } from '../../src/site/rulesetId.ts';

/** One page of every kind in a language: home, contents, reading pages with tables, numbers and examples, pages of single clauses, the labs, the comparison, the glossary and the state of the translations. */
export const kinds = [
  '',
  'canasta-fi/',
  'canasta-fi/13/',
  'canasta-fi/34/',
  'samba/11/',
  'samba/14-b/',
  'canasta-sv/1-b/',
  'sitoumussamba/41/',
  'canasta-fi/start/',
  'sitoumussamba/start/',
  'samba/start/canasta-fi/',
  'learn/canasta-fi/',
  'learn/canasta-fi/1/',
  'learn/canasta-fi/5/',
  'canasta-fi/lab/meld/',
  'canasta-fi/lab/pile/',
  'compare/',
  'reuse/',
  'search/',
  'glossary/',
  'status/',
] as const;

/** The pages that every reader-facing promise is checked on. */
export const everyKind: readonly string[] = [
  '/',
  '/fi/samba/with/sv/',
  '/en/canasta-sv/with/et/',
  ...languageIds.flatMap((language) => kinds.map((rest) => `/${language}/${rest}`)),
];

/** Every contents page, and the first section of every ruleset. */
export const everyRuleset: readonly string[] = languageIds.flatMap((language) =>
  rulesetIds.flatMap((ruleset) => [`/${language}/${ruleset}/`, `/${language}/${ruleset}/1/`]),
);
