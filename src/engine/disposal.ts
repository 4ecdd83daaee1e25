import { type Card, suits } from './cards.ts';
import { at } from './lists.ts';
import { atLeastAsGood, type Made, madeOf, nothingMade, together } from './made.ts';
import { type Meld, twoOrder } from './melds.ts';
import type { Parameters } from './parameters.ts';
import { circleLength, lineLength, type Run, sequenceRun } from './sequence.ts';
import { planSuit, type SuitPlan } from './sequence-plans.ts';
import { keepBest, planRank } from './set-plans.ts';

/**
 * What a side can have completed once all these cards are melded, for every way to do so that no other beats; empty if they
 * cannot all be melded. Exact. Whether black threes may go depends on going out, which this is asked for.
 */
export function disposals(parameters: Parameters, melds: readonly Meld[], cards: readonly Card[]): readonly Made[] {
  const best: Made[] = [];
  for (const { left, sambas, wilds } of afterSequences(parameters, melds, cards)) {
    const sequences: Made = { ...nothingMade, canastas: sambas, sambas, bonus: sambas * parameters.sambaBonus };
    for (const made of laySets(parameters, melds, left, wilds)) keepBest(best, together(sequences, made));
  }
  return best;
}

/** Cards that remain for sets once sequences are laid. */
interface Remainder {
  /** Naturals by place of the rank; twos at 12 only where they may be naturals. */
  readonly left: readonly number[];
  readonly sambas: number;
  readonly wilds: { readonly jokers: number; readonly twos: number };
}

function* afterSequences(parameters: Parameters, melds: readonly Meld[], cards: readonly Card[]): Generator<Remainder> {
  const jokers = cards.filter((card) => card.rank === 'joker').length;
  if (parameters.maxSequence === 0) {
    const left = countPlaces(cards.filter((card) => card.rank !== 'joker'));
    yield { left: withoutTwos(left), sambas: 0, wilds: { jokers, twos: at(left, twoOrder) } };
    return;
  }
  const circle = parameters.sequenceOrder === 'circle';
  const usable = (card: Card) => card.suit !== null && (circle || card.order < lineLength);
  const outside = countPlaces(cards.filter((card) => card.suit !== null && !usable(card)));
  const bySuit = suits.map((suit) => {
    const counts = countPlaces(cards.filter((card) => card.suit === suit && usable(card)));
    return planSuit(parameters, counts, runsOf(parameters, melds, suit));
  });
  for (const { left, sambas } of combined(bySuit, outside)) {
    yield { left: withoutTwos(left), sambas, wilds: { jokers, twos: at(left, twoOrder) } };
  }
}

type LeftOver = Pick<SuitPlan, 'left' | 'sambas'>;

/** One plan of each suit together, without repeating equal remainders. */
function combined(bySuit: readonly (readonly SuitPlan[])[], outside: readonly number[]): Iterable<LeftOver> {
  let plans = new Map<string, LeftOver>([['', { left: outside, sambas: 0 }]]);
  for (const suitPlans of bySuit) {
    const next = new Map<string, LeftOver>();
    for (const one of plans.values()) {
      for (const other of suitPlans) {
        const left = one.left.map((count, place) => count + at(other.left, place));
        const sambas = one.sambas + other.sambas;
        next.set(`${left.join()}|${sambas}`, { left, sambas });
      }
    }
    plans = next;
  }
  return plans.values();
}

function runsOf(parameters: Parameters, melds: readonly Meld[], suit: Card['suit']): readonly Run[] {
  return melds.flatMap((meld) => {
    if (meld.kind !== 'sequence' || meld.suit !== suit) return [];
    return sequenceRun(parameters, meld.cards) ?? [];
  });
}

function countPlaces(cards: readonly Card[]): readonly number[] {
  const counts = new Array<number>(circleLength).fill(0);
  for (const card of cards) counts[card.order] = at(counts, card.order) + 1;
  return counts;
}

function withoutTwos(counts: readonly number[]): readonly number[] {
  return counts.map((count, place) => (place === twoOrder ? 0 : count));
}

/** The place of the threes, which are only melded by themselves. */
const threeOrder = 11;

function laySets(
  parameters: Parameters,
  melds: readonly Meld[],
  left: readonly number[],
  { jokers, twos }: Remainder['wilds'],
): readonly Made[] {
  const threes = at(left, threeOrder);
  const laid = melds.find(({ kind }) => kind === 'black-threes')?.size ?? 0;
  const meldable = laid + threes >= parameters.minBlackThrees && laid + threes <= parameters.maxBlackThrees;
  if (threes !== 0 && !meldable) return [];
  const best: Made[] = [];
  for (const natural of twosAsNaturals(parameters, melds, twos)) {
    const places = left.map((count, place) => (place === twoOrder ? natural : count));
    for (const made of shareWilds(parameters, melds, places, jokers, twos - natural)) keepBest(best, made);
  }
  return best;
}

/** How many of the twos may stand as naturals in melds of twos. */
function twosAsNaturals(parameters: Parameters, melds: readonly Meld[], twos: number): readonly number[] {
  if (!parameters.twosMelds) return [0];
  const begun = melds.some((meld) => meld.kind === 'set' && meld.order === twoOrder);
  return Array.from({ length: twos + 1 }, (_, count) => count).filter(
    (count) => begun || count === 0 || count >= parameters.minNaturals,
  );
}

/** Outcomes for every number of wild cards used so far. */
type Table = readonly (readonly Made[])[];

function shareWilds(
  parameters: Parameters,
  melds: readonly Meld[],
  places: readonly number[],
  jokers: number,
  twos: number,
): readonly Made[] {
  const total = jokers + twos;
  let ranks: Table = [[nothingMade]];
  for (let order = 0; order < threeOrder; order++) {
    ranks = withRank(parameters, melds, order, at(places, order), ranks, total);
    if (ranks.length === 0) return [];
  }
  const best: Made[] = [];
  // In a meld of twos only jokers are wild cards.
  const ofTwos = withRank(parameters, melds, twoOrder, at(places, twoOrder), [[nothingMade]], jokers);
  for (const [used, outcomes] of ofTwos.entries()) {
    for (const twosMade of outcomes) {
      for (const made of withWildMeld(parameters, melds, ranks, total - used)) keepBest(best, together(twosMade, made));
    }
  }
  return best;
}

function withRank(
  parameters: Parameters,
  melds: readonly Meld[],
  order: number,
  naturals: number,
  before: Table,
  most: number,
): Table {
  const sets = melds.filter((meld) => meld.kind === 'set' && meld.order === order);
  if (naturals === 0 && sets.length === 0) return before;
  const own = planRank(parameters, order, sets, naturals);
  const table: Made[][] = [];
  for (const [used, outcomes] of before.entries()) {
    for (const [wilds, more] of own.entries()) {
      if (used + wilds > most) break;
      while (table.length <= used + wilds) table.push([]);
      for (const one of outcomes) for (const other of more) keepBest(at(table, used + wilds), together(one, other));
    }
  }
  return table.some((outcomes) => outcomes.length > 0) ? table : [];
}

/** All wild cards used: in the sets, and, where melds of wild cards alone are played, in one of those. */
function withWildMeld(parameters: Parameters, melds: readonly Meld[], ranks: Table, wilds: number): readonly Made[] {
  const meld = melds.find(({ kind }) => kind === 'wild');
  const laid = meld?.size ?? 0;
  const best: Made[] = [];
  for (let alone = 0; alone <= wilds; alone++) {
    const size = laid + alone;
    const elsewhere = wilds - alone;
    if (alone > 0 && (!parameters.wildMelds || size < parameters.minMeldSize)) continue;
    const complete = size >= parameters.canastaSize;
    // A wild meld that lies there unfinished has the wild cards to itself (classic 21-d).
    if (elsewhere > 0 && meld !== undefined && !complete) continue;
    const own = complete ? madeOf(parameters, 'wild') : nothingMade;
    for (const made of ranks[elsewhere] ?? []) keepBest(best, together(made, own));
  }
  return best;
}

/** Whether one of the outcomes is at least as good as what is needed. */
export function reaches(outcomes: readonly Made[], needed: Made): boolean {
  return outcomes.some((made) => atLeastAsGood(made, needed));
}
