export {
  type Action,
  type Addition,
  type Bid,
  type Call,
  type Denomination,
  denominations,
  type MeldReference,
  type NewMeld,
  type TakeAction,
} from './action.ts';
export { bestOpening, type Opening, shortestOpening } from './best-opening.ts';
export {
  type Card,
  type CardCode,
  cardAt,
  cardFrom,
  faces,
  formatCards,
  joker,
  parseCards,
  type Rank,
  type Suit,
} from './cards.ts';
export {
  type ClauseAddress,
  type ClauseId,
  clausesOf,
  isClauseAddress,
  isRulesetId,
  type RulesetId,
  rulesetIds,
  splitAddress,
} from './clauses/index.ts';
export { type ContractResult, clauseOfResult, contractResult } from './contract.ts';
export { type DealStart, deal, deckOf } from './deal.ts';
export {
  type BonusName,
  type BonusRow,
  bonusNames,
  type DescribedValue,
  type Description,
  describe,
} from './describe.ts';
export { canGoOut, type MeldName, nameMeld, nextDealer } from './facts.ts';
export { judge, permits } from './judge.ts';
export { eachLegalAction, legalActions } from './legal-actions.ts';
export { type CanastaKind, canastaKind, isComplete, type Meld, type MeldKind, pointsOf, pointsOfAll } from './melds.ts';
export { type Line, type NotationError, readPosition } from './notation/read.ts';
export { writePosition } from './notation/write.ts';
export type { CardValues, MinimumRow, ParameterName, Parameters } from './parameters.ts';
export {
  actingSide,
  actor,
  type Cards,
  countOf,
  type Duty,
  type DutyCode,
  hasOpened,
  isFrozen,
  minimumOf,
  type Phase,
  type Position,
  playableCards,
  type SeatState,
  type SideState,
  seatState,
  sideState,
  topOf,
} from './position.ts';
export { failure, type Result, success } from './result.ts';
export { type Ground, grounds, type Reason, reasons } from './rules.ts';
export {
  type Agreement,
  type AgreementError,
  agreedClauses,
  type Options,
  type Ruleset,
  rulesetFor,
  usualRuleset,
} from './ruleset.ts';
export { type ScoreItem, type ScoreLine, type SideScore, score, totalsAfter, winner } from './scoring.ts';
export {
  isSeat,
  isSide,
  nextSeat,
  partnersOf,
  type Seat,
  type Seating,
  type Side,
  type SixForm,
  sideOf,
} from './seats.ts';
export { checkSetup, type Held, type NamedMeld, type Setup, type SetupError } from './setup.ts';
export { mustTakePile } from './taking.ts';
export type { Breach, Event, Support, Values, Verdict } from './verdict.ts';
export { mayInspectPile, viewFrom } from './view.ts';
export { isTakeable, type WaysToTakePile, waysToTakePile } from './ways-to-take.ts';
