import { actor, isTakeable, legalActions, permits } from '../../../engine/index.ts';
import { type Offer, offersFor } from '../../acts/offers.ts';
import type { TableState } from '../../table/table-state.ts';

/**
 * What is offered in play: what is lawful, if anything of the kind is; otherwise everything that can be tried, so that the reader hears
 * why it may not be done. While red threes are to be laid nothing else is offered.
 */
export function practicalOffers(state: TableState): readonly Offer[] {
  const { position } = state;
  const [due] = redThreesDue(state);
  if (due !== undefined) return [due];
  const offers = offersFor(state);
  const prepared = state.selected.length + state.aside.length > 0;
  // The pile is offered before its cards have been chosen, where there are such.
  const lawful = offers.filter(
    ({ word, action }) => permits(position, action) || (word === 'doTake' && isTakeable(position)),
  );
  if (lawful.length > 0) return eachOnce(lawful);
  const drawn = position.phase === 'play';
  const sensible = offers.filter(({ action }) => !drawn || action.type !== 'take');
  return prepared || !drawn ? sensible : [];
}

/** The laying of red threes that has to come before the draw: every other act would be refused. */
export function redThreesDue({ position }: Pick<TableState, 'position'>): readonly Offer[] {
  const { hand } = actor(position);
  if (position.phase !== 'draw' || !hand.known.some(({ role }) => role === 'red-three')) return [];
  const acts = legalActions(position);
  return acts.every(({ type }) => type === 'lay')
    ? acts.map((action) => ({ word: 'doLay', meld: null, depth: 1, action }))
    : [];
}

/** The taking of the pile onto a meld is offered once: by the name of the meld where there are several. */
function eachOnce(offers: readonly Offer[]): readonly Offer[] {
  const named = offers.filter(({ word }) => word === 'doTakeOnto');
  const plain = offers.find(({ word, action }) => word === 'doTake' && action.type === 'take' && action.onto);
  if (plain === undefined || named.length === 0) return offers;
  const doubled = named.length > 1 ? [plain] : named;
  return offers.filter((offer) => !doubled.includes(offer));
}
