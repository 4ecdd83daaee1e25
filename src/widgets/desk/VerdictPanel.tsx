import type { Action, Ground, Position, Reason, Verdict } from '../../engine/index.ts';
import type { Slip } from '../table/table-state.ts';
import { adviceAfter } from '../words/advice.ts';
import { CardWords } from '../words/CardWord.tsx';
import { ClauseLinks } from '../words/ClauseLinks.tsx';
import { reasonText } from '../words/reason-text.ts';
import type { Speech } from '../words/speech.ts';

/** Every rule that a refused action breaks: the sentence, the cards meant, the clauses. */
export function Reasons({ reasons, speech }: { reasons: readonly Reason[]; speech: Speech }) {
  return (
    <ul class="findings">
      {reasons.map((reason) => (
        <li key={reason.code}>
          {reasonText(reason, speech)}{' '}
          {reason.values.cards !== undefined && reason.values.cards.length > 0 && (
            <CardWords cards={reason.values.cards} speech={speech} />
          )}{' '}
          <ClauseLinks clauses={reason.clauses} speech={speech} />
        </li>
      ))}
    </ul>
  );
}

/** What a lawful action rests on. */
export function Grounds({ grounds, speech }: { grounds: readonly Ground[]; speech: Speech }) {
  return (
    <ul class="findings">
      {grounds.map(({ code, clauses }) => (
        <li key={code}>
          {speech.fill(speech.words.grounds[code], {})} <ClauseLinks clauses={clauses} speech={speech} />
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
  readonly action: Action;
  readonly verdict: Verdict;
  readonly speech: Speech;
  /** Only the decisive one of the broken rules, where there is little room. */
  readonly decisive?: boolean;
}

/** The same of an act at a table, and after a refusal what the reader can do now. */
export function JudgedWords({ action, verdict, speech, decisive = false }: JudgedWordsProps) {
  if (verdict.legal) return <VerdictWords verdict={verdict} speech={speech} />;
  const advice = adviceAfter(action, verdict.reasons);
  const words = advice !== null && <p class="advice">{speech.text(advice.word, { aside: speech.text('doAside') })}</p>;
  return (
    <>
      {advice?.first && words}
      <Reasons reasons={decisive ? verdict.reasons.slice(0, 1) : verdict.reasons} speech={speech} />
      {advice?.first === false && words}
    </>
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
