import { useEffect, useState } from 'preact/hooks';
import type { Deal } from '../../../learn/replay/deal-text.ts';
import type { Speech } from '../../words/speech.ts';
import { CopyButton } from './CopyButton.tsx';
import { ReportError } from './ReportError.tsx';

/** The deal with all its acts as one link: copied, or followed at once to see it played back. It is made when it may be wanted, beside the page. */
export function CopyDeal({ deal, speech }: { deal: Deal; speech: Speech }) {
  const [fragment, setFragment] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    import('../../table/deal-link.ts')
      .then(({ dealFragment }) => dealFragment(deal))
      .then((made) => wanted && setFragment(made))
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [deal]);
  if (fragment === null) return null;
  const path = `${speech.dealPath}#${fragment}`;
  return (
    <>
      <li>
        <CopyButton label={speech.text('dealLink')} address={() => new URL(path, location.href).href} speech={speech} />
      </li>
      <li>
        <a class="button quiet" href={path}>
          {speech.text('dealReplay')}
        </a>
      </li>
      <ReportError label={speech.text('reportError')} position={() => new URL(path, location.href).href} inList />
    </>
  );
}
