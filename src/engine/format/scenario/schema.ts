import { z } from 'zod';
import { fieldNames, fields } from '../../position/fields.ts';
import { rulesetIds } from '../../rulesets/clauses.ts';
import { sixForms } from '../../rulesets/seats.ts';
import { kinds, sideKeyed } from './field-kinds.ts';
import type { Texts, WrittenAfter, WrittenPosition, WrittenScenario } from './written.ts';

// The shape of a scenario file, key by key. What the values mean is read in `read.ts`.

const clause = z.union([z.string(), z.number()]).transform(String);
const cards = z.string();
const cardsOrCount = z.union([cards, z.int().min(0)]);
const points = z.int();
const meldsByName = z.record(z.string().min(1), cards);

/** What may be left out, and is null then. */
function orNull<Value>(schema: z.ZodType<Value>) {
  return schema.optional().transform((value) => value ?? null);
}

const positionKeys = Object.fromEntries(fieldNames.map((name) => [name, kinds[fields[name].holds].schema.optional()]));

/** The keys of a position: its fields. */
const positionSchema = z.strictObject(positionKeys).pipe(z.custom<WrittenPosition>());

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

const because = z.array(z.union([clause, z.array(clause)])).default([]);
const scores = sideKeyed(
  z.strictObject({ base: points.optional(), cards: points.optional(), total: points.optional() }),
);
const contractResult = z.enum(['made', 'robbed', 'failed', 'void', 'none']);

/** What an author may say of a case to those who are asked it. */
function wordingIn<Language extends string>(texts: z.ZodType<Texts<Language>>) {
  return { ask: orNull(texts), hint: orNull(texts) };
}

const playCase = {
  do: z.array(actionSchema).min(1),
  expect: z.enum(['legal', 'illegal']),
  because,
  first: orNull(clause),
  exactly: orNull(z.array(clause)),
  after: orNull(afterSchema),
  score: orNull(scores),
  contract: orNull(contractResult),
};

const tellCases = [
  { tell: z.enum(['minimum', 'highestOpening', 'nextDealer']), is: z.number() },
  { tell: z.enum(['frozen', 'takeable', 'mustTake', 'canGoOut']), is: z.boolean() },
  { tell: z.literal('meld'), cards, is: z.string() },
  { tell: z.literal('value'), cards, is: z.number() },
  { tell: z.literal('parameter'), name: z.string(), is: z.union([z.number(), z.boolean(), z.string()]) },
  { tell: z.literal('winner'), is: z.enum(['A', 'B', 'C', 'draw', 'none']) },
] as const;

const scoreCase = { score: scores, contract: orNull(contractResult), because };

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

/** A text in each of these languages, and in no other; where none are asked for, in any. */
function textsIn<Language extends string>(languages: readonly Language[]): z.ZodType<Texts<Language>> {
  const known: readonly string[] = languages;
  return z
    .record(z.string(), z.string())
    .superRefine((texts, context) => {
      if (known.length === 0) return;
      const unknown = Object.keys(texts).filter((language) => !known.includes(language));
      if (unknown.length > 0) context.addIssue({ code: 'unrecognized_keys', keys: unknown, input: texts });
      for (const language of known.filter((id) => texts[id] === undefined))
        context.addIssue({ code: 'custom', path: [language], message: 'the text is missing', input: texts });
    })
    .pipe(z.custom<Texts<Language>>());
}

/** The shape of a scenario file whose texts are in these languages. */
export function scenarioSchema<Language extends string>(
  languages: readonly Language[],
): z.ZodType<WrittenScenario<Language>> {
  const texts = textsIn(languages);
  const wording = wordingIn(texts);
  const [number, flag, meld, value, parameter, winner] = tellCases;
  const tellCase = z.discriminatedUnion('tell', [
    z.strictObject({ ...wording, ...number }),
    z.strictObject({ ...wording, ...flag }),
    z.strictObject({ ...wording, ...meld }),
    z.strictObject({ ...wording, ...value }),
    z.strictObject({ ...wording, ...parameter }),
    z.strictObject({ ...wording, ...winner }),
  ]);
  const caseSchema = z.union([
    z.strictObject({ ...wording, ...playCase }),
    tellCase,
    z.strictObject({ ...wording, ...scoreCase }),
    faultCase,
  ]);
  return z.strictObject({
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
}
