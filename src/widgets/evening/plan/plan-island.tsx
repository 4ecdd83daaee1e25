import { openIsland } from '../../page/island.ts';
import { readKept } from '../../page/kept-text.ts';
import { planPlace } from '../device/kept-evening.ts';
import { keepsGames } from '../device/kept-games.ts';
import { EveningPlan } from './EveningPlan.tsx';
import { newPlan, readPlan } from './plan.ts';
import { ownPlanKey, planKey, unpackPlan } from './plan-link.ts';
import type { PlanTexts } from './plan-words.ts';

/** Whether a fragment asks for an evening; others lead to a place of the page. */
export function isPlanAsked(fragment: string): boolean {
  return new RegExp(`^#(${planKey}|${ownPlanKey})=`).test(fragment);
}

/**
 * Opens the evening of the link as a copy to read, else the one that the device keeps, or a new one of four pairs. Where the device keeps
 * nothing the evening of its own address goes on.
 */
export async function openPlan(place: Element, texts: PlanTexts, language: string): Promise<void> {
  const { value, damaged } = readKept(planPlace, readPlan);
  const [key = '', packed = ''] = location.hash.slice(1).split('=');
  const given = isPlanAsked(location.hash) ? await unpackPlan(packed) : undefined;
  const goesOn = key === ownPlanKey && given != null && !keepsGames();
  const own = goesOn ? given : (value ?? newPlan(['', '', '', '']));
  const notice = given === null ? texts.eveningUnread : damaged ? texts.damaged : '';
  openIsland(
    place,
    <EveningPlan
      own={own}
      copied={goesOn ? null : (given ?? null)}
      isKept={!goesOn}
      notice={notice}
      texts={texts}
      language={language}
    />,
  );
}
