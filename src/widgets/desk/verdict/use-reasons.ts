import { useEffect, useState } from 'preact/hooks';

type Reasons = typeof import('./Reasons.tsx');

let loaded: Reasons | null = null;
let loading: Promise<Reasons> | null = null;

function load(): Promise<Reasons> {
  loading ??= import('./Reasons.tsx');
  // What has failed is asked for again with the next touch.
  loading.then(
    (reasons) => (loaded = reasons),
    () => (loading = null),
  );
  return loading;
}

/**
 * What tells why an answer was wrong, and by what a way was worse: it is no need of whoever only looks at a table, and is fetched with the
 * first touch or key, before anything can be answered. Null until it has come.
 */
export function useReasons(): Reasons | null {
  const [reasons, setReasons] = useState(loaded);
  useEffect(() => {
    if (reasons !== null) return;
    const stop = new AbortController();
    const fetchReasons = () => {
      load().then(
        (found) => stop.signal.aborted || setReasons(found),
        () => undefined,
      );
    };
    for (const begun of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(begun, fetchReasons, { signal: stop.signal, passive: true });
    if (loading !== null) fetchReasons();
    return () => stop.abort();
  }, [reasons]);
  return reasons;
}
