import { type Card, type ClauseAddress, splitAddress } from '../../engine/index.ts';
import { englishLetters, type IndexLetters, indexOf } from '../../table/faces/corner.ts';
import { type Filling, type Piece, phrase, phraseText } from './phrase.ts';
import type { Remedies } from './remedies.ts';
import type { WidgetWord, Words } from './table-words.ts';

/** Everything of a language that a table on a page needs; the page's build writes it, the browser fetches it once. */
export interface SpeechData {
  readonly language: string;
  readonly letters: IndexLetters;
  readonly words: Words;
  /** What clauses are called, by address: “clause 14 b”; those of another ruleset with its name. */
  readonly clauses: Readonly<Record<string, string>>;
  /** What follows if a rule is broken at a real table; a ruleset that regulates no fault has none. */
  readonly remedies?: Remedies | undefined;
  /** The path of the language's pages, such as `/fi/`. */
  readonly root: string;
}

const suitSigns = { s: '♠', h: '♥', d: '♦', c: '♣' } as const;

/** A language at work: says messages, cards and clauses. */
export class Speech {
  readonly language: string;
  readonly letters: IndexLetters;
  readonly words: Words;
  readonly #data: SpeechData;

  constructor(data: SpeechData) {
    this.#data = data;
    this.language = data.language;
    this.letters = data.letters;
    this.words = data.words;
  }

  /** What follows if a rule is broken at a real table. */
  get remedies(): Remedies | undefined {
    return this.#data.remedies;
  }

  /** A message of the tables as one text; cards in it are spoken of by name. */
  text(word: WidgetWord, fillings: Readonly<Record<string, Filling>> = {}): string {
    return this.fill(this.words.widgets[word], fillings);
  }

  /** A message of the tables in pieces, so that cards in it can be shown. */
  pieces(word: WidgetWord, fillings: Readonly<Record<string, Filling>> = {}): readonly Piece[] {
    return phrase(this.words.widgets[word], fillings, this.language);
  }

  /** Any message as one text. */
  fill(pattern: string, fillings: Readonly<Record<string, Filling>>): string {
    return phraseText(pattern, fillings, this.language, (cards) => this.spoken(cards));
  }

  /** Pieces as one text; cards in it are spoken of by name. */
  aloud(pieces: readonly Piece[]): string {
    return pieces.map((piece) => (typeof piece === 'string' ? piece : this.spoken(piece))).join('');
  }

  /** Cards by their names, with commas. */
  spoken(cards: readonly Card[]): string {
    return cards.map((card) => this.name(card)).join(', ');
  }

  /** The name of a card: “king of diamonds”. */
  name(card: Card): string {
    const { cards } = this.words;
    if (card.suit === null || card.rank === 'joker') return cards.joker;
    return this.fill(cards.name, { suit: cards[card.suit], rank: cards[card.rank] });
  }

  /** A card in short, as in its corner: “K♦”, and the joker by its name. The sign is kept from becoming a coloured picture. */
  short(card: Card, letters: IndexLetters = this.letters): string {
    if (card.suit === null || card.rank === 'joker') return letters.joker;
    return `${indexOf(card.rank, letters)}${suitSigns[card.suit]}\ufe0e`;
  }

  /** The same with the letters of the packs that are sold everywhere, A K Q J. */
  shortInEnglish(card: Card): string {
    return this.short(card, englishLetters);
  }

  /** What a clause is called in a reference to it. */
  clauseName(address: ClauseAddress): string {
    return this.#data.clauses[address] ?? splitAddress(address).clause;
  }

  /** Where deals are played back: the fragment of the address holds the deal. */
  get dealPath(): string {
    return `${this.#data.root}deal/`;
  }

  /** The path of a page in this language, such as `train/samba/`. */
  path(rest: string): string {
    return `${this.#data.root}${rest}`;
  }

  /** Where the text of a clause stands. */
  clausePath(address: ClauseAddress): string {
    const { ruleset, clause } = splitAddress(address);
    return `${this.#data.root}${ruleset}/${Number.parseInt(clause, 10)}/#${clause}`;
  }

  /** Where the glossary says what a term means. */
  termPath(term: string): string {
    return `${this.#data.root}glossary/#${term}`;
  }
}
