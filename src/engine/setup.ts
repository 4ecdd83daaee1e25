import type { Call } from './action.ts';
import type { Card } from './cards.ts';
import type { RulesetId } from './clauses/index.ts';
import { at } from './lists.ts';
import { intentionOf, type Meld, makeMeld } from './melds.ts';
import {
  type Cards,
  type Contract,
  type Duty,
  type Ending,
  freshTurn,
  type Phase,
  type Position,
  type SeatState,
  type SideState,
  type Turn,
} from './position.ts';
import { failure, type Result, success } from './result.ts';
import { type Agreement, type AgreementError, type Ruleset, rulesetFor } from './ruleset.ts';
import { previousSeat, type Seat, type Side, sideOf } from './seats.ts';
import { cardsToBeHeld, wrongParts } from './setup-checks.ts';

/** Cards that are known, or only how many there are, or some of them known and the others counted. */
export type Held = readonly Card[] | number | Cards;

/**
 * A position as somebody wrote it: everything may be left out, and it may be impossible.
 * `checkSetup` makes a `Position` of it or says what is wrong.
 */
export interface Setup {
  readonly ruleset: RulesetId;
  readonly agreement: Agreement;
  readonly turn?: Seat | undefined;
  readonly dealer?: Seat | undefined;
  readonly phase?: Phase | undefined;
  readonly scores?: Partial<Record<Side, number>> | undefined;
  readonly stock?: Held | undefined;
  readonly pile?: readonly Card[] | undefined;
  readonly hands?: Partial<Record<Seat, Held>> | undefined;
  readonly melds?: Partial<Record<Side, readonly NamedMeld[]>> | undefined;
  readonly redThrees?: Partial<Record<Side, readonly Card[]>> | undefined;
  readonly penaltyCards?: Partial<Record<Seat, readonly Card[]>> | undefined;
  readonly waiting?: Partial<Record<Seat, readonly Card[]>> | undefined;
  readonly duties?: Partial<Record<Seat, readonly Duty[]>> | undefined;
  readonly minimumRaise?: Partial<Record<Side, number>> | undefined;
  readonly drew?: 'stock' | 'pile' | 'nothing' | undefined;
  /** The melds of the side in turn that were begun in this turn. */
  readonly meldedThisTurn?: readonly string[] | undefined;
  /** Whether the player has melded of his own will; left out: whether more melds were begun than taking the pile lays. */
  readonly melded?: boolean | undefined;
  /** Whether cards went to a meld that lay on the table when the turn began. */
  readonly addedThisTurn?: boolean | undefined;
  /** Whether a red three that should have been laid before was laid in this turn before the draw. */
  readonly lateRedThree?: boolean | undefined;
  /** The partner who has to answer. */
  readonly asked?: Seat | undefined;
  readonly answer?: 'yes' | 'no' | undefined;
  /** Wild cards of the hand that a merge has set free. */
  readonly surplus?: readonly Card[] | undefined;
  /** Red threes of the hand that came with the last draw. */
  readonly lastThrees?: readonly Card[] | undefined;
  readonly penalties?: Partial<Record<Side, number>> | undefined;
  readonly out?: Seat | undefined;
  readonly concealed?: boolean | undefined;
  /** Whether a canasta was made in the turn of going out; left out: if it was concealed. */
  readonly ownCanasta?: boolean | undefined;
  /** Why the deal is over; left out: somebody went out, or nobody did and the stock is gone. */
  readonly cause?: Ending['cause'] | undefined;
  readonly unplayed?: readonly Seat[] | undefined;
  readonly melders?: readonly Seat[] | undefined;
  readonly calls?: readonly Call[] | undefined;
  readonly contract?: Contract | undefined;
}

/** A meld of a setup with the name its author gave it. */
export interface NamedMeld {
  readonly name: string;
  readonly cards: readonly Card[];
}

/** What makes a setup impossible. `key` is the part of the setup that is wrong. */
export type SetupError =
  | { readonly code: 'agreement'; readonly key: string; readonly error: AgreementError }
  | {
      readonly code: 'too-many-copies';
      readonly key: string;
      readonly card: Card;
      readonly count: number;
      readonly most: number;
    }
  | { readonly code: 'too-many-cards'; readonly key: string; readonly count: number; readonly most: number }
  | { readonly code: 'no-such-seat'; readonly key: string; readonly seat: number; readonly most: number }
  | { readonly code: 'no-such-side'; readonly key: string; readonly side: string }
  | { readonly code: 'no-such-meld'; readonly key: string; readonly name: string }
  | { readonly code: 'meld-named-twice'; readonly key: string; readonly name: string }
  | { readonly code: 'meld-without-cards'; readonly key: string; readonly name: string }
  | { readonly code: 'no-opening-due'; readonly key: string }
  | { readonly code: 'not-in-ruleset'; readonly key: string }
  | { readonly code: 'not-in-phase'; readonly key: string }
  | { readonly code: 'not-a-red-three'; readonly key: string; readonly card: Card }
  | { readonly code: 'not-a-wild-card'; readonly key: string; readonly card: Card }
  | { readonly code: 'not-held'; readonly key: string; readonly card: Card };

/** How many cards are in the stock where nobody says. */
const usualStock = 40;

/** Checks a setup and makes a position of it, filling in what was left out. */
export function checkSetup(setup: Setup): Result<Position, readonly SetupError[]> {
  const settled = rulesetFor(setup.ruleset, setup.agreement);
  if (!settled.ok) return failure([{ code: 'agreement', key: keyOfAgreement(settled.error), error: settled.error }]);
  const ruleset = settled.value;
  const errors = wrongParts(setup, ruleset);
  if (errors.length > 0) return failure(errors);
  const position = toPosition(setup, ruleset);
  const missing = cardsToBeHeld(setup, position);
  return missing.length > 0 ? failure(missing) : success(position);
}

function keyOfAgreement(error: AgreementError): string {
  if (error.code === 'unknown-option' || error.code === 'unknown-value') return `options.${error.option}`;
  return error.code === 'form-not-provided' ? 'form' : 'players';
}

function toPosition(setup: Setup, ruleset: Ruleset): Position {
  const { seating, parameters } = ruleset;
  const turn = setup.turn ?? 1;
  const phase = setup.phase ?? 'draw';
  const ownSide = sideOf(seating, turn);
  const sides = seating.sides.map(
    (side): SideState => ({
      side,
      score: setup.scores?.[side] ?? 0,
      melds: (setup.melds?.[side] ?? []).map((meld) =>
        toMeld(ruleset, meld, side === ownSide ? (setup.meldedThisTurn ?? []) : []),
      ),
      redThrees: setup.redThrees?.[side] ?? [],
      minimumRaise: setup.minimumRaise?.[side] ?? 0,
      penalties: setup.penalties?.[side] ?? 0,
    }),
  );
  const seats = seating.seats.map((seat): SeatState => {
    const side = at(sides, seating.sides.indexOf(sideOf(seating, seat)));
    return {
      seat,
      hand: toCards(setup.hands?.[seat], parameters.handSize),
      penaltyCards: setup.penaltyCards?.[seat] ?? [],
      waiting: setup.waiting?.[seat] ?? [],
      duties: setup.duties?.[seat] ?? [],
      played: !(setup.unplayed ?? []).includes(seat),
      melded: setup.melders?.includes(seat) ?? side.melds.some((meld) => !meld.begunThisTurn),
    };
  });
  return {
    ruleset,
    phase,
    turn,
    dealer: setup.dealer ?? previousSeat(seating, 1),
    stock: toCards(setup.stock, usualStock),
    pile: setup.pile ?? [],
    seats,
    sides,
    current: {
      ...freshTurn,
      drew: drewIn(phase, setup.drew),
      melded:
        setup.melded ?? (phase === 'play' && (setup.meldedThisTurn ?? []).length > (setup.drew === 'pile' ? 1 : 0)),
      touchedEarlierMeld: setup.addedThisTurn ?? false,
      correctedRedThree: setup.lateRedThree ?? false,
      asked: setup.asked ?? null,
      answer: setup.answer ?? null,
      surplus: setup.surplus ?? [],
      lastThrees: setup.lastThrees ?? [],
    },
    calls: setup.calls ?? [],
    contract: setup.contract ?? null,
    ending: phase === 'over' ? toEnding(setup) : null,
  };
}

function drewIn(phase: Phase, drew: Setup['drew']): Turn['drew'] {
  if (phase === 'play') return drew ?? 'stock';
  return phase === 'over' ? (drew ?? 'nothing') : 'nothing';
}

function toEnding({ out, concealed = false, ownCanasta, cause }: Setup): Ending {
  return {
    out: out ?? null,
    concealed,
    ownCanasta: ownCanasta ?? concealed,
    cause: cause ?? (out === undefined ? 'without-stock' : 'gone-out'),
  };
}

function toMeld(ruleset: Ruleset, { name, cards }: NamedMeld, begun: readonly string[]): Meld {
  return makeMeld(name, intentionOf(ruleset.parameters, cards), cards, begun.includes(name));
}

function toCards(held: Held | undefined, usual: number): Cards {
  if (held === undefined) return { known: [], unknown: usual };
  if (typeof held === 'number') return { known: [], unknown: held };
  return 'known' in held ? held : { known: held, unknown: 0 };
}
