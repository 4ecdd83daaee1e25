import type { RulingTold } from '../../table/table-state.ts';
import { ClauseLinks } from '../../words/ClauseLinks.tsx';
import type { Speech } from '../../words/speech.ts';

/** What a ruling that has been carried out at the table orders, with its clauses. */
export function Ruled({ ruling: { told, clauses }, speech }: { ruling: RulingTold; speech: Speech }) {
  return (
    <>
      <p class="judged">
        <strong>{speech.text('ruled')}</strong> <ClauseLinks clauses={clauses} speech={speech} />
      </p>
      <ol class="ruled-orders">
        {told.map((order) => (
          <li key={order}>{order}</li>
        ))}
      </ol>
    </>
  );
}
