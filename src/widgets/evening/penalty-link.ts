import { type ClauseAddress, isClauseAddress, isSide, type Side } from '../../engine/index.ts';

/** A penalty that a ruling has charged, on its way from the referee's guide to the score sheet. */
export interface HandedPenalty {
  readonly side: Side;
  readonly points: number;
  readonly clause: ClauseAddress;
}

/** The name of the penalties in the fragment of an address. */
export const penaltyKey = 'penalty';

/** Penalties as the fragment of an address: `penalty=A-100-canasta-fi/33-a`, several with commas between. */
export function writePenalties(penalties: readonly HandedPenalty[]): string {
  return `${penaltyKey}=${penalties.map(({ side, points, clause }) => `${side}${points < 0 ? '+' : '-'}${Math.abs(points)}-${clause}`).join(',')}`;
}

/** The penalties that a fragment hands over; null where it has none, or any of them is damaged. */
export function readPenalties(fragment: string): readonly HandedPenalty[] | null {
  const found = fragment.replace(/^#/, '').match(/^penalty=(.+)$/)?.[1];
  if (found === undefined) return null;
  const penalties: HandedPenalty[] = [];
  for (const each of found.split(',')) {
    const [, side, sign, digits, clause] = /^([A-Z])([-+])(\d{1,5})-(.+)$/.exec(each) ?? [];
    if (!isSide(side) || clause === undefined || !isClauseAddress(clause)) return null;
    penalties.push({ side, points: Number(digits) * (sign === '-' ? 1 : -1), clause });
  }
  return penalties;
}
