import { type Card, isBlackThree, without } from '../cards/cards.ts';
import { redThreesHeld } from '../position/duties.ts';
import {
  type CanastaKind,
  canastaKind,
  countCanastas,
  isComplete,
  isLawfulMeld,
  type Meld,
  makeMeld,
  pointsOfAll,
  standsAsWild,
} from '../position/melds.ts';
import { hasOpened, type Position, playableCards, type SeatState, type SideState } from '../position/position.ts';
import type { ClauseAddress } from '../rulesets/clauses.ts';
import type { Parameters } from '../rulesets/parameters.ts';
import { type Side, sideOf } from '../rulesets/seats.ts';
import type { WordOf } from '../rulesets/split-words.ts';
import { canastaBonus } from './canasta-bonus.ts';
import { clauseOfResult, contractPoints, contractResult } from './contract.ts';

/** What a line of the score sheet counts. */
export type ScoreItem =
  | 'samba'
  | `${Exclude<CanastaKind, 'samba'>}-canasta`
  | WordOf<'going-out going-out-concealed red-threes red-threes-unplayed forgotten-red-threes red-threes-in-hand'>
  | WordOf<'black-threes-in-hand red-threes-for-cards wild-meld-incomplete excess-wilds unopened penalties contract'>
  | WordOf<'melded-cards unmelded-cards'>;

/** A line of the score sheet. */
export interface ScoreLine {
  readonly item: ScoreItem;
  /** Base points (bonuses, red threes, penalties, the contract) or card points. */
  readonly group: 'base' | 'cards';
  /** How many canastas, threes or cards the line counts. */
  readonly count: number;
  readonly points: number;
  readonly clause: ClauseAddress;
}

/** The score of a side for a deal. */
export interface SideScore {
  readonly side: Side;
  readonly lines: readonly ScoreLine[];
  readonly base: number;
  readonly cards: number;
  readonly total: number;
  /** Cards in hands of the side that are not known and so not counted. */
  readonly uncounted: number;
}

/** The score of every side for the deal as the cards lie, as if it ended here, itemised, each line with its clause. */
export function score(position: Position): readonly SideScore[] {
  return position.sides.map((side) => scoreSide(position, side));
}

/** The running totals after the deal, by side. */
export function totalsAfter(position: Position): readonly { side: Side; total: number }[] {
  return position.sides.map((state) => ({ side: state.side, total: state.score + scoreSide(position, state).total }));
}

/** Who has won after this deal, or by a ruling: a side, nobody because of equal totals, or nobody yet (`none`: the game goes on). */
export function winner(position: Position): Side | 'draw' | 'none' {
  const loser = position.ending?.loser ?? null;
  const totals = totalsAfter(position).filter(({ side }) => side !== loser);
  const highest = Math.max(...totals.map(({ total }) => total));
  if (highest < position.ruleset.parameters.target && loser === null) return 'none';
  const [leader, other] = totals.filter(({ total }) => total === highest);
  return leader !== undefined && other === undefined ? leader.side : 'draw';
}

function scoreSide(position: Position, side: SideState): SideScore {
  const seats = position.seats.filter(({ seat }) => sideOf(position.ruleset.seating, seat) === side.side);
  const all = linesOf(position, side, seats);
  // A deal that a lost game has broken off is not counted; what rulings have charged stays.
  const counted = position.ending?.loser != null ? all.filter(({ item }) => item === 'penalties') : all;
  const lines = counted.filter(({ count, points }) => count > 0 || points !== 0);
  const sum = (group: ScoreLine['group']) =>
    lines.reduce((points, line) => points + (line.group === group ? line.points : 0), 0);
  const base = sum('base');
  const cards = sum('cards');
  const uncounted = seats.reduce((count, { hand }) => count + hand.unknown, 0);
  return { side: side.side, lines, base, cards, total: base + cards, uncounted };
}

/** The lines of a side, those that count nothing included. Wild cards beyond the limit count as not melded. */
function linesOf(position: Position, side: SideState, seats: readonly SeatState[]): readonly ScoreLine[] {
  const { parameters, facts } = position.ruleset;
  const { canastaSize, excessWildPenalty, wildMeldIncompletePenalty } = parameters;
  const excess = side.melds.map((meld) => excessWilds(parameters, meld)).filter(({ length }) => length > 0);
  const proper: SideState = { ...side, melds: side.melds.map((meld) => withoutExcess(parameters, meld)) };
  const wildMeld = side.melds.find((meld) => meld.kind === 'wild');
  const unfinished = wildMeldIncompletePenalty > 0 && wildMeld !== undefined && wildMeld.cards.length < canastaSize;
  const melded = proper.melds.flatMap(({ cards }) => cards);
  // Threes of the hand have lines of their own where they cost one.
  const left = [...seats.flatMap(playableCards), ...excess.flat()].filter(
    ({ role }) => role !== 'red-three' && !(role === 'black-three' && parameters.blackThreeInHandPenalty > 0),
  );
  return [
    ...goingOutLines(position, side),
    ...canastaBonusLines(position, proper),
    ...redThreeLines(position, proper, seats),
    base('penalties', 0, -side.penalties, facts.penalties),
    charge('excess-wilds', excess.length, excessWildPenalty, facts.excessWilds ?? facts.penalties),
    charge('wild-meld-incomplete', unfinished ? 1 : 0, wildMeldIncompletePenalty, facts.bonuses),
    ...contractLines(position, side, seats),
    { ...base('melded-cards', melded.length, pointsOfAll(parameters, melded), facts.meldedCards), group: 'cards' },
    { ...base('unmelded-cards', left.length, -pointsOfAll(parameters, left), facts.handCards), group: 'cards' },
  ];
}

function goingOutLines(position: Position, side: SideState): ScoreLine[] {
  const { ruleset, ending } = position;
  const { parameters, facts } = ruleset;
  // A declarer who goes out in error gets nothing for it (sitoumussamba 29-9).
  if (contractResult(position) === 'failed') return [];
  if (ending === null || ending.out === null || sideOf(ruleset.seating, ending.out) !== side.side) return [];
  if (!ending.concealed || parameters.concealedBonus === 0)
    return [base('going-out', 1, parameters.goingOutBonus, facts.goingOut)];
  // A canasta of one's own is asked for only where going out concealed is possible without one (classic 22-f).
  const { concealedBonus, concealedWithoutCanastaBonus, handCanastaExtra } = parameters;
  const own = ending.ownCanasta || concealedWithoutCanastaBonus === 0;
  const points = own ? concealedBonus + handCanastaExtra : concealedWithoutCanastaBonus;
  return [base('going-out-concealed', 1, points, facts.concealed)];
}

function canastaBonusLines(position: Position, side: SideState): ScoreLine[] {
  const { parameters, facts } = position.ruleset;
  const lines = new Map<ScoreItem, ScoreLine>();
  for (const meld of side.melds) {
    const kind = canastaKind(parameters, meld);
    if (kind === null) continue;
    const item = kind === 'samba' ? kind : (`${kind}-canasta` as const);
    const clause = kind === 'natural' ? facts.naturalCanasta : kind === 'mixed' ? facts.mixedCanasta : facts.bonuses;
    const { count, points } = lines.get(item) ?? { count: 0, points: 0 };
    lines.set(item, base(item, count + 1, points + (canastaBonus(parameters, meld) ?? 0), clause));
  }
  return [...lines.values()];
}

/** Red threes count plus where the side has what they ask for, else minus; those held by mistake cost a penalty of their own. */
function redThreeLines(position: Position, side: SideState, seats: readonly SeatState[]): ScoreLine[] {
  const { parameters, facts } = position.ruleset;
  if (parameters.redThreesLaid === 'never') return [];
  const held = seats.flatMap(redThreesHeld).length;
  const ofUnplayed = seats.filter(({ played }) => !played).flatMap(redThreesHeld).length;
  const unplayed = position.ending?.out === null ? 0 : ofUnplayed;
  const count = side.redThrees.length + unplayed;
  const worth = count === parameters.packs * 2 ? parameters.allRedThreesBonus : count * parameters.redThreeBonus;
  const points = countsPlus(parameters, side) ? worth : -worth;
  return [
    unplayed > 0
      ? base('red-threes-unplayed', count, points, facts.redThreesUnplayed)
      : base('red-threes', count, points, facts.redThrees),
    charge('forgotten-red-threes', held - unplayed, parameters.forgottenRedThreePenalty, facts.forgottenRedThree),
  ];
}

/** Whether the side has what makes its red threes count plus: a lawful meld, or canastas. */
function countsPlus(parameters: Parameters, side: SideState): boolean {
  if (parameters.canastasForRedThrees === 0) return side.melds.some((meld) => isLawful(parameters, meld));
  return countCanastas(parameters, side.melds) >= parameters.canastasForRedThrees;
}

/** Whether a meld counts as one: a canasta that is credited, or lawful once what does not belong to it is left out (canasta-fi 28). */
function isLawful(parameters: Parameters, meld: Meld): boolean {
  if (isComplete(parameters, meld)) return true;
  const belongs = (card: Card) => meld.kind !== 'set' || card.order === meld.order || standsAsWild(meld, card);
  return isLawfulMeld(parameters, meld, meld.cards.filter(belongs));
}

/** The wild cards of a meld beyond the limit, which count as not melded (samba 34-b-2); jokers first, if it is in doubt which. */
function excessWilds(parameters: Parameters, meld: Meld): readonly Card[] {
  if (parameters.excessWildPenalty === 0 || meld.kind !== 'set' || meld.wilds <= parameters.maxWilds) return [];
  const wilds = meld.cards.filter((card) => card.role === 'wild').sort((a, b) => b.index - a.index);
  return wilds.slice(0, meld.wilds - parameters.maxWilds);
}

function withoutExcess(parameters: Parameters, meld: Meld): Meld {
  const excess = excessWilds(parameters, meld);
  if (excess.length === 0) return meld;
  return makeMeld(meld.name, meld, without(meld.cards, excess) ?? meld.cards, meld.begunThisTurn);
}

/** The threes, the opening and the contract of a game with an auction. */
function contractLines(position: Position, side: SideState, seats: readonly SeatState[]): ScoreLine[] {
  const { parameters, facts } = position.ruleset;
  if (facts.contract === undefined) return [];
  const { redThreeInHandPenalty, blackThreeInHandPenalty, laidRedThreePenalty, unopenedPenalty } = parameters;
  const red = seats.flatMap(redThreesHeld).length;
  const black = seats.flatMap(playableCards).filter(isBlackThree).length;
  const points = contractPoints(position, side);
  return [
    charge('red-threes-in-hand', red, redThreeInHandPenalty, facts.contract.redThreesInHand),
    charge('black-threes-in-hand', black, blackThreeInHandPenalty, facts.contract.blackThreesInHand),
    charge('red-threes-for-cards', side.redThrees.length, laidRedThreePenalty, facts.contract.laidRedThrees),
    charge('unopened', hasOpened(side) ? 0 : 1, unopenedPenalty, facts.contract.unopened),
    base('contract', points === 0 ? 0 : 1, points, clauseOfResult(position) ?? facts.contract.results.none),
  ];
}

function base(item: ScoreItem, count: number, points: number, clause: ClauseAddress): ScoreLine {
  return { item, group: 'base', count, points, clause };
}

/** A line among the base points that costs so much for each. */
function charge(item: ScoreItem, count: number, penalty: number, clause: ClauseAddress): ScoreLine {
  return base(item, count, -count * penalty, clause);
}
