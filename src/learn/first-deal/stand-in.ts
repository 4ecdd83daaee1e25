import { type Action, eachLegalAction, type Position, pointsOf, type Seat, seatState } from '../../engine/index.ts';

/** Plays plainly: lays what can be laid, takes a pile worth having, and throws the cheapest natural card. Deterministic. */
export function standIn(view: Position, seat: Seat): Action {
  const found: Action[] = [];
  for (const action of eachLegalAction(view)) {
    if (found.length >= 400) break;
    found.push(action);
  }
  const [first] = found;
  if (first === undefined) throw new Error('there is nothing that may be done');
  const ofType = (type: Action['type']) => found.find((action) => action.type === type);
  if (view.current.asked === seat) return { type: 'answer', answer: 'yes' };
  if (view.phase === 'auction') return { type: 'call', call: 'pass' };
  const take = view.pile.length >= 4 ? ofType('take') : undefined;
  return (
    ofType('lay') ?? take ?? ofType('draw') ?? ofType('meld') ?? ofType('add') ?? cheapest(view, seat, found) ?? first
  );
}

function cheapest(view: Position, seat: Seat, found: readonly Action[]): Action | undefined {
  const { parameters } = view.ruleset;
  const { hand } = seatState(view, seat);
  const worth = (action: Action): number => {
    if (action.type !== 'discard') return Number.POSITIVE_INFINITY;
    const { card } = action;
    const wild = card.role === 'natural' || card.role === 'black-three' ? 0 : 1000;
    return wild + pointsOf(parameters, card) + 20 * hand.known.filter(({ rank }) => rank === card.rank).length;
  };
  return found.filter(({ type }) => type === 'discard').sort((a, b) => worth(a) - worth(b))[0];
}
