import { hasAuction, pointsOfLevel } from '../rules/bid.ts';
import { isEnoughToGoOut } from '../rules/out.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { isSide, type Side } from '../rulesets/seats.ts';
import { type CanastaCount, canastaCounts } from './canasta-bonus.ts';
import { areWildsAlone, canastaLacking } from './canastas-in-cards.ts';
import {
  copiesOf,
  greatestDivisor,
  kindBeyondDeck,
  leastOfCanasta,
  leastOfMeld,
  pointsOfDeck,
  stepOfPoints,
} from './card-limits.ts';
import { clauseOfConcealed, statedBy } from './clause-of-line.ts';
import { pointsTowardsBid, resultOf } from './contract.ts';
import { type Counted, type DealCounts, numberOf, type SideCounts, thingsCounted } from './counts.ts';
import {
  type CardCount,
  type CardFace,
  cardFaces,
  countedItems,
  type DealEntry,
  emptySide,
  isByFace,
  isNet,
  type SideEntry,
  waysOut,
} from './entry.ts';
import { numberOfCanastas } from './lines.ts';
import { losingRulings } from './lost-game.ts';
import { clauseOf, type EntryField, impossible, type Objection, odd } from './objection.ts';

type Found = Iterable<Objection>;

/** Everything that is to be said against an entry, by side in the order of the table; what is wrong in itself comes alone. */
export function objectionsTo(ruleset: Ruleset, entry: DealEntry, counts: DealCounts): readonly Objection[] {
  const malformed = [...numbersThatAreNone(ruleset, entry), ...partsOfOtherGames(ruleset, entry)];
  if (malformed.length > 0) return malformed;
  return [
    ...tooManyThrees(ruleset, entry),
    ...tooManyOfAFace(ruleset, entry),
    ...tooManyCanastas(ruleset, counts),
    ...tooManyPoints(ruleset, counts),
    ...counts.sides.flatMap((side) => [
      ...pointsOfNoCards(ruleset, side),
      ...meldsAgainstOpening(ruleset, side),
      ...canastasAgainstCards(ruleset, entry, side),
      ...meldsAgainstFaces(ruleset, entry, side),
      ...unusualPenalties(ruleset, side),
      ...handsAgainstEnd(ruleset, counts, side),
    ]),
    ...goingOut(ruleset, counts),
    ...contractsResult(ruleset, entry, counts),
  ];
}

function sidesOf(entry: DealEntry): readonly (readonly [Side, SideEntry])[] {
  return Object.entries(entry.sides).flatMap(([letter, side]) =>
    isSide(letter) && side ? [[letter, side] as const] : [],
  );
}

function isCount(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0;
}

function isCounted(word: string, ruleset: Ruleset): word is Counted {
  return countedItems(ruleset).some(({ item }) => item === word);
}

/** The points of an entry with the field where they stand, each as a number that is to be counted. */
function cardCounts({ cards }: SideEntry): readonly (readonly [EntryField, CardCount])[] {
  if (isNet(cards)) return [];
  return [
    ['melded-cards', cards.melded],
    ['unmelded-cards', cards.left],
  ];
}

function* numbersThatAreNone(ruleset: Ruleset, entry: DealEntry): Found {
  const wrong = (side: Side, field: EntryField, found: number) =>
    impossible('not-a-count', side, field, clauseOf(ruleset, field), { found });
  for (const [letter, side] of sidesOf(entry)) {
    for (const [field, number] of Object.entries(side.counts))
      if (isCounted(field, ruleset) && !isCount(number)) yield wrong(letter, field, number);
    for (const { points } of side.penalties)
      if (!Number.isSafeInteger(points)) yield wrong(letter, 'penalties', points);
    if (isNet(side.cards) && !Number.isSafeInteger(side.cards.net)) yield wrong(letter, 'net-cards', side.cards.net);
    for (const [field, cards] of cardCounts(side)) {
      const numbers = isByFace(cards) ? Object.values(cards) : [cards];
      const none = numbers.find((number) => !isCount(number));
      if (none !== undefined) yield wrong(letter, field, none);
    }
  }
  const level = entry.contract?.bid.level;
  const { maxLevel } = ruleset.parameters;
  if (level !== undefined && hasAuction(ruleset.parameters) && !(isCount(level) && level >= 1 && level <= maxLevel))
    yield impossible('no-such-level', null, 'contract', statedBy(ruleset, 'maxLevel'), {
      found: level,
      limit: maxLevel,
    });
}

/** Parts of an entry that are of other games, or of more sides than play. */
function* partsOfOtherGames(ruleset: Ruleset, entry: DealEntry): Found {
  const none = (side: Side | null, field: EntryField) =>
    impossible('not-in-ruleset', side, field, clauseOf(ruleset, field));
  const { sides } = ruleset.seating;
  for (const [letter, side] of sidesOf(entry)) {
    if (!sides.includes(letter)) yield none(letter, 'opened');
    for (const [field, number] of Object.entries(side.counts))
      if (number !== 0 && isAnyCounted(field) && !isCounted(field, ruleset)) yield none(letter, field);
  }
  const { out, contract, loser, lostBy } = entry;
  if (out !== null && (!sides.includes(out.side) || (out.concealed && waysOut(ruleset).every((way) => !way.concealed))))
    yield none(out.side, 'going-out');
  if (contract !== null && (!hasAuction(ruleset.parameters) || !sides.includes(contract.side)))
    yield none(contract.side, 'contract');
  const isKnown = lostBy === undefined || losingRulings(ruleset).some(({ clause }) => clause === lostBy);
  if (loser !== null && (!ruleset.has('talk') || !sides.includes(loser) || !isKnown)) yield none(loser, 'loser');
}

function isAnyCounted(word: string): word is Counted {
  return thingsCounted.some((thing) => thing === word) || canastaCounts.some((count) => count === word);
}

/** How many cards of a face the entry has by number, on all sides, melded and left. */
function numberOfFace(entry: DealEntry, face: CardFace): number {
  let number = 0;
  for (const [, side] of sidesOf(entry))
    for (const [, cards] of cardCounts(side)) if (isByFace(cards)) number += cards[face] ?? 0;
  return number;
}

function* tooManyThrees(ruleset: Ruleset, entry: DealEntry): Found {
  const all = (...items: readonly Counted[]) =>
    sidesOf(entry).reduce((sum, [, side]) => sum + items.reduce((own, item) => own + numberOf(side, item), 0), 0);
  const laid = ruleset.parameters.redThreesLaid === 'never' ? 'red-threes-for-cards' : 'red-threes';
  const red =
    all('red-threes', 'red-threes-unplayed', 'forgotten-red-threes', 'red-threes-in-hand', 'red-threes-for-cards') +
    numberOfFace(entry, 'red-three');
  const most = copiesOf(ruleset.parameters, 'red-three');
  const clause = statedBy(ruleset, 'packs');
  if (red > most) yield impossible('too-many-red-threes', null, laid, clause, { found: red, limit: most });
  const inHand = all('black-threes-in-hand');
  const black = inHand + numberOfFace(entry, '3');
  // Without any counted by themselves they are one face of many.
  if (inHand > 0 && black > most)
    yield impossible('too-many-black-threes', null, 'black-threes-in-hand', clause, { found: black, limit: most });
}

function* tooManyOfAFace(ruleset: Ruleset, entry: DealEntry): Found {
  for (const face of cardFaces(ruleset.parameters)) {
    const found = numberOfFace(entry, face);
    const limit = copiesOf(ruleset.parameters, face);
    if (found > limit && face !== 'red-three')
      yield impossible('too-many-of-a-face', null, 'melded-cards', statedBy(ruleset, 'packs'), { face, found, limit });
  }
}

function* tooManyCanastas(ruleset: Ruleset, { sides }: DealCounts): Found {
  const kind = kindBeyondDeck(ruleset.parameters, sides);
  if (kind === null) return;
  const found = sides.reduce((sum, side) => sum + numberOfCanastas(side), 0);
  yield impossible('too-many-canastas', null, kind, statedBy(ruleset, 'packs'), { found });
}

function* tooManyPoints(ruleset: Ruleset, { sides }: DealCounts): Found {
  const { parameters } = ruleset;
  const limit = pointsOfDeck(parameters, cardFaces(parameters));
  const clause = statedBy(ruleset, 'cardValues');
  let found = 0;
  for (const { side, cards } of sides) {
    if (isNet(cards)) {
      // Of a net sum at least its own amount lies on the one side or the other.
      found += Math.abs(cards.net);
      if (Math.abs(cards.net) > limit)
        yield impossible('more-points-than-cards', side, 'net-cards', clause, { found: cards.net, limit });
    } else found += cards.melded.points + cards.left.points;
  }
  if (found > limit) yield impossible('more-points-than-cards', null, 'melded-cards', clause, { found, limit });
}

function* pointsOfNoCards(ruleset: Ruleset, { side, cards }: SideCounts): Found {
  const limit = stepOfPoints(ruleset.parameters);
  const clause = statedBy(ruleset, 'cardValues');
  const fields: readonly (readonly [EntryField, number])[] = isNet(cards)
    ? [['net-cards', cards.net]]
    : [
        ['melded-cards', cards.melded.points],
        ['unmelded-cards', cards.left.points],
      ];
  for (const [field, found] of fields)
    if (found % limit !== 0) yield impossible('points-of-no-cards', side, field, clause, { found, limit });
}

/** Whether a side has melded and what it has melded must say the same. */
function* meldsAgainstOpening(ruleset: Ruleset, counted: SideCounts): Found {
  const { side, opened, cards } = counted;
  const canastas = numberOfCanastas(counted);
  const melded = isNet(cards) ? null : cards.melded.points;
  const clause = clauseOf(ruleset, 'opened');
  if (!opened && (canastas > 0 || (melded ?? 0) > 0)) yield impossible('melds-without-opening', side, 'opened', clause);
  if (!opened || melded === null || canastas > 0) return;
  const limit = leastOfMeld(ruleset.parameters);
  if (melded === 0) yield impossible('opened-without-cards', side, 'melded-cards', clause);
  else if (melded < limit)
    yield impossible('too-few-points-for-meld', side, 'melded-cards', statedBy(ruleset, 'cardValues'), {
      found: melded,
      limit,
    });
}

function* canastasAgainstCards(ruleset: Ruleset, entry: DealEntry, counted: SideCounts): Found {
  const { parameters } = ruleset;
  const { side, cards } = counted;
  const canastas = numberOfCanastas(counted);
  if (canastas === 0 || isNet(cards)) return;
  const clause = statedBy(ruleset, 'cardValues');
  const found = cards.melded.points;
  if (found === 0) {
    yield odd('no-card-points', side, 'melded-cards', clauseOf(ruleset, 'melded-cards'), { found: canastas });
    return;
  }
  const limit = canastaCounts.reduce(
    (sum, count: CanastaCount) =>
      sum + numberOf(counted, count) * (numberOf(counted, count) > 0 ? leastOfCanasta(parameters, count) : 0),
    0,
  );
  if (found < limit) yield impossible('too-few-points-for-canastas', side, 'melded-cards', clause, { found, limit });
  const entered = (entry.sides[side] ?? emptySide).cards;
  const number = cards.melded.cards;
  const size = canastas * parameters.canastaSize;
  if (!isNet(entered) && isByFace(entered.melded) && number < size)
    yield impossible('too-few-cards-for-canastas', side, 'melded-cards', statedBy(ruleset, 'canastaSize'), {
      found: number,
      limit: size,
    });
}

/** Of cards that are counted by face it is asked whether they can be what is entered: only where their number could be. */
function* meldsAgainstFaces(ruleset: Ruleset, entry: DealEntry, counted: SideCounts): Found {
  const { parameters } = ruleset;
  const { side, cards } = counted;
  const entered = (entry.sides[side] ?? emptySide).cards;
  if (isNet(cards) || isNet(entered) || !isByFace(entered.melded) || cards.melded.cards === 0) return;
  if (cards.melded.cards < numberOfCanastas(counted) * parameters.canastaSize) return;
  if (areWildsAlone(parameters, entered.melded))
    yield odd('wilds-alone', side, 'melded-cards', ruleset.clausesOf('wilds-alone')[0]);
  const lacking = canastaLacking(parameters, entered.melded, counted.counts);
  if (lacking === null) return;
  const { canasta, most: limit } = lacking;
  yield odd('canasta-not-in-cards', side, canasta, clauseOf(ruleset, canasta), {
    found: numberOf(counted, canasta),
    limit,
  });
}

/** All penalties of the game are multiples of one number, mostly of a hundred. */
function* unusualPenalties(ruleset: Ruleset, { side, penalties }: SideCounts): Found {
  const costs = Object.entries(ruleset.parameters).flatMap(([name, value]) =>
    name.endsWith('Penalty') && typeof value === 'number' && name in ruleset.stated ? [value] : [],
  );
  const limit = costs.reduce(greatestDivisor, 0);
  for (const { points: found } of penalties)
    if (limit > 0 && found % limit !== 0)
      yield odd('unusual-penalty', side, 'penalties', clauseOf(ruleset, 'penalties'), { found, limit });
}

/** Who has not gone out holds a card, and who has gone out alone holds none. */
function* handsAgainstEnd(ruleset: Ruleset, { out, loser }: DealCounts, counted: SideCounts): Found {
  const { side, cards } = counted;
  const unplayed = numberOf(counted, 'red-threes-unplayed');
  if (unplayed > 0 && out === null)
    yield impossible(
      'unplayed-without-going-out',
      side,
      'red-threes-unplayed',
      clauseOf(ruleset, 'red-threes-unplayed'),
      { found: unplayed },
    );
  if (isNet(cards) || loser !== null) return;
  const { seats, sides } = ruleset.seating;
  const left = cards.left.points;
  const alone = seats.length === sides.length;
  if (alone && out?.side === side && left > 0 && numberOf(counted, 'excess-wilds') === 0)
    yield impossible('out-with-cards-left', side, 'unmelded-cards', clauseOf(ruleset, 'going-out'), { found: left });
  const threes =
    unplayed +
    numberOf(counted, 'forgotten-red-threes') +
    numberOf(counted, 'red-threes-in-hand') +
    numberOf(counted, 'black-threes-in-hand');
  yield* handsLeftOut(ruleset, counted, out?.side === side, threes);
}

/** Everybody who has not gone out still holds a card: fewer than there are such players is asked about. */
function* handsLeftOut(
  { seating, facts }: Ruleset,
  { side, cards }: SideCounts,
  wentOut: boolean,
  threes: number,
): Found {
  if (isNet(cards)) return;
  const players = seating.seats.length / seating.sides.length - (wentOut ? 1 : 0);
  const { left } = cards;
  // Of points alone it is not known whose they are.
  if (left.cards === 0 && left.points > 0) return;
  const found = left.cards + threes;
  if (found >= players) return;
  const code = found > 0 ? 'hand-left-out' : wentOut ? 'partner-left-nothing' : 'nothing-left';
  yield odd(code, side, 'unmelded-cards', facts.handCards, { found, limit: players });
}

function* goingOut(ruleset: Ruleset, { out, sides, contract }: DealCounts): Found {
  const counted = sides.find(({ side }) => side === out?.side);
  if (out === null || counted === undefined) return;
  const canastas = numberOfCanastas(counted);
  if (out.concealed && out.ownCanasta && canastas === 0)
    yield impossible('concealed-without-canasta', out.side, 'going-out', clauseOfConcealed(ruleset, true));
  // A declarer's going out is measured by the bid, and what it came to is the result of the contract.
  if (contract?.side === out.side) return;
  const { canastasToGoOut, robberSambas, robberCanastas } = ruleset.parameters;
  const sambas = numberOf(counted, 'samba');
  const red =
    numberOf(counted, 'natural-canasta') +
    numberOf(counted, 'pure-twos-canasta') +
    numberOf(counted, 'red-aces-canasta');
  if (!isEnoughToGoOut(ruleset.parameters, sambas, canastas - sambas, red)) {
    const [clause] = ruleset.clausesOf('going-out-requirement');
    const limit = canastasToGoOut + robberSambas + robberCanastas;
    yield impossible('out-without-requirement', out.side, 'going-out', clause, { found: canastas, limit });
  }
}

/** What the table says became of the contract must be what the counts say. */
function* contractsResult(ruleset: Ruleset, { contract }: DealEntry, counts: DealCounts): Found {
  if (contract === null) return;
  const { parameters, facts } = ruleset;
  const result = resultOf(ruleset, counts);
  const declarers = counts.sides.find(({ side }) => side === contract.side);
  if (result === null && contract.result === null)
    yield odd('result-unknown', contract.side, 'contract', clauseOf(ruleset, 'contract'));
  if (result === null || contract.result === null || contract.result === result || declarers === undefined) return;
  const goesOut = counts.out?.side === contract.side;
  const found = pointsTowardsBid(parameters, contract.bid.level, declarers, goesOut) ?? 0;
  const limit = pointsOfLevel(parameters, contract.bid.level);
  const clause = facts.contract?.results[result] ?? clauseOf(ruleset, 'contract');
  yield impossible('contract-result', contract.side, 'contract', clause, { found, limit, result });
}
