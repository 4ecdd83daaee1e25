import type { RulesetId } from '../ruleset-id.ts';

/** The game to begin with for whoever has chosen none: the others come more easily after it. */
export const firstGame: RulesetId = 'canasta-fi';
