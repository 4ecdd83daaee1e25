/** The duties that rulings give a player and that bind later turns. */
export const dutyCodes = [
  'no-meld-this-turn',
  'no-meld-for-turns',
  'no-draw-next-turn',
  'no-draw-for-turns',
  'draw-one-next-turn',
  'no-pile-next-turn',
  'must-draw-from-stock',
  'must-discard',
  'keep-one-card-after-discard',
  'must-go-out-if-able',
  'partner-must-meld-or-discard',
] as const;
/** The code of a duty. */
export type DutyCode = (typeof dutyCodes)[number];

/** The duties of a player as bits of one number, in the order of `dutyCodes`. */
export type Duties = number;

/** The duties of these codes. */
export function dutiesWith(...codes: readonly DutyCode[]): Duties {
  return codes.reduce((duties, code) => duties | (1 << dutyCodes.indexOf(code)), 0);
}

/** Asks whether any duty of these codes is among those of a player. */
function hasAnyOf(...codes: readonly DutyCode[]): (duties: Duties) => boolean {
  const asked = dutiesWith(...codes);
  return (duties) => (duties & asked) !== 0;
}

/** Duties of one turn that wait for one whose draw they can be served by. */
const ofNextDraw = dutiesWith('no-draw-next-turn', 'no-pile-next-turn', 'draw-one-next-turn');
const servedByDraw = dutiesWith('draw-one-next-turn', 'no-pile-next-turn', 'must-draw-from-stock');

/** Whether a duty is among those of a player. */
export function hasDuty(duties: Duties, code: DutyCode): boolean {
  return duties !== 0 && ((duties >> dutyCodes.indexOf(code)) & 1) === 1;
}

/** Whether rulings take this turn's draw away. */
export const mayNotDraw = hasAnyOf('no-draw-next-turn', 'no-draw-for-turns');

/** Whether rulings keep the player from melding in this turn. */
export const mayNotMeld = hasAnyOf('no-meld-this-turn', 'no-meld-for-turns');

/** Whether rulings keep the player from taking the pile in this turn, though there is a draw. */
export const mayNotTakePile = hasAnyOf('no-pile-next-turn', 'must-draw-from-stock');

/** Whether a ruling obliges the player to go out in this turn, if that is possible. */
export const mustGoOutIfAble = hasAnyOf('must-go-out-if-able');

/** Whether a ruling has decided already whether the player goes out in this turn, so that nothing is left to ask the partner. */
export const isGoingOutDecided = hasAnyOf('must-go-out-if-able', 'keep-one-card-after-discard');

/**
 * Whether the player must keep a card at the end of the turn: the partner has said no, or a ruling says so. Who must go out by a ruling
 * must, whatever the partner has answered (canasta-fi 23-b).
 */
export function mustKeepCard(duties: Duties, answeredNo: boolean): boolean {
  return (answeredNo && !mustGoOutIfAble(duties)) || hasDuty(duties, 'keep-one-card-after-discard');
}

/** The duties that a draw from the stock has not served: one given after the draw waits for the next turn. */
export function dutiesAfterDraw(duties: Duties): Duties {
  return duties & ~servedByDraw;
}

/** The number of a duty after a turn with a draw or without, -1 if it has been served; `duties` are all that the player had in the turn. */
export function countAfterTurn(code: DutyCode, count: number, duties: Duties, drew: boolean): number {
  // Those of the turn that ends now have been served by its draw, or by doing without one.
  if (hasDuty(ofNextDraw, code)) return drew ? count : -1;
  if (code !== 'no-draw-for-turns' && code !== 'no-meld-for-turns') return -1;
  const waits = code === 'no-meld-for-turns' ? hasDuty(duties, 'no-meld-this-turn') : drew;
  if (waits) return count;
  return count > 1 ? count - 1 : -1;
}
