import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import {
  type Action,
  type ClauseAddress,
  clausesOf,
  deal,
  failure,
  isClauseAddress,
  judge,
  type Position,
  type Result,
  success,
  usualRuleset,
} from '../../../engine/index.ts';
import type { LanguageId } from '../../../i18n/language.ts';
import { phrase } from '../../../i18n/phrase.ts';
import { amount } from '../../../learn/claim/index.ts';
import type { Saying, Script, WrittenTurn } from '../../../learn/first-deal/script.ts';
import { messagesFor } from '../../messages-for.ts';
import { remembered } from '../../remembered.ts';
import { type RulesetId, rulesetId } from '../../ruleset-id.ts';
import { type PlayCase, readSiteScenario } from '../../scenario/site-scenario.ts';
import { type MessagesFile, messagesSchema } from '../../schema/messages.ts';
import {
  type DealEvents,
  dealEventsSchema,
  type FirstDeal,
  firstDealSchema,
} from '../../schema/teaching/first-deal.ts';

/** A first deal with its place: the ruleset, and its name where the ruleset has several; the plain one has none. */
export interface NamedDeal {
  readonly ruleset: RulesetId;
  readonly name: string | null;
  readonly file: string;
}

/** The file of the sentences for what may happen in any deal. */
export const eventsFile = 'content/learn/events.yaml';

/** All first deals below `root`, the plain one of each ruleset first. */
export function firstDeals(root = '.'): NamedDeal[] {
  return globSync('content/learn/*/first-deal*.yaml', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort((a, b) => a.length - b.length || a.localeCompare(b))
    .map((file) => {
      const [, , home, base = ''] = file.split('/');
      return { ruleset: rulesetId(home), name: /first-deal-(.+)\.yaml/.exec(base)?.[1] ?? null, file };
    });
}

/** The first deals of a ruleset, with what they are called where there are several. */
export function firstDealsOf(ruleset: RulesetId): (NamedDeal & Pick<FirstDeal, 'title'>)[] {
  return firstDeals()
    .filter((deal) => deal.ruleset === ruleset)
    .map((deal) => ({ ...deal, title: writtenDeal(deal.file).title }));
}

const dealIn = remembered((text): FirstDeal => firstDealSchema.parse(parse(text)));

/** A first deal as written. */
export function writtenDeal(file: string, root = '.'): FirstDeal {
  return dealIn(readFileSync(join(root, file), 'utf8'));
}

const eventsIn = remembered((text): DealEvents => dealEventsSchema.parse(parse(text)));

/** The sentences of all events as written. */
export function writtenEvents(root = '.'): DealEvents {
  return eventsIn(readFileSync(join(root, eventsFile), 'utf8'));
}

/** What is written beside words: on which clauses they rest, what they state, and how their numbers are computed. */
type Stated = Pick<FirstDeal['turns'][number], 'clauses' | 'claims' | 'numbers'>;

interface Acts {
  readonly start: Position;
  /** Each list of acts in the order in which the file has them. */
  readonly lists: readonly (readonly Action[])[];
}

/** A list of acts and what is written before it, which gives the melds their names. */
interface WrittenList {
  readonly before: FirstDeal['turns'][number]['others'];
  readonly list: FirstDeal['turns'][number]['others'];
}

/** The lists of acts of all turns, in the order in which they are read: what is expected, each of the tries, the others. */
function listsOf(turns: FirstDeal['turns']): WrittenList[] {
  const before: FirstDeal['turns'][number]['others'] = [];
  return turns.flatMap(({ acts, tries, others }) => {
    const begins = [...before];
    const expected = acts.map((act) => act.do);
    before.push(...expected, ...others);
    return [
      { before: begins, list: expected },
      ...tries.map((one) => ({ before: [...begins, ...expected], list: one.do })),
      { before: [...begins, ...expected], list: others },
    ];
  });
}

/** Reads the position and all acts; the failure says what is wrong with them. */
function readActs(ruleset: RulesetId, { options, position, seed, auction, turns }: FirstDeal): Result<Acts, string> {
  if ((position === undefined) === (seed === undefined)) return failure('a deal has either a position or a seed');
  const lists = listsOf(turns);
  const scenario = readSiteScenario(
    stringify({
      ruleset,
      options: options ?? {},
      about: [clausesOf[ruleset][0]],
      position: position ?? {},
      cases: [
        ...lists
          .filter(({ list }) => list.length > 0)
          .map(({ before, list }) => ({ do: [...before, ...list], expect: 'legal' })),
        { tell: 'frozen', is: false },
      ],
    }),
  );
  if (!scenario.ok) return failure(scenario.error.map(({ code, detail }) => `${code}: ${detail}`).join('; '));
  const plays = scenario.value.cases.filter((one): one is PlayCase => one.kind === 'play');
  const dealt = seed === undefined ? scenario.value.position : deal(usualRuleset(ruleset), seed);
  const start = auction === false ? afterPasses(dealt) : dealt;
  const read = lists.map(({ before, list }) =>
    list.length === 0 ? [] : (plays.shift()?.actions ?? []).slice(before.length),
  );
  return success({ start, lists: read });
}

/** The deal when everybody has passed. */
function afterPasses(position: Position): Position {
  if (position.phase !== 'auction') return position;
  const verdict = judge(position, { type: 'call', call: 'pass' });
  return verdict.legal ? afterPasses(verdict.next) : position;
}

/** A first deal in a language, ready to be told; the failure says what is wrong with its acts. */
export function scriptOf(
  ruleset: RulesetId,
  deal: FirstDeal,
  events: DealEvents,
  language: LanguageId,
): Result<Script, string> {
  const read = readActs(ruleset, deal);
  if (!read.ok) return read;
  const lists = [...read.value.lists];
  const next = () => lists.shift() ?? [];
  const say = (words: FirstDeal['lead'], clauses: readonly string[] = []): Saying => ({
    text: words[language],
    clauses: clauses.map((clause) => addressOf(clause, ruleset)).filter((clause) => clause !== null),
  });
  const write = (words: FirstDeal['lead'], { clauses, claims, numbers }: Stated): Saying => ({
    ...say(words, clauses),
    claims: claims ?? [],
    ...(numbers === undefined ? {} : { numbers }),
  });
  const turns = deal.turns.map((turn): WrittenTurn => {
    const acts = next().map((action, place) => {
      const { say: words, ...stated } = turn.acts[place] ?? {};
      return { action, said: words === undefined ? null : write(words, stated) };
    });
    const tries = turn.tries.map(({ refused, say: words, ...stated }) => ({
      actions: next(),
      refused: refused === true,
      said: write(words, stated),
    }));
    return {
      ask: write(turn.ask, turn),
      acts,
      tries,
      skipped: turn.skipped === undefined ? null : write(turn.skipped.say, turn.skipped),
      answer: turn.answer ?? null,
      others: next(),
    };
  });
  const insight = insightTexts(ruleset, language);
  return success({ start: read.value.start, turns, events: eventSayings(ruleset, events, say), insight });
}

/** What leads to a first deal, with its numbers as they are where it begins. */
export function leadOf({ start }: Script, { lead, numbers = {} }: FirstDeal, language: LanguageId): string {
  const scene = { view: start, reader: 1, acts: [], tried: null } as const;
  const values = Object.entries(numbers).map(([gap, written]) => [gap, amount(scene, written) ?? '']);
  return phrase(language, lead[language], Object.fromEntries(values));
}

const messagesOf = remembered((text): MessagesFile => messagesSchema.parse(parse(text)));

/** What a ruleset says of what matters at a table, as written among the messages. */
function insightTexts(ruleset: RulesetId, language: LanguageId): Script['insight'] {
  const read = readFileSync(`content/messages/${language}.yaml`, 'utf8');
  return messagesFor(messagesOf(read), ruleset).insight;
}

/** The sentences of events that a ruleset has, its own before those of all. */
function eventSayings(
  ruleset: RulesetId,
  events: DealEvents,
  say: (words: FirstDeal['lead'], clauses: readonly string[]) => Saying,
): Script['events'] {
  const sayings: { -readonly [Name in keyof Script['events']]: Script['events'][Name] } = {};
  for (const { event, in: only, say: words, clauses } of events) {
    if (only !== undefined && !only.includes(ruleset)) continue;
    if (only === undefined && sayings[event] !== undefined) continue;
    sayings[event] = say(words, clauses[ruleset] ?? []);
  }
  return sayings;
}

/** The address of a clause of a ruleset, or one of another written with its name; null if there is none. */
export function addressOf(clause: string, ruleset: RulesetId): ClauseAddress | null {
  const address = clause.includes('/') ? clause : `${ruleset}/${clause}`;
  return isClauseAddress(address) ? address : null;
}
