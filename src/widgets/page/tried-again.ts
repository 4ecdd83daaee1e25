/** Starts something once more that could not be loaded: when its button is pressed, or as soon as there is a network again. */
export function whenTriedAgain(button: Element | null | undefined, start: () => void): void {
  const waiting = new AbortController();
  const again = () => {
    waiting.abort();
    start();
  };
  button?.addEventListener('click', again, { signal: waiting.signal });
  addEventListener('online', again, { signal: waiting.signal });
}
