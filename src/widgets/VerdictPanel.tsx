import type { Action, Ground, Position, Reason, Verdict } from '../engine/index.ts';
import { CardWords } from './CardWord.tsx';
import { ClauseLinks } from './ClauseLinks.tsx';
import { reasonText } from './reason-text.ts';
import type { Slip } from './state.ts';
import type { Tongue } from './tongue.ts';
import { adviceAfter } from './what-now.ts';

/** Every rule that a refused action breaks: the sentence, the cards meant, the clauses. */
export function Reasons({ reasons, tongue }: { reasons: readonly Reason[]; tongue: Tongue }) {
  return (
    <ul class="findings">
      {reasons.map((reason) => (
        <li key={reason.code}>
          {reasonText(reason, tongue)}{' '}
          {reason.values.cards !== undefined && reason.values.cards.length > 0 && (
            <CardWords cards={reason.values.cards} tongue={tongue} />
          )}{' '}
          <ClauseLinks clauses={reason.clauses} tongue={tongue} />
        </li>
      ))}
    </ul>
  );
}

/** What a lawful action rests on. */
export function Grounds({ grounds, tongue }: { grounds: readonly Ground[]; tongue: Tongue }) {
  return (
    <ul class="findings">
      {grounds.map(({ code, clauses }) => (
        <li key={code}>
          {tongue.fill(tongue.words.grounds[code], {})} <ClauseLinks clauses={clauses} tongue={tongue} />
        </li>
      ))}
    </ul>
  );
}

/** A verdict in words: allowed or not, why, and the clauses to follow. */
export function VerdictWords({ verdict, tongue }: { verdict: Verdict; tongue: Tongue }) {
  return verdict.legal ? (
    <Grounds grounds={verdict.grounds} tongue={tongue} />
  ) : (
    <Reasons reasons={verdict.reasons} tongue={tongue} />
  );
}

interface JudgedWordsProps {
  readonly action: Action;
  readonly verdict: Verdict;
  readonly tongue: Tongue;
  /** Only the decisive one of the broken rules, where there is little room. */
  readonly decisive?: boolean;
}

/** The same of an act at a table, and after a refusal what the reader can do now. */
export function JudgedWords({ action, verdict, tongue, decisive = false }: JudgedWordsProps) {
  if (verdict.legal) return <VerdictWords verdict={verdict} tongue={tongue} />;
  const advice = adviceAfter(action, verdict.reasons);
  const words = advice !== null && <p class="advice">{tongue.text(advice.word, { aside: tongue.text('doAside') })}</p>;
  return (
    <>
      {advice?.first && words}
      <Reasons reasons={decisive ? verdict.reasons.slice(0, 1) : verdict.reasons} tongue={tongue} />
      {advice?.first === false && words}
    </>
  );
}

/** What the table says to a slip of the reader’s, with the clauses that tell how it is done. */
export function SlipWords({ slip, position, tongue }: { slip: Slip; position: Position; tongue: Tongue }) {
  switch (slip.kind) {
    case 'several-discards':
      return (
        <p>
          <VerdictMark legal={false} tongue={tongue} /> {tongue.text('oneDiscard')}{' '}
          <ClauseLinks clauses={position.ruleset.clausesOf('discard')} tongue={tongue} />
        </p>
      );
    case 'cards-for-pile':
      return <p>{tongue.text('advicePileCards')}</p>;
  }
}

/** The word that stands before a verdict, with a sign so that colour never tells alone. */
export function VerdictMark({ legal, tongue }: { legal: boolean; tongue: Tongue }) {
  return (
    <strong class={legal ? 'mark allowed' : 'mark refused'}>
      <span aria-hidden="true">{legal ? '✓' : '✕'}</span> {tongue.text(legal ? 'allowed' : 'notAllowed')}
    </strong>
  );
}
