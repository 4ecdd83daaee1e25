import { type Action, judge, nextSeat, type Position, partnersOf } from '../../../engine/index.ts';

/** Of whom and of which acts may be told at a table: who sits there, what has been done, and what some ways do. */
export interface Doings {
  /** Players as texts name them from the seat in turn. */
  readonly players: ReadonlySet<string>;
  /** Acts as claims call them. */
  readonly deeds: ReadonlySet<string>;
}

/** What the words about a table may tell of players and acts, where some ways of playing on are told with it. */
export function doingsAt(position: Position, ways: readonly (readonly Action[])[]): Doings {
  return {
    players: playersAt(position),
    deeds: new Set([...doneAt(position), ...ways.flatMap((way) => doneBy(position, way))]),
  };
}

function playersAt({ ruleset, seats, sides, turn }: Position): ReadonlySet<string> {
  const { seating } = ruleset;
  const partners = partnersOf(seating, turn);
  const neighbour = nextSeat(seating, turn);
  return new Set([
    ...(partners.length > 0 ? ['partner'] : []),
    ...(sides.length > 1 ? ['they'] : []),
    ...(seats.length > 2 || neighbour !== turn ? ['left'] : []),
    ...(seats.length > 2 ? ['right'] : []),
  ]);
}

/** What must have been done for the table to be as it is. */
function doneAt({ pile, sides, calls, contract, current, phase, ruleset }: Position): readonly string[] {
  const opened = sides.some(({ melds }) => melds.length > 0);
  const isCalled = ruleset.parameters.maxLevel > 0 && phase !== 'auction' && phase !== 'deal';
  return [
    ...(pile.length > 0 ? ['discarded'] : []),
    ...(opened ? ['added'] : []),
    ...(current.drew === 'pile' ? ['took'] : []),
    ...(current.drew === 'stock' || phase === 'play' ? ['drew'] : []),
    ...(contract !== null || calls.some((call) => typeof call === 'object') ? ['called'] : []),
    ...(calls.includes('pass') || isCalled ? ['passed'] : []),
    ...(current.answer === null ? [] : [current.answer]),
  ];
}

const named: Readonly<Partial<Record<Action['type'], string>>> = {
  discard: 'discarded',
  add: 'added',
  take: 'took',
  draw: 'drew',
};

/** The acts of a way, lawful or tried, and those of the positions between them. */
function doneBy(start: Position, way: readonly Action[]): readonly string[] {
  const done: string[] = [];
  let now = start;
  for (const action of way) {
    if (action.type === 'call') done.push(action.call === 'pass' ? 'passed' : 'called');
    else if (action.type === 'answer') done.push(action.answer);
    else done.push(...[named[action.type] ?? []].flat());
    const verdict = judge(now, action);
    if (!verdict.legal) break;
    now = verdict.next;
    done.push(...doneAt(now));
  }
  return done;
}
