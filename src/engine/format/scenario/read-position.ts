import type { Card } from '../../cards/cards.ts';
import { readBid, readCall } from '../../position/calls.ts';
import { type Duty, dutyCodes } from '../../position/position.ts';
import type { Held, Setup } from '../../position/setup.ts';
import type { RulesetId } from '../../rulesets/clauses/index.ts';
import type { Agreement } from '../../rulesets/ruleset.ts';
import { isSeat, isSide, type Seat, type Side } from '../../rulesets/seats.ts';
import type { Path, Reading } from './reading.ts';
import type { WrittenCards, WrittenPosition } from './schema.ts';

/** Reads the `position` of a scenario file into a setup; what is wrong is noted in the reading. */
export function readPosition(
  ruleset: RulesetId,
  agreement: Agreement,
  written: WrittenPosition,
  reading: Reading,
): Setup {
  const at = (key: string): Path => ['position', key];
  const cards = (value: string, path: Path): readonly Card[] => reading.cards(value, path);
  const held = (value: WrittenCards, path: Path): Held => {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return cards(value, path);
    return { known: cards(value.known, [...path, 'known']), unknown: value.unknown };
  };
  const listed = (value: string | undefined, path: Path) => (value === undefined ? undefined : cards(value, path));
  const seat = (value: number | undefined): Seat | undefined => (isSeat(value) ? value : undefined);
  return {
    ruleset,
    agreement,
    turn: seat(written.turn),
    dealer: seat(written.dealer),
    phase: written.phase,
    scores: bySide(written.scores, (value) => value, at('scores')),
    stock: written.stock === undefined ? undefined : held(written.stock, at('stock')),
    pile: listed(written.pile, at('pile')),
    hands: bySeat(written.hands, held, at('hands')),
    melds: bySide(
      written.melds,
      (melds, path) => Object.entries(melds).map(([name, text]) => ({ name, cards: cards(text, [...path, name]) })),
      at('melds'),
    ),
    redThrees: bySide(written.redThrees, cards, at('redThrees')),
    penaltyCards: bySeat(written.penaltyCards, cards, at('penaltyCards')),
    waiting: bySeat(written.waiting, cards, at('waiting')),
    duties: bySeat(
      written.duties,
      (codes, path) => codes.flatMap((code, place) => readDuty(code, [...path, place], reading)),
      at('duties'),
    ),
    minimumRaise: bySide(written.minimumRaise, (value) => value, at('minimumRaise')),
    drew: written.drew,
    meldedThisTurn: written.meldedThisTurn,
    melded: written.melded,
    addedThisTurn: written.addedThisTurn,
    lateRedThree: written.lateRedThree,
    asked: seat(written.asked),
    answer: written.answer,
    surplus: listed(written.surplus, at('surplus')),
    lastThrees: listed(written.lastThrees, at('lastThrees')),
    penalties: bySide(written.penalties, (value) => value, at('penalties')),
    out: seat(written.out),
    concealed: written.concealed,
    ownCanasta: written.ownCanasta,
    cause: written.cause,
    loser: written.loser,
    unplayed: written.unplayed?.filter(isSeat),
    melders: written.melders?.filter(isSeat),
    calls: written.calls?.flatMap((text, place) => {
      const call = readCall(text);
      if (call === undefined) reading.note(['position', 'calls', place], 'no-bid', `“${text}” is no call`);
      return call === undefined ? [] : [call];
    }),
    contract: readContract(written, reading),
  };
}

function readContract(written: WrittenPosition, reading: Reading): Setup['contract'] {
  if (written.contract === undefined) return undefined;
  const { seat, doubledBy } = written.contract;
  const bid = readBid(written.contract.bid);
  if (bid === undefined) reading.note(['position', 'contract', 'bid'], 'no-bid', `“${written.contract.bid}” is no bid`);
  if (bid === undefined || !isSeat(seat)) return undefined;
  return { seat, bid, doubledBy: isSeat(doubledBy) ? doubledBy : null };
}

/** Reads a duty: a code of the vocabulary of rulings, with its number after a colon where it has one. */
function readDuty(text: string, path: Path, reading: Reading): readonly Duty[] {
  const [word, number] = text.split(':');
  const code = dutyCodes.find((candidate) => candidate === word);
  if (code === undefined || (number !== undefined && !/^\d+$/.test(number))) {
    reading.note(path, 'no-duty', `“${text}” is no duty; duties are ${dutyCodes.join(', ')}`);
    return [];
  }
  return [{ code, count: number === undefined ? 1 : Number(number) }];
}

function bySeat<Written, Value>(
  map: Record<string, Written> | undefined,
  read: (value: Written, path: Path) => Value,
  path: Path,
): Partial<Record<Seat, Value>> | undefined {
  if (map === undefined) return undefined;
  const result: Partial<Record<Seat, Value>> = {};
  for (const [key, value] of Object.entries(map)) {
    const seat = Number(key);
    if (isSeat(seat)) result[seat] = read(value, [...path, key]);
  }
  return result;
}

function bySide<Written, Value>(
  map: Record<string, Written> | undefined,
  read: (value: Written, path: Path) => Value,
  path: Path,
): Partial<Record<Side, Value>> | undefined {
  if (map === undefined) return undefined;
  const result: Partial<Record<Side, Value>> = {};
  for (const [side, value] of Object.entries(map)) if (isSide(side)) result[side] = read(value, [...path, side]);
  return result;
}
