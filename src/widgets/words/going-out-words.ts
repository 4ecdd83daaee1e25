import type { GoingOutNeed } from '../../engine/index.ts';
import type { Speech } from './speech.ts';
import type { WidgetWord } from './table-words.ts';

/** The sign of what is there, and of what is not. */
export const met = '✓';
const missing = '✗';

/** What a side has to have, one of it and several. */
const words = {
  canastas: ['needCanasta', 'needCanastas'],
  sambas: ['needSamba', 'needSambas'],
  'red-canastas': ['needNatural', 'needNaturals'],
  bid: ['bidAimed', 'bidAimed'],
} as const satisfies Readonly<Record<GoingOutNeed['what'], readonly [WidgetWord, WidgetWord]>>;

/** One thing that going out asks of a side, with how much of it is there. */
export function needText({ what, has, needs }: GoingOutNeed, speech: Speech): string {
  const [one, several] = words[what];
  const told = speech.text(needs === 1 ? one : several, { needs, has: Math.min(has, needs) });
  const sign = has >= needs ? ` ${met}` : needs > 1 ? '' : ` ${missing}`;
  return `${told}${sign}`;
}
