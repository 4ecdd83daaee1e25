import type { RulingTable } from '../remedy.ts';
import { drawRulings } from './sitoumussamba-draws.ts';
import { playRulings } from './sitoumussamba-plays.ts';

/** Sitoumussamba: sections 6 to 8, 13 to 16, 24, 25, 29 and 33 to 41. A kind of fault that neither part rules on is an error of types here. */
export const sitoumussambaRulings: RulingTable<'sitoumussamba'> = { ...drawRulings, ...playRulings };
