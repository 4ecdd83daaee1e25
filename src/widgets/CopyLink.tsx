import { useState } from 'preact/hooks';
import { writePosition } from '../engine/index.ts';
import type { TableState } from './state.ts';
import type { Tongue } from './tongue.ts';

/** Copies the address of this very position: the page, the table, and the position in compact notation. */
export function CopyLink({ id, state, tongue }: { id: string; state: TableState; tongue: Tongue }) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = () => {
    const address = new URL(location.href);
    address.search = new URLSearchParams({ table: id, position: writePosition(state.position) }).toString();
    address.hash = id;
    navigator.clipboard
      .writeText(address.href)
      .then(
        () => setOutcome('copied'),
        () => setOutcome('copyFailed'),
      )
      .finally(() => setTimeout(() => setOutcome(null), 2500));
  };
  return (
    <>
      <button type="button" onClick={copy}>
        {tongue.text(outcome ?? 'link')}
      </button>
      <span class="visually-hidden" role="status">
        {outcome === null ? '' : tongue.text(outcome)}
      </span>
    </>
  );
}
