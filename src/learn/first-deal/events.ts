import {
  type Action,
  canastaKind,
  countOf,
  freezes,
  hasOpened,
  isTakeable,
  mustTakePile,
  type Position,
  permits,
  type Seat,
  seatState,
  sideOf,
  sideState,
} from '../../engine/index.ts';

/**
 * What can happen in a deal that is worth a sentence, and how the turn goes on where nothing else is to be told. What matters at the table as
 * it stands is found by `insight`.
 */
export const eventNames = [
  'own-red-three',
  'partner-red-three',
  'other-red-three',
  'red-three-with-pile',
  'own-opening',
  'partner-opening',
  'other-opening',
  'own-take',
  'partner-take',
  'other-take',
  'freeze',
  'black-three',
  'own-canasta',
  'own-sequence',
  'own-samba',
  'merge',
  'partner-yes',
  'partner-no',
  'stock-empty',
  'own-out',
  'partner-out',
  'other-out',
  'stock-out',
  'contract',
  'doubled',
  'no-contract',
  'bid',
  'declarer-opens',
  'red-three-held',
  'pile-must',
  'pile-or-end',
  'deal-ends',
  'meld-ready',
  'first-draw',
  'first-discard',
] as const;

/** The name of an event; `content/learn/events.yaml` has its sentence. */
export type EventName = (typeof eventNames)[number];

/** What an act has brought about, as the reader’s seat sees it; the most telling first. */
export function happenings(before: Position, action: Action, after: Position, reader: Seat): readonly EventName[] {
  const { seating, parameters } = before.ruleset;
  const seat = before.turn;
  const side = sideOf(seating, seat);
  const own = side === sideOf(seating, reader);
  const who = seat === reader ? 'own' : own ? 'partner' : 'other';
  const [had, has] = [sideState(before, seat), sideState(after, seat)];
  const complete = (state: typeof had) => state.melds.filter((meld) => canastaKind(parameters, meld) !== null);
  const sequencesOf = (melds: typeof had.melds) => melds.filter(({ kind }) => kind === 'sequence').length;
  const more = complete(has).length > complete(had).length;
  const samba = sequencesOf(complete(has)) > sequencesOf(complete(had));
  const found: (EventName | false)[] = [
    after.phase === 'over' &&
      (after.ending?.out === null || after.ending === null ? 'stock-out' : (`${who}-out` as const)),
    // The partner has asked, and the reader has answered.
    action.type === 'answer' && action.answer !== 'pass' && who === 'partner' && (`partner-${action.answer}` as const),
    more && own && (samba ? 'own-samba' : 'own-canasta'),
    !hasOpened(had) && hasOpened(has) && (`${who}-opening` as const),
    action.type === 'take' && (`${who}-take` as const),
    action.type === 'merge' && own && 'merge',
    sequencesOf(has.melds) > sequencesOf(had.melds) && own && 'own-sequence',
    redThree(before, action, after, who),
    // Classic Canasta freezes the pile for a side that has not opened: that is no doing of the card discarded.
    action.type === 'discard' && freezes(action.card) && !before.pile.some(freezes) && 'freeze',
    action.type === 'discard' && action.card.role === 'black-three' && 'black-three',
    action.type === 'call' && typeof action.call !== 'string' && who !== 'own' && 'bid',
    before.phase === 'auction' && after.phase !== 'auction' && outcome(after.contract),
    countOf(before.stock) > 0 && countOf(after.stock) === 0 && after.phase !== 'over' && 'stock-empty',
  ];
  return found.filter((name) => name !== false);
}

/** So many cards in a hand are many. */
const manyCards = 8;

/**
 * Whether what has happened is still so when it comes to be told: a pile that was frozen may have been taken since, and who took the pile may
 * have melded it. At the count only how the deal has ended is news.
 */
export function isStillSo(name: EventName, { phase, pile, seats, ruleset }: Position, reader: Seat): boolean {
  if (phase === 'over') return name.endsWith('-out');
  const own = sideOf(ruleset.seating, reader);
  const hasMany = (isOwn: boolean) =>
    seats.some(
      ({ seat, hand }) =>
        seat !== reader && (sideOf(ruleset.seating, seat) === own) === isOwn && countOf(hand) >= manyCards,
    );
  switch (name) {
    case 'freeze':
      return pile.some(freezes);
    case 'partner-take':
      return hasMany(true);
    case 'other-take':
      return hasMany(false) && !pile.some(freezes);
    default:
      return true;
  }
}

/** What is to be said of a red three that went to the table. One that came with the pile, or as the last of the stock, is not replaced. */
function redThree(
  before: Position,
  action: Action,
  after: Position,
  who: 'own' | 'partner' | 'other',
): EventName | false {
  const laid = sideState(after, before.turn).redThrees.length - sideState(before, before.turn).redThrees.length;
  if (laid <= 0) return false;
  if (who === 'other') return 'other-red-three';
  if (action.type === 'take') return 'red-three-with-pile';
  const drawn = countOf(before.stock) - countOf(after.stock);
  const replaced = drawn >= laid + (action.type === 'draw' ? before.ruleset.parameters.drawCount : 0);
  return replaced && `${who}-red-three`;
}

/** How an auction has ended. */
function outcome(contract: Position['contract']): EventName {
  if (contract === null) return 'no-contract';
  return contract.doubledBy === null ? 'contract' : 'doubled';
}

/** What the reader finds before him when he is to act; the most pressing first. */
export function findings(view: Position, reader: Seat): readonly EventName[] {
  if (view.phase === 'over') return [];
  if (view.current.asked === reader || view.turn !== reader) return [];
  const own = sideState(view, reader);
  switch (view.phase) {
    case 'contract-opening':
      return ['declarer-opens'];
    case 'draw': {
      if (
        !permits(view, { type: 'draw' }) &&
        seatState(view, reader).hand.known.some(({ role }) => role === 'red-three')
      ) {
        return ['red-three-held'];
      }
      // Without a stock nothing can be drawn instead.
      if (countOf(view.stock) > 0) return ['first-draw'];
      return [mustTakePile(view) ? 'pile-must' : isTakeable(view) ? 'pile-or-end' : 'deal-ends'];
    }
    case 'play':
      // Whoever has a “yes” has no choice left.
      if (view.current.answer === 'yes') return [];
      return hasOpened(own) && canMeld(view) ? ['meld-ready', 'first-discard'] : ['first-discard'];
    default:
      return [];
  }
}

/** Whether three natural cards of a rank in the hand can be laid. */
function canMeld(view: Position): boolean {
  const hand = seatState(view, view.turn).hand.known.filter(({ role }) => role === 'natural');
  return hand.some((card) => {
    const cards = hand.filter(({ rank }) => rank === card.rank);
    return cards.length >= 3 && permits(view, { type: 'meld', melds: [{ cards }] });
  });
}
