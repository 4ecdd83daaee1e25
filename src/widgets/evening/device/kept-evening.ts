import { fieldsIn } from '../../page/kept-text.ts';

/** Where the device keeps the evening. */
export const planPlace = 'score-evening';

/** A kept evening in short: enough for a link to it from pages that know nothing of its movements. */
export interface EveningInShort {
  /** The names of the pairs that have one. */
  readonly names: readonly string[];
  readonly isOver: boolean;
}

/** Reads a kept evening in short; null where nothing has been entered yet, or where it is none. */
export function eveningInShort(text: string): EveningInShort | null {
  const { names, points } = fieldsIn(text) ?? {};
  if (!Array.isArray(names) || !Array.isArray(points)) return null;
  const given = names
    .filter((name) => typeof name === 'string' && name.trim() !== '')
    .map((name) => String(name).trim());
  const entered: readonly unknown[] = points.flat(2);
  const isBegun = given.length > 0 || entered.some((each) => each !== null);
  return isBegun ? { names: given, isOver: entered.every((each) => each !== null) } : null;
}

/** Shows a link to the evening of the device, on a page that has a place for it: one that is over only where all that is kept is shown. */
export function showKeptEvening(): void {
  const place = document.querySelector<HTMLElement>('[data-kept-evening]');
  if (place === null) return;
  let text: string | null = null;
  try {
    // The page of the evening puts aside what cannot be read, and tells so.
    text = localStorage.getItem(planPlace);
  } catch {
    return;
  }
  const evening = text === null ? null : eveningInShort(text);
  if (evening === null || (evening.isOver && place.dataset.keptEvening !== 'all')) return;
  const told = place.querySelector('span');
  if (told !== null && evening.names.length > 0) told.textContent = `: ${evening.names.join(' · ')}`;
  place.hidden = false;
}
