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
      throw new Error('a game with a contract is counted in recountContract');
  }
}

/** Recounts every side of a deal that has been played. */
export function recount(played: PlayedDeal): readonly Count[] {
  return played.end.ruleset.id === 'sitoumussamba' ? recountContract(played) : recountFamily(played);
}

function recountFamily({ start, steps, end }: PlayedDeal): readonly Count[] {
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

/** The bonus of a canasta or samba of Sitoumussamba (clause 10). */
function contractBonus(cards: readonly Card[]): number {
  if (cards.length < 7) return 0;
  const jokers = cards.filter(({ rank }) => rank === 'joker').length;
  const plain = cards.filter(({ rank }) => rank !== 'joker' && rank !== '2');
  const [first] = plain;
  if (first === undefined) return jokers === 0 ? 3000 : 2000;
  if (plain.some(({ rank }) => rank !== first.rank)) return 1500;
  if (first.rank === '3') return 0;
  const pure = plain.length === cards.length;
  if (first.rank === 'A') return pure ? 1000 : 500;
  return pure ? 500 : 300;
}

/** The count of a game with a contract (sitoumussamba 9, 10, 27, 29, 30 and 40). */
function recountContract({ end, steps }: PlayedDeal): readonly Count[] {
  const last = steps.at(-1);
  if (last === undefined) throw new Error('nothing was played');
  const actor = last.before.turn;
  const emptied = end.seats.find(({ seat }) => seat === actor)?.hand.known.length === 0;
  const outPlace = emptied && last.action.type === 'discard' ? (actor - 1) % 2 : -1;
  const { contract } = end;
  const declarers = contract === null ? -1 : (contract.seat - 1) % 2;
  const sides = end.sides.map(({ side, melds, redThrees, penalties }, place) => {
    const left = end.seats
      .filter((_, seat) => seat % 2 === place)
      .flatMap(({ hand, penaltyCards, waiting }) => [...hand.known, ...penaltyCards, ...waiting]);
    const reds = left.filter(isRedThree).length;
    const blacks = left.filter(({ rank }) => rank === '3').length - reds;
    const held = pointsOfCards(left.filter(({ rank }) => rank !== '3'));
    const bonuses = melds.reduce((sum, { cards }) => sum + contractBonus(cards), 0) + (place === outPlace ? 300 : 0);
    const threes = 500 * reds + 100 * blacks;
    const charges = 300 * redThrees.length + penalties;
    const melded = melds.reduce((sum, { cards }) => sum + pointsOfCards(cards), 0);
    return { side, bonuses, held, threes, charges, melded, unopened: melds.length === 0 ? 1000 : 0 };
  });
  const own = sides[declarers];
  const level = contract?.bid.level ?? 0;
  const doubled = contract !== null && contract.doubledBy !== null;
  const measure =
    own === undefined ? 0 : own.bonuses - own.held - own.threes - own.charges + (level >= 5 ? own.melded : 0);
  const made = own !== undefined && measure >= 1000 * level;
  const robbed = own !== undefined && !made && outPlace >= 0 && outPlace !== declarers;
  if (own !== undefined && !made && outPlace === declarers) throw new Error('the declarer went out below the bid');
  return sides.map(({ side, bonuses, held, threes, charges, melded, unopened }, place) => {
    const premium = made && place === declarers ? 1000 * level * (doubled ? 1 : 0.5) : 0;
    const robbery = robbed && place !== declarers ? 1000 * level * (doubled ? 2 : 1) : 0;
    return { side, base: bonuses - threes - charges - unopened + premium + robbery, cards: melded - held };
  });
}
