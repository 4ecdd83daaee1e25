import {
  minimumAt,
  minimumOf,
  type Position,
  pointsOfAll,
  pointsOfBid,
  pointsOfLevel,
  pointsOnTable,
  totalsAfter,
} from '../../engine/index.ts';
import { costOfHand } from '../../insight/index.ts';
import { readGroups, subjects } from './claim.ts';
import { facesOf } from './named-cards.ts';
import { numberOfRule } from './proves.ts';
import { type Scene, seatsOf, sideOfSubject } from './scene.ts';

/**
 * The number that a sentence says, computed at the table of the moment; null where there is none. Terms joined by “+” and “-”: “worth Kh Kd
 * 2c”, “minimum”, “rule sambaBonus”, “bid”, “laid” (points towards the bid on the table), “promise 2” (what a bid of level two promises),
 * “premium 2” or “premium bid”, “cost partner” (what a hand takes off), “threes they” (what bought cards have cost), and after the deal
 * “next minimum”, “next row” (from which total it is asked for) and the same of the row after it: “later minimum”, “later row”.
 */
export function amount(scene: Scene, written: string): number | null {
  const terms = written.split(/ (?=[+-] )/);
  return terms.reduce<number | null>((sum, term) => {
    const negative = term.startsWith('- ');
    const value = termOf(scene, term.replace(/^[+-] /, ''));
    return sum === null || value === null ? null : sum + (negative ? -value : value);
  }, 0);
}

function termOf(scene: Scene, term: string): number | null {
  const { view, reader } = scene;
  const { parameters } = view.ruleset;
  const [word = '', ...rest] = term.split(' ');
  const [object = ''] = rest;
  switch (word) {
    case 'worth': {
      const cards =
        readGroups(rest)
          ?.flat()
          .flatMap((card) => facesOf(card, scene)) ?? [];
      return cards.length === 0 ? null : pointsOfAll(parameters, cards);
    }
    case 'minimum':
      return minimumOf({ ...view, turn: reader });
    case 'rule':
      return numberOfRule(parameters, object);
    case 'bid':
      return view.contract === null ? null : pointsOfBid(view, view.contract);
    case 'laid':
      return view.contract === null ? null : pointsOnTable(view, view.contract);
    case 'promise':
      return promised(view, object);
    case 'premium': {
      const points = promised(view, object);
      return points === null ? null : points / 2;
    }
    case 'cost':
      return costOf(scene, object);
    case 'threes':
      return threesOf(scene, object) * parameters.laidRedThreePenalty;
    case 'next':
    case 'later':
      return rowOf(scene, word === 'next' ? 0 : 1, object);
    default:
      return null;
  }
}

function promised(view: Position, level: string): number | null {
  if (level === 'bid') return view.contract === null ? null : pointsOfBid(view, view.contract);
  return pointsOfLevel(view.ruleset.parameters, Number(level));
}

function subjectOf(word: string) {
  return subjects.find((subject) => subject === word) ?? 'deal';
}

/** What a hand that can be seen would take from its side. */
function costOf(scene: Scene, who: string): number | null {
  const [seat] = seatsOf(scene, subjectOf(who));
  const hand = scene.view.seats.find((state) => state.seat === seat)?.hand;
  return seat === undefined || hand === undefined || hand.unknown > 0 ? null : costOfHand(scene.view, seat);
}

function threesOf(scene: Scene, who: string): number {
  return sideOfSubject(scene, subjectOf(who))?.redThrees.length ?? 0;
}

/** Of the table of minimums by the total after this deal: what the next opening needs and from which total on, or the row after that. */
function rowOf(scene: Scene, further: number, object: string): number | null {
  const { view } = scene;
  if (view.phase !== 'over') return null;
  const { minimums } = view.ruleset.parameters;
  const own = sideOfSubject(scene, 'we')?.side;
  const total = totalsAfter(view).find(({ side }) => side === own)?.total ?? 0;
  const points = minimumAt(view.ruleset.parameters, total);
  const place = minimums.findIndex((row) => row.points === points) + further;
  if (object === 'row') return minimums[place - 1]?.below ?? null;
  return minimums[place]?.points ?? null;
}
