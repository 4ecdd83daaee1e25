import { deal, layout, MoveList, Play, type Ruleset, seededRandom, sideIndex } from '../../engine/index.ts';
import { Evaluation } from '../../players/judgement/evaluation.ts';
import { Judgement } from '../../players/judgement/judgement.ts';
import { outcomeFor } from '../../players/outcome.ts';
import type { Weights } from '../../players/weights.ts';
import { scoresFor } from './quick-match.ts';

const firstSide = sideIndex(0);

/** The weights that say what a table promises; the others are for choosing alone. */
const promising = [
  'single',
  'pair',
  'triple',
  'further',
  'wild',
  'blackThree',
  'fits',
  'fitShare',
  'risk',
  'alarm',
  'three',
  'four',
  'five',
  'six',
  'opened',
  'permission',
  'thinHand',
  'neighbours',
  'run',
  'draw',
  'taken',
] as const satisfies readonly (keyof Weights)[];

/** The deals by which promises are found; those of the training never come so far. */
const firstDeal = 1_500_000_000;

/** How strongly the weights set by hand hold against what few tables say, as a share of the tables looked at. */
const hold = 0.003;

/** A table on its way: what each weight counts there once, for the first side, and by how much the deal then ended otherwise than the count stood. */
interface Row {
  readonly counts: readonly number[];
  readonly missing: number;
}

/**
 * Finds what tables promise, in points of the count at the end of the deal: deals are played by judgement with given weights, and the
 * least squares are sought between what tables on the way promise and what the deals came to. What a table promises is a sum over the
 * weights, so that what each counts can be read by setting it to 1 and the others to 0.
 */
export function foundPromise(rulesets: readonly Ruleset[], judged: Weights, start: Weights, deals: number): Weights {
  const rows = rulesets.flatMap((ruleset) => rowsOf(ruleset, judged, deals));
  const from = promising.map((name) => start[name]);
  const scales = promising.map((_, at) => Math.sqrt(meanOf(rows, ({ counts }) => (counts[at] ?? 0) ** 2)) || 1);
  const scaled = rows.map(({ counts, missing }) => ({
    counts: counts.map((count, at) => count / (scales[at] ?? 1)),
    missing: missing - counts.reduce((sum, count, at) => sum + count * (from[at] ?? 0), 0),
  }));
  const solved = leastSquares(scaled, promising.length, hold);
  const found = promising.map((name, at) => {
    const weight = (from[at] ?? 0) + (solved[at] ?? 0) / (scales[at] ?? 1);
    return [name, Number(weight.toPrecision(4))] as const;
  });
  return Object.assign({ ...start }, Object.fromEntries(found));
}

function rowsOf(ruleset: Ruleset, judged: Weights, deals: number): readonly Row[] {
  const play = Play.of(deal(ruleset, 1));
  const moves = new MoveList();
  const judgement = new Judgement(play, ruleset, judged);
  const hasty = new Judgement(play, ruleset, { ...judged, outMargin: -3000 });
  const nothing: Weights = Object.assign(
    { ...judged },
    Object.fromEntries(Object.keys(judged).map((name) => [name, 0])),
  );
  const base = new Evaluation(play, ruleset, nothing);
  const single = promising.map((name) => new Evaluation(play, ruleset, { ...nothing, [name]: 1 }));
  const rows: Row[] = [];
  for (let seed = firstDeal; seed < firstDeal + deals; seed++) {
    const random = seededRandom(seed);
    play.restart(deal(ruleset, seed, { scores: scoresFor(ruleset, seed) }));
    // In every third deal one side ends it as soon as it can, so that short deals are known, too.
    const inHaste = random(6);
    const every = 5 + random(8);
    const looked: { counts: readonly number[]; stood: number }[] = [];
    let turn = -1;
    for (let turns = 0; !play.isOver; ) {
      const now = play.at(layout.cell.turn);
      if (now !== turn) {
        turn = now;
        turns += 1;
        if (turns % every === 0 && play.at(layout.cell.phase) === layout.phase.draw) {
          const stood = outcomeFor(base, firstSide);
          looked.push({ stood, counts: single.map((evaluation) => outcomeFor(evaluation, firstSide) - stood) });
        }
      }
      play.moves(moves);
      if (moves.count === 0) break;
      const hastes = inHaste === (ruleset.seating.sideIndex[now] ?? 0);
      play.make(moves, (hastes ? hasty : judgement).best(moves));
    }
    const end = outcomeFor(base, firstSide);
    rows.push(...looked.map(({ counts, stood }) => ({ counts, missing: end - stood })));
  }
  return rows;
}

/** The factors by which counts come nearest to what is missing (least squares, by elimination), drawn towards 0 by a share of the rows. */
function leastSquares(rows: readonly Row[], count: number, ridge: number): readonly number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  const matrix = places.map((one) => [
    ...places.map(
      (other) =>
        rows.reduce((sum, { counts }) => sum + (counts[one] ?? 0) * (counts[other] ?? 0), 0) +
        (one === other ? ridge * rows.length : 0),
    ),
    rows.reduce((sum, { counts, missing }) => sum + (counts[one] ?? 0) * missing, 0),
  ]);
  for (const pivot of places) {
    const row = matrix[pivot] ?? [];
    const head = row[pivot] ?? 1;
    for (let at = pivot; at <= count; at++) row[at] = (row[at] ?? 0) / head;
    for (const other of matrix) {
      if (other === row) continue;
      const factor = other[pivot] ?? 0;
      for (let at = pivot; at <= count; at++) other[at] = (other[at] ?? 0) - factor * (row[at] ?? 0);
    }
  }
  return matrix.map((row) => row[count] ?? 0);
}

function meanOf(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0) / Math.max(1, rows.length);
}
