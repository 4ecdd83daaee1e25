import { isRulesetId } from '../../engine/index.ts';
import { openIsland } from '../page/island.ts';
import type { SpeechData } from '../words/speech.ts';
import { isLabName } from './kinds/lab-kinds.ts';
import { LabView } from './LabView.tsx';
import { LabSpeech, type LabTexts } from './lab-speech.ts';

/** Makes the laboratory of a page live, in place of the one that was built with the page in the same first state. */
export function openLab(
  place: HTMLElement,
  name: string,
  ruleset: string,
  language: SpeechData,
  texts: LabTexts,
): void {
  if (!isRulesetId(ruleset) || !isLabName(name)) throw new Error(`there is no laboratory ${name} of ${ruleset}`);
  openIsland(place, <LabView name={name} ruleset={ruleset} speech={new LabSpeech(language, texts)} />);
}
