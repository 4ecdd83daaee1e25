import { languageIds } from '../../src/i18n/language.ts';

/** One page of every kind in a language: home, contents, reading pages with tables, numbers and examples, pages of single clauses, teaching, the referee's guide, the labs, the comparison, the glossary and the state of the translations. */
const kinds = [
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
  'classic/lab/',
  'samba/lab/meld/',
  'sitoumussamba/lab/score/',
  'referee/samba/',
  'play/samba/',
  'compare/',
  'reuse/',
  'search/',
  'glossary/',
  'status/',
] as const;

/** How a page is looked at for its accessibility: wide in light colours, as on a phone in dark ones. */
export type Look = 'wide and light' | 'narrow and dark';

/** A page to be visited. */
export interface Visit {
  readonly route: string;
  /** How its accessibility is looked at; the languages take turns, so that each kind of page is looked at both ways. */
  readonly look: Look | null;
}

/** Every kind of page in every language. */
export const visits: readonly Visit[] = [
  { route: '/', look: 'wide and light' },
  { route: '/fi/samba/with/sv/', look: 'wide and light' },
  { route: '/en/canasta-sv/with/et/', look: 'narrow and dark' },
  ...kinds.flatMap((rest, kind) =>
    languageIds.map((language, turn): Visit => {
      const place = (kind + turn) % languageIds.length;
      return {
        route: `/${language}/${rest}`,
        look: place === 0 ? 'wide and light' : place === 2 ? 'narrow and dark' : null,
      };
    }),
  ),
];
