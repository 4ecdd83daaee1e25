import { CopyButton } from './CopyButton.tsx';
import type { DeskState } from './inquiry.ts';
import { linkTo } from './link.ts';
import type { Tongue } from './tongue.ts';

/** Copies the address of this very view: the page, the table, the position in compact notation, what is asked and what is chosen. */
export function CopyLink({ id, desk, tongue }: { id: string; desk: DeskState; tongue: Tongue }) {
  const address = () => {
    const here = new URL(location.href);
    here.search = linkTo(id, desk).toString();
    here.hash = id;
    return here.href;
  };
  return <CopyButton label={tongue.text('link')} address={address} tongue={tongue} />;
}
