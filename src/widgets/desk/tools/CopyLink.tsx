import type { DeskState } from '../../question/desk-state.ts';
import { linkTo } from '../../question/link.ts';
import type { Speech } from '../../words/speech.ts';
import { CopyButton } from './CopyButton.tsx';

/** Copies the address of this very view: the page, the table, the position in compact notation, what is asked and what is chosen. */
export function CopyLink({ id, desk, speech }: { id: string; desk: DeskState; speech: Speech }) {
  return <CopyButton label={speech.text('link')} address={() => addressOfView(id, desk)} speech={speech} />;
}

/** The address of a view of a table on this page. */
export function addressOfView(id: string, desk: DeskState): string {
  const here = new URL(location.href);
  here.search = linkTo(id, desk).toString();
  here.hash = id;
  return here.href;
}
