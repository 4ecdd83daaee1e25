import type { Card } from '../cards/cards.ts';
import { twoOrder } from '../cards/cards.ts';
import { isLawfulMeld } from '../position/lawful-meld.ts';
import { intentionOf, isComplete, type Meld, makeMeld } from '../position/melds.ts';
import { circleLength, lineLength } from '../rules/sequence.ts';
import { mostWilds } from '../rules/set-shape.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { atLeastAsGood, type Made, madeBy, nothingMade, together } from '../score/made.ts';

/** A way to lay all of some cards as new melds in one act. */
export interface WholeLayout {
  readonly melds: readonly Meld[];
  readonly made: Made;
}

/**
 * The ways to lay all of some cards as new melds of an opening, black threes included: those of which none is better than another in
 * what it completes. Exact. Each card in its turn goes with every meld it could be part of, and what the rest comes to is remembered.
 */
export class WholeLayouts {
  readonly #ruleset: Ruleset;
  readonly #known = new Map<string, readonly WholeLayout[]>();

  constructor(ruleset: Ruleset) {
    this.#ruleset = ruleset;
  }

  /** The best ways to lay these cards; none if they cannot all be laid. */
  of(cards: readonly Card[]): readonly WholeLayout[] {
    // Wild cards last: they go with naturals while there are any.
    const sorted = cards.toSorted(
      (one, other) => Number(one.role === 'wild') - Number(other.role === 'wild') || one.index - other.index,
    );
    return this.#layouts(sorted);
  }

  #layouts(cards: readonly Card[]): readonly WholeLayout[] {
    if (cards.length === 0) return [{ melds: [], made: nothingMade }];
    const key = cards.map(({ index }) => index).join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found: WholeLayout[] = [];
    for (const meld of this.#meldsWith(cards)) {
      for (const rest of this.#layouts(left(cards, meld.cards))) {
        const melds = [meld, ...rest.melds];
        if (!this.#mayLie(melds)) continue;
        keep(found, { melds, made: together(madeBy(this.#ruleset.parameters, [meld]), rest.made) });
      }
    }
    this.#known.set(key, found);
    return found;
  }

  /** Whether a side may have these melds beside each other. */
  #mayLie(melds: readonly Meld[]): boolean {
    const { parameters } = this.#ruleset;
    if (parameters.meldsPerRank === 'several') return true;
    const [meld, ...others] = melds;
    if (meld === undefined || meld.kind === 'sequence') return true;
    const alike = others.filter(({ kind, order }) => kind === meld.kind && order === meld.order);
    if (alike.length === 0) return true;
    if (parameters.meldsPerRank === 'one') return false;
    return [meld, ...alike].filter((one) => !isComplete(parameters, one)).length < 2;
  }

  /** Every lawful meld of some of the cards that holds the first of them, once. */
  *#meldsWith(cards: readonly Card[]): Generator<Meld> {
    const [first] = cards;
    if (first === undefined) return;
    const wilds = cards.filter(({ role }) => role === 'wild');
    const alike = cards.filter((card) => card.order === first.order && card.role !== 'wild');
    const { parameters } = this.#ruleset;
    const { meldsPerRank, minMeldSize } = parameters;
    if (first.role === 'wild') {
      for (const chosen of selections(wilds, wilds.length)) if (chosen[0] === first) yield* this.#lawful(chosen);
      return;
    }
    const added = selections(wilds, mostWilds(parameters));
    for (const chosen of meldsPerRank === 'one' ? [alike] : selections(alike, alike.length)) {
      if (chosen[0] !== first) continue;
      for (const more of added) {
        if (chosen.length + more.length >= minMeldSize) yield* this.#lawful([...chosen, ...more]);
      }
    }
    for (const run of this.#runsWith(first, cards)) yield* this.#lawful(run);
  }

  /** The runs of the suit of a card that hold it. */
  *#runsWith(card: Card, cards: readonly Card[]): Generator<readonly Card[]> {
    const { maxSequence, minMeldSize, sequenceOrder } = this.#ruleset.parameters;
    const size = sequenceOrder === 'circle' ? circleLength : lineLength;
    const at = (order: number) =>
      cards.find((other) => other.suit === card.suit && other.order === (order + size) % size);
    for (let length = minMeldSize; length <= maxSequence; length++) {
      for (let before = 0; before < length; before++) {
        const run = Array.from({ length }, (_, step) => at(card.order - before + step));
        const whole = run.filter((other) => other !== undefined);
        if (whole.length === length && whole.includes(card)) yield whole;
      }
    }
  }

  *#lawful(cards: readonly Card[]): Generator<Meld> {
    const { parameters } = this.#ruleset;
    const intention = intentionOf(parameters, cards);
    const twos = cards.filter(({ order }) => order === twoOrder).length;
    const tooFewTwos = intention.kind === 'set' && intention.order === twoOrder && twos < parameters.openingTwos;
    if (!tooFewTwos && isLawfulMeld(parameters, intention, cards)) yield makeMeld('', intention, cards, true);
  }
}

/** Keeps a layout unless another is as good; one that leaves less of a rank open counts as better. */
function keep(found: WholeLayout[], layout: WholeLayout): void {
  if (found.some((other) => isAsGood(other, layout))) return;
  for (let place = found.length - 1; place >= 0; place--) {
    const other = found[place];
    if (other !== undefined && isAsGood(layout, other)) found.splice(place, 1);
  }
  found.push(layout);
}

function isAsGood(one: WholeLayout, other: WholeLayout): boolean {
  if (!atLeastAsGood(one.made, other.made)) return false;
  const open = ({ melds }: WholeLayout) => melds.filter((meld) => meld.kind === 'set').map(({ order }) => order);
  const orders = open(other);
  return open(one).every((order) => orders.includes(order));
}

/** Every selection of at most so many of the cards, equal ones taken from the first on; the empty one too. */
function selections(cards: readonly Card[], most: number): readonly (readonly Card[])[] {
  let chosen: readonly (readonly Card[])[] = [[]];
  for (const [place, card] of cards.entries()) {
    const equal = place > 0 && cards[place - 1] === card;
    const copies = cards.slice(0, place).filter((other) => other === card).length;
    const longer = chosen.filter(
      (selection) =>
        selection.length < most && (!equal || selection.filter((other) => other === card).length === copies),
    );
    chosen = [...chosen, ...longer.map((selection) => [...selection, card])];
  }
  return chosen;
}

function left(cards: readonly Card[], taken: readonly Card[]): readonly Card[] {
  const rest = cards.slice();
  for (const card of taken) rest.splice(rest.indexOf(card), 1);
  return rest;
}
