import { type Action, type ClauseAddress, judge, legalActions, type Position } from '../../../engine/index.ts';
import { Phrase } from '../../words/CardWord.tsx';
import { ClauseLinks } from '../../words/ClauseLinks.tsx';
import type { Speech } from '../../words/speech.ts';
import { stepPieces } from '../../words/step-words.ts';
import { VerdictMark, VerdictWords } from '../verdict/VerdictPanel.tsx';

interface WhyDoneProps {
  /** What was done or tried last, and where; null where nothing was. */
  readonly act: { readonly before: Position; readonly action: Action } | null;
  /** The clauses that govern what comes next. */
  readonly now: readonly ClauseAddress[];
  readonly speech: Speech;
}

/** What “Why?” answers at a table where a deal goes on: what the last act rests on or was refused by, and which clauses govern the next. */
export function WhyDone({ act, now, speech }: WhyDoneProps) {
  const verdict = act === null ? null : judge(act.before, act.action);
  return (
    <>
      {act !== null && verdict !== null && (
        <>
          <p>
            <VerdictMark legal={verdict.legal} speech={speech} />{' '}
            <Phrase pieces={stepPieces(act.before, act.action, speech)} speech={speech} />
          </p>
          <VerdictWords verdict={verdict} speech={speech} />
        </>
      )}
      {now.length > 0 && (
        <p>
          {speech.text('whyText')} <ClauseLinks clauses={now} speech={speech} />
        </p>
      )}
    </>
  );
}

/** How many lawful acts are looked at for their kinds. */
const mostActs = 48;

/** The clauses by which each kind of act is lawful in a position, each clause once. */
export function clausesNow(position: Position): readonly ClauseAddress[] {
  const kinds = new Map(legalActions(position, mostActs).map((action) => [action.type, action]));
  return clausesOfLine(position, [...kinds.values()], false);
}

/** The clauses that acts rest on: done one after another, or each in the same position. */
export function clausesOfLine(start: Position, actions: readonly Action[], inTurn = true): readonly ClauseAddress[] {
  let position = start;
  const clauses = actions.flatMap((action) => {
    const verdict = judge(position, action);
    if (!verdict.legal) return verdict.reasons.flatMap((reason) => reason.clauses);
    if (inTurn) position = verdict.next;
    return verdict.grounds.flatMap((ground) => ground.clauses);
  });
  return [...new Set(clauses)];
}
