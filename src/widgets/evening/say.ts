import { type ClauseAddress, type Ruleset, type ScoreItem, type Side, splitAddress } from '../../engine/index.ts';
import { type Filling, numberText, phraseText } from '../words/phrase.ts';
import type { EveningTexts, EveningWord } from './evening-words.ts';
import type { ScoreGame } from './game/game.ts';
import { sidesOfPlayers } from './game/seated.ts';

/** A language at work on the score sheets: says texts, numbers, names and clauses. */
export class Say {
  readonly given: EveningTexts;

  constructor(given: EveningTexts) {
    this.given = given;
  }

  /** A text with its gaps filled. */
  text(word: EveningWord, fillings: Readonly<Record<string, Filling>> = {}): string {
    return phraseText(this.given.texts[word], fillings, this.given.language);
  }

  /** A text that is found by its name; undefined if there is none. */
  found(word: string, fillings: Readonly<Record<string, Filling>> = {}): string | undefined {
    const texts: Readonly<Record<string, string>> = this.given.texts;
    const pattern = texts[word];
    return pattern === undefined ? undefined : phraseText(pattern, fillings, this.given.language);
  }

  /** A number as the language writes it. */
  number(number: number): string {
    return numberText(number, this.given.language);
  }

  /** A number of points that are added: with its sign. */
  signed(number: number): string {
    return `${number > 0 ? '+' : ''}${this.number(number)}`;
  }

  /** What a line of the sheet is called, with a capital letter. */
  item(item: ScoreItem): string {
    const name = this.given.items[item] ?? item;
    return name.charAt(0).toLocaleUpperCase(this.given.language) + name.slice(1);
  }

  /** What a player is called. */
  player({ names }: Pick<ScoreGame, 'names'>, place: number): string {
    return names[place]?.trim() || this.text('player', { number: place + 1 });
  }

  /** What a side is called: by its players, if any of them has a name. */
  side(game: Pick<ScoreGame, 'names'>, ruleset: Ruleset, side: Side): string {
    const sides = sidesOfPlayers(ruleset);
    const own = sides.flatMap((letter, place) => (letter === side ? [place] : []));
    const named = own.some((place) => game.names[place]?.trim());
    return named ? own.map((place) => this.player(game, place)).join(' & ') : this.text('side', { letter: side });
  }

  /** What a clause is called in a reference to it. */
  clauseName(address: ClauseAddress): string {
    return this.given.clauses[address] ?? splitAddress(address).clause;
  }

  /** Where the text of a clause stands. */
  clausePath(address: ClauseAddress): string {
    const { ruleset, clause } = splitAddress(address);
    return `${this.given.root}${ruleset}/${Number.parseInt(clause, 10)}/#${clause}`;
  }
}
