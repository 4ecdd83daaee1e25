import type { Card } from '../cards/cards.ts';
import type { Position } from '../position/position.ts';
import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { GroundCode, RuleCode } from '../rulesets/codes.ts';
import type { Seat } from '../rulesets/seats.ts';

/** Numbers and cards that a message needs: how many are allowed, how many points are missing, which cards are meant. */
export interface Values {
  readonly least?: number;
  readonly most?: number;
  readonly minimum?: number;
  readonly points?: number;
  readonly missing?: number;
  readonly count?: number;
  readonly cards?: readonly Card[];
}

/** A rule that the action breaks, with the clauses that state it (most specific first) and the values of its message. */
export interface Reason {
  readonly code: RuleCode;
  readonly clauses: readonly ClauseAddress[];
  readonly values: Values;
}

/** A permission or exception that a legal action rests on. */
export interface Ground {
  readonly code: GroundCode;
  readonly clauses: readonly ClauseAddress[];
}

/** What happened, for animation, announcement and protocol. */
export type Event =
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'laid-red-three'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'took-pile'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'melded'; readonly seat: Seat; readonly meld: string; readonly cards: readonly Card[] }
  | { readonly type: 'canasta'; readonly seat: Seat; readonly meld: string }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'went-out'; readonly seat: Seat; readonly concealed: boolean }
  | { readonly type: 'deal-ended' }
  | { readonly type: 'turned-up'; readonly card: Card }
  | { readonly type: 'asked'; readonly seat: Seat; readonly partner: Seat }
  | { readonly type: 'answered'; readonly seat: Seat; readonly answer: 'yes' | 'no' | 'pass' };

/** What the engine says of an action. */
export type Verdict =
  | {
      readonly legal: true;
      readonly next: Position;
      readonly events: readonly Event[];
      /** What the action rests on. */
      readonly grounds: readonly Ground[];
    }
  | {
      readonly legal: false;
      /** Every rule broken, the decisive one first; nothing that is not broken. */
      readonly reasons: readonly [Reason, ...Reason[]];
    };
