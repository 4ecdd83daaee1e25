import { render } from 'preact';
import { isRulesetId } from '../../engine/index.ts';
import { Tongue, type TongueData } from '../tongue.ts';
import { MeldLab } from './MeldLab.tsx';
import { PileLab } from './PileLab.tsx';

const labs = { meld: MeldLab, pile: PileLab } as const;

/** The name of a laboratory, as in its address. */
export type LabName = keyof typeof labs;

/** Opens a laboratory on its page. */
export function openLab(place: HTMLElement, name: LabName, ruleset: string, language: TongueData): void {
  if (!isRulesetId(ruleset)) throw new Error(`there is no ruleset ${ruleset}`);
  const Lab = labs[name];
  place.replaceChildren();
  render(<Lab ruleset={ruleset} tongue={new Tongue(language)} />, place);
}
