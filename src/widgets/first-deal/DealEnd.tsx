import { ScoreSheet } from '../desk/ScoreSheet.tsx';
import { chargesOf } from '../table/charges.ts';
import { scoreSheet } from '../words/score-sheet.ts';
import type { Speech } from '../words/speech.ts';
import { actsOf, type DealState } from './deal-state.ts';
import type { DealWords } from './deal-words.ts';

interface DealEndProps {
  readonly state: DealState;
  readonly speech: Speech;
  readonly words: DealWords;
  /** Where to go now. */
  readonly onwards: string;
}

/** What stands there once a told deal is over: its count, what it has shown, and the way on. */
export function DealEnd({ state, speech, words, onwards }: DealEndProps) {
  const { position, reader } = state.course;
  return (
    <>
      <ScoreSheet sheet={scoreSheet(position, reader, speech, actsOf(state).flatMap(chargesOf))} speech={speech} />
      <section class="learnt">
        <h3>{words.learntTitle}</h3>
        <ul>
          {words.learnt.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <p>
        <a class="invitation" href={onwards}>
          {words.onwards}
        </a>
      </p>
    </>
  );
}
