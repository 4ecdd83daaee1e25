import {
  type Action,
  actingSide,
  type Card,
  canGoOut,
  cardFrom,
  hasOpened,
  isFrozen,
  nameMeld,
  type Position,
  type Reason,
  type RuleCode,
  ranks,
  topOf,
} from '../../engine/index.ts';
import type { WidgetWord } from './table-words.ts';

/** What a refusal is followed up with, for whoever does not know the table yet; `first` where it explains more than the broken rule does. */
export interface Advice {
  readonly word: Extract<
    WidgetWord,
    | 'adviceSeveralMelds'
    | 'advicePileCards'
    | 'adviceMoreForPile'
    | 'adviceBetween'
    | 'adviceDouble'
    | 'adviceTwoInSequence'
    | 'adviceKeepCard'
    | 'adviceAskAfterDraw'
    | 'adviceAskNotAfterPile'
    | 'adviceAskIfAble'
    | 'adviceOutAfterThrees'
    | 'adviceUnlikeMelds'
    | 'adviceRankOfTop'
    | 'adviceNaturalOrWild'
    | 'adviceTwice'
    | 'adviceInAuction'
    | 'adviceBeforeOpening'
    | 'adviceBeforeUpcard'
  >;
  readonly first: boolean;
  /** How many cards it takes, where that is what is missing. */
  readonly count?: number;
  /** The cards that are meant. */
  readonly cards?: readonly Card[];
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
  'take-needs-sequence-on-table',
]);

/** Nothing would be left to keep: whoever tries this seldom wants to go out. */
const nothingKept: ReadonlySet<RuleCode> = new Set<RuleCode>([
  'going-out-requirement',
  'robber-requirement',
  'bid-not-reached',
  'bid-not-reached-with-melds',
  'answered-no',
]);

/**
 * What the reader can do now that an act was refused for these reasons, and what he has probably meant with it; null where the reasons say
 * enough. `position` is where the act was tried.
 */
export function adviceAfter(
  position: Position,
  action: Action,
  [reason]: readonly [Reason, ...Reason[]],
): Advice | null {
  const single =
    (action.type === 'meld' && action.melds.length < 2) || (action.type === 'take' && action.melds.length === 0);
  if (single && tooFewPoints.has(reason.code)) return { word: 'adviceSeveralMelds', first: false };
  if (reason.code === 'not-at-this-stage') return whatComesFirst(position);
  if (nothingKept.has(reason.code)) return { word: 'adviceKeepCard', first: true };
  if (reason.code === 'ask-not-now') return whenToAsk(position);
  switch (action.type) {
    case 'discard':
      return reason.code === 'black-threes-only-going-out' ? { word: 'adviceOutAfterThrees', first: true } : null;
    case 'take':
      return noCompany.has(reason.code) ? aboutTaking(position, action) : null;
    case 'merge':
      return reason.code === 'merge-not-allowed' ? aboutMerging(position, action) : null;
    case 'meld':
      return action.melds.length === 1 ? aboutRun(position, action.melds[0]?.cards ?? [], reason) : null;
    case 'add': {
      const [addition] = action.additions;
      const meld = actingSide(position).melds.find(({ name }) => name === addition?.meld.name);
      return meld?.kind === 'sequence' ? aboutRun(position, addition?.cards ?? [], reason, meld.cards) : null;
    }
    default:
      return null;
  }
}

/** When one may ask, where the time for it has not come or has been missed. */
function whenToAsk(position: Position): Advice | null {
  const { phase, current, ruleset } = position;
  const { askingTime, askOnlyIfAble } = ruleset.parameters;
  if (phase === 'draw') return { word: 'adviceAskAfterDraw', first: true };
  if (current.drew === 'pile' && askingTime !== 'after-any-draw') return { word: 'adviceAskNotAfterPile', first: true };
  return askOnlyIfAble && !canGoOut(position) ? { word: 'adviceAskIfAble', first: true } : null;
}

/** What has to come before cards are played, where an act is before its time. */
function whatComesFirst({ phase }: Position): Advice | null {
  if (phase === 'auction') return { word: 'adviceInAuction', first: true };
  if (phase === 'contract-opening') return { word: 'adviceBeforeOpening', first: true };
  return phase === 'deal' ? { word: 'adviceBeforeUpcard', first: true } : null;
}

/** The top card has no company: none at all, cards of another rank, or fewer of its rank than the pile asks for. */
function aboutTaking(position: Position, action: Extract<Action, { type: 'take' }>): Advice | null {
  if (action.onto !== undefined || action.melds.length > 0) return null;
  if (action.with.length === 0) return { word: 'advicePileCards', first: true };
  const { naturalsForPile, naturalsForFrozenPile, naturalsForOpeningPile, pileWithWild } = position.ruleset.parameters;
  const [opened, frozen] = [hasOpened(actingSide(position)), isFrozen(position)];
  const count = frozen ? naturalsForFrozenPile : opened ? naturalsForPile : naturalsForOpeningPile;
  const top = topOf(position);
  const naturals = action.with.filter(({ role }) => role !== 'wild');
  if (top === undefined || naturals.length === 0) return null;
  if (naturals.some(({ order }) => order !== top.order)) return { word: 'adviceRankOfTop', first: true, cards: [top] };
  if (naturals.length < action.with.length || naturals.length >= count) return null;
  // Where a wild card may keep the top card company, two of its rank are only one of the ways.
  return frozen || !opened || !pileWithWild
    ? { word: 'adviceMoreForPile', first: true, count }
    : { word: 'adviceNaturalOrWild', first: true };
}

/** Two melds that have nothing in common, or two sequences of one suit that do not touch: the card that is missing between them. */
function aboutMerging(position: Position, { first, second }: Extract<Action, { type: 'merge' }>): Advice | null {
  const { melds } = actingSide(position);
  const runs = [first, second].flatMap(({ name }) => melds.find((meld) => meld.name === name) ?? []);
  const [one, other] = runs;
  if (one === undefined || other === undefined) return null;
  if (one.kind !== other.kind || one.order !== other.order || one.suit !== other.suit) {
    return { word: 'adviceUnlikeMelds', first: false };
  }
  if (!position.ruleset.parameters.mergeSequences || runs.some(({ kind }) => kind !== 'sequence')) return null;
  return between(
    position,
    runs.flatMap(({ cards }) => cards),
  );
}

/**
 * Cards that look like a sequence, or are added to one: the one that is missing in it, the one that is there twice, or a two that stands in
 * for another card.
 */
function aboutRun(
  position: Position,
  chosen: readonly Card[],
  { code }: Reason,
  melded: readonly Card[] = [],
): Advice | null {
  const { parameters } = position.ruleset;
  const cards = [...melded, ...chosen];
  if (parameters.maxSequence === 0 || chosen.length === 0) return null;
  const naturals = cards.filter(({ role }) => role !== 'wild');
  const oneSuit = naturals.every(({ suit }) => suit === naturals[0]?.suit);
  const two = chosen.filter(({ rank }) => rank === '2');
  const twice = chosen.filter((card) => cards.filter((other) => other === card).length > 1).slice(0, 1);
  if (code === 'sequence-gap' && twice.length > 0) return { word: 'adviceTwice', first: true, cards: twice };
  if ((code === 'sequence-of-one-suit' || code === 'sequence-gap') && two.length > 0) {
    return { word: 'adviceTwoInSequence', first: false, cards: two };
  }
  if (code === 'sequence-gap') return oneSuit ? between(position, cards) : null;
  if (code !== 'different-ranks') return null;
  // Several ranks, one of them twice: without the second one it would be a sequence.
  const spare = naturals.find((card) => {
    const others = naturals.filter((other) => other !== card || naturals.indexOf(other) !== naturals.indexOf(card));
    return nameMeld(position.ruleset, others) === 'sequence';
  });
  return spare === undefined ? null : { word: 'adviceDouble', first: true, cards: [spare] };
}

/** The one card that makes a sequence of these. */
function between(position: Position, cards: readonly Card[]): Advice | null {
  const suit = cards.find((card) => card.suit !== null)?.suit;
  const card = ranks
    .flatMap((rank) => cardFrom(`${rank}${suit}`) ?? [])
    .find((one) => ['sequence', 'samba'].includes(nameMeld(position.ruleset, [...cards, one])));
  return card === undefined ? null : { word: 'adviceBetween', first: true, cards: [card] };
}
