import { languageIds } from '../../src/i18n/language.ts';
import { inTurn } from '../turns.ts';

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
  'learn/sitoumussamba/test/',
  'classic/lab/',
  'samba/lab/meld/',
  'sitoumussamba/lab/score/',
  'referee/samba/',
  'referee/sitoumussamba/exam/',
  'play/samba/',
  'train/samba/',
  'score/',
  'score/canasta-fi/',
  'score/evening/',
  'deal/',
  'changes/',
  'samba/card/',
  'classic/all/',
  'compare/',
  'reuse/',
  'search/',
  'offline/',
  'glossary/',
  'status/',
] as const;

/** How a page is looked at for its accessibility: wide in light colours, as on a phone in dark ones. */
export type Look = 'wide and light' | 'narrow and dark';

/** Pages of one kind, visited one after the other. */
export interface Visit {
  readonly kind: string;
  readonly routes: readonly string[];
  /** The one of them that is looked at for its accessibility, and how: kinds and languages take turns. */
  readonly looked: string;
  readonly look: Look;
}

/** Every kind of page, in every language where the whole is looked at, else in two of them. */
export const visits: readonly Visit[] = [
  { kind: 'the choice of language', routes: ['/'], looked: '/', look: 'wide and light' },
  {
    kind: 'two languages side by side',
    routes: ['/fi/canasta-sv/with/sv/'],
    looked: '/fi/canasta-sv/with/sv/',
    look: 'narrow and dark',
  },
  ...kinds.map((rest, turn): Visit => {
    const all = languageIds.map((language) => `/${language}/${rest}`);
    const looked = all[turn % all.length] ?? '';
    const others = all.filter((route) => route !== looked);
    return {
      kind: rest === '' ? 'home' : rest,
      routes: [looked, ...inTurn(others, 1, turn)],
      looked,
      look: turn % 2 === Math.floor(turn / all.length) % 2 ? 'wide and light' : 'narrow and dark',
    };
  }),
];
