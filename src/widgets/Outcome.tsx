import type { Position } from '../engine/index.ts';
import { Brought } from './Brought.tsx';
import { Phrase } from './CardWord.tsx';
import { ClauseLinks } from './ClauseLinks.tsx';
import { chargesBetween } from './falls-due.ts';
import { freeWord } from './how-to-act.ts';
import { IfDone } from './IfDone.tsx';
import { askedQuestion, type DeskState, isTold } from './inquiry.ts';
import type { AllowedQuestion, Question } from './question.ts';
import { answerText, truthPieces } from './question-words.ts';
import { isOutOfSight, playerName, sideName } from './reader.ts';
import { pointsText } from './score-sheet.ts';
import type { Judged, TableState } from './state.ts';
import { stepPieces } from './step-words.ts';
import type { Tongue } from './tongue.ts';
import { VerdictBox } from './VerdictBox.tsx';
import { JudgedWords, SlipWords, VerdictMark, VerdictWords } from './VerdictPanel.tsx';
import { verdictOf } from './verdict-of.ts';

interface OutcomeProps {
  readonly desk: DeskState;
  readonly tongue: Tongue;
  /** What stands there before the first try where nothing is asked. */
  readonly untried?: 'freeHint' | 'over' | 'hint' | 'hintCall';
}

/** What came of the last try or answer. */
export function Outcome({ desk, tongue, untried = freeWord(desk.table.position) }: OutcomeProps) {
  const { table, inquiry } = desk;
  const question = askedQuestion(desk);
  const { judged, slip, showing } = table;
  return (
    <VerdictBox tone={toneOf(desk)} number={`${inquiry.place} ${inquiry.tries} ${table.tries}`} tongue={tongue}>
      {showing !== null && (
        <p class="showing">{tongue.text('step', { step: showing.done, steps: showing.actions.length })}</p>
      )}
      {question !== null && inquiry.answer !== null ? (
        <Answered key={`answer ${inquiry.answer.number}`} desk={desk} question={question} tongue={tongue} />
      ) : slip !== null ? (
        <SlipWords key={slip.number} slip={slip} position={table.position} tongue={tongue} />
      ) : judged === null ? (
        <p class="hint">
          {tongue.text(
            question === null ? untried : question.kind === 'move' ? howToAnswer(table.position) : 'answerBelow',
          )}
        </p>
      ) : (
        <Played key={judged.number} desk={desk} judged={judged} tongue={tongue} />
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

function Played({ desk, judged, tongue }: { desk: DeskState; judged: Judged; tongue: Tongue }) {
  const { table, inquiry } = desk;
  const goes = desk.table.showing === null && askedQuestion(desk)?.kind === 'move';
  return (
    <>
      <p class="judged">
        {goes && inquiry.solved && judged.verdict.legal ? (
          <RightMark right tongue={tongue} />
        ) : (
          <VerdictMark legal={judged.verdict.legal} tongue={tongue} />
        )}{' '}
        <Phrase pieces={stepPieces(before(table), judged.action, tongue)} tongue={tongue} />
      </p>
      <Brought table={table} tongue={tongue} />
      <JudgedWords action={judged.action} verdict={judged.verdict} tongue={tongue} />
      {!judged.verdict.legal && (
        <IfDone position={table.position} action={judged.action} reasons={judged.verdict.reasons} tongue={tongue} />
      )}
      <Charges table={table} tongue={tongue} />
      {goes && inquiry.lost && !inquiry.solved && judged.verdict.legal && <p>{tongue.text('lost')}</p>}
      {judged.verdict.legal && <p class="in-turn">{afterText(table, tongue)}</p>}
    </>
  );
}

/** The word that stands before an answer, with a sign so that colour never tells alone. */
function RightMark({ right, tongue }: { right: boolean; tongue: Tongue }) {
  return (
    <strong class={right ? 'mark allowed' : 'mark refused'}>
      <span aria-hidden="true">{right ? '✓' : '✕'}</span> {tongue.text(right ? 'isRight' : 'notRight')}
    </strong>
  );
}

function Answered({ desk, question, tongue }: { desk: DeskState; question: Question; tongue: Tongue }) {
  const { table, inquiry } = desk;
  const { answer } = inquiry;
  if (answer === null) return null;
  const told = answer.right || isTold(question);
  return (
    <>
      <p class="judged">
        <RightMark right={answer.right} tongue={tongue} />
        {question.kind === 'allowed'
          ? `: ${tongue.text(question.is ? 'isAllowed' : 'isNotAllowed')}`
          : ` ${answerText(question, answer.given, table, tongue)}`}
      </p>
      {told && question.kind !== 'allowed' && (
        <p>
          <Phrase pieces={truthPieces(question, table, tongue)} tongue={tongue} />{' '}
          {question.kind === 'move' && question.possible && `${tongue.text('hintClauseText')} `}
          <ClauseLinks clauses={question.clauses} tongue={tongue} />
        </p>
      )}
      {question.kind === 'allowed' && <AllowedWords question={question} start={table.start} tongue={tongue} />}
    </>
  );
}

function AllowedWords({ question, start, tongue }: { question: AllowedQuestion; start: Position; tongue: Tongue }) {
  const verdict = verdictOf({ position: start, actions: question.actions });
  return verdict === null ? null : <VerdictWords verdict={verdict} tongue={tongue} />;
}

/** The points that fall due with what has been done, though it was allowed. */
function Charges({ table, tongue }: { table: TableState; tongue: Tongue }) {
  const { judged, reader, position } = table;
  if (judged?.verdict.legal !== true) return null;
  return (
    <>
      {chargesBetween(before(table), judged.verdict.next).map(({ side, points, clauses }) => (
        <p key={side} class="charge">
          {tongue.text('charge', { side: sideName(position, side, reader, tongue), points })}{' '}
          <ClauseLinks clauses={clauses} tongue={tongue} />
        </p>
      ))}
    </>
  );
}

/** The position in which the judged action was tried. */
function before({ judged, position, past }: TableState): Position {
  return judged?.verdict.legal === true ? (past.at(-1)?.position ?? position) : position;
}

/** What follows: the count of a finished deal, who plays now where that has changed, or that nobody sees his cards. */
function afterText(state: TableState, tongue: Tongue): string {
  const { position, reader, judged } = state;
  if (position.phase === 'over') return `${tongue.text('over')} ${pointsText(position, reader, tongue)}`;
  const player = playerName(position, position.turn, reader, tongue);
  if (!isOutOfSight(position)) {
    if (judged?.seat === position.turn) return '';
    return position.turn === reader ? tongue.text('yourTurn') : tongue.text('turnOf', { player });
  }
  return tongue.text('turnOutOfSight', { player });
}
