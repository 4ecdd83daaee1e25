import { describe, expect, test } from 'vitest';
import {
  type Action,
  bestOpening,
  canGoOut,
  checkSetup,
  countOf,
  isClauseAddress,
  isFrozen,
  isTakeable,
  judge,
  legalActions,
  minimumOf,
  mustTakePile,
  type NamedMeld,
  nameMeld,
  nextDealer,
  type Position,
  playableCards,
  readPosition,
  type Setup,
  score,
  seatState,
  shortestOpening,
  totalsAfter,
  viewFrom,
  waysToTakePile,
  winner,
  writePosition,
} from '../../src/engine/index.ts';
import { nameOf, pairwiseCover, rulesets, settled } from './support/agreements.ts';
import { anyAction } from './support/any-action.ts';
import { anySetup, type SetupWish } from './support/any-setup.ts';
import { withHiddenCardsMixed, withOtherCards } from './support/hidden-cards.ts';
import { chooser } from './support/random-deal.ts';
import { recountSetup } from './support/recount.ts';
import { firstSeed, tries } from './support/tries.ts';

// Whatever somebody writes down and `checkSetup` accepts, reached by a deal or not: nothing throws, every verdict names clauses, no
// card is lost, the notation loses nothing, the score is the recount's, there is something to do, and what a player cannot see
// changes nothing for him.

const tables = rulesets.flatMap((id) => pairwiseCover(id).map((agreement) => ({ id, agreement })));
const each = Math.ceil(tries('SETUPS', 240) / tables.length);

type Table = (typeof tables)[number];

/** Random positions under an agreement. */
function* positions({ id, agreement }: Table, wish: SetupWish, change: (setup: Setup) => Setup = (setup) => setup) {
  const ruleset = settled(id, agreement);
  for (let number = 0; number < each; number++) {
    const seed = firstSeed + number;
    const choose = chooser(seed * 31 + 7);
    const checked = checkSetup(change(anySetup(ruleset, agreement, wish, choose)));
    if (!checked.ok) throw new Error(`seed ${seed}: ${JSON.stringify(checked.error)}`);
    yield { position: checked.value, choose };
  }
}

/** Every card that is known, sorted, and the number of all cards. */
function cardsOf({ stock, pile, seats, sides }: Position): { readonly known: string; readonly all: number } {
  const held = seats.flatMap(({ hand, penaltyCards, waiting }) => [...hand.known, ...penaltyCards, ...waiting]);
  const laid = sides.flatMap(({ melds, redThrees }) => [...melds.flatMap(({ cards }) => cards), ...redThrees]);
  const known = [...stock.known, ...pile, ...held, ...laid].map(({ code }) => code);
  const unknown = seats.reduce((sum, { hand }) => sum + hand.unknown, stock.unknown);
  return { known: known.sort().join(' '), all: known.length + unknown };
}

/** Asks everything that can be asked of a position; an exception is a failure. */
function askEverything(position: Position): void {
  for (const ask of [isFrozen, minimumOf, canGoOut, isTakeable, waysToTakePile, mustTakePile, bestOpening])
    ask(position);
  for (const ask of [score, totalsAfter, winner, nextDealer]) ask(position);
  shortestOpening(position, 50);
  for (const { seat } of position.seats) legalActions(viewFrom(position, seat));
}

function checkNotation(position: Position): void {
  const text = writePosition(position);
  const line = readPosition(text);
  if (!line.ok) throw new Error(`${line.error.code}: ${text}`);
  if (JSON.stringify(line.value.position) !== JSON.stringify(position))
    expect(line.value.position, text).toEqual(position);
}

/** Whether the act names cards that the position does not show, which nobody can know to be there. */
function namesUnknownCards(action: Action): boolean {
  return ('cards' in action && action.cards !== undefined) || ('draws' in action && action.draws !== undefined);
}

function checkVerdict(position: Position, action: Action, listed: boolean): void {
  const where = () => writePosition(position, [action]);
  const verdict = judge(position, action);
  const named = verdict.legal ? verdict.grounds : verdict.reasons;
  if (named.length === 0 || !named.every(({ clauses }) => clauses.length > 0 && clauses.every(isClauseAddress)))
    expect(named, where()).toEqual('reasons or grounds with clauses');
  if (!verdict.legal) {
    if (listed) expect(verdict.reasons, where()).toEqual([]);
    return;
  }
  const { next } = verdict;
  if (next.phase !== 'over') legalActions(next);
  const [before, after] = [cardsOf(position), cardsOf(next)];
  const isHidden = position.stock.unknown > 0 || position.seats.some(({ hand }) => hand.unknown > 0);
  if (isHidden && (namesUnknownCards(action) || turnsUp(position, next))) return;
  if (after.all !== before.all || (!isHidden && after.known !== before.known)) expect(after, where()).toEqual(before);
  if (!isHidden) checkNotation(next);
}

/** Whether the act turned a card of a stock that is only counted, which the pile cannot show. */
function turnsUp(position: Position, next: Position): boolean {
  return position.phase !== 'draw' && position.phase !== 'play' && countOf(next.stock) < countOf(position.stock);
}

/** Nobody has asked anything; a question is only for some phases and seats. */
function withoutQuestion(setup: Setup): Setup {
  return { ...setup, asked: undefined };
}

/** The same cards when the deal is over, with lawful melds; who went out holds nothing, and only then may others have had no turn. */
function asFinished(setup: Setup): Setup {
  const ruleset = settled(setup.ruleset, setup.agreement);
  const isLawful = ({ cards }: NamedMeld) => !['invalid', 'black-threes'].includes(nameMeld(ruleset, cards));
  const melds = Object.entries(setup.melds ?? {}).map(([side, all]) => [side, (all ?? []).filter(isLawful)] as const);
  const { out } = setup;
  const nothing = out === undefined ? {} : { [out]: [] };
  return {
    ...setup,
    phase: 'over',
    melds: Object.fromEntries(melds),
    meldedThisTurn: [],
    hands: { ...setup.hands, ...nothing },
    penaltyCards: setup.penaltyCards && { ...setup.penaltyCards, ...nothing },
    waiting: setup.waiting && { ...setup.waiting, ...nothing },
    unplayed: out === undefined ? [] : setup.unplayed,
  };
}

/** Fails if the deal is not over and the player in turn, with two cards or more, can do nothing; `path` led there from a position. */
function checkSomethingToDo(position: Position, start = position, path: readonly Action[] = []): void {
  // To a single card without the right to go out, to none, or to nothing but red threes no turn comes.
  const held = playableCards(seatState(position, position.turn));
  if (position.phase === 'over' || held.length < 2 || held.every(({ role }) => role === 'red-three')) return;
  if (legalActions(position).length === 0) throw new Error(`nothing to do: ${writePosition(start, path)}`);
}

describe.each(tables.map((table) => [`${table.id}, ${nameOf(table.agreement)}`, table] as const))('%s', (_, table) => {
  const time = { timeout: 20_000 + each * 1000 };

  test.each([true, false])('nothing throws and no card is lost; melds are lawful: %s', time, (lawful) => {
    for (const { position, choose } of positions(table, { lawful, known: false })) {
      askEverything(position);
      checkNotation(position);
      for (const action of legalActions(position)) checkVerdict(position, action, true);
      for (let attempt = 0; attempt < 8; attempt++) checkVerdict(position, anyAction(position, choose), false);
    }
  });

  test('there is something to do, and after every listed action too', time, () => {
    for (const { position } of positions(table, { lawful: true, known: true }, withoutQuestion)) {
      if (position.phase === 'contract-opening' && position.contract === null) continue;
      checkSomethingToDo(position);
      for (const action of legalActions(position)) {
        const verdict = judge(position, action);
        if (verdict.legal) checkSomethingToDo(verdict.next, position, [action]);
      }
    }
  });

  test('what the player in turn cannot see changes neither the listing nor a verdict, and nobody’s view', time, () => {
    for (const { position, choose } of positions(table, { lawful: true, known: true })) {
      for (const { seat } of position.seats) {
        const view = viewFrom(withHiddenCardsMixed(position, seat, choose), seat);
        expect(view, writePosition(position)).toEqual(viewFrom(position, seat));
      }
      const other = withOtherCards(position, choose);
      const listed = legalActions(position);
      expect(legalActions(other), writePosition(position)).toEqual(listed);
      const random = Array.from({ length: 5 }, () => anyAction(position, choose));
      for (const action of [...listed, ...random]) {
        const [one, two] = [judge(position, action), judge(other, action)];
        const reasons = one.legal ? [] : one.reasons;
        expect(two.legal ? [] : two.reasons, writePosition(position, [action])).toEqual(reasons);
      }
    }
  });

  test('the score of a deal that is over is the recount’s', time, () => {
    for (const { position } of positions(table, { lawful: true, known: true }, asFinished)) {
      const counted = score(position).map(({ side, base, cards }) => ({ side, base, cards }));
      expect(counted, writePosition(position)).toEqual(recountSetup(position));
    }
  });
});
