export { applyRuling } from './apply/apply-ruling.ts';
export { doneAllTheSame } from './apply/done-all-the-same.ts';
export type { RulingChoice } from './apply/effect-acts.ts';
export { entryOf, regulatesFaults, ruledAs } from './documents/tables.ts';
export { type Effect, type EffectCode, effectCodes, readEffect, writeEffect } from './effects.ts';
export {
  type FactName,
  type Facts,
  type FactValue,
  factValues,
  isNumberFact,
  isWordFact,
  numberFacts,
  type ValueOf,
  type WordFact,
} from './facts.ts';
export {
  actsThatAre,
  brokenRules,
  type FaultKind,
  factsOf,
  factsUsually,
  faultKindList,
  faultOccurs,
  isFaultKind,
  type Moment,
  momentOf,
  moments,
} from './faults.ts';
export {
  type Incident,
  incidentsOf,
  isClearlyWrong,
  type OrderAsked,
  type OrderSaid,
  type PointsSaid,
} from './incident.ts';
export { type FaultLink, faultLinks, faultsAgainst, faultsBreaking, faultsRuledBy } from './links.ts';
export {
  isOrderCode,
  type Order,
  type OrderCode,
  orderCodes,
  orderOf,
  type Role,
  roles,
  type Time,
  times,
} from './orders.ts';
export {
  type Answer,
  type ChoiceValue,
  choiceValues,
  type Entry,
  type Gap,
  isQuestion,
  type Points,
  type Question,
  type Remedy,
  type Silence,
  silences,
} from './remedy.ts';
export {
  answerOf,
  countsBy,
  hasPartners,
  ordersOf,
  ordersWithPoints,
  pointsOfRemedy,
  possibleValues,
  rule,
} from './rule.ts';
export type { Fault, FaultError, OptionOfRuling, PointsBySide, Ruling, Unregulated } from './ruling.ts';
