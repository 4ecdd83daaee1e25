import {
  type Action,
  bestOpening,
  canastaKind,
  canGoOut,
  countOf,
  hasOpened,
  isFrozen,
  isTakeable,
  minimumOf,
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
  'other-red-three',
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
  'answer-yes',
  'answer-no',
  'stock-low',
  'others-nearly-out',
  'own-out',
  'partner-out',
  'other-out',
  'stock-out',
  'contract',
  'no-contract',
  'bid',
  'declarer-opens',
  'asked',
  'red-three-held',
  'stopped',
  'takeable',
  'frozen-pile',
  'opening-near',
  'opening-ready',
  'out-ready',
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
  const canastas = (position: Position) =>
    sideState(position, seat).melds.filter((meld) => canastaKind(parameters, meld) !== null);
  const [complete, more] = [canastas(before).length, canastas(after)];
  const sequences = (state: typeof had) => state.melds.filter(({ kind }) => kind === 'sequence').length;
  const six = (state: typeof had) => state.melds.filter(({ size }) => size === 6).length;
  const found: (EventName | false)[] = [
    after.phase === 'over' &&
      (after.ending?.out === null || after.ending === null ? 'stock-out' : (`${who}-out` as const)),
    action.type === 'answer' && action.answer !== 'pass' && own && (`answer-${action.answer}` as const),
    more.length > complete &&
      (own ? (more.some(({ kind }) => kind === 'sequence') ? 'own-samba' : 'own-canasta') : 'other-canasta'),
    !hasOpened(had) && hasOpened(has) && (`${who}-opening` as const),
    action.type === 'take' && (`${who}-take` as const),
    action.type === 'merge' && own && 'merge',
    sequences(has) > sequences(had) && own && 'own-sequence',
    six(has) > six(had) && own && 'six-cards',
    has.redThrees.length > had.redThrees.length && (own ? 'own-red-three' : 'other-red-three'),
    action.type === 'discard' && !isFrozen(before) && isFrozen(after) && 'freeze',
    action.type === 'discard' && action.card.role === 'black-three' && 'black-three',
    action.type === 'call' && action.call !== 'no-opening' && typeof action.call !== 'string' && 'bid',
    before.phase === 'auction' && after.phase !== 'auction' && (after.contract === null ? 'no-contract' : 'contract'),
    action.type === 'discard' && !own && handOf(after, seat) <= 2 && after.phase !== 'over' && 'others-nearly-out',
    countOf(before.stock) > 12 && countOf(after.stock) <= 12 && after.phase !== 'over' && 'stock-low',
  ];
  return found.filter((name) => name !== false);
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
      const top = topOf(view);
      const found: (EventName | false)[] = [
        isTakeable(view) && 'takeable',
        (top?.role === 'black-three' || top?.role === 'wild') && 'stopped',
        isFrozen(view) && 'frozen-pile',
        'first-draw',
      ];
      return found.filter((name) => name !== false);
    }
    case 'play': {
      const found: (EventName | false)[] = [
        view.current.answer === null &&
          canGoOut(view) &&
          partnersOf(view.ruleset.seating, reader).length > 0 &&
          'out-ready',
        ...(hasOpened(own) ? [canMeld(view) && ('meld-ready' as const)] : opening(view)),
        'first-discard',
      ];
      return found.filter((name) => name !== false);
    }
    default:
      return [];
  }
}

function opening(view: Position): readonly EventName[] {
  const [best, minimum] = [bestOpening(view).points, minimumOf(view)];
  return best >= minimum ? ['opening-ready'] : best * 2 >= minimum ? ['opening-near'] : [];
}

/** Whether three natural cards of a rank in the hand can be laid. */
function canMeld(view: Position): boolean {
  const hand = seatState(view, view.turn).hand.known.filter(({ role }) => role === 'natural');
  return hand.some((card) => {
    const cards = hand.filter(({ rank }) => rank === card.rank);
    return cards.length >= 3 && permits(view, { type: 'meld', melds: [{ cards }] });
  });
}
