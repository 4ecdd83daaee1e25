import type { Position } from '../../../engine/index.ts';
import { askedQuestion, type DeskState, isTold } from '../../question/desk-state.ts';
import type { AllowedQuestion, Question } from '../../question/question.ts';
import { answerText, truthPieces } from '../../question/question-words.ts';
import { chargesOf } from '../../table/charges.ts';
import type { Judged, TableState } from '../../table/table-state.ts';
import { verdictOf } from '../../table/verdict-of.ts';
import { Phrase } from '../../words/CardWord.tsx';
import { ClauseLinks } from '../../words/ClauseLinks.tsx';
import { freeWord } from '../../words/how-to-act.ts';
import { isOutOfSight, playerName } from '../../words/reader.ts';
import { pointsText } from '../../words/score-sheet.ts';
import type { Speech } from '../../words/speech.ts';
import { stepPieces } from '../../words/step-words.ts';
import { addressOfView } from '../tools/CopyLink.tsx';
import { ReportError } from '../tools/ReportError.tsx';
import { Brought } from './Brought.tsx';
import { Charges } from './Charges.tsx';
import { type CarryOut, IfDone } from './IfDone.tsx';
import { Ruled } from './Ruled.tsx';
import { useReasons } from './use-reasons.ts';
import { VerdictBox } from './VerdictBox.tsx';
import { JudgedHead, JudgedWords, SlipWords, VerdictWords } from './VerdictPanel.tsx';

interface OutcomeProps {
  /** The id of the table on its page, where a link can lead to what was tried. */
  readonly id?: string;
  readonly desk: DeskState;
  readonly speech: Speech;
  /** What stands there before the first try where nothing is asked. */
  readonly untried?: 'freeHint' | 'over' | 'hint' | 'hintCall';
  /** Where a ruling on a refused act can be carried out, what does so. */
  readonly onCarryOut?: CarryOut;
}

/** What came of the last try or answer. */
export function Outcome({ id, desk, speech, untried = freeWord(desk.table.position), onCarryOut }: OutcomeProps) {
  const { table, inquiry } = desk;
  const question = askedQuestion(desk);
  const { judged, slip, showing } = table;
  useReasons();
  return (
    <VerdictBox tone={toneOf(desk)} number={`${inquiry.place} ${inquiry.tries} ${table.tries}`} speech={speech}>
      {showing !== null && (
        <p class="showing">{speech.text('step', { step: showing.done, steps: showing.actions.length })}</p>
      )}
      {question !== null && inquiry.answer !== null ? (
        <Answered key={`answer ${inquiry.answer.number}`} desk={desk} question={question} speech={speech} />
      ) : slip !== null ? (
        <SlipWords key={slip.number} slip={slip} position={table.position} speech={speech} />
      ) : judged === null && table.ruled !== null && table.past.length === 0 ? (
        <Ruled ruling={table.ruled} speech={speech} />
      ) : judged === null && table.wiped !== null && table.past.length === 0 && showing === null ? (
        <p class="hint">{speech.text('wiped')}</p>
      ) : judged === null ? (
        <p class="hint">
          {speech.text(
            question === null ? untried : question.kind === 'move' ? howToAnswer(table.position) : 'answerBelow',
          )}
        </p>
      ) : (
        <>
          <Played key={judged.number} desk={desk} judged={judged} speech={speech} {...(onCarryOut && { onCarryOut })} />
          <ReportError
            label={speech.text('reportError')}
            position={() =>
              id === undefined
                ? location.href
                : addressOfView(id, { ...desk, table: { ...table, position: before(table) } })
            }
          />
        </>
      )}
    </VerdictBox>
  );
}

/** How a move that is asked for is made: by a call, or with cards. */
function howToAnswer({ phase }: Position): 'hintCall' | 'byPlaying' {
  return phase === 'auction' ? 'hintCall' : 'byPlaying';
}

function toneOf({ table, inquiry }: DeskState): 'legal' | 'illegal' | undefined {
  if (inquiry.answer !== null) return inquiry.answer.right ? 'legal' : 'illegal';
  if (table.slip !== null) return table.slip.kind === 'cards-for-pile' ? undefined : 'illegal';
  if (table.judged === null) return undefined;
  return table.judged.verdict.legal ? 'legal' : 'illegal';
}

interface PlayedProps extends Pick<OutcomeProps, 'desk' | 'speech' | 'onCarryOut'> {
  readonly judged: Judged;
}

function Played({ desk, judged, speech, onCarryOut }: PlayedProps) {
  const reasons = useReasons();
  const { table, inquiry } = desk;
  const goes = desk.table.showing === null && askedQuestion(desk)?.kind === 'move';
  return (
    <>
      <JudgedHead
        verdict={judged.verdict}
        mark={goes && inquiry.solved && judged.verdict.legal ? <RightMark right speech={speech} /> : undefined}
        speech={speech}
      >
        <Phrase pieces={stepPieces(before(table), judged.action, speech)} speech={speech} />
      </JudgedHead>
      <Brought table={table} speech={speech} />
      <JudgedWords position={before(table)} action={judged.action} verdict={judged.verdict} speech={speech} />
      {!judged.verdict.legal && (
        <IfDone
          position={table.position}
          action={judged.action}
          reasons={judged.verdict.reasons}
          speech={speech}
          {...(onCarryOut && { onCarryOut: { whole: table.position, go: onCarryOut } })}
        />
      )}
      <Charges
        charges={chargesOf({ before: before(table), action: judged.action })}
        position={table.position}
        reader={table.reader}
        speech={speech}
      />
      {goes && inquiry.solved && judged.verdict.legal && reasons !== null && (
        <reasons.Beside desk={desk} speech={speech} />
      )}
      {goes && inquiry.lost && !inquiry.solved && judged.verdict.legal && <p>{speech.text('lost')}</p>}
      {judged.verdict.legal && <p class="in-turn">{afterText(table, speech)}</p>}
    </>
  );
}

/** The word that stands before an answer, with a sign so that colour never tells alone. */
function RightMark({ right, speech }: { right: boolean; speech: Speech }) {
  return (
    <strong class={right ? 'mark allowed' : 'mark refused'}>
      <span aria-hidden="true">{right ? '✓' : '✕'}</span> {speech.text(right ? 'isRight' : 'notRight')}
    </strong>
  );
}

function Answered({ desk, question, speech }: { desk: DeskState; question: Question; speech: Speech }) {
  const { table, inquiry } = desk;
  const { answer } = inquiry;
  const reasons = useReasons();
  if (answer === null) return null;
  const told = answer.right || isTold(question);
  return (
    <>
      <p class="judged">
        <RightMark right={answer.right} speech={speech} />
        {question.kind === 'allowed'
          ? `: ${speech.text(question.is ? 'isAllowed' : 'isNotAllowed')}`
          : ` ${answerText(question, answer.given, table, speech)}`}
      </p>
      {!answer.right && reasons !== null && (
        <reasons.WhyWrong question={question} given={answer.given} told={told} table={table} speech={speech} />
      )}
      {told && question.kind !== 'allowed' && (
        <p>
          <Phrase pieces={truthPieces(question, table, speech)} speech={speech} />{' '}
          {question.kind === 'move' && question.possible && `${speech.text('hintClauseText')} `}
          <ClauseLinks clauses={question.clauses} speech={speech} />
        </p>
      )}
      {question.kind === 'allowed' && <AllowedWords question={question} start={table.start} speech={speech} />}
    </>
  );
}

function AllowedWords({ question, start, speech }: { question: AllowedQuestion; start: Position; speech: Speech }) {
  const verdict = verdictOf({ position: start, actions: question.actions });
  return verdict === null ? null : <VerdictWords verdict={verdict} speech={speech} />;
}

/** The position in which the judged action was tried. */
function before({ judged, position, past }: TableState): Position {
  return judged?.verdict.legal === true ? (past.at(-1)?.position ?? position) : position;
}

/** What follows: the count of a finished deal, who plays now where that has changed, or that nobody sees his cards. */
function afterText(state: TableState, speech: Speech): string {
  const { position, reader, judged } = state;
  if (position.phase === 'over') return `${speech.text('over')} ${pointsText(position, reader, speech)}`;
  const player = playerName(position, position.turn, reader, speech);
  if (!isOutOfSight(position)) {
    if (judged?.seat === position.turn) return '';
    return position.turn === reader ? speech.text('yourTurn') : speech.text('turnOf', { player });
  }
  return speech.text('turnOutOfSight', { player });
}
