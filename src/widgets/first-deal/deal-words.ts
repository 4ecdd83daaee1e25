/** The words of the told deal that no other table has. */
export interface DealWords {
  readonly doIt: string;
  readonly toMe: string;
  readonly onwards: string;
  readonly again: string;
}
