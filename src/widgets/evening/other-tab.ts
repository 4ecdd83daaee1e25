import { useEffect, useState } from 'preact/hooks';

/** Whether something of the device is open in another tab too; and a way to say so when that tab has been noticed otherwise. */
export type OtherTab = readonly [isOpen: boolean, notice: () => void];

/**
 * Tells whether what is open under a name is open in another tab too, so that the later one is told. Who opens it asks, and whoever has it
 * open answers: `null` for something that only this tab has.
 */
export function useOtherTab(name: string | null): OtherTab {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    setOpen(false);
    if (name === null || typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel('score-sheets');
    channel.onmessage = ({ data }) => {
      if (data === `open ${name}`) channel.postMessage(`here ${name}`);
      if (data === `here ${name}`) setOpen(true);
    };
    channel.postMessage(`open ${name}`);
    return () => channel.close();
  }, [name]);
  return [isOpen, () => setOpen(true)];
}
