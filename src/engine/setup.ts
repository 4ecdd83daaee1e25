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
} from './position.ts';
import { failure, type Result, success } from './result.ts';
import type { RuleFamily } from './rules.ts';
import { type Agreement, type AgreementError, type Ruleset, rulesetFor } from './ruleset.ts';
import { previousSeat, type Seat, type Side, sideOf } from './seats.ts';

/** Cards that are known, or only how many there are. */
export type Held = readonly Card[] | number;

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
  readonly meldedThisTurn?: readonly string[] | undefined;
  readonly answer?: 'yes' | 'no' | undefined;
  readonly asked?: Seat | undefined;
  readonly penalties?: Partial<Record<Side, number>> | undefined;
  readonly out?: Seat | undefined;
  readonly concealed?: boolean | undefined;
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
  | { readonly code: 'not-in-ruleset'; readonly key: string }
  | { readonly code: 'not-a-red-three'; readonly key: string; readonly card: Card };

/** How many cards are in the stock where nobody says. */
const usualStock = 40;

/** Checks a setup and makes a position of it, filling in what was left out. */
export function checkSetup(setup: Setup): Result<Position, readonly SetupError[]> {
  const settled = rulesetFor(setup.ruleset, setup.agreement);
  if (!settled.ok) return failure([{ code: 'agreement', key: keyOfAgreement(settled.error), error: settled.error }]);
  const ruleset = settled.value;
  const errors = [
    ...partsOfOtherGames(setup, ruleset),
    ...placesThatDoNotExist(setup, ruleset),
    ...wrongMelds(setup),
    ...impossibleCards(setup, ruleset),
  ];
  return errors.length > 0 ? failure(errors) : success(toPosition(setup, ruleset));
}

function keyOfAgreement(error: AgreementError): string {
  if (error.code === 'unknown-option' || error.code === 'unknown-value') return `options.${error.option}`;
  return error.code === 'form-not-provided' ? 'form' : 'players';
}

/** Parts of a setup that only other rulesets know. */
function partsOfOtherGames(setup: Setup, ruleset: Ruleset): SetupError[] {
  const parts: { key: keyof Setup; family: RuleFamily }[] = [
    { key: 'penaltyCards', family: 'ruling' },
    { key: 'waiting', family: 'ruling' },
    { key: 'duties', family: 'ruling' },
    { key: 'minimumRaise', family: 'correction' },
    { key: 'calls', family: 'contract' },
    { key: 'contract', family: 'contract' },
  ];
  const errors: SetupError[] = parts.flatMap(({ key, family }) =>
    setup[key] !== undefined && !ruleset.has(family) ? [{ code: 'not-in-ruleset', key }] : [],
  );
  if ((setup.phase === 'auction' || setup.phase === 'contract-opening') && !ruleset.has('contract')) {
    errors.push({ code: 'not-in-ruleset', key: 'phase' });
  }
  return errors;
}

function placesThatDoNotExist(setup: Setup, ruleset: Ruleset): SetupError[] {
  const errors: SetupError[] = [];
  const { seats, sides } = ruleset.seating;
  const seatMaps = {
    hands: setup.hands,
    penaltyCards: setup.penaltyCards,
    waiting: setup.waiting,
    duties: setup.duties,
  };
  for (const [key, map] of Object.entries(seatMaps)) {
    for (const seat of Object.keys(map ?? {}).map(Number)) {
      if (!seats.some((known) => known === seat))
        errors.push({ code: 'no-such-seat', key: `${key}.${seat}`, seat, most: seats.length });
    }
  }
  const lists = { turn: setup.turn, dealer: setup.dealer, out: setup.out };
  for (const [key, seat] of Object.entries(lists)) {
    if (seat !== undefined && !seats.includes(seat))
      errors.push({ code: 'no-such-seat', key, seat, most: seats.length });
  }
  const sideMaps = {
    scores: setup.scores,
    melds: setup.melds,
    redThrees: setup.redThrees,
    minimumRaise: setup.minimumRaise,
    penalties: setup.penalties,
  };
  for (const [key, map] of Object.entries(sideMaps)) {
    for (const side of Object.keys(map ?? {})) {
      if (!sides.some((known) => known === side)) errors.push({ code: 'no-such-side', key: `${key}.${side}`, side });
    }
  }
  return errors;
}

function wrongMelds(setup: Setup): SetupError[] {
  const errors: SetupError[] = [];
  for (const [side, melds] of Object.entries(setup.melds ?? {})) {
    const names = (melds ?? []).map(({ name }) => name);
    for (const name of new Set(names.filter((name, place) => names.indexOf(name) !== place))) {
      errors.push({ code: 'meld-named-twice', key: `melds.${side}.${name}`, name });
    }
  }
  for (const [side, cards] of Object.entries(setup.redThrees ?? {})) {
    const wrong = (cards ?? []).find((card) => card.role !== 'red-three');
    if (wrong !== undefined) errors.push({ code: 'not-a-red-three', key: `redThrees.${side}`, card: wrong });
  }
  const all = Object.values(setup.melds ?? {}).flatMap((melds) => (melds ?? []).map(({ name }) => name));
  for (const name of setup.meldedThisTurn ?? []) {
    if (!all.includes(name)) errors.push({ code: 'no-such-meld', key: 'meldedThisTurn', name });
  }
  return errors;
}

/** All known cards of a setup with the place where they stand. */
function knownCards(setup: Setup): readonly { key: string; cards: readonly Card[] }[] {
  const bySeat = (key: string, map: Partial<Record<Seat, Held>> | undefined) =>
    Object.entries(map ?? {}).map(([seat, held]) => ({
      key: `${key}.${seat}`,
      cards: typeof held === 'object' ? held : [],
    }));
  return [
    { key: 'stock', cards: typeof setup.stock === 'object' ? setup.stock : [] },
    { key: 'pile', cards: setup.pile ?? [] },
    ...bySeat('hands', setup.hands),
    ...bySeat('penaltyCards', setup.penaltyCards),
    ...bySeat('waiting', setup.waiting),
    ...Object.entries(setup.melds ?? {}).flatMap(([side, melds]) =>
      (melds ?? []).map(({ name, cards }) => ({ key: `melds.${side}.${name}`, cards })),
    ),
    ...Object.entries(setup.redThrees ?? {}).map(([side, cards]) => ({ key: `redThrees.${side}`, cards: cards ?? [] })),
  ];
}

function impossibleCards(setup: Setup, ruleset: Ruleset): SetupError[] {
  const { packs, jokers, deckSize } = ruleset.parameters;
  const places = knownCards(setup);
  const errors: SetupError[] = [];
  const seen = new Map<Card, number>();
  for (const { key, cards } of places) {
    for (const card of cards) {
      const count = (seen.get(card) ?? 0) + 1;
      seen.set(card, count);
      const most = card.rank === 'joker' ? jokers : packs;
      if (count === most + 1) errors.push({ code: 'too-many-copies', key, card, count: copies(places, card), most });
    }
  }
  const known = places.reduce((sum, { cards }) => sum + cards.length, 0);
  const counted = Object.values(setup.hands ?? {}).reduce<number>(
    (sum, held) => sum + (typeof held === 'number' ? held : 0),
    0,
  );
  const stock = typeof setup.stock === 'number' ? setup.stock : 0;
  const count = known + counted + stock;
  if (count > deckSize) errors.push({ code: 'too-many-cards', key: 'position', count, most: deckSize });
  return errors;
}

function copies(places: readonly { cards: readonly Card[] }[], card: Card): number {
  return places.reduce((sum, { cards }) => sum + cards.filter((other) => other === card).length, 0);
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
  const over = phase === 'over';
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
      drew: phase === 'play' ? (setup.drew ?? 'stock') : 'nothing',
      melded: phase === 'play' && (setup.meldedThisTurn ?? []).length > (setup.drew === 'pile' ? 1 : 0),
      asked: setup.asked ?? null,
      answer: setup.answer ?? null,
    },
    calls: setup.calls ?? [],
    contract: setup.contract ?? null,
    ending: over ? toEnding(setup.out ?? null, setup.concealed ?? false) : null,
  };
}

function toEnding(out: Seat | null, concealed: boolean): Ending {
  return { out, concealed, ownCanasta: concealed, cause: out === null ? 'without-stock' : 'gone-out' };
}

function toMeld(ruleset: Ruleset, { name, cards }: NamedMeld, begun: readonly string[]): Meld {
  return makeMeld(name, intentionOf(ruleset.parameters, cards), cards, begun.includes(name));
}

function toCards(held: Held | undefined, usual: number): Cards {
  if (held === undefined) return { known: [], unknown: usual };
  return typeof held === 'number' ? { known: [], unknown: held } : { known: held, unknown: 0 };
}
