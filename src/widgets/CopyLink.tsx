import { useState } from 'preact/hooks';
import type { DeskState } from './inquiry.ts';
import { linkTo } from './link.ts';
import type { Tongue } from './tongue.ts';

/** Copies the address of this very view: the page, the table, the position in compact notation, what is asked and what is chosen. */
export function CopyLink({ id, desk, tongue }: { id: string; desk: DeskState; tongue: Tongue }) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = () => {
    const address = new URL(location.href);
    address.search = linkTo(id, desk).toString();
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
