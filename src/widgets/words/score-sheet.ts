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
  type Side,
  type SideScore,
  score,
  totalsAfter,
  winner,
} from '../../engine/index.ts';
import { numberText } from './phrase.ts';
import { playerName, sideName } from './reader.ts';
import type { Speech } from './speech.ts';
import type { WidgetWord } from './table-words.ts';

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

/** What the lines are called, in the order of a score sheet. */
const names: Readonly<Record<ScoreItem, WidgetWord>> = {
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
  'red-threes': 'redThrees',
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
  'net-cards': 'net-cards',
};

/** What can stand on a line, in the order of a score sheet. */
export const scoreItems = Object.keys(names).filter((item): item is ScoreItem => item in names);

/** The text that names a line. */
export function wordOfItem(item: ScoreItem): WidgetWord {
  return names[item];
}

/** What a side was charged with in the course of the deal. */
export interface PenaltyCause {
  readonly side: Side;
  readonly cause: 'brokenYes' | 'unopenedBid';
}

/**
 * The engine's count of a position as a sheet in the reader's language, seen from the seat `reader`. `charges` are the penalties that came
 * about in the deal, as far as its acts are known: the line of the penalties names them.
 */
export function scoreSheet(
  position: Position,
  reader: Seat,
  speech: Speech,
  charges: readonly PenaltyCause[] = [],
): ScoreSheet {
  const scores = score(position);
  const sides = scores.map(({ side }) => sideName(position, side, reader, speech));
  const before = position.sides.map((side) => side.score);
  const after = totalsAfter(position).map(({ total }) => total);
  const totals = scores.map(({ total }) => total);
  return {
    sides,
    groups: (['base', 'cards'] as const).map((group) => ({
      rows: scoreItems.flatMap((item) => rowOf(scores, group, item, charges, speech) ?? []),
      sum: sumRow(
        speech.text(`count-${group}`),
        scores.map((side) => side[group]),
      ),
    })),
    totals: [
      sumRow(speech.text('count-deal'), totals),
      sumRow(speech.text('count-before'), before),
      sumRow(speech.text('count-after'), after),
    ],
    outcomes: outcomesOf(position, reader, speech),
    left: position.seats
      .map((state) => ({ player: playerName(position, state.seat, reader, speech), cards: playableCards(state) }))
      .filter(({ cards }) => cards.length > 0),
    unseen: unseenText(scores, sides, speech),
  };
}

/** The points of the deal by side, as one sentence. */
export function pointsText(position: Position, reader: Seat, speech: Speech): string {
  const sides = score(position).map(
    ({ side, total }) => `${sideName(position, side, reader, speech)} ${numberText(total, speech.language)}`,
  );
  return speech.text('tell-score', { side: sides.join(', ') });
}

function rowOf(
  scores: readonly SideScore[],
  group: 'base' | 'cards',
  item: ScoreItem,
  charges: readonly PenaltyCause[],
  speech: Speech,
): ScoreRow | undefined {
  const found = scores.map((side) => side.lines.find((line) => line.group === group && line.item === item));
  const clauses = [...new Set(found.flatMap((line) => line?.clause ?? []))];
  if (clauses.length === 0) return undefined;
  return {
    label: speech.text(names[item]),
    clauses,
    cells: found.map((line, place) => {
      if (line === undefined) return null;
      const causes = item === 'penalties' ? causesText(charges, scores[place]?.side, speech) : null;
      return { points: line.points, count: causes ?? (line.count > 1 ? countText(line, speech) : null) };
    }),
  };
}

/** What the penalties of a side are for, each cause with how often it came about; null where none is known. */
function causesText(charges: readonly PenaltyCause[], side: Side | undefined, speech: Speech): string | null {
  const own = charges.filter((charge) => charge.side === side).map(({ cause }) => cause);
  const told = [...new Set(own)].map((cause) => {
    const times = own.filter((other) => other === cause).length;
    return `${speech.text(`penalty-${cause}`)}${times > 1 ? `\u00a0×\u00a0${times}` : ''}`;
  });
  return told.length === 0 ? null : told.join(', ');
}

function countText({ item, count }: SideScore['lines'][number], speech: Speech): string {
  return item.endsWith('melded-cards') ? speech.text('cardCount', { count }) : `×\u00a0${count}`;
}

function sumRow(label: string, points: readonly number[]): ScoreRow {
  return { label, clauses: [], cells: points.map((each) => ({ points: each, count: null })) };
}

function outcomesOf(position: Position, reader: Seat, speech: Speech): ScoreSheet['outcomes'] {
  const { facts } = position.ruleset;
  const result = contractResult(position);
  const clause = clauseOfResult(position);
  const contract =
    result === 'none' || clause === undefined
      ? []
      : [{ text: speech.text(`count-contract-${result}`), clauses: [clause] }];
  const won = winner(position);
  const ended = (text: string) => [...contract, { text, clauses: [facts.gameEnds] }];
  if (won === 'draw') return ended(speech.text('tell-winner-draw'));
  if (won !== 'none') return ended(speech.text('tell-winner', { side: sideName(position, won, reader, speech) }));
  const dealer = playerName(position, nextDealer(position), reader, speech);
  return [
    ...ended(speech.text('tell-winner-none')),
    { text: speech.text('tell-nextDealer', { player: dealer }), clauses: [facts.nextDealer] },
  ];
}

function unseenText(scores: readonly SideScore[], sides: readonly string[], speech: Speech): string {
  const hidden = scores.flatMap(({ uncounted }, place) =>
    uncounted === 0 ? [] : [`${sides[place]} ${speech.text('cardCount', { count: uncounted })}`],
  );
  return hidden.length === 0 ? '' : speech.text('count-unseen', { side: hidden.join(', ') });
}
