import { isRulesetId } from '../../engine/index.ts';
import { openIsland } from '../page/island.ts';
import { Speech, type SpeechData } from '../words/speech.ts';
import { callQuestionMaker } from './question-maker.ts';
import { Trainer } from './Trainer.tsx';
import type { RefereeWords } from './words/referee-words.ts';
import { TrainSpeech } from './words/train-speech.ts';
import type { TrainWords } from './words/train-words.ts';

/** Opens the trainer on its page; `name` is what the game is called. */
export function openTrainer(
  place: HTMLElement,
  game: string,
  name: string,
  language: SpeechData,
  words: TrainWords,
  referee: RefereeWords | null,
): void {
  if (!isRulesetId(game)) throw new Error(`there is no ruleset ${game}`);
  const say = new TrainSpeech(new Speech(language), words, referee);
  openIsland(place, <Trainer game={game} name={name} say={say} make={callQuestionMaker()} />);
}
