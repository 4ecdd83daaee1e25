import { useState } from 'preact/hooks';
import type { Say } from '../say.ts';

/** Tells once that the device keeps nothing, and how the game is kept all the same. */
export function NotKept({ say }: { say: Say }) {
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <p class="problem no-print" role="alert">
      {say.text('notKept')}{' '}
      <button type="button" class="small" onClick={() => setRead(true)}>
        OK
      </button>
    </p>
  );
}
