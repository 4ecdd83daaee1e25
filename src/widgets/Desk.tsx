import { type ClauseAddress, type Line, pointsOfAll } from '../engine/index.ts';
import { AlsoRight } from './AlsoRight.tsx';
import { AnswerControls } from './AnswerControls.tsx';
import { Bidding } from './Bidding.tsx';
import { Drawers } from './Drawers.tsx';
import { askedQuestion, type DeskEvent, type DeskState, isClosed, openSubject } from './inquiry.ts';
import { mergeOffers } from './mergeable.ts';
import { Offers } from './Offers.tsx';
import { Outcome } from './Outcome.tsx';
import { offersFor } from './offers.ts';
import { isOutOfSight } from './reader.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import { ShowBar } from './ShowBar.tsx';
import { scoreSheet } from './score-sheet.ts';
import { cardsWith, type TableState } from './state.ts';
import { type Drawer, Tools } from './Tools.tsx';
import { TurnLine } from './TurnLine.tsx';
import type { Tongue } from './tongue.ts';
import type { WidgetWord } from './words.ts';

/** What a desk shows and reports: everything comes in, and every act of the reader goes out as an event. */
export interface DeskProps {
  readonly id: string;
  readonly desk: DeskState;
  /** Cases that can be shown. */
  readonly cases: readonly Line[];
  /** The clauses that the table is about. */
  readonly about: readonly ClauseAddress[];
  readonly tongue: Tongue;
  readonly drawer: Drawer | null;
  readonly onDrawer: (drawer: Drawer | null) => void;
  readonly dispatch: (event: DeskEvent) => void;
}

/**
 * What stands beside the felt, always in the same order: where the turn stands, the question, what came of the last try, what can be
 * done, the tools. It keeps nothing of its own, so that the page can be built with its first state.
 */
export function Desk(props: DeskProps) {
  const { desk, tongue } = props;
  const { table } = desk;
  const untold = openSubject(desk);
  const counted = table.position.phase === 'over' && untold !== 'count' && untold !== 'winner';
  return (
    <>
      <TurnLine state={table} tongue={tongue} untold={untold} />
      <Outcome desk={desk} tongue={tongue} />
      <div class="acts" tabIndex={-1}>
        {table.showing === null ? <Acts {...props} /> : <ShowBar state={table} {...props} />}
      </div>
      {counted && <ScoreSheet sheet={scoreSheet(table.position, table.reader, tongue)} tongue={tongue} />}
      <Tools {...props} />
      <Drawers {...props} />
      <p class="visually-hidden" role="status">
        {chosenText(desk, tongue)}
      </p>
    </>
  );
}

/** What can be done now: the answer, the acts at the table, or once all is answered the way on. */
function Acts({ desk, tongue, dispatch }: DeskProps) {
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
      {closed && <Onward desk={desk} tongue={tongue} dispatch={dispatch} />}
      {back !== null && !closed && (
        <ul class="buttons">
          <Way gold word={back} tongue={tongue} onClick={() => dispatch({ type: back })} />
        </ul>
      )}
      {plays && table.position.phase === 'auction' && (
        <Bidding position={table.position} tongue={tongue} onTry={(action) => dispatch({ type: 'try', action })} />
      )}
      {plays && (
        <Offers
          state={table}
          tongue={tongue}
          dispatch={dispatch}
          offers={[...mergeOffers(table), ...offersFor(table)]}
        />
      )}
      <AnswerControls desk={desk} tongue={tongue} dispatch={dispatch} />
    </>
  );
}

/** Whether nobody can go on here: the deal is over, or the cards of who plays now are not shown. */
function isAtEnd({ position }: TableState): boolean {
  return position.phase === 'over' || isOutOfSight(position);
}

/** After the answer: the next question, what else would have been right, to play on from here, or to begin again. */
function Onward({ desk, tongue, dispatch }: Pick<DeskProps, 'desk' | 'tongue' | 'dispatch'>) {
  const { table, inquiry } = desk;
  const { place, questions } = inquiry;
  const question = askedQuestion(desk);
  const last = place + 1 >= questions.length;
  const ended = isAtEnd(table);
  const way = (word: WidgetWord, event: DeskEvent, gold = false) => (
    <Way word={word} gold={gold} tongue={tongue} onClick={() => dispatch(event)} />
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
      {last && <p class="hint">{tongue.text('allAsked')}</p>}
      {question?.kind === 'move' && <AlsoRight desk={desk} question={question} tongue={tongue} />}
    </>
  );
}

interface WayProps {
  readonly word: WidgetWord;
  readonly gold: boolean;
  readonly tongue: Tongue;
  readonly onClick: () => void;
}

/** A way on, as a button of a list. */
function Way({ word, gold, tongue, onClick }: WayProps) {
  return (
    <li>
      <button type="button" class={gold ? 'gold' : 'quiet'} onClick={onClick}>
        {tongue.text(word)}
      </button>
    </li>
  );
}

/** The chosen cards and their points, for those who hear the table. */
function chosenText({ table }: DeskState, tongue: Tongue): string {
  const cards = cardsWith(table, table.selected);
  if (cards.length === 0) return '';
  const points = pointsOfAll(table.position.ruleset.parameters, cards);
  return tongue.text('selected', { count: cards.length, points });
}
