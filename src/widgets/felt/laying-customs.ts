import type { RulesetId } from '../../engine/index.ts';

/** How cards are laid on the table so that everybody sees what they mean, where the rule books say so. */
export interface LayingCustoms {
  /** The sixth card of a meld lies crosswise (canasta-fi 11-j, samba 22-b-5, sitoumussamba 14-l). */
  readonly sixthCrosswise: boolean;
  /** Of the cards that freeze the pile the first lies crosswise (canasta-fi 17-a, samba 17-a), or every one (sitoumussamba 18). */
  readonly crosswiseInPile: 'first' | 'every';
  /** A finished samba lies face down (samba 15-c), or face up with its lowest card crosswise (sitoumussamba 20-b). */
  readonly samba: 'face-down' | 'lowest-crosswise';
}

const usual: LayingCustoms = { sixthCrosswise: true, crosswiseInPile: 'first', samba: 'face-down' };

/** The customs of every ruleset. */
export const layingCustoms: Record<RulesetId, LayingCustoms> = {
  'canasta-fi': usual,
  'canasta-sv': usual,
  classic: { ...usual, sixthCrosswise: false },
  samba: usual,
  sitoumussamba: { sixthCrosswise: true, crosswiseInPile: 'every', samba: 'lowest-crosswise' },
};
