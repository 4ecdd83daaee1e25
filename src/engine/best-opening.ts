import type { NewMeld } from './action.ts';
import { type Card, suits, without } from './cards.ts';
import { canEmptyHand, meetsGoingOutRequirement } from './going-out.ts';
import { at } from './lists.ts';
import { type Meld, pointsOf, pointsOfAll, twoOrder } from './melds.ts';
import type { Parameters } from './parameters.ts';
import {
  actingSide,
  actor,
  type Position,
  playableCards,
  playableCount,
  withActingSide,
  withActor,
} from './position.ts';
import { countRanks } from './rank-counts.ts';
import { circleLength, lineLength, type Run } from './sequence.ts';
import { planSuit } from './sequence-plans.ts';
import { WholeLayouts } from './whole-hand.ts';

/** Melds that can be laid from the hand, with their points and how many cards they take. */
export interface Opening {
  readonly melds: readonly NewMeld[];
  readonly points: number;
  readonly cards: number;
}

/**
 * The opening of the player in turn that is worth most, laid as lawful melds from the hand as it is now, so that the turn can
 * end: a card is kept for the discard and one after it, or the whole hand goes out. Exact: every way to lay sequences and to share
 * out the wild cards is considered.
 */
export function bestOpening(position: Position): Opening {
  const kept = toOpening(
    position,
    best(plansThatKeepCards(position), (plan) => plan.points),
  );
  return openingsOut(position).reduce((chosen, opening) => (opening.points > chosen.points ? opening : chosen), kept);
}

/** The opening that reaches the points with the fewest cards; undefined if none does. */
export function shortestOpening(position: Position, minimum: number): Opening | undefined {
  const enough = plansThatKeepCards(position).filter((plan) => plan.points >= minimum);
  if (enough.length === 0) {
    const out = openingsOut(position).filter(({ points }) => points >= minimum);
    return out.sort((one, other) => one.cards - other.cards)[0];
  }
  return toOpening(
    position,
    best(enough, (plan) => -plan.cards),
  );
}

/** Whether the opening is the declarer's before play, which no discard follows and which has its own least number of twos. */
function isBeforePlay(position: Position): boolean {
  return position.phase === 'contract-opening';
}

/** Plans after which a card is left for the discard, if one follows, and one after it. */
function plansThatKeepCards(position: Position): readonly Plan[] {
  const count = playableCount(actor(position));
  const kept = isBeforePlay(position) ? 1 : 2;
  return allPlans(position).filter((plan) => plan.cards <= count - kept);
}

/** For each card that may be the discard, and for none, an opening that lays the rest of the hand and goes out, if there is one. */
function openingsOut(position: Position): readonly Opening[] {
  const state = actor(position);
  const cards = playableCards(state);
  const unknown = playableCount(state) - cards.length;
  const emptying = { ...position, phase: 'play', current: { ...position.current, drew: 'stock' } } as const;
  if (isBeforePlay(position) || unknown > 1 || !canEmptyHand(emptying)) return [];
  const { parameters } = position.ruleset;
  const layouts = new WholeLayouts(position.ruleset);
  const known = parameters.redThreesLaid === 'never' ? cards : cards.filter(({ role }) => role !== 'red-three');
  const discards: readonly (Card | null)[] = [
    ...(unknown === 1 || !parameters.goingOutNeedsDiscard ? [null] : []),
    ...(unknown === 1 ? [] : new Set(known)),
  ];
  return discards.flatMap((discard): readonly Opening[] => {
    const laid = discard === null ? cards : (without(cards, [discard]) ?? cards);
    const layout = layouts.of(laid).find(({ melds }) => goesOut(position, melds));
    if (layout === undefined) return [];
    const melds = layout.melds.map((meld) => ({ cards: meld.cards }));
    return [{ melds, points: pointsOfAll(parameters, laid), cards: laid.length }];
  });
}

/** Whether melds that lay the whole hand leave the side with what going out takes. */
function goesOut(position: Position, melds: readonly Meld[]): boolean {
  const laid = withActingSide(position, { melds: [...actingSide(position).melds, ...melds] });
  return meetsGoingOutRequirement(withActor(laid, { hand: { known: [], unknown: 0 }, penaltyCards: [], waiting: [] }));
}

/** Cards of one meld by what they are: naturals of a rank (or the faces of a run), jokers, and twos as wild cards. */
interface PlannedMeld {
  readonly order: number;
  readonly naturals: number;
  readonly run: readonly Card[] | null;
  readonly jokers: number;
  readonly twos: number;
}

/** An opening while it is being planned: how many wild cards of each kind it has used. */
interface Plan {
  readonly points: number;
  readonly cards: number;
  readonly jokers: number;
  readonly twos: number;
  readonly melds: readonly PlannedMeld[];
}

const nothing: Plan = { points: 0, cards: 0, jokers: 0, twos: 0, melds: [] };

function best(plans: readonly Plan[], merit: (plan: Plan) => number): Plan {
  return plans.reduce((chosen, plan) => (merit(plan) > merit(chosen) ? plan : chosen), plans[0] ?? nothing);
}

/** What nothing else beats, for every number of wild cards used and of cards laid. */
function allPlans(position: Position): readonly Plan[] {
  const { parameters } = position.ruleset;
  const leastTwos = isBeforePlay(position) ? parameters.declarerTwos : parameters.openingTwos;
  const cards = playableCards(actor(position));
  const table = new Map<string, Plan>();
  for (const { left, sequences } of sequenceChoices(parameters, cards)) {
    for (const plan of setPlans(parameters, cards, { left, sequences }, leastTwos)) keep(table, plan);
  }
  return [...table.values()];
}

function keep(table: Map<string, Plan>, plan: Plan): void {
  const key = `${plan.jokers},${plan.twos},${plan.cards}`;
  const other = table.get(key);
  if (other === undefined || other.points < plan.points) table.set(key, plan);
}

/** Cards by place of the rank that remain for sets, once these sequences are laid. */
interface SequenceChoice {
  readonly left: readonly number[];
  readonly sequences: Plan;
}

function sequenceChoices(parameters: Parameters, cards: readonly Card[]): Iterable<SequenceChoice> {
  const circle = parameters.sequenceOrder === 'circle';
  let choices = new Map<string, SequenceChoice>([['', { left: countPlaces(cards), sequences: nothing }]]);
  if (parameters.maxSequence === 0) return choices.values();
  for (const suit of suits) {
    const ofSuit = cards.filter((card) => card.suit === suit && (circle || card.order < lineLength));
    const next = new Map<string, SequenceChoice>();
    for (const plan of planSuit(parameters, countRanks(ofSuit), [])) {
      const melds = plan.runs.map((run) => toRun(parameters, ofSuit, run));
      for (const { left, sequences } of choices.values()) {
        const rest = left.map((count, place) => count - at(countPlaces(melds.flat()), place));
        const points = sequences.points + pointsOfAll(parameters, melds.flat());
        const laid = melds.map((run): PlannedMeld => ({ order: -1, naturals: 0, run, jokers: 0, twos: 0 }));
        next.set(rest.join(), {
          left: rest,
          sequences: {
            ...sequences,
            points,
            cards: sequences.cards + melds.flat().length,
            melds: [...sequences.melds, ...laid],
          },
        });
      }
    }
    choices = next;
  }
  return choices.values();
}

function toRun(parameters: Parameters, ofSuit: readonly Card[], { high, length }: Run): readonly Card[] {
  const size = parameters.sequenceOrder === 'circle' ? circleLength : lineLength;
  return Array.from({ length }, (_, step) => ofSuit.find((card) => card.order === (high + step) % size)).filter(
    (card) => card !== undefined,
  );
}

function countPlaces(cards: readonly Card[]): readonly number[] {
  const counts = new Array<number>(circleLength).fill(0);
  for (const card of cards) if (card.suit !== null) counts[card.order] = at(counts, card.order) + 1;
  return counts;
}

function setPlans(
  parameters: Parameters,
  cards: readonly Card[],
  { left, sequences }: SequenceChoice,
  leastTwos: number,
): Iterable<Plan> {
  const wilds = { jokers: cards.filter((card) => card.rank === 'joker').length, twos: at(left, twoOrder) };
  let table = new Map<string, Plan>([['', sequences]]);
  for (let order = 0; order < lineLength; order++) {
    const options = setOptions(parameters, cards, order, at(left, order), wilds);
    if (options.length > 0) table = extended(table, options, wilds);
  }
  if (parameters.twosMelds) table = extended(table, twosOptions(parameters, wilds, leastTwos), wilds);
  if (parameters.wildMelds) table = extended(table, wildMeldOptions(parameters, wilds), wilds);
  return table.values();
}

type Wilds = { readonly jokers: number; readonly twos: number };

function extended(table: ReadonlyMap<string, Plan>, options: readonly Plan[], wilds: Wilds): Map<string, Plan> {
  const next = new Map<string, Plan>();
  for (const plan of table.values()) {
    keep(next, plan);
    for (const option of options) {
      const jokers = plan.jokers + option.jokers;
      const twos = plan.twos + option.twos;
      if (jokers > wilds.jokers || twos > wilds.twos) continue;
      keep(next, {
        jokers,
        twos,
        points: plan.points + option.points,
        cards: plan.cards + option.cards,
        melds: [...plan.melds, ...option.melds],
      });
    }
  }
  return next;
}

/** The sets of a rank; where several are allowed, also two at a time, so that more wild cards find room. */
function setOptions(
  parameters: Parameters,
  cards: readonly Card[],
  order: number,
  naturals: number,
  wilds: Wilds,
): readonly Plan[] {
  const value = cards.find((card) => card.order === order && card.suit !== null);
  if (value === undefined) return [];
  const single: Plan[] = [];
  for (let count = parameters.minNaturals; count <= naturals; count++) {
    const most = parameters.wildsMayExceedNaturals ? parameters.maxWilds : Math.min(parameters.maxWilds, count);
    for (let jokers = 0; jokers <= Math.min(most, wilds.jokers); jokers++) {
      for (let twos = 0; twos <= Math.min(most - jokers, wilds.twos); twos++) {
        if (count + jokers + twos < parameters.minMeldSize) continue;
        single.push(
          planOf(parameters, { order, naturals: count, run: null, jokers, twos }, pointsOf(parameters, value)),
        );
      }
    }
  }
  if (parameters.meldsPerRank !== 'several') return single;
  const pairs = single.flatMap((one) =>
    single
      .filter((other) => naturalsOf(one) + naturalsOf(other) <= naturals)
      .map((other) => ({
        points: one.points + other.points,
        cards: one.cards + other.cards,
        jokers: one.jokers + other.jokers,
        twos: one.twos + other.twos,
        melds: [...one.melds, ...other.melds],
      })),
  );
  return [...single, ...pairs];
}

function naturalsOf(plan: Plan): number {
  return plan.melds.reduce((sum, meld) => sum + meld.naturals, 0);
}

function planOf(parameters: Parameters, meld: PlannedMeld, value: number): Plan {
  const wildPoints = meld.jokers * parameters.cardValues.joker + meld.twos * parameters.cardValues['2'];
  return {
    points: meld.naturals * value + wildPoints,
    cards: meld.naturals + meld.jokers + meld.twos,
    jokers: meld.jokers,
    twos: meld.twos,
    melds: [meld],
  };
}

/** Melds of twos as naturals with jokers, as large as an opening asks for. */
function twosOptions(parameters: Parameters, wilds: Wilds, leastTwos: number): readonly Plan[] {
  const options: Plan[] = [];
  const most = Math.min(wilds.twos, parameters.canastaSize);
  for (let twos = Math.max(parameters.minNaturals, leastTwos); twos <= most; twos++) {
    for (
      let jokers = 0;
      jokers <= Math.min(parameters.maxWilds, wilds.jokers, parameters.canastaSize - twos);
      jokers++
    ) {
      if (twos + jokers < parameters.minMeldSize) continue;
      options.push(planOf(parameters, { order: twoOrder, naturals: 0, run: null, jokers, twos }, 0));
    }
  }
  return options;
}

/** Melds of wild cards alone. */
function wildMeldOptions(parameters: Parameters, wilds: Wilds): readonly Plan[] {
  const options: Plan[] = [];
  for (let jokers = 0; jokers <= wilds.jokers; jokers++) {
    for (let twos = Math.max(0, parameters.minMeldSize - jokers); twos <= wilds.twos; twos++) {
      options.push(planOf(parameters, { order: twoOrder, naturals: 0, run: null, jokers, twos }, 0));
    }
  }
  return options;
}

/** Deals the real cards of the hand to planned melds. */
function toOpening(position: Position, plan: Plan): Opening {
  const left = playableCards(actor(position)).slice();
  const take = (fits: (card: Card) => boolean): Card[] => {
    const place = left.findIndex(fits);
    return place < 0 ? [] : left.splice(place, 1);
  };
  const several = (count: number, fits: (card: Card) => boolean) =>
    Array.from({ length: count }, () => take(fits)).flat();
  const byRuns = [...plan.melds].sort((a, b) => (a.run === null ? 1 : 0) - (b.run === null ? 1 : 0));
  const melds = byRuns.map(({ order, naturals, run, jokers, twos }): NewMeld => {
    if (run !== null) return { cards: run.flatMap((card) => take((other) => other === card)) };
    return {
      cards: [
        ...several(naturals, (card) => card.order === order && card.suit !== null),
        ...several(jokers, (card) => card.rank === 'joker'),
        ...several(twos, (card) => card.order === twoOrder),
      ],
    };
  });
  return { melds, points: plan.points, cards: plan.cards };
}
