import type { Parameters } from '../rulesets/parameters.ts';

/** Whether completed melds are what going out asks for where no bid has to be reached. Canastas count sambas and sets together. */
export function isEnoughToGoOut(parameters: Parameters, sambas: number, sets: number, redSets: number): boolean {
  return (
    sambas + sets >= canastasToGoOut(parameters) &&
    sambas >= parameters.robberSambas &&
    sets >= parameters.robberCanastas &&
    redSets >= parameters.robberRedCanastas
  );
}

/** How many canastas and sambas together going out asks for at least. */
export function canastasToGoOut(parameters: Parameters): number {
  return parameters.canastasToGoOut + parameters.robberSambas + parameters.robberCanastas;
}

/**
 * Whether an ordinary discard can end the turn with a card left in the hand: so many cards are held, of which `redThrees` must lie on
 * the table and cannot be discarded (0 where they are hand cards, or where a card is not known).
 */
export function leavesACard(held: number, redThrees: number): boolean {
  return held >= 2 && held > redThrees;
}

/** Whether the partner may be asked at this time of the turn, by what the player has drawn. */
export function isTimeToAsk(parameters: Parameters, drewFromStock: boolean, tookPile: boolean): boolean {
  if (parameters.askingTime === 'around-stock-draw') return !tookPile;
  return drewFromStock || (tookPile && parameters.askingTime === 'after-any-draw');
}

/** Whether going out with nothing laid before is concealed with so many canastas made in the turn. */
export function isEnoughForConcealed(parameters: Parameters, canastas: number): boolean {
  return canastas > 0 || parameters.concealedWithoutCanastaBonus > 0;
}
