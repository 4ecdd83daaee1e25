import { z } from 'zod';
import {
  choiceValues,
  type FactName,
  type FaultKind,
  factValues,
  faultKindList,
  isNumberFact,
  isWordFact,
  type Moment,
  moments,
  numberFacts,
  type OrderCode,
  orderCodes,
  silences,
  times,
} from '../../engine/index.ts';
import { rulesetIds } from '../ruleset-id.ts';
import { line } from './in-languages.ts';

function texts<Key extends string>(keys: readonly Key[]) {
  return z.record(z.enum(keys), line);
}

const facts: readonly FactName[] = [
  ...Object.keys(factValues).filter(isWordFact),
  ...Object.keys(numberFacts).filter(isNumberFact),
];

/** The values of facts as referees say them; “later” means one thing of rounds and another of draws. */
const valueWords = [
  'yes',
  'no',
  'noticed-before-play',
  'noticed-in-play',
  'noticed-after-first-round',
  'noticed-first-round',
  'noticed-later-round',
  'noticed-before-next-draw',
  'noticed-later-draw',
  'noticed-in-game',
  'noticed-after-next-deal',
  'noticed-after-signing',
  'where-stock',
  'where-hand',
  'corrected-before-draw',
  'corrected-after-draw',
  'corrected-never',
  'after-yes',
  'after-demand',
  'after-announced',
  'lowerBid-opens',
  'lowerBid-none',
  'inTurn-opponent',
  'inTurn-partner',
  'inTurn-right-opponent',
  'inTurn-left-opponent',
  'inTurn-other-opponent',
  'remedy-add-all',
  'remedy-add-some',
  'remedy-withdraw',
  'remedy-rearrange',
  'remedy-move',
  'remedy-discard',
  'remedy-take-back',
  'remedy-cannot',
  'remedy-unnoticed',
  'meld-canasta',
  'meld-samba',
  'whose-own',
  'whose-opponents',
  'kind-arithmetic',
  'kind-other',
  'kind-two-sheets',
  'number',
  'number-or-more',
  'rounds-fewer',
] as const;
/** A value of a fact as referees say it. */
export type ValueWord = (typeof valueWords)[number];

/** The sentence of an order: in each of its numbers it marks whom it tells, as in `<who>The offender</who> must discard one card.` */
const sentence = line.refine((text) => text.includes('<who>'), { error: 'does not mark <who>…</who> is told' });

function sentences<Key extends string>(keys: readonly Key[]) {
  return z.record(z.enum(keys), sentence);
}

/** What went wrong, what the referee asks and what follows. A word that is missing is an error. */
const words = z.strictObject({
  faults: texts<FaultKind>(faultKindList),
  /** For each fault the fact that tells it from its neighbours; the deciding words stand between `<b>` and `</b>`. */
  tells: z.record(z.enum(faultKindList), line.regex(/<b>.+<\/b>/u)),
  /** Other words by which a fault may be looked for. */
  synonyms: z.partialRecord(z.enum(faultKindList), line),
  moments: texts<Moment>(moments),
  questions: texts<FactName>(facts),
  /** Questions that are put in words of their own after some faults. */
  questionsOf: z.partialRecord(z.enum(faultKindList), z.partialRecord(z.enum(facts), line)),
  values: texts(valueWords),
  /** Answers that are said in words of their own after some faults. */
  valuesOf: z.partialRecord(z.enum(faultKindList), z.partialRecord(z.enum(valueWords), line)),
  /** When orders are carried out: the rows of a ruling, and what stands in one without orders. */
  times: texts(times),
  nothing: texts(['none', 'usual']),
  orders: sentences<OrderCode>(orderCodes),
  /** What those who are not at fault may choose. */
  choices: texts(choiceValues),
  /** How a document is silent. */
  silences: texts(silences),
  points: texts(['none', 'penalty', 'penaltyPerCard', 'award', 'awardBid', 'inCount']),
  pictures: texts(['penalty-card', 'cards-wait-on-table']),
  guide: texts([
    'title',
    'short',
    'lead',
    'description',
    'search',
    'moments',
    'all',
    'none',
    'facts',
    'ruling',
    'nearest',
    'clauses',
    'wording',
    'back',
    'toTable',
    'again',
    'slip',
    'date',
    'table',
    'fault',
    'copy',
    'copied',
    'print',
    'link',
    'damaged',
    'damagedFact',
    'damagedFault',
    'follows',
    'entry',
    'broken',
    'classic',
    'otherwise',
    'change',
    'invitation',
    'rule',
    'advice',
    'reading',
    'readingToo',
    'unfitting',
    'chooses',
    'given',
    'chip',
    'incident',
    'asking',
    'possible',
    'notYet',
    'meant',
    'side',
    'seat',
    'deal',
    'time',
    'referee',
    'signatures',
    'ofReferee',
    'ofPlayer',
    'toScore',
    'charged',
    'keptHere',
    'notKept',
  ]),
});

/** The words of rulings in a language, as the guide of a ruleset uses them. */
export type RulingWords = z.infer<typeof words>;

function some<Key extends string>(keys: readonly Key[]) {
  return z.partialRecord(z.enum(keys), line).optional();
}

/** The words of rulings that a ruleset may have for itself; every other stays as all have it. */
const ownWords = z.strictObject({
  faults: some(faultKindList),
  tells: some(faultKindList),
  moments: some(moments),
  questions: some(facts),
  values: some(valueWords),
  orders: z.partialRecord(z.enum(orderCodes), sentence).optional(),
});

/** `content/rulings/<language>.yaml`: the words of rulings, and under `in` those that a ruleset says in other words in this language. */
export const rulingsSchema = words.extend({ in: z.partialRecord(z.enum(rulesetIds), ownWords).optional() });

export type RulingsFile = z.infer<typeof rulingsSchema>;
