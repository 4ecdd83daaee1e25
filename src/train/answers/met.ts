import {
  type Action,
  actingSide,
  actor,
  type ClauseAddress,
  type Ground,
  type GroundCode,
  meetsGoingOutRequirement,
  minimumOf,
  type Position,
  playableCards,
  pointsOfAll,
  sideOf,
  type TakeAction,
  topOf,
} from '../../engine/index.ts';

/** What an act needs and has, that many an act like it lacks: it decides, although most grounds speak of other things. */
export type Met =
  /** The side has on the table what going out asks for, and so may be left with one card or none. */
  | { readonly what: 'going-out' }
  /** The side may not go out, and has one card left to discard and one to keep. */
  | { readonly what: 'card-to-keep' }
  /** The partner has said yes, but nothing that the player holds lets him go out: it costs the side points. */
  | { readonly what: 'bound-in-vain'; readonly points: number }
  /** What is laid is worth the minimum, or is so with the top card of the pile. */
  | { readonly what: 'minimum' | 'pile-minimum'; readonly points: number; readonly minimum: number };

/** The same with the clauses that ask for it. */
interface MetByClauses {
  readonly met: Met;
  readonly clauses: readonly ClauseAddress[];
}

/** What a lawful act has met; null where nothing is asked of it but that its cards fit. */
export function metBy(
  position: Position,
  action: Action,
  next: Position,
  grounds: readonly Ground[],
): MetByClauses | null {
  const opening = grounds.find(({ code }) => code === 'opening-from-hand');
  if (action.type === 'meld' && opening !== undefined) {
    const cards = action.melds.flatMap((meld) => meld.cards);
    const [points, minimum] = [pointsOfAll(position.ruleset.parameters, cards), minimumOf(position)];
    if (points >= minimum)
      return { met: { what: 'minimum', points, minimum }, clauses: withMinimum(position, opening) };
  }
  if (action.type === 'take') return metWithPile(position, action, grounds);
  if (action.type !== 'meld' && action.type !== 'add' && action.type !== 'discard') return null;
  const isOut = grounds.some(({ code }) => code === 'going-out');
  const failed = grounds.find(({ code }) => code === 'going-out-failed');
  if (failed !== undefined) {
    const { failedGoingOutPenalty: points } = position.ruleset.parameters;
    return { met: { what: 'bound-in-vain', points }, clauses: failed.clauses.slice(0, 1) };
  }
  if (action.type === 'discard') return isOut ? goingOut(position) : null;
  const left = isOut ? 0 : playableCards(actor(next)).length;
  if (left < 2) return goingOut(position);
  if (left > 2 || meetsGoingOutRequirement(next)) return null;
  return { met: { what: 'card-to-keep' }, clauses: position.ruleset.clausesOf('keep-one-card').slice(0, 1) };
}

/** The clause by which an opening is one, and the one that says how much it takes. */
function withMinimum({ ruleset }: Position, { clauses }: Ground): readonly ClauseAddress[] {
  return [...clauses.slice(0, 1), ruleset.facts.minimum];
}

/** What an opening with the pile is worth, where its top card counts and this is enough. */
function metWithPile(position: Position, { with: held, melds }: TakeAction, grounds: readonly Ground[]) {
  const opening = grounds.find(({ code }) => code === 'opening-with-pile');
  const top = topOf(position);
  const { parameters } = position.ruleset;
  if (opening === undefined || top === undefined || !parameters.topCardCountsInOpening) return null;
  const cards = [top, ...held, ...melds.flatMap((meld) => meld.cards)];
  const [points, minimum] = [pointsOfAll(parameters, cards), minimumOf(position)];
  if (points < minimum) return null;
  return { met: { what: 'pile-minimum', points, minimum }, clauses: withMinimum(position, opening) } as const;
}

function goingOut(position: Position): MetByClauses {
  const { contract, ruleset } = position;
  const isBid = contract !== null && sideOf(ruleset.seating, contract.seat) === actingSide(position).side;
  const code = isBid ? 'bid-not-reached' : contract === null ? 'going-out-requirement' : 'robber-requirement';
  return { met: { what: 'going-out' }, clauses: ruleset.clausesOf(code).slice(0, 1) };
}

/** Grounds that are true of most acts of their sort: they are told last. */
const general: ReadonlySet<GroundCode> = new Set<GroundCode>([
  'meld-set',
  'meld-sequence',
  'add-to-meld',
  'add-to-sequence',
  'wilds-in-meld',
  'several-melds-of-rank',
  'take-whole-pile',
  'discard',
]);

/** Grounds that decide: they are told first. */
const deciding: ReadonlySet<GroundCode> = new Set<GroundCode>([
  'opening-from-hand',
  'opening-with-pile',
  'doubled-declarer-opens',
  'red-three-in-sequence',
]);

/** Whether a ground says more of the melds of an opening than that they are some, and are enough. */
export function isParticular({ code }: Ground): boolean {
  return code === 'wilds-in-meld' || (code !== 'opening-from-hand' && !general.has(code));
}

/** Grounds in the order in which they are told: what decides, what is particular, what is general. */
export function inTurn(grounds: readonly Ground[]): readonly Ground[] {
  const isTaking = grounds.some(({ code }) => code.startsWith('take-'));
  return grounds.toSorted((one, other) => placeOf(one, isTaking) - placeOf(other, isTaking));
}

function placeOf({ code }: Ground, isTaking: boolean): number {
  if (deciding.has(code)) return 0;
  // That a wild card may lie in it decides of a meld; of the pile the right to it does.
  if (code === 'wilds-in-meld' && !isTaking) return 1;
  // That the cards may come from the pile decides nothing: it comes last of all.
  if (code === 'pile-cards-melded') return 4;
  return general.has(code) ? 3 : 2;
}
