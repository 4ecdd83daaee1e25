import { useMemo } from 'preact/hooks';
import type { ClauseAddress, Line } from '../../../engine/index.ts';
import { askedQuestion, type DeskEvent, type DeskState } from '../../question/desk-state.ts';
import { Hints } from '../../question/Hints.tsx';
import { dealAt } from '../../question/link.ts';
import { verdictOf } from '../../table/verdict-of.ts';
import { ClauseLinks } from '../../words/ClauseLinks.tsx';
import { freeWord } from '../../words/how-to-act.ts';
import { isOutOfSight } from '../../words/reader.ts';
import { StepWords } from '../../words/StepWords.tsx';
import type { Speech } from '../../words/speech.ts';
import { LegalSteps } from '../LegalSteps.tsx';
import { Merging } from '../Merging.tsx';
import { TableCards } from '../TableCards.tsx';
import { CopyDeal } from './CopyDeal.tsx';
import { CopyLink } from './CopyLink.tsx';
import { FullScreen } from './FullScreen.tsx';
import type { SheetName } from './tool-row.ts';

interface DrawersProps {
  readonly id: string;
  readonly desk: DeskState;
  readonly cases: readonly Line[];
  readonly about: readonly ClauseAddress[];
  readonly speech: Speech;
  readonly drawer: Exclude<SheetName, 'keys'>;
  readonly dispatch: (event: DeskEvent) => void;
}

/** What the sheet of a tool holds at the table of a scenario: help, cases to be shown, the clauses, or the rest. */
export function Drawers(props: DrawersProps) {
  switch (props.drawer) {
    case 'hint':
      return <Hints {...props} />;
    case 'show':
      return <Cases {...props} />;
    case 'why':
      return <Why {...props} />;
    case 'more':
      return <Rest {...props} />;
  }
}

/** The clauses that decide what is asked, or where nothing is asked those that the table is about. */
function Why({ desk, about, speech }: DrawersProps) {
  const question = askedQuestion(desk);
  return (
    <p>
      {speech.text(question === null ? 'whyText' : 'hintClauseText')}{' '}
      <ClauseLinks clauses={question?.clauses ?? about} speech={speech} />
    </p>
  );
}

/** The cases that can be shown, first what is allowed; while something is asked, only after a try. */
function Cases({ desk, cases, speech, dispatch }: DrawersProps) {
  const question = askedQuestion(desk);
  const early = question !== null && desk.inquiry.tries === 0 && !desk.inquiry.solved;
  if (early || cases.length === 0)
    return <p class="hint">{speech.text(question === null ? freeWord(desk.table.position) : 'hintAfterTry')}</p>;
  const refused = cases.filter((line) => verdictOf(line)?.legal === false);
  const list = (lines: readonly Line[], word: 'showCase' | 'refusedCases') =>
    lines.length > 0 && (
      <ul class="buttons" aria-label={speech.text(word)}>
        {lines.map((line, place) => (
          <li key={place}>
            <button type="button" class="quiet" onClick={() => dispatch({ type: 'show', line })}>
              <StepWords start={line.position} actions={line.actions} reader={desk.table.reader} speech={speech} />
            </button>
          </li>
        ))}
      </ul>
    );
  return (
    <>
      {list(
        cases.filter((line) => !refused.includes(line)),
        'showCase',
      )}
      {refused.length > 0 && <p class="hint">{speech.text('refusedCases')}</p>}
      {list(refused, 'refusedCases')}
    </>
  );
}

function Rest({ id, desk, speech, dispatch }: DrawersProps) {
  const { table, inquiry } = desk;
  const { position } = table;
  const deal = useMemo(() => dealAt(table), [table]);
  const played = position.phase === 'contract-opening' || position.phase === 'draw' || position.phase === 'play';
  return (
    <>
      <ul class="buttons">
        <li>
          <button type="button" onClick={() => dispatch({ type: 'reset' })}>
            {speech.text('reset')}
          </button>
        </li>
        <li>
          <CopyLink id={id} desk={desk} speech={speech} />
        </li>
        {deal.line.actions.length > 0 && <CopyDeal deal={deal} speech={speech} />}
        <FullScreen speech={speech} />
        {inquiry.questions.length > 0 && askedQuestion(desk) === null && (
          <li>
            <button type="button" onClick={() => dispatch({ type: 'ask', place: 0 })}>
              {speech.text('firstQuestion')}
            </button>
          </li>
        )}
      </ul>
      {played && position.current.asked === null && !isOutOfSight(position) && (
        <>
          <TableCards state={table} speech={speech} onToggle={(key) => dispatch({ type: 'toggle', key })} />
          <Merging state={table} speech={speech} onTry={(action) => dispatch({ type: 'try', action })} />
        </>
      )}
      {position.phase !== 'over' && !isOutOfSight(position) && (
        <LegalSteps state={table} speech={speech} onTry={(action) => dispatch({ type: 'try', action })} />
      )}
    </>
  );
}
