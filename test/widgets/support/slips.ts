import {
  type Action,
  actingSide,
  type Card,
  deal,
  judge,
  type Position,
  type RulesetId,
  usualRuleset,
  type Verdict,
  viewFrom,
} from '../../../src/engine/index.ts';
import { choose } from '../../../src/players/index.ts';
import { adviceAfter } from '../../../src/widgets/words/advice.ts';

/** An act of a beginner that is refused, with what would be said first. */
export interface Slip {
  readonly position: Position;
  readonly action: Action;
  readonly verdict: Extract<Verdict, { legal: false }>;
  /** What kind of slip it is: the act, the rule that it breaks, and the advice that follows. */
  readonly kind: string;
}

/** Slips of beginners: acts that come near lawful ones and are refused, as many as are asked for, at the tables of deals of a seed. */
export function slipsOf(ruleset: RulesetId, wanted: number, seed = 1): readonly Slip[] {
  const chance = chanceOf(seed);
  const slips: Slip[] = [];
  for (let nr = seed; slips.length < wanted; nr++) {
    let position = deal(usualRuleset(ruleset), nr);
    for (let moves = 0; position.phase !== 'over' && moves < 300 && slips.length < wanted; moves++) {
      const view = viewFrom(position, position.current.asked ?? position.turn);
      if (chance(4) === 0) {
        const action = tried(view, chance);
        const verdict = action === null ? null : judge(view, action);
        if (action !== null && verdict !== null && !verdict.legal) slips.push(slip(view, action, verdict));
      }
      const verdict = judge(position, choose(position, 'beginner', moves));
      if (!verdict.legal) break;
      position = verdict.next;
    }
  }
  return slips;
}

/** A slip with its kind. */
export function slip(position: Position, action: Action, verdict: Slip['verdict']): Slip {
  const advice = adviceAfter(position, action, verdict.reasons);
  return { position, action, verdict, kind: `${action.type} ${verdict.reasons[0].code} ${advice?.word ?? ''}`.trim() };
}

type Chance = (below: number) => number;

function chanceOf(seed: number): Chance {
  let state = (seed * 2654435761 + 11) % 2147483647;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % Math.max(1, below);
  };
}

/** Something that a beginner might try: cards that look alike, a meld that looks right, an act before its time. */
function tried(view: Position, chance: Chance): Action | null {
  const hand = view.seats[view.turn - 1]?.hand.known ?? [];
  const pick = <One>(list: readonly One[]) => list[chance(list.length)];
  const own = actingSide(view).melds;
  const theirs = view.sides.find((side) => side !== actingSide(view))?.melds ?? [];
  const card = pick(hand);
  if (card === undefined) return null;
  const alike = likeliest(hand, card, view, chance);
  const early = view.phase === 'draw' ? 6 : 4;
  switch (chance(early === 6 ? 12 : 10)) {
    case 0:
    case 1:
    case 2:
      return { type: 'meld', melds: [{ cards: alike }] };
    case 3:
    case 4: {
      const meld = pick(own);
      return meld === undefined ? null : { type: 'add', additions: [{ meld: { name: meld.name }, cards: [card] }] };
    }
    case 5: {
      const meld = pick(own);
      return meld === undefined ? null : { type: 'take', with: [], onto: { name: meld.name }, melds: [] };
    }
    case 6: {
      const [first, second] = [pick(own), pick(own)];
      return first === undefined || second === undefined || first === second
        ? null
        : { type: 'merge', first: { name: first.name }, second: { name: second.name } };
    }
    case 7:
      return { type: 'discard', card };
    case 8: {
      const side = view.sides.find((one) => one !== actingSide(view))?.side;
      const meld = pick(theirs);
      return meld === undefined || side === undefined
        ? chance(2) === 0
          ? { type: 'ask' }
          : { type: 'draw' }
        : { type: 'add', additions: [{ meld: { name: meld.name, side }, cards: [card] }] };
    }
    case 9:
      return view.phase === 'play' ? { type: 'draw' } : { type: 'ask' };
    default: {
      const top = view.pile.at(-1);
      const same = hand.filter(({ order, role }) => order === top?.order || role === 'wild').slice(0, 1 + chance(2));
      return { type: 'take', with: same.length === 0 ? alike.slice(0, 2) : same, melds: [] };
    }
  }
}

/** A few cards that look as if they belonged together: of one rank, with a wild card, or in a row. */
function likeliest(hand: readonly Card[], card: Card, view: Position, chance: Chance): readonly Card[] {
  const rank = hand.filter(({ order }) => order === card.order);
  const wild = hand.filter(({ role }) => role === 'wild');
  const near = hand.filter(({ suit, order }) => suit === card.suit && Math.abs(order - card.order) <= 2);
  const runs = view.ruleset.parameters.maxSequence > 0;
  switch (chance(runs ? 5 : 3)) {
    case 0:
      return rank.slice(0, 4);
    case 1:
      return [...rank.slice(0, 2), ...wild.slice(0, 1 + chance(2))];
    case 2:
      return [...rank.slice(0, 3), ...hand.filter((other) => other.order !== card.order).slice(0, 1)];
    case 3:
      return near.slice(0, 4);
    default:
      return [...near.slice(0, 3), ...wild.slice(0, 1)];
  }
}
