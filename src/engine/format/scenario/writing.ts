import type { Path, ScenarioError } from './reading.ts';

/** Why a position or an action cannot be said in a scenario file, or would be read otherwise than it is. */
export interface WritingError {
  /** The key path in the file, such as `cases.0.do.2.add`. */
  readonly path: string;
  readonly code:
    | 'nameless'
    | 'reserved-name'
    | 'name-twice'
    | 'order-lost'
    | 'side-in-name'
    | 'mixed-names'
    | 'no-actions'
    | 'after-illegal'
    | 'no-words'
    | 'reads-otherwise'
    | ScenarioError['code'];
  /** What cannot be said, and why. */
  readonly detail: string;
}

/** What writing a file gathers: everything that the format cannot hold, with its place. */
export class Writing {
  readonly errors: WritingError[] = [];

  /** Notes what cannot be said at a path. */
  note(path: Path, code: WritingError['code'], detail: string): void {
    this.errors.push({ path: path.map(String).join('.'), code, detail });
  }

  /** Notes names that the keys of a map cannot hold, or not in this order. */
  checkKeys(names: readonly string[], path: Path): void {
    for (const name of new Set(names)) {
      const times = names.filter((other) => other === name).length;
      if (name === '') this.note(path, 'nameless', 'a key needs a name, and one is empty');
      // Readers of files pass this key over, since it means something else in the language they are written in.
      else if (name === '__proto__') this.note([...path, name], 'reserved-name', `“${name}” cannot be a key`);
      else if (times > 1) this.note([...path, name], 'name-twice', `“${name}” stands ${times} times`);
    }
    const keys = Object.keys(Object.fromEntries(names.map((name) => [name, name])));
    const moved = [...new Set(names)].find((name, place) => keys[place] !== name);
    if (moved !== undefined && !names.includes('__proto__'))
      this.note([...path, moved], 'order-lost', `keys that are whole numbers come first, so “${moved}” would move`);
  }
}

/** What there is to be written of a list or a map; nothing if it is empty. */
export function unlessEmpty<Value extends object>(value: Value): Value | undefined {
  return Object.keys(value).length === 0 ? undefined : value;
}
