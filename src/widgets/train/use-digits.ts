import { useLayoutEffect } from 'preact/hooks';

/** Calls with the place, from 0, whose digit is pressed, of so many; keys that are typed into a field or held with others are left alone. */
export function useDigits(count: number, onPlace: (place: number) => void): void {
  useKeys((key) => {
    const place = Number(key) - 1;
    if (!/^[1-9]$/.test(key) || place >= count) return false;
    onPlace(place);
    return true;
  });
}

/** Calls when Enter is pressed where nothing else hears it. */
export function useEnter(onEnter: () => void): void {
  useKeys((key) => {
    if (key !== 'Enter') return false;
    onEnter();
    return true;
  });
}

function useKeys(heard: (key: string) => boolean): void {
  // Before the next key can be pressed: whoever sees the question may answer it.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey, repeat } = event;
      if (ctrlKey || altKey || metaKey || repeat || event.defaultPrevented) return;
      if (target instanceof Element && target.matches('input, textarea, select, button, a, summary')) {
        if (key === 'Enter' || target.matches('input, textarea, select')) return;
      }
      if (heard(key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
