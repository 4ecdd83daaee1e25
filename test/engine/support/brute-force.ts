import { type Action, type Card, judge, legalActions, type NewMeld, type Position } from '../../../src/engine/index.ts';

// Every act that can be written down with the cards of a small hand, put to the judge: whatever is legal must also be reached by
// the listed elementary actions.

/** A card as far as the ruleset tells it apart: by suit where sequences are played, twos and threes too where they are natural there. */
function kindOf(position: Position, card: Card): string {
  const { maxSequence, sequenceOrder } = position.ruleset.parameters;
  const suitsMatter = maxSequence > 0 && (card.role === 'natural' || sequenceOrder === 'circle');
  return suitsMatter || card.role === 'red-three' ? card.code : card.rank;
}

function kindsOf(position: Position, cards: readonly Card[]): string {
  return cards
    .map((card) => kindOf(position, card))
    .sort()
    .join(' ');
}

/**
 * What can be told of a position up to equivalent cards and the names of melds; `seat` is the player whose turn it is or was. How
 * the turn went matters only while it lasts.
 */
function stateKey(position: Position, seat: number): string {
  const own = position.sides[(seat - 1) % position.sides.length];
  const { drew, melded, addedThisTurn, asked, answer, surplus, lastThrees } = position.current;
  const lasts = position.phase !== 'over' && position.turn === seat;
  const melds = own?.melds.map((meld) => {
    const begun = lasts && meld.begunThisTurn ? '+' : '';
    return `${begun}${meld.kind} ${kindsOf(position, meld.cards)}`;
  });
  const { ending } = position;
  return JSON.stringify([
    position.phase,
    position.turn,
    kindsOf(position, position.seats[seat - 1]?.hand.known ?? []),
    melds?.sort(),
    own?.redThrees.length,
    own?.penalties,
    position.pile.map((card) => kindOf(position, card)),
    position.stock.known.length,
    lasts ? [drew, melded, addedThisTurn, asked, answer, surplus.length, lastThrees.length] : null,
    ending === null ? null : [ending.out, ending.cause, ending.concealed, ending.concealed && ending.ownCanasta],
  ]);
}

/** All ways to share cards out into blocks, each card to one block, to a target or to none; equal ways may come more than once. */
function* sharings(
  cards: readonly Card[],
  targets: number,
  blocks: readonly (readonly Card[])[],
  atTargets: readonly (readonly Card[])[],
): Generator<{ readonly blocks: readonly (readonly Card[])[]; readonly atTargets: readonly (readonly Card[])[] }> {
  const [card, ...others] = cards;
  if (card === undefined) {
    yield { blocks, atTargets };
    return;
  }
  yield* sharings(others, targets, blocks, atTargets);
  for (const [place, block] of blocks.entries()) {
    const next = [...blocks.slice(0, place), [...block, card], ...blocks.slice(place + 1)];
    yield* sharings(others, targets, next, atTargets);
  }
  if (targets === 0) yield* sharings(others, targets, [...blocks, [card]], atTargets);
  for (let target = 0; target < targets; target++) {
    const next = atTargets.map((there, place) => (place === target ? [...there, card] : there));
    yield* sharings(others, targets, blocks, next);
  }
}

function asMelds(blocks: readonly (readonly Card[])[]): readonly NewMeld[] {
  return blocks.map((cards) => ({ cards }));
}

/** Every act of the player in turn that can be written down, but for asking. */
function* acts(position: Position): Generator<Action> {
  const hand = position.seats[position.turn - 1]?.hand.known ?? [];
  const melds = position.sides[(position.turn - 1) % position.sides.length]?.melds ?? [];
  for (const card of new Set(hand)) {
    if (card.role !== 'red-three') continue;
    yield { type: 'lay', card };
    yield { type: 'buy', card };
  }
  if (position.phase === 'draw') {
    yield { type: 'draw' };
    yield { type: 'end' };
    const deepest = position.ruleset.parameters.pileTaken === 'whole' ? 1 : 3;
    yield* takes(hand, melds, deepest);
    return;
  }
  for (const card of new Set(hand)) yield { type: 'discard', card };
  for (const { blocks } of sharings(hand, 0, [], []))
    if (blocks.length > 0) yield { type: 'meld', melds: asMelds(blocks) };
  const nothing = melds.map((): readonly Card[] => []);
  for (const { atTargets } of sharings(hand, melds.length, [], nothing)) {
    const additions = atTargets.flatMap((cards, place) => {
      const name = melds[place]?.name;
      return cards.length === 0 || name === undefined ? [] : [{ meld: { name }, cards }];
    });
    if (additions.length > 0) yield { type: 'add', additions };
  }
  for (const first of melds) {
    for (const second of melds) {
      if (first !== second) yield { type: 'merge', first: { name: first.name }, second: { name: second.name } };
    }
  }
}

function* takes(hand: readonly Card[], melds: Position['sides'][number]['melds'], deepest: number): Generator<Action> {
  for (const { atTargets } of sharings(hand, 1, [], [[]])) {
    const laid = atTargets[0] ?? [];
    const rest = hand.slice();
    for (const card of laid) rest.splice(rest.indexOf(card), 1);
    for (const sharing of sharings(rest, 0, [], [])) {
      for (const depth of deepest > 1 ? [undefined, 2, 3] : [undefined]) {
        const deep = depth === undefined ? {} : { depth };
        yield { type: 'take', with: laid, melds: asMelds(sharing.blocks), ...deep };
        for (const { name } of melds) {
          yield { type: 'take', with: laid, onto: { name }, melds: asMelds(sharing.blocks), ...deep };
        }
      }
    }
  }
}

/** What comes of a search: the ends of the turn by key, with the actions that lead there. */
export type Ends = ReadonlyMap<string, readonly Action[]>;

function explore(start: Position, actionsOf: (position: Position) => Iterable<Action>): Ends {
  const ends = new Map<string, readonly Action[]>();
  const seen = new Set<string>();
  const visit = (position: Position, path: readonly Action[]) => {
    let ways = 0;
    for (const action of actionsOf(position)) {
      const verdict = judge(position, action);
      if (!verdict.legal) continue;
      ways += 1;
      const { next } = verdict;
      const key = stateKey(next, start.turn);
      if (seen.has(key)) continue;
      seen.add(key);
      if (next.phase === 'over' || next.turn !== start.turn) ends.set(key, [...path, action]);
      else visit(next, [...path, action]);
    }
    if (ways === 0 && position !== start) ends.set(`dead end ${stateKey(position, start.turn)}`, path);
  };
  visit(start, []);
  return ends;
}

/** Every end of the turn that legal acts can come to; a key with “dead end” where an act was legal but nothing is after it. */
export function endsByForce(start: Position): Ends {
  return explore(start, acts);
}

/** Every end of the turn that the listed actions come to, asking aside. */
export function endsByList(start: Position): Ends {
  return explore(start, (position) => legalActions(position).filter(({ type }) => type !== 'ask'));
}
