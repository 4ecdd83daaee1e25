import type { Card, Position, RulesetId, Side } from '../../../src/engine/index.ts';
import type { PlayedDeal } from './randomDeal.ts';

// An independent recount of a deal, written from the rule documents' formulas. It uses only the cards as they lie and what
// happened in the deal, nothing of src/engine/scoring, and not the engine's word on who went out how.

const values: { readonly [rank: string]: number } = {
  joker: 50,
  A: 20,
  '2': 20,
  K: 10,
  Q: 10,
  J: 10,
  T: 10,
  '9': 10,
  '8': 10,
  '7': 5,
  '6': 5,
  '5': 5,
  '4': 5,
  '3': 5,
};

/** Points of a deal of one side. */
export interface Count {
  readonly side: Side;
  readonly base: number;
  readonly cards: number;
}

function pointsOfCards(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + (values[card.rank] ?? Number.NaN), 0);
}

function isWild(card: Card): boolean {
  return card.rank === 'joker' || card.rank === '2';
}

function isRedThree(card: Card): boolean {
  return card.rank === '3' && (card.suit === 'h' || card.suit === 'd');
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
}

function formulaOf(id: RulesetId, options: Position['ruleset']['options']): Formula {
  const family = { natural: 500, mixed: 300, samba: 0, wild: 0, out: 100, plusFrom: 0 };
  switch (id) {
    case 'canasta-fi':
      return { ...family, redThrees: (count) => 100 * count };
    case 'canasta-sv':
      return { ...family, redThrees: (count) => (count === 4 ? Number(options.fourRedThrees) : 100 * count) };
    case 'classic':
      return {
        ...family,
        wild: 2000,
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
      throw new Error('the contract has a count of its own');
  }
}

/** Recounts every side of a deal that has been played. */
export function recount({ start, steps, end }: PlayedDeal): readonly Count[] {
  const { ruleset } = end;
  const formula = formulaOf(ruleset.id, ruleset.options);
  const last = steps.at(-1);
  if (last === undefined) throw new Error('nothing was played');
  const actor = last.before.turn;
  const emptied = end.seats.find(({ seat }) => seat === actor)?.hand.known.length === 0;
  const wentOut = emptied && ['meld', 'add', 'take', 'discard'].includes(last.action.type);
  const lastTurn = lastTurnOf(steps);
  const turnStart = steps[lastTurn]?.before ?? start;
  const finished = new Set(steps.slice(0, lastTurn).map(({ before }) => before.turn));
  return end.sides.map(({ side, melds, redThrees, penalties }, place) => {
    const seats = end.seats.filter((_, seat) => seat % end.sides.length === place);
    const cardsLeft = seats.flatMap(({ hand, penaltyCards, waiting }) => [...hand.known, ...penaltyCards, ...waiting]);
    const unplayed = seats.filter(({ seat }) => wentOut && seat !== actor && !finished.has(seat));
    const unplayedThrees = unplayed.flatMap(({ hand }) => hand.known.filter(isRedThree)).length;
    const forgotten = cardsLeft.filter(isRedThree).length - unplayedThrees;
    const found = melds.map(({ cards }) => canastaOf(cards));
    const bonuses = found.reduce((sum, kind) => sum + (kind === 'none' ? 0 : formula[kind]), 0);
    const canastas = found.filter((kind) => kind !== 'none').length;
    const plus = formula.plusFrom === 0 ? melds.length > 0 : canastas >= formula.plusFrom;
    const threes = formula.redThrees(redThrees.length + unplayedThrees) * (plus ? 1 : -1);
    const out = wentOut && seats.some(({ seat }) => seat === actor) ? outBonus(turnStart, steps, lastTurn, end) : 0;
    const wildPenalty = Number(ruleset.options.wildMeldIncompletePenalty ?? 0);
    const unfinishedWilds = melds.filter(({ cards }) => cards.every(isWild) && cards.length < 7).length;
    return {
      side,
      base: bonuses + out + threes - 500 * forgotten - penalties - wildPenalty * unfinishedWilds,
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
