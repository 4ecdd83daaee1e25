import {
  canastaBonus,
  countOf,
  freezes,
  judge,
  legalActions,
  type Position,
  type Seat,
  sideState,
} from '../../../src/engine/index.ts';
import type { EventName } from '../../../src/learn/first-deal/events.ts';
import type { Remark, RemarkName } from '../../../src/learn/first-deal/remarks.ts';
import { type Act, lastTurn, neighbours, type Told, together } from './told.ts';

// An account of what first deals tell of anything that happens, by the whole truth of the deal.

type Account = (told: Told) => boolean;

/** What each sentence of an event has to be true of. */
export const eventAccounts: { readonly [Name in EventName]: Account } = {
  'own-red-three': (told) =>
    lately(told, 'own', (act) => act.action.type !== 'take' && threes(act) > 0 && handKept(act)),
  'partner-red-three': (told) =>
    lately(told, 'partner', (act) => act.action.type !== 'take' && threes(act) > 0 && handKept(act)),
  'other-red-three': (told) => lately(told, 'other', (act) => threes(act) > 0),
  'red-three-with-pile': (told) =>
    [...recent(told)].some(
      (act) => together(told.position, act.seat, told.reader) && act.action.type === 'take' && threes(act) > 0,
    ),
  'own-opening': (told) => lately(told, 'own', opens),
  'partner-opening': (told) => lately(told, 'partner', opens),
  'other-opening': (told) => lately(told, 'other', opens),
  'own-take': (told) => lately(told, 'own', ({ action }) => action.type === 'take'),
  'partner-take': (told) =>
    lately(told, 'partner', ({ action }) => action.type === 'take') && mostCards(told, true) >= 8,
  'other-take': (told) =>
    lately(told, 'other', ({ action }) => action.type === 'take') &&
    told.position.phase !== 'over' &&
    !told.position.pile.some(freezes) &&
    mostCards(told, false) >= 8,
  freeze: ({ position }) => position.pile.some(freezes),
  'black-three': (told) =>
    recent(told).some(({ action }) => action.type === 'discard' && action.card.role === 'black-three'),
  'own-canasta': (told) =>
    recent(told).some((act) => together(told.position, act.seat, told.reader) && canastas(act) > 0),
  'own-samba': (told) =>
    recent(told).some((act) => together(told.position, act.seat, told.reader) && canastas(act, 'sequence') > 0),
  'own-sequence': ({ position, reader }) => sideState(position, reader).melds.some(({ kind }) => kind === 'sequence'),
  merge: (told) =>
    recent(told).some((act) => together(told.position, act.seat, told.reader) && act.action.type === 'merge'),
  'partner-yes': (told) => answered(told, 'yes'),
  'partner-no': (told) => answered(told, 'no'),
  'stock-empty': ({ position }) => countOf(position.stock) === 0,
  'own-out': ({ position, reader }) => position.ending?.out === reader,
  'partner-out': ({ position, reader }) => position.ending?.out === neighbours(reader).partner,
  'other-out': ({ position, reader }) => {
    const out = position.ending?.out ?? null;
    return out !== null && !together(position, out, reader);
  },
  'stock-out': ({ position }) => position.phase === 'over' && position.ending?.out === null,
  contract: ({ position }) => position.contract !== null && position.contract.doubledBy === null,
  doubled: ({ position }) => position.contract?.doubledBy != null,
  'no-contract': ({ position }) => position.contract === null && position.phase !== 'auction',
  bid: ({ acts, reader }) =>
    acts.some(({ seat, action }) => seat !== reader && action.type === 'call' && typeof action.call !== 'string'),
  'declarer-opens': ({ position, reader }) => position.phase === 'contract-opening' && position.turn === reader,
  'red-three-held': ({ position, reader }) => holds(position, reader, 'red-three') && position.phase === 'draw',
  'pile-must': ({ position }) => emptied(position) && offers(position, 'take') && !offers(position, 'end'),
  'pile-or-end': ({ position }) => emptied(position) && offers(position, 'take') && offers(position, 'end'),
  'deal-ends': ({ position }) => emptied(position) && !offers(position, 'take') && offers(position, 'end'),
  'meld-ready': ({ position, reader }) =>
    ofOneRank(position, reader).some((cards) => judge(position, { type: 'meld', melds: [{ cards }] }).legal),
  'first-draw': ({ position, reader }) => position.phase === 'draw' && position.turn === reader,
  'first-discard': ({ position, reader }) => position.phase === 'play' && position.turn === reader,
};

type RemarkAccount = (values: Remark['values'], told: Told) => boolean;

const drawn: RemarkAccount = (values, told) => {
  const [card] = cardsOf(values);
  const drew = lastTurn(told.acts, told.reader).find(({ action }) => action.type === 'draw');
  const had = drew === undefined ? [] : handOf(drew.before, told.reader);
  const has = drew === undefined ? [] : handOf(drew.after, told.reader);
  return card !== undefined && has.filter((one) => one === card).length > had.filter((one) => one === card).length;
};

const thrown: RemarkAccount = (values, { acts, reader }) => {
  const [card] = cardsOf(values);
  const last = [...acts].reverse().find(({ seat }) => seat === reader)?.action;
  return last?.type === 'discard' && last.card === card;
};

/** What each remark has to be true of. */
export const remarkAccounts: { readonly [Name in RemarkName]: RemarkAccount } = {
  'drew-fits': (values, told) => drawn(values, told) && legalActions(told.position).some(({ type }) => type === 'add'),
  'drew-wild': (values, told) => drawn(values, told) && cardsOf(values).every(({ role }) => role === 'wild'),
  'drew-same': (values, told) => drawn(values, told) && ofRank(values, told) === values.count,
  'laid-points': (values, { position, reader }) => {
    const { cardValues } = position.ruleset.parameters;
    const cards = sideState(position, reader).melds.flatMap((meld) => meld.cards);
    const worth = cards.reduce((sum, { role, rank }) => sum + cardValues[role === 'red-three' ? 'red-three' : rank], 0);
    return worth === values.points;
  },
  'threw-useless': (values, told) => thrown(values, told) && !takesAlone(told.position),
  'threw-frozen': (values, told) => thrown(values, told) && told.position.pile.some(freezes),
  'threw-unopened': (values, told) =>
    thrown(values, told) && sideState(told.position, neighbours(told.reader).left).melds.length === 0,
  'pile-now': (values, { position }) =>
    position.pile.length === values.count && countOf(position.stock) === values.stock,
  'others-hold': (values, { position, reader }) => {
    const { left, partner, right } = neighbours(reader);
    return (
      [left, partner, right].map((seat) => handOf(position, seat).length).join() ===
      [values.left, values.partner, values.right].join()
    );
  },
};

/** What may be told as just happened: the reader’s last turn, and all that the others have done since. */
function recent({ acts, reader }: Told): readonly Act[] {
  const own = lastTurn(acts, reader);
  const [first] = own;
  const from = first === undefined ? 0 : acts.indexOf(first);
  // When his turn begins, what was done before it is news as well.
  return acts.slice(Math.max(0, from - 40));
}

function lately(told: Told, who: 'own' | 'partner' | 'other', so: (act: Act) => boolean): boolean {
  const { partner } = neighbours(told.reader);
  return recent(told).some((act) => {
    const seat = act.before.turn;
    const is = seat === told.reader ? 'own' : seat === partner ? 'partner' : 'other';
    return is === who && so(act);
  });
}

/** The largest hand of the others of the reader’s side, or of the other side. */
function mostCards({ position, reader }: Told, own: boolean): number {
  const seats = position.seats.filter(({ seat }) => seat !== reader && together(position, seat, reader) === own);
  return Math.max(...seats.map(({ hand }) => countOf(hand)));
}

function threes({ before, after }: Act): number {
  return sideState(after, before.turn).redThrees.length - sideState(before, before.turn).redThrees.length;
}

/** Whether a card has come for each red three that was laid: a lay leaves the hand as large as it was, a draw makes it as large as ever. */
function handKept({ before, action, after }: Act): boolean {
  const grown = handOf(after, before.turn).length - handOf(before, before.turn).length;
  return grown >= (action.type === 'draw' ? before.ruleset.parameters.drawCount : 0);
}

function opens({ before, after }: Act): boolean {
  return sideState(before, before.turn).melds.length === 0 && sideState(after, before.turn).melds.length > 0;
}

function canastas({ before, after }: Act, kind?: string): number {
  const count = (position: Position) =>
    sideState(position, before.turn).melds.filter(
      (meld) => canastaBonus(position.ruleset.parameters, meld) !== null && (kind === undefined || meld.kind === kind),
    ).length;
  return count(after) - count(before);
}

function answered({ acts, reader }: Told, answer: 'yes' | 'no'): boolean {
  const last = [...acts].reverse().find(({ action }) => action.type === 'answer');
  return last?.seat === reader && last.action.type === 'answer' && last.action.answer === answer;
}

function handOf(position: Position, seat: Seat) {
  return position.seats.find((state) => state.seat === seat)?.hand.known ?? [];
}

function holds(position: Position, seat: Seat, role: string): boolean {
  return handOf(position, seat).some((card) => card.role === role);
}

/** The natural cards of a hand, rank by rank where there are three of one. */
function ofOneRank(position: Position, reader: Seat) {
  const naturals = handOf(position, reader).filter(({ role }) => role === 'natural');
  return [...new Set(naturals.map(({ order }) => order))]
    .map((order) => naturals.filter((card) => card.order === order))
    .filter(({ length }) => length >= 3);
}

function emptied({ stock, phase }: Position): boolean {
  return countOf(stock) === 0 && phase === 'draw';
}

function offers(position: Position, type: string): boolean {
  return legalActions(position).some((action) => action.type === type);
}

function takesAlone(position: Position): boolean {
  return legalActions(position).some(
    (action) => action.type === 'take' && action.with.length + action.melds.length === 0,
  );
}

function cardsOf({ cards = [] }: Remark['values']) {
  return Array.isArray(cards) ? cards : [];
}

function ofRank(values: Remark['values'], { position, reader }: Told): number {
  const [card] = cardsOf(values);
  return handOf(position, reader).filter(({ order }) => order === card?.order).length;
}
