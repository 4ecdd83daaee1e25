import {
  type Action,
  actingSide,
  actor,
  type Card,
  canGoOut,
  checkSetup,
  judge,
  legalActions,
  type Position,
  rulesetFor,
  type ScoreLine,
  score,
  type Verdict,
} from '../../../engine/index.ts';
import {
  between,
  cards,
  cardsOfMelds,
  copiesOf,
  loose,
  namedMelds,
  naturalRanks,
  naturals,
  oneOf,
  remaining,
  runDown,
  shuffledRanks,
  sorted,
  wildCards,
} from '../trays/lab-cards.ts';
import { agreedOn, type LabKind, type LabState } from './lab-kind.ts';
import { emptyHand, gameOver } from './objections.ts';

/** The going-out laboratory: what the side has melded, the hand, and what has happened in the turn. */
export interface GoingOutState extends LabState {
  readonly score: number;
  readonly melds: readonly (readonly Card[])[];
  /** Who has laid the melds of the side: it decides what is concealed. */
  readonly laidBy: 'me' | 'partner';
  readonly hand: readonly Card[];
  readonly drew: 'stock' | 'pile';
  readonly answer: 'yes' | 'no' | null;
  readonly contract: Position['contract'];
}

/** How a hand can go out, or why it cannot. */
export type GoingOutFound =
  | {
      readonly possible: true;
      readonly steps: readonly Action[];
      readonly concealed: boolean;
      /** The line of the score sheet that going out brings. */
      readonly bonus: ScoreLine | null;
      /** What the last step rests on. */
      readonly last: Verdict;
    }
  | {
      readonly possible: false;
      /** The step that is refused on the way on which the hand could be laid out. */
      readonly refusal: { readonly steps: readonly Action[]; readonly verdict: Verdict } | null;
      /** The fewest cards without which the side could go out, if there are not too many. */
      readonly left: readonly Card[] | null;
    };

/** More cards too many than this are not looked for one by one. */
const mostLeft = 3;

/** More steps than this no hand needs. */
const mostSteps = 40;

/** Legal acts, one after another, by which the player in turn goes out; null if there are none. */
export function wayOut(position: Position): readonly Action[] | null {
  if (!canGoOut(position)) return null;
  const steps: Action[] = [];
  let now = position;
  while (steps.length < mostSteps) {
    const step = nextStep(now, position.turn);
    if (step === null) return null;
    steps.push(step.action);
    if (step.next.phase === 'over') return steps;
    now = step.next;
  }
  return null;
}

function nextStep(position: Position, seat: Position['turn']): { action: Action; next: Position } | null {
  for (const action of legalActions(position)) {
    if (action.type === 'ask' || action.type === 'buy') continue;
    const verdict = judge(position, action);
    if (!verdict.legal) continue;
    const { next } = verdict;
    const isOut = next.phase === 'over' && next.ending?.out === seat;
    if (isOut || (next.phase === 'play' && next.turn === seat && canGoOut(next))) return { action, next };
  }
  return null;
}

/** Plays acts one after another up to the first that is refused. */
function played(
  position: Position,
  steps: readonly Action[],
): { position: Position; done: readonly Action[]; last: Verdict | null } {
  let now = position;
  let last: Verdict | null = null;
  for (const [place, action] of steps.entries()) {
    last = judge(now, action);
    if (!last.legal) return { position: now, done: steps.slice(0, place + 1), last };
    now = last.next;
  }
  return { position: now, done: steps, last };
}

/** What the engine says of going out with a state; null if the state is impossible. */
export function goingOutFound(state: GoingOutState): GoingOutFound | null {
  const position = positionOf(state);
  if (position === null) return null;
  const steps = wayOut(position);
  if (steps !== null) {
    const { position: end, last } = played(position, steps);
    const side = score(end).find(({ side }) => side === actingSide(position).side);
    const bonus = side?.lines.find(({ item }) => item === 'going-out' || item === 'going-out-concealed') ?? null;
    if (last !== null) return { possible: true, steps, concealed: end.ending?.concealed === true, bonus, last };
  }
  // Where the side lacks only canastas, the contract or the permission, the way is there, and the engine refuses a step of it.
  const wished = withWhatIsAskedFor({ ...state, answer: null });
  const way = wished === null ? null : wayOut(wished);
  if (way === null) return { possible: false, refusal: null, left: fewestLeft(state) };
  const { done, last } = played(position, way);
  return { possible: false, refusal: last === null || last.legal ? null : { steps: done, verdict: last }, left: null };
}

function positionOf(state: GoingOutState): Position | null {
  const checked = checkSetup(goingOutLab.setupOf(state).setup);
  return checked.ok ? checked.value : null;
}

/** The same position, but the side has more canastas than any game asks for; null if the deck has no cards for them. */
function withWhatIsAskedFor(state: GoingOutState): Position | null {
  const settled = rulesetFor(state.ruleset, state.agreement);
  if (!settled.ok) return null;
  const { value: ruleset } = settled;
  const used = goingOutLab.cardsOf(state);
  const deck = naturalRanks.flatMap((rank) => copiesOf(ruleset, rank));
  const free = remaining(deck, used);
  const runs = ruleset.parameters.maxSequence === 0 ? [] : (['s', 'h', 'd', 'c'] as const);
  const samba = runs.map((suit) => runDown('A', suit, 7)).find((run) => run.every((card) => free.includes(card))) ?? [];
  const rest = remaining(free, samba);
  const canastas = naturalRanks
    .filter((rank) => used.every((card) => card.rank !== rank))
    .map((rank) => rest.filter((card) => card.rank === rank).slice(0, 7))
    .filter((canasta) => canasta.length === 7)
    .slice(-2);
  const extra = [samba, ...canastas].filter((meld) => meld.length > 0);
  return positionOf({ ...state, melds: [...state.melds, ...extra] });
}

/** The fewest cards of the hand without which the player could go out, were the side to have what is asked for; null if they are many. */
function fewestLeft(state: GoingOutState): readonly Card[] | null {
  for (let count = 1; count <= mostLeft; count++) {
    for (const left of choices(state.hand, count)) {
      const hand = remaining(state.hand, left);
      const wished = withWhatIsAskedFor({ ...state, hand, answer: null });
      if (wished !== null && canGoOut(wished)) return left;
    }
  }
  return null;
}

/** Every choice of so many cards, alike ones once. */
function* choices(from: readonly Card[], count: number): Generator<readonly Card[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const card of new Set(from)) {
    const rest = from.slice(from.indexOf(card) + 1);
    for (const others of choices(rest, count - 1)) yield [card, ...others];
  }
}

/** The same state, without a choice that means nothing: nobody has laid what does not lie there. */
export function tidyGoingOut(state: GoingOutState): GoingOutState {
  return state.melds.length === 0 ? { ...state, laidBy: 'me' } : state;
}

/** The going-out laboratory: what is needed, what is concealed, what it brings. */
export const goingOutLab: LabKind<GoingOutState> = {
  name: 'going-out',

  first(ruleset) {
    return {
      ...agreedOn(ruleset),
      score: 0,
      melds: [
        cards('Ks Kh Kd Kc Ks Kh Kd'),
        ...(ruleset.parameters.canastasToGoOut === 1 ? [] : [cards('8s 8h 8d 8c 8s 8h 2s')]),
        ...(ruleset.parameters.robberSambas > 0 ? [runDown('J', 'h', 7)] : []),
        cards('9s 9c 9d'),
      ],
      laidBy: 'me',
      hand: cards('9c Qs Qh Jk 7d'),
      drew: 'stock',
      answer: null,
      contract: null,
    };
  },

  setupOf({ ruleset, agreement, score: before, melds, laidBy, hand, drew, answer, contract }) {
    const settled = rulesetFor(ruleset, agreement);
    const partner = settled.ok && settled.value.players === 4 ? ([3] as const) : [];
    return {
      setup: {
        ruleset,
        agreement,
        phase: 'play',
        scores: { A: before },
        hands: { 1: hand },
        melds: { A: namedMelds(melds) },
        melders: melds.length === 0 ? [] : laidBy === 'me' ? [1] : partner,
        drew,
        ...(answer === null ? {} : { answer }),
        ...(contract === null ? {} : { contract }),
      },
      actions: [],
    };
  },

  stateOf({ position }) {
    if (position.phase !== 'play' || position.turn !== 1 || position.current.drew === 'nothing') return null;
    const { melds, score: before } = actingSide(position);
    const { hand, melded } = actor(position);
    const { drew, answer } = position.current;
    return {
      ...agreedOn(position.ruleset),
      score: before,
      melds: cardsOfMelds(melds),
      laidBy: melded || melds.length === 0 ? 'me' : 'partner',
      hand: hand.known,
      drew,
      answer,
      contract: position.contract,
    };
  },

  objectionTo: ({ hand, score: before }, position) => emptyHand(hand) ?? gameOver(position, before),

  tidy: tidyGoingOut,

  cardsOf: ({ melds, hand }) => [...melds.flat(), ...hand],

  finding: ({ position }) => (position.phase === 'play' ? String(canGoOut(position)) : ''),

  surprise(ruleset, random) {
    const rank = shuffledRanks(random);
    const { parameters } = ruleset;
    const canastas = oneOf(parameters.robberSambas > 0 ? [1, 2, 2] : [0, 1, 1, 2], random);
    const samba =
      parameters.maxSequence > 0 && random() < (parameters.robberSambas > 0 ? 0.8 : 0.4)
        ? [runDown('J', oneOf(['s', 'h'] as const, random), 7)]
        : [];
    const full = Array.from({ length: canastas }, (_, place) => [
      ...naturals(ruleset, rank(place), place === 0 ? 7 : 5),
      ...wildCards.slice(place * 2, place === 0 ? 0 : place * 2 + 2),
    ]);
    const used = [...samba.flat()];
    const small = remaining(naturals(ruleset, rank(3), 8), used).slice(0, 3);
    const ownSet = remaining(naturals(ruleset, rank(4), 8), used).slice(0, between(2, 4, random));
    const melds = random() < 0.25 ? [] : [...full, ...samba, small];
    const hand = [
      ...ownSet,
      ...naturals(ruleset, rank(3), 6).slice(5),
      ...loose(ruleset, [...melds.flat(), ...ownSet], between(0, 2, random), random),
    ];
    return {
      ...agreedOn(ruleset),
      score: oneOf([0, 1500], random),
      melds,
      laidBy: melds.length === 0 ? 'me' : oneOf(['me', 'me', 'partner'], random),
      hand: sorted(hand),
      drew: oneOf(['stock', 'stock', 'pile'], random),
      answer: null,
      contract: null,
    };
  },
};
