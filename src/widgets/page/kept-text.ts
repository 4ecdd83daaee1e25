/** What the device remembers at a place: nothing, something, or a text that cannot be read. */
export interface KeptValue<Value> {
  readonly value: Value | null;
  readonly damaged: boolean;
}

/**
 * What the device remembers at a place, as `read` understands it; null is what it cannot. Such a text is put aside, where a next one
 * does not overwrite it, and told. A device that keeps nothing has nothing.
 */
export function readKept<Value>(place: string, read: (text: string) => Value | null): KeptValue<Value> {
  let text: string | null = null;
  try {
    text = localStorage.getItem(place);
  } catch {
    return { value: null, damaged: false };
  }
  if (text === null) return { value: null, damaged: false };
  const value = read(text);
  if (value !== null) return { value, damaged: false };
  putAside(place, text);
  return { value: null, damaged: true };
}

/** Remembers a text at a place; tells whether the device did. */
export function keepText(place: string, text: string): boolean {
  try {
    localStorage.setItem(place, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets what is remembered at a place; tells whether the device keeps anything at all. */
export function forgetText(place: string): boolean {
  try {
    localStorage.removeItem(place);
    return true;
  } catch {
    return false;
  }
}

/** Room for a game, in characters. */
const room = 4000;

/** Whether the device keeps anything more: storage may be switched off, or full. */
export function keepsAnything(): boolean {
  return keepText('room', ' '.repeat(room)) && forgetText('room');
}

function putAside(place: string, text: string): void {
  if (keepText(`${place}/damaged`, text)) forgetText(place);
}

/** The fields of the object that a text holds; null if it holds none. */
export function fieldsIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
