import {
  type Card,
  checkSetup,
  definitions,
  type Held,
  meetsGoingOutRequirement,
  minimumOf,
  type NamedMeld,
  type Position,
  type Ruleset,
  rulesetFor,
  type Seat,
  type Seating,
  type Side,
  score,
  seatState,
  sideOf,
  totalsAfter,
} from '../../../engine/index.ts';
import {
  between,
  cards,
  cardsOfMelds,
  loose,
  naturals,
  oneOf,
  runDown,
  shuffledRanks,
  wildCards,
} from '../trays/lab-cards.ts';
import { agreedOn, type LabKind, type LabState, type Objection } from './lab-kind.ts';
import { gameOver } from './objections.ts';

/** What one side has at the end of a deal. */
export interface SideAtEnd {
  readonly score: number;
  readonly penalties: number;
  readonly melds: readonly (readonly Card[])[];
  readonly redThrees: readonly Card[];
  /** Cards left in its hands. */
  readonly hand: readonly Card[];
}

/** The score laboratory: a finished deal. */
export interface ScoreState extends LabState {
  readonly sides: readonly SideAtEnd[];
  readonly out: Seat | null;
  readonly concealed: boolean;
  /** Whether a canasta was made in the turn of going out concealed. */
  readonly ownCanasta: boolean;
  readonly contract: Position['contract'];
}

/** A side that has nothing. */
export const emptySide: SideAtEnd = { score: 0, penalties: 0, melds: [], redThrees: [], hand: [] };

/** The seat in whose hand the cards left to a side are written down: the first that has not gone out, or else the one that has. */
function seatOf(seating: Seating, side: Side, out: Seat | null): Seat {
  const seats = seating.seats.filter((seat) => sideOf(seating, seat) === side);
  return seats.find((seat) => seat !== out) ?? seats[0] ?? 1;
}

/** Whether a game has the difference between a concealed hand with a canasta of its own and one without. */
export function asksForOwnCanasta({ parameters }: Ruleset): boolean {
  return parameters.concealedWithoutCanastaBonus > 0;
}

/** The same state with as many sides as the agreement has, and without what means nothing there. */
export function tidyScore(state: ScoreState): ScoreState {
  const settled = rulesetFor(state.ruleset, state.agreement);
  if (!settled.ok) return state;
  const { seating } = settled.value;
  const sides = seating.sides.map((_, place) => state.sides[place] ?? emptySide);
  const out = state.out !== null && seating.seats.includes(state.out) ? state.out : null;
  const concealed = state.concealed && out !== null;
  return {
    ...state,
    sides,
    out,
    concealed,
    ownCanasta: concealed && (state.ownCanasta || !asksForOwnCanasta(settled.value)),
  };
}

/** What each side must open with in the next deal; null where the game is over or nothing can be said. */
export function nextMinimums(position: Position): readonly number[] {
  const totals = totalsAfter(position);
  return totals.map(({ side, total }) => {
    const next = checkSetup({
      ruleset: position.ruleset.id,
      agreement: agreedOn(position.ruleset).agreement,
      scores: { [side]: total },
    });
    if (!next.ok) return 0;
    const state = next.value.sides.find((candidate) => candidate.side === side);
    return state === undefined ? 0 : minimumOf(next.value, state);
  });
}

/** Whether the player who went out could: his hand is empty, and his side has what going out takes. A declarer may go out too early. */
function couldNotGoOut({ out, contract }: ScoreState, position: Position): Objection | null {
  if (out === null) return null;
  const { ruleset } = position;
  const { hand } = seatState(position, out);
  if (hand.known.length > 0) return { word: 'outWithCards', clauses: [] };
  const declarers = contract !== null && sideOf(ruleset.seating, contract.seat) === sideOf(ruleset.seating, out);
  if (declarers || meetsGoingOutRequirement({ ...position, turn: out })) return null;
  const robs = ruleset.parameters.robberSambas > 0;
  return {
    word: 'outWithoutCanastas',
    clauses: ruleset.clausesOf(robs ? 'robber-requirement' : 'going-out-requirement'),
  };
}

/** The score laboratory: what a finished deal brings, line by line. */
export const scoreLab: LabKind<ScoreState> = {
  name: 'score',

  first(ruleset) {
    const own: SideAtEnd = {
      score: 1340,
      penalties: 0,
      melds: [
        cards('Ks Kh Kd Kc Ks Kh Kd'),
        cards('9s 9h 9d 9c 9s 2s Jk'),
        ...(ruleset.parameters.robberSambas > 0 ? [runDown('J', 'h', 7)] : []),
        cards('As Ah Ad'),
      ],
      redThrees: ruleset.parameters.redThreesLaid === 'never' ? [] : cards('3h 3d'),
      hand: cards('7s'),
    };
    const others: SideAtEnd = {
      score: 1605,
      penalties: 0,
      melds: [cards('Qs Qh Qd Jk')],
      redThrees: [],
      hand: cards('Ac 2h 6d 6c'),
    };
    return tidyScore({
      ...agreedOn(ruleset),
      sides: [own, others],
      out: 1,
      concealed: false,
      ownCanasta: false,
      contract: null,
    });
  },

  setupOf(state) {
    const { ruleset, agreement, sides, out, concealed, ownCanasta, contract } = state;
    const settled = rulesetFor(ruleset, agreement);
    const hands: Partial<Record<Seat, Held>> = {};
    const perSide = <Value>(of: (side: SideAtEnd) => Value): Partial<Record<Side, Value>> => {
      const entries: Partial<Record<Side, Value>> = {};
      if (!settled.ok) return entries;
      for (const [place, side] of settled.value.seating.sides.entries()) entries[side] = of(sides[place] ?? emptySide);
      return entries;
    };
    if (settled.ok) {
      const { seating } = settled.value;
      for (const seat of seating.seats) hands[seat] = [];
      for (const [place, side] of seating.sides.entries()) hands[seatOf(seating, side, out)] = sides[place]?.hand ?? [];
    }
    return {
      setup: {
        ruleset,
        agreement,
        phase: 'over',
        stock: 20,
        hands,
        scores: perSide((side) => side.score),
        penalties: perSide((side) => side.penalties),
        redThrees: perSide((side) => side.redThrees),
        melds: perSide((side): readonly NamedMeld[] =>
          side.melds.map((meld, place) => ({ name: String(place + 1), cards: meld })),
        ),
        ...(out === null ? {} : { out, concealed, ownCanasta }),
        ...(contract === null ? {} : { contract }),
      },
      actions: [],
    };
  },

  stateOf({ position }) {
    const { ending, ruleset, contract } = position;
    if (position.phase !== 'over' || ending === null) return null;
    const sides = position.sides.map(
      ({ side, score: before, penalties, melds, redThrees }): SideAtEnd => ({
        score: before,
        penalties,
        melds: cardsOfMelds(melds),
        redThrees,
        hand: position.seats
          .filter(({ seat }) => sideOf(ruleset.seating, seat) === side)
          .flatMap(({ hand, penaltyCards, waiting }) => [...hand.known, ...penaltyCards, ...waiting]),
      }),
    );
    const { out, concealed, ownCanasta } = ending;
    return tidyScore({ ...agreedOn(ruleset), sides, out, concealed, ownCanasta, contract });
  },

  objectionTo: (state, position) =>
    couldNotGoOut(state, position) ?? gameOver(position, ...state.sides.map(({ score }) => score)),

  tidy: tidyScore,

  cardsOf: ({ sides }) => sides.flatMap(({ melds, redThrees, hand }) => [...melds.flat(), ...redThrees, ...hand]),

  finding: ({ position }) =>
    position.phase === 'over'
      ? score(position)
          .map(({ lines, uncounted }) => `${uncounted} ${lines.map(({ item, points }) => `${item} ${points}`)}`)
          .join(' ')
      : '',

  surprise(ruleset, random) {
    const { parameters } = ruleset;
    const rank = shuffledRanks(random);
    const runs = parameters.maxSequence > 0;
    const canasta = (place: number, wild: number) => [
      ...naturals(ruleset, rank(place), 7 - wild),
      ...wildCards.slice(place, place + wild),
    ];
    const suit = oneOf(['s', 'h', 'd', 'c'] as const, random);
    const own = [canasta(0, 0), ...(random() < 0.5 ? [canasta(1, 2)] : []), naturals(ruleset, rank(2), 3)];
    const others = random() < 0.2 ? [] : [canasta(3, 2), naturals(ruleset, rank(4), between(3, 6, random))];
    const samba = runs && random() < 0.5 ? [runDown('J', suit, 7)] : [];
    const melded = [...own, ...others].flat();
    const threes =
      parameters.redThreesLaid === 'never'
        ? []
        : oneOf([cards('3h'), cards('3h 3d'), [], cards('3h 3d 3h 3d')], random);
    const left = loose(ruleset, [...melded, ...samba.flat()], between(1, 5, random), random);
    const fits = samba.every((run) =>
      run.every((card) => melded.filter((other) => other === card).length < parameters.packs),
    );
    const side = (melds: SideAtEnd['melds'], redThrees: readonly Card[], hand: readonly Card[]): SideAtEnd => ({
      score: between(-40, 900, random) * 5,
      penalties: oneOf([0, 0, 0, 100], random),
      melds,
      redThrees,
      hand,
    });
    return tidyScore({
      ...agreedOn(ruleset),
      sides: [side([...own, ...(fits ? samba : [])], [], []), side(others, threes, left)],
      out: oneOf([1, 3, null], random),
      concealed: parameters.concealedBonus > 0 && random() < 0.2,
      ownCanasta: true,
      contract:
        definitions[ruleset.id].facts.contract === undefined
          ? null
          : {
              seat: oneOf([1, 2], random),
              bid: { level: between(1, 4, random), denomination: oneOf(['hearts', 'canasta'], random) },
              doubledBy: null,
            },
    });
  },
};
