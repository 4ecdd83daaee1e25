import type { Breach, Support, Verdict } from '../engine/index.ts';
import { CardWords } from './CardWord.tsx';
import { ClauseLinks } from './ClauseLinks.tsx';
import { reasonText } from './reason-text.ts';
import type { Tongue } from './tongue.ts';

/** Every rule that a refused action breaks: the sentence, the cards meant, the clauses. */
export function Breaches({ breaches, tongue }: { breaches: readonly Breach[]; tongue: Tongue }) {
  return (
    <ul class="findings">
      {breaches.map((breach) => (
        <li key={breach.reason}>
          {reasonText(breach, tongue)}{' '}
          {breach.values.cards !== undefined && breach.values.cards.length > 0 && (
            <CardWords cards={breach.values.cards} tongue={tongue} />
          )}{' '}
          <ClauseLinks clauses={breach.clauses} tongue={tongue} />
        </li>
      ))}
    </ul>
  );
}

/** What a lawful action rests on. */
export function Supports({ supports, tongue }: { supports: readonly Support[]; tongue: Tongue }) {
  return (
    <ul class="findings">
      {supports.map(({ ground, clauses }) => (
        <li key={ground}>
          {tongue.fill(tongue.words.grounds[ground], {})} <ClauseLinks clauses={clauses} tongue={tongue} />
        </li>
      ))}
    </ul>
  );
}

/** A verdict in words: allowed or not, why, and the clauses to follow. */
export function VerdictWords({ verdict, tongue }: { verdict: Verdict; tongue: Tongue }) {
  return verdict.legal ? (
    <Supports supports={verdict.supports} tongue={tongue} />
  ) : (
    <Breaches breaches={verdict.breaches} tongue={tongue} />
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
