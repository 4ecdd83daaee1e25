export {
  type Card,
  type CardCode,
  cardAt,
  cardFrom,
  faces,
  formatCards,
  parseCards,
  type Rank,
  ranks,
  type Suit,
  without,
} from './cards/cards.ts';
export { type Random, seededRandom, shuffled, someOf } from './cards/random.ts';
export { failure, type Result, success } from './cards/result.ts';
export {
  type Beginning,
  type Line,
  type NotationError,
  readBeginning,
  readPosition,
  writePosition,
} from './format/notation/lines.ts';
export { type DealStart, deal, deckOf } from './judge/deal.ts';
export { judge, permits } from './judge/judge.ts';
export type { Ground, Reason, Verdict } from './judge/verdict.ts';
export { bestOpening, type Opening, shortestOpening } from './play/best-opening.ts';
export * as layout from './play/cells/cell-layout.ts';
export { moveType } from './play/cells/cell-layout.ts';
export { firstBid, MoveList } from './play/cells/move-list.ts';
export * as parts from './play/cells/packed-meld.ts';
export {
  type Face,
  faceOfIndex,
  type MeldCells,
  type MeldRef,
  noSeat,
  type SeatCells,
  type SeatIndex,
  type SeatNumber,
  type SideCells,
  type SideIndex,
  seatAfter,
  seatIndex,
  seatOfNumber,
  sideIndex,
} from './play/cells/table-numbers.ts';
export { canGoOut, isTakeable, legalActions, mustTakePile } from './play/legal-actions.ts';
export { Play } from './play/play.ts';
export { waysToTakePile } from './play/ways-to-take.ts';
export {
  type Action,
  type Bid,
  type Call,
  cardsOfAct,
  type Denomination,
  denominations,
  type MeldReference,
  type NewMeld,
  type TakeAction,
} from './position/action.ts';
export type { Held, NamedMeld } from './position/fields.ts';
export {
  type CanastaKind,
  canastaKind,
  isComplete,
  isLawfulMeld,
  type Meld,
  type MeldName,
  makeMeld,
  meldNames,
  nameMeld,
  pointsOfAll,
} from './position/melds.ts';
export {
  actingSide,
  actor,
  type Contract,
  countOf,
  type Duty,
  freezes,
  hasOpened,
  isFrozen,
  minimumOf,
  nextDealer,
  type Phase,
  type Position,
  playableCards,
  type SeatState,
  type SideState,
  seatState,
  sideState,
  topOf,
} from './position/position.ts';
export { checkSetup, type Setup, type SetupError } from './position/setup.ts';
export { mayInspectPile, viewFrom } from './position/view.ts';
export { countsMeldedCards, pointsOfLevel } from './rules/bid.ts';
export { type DutyCode, dutyCodes } from './rules/duties.ts';
export { minimumAt } from './rules/opening.ts';
export * from './rulesets/clauses.ts';
export { type GroundCode, groundCodes, type RuleCode, ruleCodes } from './rulesets/codes.ts';
export type { Options, OptionValue } from './rulesets/definition.ts';
export { type BonusName, bonusNames, type Description, describe } from './rulesets/describe.ts';
export type { CardValues, MinimumRow, ParameterName, Parameters } from './rulesets/parameters.ts';
export {
  type Agreement,
  agreedClauses,
  clausesUnder,
  definitions,
  type Ruleset,
  rulesetFor,
  standsOn,
  usualRuleset,
} from './rulesets/ruleset.ts';
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
  sixForms,
} from './rulesets/seats.ts';
export * from './rulings/index.ts';
export { bonusOfCanasta, canastaBonus, canastaCounts } from './score/canasta-bonus.ts';
export { clauseOfCanastaBonus } from './score/clause-of-line.ts';
export {
  clauseOfContract,
  clauseOfResult,
  contractResult,
  contractWorth,
  meetsGoingOutRequirement,
  pointsOfBid,
  pointsOnTable,
} from './score/contract.ts';
export { type Counted, type Counts, type Penalty, thingsCounted } from './score/counts.ts';
export {
  type CardCount,
  type CardEntry,
  type CardFace,
  type CardNumbers,
  type CountedItem,
  cardFaces,
  countedItems,
  type DealEntry,
  emptyDeal,
  emptySide,
  isCardFace,
  type SideEntry,
  type StatedResult,
  sumOfCards,
  type WayOut,
  waysOut,
} from './score/entry.ts';
export { type GoingOutNeed, goingOutNeeds } from './score/going-out-needs.ts';
export type { ScoreItem, ScoreLine, SideScore } from './score/lines.ts';
export { type LosingRuling, losingRulings } from './score/lost-game.ts';
export type { EntryField, ImpossibleCode, Objection, OddCode } from './score/objection.ts';
export { score, totalsAfter, winner, winnerBy } from './score/scoring.ts';
export { type Tally, tally } from './score/tally.ts';
