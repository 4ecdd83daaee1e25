import { type Card, parseCards } from '../../cards/cards.ts';

/** A path of keys into a scenario file. */
export type Path = readonly PropertyKey[];

/** What is wrong with a scenario file, and on which line. */
export interface ScenarioError {
  readonly line: number;
  /** The key path, such as `position.hands.1`. */
  readonly path: string;
  readonly code:
    | 'not-yaml'
    | 'wrong-shape'
    | 'no-card'
    | 'no-clause'
    | 'no-meld'
    | 'no-duty'
    | 'no-fault'
    | 'no-effect'
    | 'no-bid'
    | 'impossible'
    | 'stock-differs';
  /** What stands there and what would be right. */
  readonly detail: string;
}

/** What reading a file gathers: the errors with their lines. */
export class Reading {
  readonly errors: ScenarioError[] = [];
  readonly lineOf: (path: Path) => number;

  constructor(lineOf: (path: Path) => number) {
    this.lineOf = lineOf;
  }

  /** Notes that something is wrong at a path. */
  note(path: Path, code: ScenarioError['code'], detail: string): void {
    this.errors.push({ line: this.lineOf(path), path: path.map(String).join('.'), code, detail });
  }

  /** Reads a list of cards; a piece that is no card is noted and left out. */
  cards(text: string, path: Path): readonly Card[] {
    const cards = parseCards(text);
    if (cards.ok) return cards.value;
    this.note(path, 'no-card', `“${cards.error}” is no card; a card is a rank A K Q J T 9–2 and a suit s h d c, or Jk`);
    return [];
  }
}
