import type { Card, CardRole } from '../cards/cards.ts';
import type { RuleFamily } from '../rulesets/codes.ts';
import type { Seat, Side } from '../rulesets/seats.ts';
import type { Call } from './action.ts';
import type { Cards, Contract, Duty, Ending, Phase, Turn } from './position.ts';

/** Cards that are known, or only how many there are, or some of them known and the others counted. */
export type Held = readonly Card[] | number | Cards;

/** A meld of a setup with the name its author gave it. */
export interface NamedMeld {
  readonly name: string;
  readonly cards: readonly Card[];
}

/** What a field of a position may hold, by the name of the kind. */
export interface Kinds {
  readonly phase: Phase;
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  readonly side: Side;
  readonly flag: boolean;
  readonly drew: Turn['drew'];
  readonly answer: 'yes' | 'no';
  readonly cause: Ending['cause'];
  readonly names: readonly string[];
  readonly cards: readonly Card[];
  readonly held: Held;
  readonly calls: readonly Call[];
  readonly contract: Contract;
  readonly 'held by seat': Partial<Record<Seat, Held>>;
  readonly 'cards by seat': Partial<Record<Seat, readonly Card[]>>;
  readonly 'duties by seat': Partial<Record<Seat, readonly Duty[]>>;
  readonly 'cards by side': Partial<Record<Side, readonly Card[]>>;
  readonly 'melds by side': Partial<Record<Side, readonly NamedMeld[]>>;
  readonly 'points by side': Partial<Record<Side, number>>;
}

/** The name of a kind. */
export type Kind = keyof Kinds;

/** A field of a position. */
interface Field {
  readonly holds: Kind;
  /** The first sign of the field in the compact notation, where it has a sign to itself. */
  readonly sign?: string;
  /** The rules that a game must know for it to have this field. */
  readonly family?: RuleFamily;
  /** The only phase in which it says something. */
  readonly phase?: Phase;
  /** The only cards that it may hold. */
  readonly role?: CardRole;
  /** Whether its cards are among those that the player in turn holds. */
  readonly inHand?: true;
}

/**
 * The fields of a position as people and files know them: the parts of a setup, the keys of a scenario, most fields of the compact
 * notation. `position.ts` says what each means; what is left out has a usual value, which `checkSetup` fills in.
 */
export const fields = {
  turn: { holds: 'seat' },
  dealer: { holds: 'seat' },
  phase: { holds: 'phase' },
  scores: { holds: 'points by side', sign: 'c' },
  stock: { holds: 'held', sign: 's' },
  pile: { holds: 'cards', sign: 'l' },
  hands: { holds: 'held by seat' },
  melds: { holds: 'melds by side' },
  redThrees: { holds: 'cards by side', sign: 'r', role: 'red-three' },
  penaltyCards: { holds: 'cards by seat', sign: 'q', family: 'ruling' },
  waiting: { holds: 'cards by seat', sign: 'w', family: 'ruling' },
  duties: { holds: 'duties by seat', sign: 'u', family: 'ruling' },
  minimumRaise: { holds: 'points by side', sign: 'a', family: 'correction' },
  drew: { holds: 'drew' },
  /** The melds of the side in turn that were begun in this turn. */
  meldedThisTurn: { holds: 'names' },
  /** Whether the player has melded of his own will; left out: whether more melds were begun than taking the pile lays. */
  melded: { holds: 'flag' },
  addedThisTurn: { holds: 'flag' },
  lateRedThree: { holds: 'flag', family: 'correction' },
  asked: { holds: 'seat' },
  answer: { holds: 'answer' },
  surplus: { holds: 'cards', sign: 'x', family: 'correction', role: 'wild', inHand: true },
  lastThrees: { holds: 'cards', sign: 'y', family: 'contract', role: 'red-three', inHand: true },
  penalties: { holds: 'points by side', sign: 'e' },
  out: { holds: 'seat' },
  concealed: { holds: 'flag' },
  /** Whether a canasta was made in the turn of going out; left out: if one of `meldedThisTurn` is one, or else if it was concealed. */
  ownCanasta: { holds: 'flag', phase: 'over' },
  /** Why the deal is over; left out: a side has lost the game, somebody went out, or nobody did and the stock is gone. */
  cause: { holds: 'cause', phase: 'over' },
  loser: { holds: 'side', family: 'talk', phase: 'over' },
  /** Who has not finished a turn in this deal. */
  unplayed: { holds: 'seats' },
  /** Who has melded before this turn; left out: everybody whose side has melds from before. */
  melders: { holds: 'seats' },
  calls: { holds: 'calls', sign: 'v', family: 'contract' },
  contract: { holds: 'contract', sign: 'g', family: 'contract' },
} as const satisfies Record<string, Field>;

type Fields = typeof fields;

/** The name of a field. */
export type FieldName = keyof Fields;

/** What the field of this name holds. */
export type KindOf<Name extends FieldName> = Fields[Name]['holds'];

/** The names of the fields that hold a kind. */
export type FieldHolding<K extends Kind> = { [Name in FieldName]: KindOf<Name> extends K ? Name : never }[FieldName];

/** Values for some fields, as long as they are still being gathered. */
export type FieldDraft<Some extends FieldName = FieldName> = {
  -readonly [Name in Some]?: Kinds[KindOf<Name>] | undefined;
};

/** Values for fields. */
export type FieldValues = Readonly<FieldDraft>;

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(fields, name);
}

/** The names of all fields, in their order. */
export const fieldNames: readonly FieldName[] = Object.keys(fields).filter(isFieldName);

/** What is known of a field. */
export function fieldOf(name: FieldName): Field {
  return fields[name];
}

/** The kind of what a field holds. */
export function kindOf<Name extends FieldName>(name: Name): KindOf<Name> {
  return fields[name].holds;
}
