import { ScoreSheet } from '../desk/ScoreSheet.tsx';
import { chargesOf } from '../table/charges.ts';
import { scoreSheet } from '../words/score-sheet.ts';
import { actsOf } from './deal-state.ts';
import type { DealDeskProps } from './desk-of-deal.ts';

/** What stands there once a told deal is over: its count, what it has shown, and the way on. */
export function DealEnd({
  state,
  speech,
  words,
  onwards,
}: Pick<DealDeskProps, 'state' | 'speech' | 'words' | 'onwards'>) {
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
