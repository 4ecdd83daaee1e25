import type { Card, Position, RulesetId, Seat, Side } from '../../../src/engine/index.ts';
import { isRedThree, isWild, pointsOfCards } from './cards.ts';
import { contractBonus, heldPoints } from './contract-melds.ts';
import type { PlayedDeal } from './random-deal.ts';

// An independent recount of a deal, written from the rule documents' formulas. It uses only the cards as they lie and what
// happened in the deal, nothing of src/engine/scoring, and of a deal that was played not the engine's word on who went out how.

/** Points of a deal of one side. */
export interface Count {
  readonly side: Side;
  readonly base: number;
  readonly cards: number;
}

type Found = 'natural' | 'mixed' | 'samba' | 'wild' | 'none';

/** What bonus the cards of one meld earn in the rulesets of the Canasta family. */
function canastaOf(cards: readonly Card[]): Found {
  const wilds = cards.filter(isWild).length;
  const naturals = cards.filter((card) => !isWild(card));
  const [first] = naturals;
  if (first === undefined) return cards.length >= 7 ? 'wild' : 'none';
  if (first.rank === '3' || cards.length < 7) return 'none';
  if (naturals.some((card) => card.rank !== first.rank)) return 'samba';
  return wilds === 0 ? 'natural' : 'mixed';
}

/** What the formulas of a ruleset give for each thing that is counted. */
interface Formula {
  readonly natural: number;
  readonly mixed: number;
  readonly samba: number;
  readonly wild: number;
  readonly out: number;
  readonly redThrees: (count: number) => number;
  /** Canastas that a side needs for its red threes to count plus; 0: any meld. */
  readonly plusFrom: number;
  /** What a red three costs that should have been laid; the document of classic does not speak of it. */
  readonly forgotten: number;
}

function formulaOf(id: RulesetId, options: Position['ruleset']['options']): Formula {
  const family = { natural: 500, mixed: 300, samba: 0, wild: 0, out: 100, plusFrom: 0, forgotten: 500 };
  switch (id) {
    case 'canasta-fi':
      return { ...family, redThrees: (count) => 100 * count };
    case 'canasta-sv':
      return { ...family, redThrees: (count) => (count === 4 ? Number(options.fourRedThrees) : 100 * count) };
    case 'classic':
      return {
        ...family,
        wild: 2000,
        forgotten: 0,
        redThrees: (count) => (count === 4 ? 800 : 100 * count),
        plusFrom: options.viennese === true ? 1 : 0,
      };
    case 'samba':
      return {
        ...family,
        samba: 1500,
        out: 200,
        redThrees: (count) => 100 * count + (count === 6 ? 400 : 0),
        plusFrom: 2,
      };
    case 'sitoumussamba':
      throw new Error('a game with a contract is counted in recountContract');
  }
}

/** How a deal ended, as far as the score depends on it. */
interface HowItEnded {
  /** Who went out; null if nobody did. */
  readonly out: Seat | null;
  /** What going out earns, where that depends on how it was done. */
  readonly bonus: number;
  /** Who had no turn before somebody went out: red threes in those hands count as laid. */
  readonly unplayed: readonly Seat[];
}

/** Recounts every side of a deal that has been played. */
export function recount(played: PlayedDeal): readonly Count[] {
  const { end } = played;
  if (end.ending?.loser != null) return recountLost(end);
  return end.ruleset.id === 'sitoumussamba'
    ? recountContract(end, whoWentOut(played))
    : recountFamily(end, howPlayed(played));
}

/** A game lost by a ruling breaks the deal off: only what rulings have charged is written down. */
function recountLost({ sides }: Position): readonly Count[] {
  return sides.map(({ side, penalties }) => ({ side, base: 0 - penalties, cards: 0 }));
}

/** Recounts every side of a deal that somebody has written down as over; the word of the setup stands for how it was played. */
export function recountSetup(end: Position): readonly Count[] {
  const { ruleset, ending, seats } = end;
  if (ending?.loser != null) return recountLost(end);
  const out = ending?.out ?? null;
  if (ruleset.id === 'sitoumussamba') return recountContract(end, out);
  const concealed = ending?.concealed === true;
  const hand = ruleset.options.viennese === true && ending?.ownCanasta === true;
  const bonus = ruleset.id === 'samba' ? 200 : !concealed ? 100 : hand ? 1100 : 200;
  const unplayed = seats.filter(({ seat, played }) => out !== null && seat !== out && !played).map(({ seat }) => seat);
  return recountFamily(end, { out, bonus, unplayed });
}

/** Who emptied the hand with the last action of a deal. */
function whoWentOut({ end, steps }: PlayedDeal): Seat | null {
  const last = steps.at(-1);
  if (last === undefined) throw new Error('nothing was played');
  const { turn, phase, current } = last.before;
  const emptied = end.seats.find(({ seat }) => seat === turn)?.hand.known.length === 0;
  // A forgotten red three may be the last card of a turn; those of the draw that emptied the stock end the deal otherwise.
  const laid = last.action.type === 'lay' && phase === 'play' && current.lastThrees.length === 0;
  return emptied && (laid || ['meld', 'add', 'merge', 'take', 'discard'].includes(last.action.type)) ? turn : null;
}

function howPlayed(played: PlayedDeal): HowItEnded {
  const { start, steps, end } = played;
  const out = whoWentOut(played);
  const lastTurn = lastTurnOf(steps);
  const finished = new Set(steps.slice(0, lastTurn).map(({ before }) => before.turn));
  const unplayed = end.seats
    .map(({ seat }) => seat)
    .filter((seat) => out !== null && seat !== out && !finished.has(seat));
  const turnStart = steps[lastTurn]?.before ?? start;
  return { out, bonus: out === null ? 0 : outBonus(turnStart, steps, lastTurn, end), unplayed };
}

/** The cards that a seat holds; penalty and waiting cards belong to them at the end. */
function cardsOf({ hand, penaltyCards, waiting }: Position['seats'][number]): readonly Card[] {
  return [...hand.known, ...penaltyCards, ...waiting];
}

function recountFamily(end: Position, { out, bonus, unplayed }: HowItEnded): readonly Count[] {
  const { ruleset } = end;
  const formula = formulaOf(ruleset.id, ruleset.options);
  return end.sides.map(({ side, melds, redThrees, penalties }, place) => {
    const seats = end.seats.filter((_, seat) => seat % end.sides.length === place);
    const cardsLeft = seats.flatMap(cardsOf);
    const threesOf = (some: Position['seats']) => some.flatMap(cardsOf).filter(isRedThree).length;
    const unplayedThrees = threesOf(seats.filter(({ seat }) => unplayed.includes(seat)));
    const forgotten = threesOf(seats) - unplayedThrees;
    const found = melds.map(({ cards }) => canastaOf(cards));
    const bonuses = found.reduce((sum, kind) => sum + (kind === 'none' ? 0 : formula[kind]), 0);
    const canastas = found.filter((kind) => kind !== 'none').length;
    const plus = formula.plusFrom === 0 ? melds.length > 0 : canastas >= formula.plusFrom;
    const threes = formula.redThrees(redThrees.length + unplayedThrees) * (plus ? 1 : -1);
    const goingOut = seats.some(({ seat }) => seat === out) ? bonus : 0;
    const wildPenalty = Number(ruleset.options.wildMeldIncompletePenalty ?? 0);
    const unfinishedWilds = melds.filter(({ cards }) => cards.every(isWild) && cards.length < 7).length;
    return {
      side,
      base: bonuses + goingOut + threes - formula.forgotten * forgotten - penalties - wildPenalty * unfinishedWilds,
      cards:
        pointsOfCards(melds.flatMap(({ cards }) => cards)) -
        pointsOfCards(cardsLeft.filter((card) => !isRedThree(card))),
    };
  });
}

/** The place of the first step of the turn in which the deal ended. */
function lastTurnOf(steps: PlayedDeal['steps']): number {
  const ends = steps.map(({ before, after }) => before.turn !== after.turn || before.phase === 'deal');
  return ends.lastIndexOf(true) + 1;
}

/** The bonus for going out, by what lay on the table when the last turn began and what lies there now. */
function outBonus(turnStart: Position, steps: PlayedDeal['steps'], lastTurn: number, end: Position): number {
  const { ruleset, turn } = end;
  if (ruleset.id === 'samba') return 200;
  const place = (turn - 1) % end.sides.length;
  const before = turnStart.sides[place]?.melds ?? [];
  const now = end.sides[place]?.melds ?? [];
  const begun = now.filter(({ name }) => !before.some((meld) => meld.name === name));
  const touched = now.some((meld) => {
    const earlier = before.find(({ name }) => name === meld.name);
    return earlier !== undefined && earlier.cards.length !== meld.cards.length;
  });
  const melding = ['meld', 'add', 'take'];
  const melded = steps
    .slice(0, lastTurn)
    .some(({ before: { turn: seat }, action }) => seat === turn && melding.includes(action.type));
  const tookPile = steps.slice(lastTurn).some(({ action }) => action.type === 'take');
  const ownCanasta = begun.some(({ cards }) => canastaOf(cards) !== 'none');
  const concealed = ruleset.id === 'canasta-fi' ? before.length === 0 : !melded && !touched;
  if (ruleset.options.viennese === true) {
    if (!concealed || tookPile) return 100;
    return ownCanasta ? 1100 : 200;
  }
  return concealed && ownCanasta ? 200 : 100;
}

/** The count of a game with a contract (sitoumussamba 9, 10, 12, 27, 29, 30 and 40). */
function recountContract({ contract, sides, seats }: Position, out: Seat | null): readonly Count[] {
  const outPlace = out === null ? -1 : (out - 1) % 2;
  const declarers = contract === null ? -1 : (contract.seat - 1) % 2;
  const level = contract?.bid.level ?? 0;
  const counts = sides.map(({ side, melds, redThrees, penalties }, place) => {
    const left = seats.filter((_, seat) => seat % 2 === place).flatMap(cardsOf);
    const held = pointsOfCards(left.filter(({ rank }) => rank !== '3'));
    const threes = heldPoints(left) - held;
    const bonuses = melds.reduce((sum, { cards }) => sum + contractBonus(cards), 0);
    const melded = pointsOfCards(melds.flatMap(({ cards }) => cards));
    const goingOut = place === outPlace ? 300 : 0;
    const charges = 300 * redThrees.length + penalties;
    const measure = bonuses + goingOut - held - threes - charges + (level >= 5 ? melded : 0);
    return { side, bonuses, goingOut, held, threes, charges, melded, measure, unopened: melds.length === 0 ? 1000 : 0 };
  });
  const doubled = contract !== null && contract.doubledBy !== null;
  const own = counts[declarers];
  const made = own !== undefined && own.measure >= 1000 * level;
  const missed = own !== undefined && !made && out !== null;
  // The declarer's side went out below the bid (29-9): nobody has anything for it, and the others the bid once.
  const failed = missed && outPlace === declarers;
  return counts.map(({ side, bonuses, goingOut, held, threes, charges, melded, unopened }, place) => {
    const declares = place === declarers;
    const premium = made && declares ? 1000 * level * (doubled ? 1 : 0.5) : 0;
    const robbery = missed && !declares ? 1000 * level * (doubled && !failed ? 2 : 1) : 0;
    const penalty = failed && declares ? 1000 + goingOut : 0;
    const base = bonuses + goingOut - penalty - threes - charges - unopened + premium + robbery;
    return { side, base, cards: melded - held };
  });
}
