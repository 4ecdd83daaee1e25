import { isRulesetId } from '../../engine/index.ts';
import { openIsland } from '../page/island.ts';
import { Speech, type SpeechData } from '../words/speech.ts';
import { callThinkers } from './game/thinkers.ts';
import { Talk } from './log/talk.ts';
import { Practice } from './Practice.tsx';
import type { PracticeWords } from './practice-words.ts';

/** Opens the practice table on its page. */
export function openPractice(place: HTMLElement, ruleset: string, language: SpeechData, words: PracticeWords): void {
  if (!isRulesetId(ruleset)) throw new Error(`there is no ruleset ${ruleset}`);
  const talk = new Talk(new Speech(language), words);
  openIsland(place, <Practice ruleset={ruleset} talk={talk} thinkers={callThinkers()} />);
}
