import type { Action } from '../position/action.ts';
import type { RuleCode, RuleFamily } from '../rulesets/codes.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { FactName } from './facts.ts';

/** The moments of a deal in which faults happen, in the order of play. */
export const moments = ['deal', 'draw', 'pile', 'meld', 'discard', 'going-out', 'cards-shown', 'score'] as const;
/** A moment of a deal. */
export type Moment = (typeof moments)[number];

/** The parameter that says how many cards a draw has that was forgotten. */
export type OwedDraw = 'drawCount' | 'cardsWithPile';
/** Where the cards lie that a fault is about. */
export type CardPlace = 'hand' | 'melds' | 'pile';
/** The cards that a fault is surely about, where nobody names any. */
export type CardsAtFault = 'red-threes-held' | 'red-three-on-pile';

/** A kind of fault: when it happens, which facts may decide what follows, and which rules of play it breaks. */
interface FaultKindDefinition {
  readonly moment: Moment;
  readonly facts: readonly FactName[];
  /** The rules that this breaks where they are judged; faults that no move can be have none. */
  readonly breaks: readonly RuleCode[];
  /** The acts that can be it, where not every one that breaks such a rule is. */
  readonly acts?: readonly Action['type'][];
  /** The facts that are taken to be so where others than the first of the table are usual. */
  readonly usual?: { readonly [fact in FactName]?: string };
  /** What a game must have for it: others know no such fault. */
  readonly needs?: RuleFamily;
  /** Where its cards lie, if not in the hand. */
  readonly place?: CardPlace;
  /** Its cards where nobody names any. */
  readonly about?: CardsAtFault;
  /** How many cards are drawn where it is made up for by a draw, if not those of an ordinary one. */
  readonly owes?: OwedDraw;
  /** Where its ruling costs points, the yes that could not be kept is charged with them, so that nothing more is due as the turn ends. */
  readonly paysForAnswer?: true;
}

/** Everything that can go wrong at a table, by code, in the order of the deal. */
export const faultKinds = {
  'start-card-void': { moment: 'deal', facts: [], breaks: [] },
  'dealt-out-of-turn': { moment: 'deal', facts: ['noticed'], breaks: [] },
  'not-cut': { moment: 'deal', facts: [], breaks: [] },
  'card-shown-in-deal': { moment: 'deal', facts: [], breaks: [] },
  'cards-seen-in-deal': { moment: 'deal', facts: [], breaks: [] },
  'wrong-hand-size': { moment: 'deal', facts: ['noticed'], breaks: [] },
  'face-up-card-in-stock': { moment: 'deal', facts: ['noticed'], breaks: [] },
  'foreign-card': { moment: 'deal', facts: ['noticed', 'where'], breaks: [] },
  'lost-card-found': { moment: 'deal', facts: ['stockRounds'], breaks: [] },
  'upcard-not-covered': { moment: 'deal', facts: [], breaks: [], needs: 'laying' },
  'card-turned-early': { moment: 'deal', facts: [], breaks: [], needs: 'contract' },
  'bid-not-lawful': { moment: 'deal', facts: [], breaks: [], needs: 'contract' },
  'contract-without-opening': {
    moment: 'deal',
    facts: ['lowerBid'],
    breaks: ['declarer-opening', 'declarer-opening-twos'],
    needs: 'contract',
  },
  'hand-not-completed': {
    moment: 'draw',
    facts: ['noticed'],
    breaks: [],
    needs: 'laying',
  },
  'red-three-not-laid': {
    moment: 'draw',
    facts: ['corrected', 'cards'],
    breaks: ['lay-red-threes-first'],
    needs: 'laying',
    about: 'red-threes-held',
  },
  'saw-stock-card': { moment: 'draw', facts: ['cards', 'drewRedThree'], breaks: [] },
  'drew-extra': {
    moment: 'draw',
    facts: ['extra', 'redThreeAmong'],
    breaks: ['one-draw-a-turn'],
    acts: ['draw'],
  },
  'drew-out-of-turn': { moment: 'draw', facts: ['joined', 'inTurn', 'cards'], breaks: [] },
  'played-after-last-three': { moment: 'draw', facts: [], breaks: [] },
  'draw-choice-changed': { moment: 'draw', facts: ['intended'], breaks: ['one-draw-a-turn'] },
  'took-pile-wrongly': {
    moment: 'pile',
    facts: ['provable'],
    usual: { provable: 'false' },
    acts: ['take'],
    breaks: [
      'wild-on-top',
      'black-three-on-top',
      'one-card-against-one',
      'one-card-against-one-without-stock',
      'take-needs-natural-pair',
      'frozen-needs-naturals',
      'frozen-by-red-three-needs-naturals',
      'opening-take-needs-naturals',
      'opening-with-pile-too-low',
      'card-still-in-pile',
      'card-still-in-pile-at-opening',
      'take-does-not-fit',
      'no-pile-this-turn',
      'late-red-three-bars-pile',
      'concealed-with-pile-needs-minimum',
      'pile-not-with-wild',
      'pile-not-onto-canasta',
      'pile-blocked-by-canasta',
      'take-needs-sequence-on-table',
      'red-three-on-top',
      'black-three-fits-sequence-only',
      'joker-on-top',
      'frozen-needs-naturals-or-sequence',
      'depth-not-allowed',
    ],
  },
  'took-pile-out-of-turn': { moment: 'pile', facts: ['joined'], breaks: [] },
  'pile-cards-left': { moment: 'pile', facts: ['noticed'], breaks: [] },
  'pile-stock-card-forgotten': {
    moment: 'pile',
    facts: ['noticed'],
    breaks: [],
    needs: 'contract',
    owes: 'cardsWithPile',
  },
  'pile-refused-at-end': { moment: 'pile', facts: [], breaks: [] },
  'pile-inspected': { moment: 'pile', facts: [], breaks: [] },
  'opening-short': {
    moment: 'meld',
    facts: ['noticed', 'remedy'],
    usual: { remedy: 'withdraw' },
    breaks: [
      'opening-too-low',
      'opening-below-raised-minimum',
      'bonus-opens-nothing',
      'opening-twos',
      'doubled-opening-too-low',
    ],
    place: 'melds',
  },
  'opening-counted-face-down': { moment: 'meld', facts: [], breaks: [], needs: 'contract' },
  'opening-inspected': {
    moment: 'meld',
    facts: ['possible'],
    breaks: ['opening-too-low', 'opening-twos'],
    place: 'melds',
  },
  'excess-wild': {
    moment: 'meld',
    facts: ['remedy'],
    breaks: [
      'too-many-wilds',
      'too-many-wilds-in-canasta',
      'too-many-wilds-onto-canasta',
      'wild-onto-canasta',
      'merge-too-many-wilds',
      'full-canasta-takes-no-wild',
      'surplus-wilds-first',
    ],
    place: 'melds',
  },
  'improper-meld': {
    moment: 'meld',
    facts: ['noticed', 'remedy'],
    breaks: [
      'meld-too-small',
      'different-ranks',
      'too-few-naturals',
      'wilds-alone',
      'red-three-in-meld',
      'black-three-in-meld',
      'black-threes-only-going-out',
      'black-threes-with-wild',
      'black-threes-count',
      'opponents-meld',
      'merge-not-allowed',
      'wild-in-sequence',
      'three-in-sequence',
      'sequence-of-one-suit',
      'sequence-gap',
      'sequence-too-long',
      'samba-is-closed',
      'merge-too-long',
      'second-incomplete-set',
      'canasta-is-closed',
      'wilds-exceed-naturals',
      'wilds-reserved',
      'partners-penalty-card',
    ],
    place: 'melds',
  },
  'sequence-gap': { moment: 'meld', facts: [], breaks: ['sequence-gap'], needs: 'sequence' },
  'hidden-card': { moment: 'meld', facts: [], breaks: ['different-ranks', 'sequence-of-one-suit'], place: 'melds' },
  'card-place-unclear': { moment: 'meld', facts: [], breaks: [] },
  'sixth-card-not-crosswise': { moment: 'meld', facts: [], breaks: [] },
  'cards-not-marked': { moment: 'meld', facts: [], breaks: [] },
  'canasta-inspected': { moment: 'meld', facts: [], breaks: [] },
  'meld-out-of-turn': { moment: 'meld', facts: ['inTurn', 'dealEnded'], breaks: [] },
  'discard-without-draw': {
    moment: 'discard',
    facts: ['noticed'],
    breaks: ['draw-first', 'take-or-end-first'],
    acts: ['discard'],
  },
  'no-discard': { moment: 'discard', facts: [], breaks: [] },
  'several-discards': { moment: 'discard', facts: ['noticed', 'together'], breaks: [], place: 'pile' },
  'red-three-discarded': {
    moment: 'discard',
    facts: [],
    breaks: ['discard-red-three'],
    needs: 'laying',
    place: 'pile',
    about: 'red-three-on-pile',
  },
  'discard-taken-back': { moment: 'discard', facts: [], breaks: [] },
  'discard-out-of-turn': { moment: 'discard', facts: [], breaks: [] },
  'asked-at-wrong-time': { moment: 'going-out', facts: [], breaks: [] },
  'meld-before-asking': {
    moment: 'going-out',
    facts: ['saidYes', 'able'],
    breaks: ['ask-after-melding'],
    paysForAnswer: true,
  },
  'meld-before-answer': { moment: 'going-out', facts: [], breaks: ['answer-first'] },
  'question-withdrawn': { moment: 'going-out', facts: [], breaks: ['answer-first'] },
  'extra-information': { moment: 'going-out', facts: [], breaks: ['answer-yes-or-no'] },
  'cannot-go-out': {
    moment: 'going-out',
    facts: ['after'],
    breaks: ['answered-yes', 'must-go-out-by-ruling'],
    paysForAnswer: true,
  },
  'out-after-no': { moment: 'going-out', facts: [], breaks: ['answered-no'], place: 'melds' },
  'out-without-discard': { moment: 'going-out', facts: [], breaks: [] },
  'out-without-canastas': {
    moment: 'going-out',
    facts: ['announced'],
    usual: { announced: 'false' },
    paysForAnswer: true,
    breaks: ['going-out-requirement', 'keep-one-card', 'robber-requirement'],
    place: 'melds',
  },
  'declarer-out-too-early': {
    moment: 'going-out',
    facts: ['level'],
    breaks: ['bid-not-reached', 'bid-not-reached-with-melds'],
    needs: 'contract',
  },
  'card-exposed': { moment: 'cards-shown', facts: [], breaks: [] },
  'hand-out-of-sight': { moment: 'cards-shown', facts: [], breaks: [] },
  'penalty-card-with-partners-help': {
    moment: 'cards-shown',
    facts: ['cards', 'meld'],
    breaks: [],
  },
  'penalty-card-kept': { moment: 'cards-shown', facts: [], breaks: [] },
  'table-talk': { moment: 'cards-shown', facts: ['reminded'], breaks: [] },
  'minimum-named': { moment: 'cards-shown', facts: ['asOfRight'], breaks: [] },
  'hand-number-misstated': { moment: 'cards-shown', facts: [], breaks: [] },
  'information-out-of-turn': { moment: 'cards-shown', facts: [], breaks: [] },
  'intentional-irregularity': { moment: 'cards-shown', facts: [], breaks: [] },
  'not-opened-at-end': { moment: 'score', facts: [], breaks: [], needs: 'contract' },
  'melds-mixed-up': { moment: 'score', facts: ['whose'], breaks: [] },
  'score-error': { moment: 'score', facts: ['kind', 'noticed'], breaks: [] },
} as const satisfies { readonly [kind: string]: FaultKindDefinition };

/** The code of a kind of fault. */
export type FaultKind = keyof typeof faultKinds;
/** The facts that may decide a kind of fault. */
export type FactOf<Kind extends FaultKind> = (typeof faultKinds)[Kind]['facts'][number];

/** Whether a text is the code of a kind of fault. */
export function isFaultKind(text: string): text is FaultKind {
  return Object.hasOwn(faultKinds, text);
}

/** Whether there can be such a fault in a ruleset: one about the auction only where there is one. */
export function faultOccurs(ruleset: Ruleset, kind: FaultKind): boolean {
  const { needs }: FaultKindDefinition = faultKinds[kind];
  return needs === undefined || ruleset.has(needs);
}

/** The facts of a kind of fault that are usual where they are not the first of their table. */
export function factsUsually(kind: FaultKind): { readonly [fact in FactName]?: string } {
  const { usual }: FaultKindDefinition = faultKinds[kind];
  return usual ?? {};
}

/** All kinds of faults in the order of the deal. */
export const faultKindList: readonly FaultKind[] = Object.keys(faultKinds).filter(isFaultKind);

/** When faults of a kind happen. */
export function momentOf(kind: FaultKind): Moment {
  return faultKinds[kind].moment;
}

/** The facts of a kind of fault, over all rulesets. */
export function factsOf(kind: FaultKind): readonly FactName[] {
  return faultKinds[kind].facts;
}

/** The acts that can be a fault of a kind; undefined where every act can that breaks one of its rules. */
export function actsThatAre(kind: FaultKind): readonly Action['type'][] | undefined {
  const { acts }: FaultKindDefinition = faultKinds[kind];
  return acts;
}

/** The rules of play that faults of a kind break. */
export function brokenRules(kind: FaultKind): readonly RuleCode[] {
  return faultKinds[kind].breaks;
}

/** Where the cards lie that a kind of fault is about. */
export function placeOfCards(kind: FaultKind): CardPlace {
  const { place }: FaultKindDefinition = faultKinds[kind];
  return place ?? 'hand';
}

/** The cards that a kind of fault is surely about; undefined where somebody must name them. */
export function cardsAtFault(kind: FaultKind): CardsAtFault | undefined {
  const { about }: FaultKindDefinition = faultKinds[kind];
  return about;
}

/** The parameter that says how many cards are drawn where a draw was forgotten. */
export function owedDraw(kind: FaultKind): OwedDraw {
  const { owes }: FaultKindDefinition = faultKinds[kind];
  return owes ?? 'drawCount';
}

/** Whether the ruling of a kind of fault has charged the yes that could not be kept. */
export function paysForAnswer(kind: FaultKind): boolean {
  const { paysForAnswer: pays }: FaultKindDefinition = faultKinds[kind];
  return pays === true;
}
