import type { ComponentChildren } from 'preact';

interface TickerProps {
  /** Tells one line from the next, which comes up in its place. */
  readonly number: number;
  /** What is touched for all that has happened; nothing opens where it is left out. */
  readonly onOpen?: () => void;
  readonly children: ComponentChildren;
}

/** The last thing that happened, in one line at the lower edge of the felt. */
export function Ticker({ number, onOpen, children }: TickerProps) {
  return (
    <div class="ticker">
      {onOpen === undefined ? (
        <p key={number}>{children}</p>
      ) : (
        <button type="button" key={number} onClick={onOpen}>
          {children}
        </button>
      )}
    </div>
  );
}
