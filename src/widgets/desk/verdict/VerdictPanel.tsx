import type { ComponentChildren } from 'preact';
import type { Action, ClauseAddress, Ground, Position, Reason, Verdict } from '../../../engine/index.ts';
import type { Slip } from '../../table/table-state.ts';
import { type Advice, adviceAfter } from '../../words/advice.ts';
import { CardWords, Phrase } from '../../words/CardWord.tsx';
import { ClauseLinks } from '../../words/ClauseLinks.tsx';
import { reasonText } from '../../words/reason-text.ts';
import type { Speech } from '../../words/speech.ts';

/** The clause that decides a verdict; undefined where none is named. */
export function decisiveClause(verdict: Verdict): ClauseAddress | undefined {
  return verdict.legal ? verdict.grounds[0]?.clauses[0] : verdict.reasons[0].clauses[0];
}

interface JudgedHeadProps {
  readonly verdict: Verdict;
  /** The word of the verdict where it is another than “allowed” or “not allowed”. */
  readonly mark?: ComponentChildren;
  readonly speech: Speech;
  readonly children?: ComponentChildren;
}

/** The first line of a verdict, which is seen however little room there is: the word with its sign, the decisive clause, and what was tried. */
export function JudgedHead({ verdict, mark, speech, children }: JudgedHeadProps) {
  const clause = decisiveClause(verdict);
  return (
    <p class="judged">
      {mark ?? <VerdictMark legal={verdict.legal} speech={speech} />}{' '}
      {clause !== undefined && <ClauseLinks clauses={[clause]} speech={speech} />} {children}
    </p>
  );
}

/** Clauses without the one that stands in the first line of the verdict already. */
function others(clauses: readonly ClauseAddress[], told: ClauseAddress | undefined): readonly ClauseAddress[] {
  return clauses.filter((clause) => clause !== told);
}

interface ReasonsProps {
  readonly reasons: readonly Reason[];
  readonly speech: Speech;
  /** A clause that has been named already. */
  readonly told?: ClauseAddress | undefined;
}

/** Every rule that a refused action breaks: the sentence, the cards meant, the clauses. */
export function Reasons({ reasons, speech, told }: ReasonsProps) {
  return (
    <ul class="findings">
      {reasons.map((reason) => (
        <li key={reason.code}>
          {reasonText(reason, speech)}{' '}
          {reason.values.cards !== undefined && reason.values.cards.length > 0 && (
            <CardWords cards={reason.values.cards} speech={speech} />
          )}{' '}
          <ClauseLinks clauses={others(reason.clauses, told)} speech={speech} />
        </li>
      ))}
    </ul>
  );
}

/** What a lawful action rests on. */
export function Grounds({ grounds, speech, told }: { grounds: readonly Ground[] } & Omit<ReasonsProps, 'reasons'>) {
  return (
    <ul class="findings">
      {grounds.map(({ code, clauses }) => (
        <li key={code}>
          {speech.fill(speech.words.grounds[code], {})} <ClauseLinks clauses={others(clauses, told)} speech={speech} />
        </li>
      ))}
    </ul>
  );
}

/** A verdict in words: allowed or not, why, and the clauses to follow. */
export function VerdictWords({ verdict, speech }: { verdict: Verdict; speech: Speech }) {
  return verdict.legal ? (
    <Grounds grounds={verdict.grounds} speech={speech} />
  ) : (
    <Reasons reasons={verdict.reasons} speech={speech} />
  );
}

interface JudgedWordsProps {
  /** Where it was tried. */
  readonly position: Position;
  readonly action: Action;
  readonly verdict: Verdict;
  readonly speech: Speech;
  /** Only the decisive one of the broken rules, where there is little room. */
  readonly decisive?: boolean;
}

/** The same of an act at a table below its first line, which names the decisive clause; and after a refusal what the reader can do now. */
export function JudgedWords({ position, action, verdict, speech, decisive = false }: JudgedWordsProps) {
  const told = decisiveClause(verdict);
  if (verdict.legal) return <Grounds grounds={verdict.grounds} speech={speech} told={told} />;
  const advice = adviceAfter(position, action, verdict.reasons);
  const words = advice !== null && <AdviceWords advice={advice} speech={speech} />;
  return (
    <>
      {advice?.first && words}
      <Reasons reasons={decisive ? verdict.reasons.slice(0, 1) : verdict.reasons} speech={speech} told={told} />
      {advice?.first === false && words}
    </>
  );
}

/** What the reader has probably meant, or can do now, with the cards that are meant. */
function AdviceWords({ advice: { word, count, cards }, speech }: { advice: Advice; speech: Speech }) {
  const fillings = {
    aside: speech.text('doAside'),
    ...(count === undefined ? {} : { count }),
    ...(cards === undefined ? {} : { cards }),
  };
  return (
    <p class="advice">
      <Phrase pieces={speech.pieces(word, fillings)} speech={speech} />
    </p>
  );
}

/** What the table says to a slip of the reader’s, with the clauses that tell how it is done. */
export function SlipWords({ slip, position, speech }: { slip: Slip; position: Position; speech: Speech }) {
  switch (slip.kind) {
    case 'several-discards':
      return (
        <p>
          <VerdictMark legal={false} speech={speech} /> {speech.text('oneDiscard')}{' '}
          <ClauseLinks clauses={position.ruleset.clausesOf('discard')} speech={speech} />
        </p>
      );
    case 'cards-for-pile':
      return <p>{speech.text('advicePileCards')}</p>;
  }
}

/** The word that stands before a verdict, with a sign so that colour never tells alone. */
export function VerdictMark({ legal, speech }: { legal: boolean; speech: Speech }) {
  return (
    <strong class={legal ? 'mark allowed' : 'mark refused'}>
      <span aria-hidden="true">{legal ? '✓' : '✕'}</span> {speech.text(legal ? 'allowed' : 'notAllowed')}
    </strong>
  );
}
