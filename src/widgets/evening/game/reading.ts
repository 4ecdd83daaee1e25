/** Where a text that was to be read is wrong, as a path of keys such as `deals.3.entry.sides.A`; empty for the whole. */
export class WrongPlace extends Error {
  readonly place: string;

  constructor(path: readonly (string | number)[]) {
    super(path.join('.'));
    this.place = path.join('.');
  }
}

/** Reads a value that came from outside: gives it as what it is, or throws a `WrongPlace`. */
export type Reader<Value> = (value: unknown, path: readonly (string | number)[]) => Value;

/** A text, no longer than so many signs. */
export function textOf(most: number): Reader<string> {
  return (value, path) => {
    if (typeof value !== 'string' || value.length > most) throw new WrongPlace(path);
    return value;
  };
}

/** A number, whole or not. */
export const number: Reader<number> = (value, path) => {
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > 1e7) throw new WrongPlace(path);
  return value;
};

/** Yes or no. */
export const flag: Reader<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new WrongPlace(path);
  return value;
};

/** Something that a test knows. */
export function known<Value>(test: (value: unknown) => value is Value): Reader<Value> {
  return (value, path) => {
    if (!test(value)) throw new WrongPlace(path);
    return value;
  };
}

/** One of some words. */
export function oneOf<Word extends string>(...words: readonly Word[]): Reader<Word> {
  return (value, path) => {
    const found = words.find((word) => word === value);
    if (found === undefined) throw new WrongPlace(path);
    return found;
  };
}

/** The same or null. */
export function orNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value, path) => (value === null ? null : read(value, path));
}

/** A list of so many items at most. */
export function listOf<Value>(read: Reader<Value>, most: number): Reader<readonly Value[]> {
  return (value, path) => {
    if (!Array.isArray(value) || value.length > most) throw new WrongPlace(path);
    return value.map((item, place) => read(item, [...path, place]));
  };
}

/** An object by its keys. */
export function fields(value: unknown, path: readonly (string | number)[]): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new WrongPlace(path);
  return new Map(Object.entries(value));
}

/** An object whose keys are some words and whose values are read alike; a key that is none of them is wrong. */
export function recordOf<Key extends string, Value>(
  isKey: (key: string) => key is Key,
  read: Reader<Value>,
): Reader<{ readonly [Word in Key]?: Value }> {
  return (value, path) => {
    const record: { [Word in Key]?: Value } = {};
    for (const [key, item] of fields(value, path)) {
      if (!isKey(key)) throw new WrongPlace([...path, key]);
      record[key] = read(item, [...path, key]);
    }
    return record;
  };
}
