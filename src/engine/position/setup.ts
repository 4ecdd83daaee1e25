import type { Card } from '../cards/cards.ts';
import type { RulesetId } from '../rulesets/clauses.ts';
import type { Agreement, AgreementError } from '../rulesets/ruleset.ts';
import type { FieldValues } from './fields.ts';

/**
 * A position as somebody wrote it: every field may be left out, and it may be impossible.
 * `checkSetup` makes a `Position` of it or says what is wrong.
 */
export interface Setup extends FieldValues {
  readonly ruleset: RulesetId;
  readonly agreement: Agreement;
}

/** What makes a setup impossible. `key` is the part of the setup that is wrong. */
export type SetupError =
  | { readonly code: 'agreement'; readonly key: string; readonly error: AgreementError }
  | {
      readonly code: 'too-many-copies';
      readonly key: string;
      readonly card: Card;
      readonly count: number;
      readonly most: number;
    }
  | { readonly code: 'too-many-cards'; readonly key: string; readonly count: number; readonly most: number }
  | { readonly code: 'no-such-seat'; readonly key: string; readonly seat: number; readonly most: number }
  | { readonly code: 'no-such-side'; readonly key: string; readonly side: string }
  | {
      readonly code: 'no-such-meld' | 'meld-named-twice' | 'meld-without-cards';
      readonly key: string;
      readonly name: string;
    }
  | {
      readonly code: 'no-opening-due' | 'melds-before-play' | 'not-in-ruleset' | 'not-in-phase' | 'no-loser';
      readonly key: string;
    }
  | { readonly code: 'not-a-red-three' | 'not-a-wild-card' | 'not-held'; readonly key: string; readonly card: Card };
