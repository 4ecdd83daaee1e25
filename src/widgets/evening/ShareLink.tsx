import { useState } from 'preact/hooks';

/** The texts with which a link is shared. */
export type ShareWord = 'copyLink' | 'copied' | 'copyThis' | 'qr' | 'qrName' | 'qrTooLong' | 'print';

interface ShareLinkProps {
  /** Makes the link when it is asked for. */
  readonly link: () => Promise<string>;
  readonly text: (word: ShareWord) => string;
}

type Told = {
  readonly said: string;
  readonly link?: string;
  readonly code?: { readonly size: number; readonly path: string };
};

/** Gives a link to take along: copied, or as a QR code for another phone; and prints what it leads to. */
export function ShareLink({ link: make, text }: ShareLinkProps) {
  const [told, setTold] = useState<Told | null>(null);
  const copy = async () => {
    const link = await make();
    try {
      await navigator.clipboard.writeText(link);
      setTold({ said: text('copied') });
    } catch {
      setTold({ said: text('copyThis'), link });
    }
  };
  const draw = async () => {
    const link = await make();
    try {
      const { qrCode } = await import('../page/qr-code.ts');
      setTold({ said: '', code: qrCode(link) });
    } catch {
      setTold({ said: text('qrTooLong'), link });
    }
  };
  return (
    <>
      <p class="buttons">
        <button type="button" onClick={() => void copy()}>
          {text('copyLink')}
        </button>
        <button type="button" onClick={() => void draw()}>
          {text('qr')}
        </button>
        <button type="button" onClick={() => print()}>
          {text('print')}
        </button>
      </p>
      <div role="status">
        {told !== null && told.said !== '' && <p class="hint-line">{told.said}</p>}
        {told?.link !== undefined && (
          <input
            class="link"
            type="text"
            readonly
            aria-label={text('copyThis')}
            value={told.link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        {told?.code !== undefined && (
          <svg class="qr" viewBox={`0 0 ${told.code.size} ${told.code.size}`} role="img" aria-label={text('qrName')}>
            <path d={told.code.path} stroke="#000" />
          </svg>
        )}
      </div>
    </>
  );
}
