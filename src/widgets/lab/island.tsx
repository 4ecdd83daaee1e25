import { render } from 'preact';
import { isRulesetId } from '../../engine/index.ts';
import type { TongueData } from '../tongue.ts';
import { isLabName } from './kinds.ts';
import { LabView } from './LabView.tsx';
import { type LabTexts, LabTongue } from './lab-tongue.ts';

/** Makes the laboratory of a page live, in place of the one that was built with the page in the same first state. */
export function openLab(
  place: HTMLElement,
  name: string,
  ruleset: string,
  language: TongueData,
  texts: LabTexts,
): void {
  if (!isRulesetId(ruleset) || !isLabName(name)) throw new Error(`there is no laboratory ${name} of ${ruleset}`);
  place.replaceChildren();
  render(<LabView name={name} ruleset={ruleset} tongue={new LabTongue(language, texts)} />, place);
}
