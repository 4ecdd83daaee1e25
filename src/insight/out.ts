import {
  canastaKind,
  canGoOut,
  countOf,
  hasOpened,
  meetsGoingOutRequirement,
  type Position,
  partnersOf,
  permits,
  playableCards,
  pointsOfAll,
  pointsOfBid,
  pointsOnTable,
  type Seat,
  seatState,
  sideOf,
  sideState,
} from '../engine/index.ts';
import { type Fact, stating } from './fact.ts';

/** With so few cards in the hand it matters what going out still takes. */
const nearTheEnd = 5;

/** By so many points a bid has come nearer when it is told again how far it is: fewer than a canasta brings or a bought card costs. */
const pointsOfNews = 250;

/** What an answer binds to, whether the seat can go out, and what it still takes; what the partner is to answer. */
export function outFacts(view: Position, seat: Seat): readonly Fact[] {
  if (view.current.asked === seat) return [whenAsked(view, seat)];
  if (view.phase !== 'draw' && view.phase !== 'play') return [];
  const playing = view.turn === seat && view.phase === 'play' && view.current.asked === null;
  const able = playing && canGoOut(view);
  const undrawn = view.turn === seat && view.phase === 'draw' && view.current.asked === null;
  const bound = playing || undrawn ? boundBy(view, able) : null;
  if (bound !== null) return [bound];
  return [...(able ? [ready(view)] : []), ...bidFacts(view, seat), ...(able ? [] : missing(view, seat))];
}

/** Whether the deal is played for a bid of the seat’s own side. */
export function isForBid({ contract, ruleset }: Position, seat: Seat): boolean {
  return contract !== null && sideOf(ruleset.seating, contract.seat) === sideOf(ruleset.seating, seat);
}

function boundBy(view: Position, able: boolean): Fact | null {
  const { answer } = view.current;
  const { ruleset } = view;
  if (answer === null) return null;
  const clauses = ruleset.clausesOf('answer-binds').slice(0, 1);
  if (answer === 'no') return { code: 'must-keep', weight: 1600, key: 'must-keep', values: {}, clauses };
  const points = ruleset.parameters.failedGoingOutPenalty;
  // What the draw brings is not known yet.
  if (view.phase === 'draw')
    return { code: 'bound-undrawn', weight: 1600, key: 'bound-undrawn', values: { points }, clauses };
  if (able) return { code: 'bound', weight: 1600, key: 'bound', values: { points }, clauses };
  const cost = stating(ruleset, 'failedGoingOutPenalty');
  return { code: 'bound-in-vain', weight: 1700, key: 'bound-in-vain', values: { points }, clauses: cost };
}

/** The player can go out in this turn; for a bid only the partner’s hand is not known to be cheap enough. */
function ready(view: Position): Fact {
  const { ruleset, turn } = view;
  const asks = partnersOf(ruleset.seating, turn).length > 0 && permits(view, { type: 'ask' });
  const code = isForBid(view, turn) ? 'out-now-bid' : asks ? 'out-now' : 'out-unasked';
  const clauses = [ruleset.facts.goingOut, ...(asks ? ruleset.clausesOf('ask-partner').slice(0, 1) : [])];
  return { code, weight: 1650, key: code, values: { points: ruleset.parameters.goingOutBonus }, clauses };
}

/** How far the bid of the deal has come on the table. */
function bidFacts(view: Position, seat: Seat): readonly Fact[] {
  const { contract, ruleset } = view;
  if (contract === null) return [];
  const own = isForBid(view, seat);
  const [points, needed] = [pointsOnTable(view, contract), pointsOfBid(view, contract)];
  // Where melded cards do not count, a table full of them that counts nothing has to be explained.
  const isUncounted = contract.bid.level < ruleset.parameters.levelOfMeldedCards && points <= 0;
  const values = { points, needed, missing: needed - points, canastas: isUncounted ? 1 : 0 };
  const clauses = stating(ruleset, 'pointsPerLevel', 'levelOfMeldedCards');
  // A melded card more or less is no news; what a canasta brings or a bought card costs is.
  const stands = Math.floor(points / pointsOfNews);
  if (!own) {
    const weight = points === 0 ? 200 : 460;
    return points >= needed ? [] : [{ code: 'their-bid', weight, key: `their-bid ${stands}`, values, clauses }];
  }
  const reached = points >= needed;
  const code = reached ? 'bid-reached' : 'bid-missing';
  return [{ code, weight: reached ? 960 : points === 0 ? 250 : 520, key: `${code} ${stands}`, values, clauses }];
}

/** What going out still takes of a side that has opened, once a hand is short or something is complete; or that nothing is missing on the table. */
function missing(view: Position, seat: Seat): readonly Fact[] {
  const { ruleset } = view;
  const { parameters } = ruleset;
  const side = sideState(view, seat);
  if (!hasOpened(side) || isForBid(view, seat)) return [];
  if (meetsGoingOutRequirement({ ...view, turn: seat })) {
    return [{ code: 'out-ready', weight: 640, key: 'out-ready', values: {}, clauses: [ruleset.facts.goingOut] }];
  }
  const kinds = side.melds.flatMap((meld) => canastaKind(parameters, meld) ?? []);
  const short = countOf(seatState(view, seat).hand) <= nearTheEnd;
  if (!short && kinds.length === 0) return [];
  const sambas = kinds.filter((kind) => kind === 'samba').length;
  const red = side.melds.filter(
    (meld) => meld.kind === 'set' && meld.wilds === 0 && canastaKind(parameters, meld) !== null,
  );
  const weight = short ? 820 : 480;
  const clauses = [ruleset.facts.goingOut];
  if (parameters.robberCanastas === 0) {
    const values = { count: kinds.length, least: parameters.canastasToGoOut };
    return [{ code: 'out-missing', weight, key: `out-missing ${kinds.length}`, values, clauses }];
  }
  const sets = kinds.length - sambas;
  const values = {
    sambas: Math.min(1, sambas),
    count: sets,
    least: parameters.robberCanastas,
    red: Math.min(1, red.length),
  };
  return [{ code: 'robber-missing', weight, key: `robber-missing ${sambas} ${sets} ${red.length}`, values, clauses }];
}

/** What the hand of the partner who is asked would cost, and whether the bid stands it. */
function whenAsked(view: Position, seat: Seat): Fact {
  const { ruleset, contract } = view;
  const points = costOfHand(view, seat);
  const clauses = ruleset.clausesOf('answer-binds').slice(0, 1);
  if (contract === null || !isForBid(view, seat)) {
    return { code: 'asked', weight: 2000, key: 'asked', values: { points }, clauses };
  }
  const { goingOutBonus } = ruleset.parameters;
  const sum = pointsOnTable(view, contract) + goingOutBonus - points;
  const code = meetsGoingOutRequirement(view) ? 'asked-bid' : 'asked-bid-short';
  const values = { points, sum, needed: pointsOfBid(view, contract) };
  return { code, weight: 2000, key: code, values, clauses: [...clauses, ...stating(ruleset, 'pointsPerLevel')] };
}

/** What the known cards of a hand take from their side at the end of the deal. */
export function costOfHand(view: Position, seat: Seat): number {
  const { parameters } = view.ruleset;
  const cards = playableCards(seatState(view, seat));
  const of = (role: string) => cards.filter((card) => card.role === role);
  const threes = [
    { cards: of('red-three'), each: parameters.redThreeInHandPenalty },
    { cards: of('black-three'), each: parameters.blackThreeInHandPenalty },
  ].filter(({ each }) => each > 0);
  const apart = threes.flatMap((three) => three.cards);
  const rest = cards.filter((card) => !apart.includes(card));
  return pointsOfAll(parameters, rest) + threes.reduce((sum, three) => sum + three.cards.length * three.each, 0);
}
