import {
  type Action,
  type Bid,
  type Call,
  checkSetup,
  denominations,
  judge,
  nextSeat,
  type Position,
  permits,
  rulesetFor,
  type Seat,
  type Verdict,
} from '../../../engine/index.ts';
import { between, oneOf } from '../trays/lab-cards.ts';
import { agreedOn, type LabKind, type LabState } from './lab-kind.ts';

/** The auction laboratory: who has dealt, and what has been called so far. */
export interface AuctionState extends LabState {
  readonly dealer: Seat;
  readonly calls: readonly Call[];
}

/** An auction as far as it has come. */
export interface Auction {
  /** The position before every call and after the last one: one more than there are calls. */
  readonly positions: readonly [Position, ...Position[]];
  readonly now: Position;
  /** What the engine says of the last call; null before the first. */
  readonly last: Verdict | null;
}

/** The position in which the auction begins; null if there is none. */
function startOf({ ruleset, agreement, dealer }: AuctionState): Position | null {
  const settled = rulesetFor(ruleset, agreement);
  if (!settled.ok) return null;
  const turn = nextSeat(settled.value.seating, dealer);
  const checked = checkSetup({ ruleset, agreement, phase: 'auction', dealer, turn });
  return checked.ok ? checked.value : null;
}

/** The auction call by call, as the engine has it; null if a call of it is refused. */
export function auctionOf(state: AuctionState): Auction | null {
  const start = startOf(state);
  if (start === null) return null;
  const positions: [Position, ...Position[]] = [start];
  let now = start;
  let last: Verdict | null = null;
  for (const call of state.calls) {
    last = judge(now, { type: 'call', call });
    if (!last.legal) return null;
    now = last.next;
    positions.push(now);
  }
  return { positions, now, last };
}

/** The highest bid of an auction that is still going on, or the contract that it has led to, with its maker; null if there is none. */
export function standing(
  { positions, now }: Auction,
  calls: readonly Call[],
): NonNullable<Position['contract']> | null {
  if (now.contract !== null) return now.contract;
  if (now.phase !== 'auction') return null;
  const place = calls.findLastIndex((call) => typeof call !== 'string');
  const bid = calls[place];
  const caller = positions[place]?.turn;
  return bid === undefined || typeof bid === 'string' || caller === undefined
    ? null
    : { seat: caller, bid, doubledBy: null };
}

/** Every bid of a game, level after level. */
export function allBids({ ruleset }: Position): readonly Bid[] {
  return Array.from({ length: ruleset.parameters.maxLevel }, (_, place) => place + 1).flatMap((level) =>
    denominations.map((denomination) => ({ level, denomination })),
  );
}

/** The auction laboratory: calls, the contract, and what becomes of it. */
export const auctionLab: LabKind<AuctionState> = {
  name: 'auction',

  first(ruleset) {
    return {
      ...agreedOn(ruleset),
      dealer: 4,
      calls: [{ level: 1, denomination: 'hearts' }, 'pass', { level: 2, denomination: 'canasta' }],
    };
  },

  setupOf(state) {
    const { ruleset, agreement, dealer, calls } = state;
    const settled = rulesetFor(ruleset, agreement);
    const turn = settled.ok ? nextSeat(settled.value.seating, dealer) : 1;
    return {
      setup: { ruleset, agreement, phase: 'auction', dealer, turn },
      actions: calls.map((call): Action => ({ type: 'call', call })),
    };
  },

  stateOf({ position, actions }) {
    if (position.phase !== 'auction') return null;
    const tried = actions.flatMap((action) => (action.type === 'call' ? [action.call] : []));
    const state = { ...agreedOn(position.ruleset), dealer: position.dealer, calls: [...position.calls, ...tried] };
    return tried.length === actions.length && auctionOf(state) !== null ? state : null;
  },

  objectionTo: () => null,

  tidy: (state) => state,

  cardsOf: () => [],

  finding({ position, actions }) {
    let now = position;
    const legal = actions.map((action) => {
      const verdict = judge(now, action);
      if (verdict.legal) now = verdict.next;
      return verdict.legal;
    });
    return `${legal} ${now.phase} ${now.contract?.seat} ${now.contract?.bid.level}`;
  },

  surprise(ruleset, random) {
    let state: AuctionState = { ...agreedOn(ruleset), dealer: oneOf([1, 2, 3, 4], random), calls: [] };
    const most = between(2, 9, random);
    for (let count = 0; count < most; count++) {
      const auction = auctionOf(state);
      if (auction === null || auction.now.phase !== 'auction') break;
      const lawful = allBids(auction.now).filter((bid) => permits(auction.now, { type: 'call', call: bid }));
      const canDouble = permits(auction.now, { type: 'call', call: 'double' });
      const chance = random();
      const bid = lawful[Math.floor(random() * Math.min(6, lawful.length))];
      const call: Call = canDouble && chance < 0.15 ? 'double' : bid !== undefined && chance < 0.55 ? bid : 'pass';
      state = { ...state, calls: [...state.calls, call] };
    }
    return state;
  },
};
