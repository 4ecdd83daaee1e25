import { worstBeside } from '../../../learn/worse-way.ts';
import { askedQuestion, type DeskState, stepsOf } from '../../question/desk-state.ts';
import type { Answer, Question } from '../../question/question.ts';
import { whyWrong } from '../../question/why-wrong.ts';
import type { TableState } from '../../table/table-state.ts';
import { Phrase } from '../../words/CardWord.tsx';
import { ClauseLinks } from '../../words/ClauseLinks.tsx';
import type { Speech } from '../../words/speech.ts';

/** By what a right way was worse than another one. */
export function Beside({ desk, speech }: { readonly desk: DeskState; readonly speech: Speech }) {
  const { table } = desk;
  const question = askedQuestion(desk);
  const ways = question?.kind === 'move' ? question.ways : [];
  const worse = worstBeside({ start: table.start, steps: stepsOf(table), now: table.position }, ways);
  return worse === null ? null : (
    <p class="hint">
      <Phrase pieces={speech.pieces(worse.code, worse.values)} speech={speech} />
    </p>
  );
}

interface WhyWrongProps {
  readonly question: Question;
  readonly given: Answer;
  /** Whether the truth stands beside it, with its clauses. */
  readonly told: boolean;
  readonly table: TableState;
  readonly speech: Speech;
}

/** What a wrong answer has overlooked. */
export function WhyWrong({ question, given, told, table, speech }: WhyWrongProps) {
  const pieces = whyWrong(question, given, table, speech);
  return pieces.length === 0 ? null : (
    <p class="hint">
      <Phrase pieces={pieces} speech={speech} /> {!told && <ClauseLinks clauses={question.clauses} speech={speech} />}
    </p>
  );
}
