import {
  type Card,
  type ClauseAddress,
  clauseOfResult,
  contractResult,
  nextDealer,
  type Position,
  playableCards,
  type ScoreItem,
  type Seat,
  type SideScore,
  score,
  totalsAfter,
  winner,
} from '../engine/index.ts';
import { numberText } from './phrase.ts';
import { playerName, sideName } from './reader.ts';
import type { Tongue } from './tongue.ts';
import type { WidgetWord } from './words.ts';

/** What a line of the sheet says of one side: its points, and in words how many cards, or how many canastas or others, they are for. */
export interface ScoreCell {
  readonly points: number;
  /** Null where there is nothing to count, or only one. */
  readonly count: string | null;
}

/** A line of the sheet with the clauses that it rests on; a side that the line does not concern has no cell. */
export interface ScoreRow {
  readonly label: string;
  readonly clauses: readonly ClauseAddress[];
  readonly cells: readonly (ScoreCell | null)[];
}

/** The count of a deal as a sheet: a column for each side, and in groups what the engine counted. */
export interface ScoreSheet {
  readonly sides: readonly string[];
  readonly groups: readonly { readonly rows: readonly ScoreRow[]; readonly sum: ScoreRow }[];
  readonly totals: readonly ScoreRow[];
  /** What became of the bid, who has won or that the game goes on, and who then deals next; each with its clause. */
  readonly outcomes: readonly { readonly text: string; readonly clauses: readonly ClauseAddress[] }[];
  /** The known cards that players were left with. */
  readonly left: readonly { readonly player: string; readonly cards: readonly Card[] }[];
  /** What to say of the hands that are not known and so not counted; empty if all are known. */
  readonly unseen: string;
}

/** What the lines are called, in the order of a score sheet; the red threes have their name among the ranks. */
const names: Readonly<Record<ScoreItem, WidgetWord | null>> = {
  'pure-twos-canasta': 'twos',
  'mixed-twos-canasta': 'mixed-twos',
  'wild-canasta': 'wild',
  samba: 'samba',
  'red-aces-canasta': 'red-aces',
  'black-aces-canasta': 'black-aces',
  'natural-canasta': 'natural',
  'mixed-canasta': 'mixed',
  'going-out': 'going-out',
  'going-out-concealed': 'going-out-concealed',
  'red-threes': null,
  'red-threes-unplayed': 'red-threes-unplayed',
  'forgotten-red-threes': 'forgotten-red-threes',
  'red-threes-in-hand': 'red-threes-in-hand',
  'black-threes-in-hand': 'black-threes-in-hand',
  'red-threes-for-cards': 'red-threes-for-cards',
  'wild-meld-incomplete': 'wild-meld-incomplete',
  'excess-wilds': 'excess-wilds',
  unopened: 'unopened',
  penalties: 'penalties',
  contract: 'contract',
  'melded-cards': 'melded-cards',
  'unmelded-cards': 'unmelded-cards',
};

const items = Object.keys(names).filter((item): item is ScoreItem => item in names);

/** The engine's count of a position as a sheet in the reader's language, seen from the seat `reader`. */
export function scoreSheet(position: Position, reader: Seat, tongue: Tongue): ScoreSheet {
  const scores = score(position);
  const sides = scores.map(({ side }) => sideName(position, side, reader, tongue));
  const before = position.sides.map((side) => side.score);
  const after = totalsAfter(position).map(({ total }) => total);
  const totals = scores.map(({ total }) => total);
  return {
    sides,
    groups: (['base', 'cards'] as const).map((group) => ({
      rows: items.flatMap((item) => rowOf(scores, group, item, tongue) ?? []),
      sum: sumRow(
        tongue.text(`count-${group}`),
        scores.map((side) => side[group]),
      ),
    })),
    totals: [
      sumRow(tongue.text('count-deal'), totals),
      sumRow(tongue.text('count-before'), before),
      sumRow(tongue.text('count-after'), after),
    ],
    outcomes: outcomesOf(position, reader, tongue),
    left: position.seats
      .map((state) => ({ player: playerName(position, state.seat, reader, tongue), cards: playableCards(state) }))
      .filter(({ cards }) => cards.length > 0),
    unseen: unseenText(scores, sides, tongue),
  };
}

/** The points of the deal by side, as one sentence. */
export function pointsText(position: Position, reader: Seat, tongue: Tongue): string {
  const sides = score(position).map(
    ({ side, total }) => `${sideName(position, side, reader, tongue)} ${numberText(total, tongue.language)}`,
  );
  return tongue.text('tell-score', { side: sides.join(', ') });
}

function rowOf(
  scores: readonly SideScore[],
  group: 'base' | 'cards',
  item: ScoreItem,
  tongue: Tongue,
): ScoreRow | undefined {
  const found = scores.map((side) => side.lines.find((line) => line.group === group && line.item === item));
  const clauses = [...new Set(found.flatMap((line) => line?.clause ?? []))];
  if (clauses.length === 0) return undefined;
  const word = names[item];
  return {
    label: word === null ? tongue.words.ranks.redThrees : tongue.text(word),
    clauses,
    cells: found.map((line) =>
      line === undefined ? null : { points: line.points, count: line.count > 1 ? countText(line, tongue) : null },
    ),
  };
}

function countText({ item, count }: SideScore['lines'][number], tongue: Tongue): string {
  return item.endsWith('melded-cards') ? tongue.text('cardCount', { count }) : `×\u00a0${count}`;
}

function sumRow(label: string, points: readonly number[]): ScoreRow {
  return { label, clauses: [], cells: points.map((each) => ({ points: each, count: null })) };
}

function outcomesOf(position: Position, reader: Seat, tongue: Tongue): ScoreSheet['outcomes'] {
  const { facts } = position.ruleset;
  const result = contractResult(position);
  const clause = clauseOfResult(position);
  const contract =
    result === 'none' || clause === undefined
      ? []
      : [{ text: tongue.text(`count-contract-${result}`), clauses: [clause] }];
  const won = winner(position);
  const ended = (text: string) => [...contract, { text, clauses: [facts.gameEnds] }];
  if (won === 'draw') return ended(tongue.text('tell-winner-draw'));
  if (won !== 'none') return ended(tongue.text('tell-winner', { side: sideName(position, won, reader, tongue) }));
  const dealer = playerName(position, nextDealer(position), reader, tongue);
  return [
    ...ended(tongue.text('tell-winner-none')),
    { text: tongue.text('tell-nextDealer', { player: dealer }), clauses: [facts.nextDealer] },
  ];
}

function unseenText(scores: readonly SideScore[], sides: readonly string[], tongue: Tongue): string {
  const hidden = scores.flatMap(({ uncounted }, place) =>
    uncounted === 0 ? [] : [`${sides[place]} ${tongue.text('cardCount', { count: uncounted })}`],
  );
  return hidden.length === 0 ? '' : tongue.text('count-unseen', { side: hidden.join(', ') });
}
