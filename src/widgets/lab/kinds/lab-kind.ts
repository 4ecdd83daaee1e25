import {
  type Action,
  type Agreement,
  type Card,
  type ClauseAddress,
  checkSetup,
  type Position,
  type Ruleset,
  type RulesetId,
  readPosition,
  type Setup,
  type SetupError,
  writePosition,
} from '../../../engine/index.ts';
import { agreementOf } from '../../agreement/agreements.ts';
import type { LabWord } from '../lab-words.ts';

/** The laboratories, by their names in addresses, in the order in which a reader needs them. */
export const labNames = ['meld', 'opening', 'pile', 'going-out', 'score', 'auction'] as const;

/** The name of a laboratory. */
export type LabName = (typeof labNames)[number];

/** What every laboratory remembers: the ruleset, and what the table has agreed on, with every option named. */
export interface LabState {
  readonly ruleset: RulesetId;
  readonly agreement: Required<Agreement>;
}

/** A position and the actions that are tried in it: what a laboratory shows, and what its address says. */
export interface LabLine {
  readonly position: Position;
  readonly actions: readonly Action[];
}

/** Why no game comes to a state, though the deck has its cards; and the clauses that say so. */
export interface Objection {
  readonly word: LabWord;
  readonly target?: number;
  readonly clauses: readonly ClauseAddress[];
}

/** What a laboratory knows of its own state; whatever the rules say of it, the engine says. */
export interface LabKind<State extends LabState> {
  readonly name: LabName;
  /** What a reader finds who comes without a link: an example that shows something. */
  first(ruleset: Ruleset): State;
  /** The state as somebody would write it down, perhaps an impossible one. */
  setupOf(state: State): { readonly setup: Setup; readonly actions: readonly Action[] };
  /** The state that shows this; what the laboratory has no place for is left out. Null if it is about something else. */
  stateOf(line: LabLine): State | null;
  /** What there is to object to a state whose position this is; null if nothing. It can be shown and linked to, but is not judged. */
  objectionTo(state: State, position: Position): Objection | null;
  /** The same state without what means nothing beside the rest of it. */
  tidy(state: State): State;
  /** All cards of the state, to be counted against the deck. */
  cardsOf(state: State): readonly Card[];
  /** The engine's verdict in short, by which two states can be compared. */
  finding(line: LabLine): string;
  /** A state that is worth looking at; `random` gives numbers from 0 up to 1. */
  surprise(ruleset: Ruleset, random: () => number): State;
}

/** What the states of all laboratories begin with: the ruleset and its agreement, every option named. */
export function agreedOn(ruleset: Ruleset): LabState {
  return { ruleset: ruleset.id, agreement: agreementOf(ruleset) };
}

/** The position of a state with the actions that are tried in it, or why there is none. */
export function lineOf<State extends LabState>(
  kind: LabKind<State>,
  state: State,
): { readonly ok: true; readonly value: LabLine } | { readonly ok: false; readonly error: readonly SetupError[] } {
  const { setup, actions } = kind.setupOf(state);
  const checked = checkSetup(setup);
  return checked.ok ? { ok: true, value: { position: checked.value, actions } } : checked;
}

/** What is wrong with an address: it cannot be read, is another ruleset's, or shows what this laboratory cannot. */
export type AddressFault = 'unreadable' | 'other-ruleset' | 'other-lab';

/** The state in compact notation, as the address of the laboratory holds it; null for an impossible state, which has no address. */
export function writeState<State extends LabState>(kind: LabKind<State>, state: State): string | null {
  const line = lineOf(kind, state);
  return line.ok ? writePosition(line.value.position, line.value.actions) : null;
}

/** Reads what `writeState` writes. A text that would not be written so for the state it gives is a fault, so that nothing of a link is lost unsaid. */
export function readState<State extends LabState>(
  kind: LabKind<State>,
  text: string,
  ruleset: string,
): { readonly ok: true; readonly value: State } | { readonly ok: false; readonly error: AddressFault } {
  const line = readPosition(text);
  if (!line.ok) return { ok: false, error: 'unreadable' };
  if (line.value.position.ruleset.id !== ruleset) return { ok: false, error: 'other-ruleset' };
  const state = kind.stateOf(line.value);
  if (state === null || writeState(kind, state) !== text) return { ok: false, error: 'other-lab' };
  return { ok: true, value: state };
}

/** How many more of a card the deck has beside those of the state. */
export function copiesLeft<State extends LabState>(kind: LabKind<State>, state: State, ruleset: Ruleset, card: Card) {
  const { packs, jokers } = ruleset.parameters;
  const used = kind.cardsOf(state).filter((other) => other === card).length;
  return (card.rank === 'joker' ? jokers : packs) - used;
}

/** A state worth looking at that the deck has the cards for; the first one of the laboratory if chance finds none. */
export function surprising<State extends LabState>(
  kind: LabKind<State>,
  ruleset: Ruleset,
  random: () => number,
): State {
  for (let tries = 0; tries < mostTries; tries++) {
    const state = kind.surprise(ruleset, random);
    const line = lineOf(kind, state);
    if (line.ok && kind.objectionTo(state, line.value.position) === null) return state;
  }
  return kind.first(ruleset);
}

const mostTries = 20;
