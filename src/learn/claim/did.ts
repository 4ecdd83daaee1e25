import { type Action, cardsOfAct } from '../../engine/index.ts';
import type { Subject, TableClaim, Verb } from './claim.ts';
import { fits, hasCount } from './named-cards.ts';
import { type DoneAct, ownTurn, type Scene, seatsOf } from './scene.ts';

const typeOfVerb: { readonly [One in Verb]?: Action['type'] } = {
  discarded: 'discard',
  added: 'add',
  melded: 'meld',
  took: 'take',
  bought: 'buy',
  passed: 'call',
  called: 'call',
};

/** Whether each of those of whom a claim speaks has done something of the kind since the reader’s last turn, with all its cards. */
export function did(scene: Scene, claim: TableClaim): boolean {
  const { reader, acts } = scene;
  const own = claim.subject === 'you';
  const seats = seatsOf(scene, claim.subject);
  const all = own ? ownTurn(scene) : acts.filter(({ before }) => before.turn !== reader || before.phase === 'auction');
  return (
    seats.length > 0 &&
    seats.every((seat) =>
      didIt(
        scene,
        claim,
        all.filter(({ before }) => before.turn === seat),
      ),
    )
  );
}

function didIt(scene: Scene, { verb, cards, count }: TableClaim, acts: readonly DoneAct[]): boolean {
  const done = acts.filter(({ action }) => isOfVerb(action, verb));
  if (done.length === 0) return false;
  if (verb === 'melded' && count !== null) {
    return hasCount(
      done.reduce((sum, { action }) => sum + meldsBegun(action), 0),
      count,
    );
  }
  const words = cards.flat();
  return (
    words.length === 0 ||
    fits(
      done.flatMap(({ action }) => cardsOfAct(action)),
      { cards, count },
      scene,
    )
  );
}

function isOfVerb(action: Action, verb: Verb): boolean {
  if (verb === 'melded' && action.type === 'take') return action.melds.length > 0 || action.onto === undefined;
  if (action.type === 'call') return verb === (action.call === 'pass' ? 'passed' : 'called');
  return action.type === typeOfVerb[verb];
}

/** How many melds an act begins, that of the pile among them. */
function meldsBegun(action: Action): number {
  if (action.type === 'meld') return action.melds.length;
  return action.type === 'take' ? action.melds.length + (action.onto === undefined ? 1 : 0) : 0;
}

export /** Whether the partner has answered the reader so, now or in his turn before. */
function answered(scene: Scene, subject: Subject, answer: 'yes' | 'no'): boolean {
  if (subject !== 'partner') return false;
  const { view, reader, acts } = scene;
  if (view.turn === reader && view.current.answer !== null) return view.current.answer === answer;
  const last = acts.findLast(({ before, action }) => before.turn === reader && action.type === 'answer')?.action;
  return last?.type === 'answer' && last.answer === answer;
}
