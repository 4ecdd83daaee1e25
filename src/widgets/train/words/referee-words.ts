import type { FaultKind, Incident } from '../../../engine/index.ts';
import type { Sanction } from '../../../train/index.ts';
import type { FactTold } from '../../exam/exam-data.ts';

/** The words for questions to the referee in a game and a language, whatever its table has agreed on. */
export interface RefereeWords {
  /** How players tell of a fault without naming it. */
  readonly accounts: { readonly [kind in FaultKind]?: string };
  /** The circumstances of each incident, in the order of its facts. */
  readonly known: { readonly [id: string]: readonly FactTold[] };
  /** Orders with their times, and points. */
  readonly orders: { readonly [said: string]: string };
  readonly points: { readonly [said: string]: string };
}

/** A language at work on questions to the referee. */
export class RefereeSay {
  readonly #words: RefereeWords;

  constructor(words: RefereeWords) {
    this.#words = words;
  }

  /** What is told of an incident: what somebody at the table says. */
  account({ kind }: Incident): string {
    return this.#words.accounts[kind] ?? '';
  }

  /** The circumstances of an incident as questions with their answers. */
  known({ id }: Incident): readonly FactTold[] {
    return this.#words.known[id] ?? [];
  }

  /** A circumstance of an incident, by its name. */
  fact(incident: Incident, fact: string): FactTold | undefined {
    return this.known(incident)[Object.keys(incident.facts).indexOf(fact)];
  }

  /** An order, what it costs, or how the document is silent. */
  sanction(said: Sanction): string {
    return this.#words.orders[said] ?? this.#words.points[said] ?? said;
  }
}
