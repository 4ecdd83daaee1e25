import { type ClauseAddress, type Line, pointsOfAll } from '../../engine/index.ts';
import { mergeOffers } from '../acts/mergeable.ts';
import { offersFor } from '../acts/offers.ts';
import { AlsoRight } from '../question/AlsoRight.tsx';
import { AnswerControls } from '../question/AnswerControls.tsx';
import { askedQuestion, type DeskEvent, type DeskState, isClosed, openSubject } from '../question/desk-state.ts';
import { cardsWith, type TableState } from '../table/table-state.ts';
import { isOutOfSight } from '../words/reader.ts';
import { scoreSheet } from '../words/score-sheet.ts';
import type { Speech } from '../words/speech.ts';
import type { WidgetWord } from '../words/table-words.ts';
import { Bidding } from './Bidding.tsx';
import { Offers } from './Offers.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { ShowBar } from './ShowBar.tsx';
import { TurnLine } from './TurnLine.tsx';
import { Drawers } from './tools/Drawers.tsx';
import { ToolSheet } from './tools/ToolSheet.tsx';
import { Tools } from './tools/Tools.tsx';
import type { ToolRow } from './tools/tool-row.ts';
import { Outcome } from './verdict/Outcome.tsx';

/** What a desk shows and reports: everything comes in, and every act of the reader goes out as an event. */
export interface DeskProps {
  readonly id: string;
  readonly desk: DeskState;
  /** Cases that can be shown. */
  readonly cases: readonly Line[];
  /** The clauses that the table is about. */
  readonly about: readonly ClauseAddress[];
  readonly speech: Speech;
  readonly row: ToolRow;
  readonly dispatch: (event: DeskEvent) => void;
}

/**
 * What stands beside the felt, always in the same order: where the turn stands, the question, what came of the last try, what can be
 * done, the tools. It keeps nothing of its own, so that the page can be built with its first state.
 */
export function Desk(props: DeskProps) {
  const { desk, speech } = props;
  const { table } = desk;
  const untold = openSubject(desk);
  const counted = table.position.phase === 'over' && untold !== 'count' && untold !== 'winner';
  return (
    <>
      <TurnLine state={table} speech={speech} untold={untold} />
      <Outcome
        id={props.id}
        desk={desk}
        speech={speech}
        onCarryOut={(position, ruling) => props.dispatch({ type: 'rule', position, ruling })}
      />
      <div class="acts" tabIndex={-1}>
        {table.showing === null ? <Acts {...props} /> : <ShowBar state={table} {...props} />}
      </div>
      {counted && <ScoreSheet sheet={scoreSheet(table.position, table.reader, speech)} speech={speech} />}
      <Tools {...props} />
      <ToolSheet {...props}>{(sheet) => <Drawers {...props} drawer={sheet} />}</ToolSheet>
      <p class="visually-hidden" role="status">
        {chosenText(desk, speech)}
      </p>
    </>
  );
}

/** What can be done now: the answer, the acts at the table, or once all is answered the way on. */
function Acts({ desk, speech, dispatch }: DeskProps) {
  const { table } = desk;
  const question = askedQuestion(desk);
  const closed = isClosed(desk);
  const prepared = table.selected.length + table.aside.length > 0 || table.position.current.asked !== null;
  const plays = question === null || (question.kind === 'move' && !desk.inquiry.solved) || prepared;
  const back = desk.inquiry.lost
    ? 'undo'
    : question === null && table.past.length > 0 && isAtEnd(table)
      ? 'reset'
      : null;
  return (
    <>
      {closed && <Onward desk={desk} speech={speech} dispatch={dispatch} />}
      {back !== null && !closed && (
        <ul class="buttons">
          <Way gold word={back} speech={speech} onClick={() => dispatch({ type: back })} />
        </ul>
      )}
      {plays && table.position.phase === 'auction' && (
        <Bidding position={table.position} speech={speech} onTry={(action) => dispatch({ type: 'try', action })} />
      )}
      {plays && (
        <Offers
          state={table}
          speech={speech}
          dispatch={dispatch}
          offers={[...mergeOffers(table), ...offersFor(table)]}
        />
      )}
      <AnswerControls desk={desk} speech={speech} dispatch={dispatch} />
    </>
  );
}

/** Whether nobody can go on here: the deal is over, or the cards of who plays now are not shown. */
function isAtEnd({ position }: TableState): boolean {
  return position.phase === 'over' || isOutOfSight(position);
}

/** After the answer: the next question, what else would have been right, to play on from here, or to begin again. */
function Onward({ desk, speech, dispatch }: Pick<DeskProps, 'desk' | 'speech' | 'dispatch'>) {
  const { table, inquiry } = desk;
  const { place, questions } = inquiry;
  const question = askedQuestion(desk);
  const last = place + 1 >= questions.length;
  const ended = isAtEnd(table);
  const way = (word: WidgetWord, event: DeskEvent, gold = false) => (
    <Way word={word} gold={gold} speech={speech} onClick={() => dispatch(event)} />
  );
  return (
    <>
      <ul class="buttons">
        {!last && way('nextQuestion', { type: 'ask', place: place + 1 }, true)}
        {!ended && way('playOn', { type: 'play-on' })}
        {question?.kind === 'allowed' &&
          way('watch', { type: 'show', line: { position: table.start, actions: question.actions } })}
        {last && (ended || questions.length > 1) && way('reset', { type: 'ask', place: 0 })}
      </ul>
      {last && <p class="hint">{speech.text('allAsked')}</p>}
      {question?.kind === 'move' && <AlsoRight desk={desk} question={question} speech={speech} />}
    </>
  );
}

interface WayProps {
  readonly word: WidgetWord;
  readonly gold: boolean;
  readonly speech: Speech;
  readonly onClick: () => void;
}

/** A way on, as a button of a list. */
function Way({ word, gold, speech, onClick }: WayProps) {
  return (
    <li>
      <button type="button" class={gold ? 'gold' : 'quiet'} onClick={onClick}>
        {speech.text(word)}
      </button>
    </li>
  );
}

/** The chosen cards and their points, for those who hear the table. */
function chosenText({ table }: DeskState, speech: Speech): string {
  const cards = cardsWith(table, table.selected);
  if (cards.length === 0) return '';
  const points = pointsOfAll(table.position.ruleset.parameters, cards);
  return speech.text('selected', { count: cards.length, points });
}
