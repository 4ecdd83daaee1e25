import { openIsland } from '../../page/island.ts';
import { readKept } from '../../page/kept-text.ts';
import { EveningPlan, planPlace } from './EveningPlan.tsx';
import { newPlan, readPlan } from './plan.ts';
import { planKey, unpackPlan } from './plan-link.ts';
import type { PlanTexts } from './plan-words.ts';

/** Whether a fragment asks for an evening; others lead to a place of the page. */
export function isPlanAsked(fragment: string): boolean {
  return fragment.startsWith(`#${planKey}=`);
}

/** Opens the evening of the link as a copy to read, else the one that the device keeps, or a new one of four pairs. */
export async function openPlan(place: Element, texts: PlanTexts, language: string): Promise<void> {
  const { value, damaged } = readKept(planPlace, readPlan);
  const own = value ?? newPlan(['', '', '', '']);
  const given = isPlanAsked(location.hash) ? await unpackPlan(location.hash.slice(planKey.length + 2)) : undefined;
  const notice = given === null ? texts.eveningUnread : damaged ? texts.damaged : '';
  openIsland(place, <EveningPlan own={own} copied={given ?? null} notice={notice} texts={texts} language={language} />);
}
