import { actingSide, canastaKind, canGoOut, isTakeable, permits } from '../../engine/index.ts';
import { type Offer, offersFor } from '../offers.ts';
import type { TableState } from '../state.ts';

/**
 * What is offered in play: what is lawful, if anything of the kind is; otherwise everything that can be tried, so that the reader hears
 * why it may not be done. Nobody thinks of asking before the side could go out.
 */
export function practicalOffers(state: TableState): readonly Offer[] {
  const { position } = state;
  const offers = offersFor(state).filter(({ word }) => word !== 'ask' || mayWonder(state));
  const prepared = state.selected.length + state.aside.length > 0;
  // The pile is offered before its cards have been chosen, where there are such.
  const lawful = offers.filter(
    ({ word, action }) => permits(position, action) || (word === 'doTake' && isTakeable(position)),
  );
  if (lawful.length > 0) return lawful;
  const drawn = position.phase === 'play';
  const sensible = offers.filter(({ action }) => !drawn || action.type !== 'take');
  return prepared || !drawn ? sensible : [];
}

function mayWonder({ position }: TableState): boolean {
  const { parameters } = position.ruleset;
  return actingSide(position).melds.some((meld) => canastaKind(parameters, meld) !== null) || canGoOut(position);
}
