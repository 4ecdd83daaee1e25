import { openIsland } from '../../page/island.ts';
import { readKept } from '../../page/kept-text.ts';
import { EveningPlan, planPlace } from './EveningPlan.tsx';
import { newPlan, readPlan } from './plan.ts';
import type { PlanTexts } from './plan-words.ts';

/** Opens the evening that the device keeps, or a new one of four pairs. */
export function openPlan(place: Element, texts: PlanTexts, language: string): void {
  const { value, damaged } = readKept(planPlace, readPlan);
  const first = value ?? newPlan(['', '', '', '']);
  openIsland(place, <EveningPlan first={first} damaged={damaged} texts={texts} language={language} />);
}
