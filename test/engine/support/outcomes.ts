import type { Card, Position } from '../../../src/engine/index.ts';
import { pointsOf } from './cards.ts';

// An independent account of how a turn of a game without sequences may end, written from the rule documents: not act by act as
// the engine judges, but as the set of all lawful final states. Suits play no part, so cards are counted by kind: a rank, `2`,
// `joker` or `3` for the black three. Red threes, penalty cards and duties are left out.

type Kind = string;

/** The kind of a meld of wild cards alone. */
const wild: Kind = 'wild';
type Counts = ReadonlyMap<Kind, number>;

interface Stack {
  readonly naturals: number;
  readonly jokers: number;
  readonly twos: number;
}

type Stacks = ReadonlyMap<Kind, Stack>;

/** In what the games without sequences differ within a turn. */
export interface House {
  /** Whether a finished canasta may take wild cards. */
  readonly wildOntoCanasta: boolean;
  readonly canastasToGoOut: number;
  readonly drawCount: number;
  /** Whether wild cards may outnumber the naturals of a meld. */
  readonly wildsMayExceed: boolean;
  /** Whether a canasta of four naturals and more may hold any number of wild cards. */
  readonly wildsUnlimited: boolean;
  /** Whether wild cards may be melded by themselves. */
  readonly wildMelds: boolean;
  readonly pileAlwaysFrozen: boolean;
  readonly pileWithWild: boolean;
  readonly pileOntoCanasta: boolean;
  /** Whether a canasta of the top card's rank bars its side from the pile. */
  readonly canastaBlocks: boolean;
  readonly oneAgainstOne: boolean;
}

/** The house rules of a ruleset and its options, from the documents. */
export function houseOf({ ruleset: { id, options } }: Position): House {
  const viennese = options.viennese === true;
  const quick = options.quick === true;
  // The ways out of a third wild card that would come with the pile (classic 19-d) matter only where that can happen.
  const conflict = options.noPileOntoCompletedCanasta === true && options.noPileWithWild === false;
  return {
    wildOntoCanasta: id === 'classic',
    canastasToGoOut: quick ? 2 : 1,
    drawCount: quick ? 2 : 1,
    wildsMayExceed: !viennese,
    wildsUnlimited: conflict && options.thirdWildConflict === 2,
    wildMelds: options.wildMelds === true,
    pileAlwaysFrozen: options.pileAlwaysFrozen === true,
    pileWithWild: options.noPileWithWild !== true,
    pileOntoCanasta: options.noPileOntoCompletedCanasta !== true,
    canastaBlocks: viennese || (conflict && options.thirdWildConflict === 4),
    oneAgainstOne: viennese,
  };
}

/** The opening minimum at totals below 7000, the same in all documents. */
export function minimumFor(total: number): number {
  if (total < 0) return 15;
  if (total < 1500) return 50;
  return total < 3000 ? 90 : 120;
}

function countsOf(cards: readonly Card[]): Counts {
  const counts = new Map<Kind, number>();
  for (const { rank } of cards) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return counts;
}

function sizeOf(counts: Counts): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function plus(counts: Counts, kind: Kind, more: number): Counts {
  const count = (counts.get(kind) ?? 0) + more;
  const next = new Map(counts);
  if (count === 0) next.delete(kind);
  else next.set(kind, count);
  return next;
}

function stackOf(cards: readonly Card[]): readonly [Kind, Stack] {
  const counts = countsOf(cards);
  const jokers = counts.get('joker') ?? 0;
  const twos = counts.get('2') ?? 0;
  const rank = cards.find((card) => card.rank !== 'joker' && card.rank !== '2')?.rank ?? wild;
  return [rank, { naturals: cards.length - jokers - twos, jokers, twos }];
}

function sizeOfStack({ naturals, jokers, twos }: Stack): number {
  return naturals + jokers + twos;
}

function isCanasta(stack: Stack | undefined): boolean {
  return stack !== undefined && sizeOfStack(stack) >= 7;
}

/** The place of a turn from which cards are laid. */
interface Place {
  readonly stacks: Stacks;
  readonly hand: Counts;
  readonly pile: readonly Kind[];
  readonly opened: boolean;
  readonly fromStock: boolean;
}

/** Cards that have been laid together on stacks. */
interface Laid {
  readonly stacks: Stacks;
  readonly hand: Counts;
  readonly points: number;
  readonly count: number;
}

/** Every lawful way to lay naturals and wild cards of the hand on sets, and wild cards by themselves, as one act or several. */
function* layings(house: House, stacks: Stacks, hand: Counts): Generator<Laid> {
  const others = ['joker', '2', '3', wild];
  const ranks = [...new Set([...hand.keys(), ...stacks.keys()])].filter((kind) => !others.includes(kind));
  for (const laid of layRanks(house, stacks, ranks, { stacks, hand, points: 0, count: 0 })) {
    yield* layWilds(house, stacks, hand, laid);
  }
}

/** The same with any number of the wild cards that are left in a meld of their own. */
function* layWilds(house: House, before: Stacks, held: Counts, laid: Laid): Generator<Laid> {
  const old = before.get(wild) ?? { naturals: 0, jokers: 0, twos: 0 };
  const lying = old.jokers + old.twos;
  const used = wildsIn(held) - wildsIn(laid.hand);
  for (let jokers = 0; jokers <= (house.wildMelds ? (laid.hand.get('joker') ?? 0) : 0); jokers++) {
    for (let twos = 0; twos <= (house.wildMelds ? (laid.hand.get('2') ?? 0) : 0); twos++) {
      const size = lying + jokers + twos;
      // Until a meld of wild cards is a canasta, the side's wild cards go nowhere else (classic 21-d).
      if (lying > 0 && size < 7 && used > 0) continue;
      if (jokers + twos > 0 && size < 3) continue;
      const meld = { naturals: 0, jokers: old.jokers + jokers, twos: old.twos + twos };
      yield {
        stacks: jokers + twos === 0 ? laid.stacks : new Map(laid.stacks).set(wild, meld),
        hand: plus(plus(laid.hand, 'joker', -jokers), '2', -twos),
        points: laid.points + jokers * pointsOf('joker') + twos * pointsOf('2'),
        count: laid.count + jokers + twos,
      };
    }
  }
}

function wildsIn(counts: Counts): number {
  return (counts.get('joker') ?? 0) + (counts.get('2') ?? 0);
}

function* layRanks(house: House, before: Stacks, ranks: readonly Kind[], laid: Laid): Generator<Laid> {
  const [rank, ...others] = ranks;
  if (rank === undefined) {
    yield laid;
    return;
  }
  yield* layRanks(house, before, others, laid);
  const old = before.get(rank) ?? { naturals: 0, jokers: 0, twos: 0 };
  for (let naturals = 0; naturals <= (laid.hand.get(rank) ?? 0); naturals++) {
    for (let jokers = 0; jokers <= (laid.hand.get('joker') ?? 0); jokers++) {
      for (let twos = 0; twos <= (laid.hand.get('2') ?? 0); twos++) {
        if (naturals + jokers + twos === 0) continue;
        const stack = { naturals: old.naturals + naturals, jokers: old.jokers + jokers, twos: old.twos + twos };
        const wilds = stack.jokers + stack.twos;
        const most = house.wildsUnlimited && stack.naturals >= 4 && stack.naturals + wilds >= 7 ? 12 : 3;
        if (stack.naturals < 2 || stack.naturals + wilds < 3 || wilds > most) continue;
        if (!house.wildsMayExceed && wilds > stack.naturals) continue;
        // Cards of one act are lawful if they could be laid one after another, wild cards first (canasta-fi 15-e).
        if (jokers + twos > 0 && sizeOfStack(old) > 0 && sizeOfStack(old) + jokers + twos > 7 && !house.wildOntoCanasta)
          continue;
        yield* layRanks(house, before, others, {
          stacks: new Map(laid.stacks).set(rank, stack),
          hand: plus(plus(plus(laid.hand, rank, -naturals), 'joker', -jokers), '2', -twos),
          points: laid.points + naturals * pointsOf(rank) + jokers * pointsOf('joker') + twos * pointsOf('2'),
          count: laid.count + naturals + jokers + twos,
        });
      }
    }
  }
}

/** How a turn can end: what the player holds, what lies on the table, and whether the deal is over. */
export interface Outcome {
  readonly key: string;
  readonly out: boolean;
  readonly tookPile: boolean;
  /** Whether red threes bought stock cards on the way, which nobody knows beforehand. */
  readonly bought: boolean;
  /** Points of the cards laid from the hand, for a turn without the pile. */
  readonly points: number;
  readonly cards: number;
}

function keyOf(over: boolean, stacks: Stacks, hand: Counts, pile: readonly Kind[]): string {
  const laid = [...stacks].map(([rank, { naturals, jokers, twos }]) => `${rank}:${naturals},${jokers},${twos}`).sort();
  const held = [...hand].map(([kind, count]) => `${kind}:${count}`).sort();
  return `${over ? 'over' : 'on'} hand ${held.join(' ')} melds ${laid.join(' ')} pile ${pile.join(' ')}`;
}

/** The key of an outcome for a position that the engine has reached; `seat` is the player whose turn it was. */
export function keyOfPosition(position: Position, seat: number): string {
  const { hand } = position.seats[seat - 1] ?? { hand: { known: [] } };
  const melds = position.sides[(seat - 1) % position.sides.length]?.melds ?? [];
  const stacks = new Map(melds.map(({ cards }) => stackOf(cards)));
  const pile = position.pile.map(({ rank }) => rank);
  return keyOf(position.phase === 'over', stacks, countsOf(hand.known), pile);
}

/** Every end of a turn that has come to laying cards. */
function* endings(house: House, minimum: number, place: Place, tookPile: boolean): Generator<Outcome> {
  for (const laid of layings(house, place.stacks, place.hand)) {
    const threes = laid.hand.get('3') ?? 0;
    const lying = place.stacks.get('3')?.naturals ?? 0;
    const counts = [0, 1, 2, 3, 4].filter((count) => count <= threes && (count === 0 || lying + count >= 3));
    for (const black of counts) {
      const meld = { naturals: lying + black, jokers: 0, twos: 0 };
      const stacks = black === 0 ? laid.stacks : new Map(laid.stacks).set('3', meld);
      const hand = plus(laid.hand, '3', -black);
      const points = laid.points + black * pointsOf('3');
      const mayGoOut = [...laid.stacks.values()].filter(isCanasta).length >= house.canastasToGoOut;
      const melds = laid.count + black > 0;
      for (const [dropped, left] of discards(hand)) {
        const out = sizeOf(left) === 0;
        if (out && !mayGoOut) continue;
        if (!out && (dropped === null || black > 0)) continue;
        // A direct or concealed going out from the stock needs no minimum; the side has nothing on the table then.
        const waived = out && place.fromStock;
        if (melds && !place.opened && points < minimum && !waived) continue;
        const pile = dropped === null ? place.pile : [...place.pile, dropped];
        yield { key: keyOf(out, stacks, left, pile), out, tookPile, bought: false, points, cards: laid.count + black };
      }
    }
  }
}

/** No discard, and every kind that can be discarded, with what is left of the hand. */
function* discards(hand: Counts): Generator<readonly [Kind | null, Counts]> {
  yield [null, hand];
  for (const kind of hand.keys()) yield [kind, plus(hand, kind, -1)];
}

/** Every end of a turn that begins by taking the pile. */
function* takings(house: House, minimum: number, position: Position, place: Place): Generator<Outcome> {
  for (const { next, threes } of actsOfTaking(house, minimum, position, place)) {
    for (const end of endings(house, minimum, next, true)) if (threes === 0 || end.out) yield end;
  }
}

/** What an act of taking the pile lays from the hand, and the place of the turn after it. */
interface Taking {
  readonly points: number;
  readonly cards: number;
  /** Black threes among them, after which the turn must end with going out. */
  readonly threes: number;
  readonly next: Place;
}

/** Every act of taking the pile by its own rules; whether the turn can end after it is left out. */
function* actsOfTaking(house: House, minimum: number, position: Position, place: Place): Generator<Taking> {
  const top = position.pile.at(-1);
  if (top === undefined || top.role !== 'natural') return;
  if (!house.oneAgainstOne && sizeOf(place.hand) === 1 && position.pile.length === 1) return;
  const own = place.stacks.get(top.rank);
  if (house.canastaBlocks && isCanasta(own)) return;
  const frozen =
    house.pileAlwaysFrozen ||
    !place.opened ||
    position.pile.some(({ role }) => role === 'wild' || role === 'red-three');
  const withTop = plus(place.hand, top.rank, 1);
  for (const act of layings(house, place.stacks, withTop)) {
    const used = (kind: Kind) => (withTop.get(kind) ?? 0) - (act.hand.get(kind) ?? 0);
    const now = act.stacks.get(top.rank);
    if (now === undefined || used(top.rank) === 0) continue;
    const wilds = now.jokers + now.twos - (own === undefined ? 0 : own.jokers + own.twos);
    const fromHand = used(top.rank) - 1;
    const pair = fromHand >= 2;
    // Where the top card goes onto the meld by itself it goes first.
    const finished = own !== undefined && wilds > 0 && !house.wildOntoCanasta && sizeOfStack(own) + 1 + wilds > 7;
    const onto = own !== undefined && !finished && (house.pileOntoCanasta || !isCanasta(own));
    const bought = fromHand >= 1 && wilds >= 1 && house.pileWithWild;
    if (!(pair || (!frozen && (onto || bought)))) continue;
    const rest = position.pile.slice(0, -1).filter(({ role }) => role !== 'red-three');
    const held = rest.reduce((counts, { rank }) => plus(counts, rank, 1), act.hand);
    // An opening may need black threes for its minimum; elsewhere they can as well follow.
    for (const threes of [0, 3, 4].filter((count) => count <= (place.opened ? 0 : (act.hand.get('3') ?? 0)))) {
      const points = act.points + threes * pointsOf('3');
      if (!place.opened && points < minimum) continue;
      const stacks = threes === 0 ? act.stacks : new Map(act.stacks).set('3', { naturals: threes, jokers: 0, twos: 0 });
      const next = { stacks, hand: plus(held, '3', -threes), pile: [], opened: true, fromStock: false };
      yield { points: points - pointsOf(top.rank), cards: act.count - 1 + threes, threes, next };
    }
  }
}

/** What every opening with the pile lays from the hand, black threes left aside, after which the turn can end. */
export function* openingsWithPile(position: Position): Generator<{ readonly points: number; readonly cards: number }> {
  const { house, minimum, place } = startOf(position);
  for (const act of actsOfTaking(house, minimum, position, place)) {
    if (act.threes === 0 && !endings(house, minimum, act.next, true).next().done) yield act;
  }
}

/** The house rules, the minimum and the place from which the turn goes on. */
function startOf(position: Position): { readonly house: House; readonly minimum: number; readonly place: Place } {
  const side = position.sides[(position.turn - 1) % position.sides.length];
  const hand = position.seats[position.turn - 1]?.hand.known ?? [];
  if (side === undefined) throw new Error('nobody is in turn');
  const minimum = minimumFor(side.score) + side.minimumRaise;
  const place: Place = {
    stacks: new Map(side.melds.map(({ cards }) => stackOf(cards))),
    hand: countsOf(hand),
    pile: position.pile.map(({ rank }) => rank),
    opened: side.melds.length > 0,
    fromStock: position.current.drew === 'stock',
  };
  return { house: houseOf(position), minimum, place };
}

/** All lawful ends of the turn of the player in turn, by key. Stock cards must be known. */
export function outcomes(position: Position): ReadonlyMap<string, Outcome> {
  const { house, minimum, place } = startOf(position);
  const found = new Map<string, Outcome>();
  const note = (all: Iterable<Outcome>) => {
    for (const outcome of all) if (!found.has(outcome.key)) found.set(outcome.key, outcome);
  };
  if (position.phase === 'play') {
    note(endings(house, minimum, place, false));
    return found;
  }
  note(takings(house, minimum, position, place));
  const drawn = position.stock.known.slice(0, house.drawCount);
  if (drawn.length > 0) {
    const more = drawn.reduce((counts, { rank }) => plus(counts, rank, 1), place.hand);
    note(endings(house, minimum, { ...place, hand: more, fromStock: true }, false));
  } else if (!mustTake(house, position, place)) {
    const key = keyOf(true, place.stacks, place.hand, place.pile);
    note([{ key, out: false, tookPile: false, bought: false, points: 0, cards: 0 }]);
  }
  return found;
}

/** With the stock empty: whether the unfrozen top card fits a meld of the side. */
function mustTake(house: House, position: Position, place: Place): boolean {
  const top = position.pile.at(-1);
  const own = top === undefined ? undefined : place.stacks.get(top.rank);
  if (own === undefined || house.pileAlwaysFrozen) return false;
  if (position.pile.some(({ role }) => role === 'wild' || role === 'red-three')) return false;
  if (isCanasta(own) && (!house.pileOntoCanasta || house.canastaBlocks)) return false;
  if (!house.oneAgainstOne && sizeOf(place.hand) === 1 && position.pile.length === 1) return false;
  return [...takings(house, 0, position, place)].length > 0;
}
