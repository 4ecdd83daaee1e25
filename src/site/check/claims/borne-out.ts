import {
  type Action,
  bestOpening,
  type Card,
  canastaBonus,
  faces,
  judge,
  minimumOf,
  type Position,
  parseCards,
  pointsOfAll,
  type Ruleset,
  rulesetFor,
  score,
  totalsAfter,
} from '../../../engine/index.ts';
import { languageIds } from '../../../i18n/language.ts';
import { countsAmong, countsAt } from './counts.ts';
import type { Doings } from './doings.ts';
import { namedIn } from './named.ts';

// Words about a table that never changes are claims by themselves: what they name has to be on the table, or to come up in what is done there.

/** A list of cards as it is written somewhere. */
export type CardList = readonly Card[];

/** What may be said about a table: of the cards that are anywhere on it or in its ways, and with the numbers that the engine has from it. */
export interface Sayable {
  readonly lists: readonly CardList[];
  readonly numbers: ReadonlySet<number>;
  /** Of whom and of which acts; where it is a rule that is told, and no table, of anybody’s. */
  readonly doings?: Doings;
}

/** What words say that their table does not bear out, each reason with the language that says it. */
export function notBorneOut(
  words: Readonly<Record<(typeof languageIds)[number], string>>,
  { lists, numbers, doings }: Sayable,
): readonly string[] {
  const ranks = new Set<string>(lists.flat().map(({ rank }) => rank));
  // Estonian calls cards as it counts them.
  const called = new Set([...ranks].map((rank) => (rank === 'T' ? 10 : Number(rank))));
  return languageIds.flatMap((language) => {
    const named = namedIn(words[language], language);
    return [
      ...named.ranks
        .filter((rank) => !ranks.has(rank))
        .map((rank) => `names cards (${rank}) that are nowhere on its table`),
      ...named.numbers
        .filter(({ number }) => !numbers.has(number) && !(language === 'et' && called.has(number)))
        .map(({ written }) => `says ${written}, which the engine does not`),
      ...named.players
        .filter((player) => doings?.players.has(player) === false)
        .map((player) => `names a player (${player}) who does not sit at its table`),
      ...named.deeds
        .filter((deed) => doings?.deeds.has(deed) === false)
        .map((deed) => `tells of an act (${deed}) that is done neither at its table nor in its ways`),
    ].map((reason) => `${language} ${reason}`);
  });
}

/** The lists of cards that are written anywhere in a value. */
export function cardListsIn(value: unknown): readonly CardList[] {
  if (typeof value === 'string') {
    const read = parseCards(value);
    return read.ok && read.value.length > 0 ? [read.value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(cardListsIn);
}

/** The numbers that the engine has from a table: of its rules, of cards written there, of what is done in some ways or refused, and of the count. */
export function numbersOn(
  position: Position,
  ways: readonly (readonly Action[])[],
  lists: readonly CardList[],
): ReadonlySet<number> {
  const { parameters } = position.ruleset;
  const worths = lists.map((cards) => pointsOfAll(parameters, cards));
  const each = lists.flatMap((cards) =>
    cards.map((card) => cards.filter((one) => one === card).length * parameters.cardValues[card.rank]),
  );
  const positions = [position, ...ways.flatMap((way) => positionsOf(position, way))];
  const found = positions.flatMap((one) => [...numbersAt(one), ...countsAt(one)]);
  const counted = lists.flatMap(countsAmong);
  const told = ways.flatMap((way) => refusedWith(position, way));
  return new Set([...numbersOfRules(position.ruleset), ...worths, ...each, ...counted, ...found, ...told]);
}

const players = [2, 3, 4, 5, 6];

/** The numbers that the rules state: those of a ruleset’s parameters, the rows of its minimums, what cards are worth, and how many play. */
export function numbersOfRules({ id, parameters }: Ruleset): readonly number[] {
  const tables = players.filter((number) => rulesetFor(id, { players: number }).ok);
  const rules = Object.values(parameters).filter((value) => typeof value === 'number');
  const rows = parameters.minimums.flatMap(({ below, points }) => [points, ...(below === null ? [] : [below])]);
  return [...rules, ...rows, ...tables, ...Object.values(parameters.cardValues)];
}

/** What words about the rules alone say in numbers that none of some rulesets states, each reason with the language that says it. */
export function notOfRules(
  words: Readonly<Record<(typeof languageIds)[number], string>>,
  ...rulesets: readonly Ruleset[]
): readonly string[] {
  const numbers = new Set(rulesets.flatMap(numbersOfRules));
  return notBorneOut(words, { lists: [faces], numbers });
}

function numbersAt(position: Position): readonly number[] {
  const { parameters } = position.ruleset;
  const bonuses = position.sides.flatMap(({ melds }) => melds.flatMap((meld) => canastaBonus(parameters, meld) ?? []));
  const melded = position.sides.map(({ melds }) =>
    pointsOfAll(
      parameters,
      melds.flatMap(({ cards }) => cards),
    ),
  );
  const counted = score(position).flatMap(({ lines, total, base, cards }) => [
    total,
    base,
    cards,
    ...lines.map(({ points }) => Math.abs(points)),
  ]);
  const totals = [...position.sides.map((side) => side.score), ...totalsAfter(position).map(({ total }) => total)];
  const opening = bestOpening(position);
  const laid = [opening.points, ...opening.melds.map(({ cards }) => pointsOfAll(parameters, cards))];
  return [...bonuses, ...melded, ...counted, ...totals, ...laid, minimumOf(position)];
}

function positionsOf(start: Position, way: readonly Action[]): readonly Position[] {
  const positions: Position[] = [];
  let now = start;
  for (const action of way) {
    const verdict = judge(now, action);
    if (!verdict.legal) break;
    now = verdict.next;
    positions.push(now);
  }
  return positions;
}

/** The numbers with which the act of a way that is refused is refused. */
function refusedWith(start: Position, way: readonly Action[]): readonly number[] {
  let now = start;
  for (const action of way) {
    const verdict = judge(now, action);
    if (!verdict.legal) {
      return verdict.reasons.flatMap(({ values }) =>
        Object.values(values).filter((value) => typeof value === 'number'),
      );
    }
    now = verdict.next;
  }
  return [];
}
