import { z } from 'zod';
import { type FieldName, fieldNames, fields, type KindOf } from '../../position/fields.ts';
import { rulesetIds } from '../../rulesets/clauses.ts';
import { sixForms } from '../../rulesets/seats.ts';
import { kinds, sideKeyed, type WrittenKinds } from './field-kinds.ts';

// The shape of a scenario file, key by key. What the values mean is read in `read.ts`.

const clause = z.union([z.string(), z.number()]).transform(String);
const cards = z.string();
const cardsOrCount = z.union([cards, z.int().min(0)]);
const points = z.int();
const meldsByName = z.record(z.string().min(1), cards);
const texts = z.strictObject({ fi: z.string(), sv: z.string(), et: z.string(), en: z.string() });

/** What may be left out, and is null then. */
function orNull<Value>(schema: z.ZodType<Value>) {
  return schema.optional().transform((value) => value ?? null);
}

/** A position as written. */
export type WrittenPosition = { readonly [Name in FieldName]?: WrittenKinds[KindOf<Name>] | undefined };

const positionKeys = Object.fromEntries(fieldNames.map((name) => [name, kinds[fields[name].holds].schema.optional()]));

/** The keys of a position: its fields. */
const positionSchema = z.strictObject(positionKeys).pipe(z.custom<WrittenPosition>());

/** The compared parts as written: any fields; a meld may be given by the number of its cards. */
export type WrittenAfter = Omit<WrittenPosition, 'melds'> & {
  readonly melds?: Record<string, Record<string, string | number>> | undefined;
};

const meldsOrCounts = sideKeyed(z.record(z.string().min(1), cardsOrCount)).optional();
const afterSchema = z.strictObject({ ...positionKeys, melds: meldsOrCounts }).pipe(z.custom<WrittenAfter>());

const meldList = z.union([z.array(cards), meldsByName]);

/** An action as written: one of the action keys with its companions. */
const actionSchema = z.union([
  z.strictObject({ draw: z.string() }),
  z.strictObject({ turn: z.literal('up') }),
  z.strictObject({
    take: z.literal('pile'),
    with: cards.optional(),
    onto: z.string().optional(),
    as: z.string().optional(),
    meld: meldList.optional(),
    depth: z.int().min(1).optional(),
    draws: cards.optional(),
  }),
  z.strictObject({ meld: meldList }),
  z.strictObject({ add: meldsByName }),
  z.strictObject({ merge: z.tuple([z.string(), z.string()]) }),
  z.strictObject({ lay: cards, draws: cards.optional() }),
  z.strictObject({ buy: cards, draws: cards.optional() }),
  z.strictObject({ discard: cards }),
  z.strictObject({ ask: z.literal('out') }),
  z.strictObject({ answer: z.enum(['yes', 'no', 'pass']) }),
  z.strictObject({ call: z.string() }),
  z.strictObject({ end: z.literal('deal') }),
]);

/** An action as written. */
export type WrittenAction = z.infer<typeof actionSchema>;

const because = z.array(z.union([clause, z.array(clause)])).default([]);
const scores = sideKeyed(
  z.strictObject({ base: points.optional(), cards: points.optional(), total: points.optional() }),
);
const contractResult = z.enum(['made', 'robbed', 'failed', 'void', 'none']);

/** What an author may say of a case to those who are asked it. */
const wording = { ask: orNull(texts), hint: orNull(texts) };

const playCase = z.strictObject({
  ...wording,
  do: z.array(actionSchema).min(1),
  expect: z.enum(['legal', 'illegal']),
  because,
  first: orNull(clause),
  exactly: orNull(z.array(clause)),
  after: orNull(afterSchema),
  score: orNull(scores),
  contract: orNull(contractResult),
});

const tellCase = z.discriminatedUnion('tell', [
  z.strictObject({ ...wording, tell: z.enum(['minimum', 'highestOpening', 'nextDealer']), is: z.number() }),
  z.strictObject({ ...wording, tell: z.enum(['frozen', 'takeable', 'mustTake', 'canGoOut']), is: z.boolean() }),
  z.strictObject({ ...wording, tell: z.literal('meld'), cards, is: z.string() }),
  z.strictObject({ ...wording, tell: z.literal('value'), cards, is: z.number() }),
  z.strictObject({
    ...wording,
    tell: z.literal('parameter'),
    name: z.string(),
    is: z.union([z.number(), z.boolean(), z.string()]),
  }),
  z.strictObject({ ...wording, tell: z.literal('winner'), is: z.enum(['A', 'B', 'C', 'draw', 'none']) }),
]);

const scoreCase = z.strictObject({
  ...wording,
  score: scores,
  contract: orNull(contractResult),
  because,
});

const faultCase = z.strictObject({
  fault: z.string(),
  // A seat that is none is no error of the file: the ruling is to say so.
  by: orNull(z.int()),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  cards: cards.optional(),
  demand: z.enum(['out', 'on']).optional(),
  ruling: z.union([
    z.literal('unregulated'),
    z.strictObject({ error: z.string() }),
    z.strictObject({
      penalty: sideKeyed(points).optional(),
      award: sideKeyed(points).optional(),
      effects: z.array(z.string()).optional(),
    }),
  ]),
  because,
  after: orNull(afterSchema),
});

/** A case as written. */
const caseSchema = z.union([playCase, tellCase, scoreCase, faultCase]);
export type WrittenPlayCase = z.infer<typeof playCase>;
export type WrittenTellCase = z.infer<typeof tellCase>;
export type WrittenScoreCase = z.infer<typeof scoreCase>;
export type WrittenFaultCase = z.infer<typeof faultCase>;
export type WrittenCase = z.infer<typeof caseSchema>;

/** A scenario file. */
export const scenarioSchema = z.strictObject({
  ruleset: z.enum(rulesetIds),
  options: z.record(z.string(), z.union([z.boolean(), z.number()])).exactOptional(),
  players: z.int().min(2).max(6).exactOptional(),
  form: z.enum(sixForms).exactOptional(),
  about: z.array(clause).default([]),
  title: orNull(texts),
  note: z.string().optional(),
  position: positionSchema,
  cases: z.array(caseSchema),
});

/** A scenario file as written. */
export type WrittenScenario = z.infer<typeof scenarioSchema>;
