import type { Ground, Reason, Verdict } from '../engine/index.ts';
import { CardWords } from './CardWord.tsx';
import { ClauseLinks } from './ClauseLinks.tsx';
import { reasonText } from './reason-text.ts';
import type { Tongue } from './tongue.ts';

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

/** The word that stands before a verdict, with a sign so that colour never tells alone. */
export function VerdictMark({ legal, tongue }: { legal: boolean; tongue: Tongue }) {
  return (
    <strong class={legal ? 'mark allowed' : 'mark refused'}>
      <span aria-hidden="true">{legal ? '✓' : '✕'}</span> {tongue.text(legal ? 'allowed' : 'notAllowed')}
    </strong>
  );
}
