import {
  type Action,
  type Card,
  canastaBonus,
  faces,
  freezes,
  judge,
  legalActions,
  type Meld,
  type Position,
  type Seat,
  score,
  sideState,
} from '../../../src/engine/index.ts';
import { handCost, towardsBid } from '../../insight/accounts.ts';
import { lastTurn, neighbours, type Told, together } from './told.ts';

// An account of every claim and number, by the whole truth of the deal. It shares nothing with the proving of claims but the engine’s rules.

/** Whether what a written sentence claims is so. */
export function isSo(claim: string, told: Told): boolean {
  const words = claim.split(' ');
  if (words[0] === 'not') return !isSo(claim.slice(4), told);
  const [who = '', verb = '', ...rest] = words;
  if (who === 'rule') return ruleIsSo(verb, rest[0], told.position);
  const named = rest.filter((word) => !/^x\d/.test(word));
  const count = [verb, ...rest].find((word) => /^x\d/.test(word)) ?? null;
  return holds({ who, verb, named, count }, told);
}

interface Parts {
  readonly who: string;
  readonly verb: string;
  readonly named: readonly string[];
  readonly count: string | null;
}

function ruleIsSo(name: string, number: string | undefined, { ruleset }: Position): boolean {
  const entry = Object.entries(ruleset.parameters).find(([key]) => key === name);
  return entry === undefined ? /^(?:[2-9TJQKA]|Jk)$/.test(name) : String(entry[1]) === number;
}

function holds({ who, verb, named, count }: Parts, told: Told): boolean {
  const { position, reader, acts } = told;
  const { left, partner, right } = neighbours(reader);
  const seat = { you: reader, left, partner, right, we: reader, they: left }[who] ?? reader;
  const state = sideState(position, seat);
  const own = lastTurn(acts, reader);
  const many = (number: number) => isCount(number, count);
  const among = (cards: readonly Card[]) => areAmong(cards, named, count, told);
  const inHand = (at: Position, of: Seat) => at.seats.find((one) => one.seat === of)?.hand.known ?? [];
  const melds = state.melds.filter((meld) => isMeldOf(meld, named, told));
  const canastas = state.melds.filter((meld) => canastaBonus(position.ruleset.parameters, meld) !== null);
  const did = (of: Seat, type: Action['type']) => lastTurn(acts, of).filter(({ action }) => action.type === type);
  const doer = (type: Action['type']) => {
    const done = did(seat, type);
    return done.length > 0 && (named.length === 0 || among(done.flatMap(({ action }) => cardsIn(action))));
  };
  if (/^x\d/.test(verb)) return many(who === 'pile' ? position.pile.length : inHand(position, seat).length);
  switch (verb) {
    case 'hold':
      return named.length === 0 ? many(inHand(position, seat).length) : among(inHand(position, seat));
    case 'drew':
    case 'gained': {
      const type = verb === 'drew' ? 'draw' : 'take';
      const came = own
        .filter(({ action }) => action.type === type)
        .flatMap(({ before, action, after }) =>
          less(inHand(after, reader), less(inHand(before, reader), cardsIn(action))),
        );
      return named.length === 0 ? many(came.length) : among(came);
    }
    case 'have':
      return melds.some((meld) => count === null || many(meld.cards.length));
    case 'wild':
      return melds.some((meld) => many(meld.cards.filter((card) => isWildIn(meld, card)).length));
    case 'canasta':
      return melds.some((meld) => canastas.includes(meld));
    case 'canastas':
      return many(canastas.length);
    case 'sambas':
      return many(canastas.filter(({ kind }) => kind === 'sequence').length);
    case 'want':
    case 'run':
      return cardsNamed(named, told, inHand(position, reader)).every((card) =>
        state.melds.some((meld) => (verb === 'want' || meld.kind === 'sequence') && grows(position, meld, card)),
      );
    case 'threes':
      return many(state.redThrees.length);
    case 'opened':
      return state.melds.length > 0;
    case 'declare':
      return position.contract !== null && together(position, position.contract.seat, reader) === (who === 'we');
    case 'discarded':
      return doer('discard');
    case 'added':
      return doer('add');
    case 'took':
      return doer('take');
    case 'bought':
      return doer('buy');
    case 'melded': {
      if (who === 'you' && named.length === 0) {
        return acts.some(
          ({ seat: by, action }) => by === reader && ['meld', 'add', 'take', 'merge'].includes(action.type),
        );
      }
      const begun = lastTurn(acts, seat).flatMap(({ action }) =>
        action.type === 'meld'
          ? action.melds
          : action.type === 'take'
            ? [...action.melds, ...(action.onto === undefined ? [{ cards: action.with }] : [])]
            : [],
      );
      return count === null
        ? begun.length > 0 && (named.length === 0 || among(begun.flatMap(({ cards }) => cards)))
        : many(begun.length);
    }
    case 'laid':
      return own.some(
        ({ before, after }) => sideState(after, reader).redThrees.length > sideState(before, reader).redThrees.length,
      );
    case 'passed':
    case 'called':
      return (who === 'others' ? [left, partner, right] : [seat]).every((of) =>
        acts.some(
          (act) =>
            act.seat === of && act.action.type === 'call' && (act.action.call === 'pass') === (verb === 'passed'),
        ),
      );
    case 'yes':
    case 'no': {
      const last = [...acts].reverse().find(({ before, action }) => before.turn === reader && action.type === 'answer');
      return last?.action.type === 'answer' && last.action.answer === verb && last.seat === partner;
    }
    case 'tried':
      return among(it(told));
    case 'out':
      return position.ending?.out === seat;
    case 'over':
      return position.phase === 'over';
    case 'concealed':
      return position.ending?.concealed === true;
    case 'unbid':
      return position.contract === null;
    case 'reached':
      return towardsBid(position) >= (position.contract?.bid.level ?? 0) * 1000;
    case 'may':
      return isAllowed(who, named[0] ?? '', named.slice(1), told);
    case 'next':
      return seat === left;
    case 'stopped':
    case 'takes': {
      if (position.phase !== 'draw' || position.turn !== seat) return false;
      const alone = takes(position).some(({ action }) => action.with.length + action.melds.length === 0);
      const top = position.pile.at(-1)?.role;
      return verb === 'takes' ? alone : takes(position).length === 0 && (top === 'wild' || top === 'black-three');
    }
    case 'open':
    case 'lack': {
      const cards = named.includes('it')
        ? [
            ...it(told),
            ...cardsNamed(
              named.filter((word) => word !== 'it'),
              told,
              [],
            ),
          ]
        : cardsNamed(
            named.filter((word) => word !== '/'),
            told,
            [],
          );
      return worthOf(position, cards) >= minimumNow(position, reader) === (verb === 'open');
    }
    case 'top':
      return among(position.pile.slice(-1));
    case 'bottom':
      return among(position.pile.slice(0, 1));
    case 'has':
      return among(position.pile);
    case 'frozen':
      return position.pile.some(freezes);
    case 'brings': {
      const rest = position.pile.slice(0, -1);
      const whole = position.ruleset.parameters.pileTaken === 'whole';
      const from = whole ? 0 : Math.max(0, ...rest.flatMap((card, place) => (freezes(card) ? [place] : [])));
      return many(rest.length - from);
    }
    default:
      throw new Error(`no account of “${verb}”`);
  }
}

function isCount(number: number, count: string | null): boolean {
  if (count === null) return number > 0;
  const wanted = Number.parseInt(count.slice(1), 10);
  return count.endsWith('+') ? number >= wanted : number === wanted;
}

/** The cards of the hand that an act is about. */
function cardsIn(action: Action): readonly Card[] {
  switch (action.type) {
    case 'take':
      return [...action.with, ...action.melds.flatMap(({ cards }) => cards)];
    case 'meld':
      return action.melds.flatMap(({ cards }) => cards);
    case 'add':
      return action.additions.flatMap(({ cards }) => cards);
    case 'discard':
    case 'lay':
    case 'buy':
      return [action.card];
    default:
      return [];
  }
}

function it({ tried, acts, reader }: Told): readonly Card[] {
  const action = tried ?? [...acts].reverse().find(({ before }) => before.turn === reader)?.action;
  return action === undefined ? [] : cardsIn(action);
}

function less(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const left = [...cards];
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

function isNamed(card: Card, word: string, told: Told): boolean {
  if (word === 'wild') return card.role === 'wild';
  if (word === 'it') return it(told).some(({ order }) => order === card.order);
  if (word === 'Jk' || word.length === 2) return card.code === word;
  return card.code !== 'Jk' && (card.code[0] === word || card.code[1] === word);
}

function areAmong(cards: readonly Card[], named: readonly string[], count: string | null, told: Told): boolean {
  const of = (word: string) => cards.filter((card) => isNamed(card, word, told)).length;
  return named.every((word) => {
    if (count !== null) return isCount(of(word), count);
    return of(word) >= (word.length === 2 ? named.filter((other) => other === word).length : 1);
  });
}

function isMeldOf(meld: Meld, named: readonly string[], told: Told): boolean {
  const [first = ''] = named;
  if (first.length === 1 && /[shdc]/.test(first)) return meld.kind === 'sequence' && meld.suit === first;
  if (
    first.length === 1 &&
    !(meld.kind === 'set' && meld.cards.some((card) => card.code[0] === first && card.order === meld.order))
  )
    return false;
  return named.every((word) => meld.cards.some((card) => isNamed(card, word, told)));
}

function isWildIn(meld: Meld, card: Card): boolean {
  return card.role === 'wild' && meld.kind !== 'sequence' && card.order !== meld.order;
}

function cardsNamed(named: readonly string[], told: Told, hand: readonly Card[]): readonly Card[] {
  return named.flatMap((word) => {
    if (word === 'it') return it(told);
    const exact = faces.find(({ code }) => code === word);
    return exact ?? hand.find((card) => card.rank[0] === word) ?? faces.find((card) => card.rank[0] === word) ?? [];
  });
}

/** Whether a card has a place in a meld: its rank, a wild card of a set that has room for it, or the next card of a run. */
function grows({ ruleset }: Position, meld: Meld, card: Card): boolean {
  const { maxSequence, sequenceOrder } = ruleset.parameters;
  if (meld.kind === 'set') return card.order === meld.order || card.role === 'wild';
  if (meld.cards.length >= maxSequence || card.suit !== meld.suit) return false;
  const places = [...meld.cards, card].map(({ order }) => order).sort((one, other) => one - other);
  if (new Set(places).size < places.length) return false;
  if (sequenceOrder === 'ace-to-four' && places.some((place) => place > 10)) return false;
  const gaps = places.filter((place, at) => at > 0 && place !== (places[at - 1] ?? 0) + 1).length;
  const closes = sequenceOrder === 'circle' && places[0] === 0 && places.at(-1) === 12;
  return gaps === 0 || (closes && gaps === 1);
}

function takes(position: Position) {
  return legalActions(position).flatMap((action) => (action.type === 'take' ? [{ action }] : []));
}

function isAllowed(who: string, deed: string, named: readonly string[], told: Told): boolean {
  const { position, reader, tried } = told;
  if (who === 'we') return lastCardWouldGo(position, reader);
  if (who === 'they') return lastCardWouldGo(position, neighbours(reader).left);
  if (tried !== null && named.includes('it')) return judge(position, tried).legal;
  if (position.turn !== reader) return false;
  const lawful = legalActions(position);
  const cards = cardsNamed(
    named.filter((word) => word !== '/'),
    told,
    position.seats.find((state) => state.seat === reader)?.hand.known ?? [],
  );
  switch (deed) {
    case 'draw':
    case 'ask':
    case 'merge':
      return lawful.some(({ type }) => type === deed);
    case 'bid':
      return position.phase === 'auction';
    case 'discard':
    case 'lay':
      return cards.every((card) => judge(position, { type: deed, card }).legal);
    case 'take':
      return lawful.some((action) => action.type === 'take' && cards.every((card) => action.with.includes(card)));
    case 'add':
      return cards.every((card) =>
        sideState(position, reader).melds.some(
          ({ name }) => judge(position, { type: 'add', additions: [{ meld: { name }, cards: [card] }] }).legal,
        ),
      );
    case 'meld': {
      const melds = named
        .join(' ')
        .split(' / ')
        .map((group) => ({ cards: cardsNamed(group.split(' '), told, []) }));
      return judge(position, { type: 'meld', melds }).legal;
    }
    case 'go-out':
      return goesOut(position, reader);
    default:
      throw new Error(`no account of “may ${deed}”`);
  }
}

/** Whether the reader’s hand can be emptied in this turn, tried out act by act; what the partner holds is not what he can see. */
function goesOut(start: Position, reader: Seat): boolean {
  const { partner } = neighbours(reader);
  const seats = start.seats.map((state) =>
    state.seat === partner ? { ...state, hand: { known: [], unknown: 0 } } : state,
  );
  const open = start.contract === null ? start : { ...start, seats };
  const seen = new Set<string>();
  let looked = 0;
  const search = (position: Position): boolean => {
    if (position.phase === 'over') return position.ending?.out === reader;
    if (position.turn !== reader || looked++ > 4000) return false;
    const key = JSON.stringify([
      handCodes(position, reader),
      sideState(position, reader).melds.map(({ cards }) => cards.map(({ code }) => code).sort()),
    ]);
    if (seen.has(key)) return false;
    seen.add(key);
    const order = (action: Action) => ['merge', 'add', 'meld', 'discard'].indexOf(action.type);
    return legalActions(position)
      .filter((action) => order(action) >= 0)
      .sort((one, other) => order(one) - order(other))
      .some((action) => {
        const verdict = judge(position, action);
        return verdict.legal && search(verdict.next);
      });
  };
  return search({ ...open, current: { ...open.current, answer: open.current.answer === 'no' ? 'no' : 'yes' } });
}

function handCodes(position: Position, seat: Seat): readonly string[] {
  return (position.seats.find((state) => state.seat === seat)?.hand.known ?? []).map(({ code }) => code).sort();
}

/** Whether a side has what going out takes: a last card of one of its seats would end the deal. */
function lastCardWouldGo(position: Position, seat: Seat): boolean {
  const cards = faces.filter(({ code }) => code === '5c');
  const [card] = cards;
  if (card === undefined) throw new Error('no card');
  const seats = position.seats.map((state) => {
    if (state.seat === seat) return { ...state, hand: { known: cards, unknown: 0 } };
    return together(position, state.seat, seat) ? { ...state, hand: { known: [], unknown: 0 } } : state;
  });
  const current = {
    ...position.current,
    drew: 'stock',
    asked: null,
    answer: null,
    surplus: [],
    lastThrees: [],
  } as const;
  const verdict = judge({ ...position, seats, turn: seat, phase: 'play', current }, { type: 'discard', card });
  return verdict.legal && verdict.next.ending?.out === seat;
}

function worthOf({ ruleset }: Position, cards: readonly Card[]): number {
  const { cardValues } = ruleset.parameters;
  return cards.reduce((sum, { role, rank }) => sum + cardValues[role === 'red-three' ? 'red-three' : rank], 0);
}

function minimumNow(position: Position, seat: Seat): number {
  const { score, minimumRaise } = sideState(position, seat);
  return rowFor(position, score).points + minimumRaise;
}

function rowFor({ ruleset }: Position, total: number): { readonly place: number; readonly points: number } {
  const { minimums } = ruleset.parameters;
  const place = minimums.findIndex(({ below }) => below === null || total < below);
  return { place, points: minimums[place]?.points ?? 0 };
}

/** What a number of a written sentence has to be. */
export function numberIs(written: string, told: Told): number {
  return written
    .split(/ (?=[+-] )/)
    .map((term) => (term.startsWith('- ') ? -termIs(term.slice(2), told) : termIs(term.replace('+ ', ''), told)))
    .reduce((sum, term) => sum + term, 0);
}

function termIs(term: string, told: Told): number {
  const { position, reader } = told;
  const [word = '', ...rest] = term.split(' ');
  const [object = ''] = rest;
  const level = object === 'bid' ? (position.contract?.bid.level ?? Number.NaN) : Number(object);
  switch (word) {
    case 'worth':
      return worthOf(position, cardsNamed(rest, told, []));
    case 'minimum':
      return minimumNow(position, reader);
    case 'rule':
      return Number(Object.entries(position.ruleset.parameters).find(([name]) => name === object)?.[1]);
    case 'bid':
      return (position.contract?.bid.level ?? Number.NaN) * 1000;
    case 'promise':
      return level * 1000;
    case 'premium':
      return level * 500;
    case 'laid':
      return towardsBid(position);
    case 'cost':
      return handCost(position, object === 'you' ? reader : neighbours(reader).partner);
    case 'threes':
      return (
        sideState(position, neighbours(reader).left).redThrees.length * position.ruleset.parameters.laidRedThreePenalty
      );
    case 'next':
    case 'later': {
      const { place } = rowFor(position, totalAfter(told));
      const rows = position.ruleset.parameters.minimums;
      const at = word === 'next' ? place : place + 1;
      return Number(object === 'row' ? rows[at - 1]?.below : rows[at]?.points);
    }
    default:
      throw new Error(`no account of the number “${term}”`);
  }
}

function totalAfter({ position, reader }: Told): number {
  const own = sideState(position, reader);
  return own.score + (score(position).find(({ side }) => side === own.side)?.total ?? 0);
}
