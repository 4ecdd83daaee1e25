import {
  type Card,
  freezes,
  hasOpened,
  isComplete,
  isFrozen,
  type Meld,
  minimumOf,
  nameMeld,
  nextSeat,
  type Position,
  pointsOfAll,
  pointsOfBid,
  pointsOnTable,
  type Ruleset,
  seatState,
  topOf,
} from '../../engine/index.ts';
import { takesOntoMeld } from '../../insight/index.ts';
import type { Claim, RuleClaim, Subject, TableClaim, Verb } from './claim.ts';
import { answered, did } from './did.ts';
import { may } from './may.ts';
import { containsAll, facesOf, fits, hasCount } from './named-cards.ts';
import { gained, handCount, handOf, isOwn, it, ownTurn, type Scene, seatsOf, sideOfSubject } from './scene.ts';

/** Whether a claim holds at a moment, as far as the reader’s seat can see. What cannot be proved is not so. */
export function proves(scene: Scene, claim: Claim): boolean {
  if (claim.kind === 'rule') return isRule(scene.view.ruleset, claim);
  return byVerb[claim.verb](scene, claim) !== claim.denied;
}

function isRule({ parameters }: Ruleset, { parameter }: RuleClaim): boolean {
  if (parameter === null) return true;
  return numberOfRule(parameters, parameter.name) === parameter.number;
}

/** A number of the rules by its name; null if there is none. */
export function numberOfRule(parameters: Ruleset['parameters'], name: string): number | null {
  const [, value] = Object.entries(parameters).find(([key]) => key === name) ?? [];
  return typeof value === 'number' ? value : null;
}

type Proof = (scene: Scene, claim: TableClaim) => boolean;

const byVerb: { readonly [One in Verb]: Proof } = {
  hold: (scene, claim) => fits(handOf(scene, claim.subject), claim, scene),
  drew: (scene, claim) => fits(gained(scene, 'draw'), claim, scene),
  gained: (scene, claim) => fits(gained(scene, 'take'), claim, scene),
  have: (scene, claim) => meldsOf(scene, claim).some((meld) => hasCount(meld.size, claim.count)),
  wild: (scene, claim) => meldsOf(scene, claim).some((meld) => hasCount(meld.wilds, claim.count)),
  canasta: (scene, claim) => meldsOf(scene, claim).some((meld) => isComplete(scene.view.ruleset.parameters, meld)),
  want: (scene, claim) => wanted(scene, claim, () => true),
  run: (scene, claim) => wanted(scene, claim, ({ kind }) => kind === 'sequence'),
  canastas: (scene, claim) => hasCount(completeOf(scene, claim.subject).length, claim.count),
  sambas: (scene, claim) =>
    hasCount(completeOf(scene, claim.subject).filter(({ kind }) => kind === 'sequence').length, claim.count),
  threes: (scene, claim) => hasCount(sideOfSubject(scene, claim.subject)?.redThrees.length ?? 0, claim.count),
  opened: (scene, { subject }) => isOpen(scene, subject),
  declare: ({ view, reader }, { subject }) =>
    view.contract !== null && isOwn(view, reader, view.contract.seat) === (subject === 'we'),
  discarded: did,
  added: did,
  melded: (scene, claim) =>
    claim.subject === 'you' && claim.cards.length === 0 ? hasMelded(scene) : did(scene, claim),
  took: did,
  bought: did,
  laid: (scene, { subject }) => subject === 'you' && threesLaid(scene) > 0,
  passed: did,
  called: did,
  yes: (scene, { subject }) => answered(scene, subject, 'yes'),
  no: (scene, { subject }) => answered(scene, subject, 'no'),
  tried: (scene, claim) => fits(it(scene), claim, scene),
  out: (scene, { subject }) =>
    scene.view.ending !== null && seatsOf(scene, subject).some((seat) => seat === scene.view.ending?.out),
  may,
  stopped: (scene, { subject }) => {
    const { view } = scene;
    const role = topOf(view)?.role;
    const isTurn = view.phase === 'draw' && seatsOf(scene, subject).includes(view.turn);
    return isTurn && (role === 'wild' || role === 'black-three') && !takesOntoMeld(view);
  },
  takes: (scene, { subject }) =>
    scene.view.phase === 'draw' && seatsOf(scene, subject).includes(scene.view.turn) && takesOntoMeld(scene.view),
  next: (scene, { subject }) => seatsOf(scene, subject).includes(nextSeat(scene.view.ruleset.seating, scene.reader)),
  open: (scene, claim) => opens(scene, claim) === true,
  lack: (scene, claim) => opens(scene, claim) === false,
  top: (scene, claim) => fits(scene.view.pile.slice(-1), claim, scene),
  bottom: (scene, claim) => fits(scene.view.pile.slice(0, 1), claim, scene),
  has: (scene, claim) => fits(scene.view.pile, claim, scene),
  frozen: ({ view }) => isFrozen(view) && view.pile.some(freezes),
  brings: ({ view }, { count }) => hasCount(broughtByPile(view), count),
  counts: (scene, { subject, count }) =>
    hasCount(subject === 'pile' ? scene.view.pile.length : handCount(scene, subject), count),
  over: ({ view }) => view.phase === 'over',
  concealed: ({ view }) => view.ending?.concealed === true,
  unbid: ({ view }) => view.phase !== 'auction' && view.contract === null,
  reached: ({ view }) =>
    view.contract !== null && pointsOnTable(view, view.contract) >= pointsOfBid(view, view.contract),
};

/** The melds that a claim means: those with all its cards, of a rank where it begins with one. */
function meldsOf(scene: Scene, { subject, cards }: TableClaim): readonly Meld[] {
  const words = cards.flat();
  const [first] = words;
  return (sideOfSubject(scene, subject)?.melds ?? []).filter((meld) => {
    if (first?.kind === 'rank' && !(meld.kind === 'set' && meld.cards.some((card) => isOfMeld(meld, card, first.rank))))
      return false;
    if (first?.kind === 'suit' && meld.suit !== first.suit) return false;
    return words.every((word) => word.kind === 'suit' || containsAll(meld.cards, [word], scene));
  });
}

function isOfMeld(meld: Meld, card: Card, rank: string): boolean {
  return card.order === meld.order && card.rank === rank;
}

/** Whether each of some cards would make a meld of a side larger. */
function wanted(scene: Scene, { subject, cards }: TableClaim, isRight: (meld: Meld) => boolean): boolean {
  const { view } = scene;
  const melds = (sideOfSubject(scene, subject)?.melds ?? []).filter(isRight);
  const each = cards.flat().flatMap((word) => facesOf(word, scene));
  return (
    each.length > 0 &&
    each.every((card) => melds.some((meld) => nameMeld(view.ruleset, [...meld.cards, card]) !== 'invalid'))
  );
}

function completeOf(scene: Scene, subject: Subject): readonly Meld[] {
  const { parameters } = scene.view.ruleset;
  return (sideOfSubject(scene, subject)?.melds ?? []).filter((meld) => isComplete(parameters, meld));
}

function isOpen(scene: Scene, subject: Subject): boolean {
  const side = sideOfSubject(scene, subject);
  return side !== undefined && hasOpened(side);
}

/** Whether cards, meld by meld, are melds and reach the minimum; null where one of them is no meld. */
function opens(scene: Scene, { cards }: TableClaim): boolean | null {
  const { view, reader } = scene;
  const { ruleset } = view;
  const groups = cards.map((group) => group.flatMap((word) => facesOf(word, scene)));
  const isAct = cards.flat().some(({ kind }) => kind === 'it');
  if (!isAct && groups.some((group) => nameMeld(ruleset, group) === 'invalid')) return null;
  return pointsOfAll(ruleset.parameters, groups.flat()) >= minimumOf({ ...view, turn: reader });
}

/** How many cards of the pile come with its top card, that card left out. */
function broughtByPile({ pile, ruleset }: Position): number {
  const rest = pile.slice(0, -1);
  const lowest = ruleset.parameters.pileTaken === 'whole' ? 0 : Math.max(0, rest.findLastIndex(freezes));
  return rest.length - lowest;
}

function hasMelded({ view, reader }: Scene): boolean {
  return seatState(view, reader).melded || (view.turn === reader && view.current.melded);
}

/** How many red threes have gone to the table of the reader’s side in his turn; those that are drawn go there by themselves. */
function threesLaid(scene: Scene): number {
  const [first] = ownTurn(scene);
  const now = sideOfSubject(scene, 'we')?.redThrees.length ?? 0;
  const then =
    first === undefined ? now : (sideOfSubject({ ...scene, view: first.before }, 'we')?.redThrees.length ?? 0);
  return now - then;
}
