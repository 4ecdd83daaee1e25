/** Points as a reader has typed them: a whole number, null where nothing is written, or `unreadable` for anything else, half a number among it. */
export type TypedResult = number | null | 'unreadable';

/** Reads the points of a meeting; a number may be written with spaces between its thousands and with either minus. */
export function typedResult(text: string): TypedResult {
  const typed = text.replace(/[−–]/g, '-').replace(/\s/g, '');
  if (typed === '') return null;
  return /^-?\d{1,6}$/.test(typed) ? Number(typed) : 'unreadable';
}

/** Points as a field shows them; empty where there are none. */
export function resultText(points: number | null): string {
  return points === null ? '' : String(points).replace('-', '−');
}
