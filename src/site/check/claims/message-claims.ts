import type { LanguageId } from '../../../i18n/language.ts';
import type { Messages } from '../../schema/messages.ts';
import { namedIn } from './named.ts';

/** The messages that are said of a table as it stands: everything in them that changes from table to table has to be a gap. */
const saidOfTables = ['reasons', 'grounds', 'insight', 'moveReasons'] as const;

/** Beside those groups, the messages of other groups that are: log lines, advice after a refusal, nudges, where the turn stands. */
const alsoSaid: Readonly<Partial<Record<keyof Messages, RegExp>>> = {
  practice: /^(?:told|own|turn|bid|withoutStock|contract)[A-Z-]/,
  widgets: /^(?:advice|nudge|why|tell|status|bound|charge|draw|took|towards|mustDiscard|mayInspect|askCosts|askBinds)/,
  learn:
    /^(?:miss|tooLow|tooHigh|sum|ownScore|lines|totals|fewForCanasta|givesPile|lookAt|needed|ownMelds|topIs|naturals|nudge)/,
};

/** Ranks by which messages call cards of a role, whatever lies on the table: wild cards, and threes. Estonian counts by the same words. */
const roles: ReadonlySet<string> = new Set(['2', '3', 'joker']);

/** Messages that count what is always so many: merging is of two melds, and where a natural and a wild card would do two cards do. */
const pairs: ReadonlySet<string> = new Set([
  'insight.join',
  'insight.join-gap',
  'widgets.adviceUnlikeMelds',
  'widgets.adviceNaturalOrWild',
  'grounds.melds-joined-after-slip',
]);

/** A message that is said of tables. */
export interface TableMessage {
  readonly group: string;
  readonly name: string;
  readonly text: string;
}

/** The messages of a language that are said of tables. */
export function tableMessages(
  messages: Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>,
): readonly TableMessage[] {
  return Object.entries(messages).flatMap(([group, texts]) => {
    const whole = saidOfTables.some((one) => one === group);
    const pattern = Object.entries(alsoSaid).find(([one]) => one === group)?.[1];
    if (!whole && pattern === undefined) return [];
    return Object.entries(texts ?? {}).flatMap(([name, text]) =>
      typeof text === 'string' && (whole || pattern?.test(name)) ? [{ group, name, text }] : [],
    );
  });
}

/** What a message of a table states by itself although the engine has to fill it in: a card, a number. */
export function fixedFacts({ group, name, text }: TableMessage, language: LanguageId): readonly string[] {
  const { ranks, numbers } = namedIn(text, language);
  const isInherent = (number: number) =>
    (number === 2 && pairs.has(`${group}.${name}`)) || (language === 'et' && roles.has(String(number)));
  return [
    ...ranks.filter((rank) => !roles.has(rank)).map((rank) => `names cards (${rank}), which the engine has to fill in`),
    ...numbers
      .filter(({ number }) => !isInherent(number))
      .map(({ written }) => `says ${written}, which the engine has to fill in`),
  ];
}
