import {
  type Action,
  bestOpening,
  canastaKind,
  canGoOut,
  countOf,
  freezes,
  hasOpened,
  isFrozen,
  isTakeable,
  minimumOf,
  mustTakePile,
  type Position,
  partnersOf,
  permits,
  type Seat,
  seatState,
  sideOf,
  sideState,
  topOf,
} from '../../engine/index.ts';

/** What can happen in a deal that is worth a sentence, and what a reader may find before him when his turn comes. */
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
  'other-canasta',
  'six-cards',
  'own-sequence',
  'own-samba',
  'merge',
  'own-yes',
  'own-no',
  'partner-yes',
  'partner-no',
  'stock-low',
  'stock-empty',
  'others-nearly-out',
  'own-out',
  'partner-out',
  'other-out',
  'stock-out',
  'contract',
  'doubled',
  'no-contract',
  'bid',
  'declarer-opens',
  'asked',
  'red-three-held',
  'pile-must',
  'pile-or-end',
  'deal-ends',
  'stopped',
  'takeable',
  'takeable-onto',
  'frozen-pile',
  'opening-near',
  'opening-ready',
  'out-ready',
  'out-ready-bid',
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
  const six = (state: typeof had) => state.melds.filter(({ kind, size }) => kind === 'set' && size === 6).length;
  const found: (EventName | false)[] = [
    after.phase === 'over' &&
      (after.ending?.out === null || after.ending === null ? 'stock-out' : (`${who}-out` as const)),
    // The player in turn has asked: the reader, or the partner whom the reader answers.
    action.type === 'answer' && action.answer !== 'pass' && who !== 'other' && (`${who}-${action.answer}` as const),
    more && (own ? (samba ? 'own-samba' : 'own-canasta') : 'other-canasta'),
    !hasOpened(had) && hasOpened(has) && (`${who}-opening` as const),
    action.type === 'take' && (`${who}-take` as const),
    action.type === 'merge' && own && 'merge',
    sequencesOf(has.melds) > sequencesOf(had.melds) && own && 'own-sequence',
    six(has) > six(had) && own && 'six-cards',
    redThree(before, action, after, who),
    // Classic Canasta freezes the pile for a side that has not opened: that is no doing of the card discarded.
    action.type === 'discard' && freezes(action.card) && !before.pile.some(freezes) && 'freeze',
    action.type === 'discard' && action.card.role === 'black-three' && 'black-three',
    action.type === 'call' && typeof action.call !== 'string' && who !== 'own' && 'bid',
    before.phase === 'auction' && after.phase !== 'auction' && outcome(after.contract),
    action.type === 'discard' && !own && handOf(after, seat) <= 2 && after.phase !== 'over' && 'others-nearly-out',
    countOf(before.stock) > 0 && countOf(after.stock) === 0 && after.phase !== 'over' && 'stock-empty',
    countOf(before.stock) > 12 &&
      countOf(after.stock) > 0 &&
      countOf(after.stock) <= 12 &&
      after.phase !== 'over' &&
      'stock-low',
  ];
  return found.filter((name) => name !== false);
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

function handOf(position: Position, seat: Seat): number {
  return countOf(seatState(position, seat).hand);
}

/** What the reader finds before him when he is to act; the most pressing first. */
export function findings(view: Position, reader: Seat): readonly EventName[] {
  if (view.phase === 'over') return [];
  if (view.current.asked === reader) return ['asked'];
  if (view.turn !== reader) return [];
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
      const [top, takeable] = [topOf(view), isTakeable(view)];
      // Without a stock nothing can be drawn instead.
      if (countOf(view.stock) === 0) return [mustTakePile(view) ? 'pile-must' : takeable ? 'pile-or-end' : 'deal-ends'];
      const found: (EventName | false)[] = [
        takeable && (takesOntoMeld(view, own) ? 'takeable-onto' : 'takeable'),
        !takeable && (top?.role === 'black-three' || top?.role === 'wild') && 'stopped',
        !takeable && isFrozen(view) && 'frozen-pile',
        'first-draw',
      ];
      return found.filter((name) => name !== false);
    }
    case 'play': {
      // Whoever has a “yes” has no choice left.
      if (view.current.answer === 'yes') return [];
      const found: (EventName | false)[] = [
        canAsk(view, reader) && canGoOut(view) && (isForBid(view) ? 'out-ready-bid' : 'out-ready'),
        ...(hasOpened(own) ? [canMeld(view) && ('meld-ready' as const)] : opening(view)),
        'first-discard',
      ];
      return found.filter((name) => name !== false);
    }
    default:
      return [];
  }
}

/** Whether a meld on the table takes the pile, with no card of the hand. */
export function takesOntoMeld(view: Position, { melds }: Position['sides'][number]): boolean {
  return melds.some(({ name }) => permits(view, { type: 'take', with: [], onto: { name }, melds: [] }));
}

/** Whether the reader may ask now whether to go out: not once he has been answered, has melded or, in most rulesets, has taken the pile. */
function canAsk(view: Position, reader: Seat): boolean {
  return partnersOf(view.ruleset.seating, reader).length > 0 && permits(view, { type: 'ask' });
}

function opening(view: Position): readonly EventName[] {
  const [best, minimum] = [bestOpening(view).points, minimumOf(view)];
  return best >= minimum ? ['opening-ready'] : best * 2 >= minimum ? ['opening-near'] : [];
}

/** Whether going out hangs on a bid, from which the partner’s hand is deducted, which nobody but the partner sees. */
function isForBid({ contract, ruleset, turn }: Position): boolean {
  return contract !== null && sideOf(ruleset.seating, contract.seat) === sideOf(ruleset.seating, turn);
}

/** Whether three natural cards of a rank in the hand can be laid. */
function canMeld(view: Position): boolean {
  const hand = seatState(view, view.turn).hand.known.filter(({ role }) => role === 'natural');
  return hand.some((card) => {
    const cards = hand.filter(({ rank }) => rank === card.rank);
    return cards.length >= 3 && permits(view, { type: 'meld', melds: [{ cards }] });
  });
}
