import {
  actingSide,
  actor,
  bestOpening,
  type Card,
  judge,
  legalActions,
  minimumOf,
  type NewMeld,
  type Position,
  pointsOfAll,
  shortestOpening,
  type Verdict,
} from '../../../engine/index.ts';
import {
  between,
  cards,
  loose,
  naturals,
  oneOf,
  runDown,
  shuffledRanks,
  sorted,
  wildCards,
} from '../trays/lab-cards.ts';
import { agreedOn, type LabKind, type LabState } from './lab-kind.ts';
import { emptyHand, gameOver } from './objections.ts';

/** The opening laboratory: a hand, the score of its side, and where there is an auction the contract. */
export interface OpeningState extends LabState {
  readonly score: number;
  readonly hand: readonly Card[];
  readonly contract: Position['contract'];
}

/** What a hand can open with. */
export interface OpeningFound {
  readonly minimum: number;
  /** The opening worth most, or else one that is lawful although it is worth less; null if nothing can be laid. */
  readonly opening: { readonly melds: readonly NewMeld[]; readonly points: number; readonly verdict: Verdict } | null;
  /** A lawful opening of fewer cards, if there is one. */
  readonly shorter: { readonly melds: readonly NewMeld[]; readonly points: number } | null;
  readonly missing: number;
  /** Whether the hand is so large that not every opening was looked at. */
  readonly isCut: boolean;
}

/** Whether it is for the reader to open before play: his bid stands, and nobody has doubled it. */
function isBeforePlay(contract: Position['contract']): boolean {
  return contract !== null && contract.seat === 1 && contract.doubledBy === null;
}

/** What the hand in turn can open with, by the engine. */
export function openingFound(position: Position): OpeningFound {
  const minimum = minimumOf(position);
  const found = bestOpening(position);
  const best = judged(position, found.melds);
  const opening = best?.verdict.legal === true ? best : (lawful(position) ?? best);
  const shortest = shortestOpening(position, minimum);
  const shorter =
    shortest !== undefined && opening !== null && shortest.cards < countOfMelds(opening.melds) ? shortest : null;
  const isCut = found.isCut || shortest?.isCut === true;
  return { minimum, opening, shorter, missing: Math.max(0, minimum - (opening?.points ?? 0)), isCut };
}

function countOfMelds(melds: readonly NewMeld[]): number {
  return melds.reduce((count, meld) => count + meld.cards.length, 0);
}

function judged(position: Position, melds: readonly NewMeld[]): OpeningFound['opening'] {
  if (melds.length === 0) return null;
  const points = melds.reduce((sum, meld) => sum + pointsOfAll(position.ruleset.parameters, meld.cards), 0);
  return { melds, points, verdict: judge(position, { type: 'meld', melds }) };
}

/** An opening that is lawful although its cards are worth less than the minimum: a finished canasta, or what the bid names. */
function lawful(position: Position): OpeningFound['opening'] {
  for (const action of legalActions(position)) if (action.type === 'meld') return judged(position, action.melds);
  return null;
}

/** The opening laboratory: does the hand reach the minimum, with what, and what is missing? */
export const openingLab: LabKind<OpeningState> = {
  name: 'opening',

  first(ruleset) {
    return {
      ...agreedOn(ruleset),
      score: 1500,
      hand: cards('Ks Kh Kd 2s 7s 7h Jk Ad 9c 5d 4s'),
      contract: null,
    };
  },

  setupOf({ ruleset, agreement, score, hand, contract }) {
    return {
      setup: {
        ruleset,
        agreement,
        phase: isBeforePlay(contract) ? 'contract-opening' : 'play',
        scores: { A: score },
        hands: { 1: hand },
        ...(contract === null ? {} : { contract }),
      },
      actions: [],
    };
  },

  stateOf({ position, actions }) {
    const { phase, turn, contract, ruleset } = position;
    const side = actingSide(position);
    if ((phase !== 'play' && phase !== 'contract-opening') || turn !== 1 || side.melds.length > 0) return null;
    if (actions.some(({ type }) => type !== 'meld')) return null;
    return { ...agreedOn(ruleset), score: side.score, hand: actor(position).hand.known, contract };
  },

  objectionTo: ({ hand, score }, position) => emptyHand(hand) ?? gameOver(position, score),

  tidy: (state) => state,

  cardsOf: ({ hand }) => hand,

  finding({ position }) {
    const { minimum, opening } = openingFound(position);
    return opening === null ? '' : [minimum, opening.points, opening.verdict.legal].join(' ');
  },

  surprise(ruleset, random) {
    const { parameters } = ruleset;
    const rank = shuffledRanks(random);
    const sets = Array.from({ length: between(1, 3, random) }, (_, place) =>
      naturals(ruleset, rank(place), between(2, 4, random)),
    ).flat();
    const run = parameters.maxSequence > 0 && random() < 0.5 ? runDown(oneOf(['A', 'Q', 'T'], random), 's', 3) : [];
    const wilds = wildCards.slice(0, between(0, 3, random));
    const made = [...new Set([...run]), ...sets, ...wilds].slice(0, parameters.handSize);
    const rest = loose(ruleset, made, Math.max(0, parameters.handSize + parameters.drawCount - made.length), random);
    return {
      ...agreedOn(ruleset),
      score: oneOf([-205, 0, 1495, 1500, 2890, 3000, parameters.maxSequence > 0 ? 7000 : 4350], random),
      hand: sorted([...made, ...rest]),
      contract: null,
    };
  },
};
