import { render } from 'preact';
import { isRulesetId } from '../../engine/index.ts';
import { Tongue, type TongueData } from '../tongue.ts';
import { Practice } from './Practice.tsx';
import { Talk } from './talk.ts';
import { callThinkers } from './thinkers.ts';
import type { PracticeWords } from './words.ts';

/** Opens the practice table on its page. */
export function openPractice(place: HTMLElement, ruleset: string, language: TongueData, words: PracticeWords): void {
  if (!isRulesetId(ruleset)) throw new Error(`there is no ruleset ${ruleset}`);
  const talk = new Talk(new Tongue(language), words);
  place.replaceChildren();
  render(<Practice ruleset={ruleset} talk={talk} thinkers={callThinkers()} />, place);
}
