import {
  type Agreement,
  type CardCount,
  type CardEntry,
  type ClauseAddress,
  type Counted,
  canastaCounts,
  type DealEntry,
  denominations,
  failure,
  isCardFace,
  isClauseAddress,
  isSeat,
  isSide,
  type OptionValue,
  type Result,
  type RulesetId,
  rulesetFor,
  rulesetIds,
  type SideEntry,
  sixForms,
  success,
  thingsCounted,
} from '../../../engine/index.ts';
import {
  type AgreedAtTable,
  type BidSoFar,
  type Change,
  countedPoints,
  type Draft,
  type EnteredDeal,
  rulesetOf,
  type ScoreGame,
  totalsThrough,
} from './game.ts';
import {
  fields,
  flag,
  known,
  listOf,
  number,
  oneOf,
  orNull,
  type Reader,
  recordOf,
  textOf,
  WrongPlace,
} from './reading.ts';

/** The version of the text; a later one that this code does not know is told. */
const version = 1;

/** The most deals that a sheet has; a game of more is none. */
const mostDeals = 200;

/** Why a text is no game: no JSON at all, of a later version, an agreement that the ruleset does not have, or wrong at a place. */
export interface GameTextError {
  readonly code: 'not-json' | 'other-version' | 'agreement' | 'wrong';
  /** Where, as a path of keys. */
  readonly place: string;
}

/** The whole game as a text. */
export function writeGame(game: ScoreGame): string {
  return JSON.stringify({ version, ...game });
}

/** Reads what `writeGame` has written; whatever else it is given is refused with what is wrong, and where. */
export function readGame(text: string): Result<ScoreGame, GameTextError> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failure({ code: 'not-json', place: '' });
  }
  try {
    return gameOf(value);
  } catch (error) {
    if (error instanceof WrongPlace) return failure({ code: 'wrong', place: error.place });
    throw error;
  }
}

function gameOf(value: unknown): Result<ScoreGame, GameTextError> {
  const all = fields(value, []);
  const written = number(all.get('version'), ['version']);
  if (written !== version) return failure({ code: 'other-version', place: String(written) });
  const id = oneOf<RulesetId>(...rulesetIds)(all.get('ruleset'), ['ruleset']);
  const agreement = readAgreement(all.get('agreement'), ['agreement']);
  const ruleset = rulesetFor(id, agreement);
  if (!ruleset.ok) return failure({ code: 'agreement', place: ruleset.error.code });
  const { seating, players } = ruleset.value;
  const perSide = (path: string): readonly number[] => {
    const numbers = listOf(number, 3)(all.get(path), [path]);
    if (numbers.length !== seating.sides.length) throw new WrongPlace([path]);
    return numbers;
  };
  const names = listOf(textOf(60), 6)(all.get('names'), ['names']);
  if (names.length !== players) throw new WrongPlace(['names']);
  const firstDealer = known(isSeat)(all.get('firstDealer'), ['firstDealer']);
  if (!seating.seats.includes(firstDealer)) throw new WrongPlace(['firstDealer']);
  const deals = listOf(readDeal, mostDeals)(all.get('deals'), ['deals']);
  const draft = readDraft(all.get('draft'), ['draft']);
  if (draft.mends !== null && deals[draft.mends] === undefined) throw new WrongPlace(['draft', 'mends']);
  const waiting = all.has('waiting') ? orNull(readDraft)(all.get('waiting'), ['waiting']) : null;
  if (waiting !== null && waiting.mends !== null) throw new WrongPlace(['waiting', 'mends']);
  return success({
    id: textOf(40)(all.get('id'), ['id']),
    ruleset: id,
    agreement,
    names,
    firstDealer,
    ...(all.has('begun') ? { begun: readDay(all.get('begun'), ['begun']) } : {}),
    deals,
    opens: perSide('opens'),
    changes: listOf(readChange, 5 * mostDeals)(all.get('changes'), ['changes']),
    draft,
    waiting,
  });
}

/** Reads a day such as `2027-01-31`. */
export const readDay: Reader<string> = (value, path) => {
  const day = textOf(10)(value, path);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) throw new WrongPlace(path);
  return day;
};

const readOption: Reader<OptionValue> = known(
  (value): value is OptionValue => typeof value === 'boolean' || typeof value === 'number',
);

const readAgreement: Reader<Required<Agreement>> = (value, path) => {
  const all = fields(value, path);
  const options = [...fields(all.get('options'), [...path, 'options'])].map(
    ([name, option]) => [name, readOption(option, [...path, 'options', name])] as const,
  );
  return {
    options: Object.fromEntries(options),
    players: number(all.get('players'), [...path, 'players']),
    form: oneOf(...sixForms)(all.get('form'), [...path, 'form']),
  };
};

const countedWords: ReadonlySet<string> = new Set([...canastaCounts, ...thingsCounted]);

function isCounted(word: string): word is Counted {
  return countedWords.has(word);
}

const readCards: Reader<CardCount> = (value, path) =>
  typeof value === 'number' ? number(value, path) : recordOf(isCardFace, number)(value, path);

const readCardEntry: Reader<CardEntry> = (value, path) => {
  const all = fields(value, path);
  if (all.has('net')) return { net: number(all.get('net'), [...path, 'net']) };
  return {
    melded: readCards(all.get('melded'), [...path, 'melded']),
    left: readCards(all.get('left'), [...path, 'left']),
  };
};

const readClause: Reader<ClauseAddress> = (value, path) => {
  const clause = textOf(40)(value, path);
  if (!isClauseAddress(clause)) throw new WrongPlace(path);
  return clause;
};

const readPenalty: Reader<SideEntry['penalties'][number]> = (value, path) => {
  const all = fields(value, path);
  const points = number(all.get('points'), [...path, 'points']);
  if (!all.has('clause')) return { points };
  return { points, clause: readClause(all.get('clause'), [...path, 'clause']) };
};

const readSide: Reader<SideEntry> = (value, path) => {
  const all = fields(value, path);
  return {
    counts: recordOf(isCounted, number)(all.get('counts'), [...path, 'counts']),
    opened: flag(all.get('opened'), [...path, 'opened']),
    penalties: listOf(readPenalty, 30)(all.get('penalties'), [...path, 'penalties']),
    cards: readCardEntry(all.get('cards'), [...path, 'cards']),
  };
};

const readSideLetter = known(isSide);

const readOut: Reader<NonNullable<DealEntry['out']>> = (value, path) => {
  const all = fields(value, path);
  return {
    side: readSideLetter(all.get('side'), [...path, 'side']),
    concealed: flag(all.get('concealed'), [...path, 'concealed']),
    ownCanasta: flag(all.get('ownCanasta'), [...path, 'ownCanasta']),
  };
};

const readContract: Reader<NonNullable<DealEntry['contract']>> = (value, path) => {
  const all = fields(value, path);
  const bid = fields(all.get('bid'), [...path, 'bid']);
  return {
    side: readSideLetter(all.get('side'), [...path, 'side']),
    bid: {
      level: number(bid.get('level'), [...path, 'bid', 'level']),
      denomination: oneOf(...denominations)(bid.get('denomination'), [...path, 'bid', 'denomination']),
    },
    doubled: flag(all.get('doubled'), [...path, 'doubled']),
    result: orNull(oneOf('made', 'robbed', 'failed', 'void'))(all.get('result'), [...path, 'result']),
  };
};

const readEntry: Reader<DealEntry> = (value, path) => {
  const all = fields(value, path);
  return {
    sides: recordOf(isSide, readSide)(all.get('sides'), [...path, 'sides']),
    out: orNull(readOut)(all.get('out'), [...path, 'out']),
    contract: orNull(readContract)(all.get('contract'), [...path, 'contract']),
    loser: orNull(readSideLetter)(all.get('loser'), [...path, 'loser']),
    ...(all.has('lostBy') ? { lostBy: readClause(all.get('lostBy'), [...path, 'lostBy']) } : {}),
  };
};

/** The words of what a table has agreed on are only shown again; one that this code does not know says nothing. */
const readAgreed: Reader<AgreedAtTable> = (value, path) => {
  const all = fields(value, path);
  return {
    code: textOf(40)(all.get('code'), [...path, 'code']),
    side: orNull(readSideLetter)(all.get('side'), [...path, 'side']),
    field: textOf(40)(all.get('field'), [...path, 'field']),
  };
};

const readDeal: Reader<EnteredDeal> = (value, path) => {
  const all = fields(value, path);
  return {
    entry: readEntry(all.get('entry'), [...path, 'entry']),
    agreed: listOf(readAgreed, 60)(all.get('agreed'), [...path, 'agreed']),
    remark: textOf(400)(all.get('remark'), [...path, 'remark']),
    struck: flag(all.get('struck'), [...path, 'struck']),
  };
};

const readChange: Reader<Change> = (value, path) => {
  const all = fields(value, path);
  return {
    kind: oneOf('entered', 'mended', 'struck', 'restored')(all.get('kind'), [...path, 'kind']),
    deal: number(all.get('deal'), [...path, 'deal']),
    before: listOf(number, 3)(all.get('before'), [...path, 'before']),
    after: listOf(number, 3)(all.get('after'), [...path, 'after']),
  };
};

const readBid: Reader<'none' | BidSoFar> = (value, path) => {
  if (value === 'none') return value;
  const all = fields(value, path);
  return {
    side: readSideLetter(all.get('side'), [...path, 'side']),
    level: orNull(number)(all.get('level'), [...path, 'level']),
    denomination: orNull(oneOf(...denominations))(all.get('denomination'), [...path, 'denomination']),
  };
};

const readDraft: Reader<Draft> = (value, path) => {
  const all = fields(value, path);
  return {
    entry: readEntry(all.get('entry'), [...path, 'entry']),
    endSaid: flag(all.get('endSaid'), [...path, 'endSaid']),
    bid: all.has('bid') ? orNull(readBid)(all.get('bid'), [...path, 'bid']) : null,
    remark: textOf(400)(all.get('remark'), [...path, 'remark']),
    losing: all.has('losing') ? orNull(readSideLetter)(all.get('losing'), [...path, 'losing']) : null,
    mends: orNull(number)(all.get('mends'), [...path, 'mends']),
  };
};

/** What stands in the first line of the table for other programs. */
export interface TableHeadings {
  readonly deal: string;
  readonly total: string;
  readonly remark: string;
  /** The heading of the bids, and how a deal's is told; left out where nothing is bid. */
  readonly bid?: TableColumn;
  /** The heading of the rulings, and how those of a deal are told. */
  readonly rulings: TableColumn;
}

/** A column of words: its heading, and what stands in it for a deal. */
export interface TableColumn {
  readonly heading: string;
  readonly told: (entry: DealEntry) => string;
}

/**
 * The sheet as separated values: a line for each deal that counts, with its points and the totals after it by side. Spreadsheets of languages
 * whose numbers have a decimal comma expect semicolons.
 */
export function writeTable(
  game: ScoreGame,
  sides: readonly string[],
  headings: TableHeadings,
  separator: ',' | ';' = ',',
): string {
  const ruleset = rulesetOf(game);
  const totals = totalsThrough(game);
  const words = [...(headings.bid === undefined ? [] : [headings.bid]), headings.rulings];
  const numbered = sides.flatMap((side) => [side, `${side}: ${headings.total}`]);
  const first = [headings.deal, ...numbered, ...words.map(({ heading }) => heading), headings.remark];
  const lines = game.deals.flatMap((deal, place) => {
    if (deal.struck) return [];
    const points = countedPoints(ruleset, deal);
    const after = totals[place + 1] ?? [];
    const numbers = points.flatMap((each, side) => [each, after[side] ?? 0]);
    return [[String(place + 1), ...numbers.map(String), ...words.map(({ told }) => told(deal.entry)), deal.remark]];
  });
  return [first, ...lines].map((line) => `${line.map(cell).join(separator)}\r\n`).join('');
}

/** A cell of the table. A sign with which spreadsheets begin formulas is kept from being one; a number may have its minus. */
function cell(text: string): string {
  const plain = /^[=+@\t\r]|^-(?!\d+$)/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
