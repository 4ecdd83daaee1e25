import { packText, unpackText } from '../../table/packed-text.ts';
import { type Plan, readPlan, writePlan } from './plan.ts';

/** The name of an evening in the fragment of an address. */
export const planKey = 'evening';

/** The name of an evening that only the address keeps, because the device keeps nothing. */
export const ownPlanKey = 'own';

/** A text that is longer than this when unpacked is no evening. */
const longest = 20_000;

/** The evening as a text that is safe in the fragment of an address. */
export function packPlan(plan: Plan): Promise<string> {
  return packText(writePlan(plan));
}

/** Reads what `packPlan` has written; null if it is damaged or none. */
export async function unpackPlan(text: string): Promise<Plan | null> {
  const { text: unpacked, damage } = await unpackText(text, longest);
  return damage === null ? readPlan(unpacked) : null;
}
