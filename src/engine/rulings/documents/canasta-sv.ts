import type { ClauseAddress } from '../../rulesets/clauses.ts';
import type { FactOf, FaultKind } from '../faults.ts';
import type { Entry } from '../remedy.ts';
import { canastaFiRulings } from './canasta-fi.ts';
import { pileGoesBack } from './draw-remedies.ts';
import { remedy, unregulated } from './entries.ts';

/** The rulings of Swedish Canasta, whose document is a supplement, may rest on the clauses of either. */
type SupplementedTable = {
  readonly [Kind in FaultKind]: Entry<ClauseAddress<'canasta-sv' | 'canasta-fi'>, FactOf<Kind>>;
};

/**
 * Swedish Canasta: its document says nothing of what follows faults, so that Finnish Canasta rules. Where it says itself what is lawful (one
 * card against a pile of one, the upcard, the last red three, canastas for going out), the ruling rests on that too.
 */
export const canastaSvRulings: SupplementedTable = {
  ...canastaFiRulings,
  'upcard-not-covered': unregulated('no-provision', ['cover-upcard', 'play-goes-on'], 'canasta-sv/4'),
  'played-after-last-three': unregulated('forbidden', ['undo-after-last-three', 'deal-is-over'], 'canasta-sv/7'),
  'drew-extra': {
    ...canastaFiRulings['drew-extra'],
    against: ['canasta-fi/9', 'canasta-fi/10-b', 'canasta-sv/6'],
  },
  'took-pile-wrongly': { answer: pileGoesBack(['canasta-fi/26-a', 'canasta-sv/8']) },
  'out-without-canastas': {
    answer: remedy(
      ['take-fewest-back', 'discard-one', 'keep-one-card'],
      ['canasta-fi/27-b', 'canasta-fi/27', 'canasta-sv/1-a', 'canasta-sv/1-b'],
      'outWithoutCanastasPenalty',
    ),
  },
};
