import type { Action, Reason, RuleCode } from '../../engine/index.ts';
import type { WidgetWord } from './table-words.ts';

/** What a refusal is followed up with, for whoever does not know the table yet; `first` where it explains more than the broken rule does. */
export interface Advice {
  readonly word: Extract<WidgetWord, 'adviceSeveralMelds' | 'advicePileCards'>;
  readonly first: boolean;
}

/** Too few points, which more melds in the same act could make up for. */
const tooFewPoints: ReadonlySet<RuleCode> = new Set<RuleCode>([
  'opening-too-low',
  'opening-with-pile-too-low',
  'opening-below-raised-minimum',
  'doubled-opening-too-low',
  'declarer-opening',
  'declarer-opening-for-high-bid',
]);

/** The top card has no company, which cards of the hand could be. */
const noCompany: ReadonlySet<RuleCode> = new Set<RuleCode>([
  'meld-too-small',
  'too-few-naturals',
  'take-needs-natural-pair',
  'frozen-needs-naturals',
  'frozen-needs-naturals-or-sequence',
  'frozen-by-red-three-needs-naturals',
  'opening-take-needs-naturals',
  'take-does-not-fit',
]);

/** What the reader can do now that an act was refused for these reasons; null where the reasons say enough. */
export function adviceAfter(action: Action, [reason]: readonly [Reason, ...Reason[]]): Advice | null {
  const single =
    (action.type === 'meld' && action.melds.length < 2) || (action.type === 'take' && action.melds.length === 0);
  if (single && tooFewPoints.has(reason.code)) return { word: 'adviceSeveralMelds', first: false };
  const bare = action.type === 'take' && action.onto === undefined && action.with.length + action.melds.length === 0;
  return bare && noCompany.has(reason.code) ? { word: 'advicePileCards', first: true } : null;
}
