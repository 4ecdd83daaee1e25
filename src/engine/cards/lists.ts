/** The item at an index that is known to exist; a missing one is a fault of the program, not of the input. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

const none: readonly never[] = [];

/** The items that pass a test; where none does, no new list is made. */
export function select<Item>(list: readonly Item[], test: (item: Item) => boolean): readonly Item[] {
  for (const item of list) if (test(item)) return list.filter(test);
  return none;
}
