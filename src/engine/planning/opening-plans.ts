import { type Card, suits, twoOrder } from '../cards/cards.ts';
import { at } from '../cards/lists.ts';
import type { NewMeld } from '../position/action.ts';
import { pointsOf, pointsOfAll } from '../position/melds.ts';
import { actor, type Position, playableCards } from '../position/position.ts';
import { circleLength, lineLength, type Run } from '../rules/sequence.ts';
import { isCompleteSet, mayBeLaid, mostWilds, type SetShape } from '../rules/set-shape.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { countRanks } from './rank-counts.ts';
import { planSuit } from './sequence-plans.ts';

/** Cards of one meld by what they are: naturals of a rank (or the faces of a run), jokers, and twos, as wild cards or as naturals. */
interface PlannedMeld {
  readonly order: number;
  readonly naturals: number;
  readonly run: readonly Card[] | null;
  readonly jokers: number;
  readonly twos: number;
}

/** An opening while it is being planned: its points and cards, and how many wild cards of each kind it has used. */
export interface OpeningPlan {
  readonly points: number;
  readonly cards: number;
  /** Whether it holds, of cards of the hand alone, a complete meld that opens by itself. */
  readonly opensAlone: boolean;
  readonly jokers: number;
  readonly twos: number;
  readonly melds: readonly PlannedMeld[];
}

/** No melds at all. */
export const nothingPlanned: OpeningPlan = {
  points: 0,
  cards: 0,
  opensAlone: false,
  jokers: 0,
  twos: 0,
  melds: [],
};

/** What an opening is planned for. */
export interface PlanningTerms {
  /** Twos that a meld of twos must hold. */
  readonly leastTwos: number;
  /** The top card of the pile, which lies in one of the sets beside as many naturals of the hand as the game asks for. */
  readonly top: Card | null;
}

/**
 * What nothing else beats, for every number of wild cards used and of cards laid: the plans that are worth most. A top card of the
 * pile is one of the cards laid.
 */
export function openingPlans(position: Position, terms: PlanningTerms): readonly OpeningPlan[] {
  const { parameters } = position.ruleset;
  const cards = playableCards(actor(position));
  const table = new Map<string, OpeningPlan>();
  for (const choice of sequenceChoices(parameters, cards)) {
    for (const plan of new SetPlanning(parameters, cards, choice, terms).plans()) keep(table, plan);
  }
  return [...table.values()];
}

function keep(table: Map<string, OpeningPlan>, plan: OpeningPlan): void {
  const key = `${plan.jokers},${plan.twos},${plan.cards},${plan.opensAlone}`;
  const other = table.get(key);
  if (other === undefined || other.points < plan.points) table.set(key, plan);
}

/** Two plans as one. */
function both(one: OpeningPlan, other: OpeningPlan): OpeningPlan {
  return {
    points: one.points + other.points,
    cards: one.cards + other.cards,
    opensAlone: one.opensAlone || other.opensAlone,
    jokers: one.jokers + other.jokers,
    twos: one.twos + other.twos,
    melds: [...one.melds, ...other.melds],
  };
}

/** Cards by place of the rank that remain for sets, once these sequences are laid. */
interface SequenceChoice {
  readonly left: readonly number[];
  readonly sequences: OpeningPlan;
}

function sequenceChoices(parameters: Parameters, cards: readonly Card[]): Iterable<SequenceChoice> {
  const circle = parameters.sequenceOrder === 'circle';
  let choices = new Map<string, SequenceChoice>([['', { left: countPlaces(cards), sequences: nothingPlanned }]]);
  if (parameters.maxSequence === 0) return choices.values();
  for (const suit of suits) {
    const ofSuit = cards.filter((card) => card.suit === suit && (circle || card.order < lineLength));
    const next = new Map<string, SequenceChoice>();
    for (const plan of planSuit(parameters, countRanks(ofSuit), [])) {
      const melds = plan.runs.map((run) => toRun(parameters, ofSuit, run));
      const laid = melds.flat();
      const places = countPlaces(laid);
      const own: OpeningPlan = {
        ...nothingPlanned,
        points: pointsOfAll(parameters, laid),
        cards: laid.length,
        opensAlone: parameters.completeOpens && melds.some((run) => run.length === parameters.maxSequence),
        melds: melds.map((run) => ({ order: -1, naturals: 0, run, jokers: 0, twos: 0 })),
      };
      for (const { left, sequences } of choices.values()) {
        const rest = left.map((count, place) => count - at(places, place));
        next.set(rest.join(), { left: rest, sequences: both(sequences, own) });
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

/** One or more sets of a rank, and how many of them are incomplete. */
interface SetsOfRank {
  readonly plan: OpeningPlan;
  readonly incomplete: number;
}

/** The sets beside a choice of sequences. */
class SetPlanning {
  readonly #parameters: Parameters;
  readonly #cards: readonly Card[];
  readonly #left: readonly number[];
  readonly #sequences: OpeningPlan;
  readonly #terms: PlanningTerms;
  readonly #jokers: number;
  readonly #twos: number;

  constructor(
    parameters: Parameters,
    cards: readonly Card[],
    { left, sequences }: SequenceChoice,
    terms: PlanningTerms,
  ) {
    this.#parameters = parameters;
    this.#cards = cards;
    this.#left = left;
    this.#sequences = sequences;
    this.#terms = terms;
    this.#jokers = cards.filter((card) => card.rank === 'joker').length;
    this.#twos = at(left, twoOrder);
  }

  plans(): Iterable<OpeningPlan> {
    const { twosMelds, wildMelds } = this.#parameters;
    let table: ReadonlyMap<string, OpeningPlan> = new Map([['', this.#sequences]]);
    for (let order = 0; order < lineLength; order++) table = this.#extended(table, order, this.#setsOf(order));
    if (twosMelds) table = this.#extended(table, twoOrder, this.#setsOfTwos());
    if (wildMelds) table = this.#extended(table, -1, this.#wildMelds());
    return table.values();
  }

  /** Plans with one of the options of a rank or, unless the top card must lie there, without. */
  #extended(
    table: ReadonlyMap<string, OpeningPlan>,
    order: number,
    options: readonly OpeningPlan[],
  ): ReadonlyMap<string, OpeningPlan> {
    const mustHold = this.#holdsTop(order);
    if (options.length === 0 && !mustHold) return table;
    const next = new Map<string, OpeningPlan>();
    for (const plan of table.values()) {
      if (!mustHold) keep(next, plan);
      for (const option of options) {
        const together = both(plan, option);
        if (together.jokers <= this.#jokers && together.twos <= this.#twosFor(order)) keep(next, together);
      }
    }
    return next;
  }

  #holdsTop(order: number): boolean {
    return this.#terms.top !== null && this.#terms.top.order === order;
  }

  /** How many twos there are once a rank has been planned: one more where the top card is one of them. */
  #twosFor(order: number): number {
    return order === twoOrder && this.#holdsTop(twoOrder) ? this.#twos + 1 : this.#twos;
  }

  /** The sets of a rank of naturals. */
  #setsOf(order: number): readonly OpeningPlan[] {
    const parameters = this.#parameters;
    const value = this.#cards.find((card) => card.order === order && card.suit !== null);
    if (value === undefined) return [];
    const naturals = at(this.#left, order) + (this.#holdsTop(order) ? 1 : 0);
    const most = mostWilds(parameters);
    const single: SetsOfRank[] = [];
    for (let count = parameters.minNaturals; count <= naturals; count++) {
      for (let jokers = 0; jokers <= Math.min(most, this.#jokers); jokers++) {
        for (let twos = 0; twos <= Math.min(most - jokers, this.#twos); twos++) {
          const shape = { naturals: count, wilds: jokers + twos };
          if (!mayBeLaid(parameters, order, shape)) continue;
          const meld = { order, naturals: count, run: null, jokers, twos };
          const incomplete = isCompleteSet(parameters, shape) ? 0 : 1;
          single.push({ plan: planOf(parameters, meld, pointsOf(parameters, value)), incomplete });
        }
      }
    }
    const least = parameters.naturalsForOpeningPile + 1;
    const sets = this.#several(single, (plan) => naturalsOf(plan) <= naturals);
    if (!this.#holdsTop(order)) return sets;
    return sets.filter(({ melds }) => melds.some((meld) => meld.naturals >= least)).map((plan) => this.#withTop(plan));
  }

  /** Melds of twos as naturals with jokers; with a two on top of the pile one of them has as many of the hand as are asked for. */
  #setsOfTwos(): readonly OpeningPlan[] {
    const parameters = this.#parameters;
    const { leastTwos } = this.#terms;
    const least = Math.max(parameters.minNaturals, leastTwos);
    const all = this.#twosFor(twoOrder);
    const single: SetsOfRank[] = [];
    for (let twos = least; twos <= all; twos++) {
      for (let jokers = 0; jokers <= Math.min(parameters.maxWilds, this.#jokers); jokers++) {
        const shape = { naturals: twos, wilds: jokers };
        if (!mayBeLaid(parameters, twoOrder, shape)) continue;
        const meld = { order: twoOrder, naturals: 0, run: null, jokers, twos };
        single.push({ plan: planOf(parameters, meld, 0), incomplete: isCompleteSet(parameters, shape) ? 0 : 1 });
      }
    }
    const sets = this.#several(single, (plan) => plan.twos <= all);
    const withTop = Math.max(least, parameters.naturalsForOpeningPile) + 1;
    if (!this.#holdsTop(twoOrder)) return sets;
    return sets.filter(({ melds }) => melds.some(({ twos }) => twos >= withTop)).map((plan) => this.#withTop(plan));
  }

  /** Sets of which the largest holds the top card, which does not help to open. */
  #withTop(plan: OpeningPlan): OpeningPlan {
    const [largest, ...others] = plan.melds.map(shapeOfPlanned).toSorted((one, other) => other.naturals - one.naturals);
    const ofHand = largest === undefined ? others : [{ ...largest, naturals: largest.naturals - 1 }, ...others];
    const { completeOpens } = this.#parameters;
    return { ...plan, opensAlone: completeOpens && ofHand.some((set) => isCompleteSet(this.#parameters, set)) };
  }

  /** One set of a rank or, where the game allows them side by side, several; of equal ones in cards each once. */
  #several(single: readonly SetsOfRank[], fits: (plan: OpeningPlan) => boolean): readonly OpeningPlan[] {
    const { meldsPerRank } = this.#parameters;
    const found = new Map<string, SetsOfRank>();
    const add = (sets: SetsOfRank): boolean => {
      const { plan, incomplete } = sets;
      const largest = Math.max(...plan.melds.map(({ naturals, twos }) => naturals + twos));
      const key = `${naturalsOf(plan)},${plan.jokers},${plan.twos},${incomplete},${this.#terms.top === null ? 0 : largest}`;
      if (found.has(key)) return false;
      found.set(key, sets);
      return true;
    };
    let latest = single.filter(add);
    while (latest.length > 0 && (meldsPerRank === 'several' || meldsPerRank === 'one-incomplete')) {
      const next: SetsOfRank[] = [];
      for (const one of latest) {
        for (const other of single) {
          const sets = { plan: both(one.plan, other.plan), incomplete: one.incomplete + other.incomplete };
          const isTooMuch = sets.plan.jokers > this.#jokers || !fits(sets.plan);
          if (isTooMuch || (meldsPerRank === 'one-incomplete' && sets.incomplete > 1)) continue;
          if (add(sets)) next.push(sets);
        }
      }
      latest = next;
    }
    return [...found.values()].map(({ plan }) => plan);
  }

  /** Melds of wild cards alone. */
  #wildMelds(): readonly OpeningPlan[] {
    const options: OpeningPlan[] = [];
    for (let jokers = 0; jokers <= this.#jokers; jokers++) {
      for (let twos = Math.max(0, this.#parameters.minMeldSize - jokers); twos <= this.#twos; twos++) {
        options.push(planOf(this.#parameters, { order: twoOrder, naturals: 0, run: null, jokers, twos }, 0));
      }
    }
    return options;
  }
}

/** The numbers of a planned set; twos in a meld of twos are naturals. */
function shapeOfPlanned({ order, naturals, jokers, twos }: PlannedMeld): SetShape {
  return order === twoOrder ? { naturals: twos, wilds: jokers } : { naturals, wilds: jokers + twos };
}

function naturalsOf(plan: OpeningPlan): number {
  return plan.melds.reduce((sum, meld) => sum + meld.naturals, 0);
}

function planOf(parameters: Parameters, meld: PlannedMeld, value: number): OpeningPlan {
  const wildPoints = meld.jokers * parameters.cardValues.joker + meld.twos * parameters.cardValues['2'];
  return {
    points: meld.naturals * value + wildPoints,
    cards: meld.naturals + meld.jokers + meld.twos,
    opensAlone: parameters.completeOpens && isCompleteSet(parameters, shapeOfPlanned(meld)),
    jokers: meld.jokers,
    twos: meld.twos,
    melds: [meld],
  };
}

/**
 * The real cards for planned melds, of the hand and a top card of the pile; the meld that the top card lies in comes first, and the
 * top card is its last.
 */
export function dealtMelds(position: Position, plan: OpeningPlan, top: Card | null = null): readonly NewMeld[] {
  const left = playableCards(actor(position)).slice();
  const take = (fits: (card: Card) => boolean): Card[] => {
    const place = left.findIndex(fits);
    return place < 0 ? [] : left.splice(place, 1);
  };
  const several = (count: number, fits: (card: Card) => boolean) =>
    Array.from({ length: count }, () => take(fits)).flat();
  const isOfTop = ({ order, run }: PlannedMeld) => run === null && top !== null && order === top.order;
  const naturals = (meld: PlannedMeld) => shapeOfPlanned(meld).naturals;
  const [withTop] = plan.melds.filter(isOfTop).toSorted((one, other) => naturals(other) - naturals(one));
  const byRuns = [...plan.melds].sort((one, other) => Number(one.run === null) - Number(other.run === null));
  const dealt = byRuns.map((meld) => {
    const { order, naturals, run, jokers, twos } = meld;
    if (run !== null) return { meld, cards: run.flatMap((card) => take((other) => other === card)) };
    const ofTop = top !== null && meld === withTop ? 1 : 0;
    const cards = [
      ...several(
        order === twoOrder ? naturals : naturals - ofTop,
        (card) => card.order === order && card.suit !== null,
      ),
      ...several(jokers, (card) => card.rank === 'joker'),
      ...several(order === twoOrder ? twos - ofTop : twos, (card) => card.order === twoOrder),
    ];
    return { meld, cards: ofTop === 1 && top !== null ? [...cards, top] : cards };
  });
  return dealt
    .sort((one, other) => Number(other.meld === withTop) - Number(one.meld === withTop))
    .map(({ cards }) => ({ cards }));
}
