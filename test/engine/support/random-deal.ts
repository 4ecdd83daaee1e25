import {
  type Action,
  type DealStart,
  deal,
  judge,
  legalActions,
  type Position,
  type Ruleset,
} from '../../../src/engine/index.ts';

/** A whole number from 0 up to, but not including, the limit. */
export type Choose = (limit: number) => number;

/** A seeded source (xorshift32), of the tests' own so that it shares no state with the dealing. */
export function chooser(seed: number): Choose {
  let state = (seed * 2_654_435_761) | 0 || 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

/** One of the items. */
export function oneOf<Item>(items: readonly Item[], choose: Choose): Item {
  const item = items[choose(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** One action of a deal, with all that were listed beside it. */
export interface Step {
  readonly before: Position;
  readonly listed: readonly Action[];
  readonly action: Action;
  readonly after: Position;
}

/** A deal that has been played to its end. */
export interface PlayedDeal {
  readonly start: Position;
  readonly steps: readonly Step[];
  readonly end: Position;
}

/** How actions are chosen: any of those listed, or, to see more canastas and more going out, mostly melds while there are any. */
export type Temper = 'indifferent' | 'keen';

/** Totals before the deal: below and above each step of the minimum, and what each side may have of them. */
const totals = [0, -205, 1495, 1500, 2995, 3000, 6995, 7000, 9995, 10_000];

/** No deal is longer; a longer one goes in circles. */
export const longestDeal = 3000;

/** How a deal of this seed begins: another dealer and other totals each time. */
export function startOf(ruleset: Ruleset, seed: number): DealStart {
  const { seats, sides } = ruleset.seating;
  const choose = chooser(seed + 77);
  return { dealer: oneOf(seats, choose), scores: sides.map(() => oneOf(totals, choose)) };
}

/** Plays one seeded deal to its end by choice from the listed actions. Throws at a dead end, a refused action, or without an end. */
export function playDeal(
  ruleset: Ruleset,
  seed: number,
  temper: Temper,
  visit: (step: Step) => void = () => {},
): PlayedDeal {
  const choose = chooser(seed);
  const start = deal(ruleset, seed, startOf(ruleset, seed));
  const steps: Step[] = [];
  let position = start;
  while (position.phase !== 'over') {
    const listed = legalActions(position);
    if (listed.length === 0) throw new Error(`no action is listed in phase ${position.phase}`);
    const action = chooseAction(listed, temper, choose);
    const verdict = judge(position, action);
    if (!verdict.legal) {
      throw new Error(`${action.type} is listed but refused: ${verdict.reasons.map(({ code }) => code).join(', ')}`);
    }
    const step = { before: position, listed, action, after: verdict.next };
    visit(step);
    steps.push(step);
    if (steps.length > longestDeal) throw new Error(`the deal does not end after ${longestDeal} actions`);
    position = verdict.next;
  }
  return { start, steps, end: position };
}

function chooseAction(listed: readonly Action[], temper: Temper, choose: Choose): Action {
  const melding = listed.filter(({ type }) => type === 'meld' || type === 'add' || type === 'take' || type === 'merge');
  if (temper === 'keen' && melding.length > 0 && choose(10) < 8) return oneOf(melding, choose);
  // In an auction most calls would be bids and the first one high; passing half the time leaves room for low contracts.
  const pass = listed.find((action) => action.type === 'call' && action.call === 'pass');
  if (pass !== undefined && choose(2) === 0) return pass;
  return oneOf(listed, choose);
}
