import { type Agreement, type Objection, rulesetFor } from '../../../engine/index.ts';
import {
  type AgreedAtTable,
  type Change,
  type ChangeKind,
  countedPoints,
  type Draft,
  type EnteredDeal,
  emptyDraft,
  rulesetOf,
  type ScoreGame,
  tallyOf,
  totalsOf,
} from './game.ts';

/** What stands against a draft: objections that cannot be, and questions about what is odd. */
export function objectionsTo(game: ScoreGame, draft: Draft = game.draft): readonly Objection[] {
  return tallyOf(rulesetOf(game), draft.entry).objections;
}

/** What of the objections a table has agreed on when it enters a deal all the same. */
function agreedOn(objections: readonly Objection[]): readonly AgreedAtTable[] {
  return objections.filter(({ kind }) => kind === 'impossible').map(({ code, side, field }) => ({ code, side, field }));
}

/** The game with a changed draft. */
export function withDraft(game: ScoreGame, draft: Draft): ScoreGame {
  return { ...game, draft };
}

/**
 * The game under another agreement; only before a deal has been counted by the one it has. Of what is written down of the first deal stays what
 * the sides can still have; players who come or go do so at the end of the names.
 */
export function withAgreement(game: ScoreGame, agreement: Required<Agreement>): ScoreGame {
  const settled = rulesetFor(game.ruleset, agreement);
  if (game.deals.length > 0 || !settled.ok) return game;
  const { seating, players } = settled.value;
  const isAlike = seating.sides.length === rulesetOf(game).seating.sides.length;
  return {
    ...game,
    agreement,
    names: Array.from({ length: players }, (_, place) => game.names[place] ?? ''),
    firstDealer: seating.seats.includes(game.firstDealer) ? game.firstDealer : 1,
    opens: seating.sides.map(() => 0),
    draft: isAlike ? game.draft : emptyDraft,
  };
}

/**
 * The game with its draft entered: as the next deal or, where it mends one, in its place. `dealt` says whether the next deal has been dealt
 * already: then a mended deal leaves the minimums of the deal under way as they were when it began (canasta-fi 35-a and its like).
 */
export function withEntered(game: ScoreGame, dealt: boolean): ScoreGame {
  const { entry, remark, mends } = game.draft;
  const cleared = { ...game, draft: game.waiting ?? emptyDraft, waiting: null };
  const deal: EnteredDeal = { entry, agreed: agreedOn(objectionsTo(game)), remark: remark.trim(), struck: false };
  const before = mends === null ? undefined : game.deals[mends];
  if (mends === null || before === undefined) {
    const place = game.deals.length;
    return noted({ ...cleared, deals: [...game.deals, deal] }, 'entered', place, null, false);
  }
  const mended = { ...deal, struck: before.struck };
  return noted({ ...cleared, deals: game.deals.with(mends, mended) }, 'mended', mends, before, dealt);
}

/** The game with a deal struck or, if it is, restored; `dealt` as in `withEntered`. */
export function withStruck(game: ScoreGame, place: number, dealt: boolean): ScoreGame {
  const before = game.deals[place];
  if (before === undefined) return game;
  const deals = game.deals.with(place, { ...before, struck: !before.struck });
  return noted({ ...game, deals }, before.struck ? 'restored' : 'struck', place, before, dealt);
}

/** The game with a deal of the sheet taken up to be mended; what was written down of the deal under way waits until that is done. */
export function withMending(game: ScoreGame, place: number): ScoreGame {
  const deal = game.deals[place];
  if (deal === undefined) return game;
  const waiting = game.draft.mends === null ? game.draft : game.waiting;
  const { entry, remark } = deal;
  return {
    ...game,
    draft: { entry, endSaid: true, bid: entry.loser === null ? 'none' : null, losing: null, remark, mends: place },
    waiting,
  };
}

/** The game with the deal that was to be mended left as it was, and the deal under way taken up again. */
export function withoutMending(game: ScoreGame): ScoreGame {
  return { ...game, draft: game.waiting ?? emptyDraft, waiting: null };
}

/** The game with nothing written down any more of the deal under way. */
export function withoutDraft(game: ScoreGame): ScoreGame {
  return withDraft(game, emptyDraft);
}

/** The game with what is written down of the deal under way changed, also while another deal is mended. */
export function withUnderWay(game: ScoreGame, change: (draft: Draft) => Draft): ScoreGame {
  if (game.draft.mends === null) return withDraft(game, change(game.draft));
  return { ...game, waiting: change(game.waiting ?? emptyDraft) };
}

/** Whether the next deal has been dealt for sure: others on the sheet count after this one, or something is written down of the next. */
export function isFollowed({ deals, draft, waiting }: ScoreGame, place: number): boolean {
  return deals.slice(place + 1).some(({ struck }) => !struck) || isBegun(draft.mends === null ? draft : waiting);
}

/** Whether anything is written down in a draft. */
export function isBegun(draft: Draft | null): boolean {
  if (draft === null) return false;
  const { entry, endSaid, bid, losing } = draft;
  return endSaid || bid !== null || losing !== null || entry.contract !== null || Object.keys(entry.sides).length > 0;
}

/** The game with a change noted; the deal under way keeps its minimums if it had been dealt before. */
function noted(
  game: ScoreGame,
  kind: ChangeKind,
  place: number,
  before: EnteredDeal | null,
  dealt: boolean,
): ScoreGame {
  const ruleset = rulesetOf(game);
  const none = ruleset.seating.sides.map(() => 0);
  const after = game.deals[place];
  const change: Change = {
    kind,
    deal: place,
    before: before === null ? none : countedPoints(ruleset, before),
    after: after === undefined ? none : countedPoints(ruleset, after),
  };
  const changes = [...game.changes, change];
  return { ...game, changes, opens: dealt ? game.opens : totalsOf(game) };
}

/** Games before their last changes, the latest last; so many are kept. */
export type History = readonly ScoreGame[];

const longestHistory = 40;

/** The history with one more game in it. */
export function remembered(history: History, game: ScoreGame): History {
  return [...history, game].slice(-longestHistory);
}
